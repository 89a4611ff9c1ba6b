"""A person's match through the command, with answers from a script."""

import io
import re
from collections.abc import Iterator

import pytest

from fives.cli import main, texts

SEED = ["play", "horse-race", "--seed", "61"]


def play(monkeypatch: pytest.MonkeyPatch, answers: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    return main([*SEED, *words])


@pytest.mark.parametrize("words", [[], ["--seats", "3", "--as", "2"], ["--pairs", "--as", "1"]])
def test_a_match_from_start_to_end(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n" * 500, *words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert re.search(r"(You|[Ss]eats? \d).* won the match: target reached\.\n\Z", out)
    assert max(map(len, out.splitlines())) < 80
    for what in ("Dealt to you: [", "You played [", "You had nothing to place and drew ["):
        assert what in out


def test_the_same_answers_give_the_same_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screens = []
    for _ in range(2):
        assert play(monkeypatch, "1\n" * 500) == 0
        screens.append(capsys.readouterr().out)
    assert screens[0] == screens[1]


def test_answers_may_be_numbers_or_notation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "5-3@6-5.lo\n  1 \nquit\n") == 0
    out = capsys.readouterr().out
    assert "You played [3|5] on [5|6] lo: [5|6] 6 + [3|5] 3 = 9, no points." in out
    assert out.endswith(f"quit\n{texts.STOPPED}\n")


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("0", "There is no choice 0; give the number 1."),
        ("what", "Not understood: 'what'. Give the number 1, or a tile with its place, such as"),
        ("6-6@5-6.hi", "Seat 0 does not hold [6|6]"),
        ("3-5@5-6.hi", "(HR-10)"),
        ("draw", "(HR-17)"),
        ("pass", "(HR-17)"),
        ("lot 1", "not chance"),
    ],
)
def test_a_wrong_answer_is_told_why_and_asked_again(
    answer: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"{answer}\n1\nquit\n") == 0
    out = capsys.readouterr().out
    asked = out.split(texts.PROMPT)
    assert asked[1].startswith(f"{answer}\n")
    assert says in asked[1]
    assert asked[2].startswith("1\nYou played ")


def test_help_is_given_and_the_question_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "?\nhelp\nHelp\n1\nquit\n") == 0
    out = capsys.readouterr().out
    assert out.count(texts.HELP) == 3
    assert "You played" in out


@pytest.mark.parametrize("words", ["b, board", "?, help", "q, quit"])
def test_help_names_every_command(words: str) -> None:
    assert f"\n  {words} " in texts.HELP


@pytest.mark.parametrize("answer", ["q", "quit", "QUIT", "exit"])
def test_to_stop(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"{answer}\n") == 0
    assert capsys.readouterr().out.endswith(f"{texts.PROMPT}{answer}\n{texts.STOPPED}\n")


@pytest.mark.parametrize("answer", ["b", "board"])
def test_the_board_is_shown_again(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"{answer}\nq\n") == 0
    first, again, _ = capsys.readouterr().out.split(texts.PROMPT)
    shown = again.removeprefix(f"{answer}\n")
    assert "[5 | 6]" in shown
    assert "your hand  [" in shown
    assert first.endswith(f"{shown}{texts.HINT}\n")


@pytest.mark.parametrize("words", [[], ["--as", "1"]])
def test_the_sides_are_hinted_at_once_under_the_first_board(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n" * 20, *words) == 0
    before, after = capsys.readouterr().out.split(f"{texts.HINT}\n{texts.PROMPT}")
    assert before.count("\nends: ") == 1
    assert texts.HINT not in after


def test_enter_makes_the_only_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "\nquit\n") == 0
    assert capsys.readouterr().out.split(texts.PROMPT)[1].startswith("\nYou played ")


def test_enter_chooses_none_of_several(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "\nquit\n", "--as", "1") == 0
    out = capsys.readouterr().out
    assert out.split(texts.PROMPT)[1] == "\nGive a number from 1 to 7.\n"


def test_the_end_of_input_ends_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n") == 0
    assert capsys.readouterr().out.endswith(f"{texts.PROMPT}\n{texts.END_OF_INPUT}\n")


def test_two_matches_can_share_one_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"1\nquit\nquit\n")))
    assert main(SEED) == 0
    assert main(SEED) == 0
    assert capsys.readouterr().out.count(f"quit\n{texts.STOPPED}\n") == 2


def test_no_input_at_all_ends_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(SEED) == 0
    assert capsys.readouterr().out.endswith(f"\n{texts.END_OF_INPUT}\n")


def test_no_output_at_all_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert play(monkeypatch, "1\n") == 0


def test_ctrl_c_ends_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = answer_and_interrupt()
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(SEED) == 130
    assert capsys.readouterr().err == f"\n{texts.INTERRUPTED}\n"


def answer_and_interrupt() -> Iterator[str]:
    yield "1"
    raise KeyboardInterrupt
