"""A person's session of card races through the command, with answers from a script."""

import io
import re
import sys
from collections.abc import Iterator

import pytest

from fives.card_race import CardRace, RaceTransition
from fives.cli import main, race_texts, texts
from tests.cli.process import fives

SEED = ["play", "card-race", "--seed", "7", "--as", "2"]
CARD = re.compile(r"\b(?:10|[2-9]|[JQK])[SHDC]\b")


def play(monkeypatch: pytest.MonkeyPatch, answers: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    return main([*SEED, *words])


@pytest.mark.parametrize(
    "words",
    ["", "--seats 3", "--seats 10 --chips 2", "--chips 1", f"--seed {'9' * 18} --chips {10**9}"],
)
def test_a_session_from_start_to_end(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n" * 20, *words.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "won the session" in out
    assert "Seat 2, the bank" not in out
    assert "You, the bank, " in out
    assert max(map(len, out.splitlines())) < 80


@pytest.mark.parametrize(
    ("answer", "backed"),
    [
        ("1", "spades"),
        ("002", "hearts"),
        ("d", "diamonds"),
        ("Clubs", "clubs"),
        ("BACK h", "hearts"),
    ],
)
def test_answers_may_be_numbers_or_suits(
    answer: str, backed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"{answer}\nquit\n") == 0
    assert f"You backed {backed} with 1 chip at " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("0", "There is no choice 0; give a number from 1 to 4."),
        ("5", "There is no choice 5; give a number from 1 to 4."),
        ("", "Give a number from 1 to 4."),
        ("what", "Not understood: 'what'. Give a number from 1 to 4, or a suit, such as H"),
        ("back 7H", "Not understood: 'back 7H'."),
        ("back AS", "Not understood: 'back AS'."),
        ("x" * 5000, f"Not understood: '{'x' * 20}...'."),
        ("sit-out", "Seat 2 has a chip and can back spades or hearts or diamonds or clubs, so"),
        ("turn 10d", "Seat 2 is to choose now; cards are turned when all have chosen."),
        ("mark 7h", "Seat 2 is to choose now"),
    ],
)
def test_a_wrong_answer_is_told_why_and_asked_again(
    answer: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"{answer}\n1\nquit\n") == 0
    asked = capsys.readouterr().out.split(texts.PROMPT)
    assert asked[1].startswith(f"{answer}\n")
    assert says in asked[1]
    assert asked[2].startswith("1\nYou backed ")


@pytest.mark.rule("CR-07")
def test_a_bet_that_the_bank_could_not_pay_is_not_on_offer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "d\nquit\n", "--chips", "3", "--seed", "2") == 0
    out = capsys.readouterr().out
    shut = re.findall(r"The bank could not pay for one more bet on (.*)\.", out)
    assert shut
    assert f"back {shut[0][0].upper()} " not in out


def test_what_the_person_sees_before_choosing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "quit\n") == 0
    assert capsys.readouterr().out.endswith(
        "Seat 1 backed diamonds with 1 chip at 2:1.\n"
        "\n"
        "chips  seat 0, the bank: 20   seat 1: 19   you: 20   seat 3: 20\n"
        "every stake is 1 chip\n"
        "  1  back S   spades     5:1    8.5%\n"
        "  2  back H   hearts     2:1   35.9%\n"
        "  3  back D   diamonds   2:1   35.9%\n"
        "  4  back C   clubs      3:1   19.7%\n"
        f"{texts.PROMPT}quit\n{texts.STOPPED}\n"
    )


def test_help_and_board_are_given_and_the_question_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "?\nboard\nq\n") == 0
    _, helped, shown, _ = capsys.readouterr().out.split(texts.PROMPT)
    assert helped == f"?\n{race_texts.HELP}\n"
    assert max(map(len, race_texts.HELP.splitlines())) < 80
    for what in ("markers          10H   JS", "chance to win", "backed  diamonds by seat 1"):
        assert what in shown
    for each in ("b, board", "?, help", "q, quit"):
        assert f"\n  {each} " in race_texts.HELP


def test_the_end_of_input_ends_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n") == 0
    assert capsys.readouterr().out.endswith(f"{texts.PROMPT}\n{texts.END_OF_INPUT}\n")


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


def test_the_same_answers_give_the_same_screen_whatever_the_hash_seed() -> None:
    runs = [fives(*SEED, stdin="1\n" * 20, env={"PYTHONHASHSEED": hash_seed}) for hash_seed in "01"]
    assert {(run.returncode, run.stderr) for run in runs} == {(0, b"")}
    assert runs[0].stdout == runs[1].stdout


class Watched(io.StringIO):
    """An output that looks at every text as it is written: no card before it lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed: set[str] = set()
        self.leaks: list[str] = []
        self.shown = 0

    def moved(self, step: RaceTransition) -> None:
        seen = (*step.before.markers, *step.before.turned, *step.after.markers, *step.after.turned)
        self.allowed = {str(card) for card in seen} | {str(step.move).partition(" ")[2]}

    def write(self, text: str) -> int:
        cards = set(CARD.findall(text))
        self.shown += len(cards)
        if cards - self.allowed:
            self.leaks.append(text)
        return super().write(text)


@pytest.mark.rule("CR-05", "CR-08")
@pytest.mark.parametrize("words", ["--seats 3 --seed 37", "--seed 110"])
def test_no_card_is_shown_before_it_is_turned(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out, step = Watched(), CardRace.step

    def watch(state: CardRace, move: object) -> RaceTransition:
        transition = step(state, move)  # type: ignore[arg-type]
        out.moved(transition)
        return transition

    monkeypatch.setattr(CardRace, "step", watch)
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", out)
        assert main(["play", "card-race", "--as", "1", *words.split()]) == 0
    assert out.leaks == []
    assert out.shown > 80
