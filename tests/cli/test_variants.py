"""The list of games."""

import warnings

import attrs
import pytest

from fives import HORSE_RACE
from fives.cli import main, variants
from fives.cli.variants import rows


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    longer = attrs.evolve(HORSE_RACE, id="horse-race-to-a-hundred", version=12, title="Long")
    assert rows([HORSE_RACE, longer]) == [
        "id                       version  title       game of   seats",
        "horse-race               1        Horse Race  dominoes  2, 3, 4, 4 in pairs",
        "horse-race-to-a-hundred  12       Long        dominoes  2, 3, 4, 4 in pairs",
    ]


def test_all_games_are_listed_and_the_card_game_is_marked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["variants"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "id          version  title             game of   seats",
        "horse-race  1        Horse Race        dominoes  2, 3, 4, 4 in pairs",
        "exact-61    1        Exact 61 Five Up  dominoes  2, 3, 4 in pairs",
        "draw        1        Draw              dominoes  2, 3, 4",
        "card-race   1        Card Horse Race   cards     3 or more",
    ]


def test_a_broken_package_is_named_and_the_rest_is_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def some() -> tuple[object, ...]:
        warnings.warn("the entry point bones of acme is broken", stacklevel=2)
        return (HORSE_RACE,)

    monkeypatch.setattr(variants, "all_variants", some)
    assert main(["variants"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[1].startswith("horse-race ")
    assert err == "fives: left out: the entry point bones of acme is broken\n"
