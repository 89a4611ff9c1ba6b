"""How two games differ, at the command line."""

from pathlib import Path

import pytest

import fives
from fives.cli.commands import TellDifferences
from fives.cli.options import parse
from fives.render import words
from tests.cli.recorded import run
from tests.variants.installed import Installed, blitz


def test_what_is_asked_for() -> None:
    wanted = TellDifferences(fives.HORSE_RACE, fives.EXACT_61, "en")
    assert parse(["variants", "--diff", "horse-race", "exact-61"]) == wanted
    french = parse(["variants", "--lang", "fr", "--diff", "horse-race", "exact-61"])
    assert french == TellDifferences(fives.HORSE_RACE, fives.EXACT_61, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("games", [("horse-race", "exact-61"), ("bergen", "partnership")])
def test_it_prints_what_words_says_in_lines_of_a_terminal(
    games: tuple[str, str], lang: str
) -> None:
    status, out, err = run("variants", "--diff", *games, "--lang", lang)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) < 80
    told = words(fives.diff(*map(fives.variant, games)), lang)
    assert out.split() == told.replace("\N{NO-BREAK SPACE}", " ").split()


def test_the_same_game_twice() -> None:
    same = "There is no difference: both games called Draw are played by the same rules.\n"
    assert run("variants", "--diff", "draw", "draw") == (0, same, "")


def test_a_game_of_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install = Installed(tmp_path, monkeypatch)
    install("acme", {"acme:blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz("acme:blitz")})
    status, out, err = run("variants", "--diff", "draw", "acme:blitz")
    assert (status, err) == (0, "")
    assert "Blitz" in out.splitlines()[0]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("--diff draw", "expected 2 arguments"),
        ("--diff draw drw", "There is no variant 'drw'; did you mean draw?"),
        ("--diff chess draw", "There is no variant 'chess'; there are: all-fives,"),
        ("--diff horse-race card-race", "card-race is played with cards and has none of the rules"),
        ("--diff card-race card-race", "give two games of dominoes."),
        ("--diff draw bergen --lang de", "invalid choice: 'de'"),
        ("--lang fr", "--lang is for --diff GAME OTHER."),
        ("draw bergen", "unrecognized arguments: draw bergen"),
    ],
)
def test_a_wrong_word_is_told_what_would_be_right(asked: str, says: str) -> None:
    status, out, err = run("variants", *asked.split())
    assert (status, out) == (2, "")
    assert err.startswith("usage: fives")
    assert says in " ".join(err.split())
