"""The list of games."""

from pathlib import Path

import attrs
import pytest

import fives
from fives.cli import main
from fives.cli.variants import rows
from tests.cli.recorded import run
from tests.variants.installed import Installed, blitz


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    return Installed(tmp_path, monkeypatch)


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    ours = fives.found_variants()[0]
    longer = attrs.evolve(fives.HORSE_RACE, id="horse-race-to-a-hundred", version=12, title="Long")
    theirs = fives.FoundVariant(longer.id, "acme-dominoes 1.2", longer)
    assert rows([ours, theirs]) == [
        "id                       version  title       game of   seats                from",
        "horse-race               1        Horse Race  dominoes  2, 3, 4, 4 in pairs  fives",
        "horse-race-to-a-hundred  12       Long        dominoes  2, 3, 4, 4 in pairs  "
        "acme-dominoes 1.2",
    ]


def test_a_table_is_told_without_a_comma_of_its_own() -> None:
    right = fives.Direction.COUNTER_CLOCKWISE
    tables = (fives.Table(3), fives.Table(4, direction=right), fives.Table(4, True, right))
    rules = attrs.evolve(fives.HORSE_RACE, tables=tables)
    seats = "3, 4 (counter-clockwise), 4 in pairs (counter-clockwise)"
    assert f"  {seats}  " in rows([fives.FoundVariant(rules.id, "acme 1", rules)])[1]


def test_all_games_are_listed_and_the_card_game_is_marked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["variants"]) == 0
    heading, *listed, cards = capsys.readouterr().out.splitlines()
    assert heading.split() == ["id", "version", "title", "game", "of", "seats", "from"]
    assert [line.split()[0] for line in listed] == [rules.id for rules in fives.all_variants()]
    assert all("  dominoes  " in line for line in listed)
    assert " ".join(cards.split()) == "card-race 1 Card Horse Race cards 3 or more fives"
    assert {line.split()[-1] for line in (*listed, cards)} == {"fives"}


def test_games_of_other_packages_are_listed_with_their_package(install: Installed) -> None:
    install(
        "acme-dominoes", {"acme:blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz("acme:blitz")}
    )
    status, out, err = run("variants")
    assert (status, err) == (0, "")
    *_, theirs, cards = out.splitlines()
    assert " ".join(theirs.split()) == "acme:blitz 1 Blitz dominoes 2, 3, 4 acme-dominoes 1.2"
    assert cards.startswith("card-race ")


def test_a_broken_package_is_named_and_the_rest_is_listed(install: Installed) -> None:
    whole = run("variants")[1]
    install("acme", {"broken": "acme_broken:BLITZ"}, {"acme_broken": "import sys; sys.exit(7)"})
    assert run("variants") == (
        0,
        whole,
        "fives: left out: variant.load(broken of acme 1.2) gave SystemExit: 7; "
        "a variant was expected.\n",
    )


def test_a_clash_is_told_once(install: Installed) -> None:
    install("zebra", {"blitz": "zebra_blitz:BLITZ"}, {"zebra_blitz": blitz()})
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    status, out, err = run("variants")
    assert status == 0
    assert "blitz" not in out
    assert err == (
        "fives: left out: variant.load(blitz) gave acme_blitz:BLITZ of acme 1.2 and "
        "zebra_blitz:BLITZ of zebra 1.2; one package that declares that name was expected.\n"
    )


def test_a_game_of_another_package_is_played(install: Installed) -> None:
    install("acme", {"acme:blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz("acme:blitz")})
    status, out, err = run("play", "acme:blitz", "--auto", "--seed", 61)
    assert (status, err) == (0, "")
    assert out.startswith("Blitz, 2 seats, seed 61")
