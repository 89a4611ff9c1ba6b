"""What notebooks show: text, HTML that has an accessible name, and SVG."""

import pickle
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from fives import DOUBLE_SIX, HORSE_RACE, GameState, Setup, State, Tile, TileSet
from fives.records import Record
from fives.render.plain.text import text
from tests.cli.recorded import match, race

STATE = Setup(
    variant=HORSE_RACE, seats=2, hands=("2-5 3-5 0-1", "4-5 6-6"), layout="5-5 1-5@5-5.a"
).state()

SHOWN = {
    "tile": Tile(2, 5),
    "tiles": TileSet.parse("2-5 0-1"),
    "layout": STATE.layout,
    "state": STATE,
    "view": STATE.view(0),
    "public view": STATE.public_view(),
    "record": match(),
    "seen record": match().redacted(1),
    "race": race()[20],
    "race view": race()[20].view(1),
    "record of races": race(),
}


@pytest.mark.parametrize("what", SHOWN)
def test_values_show_themselves(what: str) -> None:
    value = SHOWN[what]
    bundle = value._repr_mimebundle_(include=None, exclude=None)  # type: ignore[attr-defined]
    assert sorted(bundle) == ["image/svg+xml", "text/html", "text/plain"]
    picture = ElementTree.fromstring(bundle["image/svg+xml"])
    figure = ElementTree.fromstring(bundle["text/html"])
    assert figure.tag == "figure"
    assert figure.get("role") == "group"
    assert figure.get("aria-label") == picture.findtext("{*}title")
    assert picture.findtext("{*}desc")
    assert bundle["text/plain"].strip()


def test_the_text_is_the_text_form() -> None:
    for what in ("layout", "view", "public view", "race"):
        value = SHOWN[what]
        bundle = value._repr_mimebundle_()  # type: ignore[attr-defined]
        assert bundle["text/plain"] == text(value)  # type: ignore[arg-type]
    plain = match()._repr_mimebundle_()["text/plain"]
    assert plain.startswith("Horse Race, 2 seats, 428 moves\n\n")


def named(bundle: dict[str, str]) -> set[Tile]:
    """The tiles that stand anywhere in what a notebook is given."""
    whole = " ".join(bundle.values())
    found = re.findall(r"\[(\d) ?\| ?(\d)\]", whole) + re.findall(r'data-tile="(\d)-(\d)"', whole)
    return {Tile(int(first), int(second)) for first, second in found}


def test_a_state_shows_public_facts_only() -> None:
    assert named(STATE._repr_mimebundle_()) == set(STATE.layout.tiles)
    assert named(STATE.public_view()._repr_mimebundle_()) == set(STATE.layout.tiles)
    own = set(STATE.hands[0])
    assert named(STATE.view(0)._repr_mimebundle_()) == set(STATE.layout.tiles) | own
    dealt = Record.of(HORSE_RACE.start(seats=2))
    while dealt.state.phase.name in ("LOT", "DEALING"):
        dealt = dealt.play(dealt.state.legal_moves()[0])
    assert named(dealt._repr_mimebundle_()) == set()
    assert named(dealt.redacted(1)._repr_mimebundle_()) == set(dealt.state.hands[1])


def test_a_record_of_another_game_shows_its_repr() -> None:
    class Counting:
        """A game in which somebody counts."""

        outcome = None

        def apply(self, move: object) -> "Counting":
            return self

    record: Record[State[object], object] = Record.of(Counting())  # type: ignore[call-overload]
    assert record._repr_mimebundle_() == {"text/plain": repr(record)}


def test_nothing_else_about_the_values_changes() -> None:
    for value in SHOWN.values():
        value._repr_mimebundle_()  # type: ignore[attr-defined]
        assert pickle.loads(pickle.dumps(value)) == value
    assert len(DOUBLE_SIX) == 28
    assert "_repr_mimebundle_" not in GameState.__slots__  # type: ignore[attr-defined]


def test_pictures_are_loaded_when_a_notebook_asks() -> None:
    program = (
        "import sys, fives; from fives.records import Record\n"
        "record = Record.of(fives.HORSE_RACE.start(seats=2))\n"
        "before = 'fives.render.pages.notebook' in sys.modules\n"
        "fives.Tile(2, 5)._repr_mimebundle_()\n"
        "print(before, 'fives.render.pages.notebook' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "True"]
