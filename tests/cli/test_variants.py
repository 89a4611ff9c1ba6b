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
        "id                       version  title       tables",
        "horse-race               1        Horse Race  2 seats, 3 seats, 4 seats, 4 seats in pairs",
        "horse-race-to-a-hundred  12       Long        2 seats, 3 seats, 4 seats, 4 seats in pairs",
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
