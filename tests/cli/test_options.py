"""The command line: what it takes, and what it says of anything else."""

from pathlib import Path

import pytest

from fives.cli import main
from fives.cli.commands import Check, Explain, ListVariants, PlayMatch, PlayRace, Replay
from fives.cli.options import parse
from tests.variants.installed import Installed


@pytest.mark.parametrize(
    ("words", "table", "seat"),
    [
        ("", "2 seats", 0),
        ("--seats 3 --as 2", "3 seats", 2),
        ("--seats 4", "4 seats", 0),
        ("--pairs", "4 seats in pairs", 0),
        ("--seats 4 --pairs --as 3", "4 seats in pairs", 3),
        ("--auto", "2 seats", None),
    ],
)
def test_tables_and_seats(words: str, table: str, seat: int | None) -> None:
    command = parse(["play", "horse-race", *words.split()])
    assert isinstance(command, PlayMatch)
    assert (str(command.table), command.seat) == (table, seat)


@pytest.mark.parametrize(
    ("words", "seats", "chips", "seat"),
    [
        ("", 4, 20, 0),
        ("--seats 3 --as 2", 3, 20, 2),
        ("--seats 10 --chips 2 --auto", 10, 2, None),
    ],
)
def test_the_terms_of_a_card_race(words: str, seats: int, chips: int, seat: int | None) -> None:
    command = parse(["play", "card-race", *words.split()])
    assert isinstance(command, PlayRace)
    assert (command.terms.seats, command.terms.chips, command.seat) == (seats, chips, seat)


def test_a_seed_may_be_as_small_as_0() -> None:
    command = parse(["play", "horse-race", "--seed", "0"])
    assert isinstance(command, PlayMatch)
    assert command.seed == 0


def test_variants_is_a_command() -> None:
    assert parse(["variants"]) == ListVariants()


def test_what_is_asked_of_records() -> None:
    assert parse(["replay", "a.fives"]) == Replay("a.fives", None, None, None)
    words = "replay --seat 2 --to 37 - --number 3"
    assert parse(words.split()) == Replay("-", 2, 37, 3)
    assert parse(["check", "a", "-", "b"]) == Check(("a", "-", "b"))
    for words in (
        "explain a --at 37 back H",
        "explain --at 37 a back H",
        "explain a back H --at 37",
    ):
        assert parse(words.split()) == Explain("a", 37, "back H", None)
    assert parse(["explain", "a", "draw", "--number", "2"]) == Explain("a", None, "draw", 2)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("replay", "FILE"),
        ("replay a b", "unrecognized arguments: b"),
        ("replay a --to -1", "--to"),
        ("replay a --to x", "'x' is not a whole number"),
        ("replay a --seat 1.5", "'1.5' is not a whole number"),
        ("check", "FILE"),
        ("check a --number 1", "unrecognized arguments: --number"),
        ("explain a", "MOVE"),
        ("explain a --at 3", "MOVE"),
        ("explain a --at many draw", "'many' is not a whole number"),
        ("play horse-race --seats 5", "it is at 2 seats, 3 seats, 4 seats, 4 seats in pairs"),
        ("play horse-race --seats 0", "it is at 2 seats, 3 seats, 4 seats, 4 seats in pairs"),
        ("play horse-race --seats 3 --pairs", "not played at 3 seats in pairs; it is at 2"),
        ("play horse-race --seats two", "'two' is not a whole number"),
        ("play horse-race --seats -2", "--seats"),
        ("play horse-race --as 7", "Seat 7 is not at this table; its seats are 0 to 1"),
        ("play horse-race --pairs --as 4", "its seats are 0 to 3"),
        ("play horse-race --as 0 --auto", "not allowed with argument"),
        ("play horse-race --seed 1.5", "'1.5' is not a whole number"),
        ("play horse-race --seed ٣", "is not a whole number"),
        ("play horse-race --seed 1234567890123456789", "at most 18 digits"),
        (f"play horse-race --seed {'9' * 50}", f"'{'9' * 20}...' is not a whole number"),
        (
            "play chess",
            "There is no variant 'chess'; there are: all-fives, all-threes, bergen, block, "
            "bones-150, card-race, draw, exact-61, five-up, fives-and-threes, horse-race, "
            "merry-go-round, muggins, partnership, seven-rocks, seven-toed-pete, sniff.",
        ),
        ("play Horse-Race", "There is no variant 'Horse-Race'; did you mean horse-race?"),
        ("play horserace", "did you mean horse-race?"),
        (f"play horse-race{'e' * 50}", "there are: all-fives, all-threes, bergen,"),
        ("play cardrace", "did you mean card-race?"),
        ("play exact61", "did you mean exact-61?"),
        ("play Draw", "did you mean draw?"),
        ("play exact-61 --seats 4", "it is at 2 seats, 3 seats, 4 seats in pairs"),
        ("play draw --pairs", "Draw is not played at 4 seats in pairs"),
        ("play draw --chips 5", "Draw is played without chips; leave out --chips"),
        ("play horse-race --chips 5", "which is for card-race"),
        ("play card-race --pairs", "the card race has no partners"),
        ("play card-race --seats 2", "at least 3, not 2"),
        ("play card-race --seats 1001", "at most 1000, not 1001"),
        ("play card-race --chips 0", "at least 1, not 0"),
        ("play card-race --chips 1.5", "'1.5' is not a whole number"),
        ("play card-race --chips 99999999999", "at most"),
        ("play card-race --as 4", "its seats are 0 to 3"),
        ("play", "variant"),
        ("plya", "variants"),
        ("play horse-race --se 1", "unrecognized arguments: --se 1"),
    ],
)
def test_a_wrong_word_is_told_what_would_be_right(
    words: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("usage: fives")
    assert says in err


def test_a_broken_package_is_answered_like_a_wrong_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Installed(tmp_path, monkeypatch)("acme", {"broken": "no_such_package_anywhere:RULES"}, {})
    for words, says in (
        ("play broken --auto", "no_such_package_anywhere"),
        ("play brokn --auto", "did you mean broken? There are: all-fives,"),
        ("play Horse-Race", "did you mean horse-race?"),
    ):
        assert main(words.split()) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("usage: fives play")
        assert "fives play: error: " in err
        assert says in err


def test_version_and_help_end_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("fives 0.")
    commands = ("variants", "play", "replay", "check", "explain")
    for words in ([], ["--help"], *([command, "--help"] for command in commands)):
        assert main(words) == 0
        out, err = capsys.readouterr()
        assert out.startswith("usage: fives")
        assert err == ""
