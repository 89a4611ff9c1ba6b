"""The script that plays many matches."""

import attrs
import pytest

import fives
from tests import many_matches
from tests.testing.broken_policies import FavoursSeatZero


def test_it_plays_and_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert many_matches.main(["--checked", "1", "--cheap", "1", "draw"]) == 0
    output = capsys.readouterr()
    tables = len(fives.variant("draw").tables)
    assert output.out.count("no fault") == 2 * tables + 1
    assert output.out.splitlines()[-1].startswith(f"{2 * tables} matches, ")
    assert "draw at 2 seats, quick: 1 of 1 matches" in output.err


def test_a_fault_makes_it_fail(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = attrs.evolve(fives.HORSE_RACE, tables=(fives.Table(2),), settlement=FavoursSeatZero())
    monkeypatch.setattr(fives, "all_variants", lambda: (bad,))
    assert many_matches.main(["--checked", "1", "--cheap", "0", "horse-race"]) == 1
    output = capsys.readouterr().out
    assert "seats, horse-race at 2 seats, seed 0" in output
    assert "FAULTS" in output


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"There is no game 'chess'; .*, card-race\."):
        many_matches.main(["chess"])


def test_the_card_race_has_its_tables() -> None:
    assert [where for where, _ in many_matches.games(["card-race"])] == [
        "card-race at 3 seats, 1 chip",
        "card-race at 4 seats, 20 chips",
        "card-race at 4 seats, 1,000 chips",
        "card-race at 10 seats, 2 chips",
    ]
