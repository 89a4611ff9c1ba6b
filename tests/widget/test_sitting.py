"""Sitting at a table, without a browser and without the package that draws it."""

import json
import re
import sys
from random import Random

import pytest

from fives import (
    DRAW,
    EXACT_61,
    HORSE_RACE,
    GameState,
    InputError,
    RoundEnded,
    RuleSet,
    Setup,
    TileSet,
)
from fives.render.wording.languages import language
from fives.sim.agents import random_agent
from fives.widget import MissingPackageError, table
from fives.widget.scene import Scene, scene
from fives.widget.sitting import Sitting, sat_down

TILE = re.compile(r"\[(\d)\|(\d)\]|\b(\d)-(\d)\b")


def sitting(state: GameState, seat: int = 0, seed: int = 61) -> Sitting:
    return sat_down(state, state.table.seat(seat), Random(seed), random_agent)


def choices(shown: Scene) -> list[str]:
    """The moves that the browser may choose from."""
    plays = [play["move"] for held in shown["hand"] for play in held["plays"]]
    return plays + [choice["move"] for choice in shown["moves"]]


@pytest.mark.parametrize("rules", [HORSE_RACE, EXACT_61, DRAW])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_is_played_to_its_end(rules: RuleSet, seat: int) -> None:
    at, rng = sitting(rules.start(seats=2), seat), Random(1)
    turns = 0
    while at.record.outcome is None:
        assert at.record.state.actor == seat
        legal = at.view.legal_moves()
        if turns % 8 == 0:
            assert sorted(choices(scene(at, language("en")))) == sorted(map(str, legal))
        at, turns = at.moved(rng.choice(legal)), turns + 1
    assert turns > 5
    assert scene(at, language("fr"))["ask"] == "La partie est terminée."
    assert choices(scene(at, language("fr"))) == []
    assert list(at.record)[-1] == at.record.state


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (sitting(HORSE_RACE.start(seats=4, pairs=True)) for _ in range(2))
    assert first.record == second.record
    assert sitting(HORSE_RACE.start(seats=4, pairs=True), seed=62).record != first.record


def test_what_happened_since_the_last_move_is_told_as_the_seat_saw_it() -> None:
    setup = Setup(variant=HORSE_RACE, seats=2, hands=("2-5 0-1", "4-5 6-6"), layout="5-5")
    at = sitting(setup.state())
    assert at.events == ()
    at = at.moved(at.view.legal_moves()[0])
    words = [line.replace("\N{NO-BREAK SPACE}", " ") for line in scene(at, language("en"))["words"]]
    assert words == [
        "You played [2|5] on [5|5] a: [5|5] 10 + [2|5] 2 = 12, no points.",
        "Seat 1 played [4|5] on [5|5] b: [2|5] 2 + [4|5] 4 = 6, no points.",
        *words[2:],
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_hidden_tile_reaches_the_browser(lang: str) -> None:
    at, rng = sitting(HORSE_RACE.start(seats=4, pairs=True), 1), Random(2)
    hidden = 0
    while at.record.outcome is None:
        state, view = at.record.state, at.view
        shown = set(view.hand) | set(view.layout.tiles)
        for event in at.events:  # what was laid and counted since, in rounds that are over
            if isinstance(event, RoundEnded):
                shown |= {tile for hand in event.hands for tile in hand} | {*event.layout.tiles}
            shown |= {tile for tile in [getattr(event, "tile", None)] if tile is not None}
            shown |= {part.tile for part in getattr(event, "parts", ())}
        hidden += len(TileSet(tile for hand in state.hands for tile in hand) - shown)
        text = json.dumps(scene(at, language(lang)))
        named = {tuple(map(int, filter(None, found))) for found in TILE.findall(text)}
        assert named <= {(tile.low, tile.high) for tile in shown}
        at = at.moved(rng.choice(view.legal_moves()))
    assert hidden > 100


def test_without_the_package_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "fives.widget.element", raising=False)
    with pytest.raises(MissingPackageError, match=r"install fives\[notebook\]") as caught:
        table(HORSE_RACE.start(seats=2))
    assert isinstance(caught.value, ImportError)


def test_what_is_no_table_is_refused() -> None:
    state = HORSE_RACE.start(seats=2)
    with pytest.raises(InputError, match="A table shows a GameState, not a RuleSet"):
        table(HORSE_RACE)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="Seat 2 is not at this table"):
        table(state, 2)
    with pytest.raises(InputError, match=r"Chance needs a random\.Random, not an int"):
        table(state, rng=61)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="There is a language for en and fr, not for 'de'"):
        table(state, lang="de")
