"""What spectators and partners may know, as states and events tell it."""

import copy
import pickle

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives import card_race
from fives.match.public_view import PublicView
from fives.testing.reach import reachable
from tests.card_race.playing import states as race_states
from tests.records.matches import TABLES, match, viewers
from tests.strategies import states

RULES = frozenset({"variant", "spinners", "counting", "tile_set"})


def tiles_in(view: PublicView) -> set[fives.Tile]:
    found: set[fives.Tile] = set()
    for _, item in reachable(view, RULES):
        assert not isinstance(item, fives.GameState)
        if isinstance(item, fives.Tile):
            found.add(item)
        elif isinstance(item, fives.TileSet):
            found |= set(item)
    return found


@given(states)
def test_no_hidden_tile_can_be_reached(state: fives.GameState) -> None:
    public = state.public_view()
    assert tiles_in(public) == {*state.layout.tiles}
    assert public.hands == (None,) * state.table.seats
    assert public.seats == ()
    assert public.bound is None
    for side in state.table.sides:
        view = state.side_view(side)
        mine = [tile for seat in state.table.members(side) for tile in state.hands[seat]]
        assert tiles_in(view) == {*mine, *state.layout.tiles}
        assert view.seats == state.table.members(side)
        others = {*state.boneyard, *(tile for hand in state.hands for tile in hand)} - {*mine}
        assert not [tile for tile in others if str(tile) in repr(view) or repr(tile) in repr(view)]
        assert view.bound == (state.bound if state.actor in view.seats else None)


@given(states)
def test_it_says_what_is_open_to_all(state: fives.GameState) -> None:
    for view in (state.public_view(), *map(state.side_view, state.table.sides)):
        one = state.view(0)
        for field in attrs.fields(PublicView):
            if field.name not in ("hands", "bound"):
                assert getattr(view, field.name) == getattr(one, field.name)
        assert pickle.loads(pickle.dumps(view)) == view == copy.deepcopy(view)
        assert hash(view) == hash(copy.deepcopy(view))


def test_a_public_view_makes_no_move() -> None:
    view = fives.HORSE_RACE.start(seats=2).public_view()
    for name in ("apply", "step", "legal_moves", "boneyard", "hand", "seat"):
        assert not hasattr(view, name)


def test_a_side_must_sit() -> None:
    with pytest.raises(fives.InputError, match="There is no such side"):
        fives.HORSE_RACE.start(seats=4, pairs=True).side_view(2)


@pytest.mark.parametrize(("rules", "table"), TABLES[:10:3])
def test_events_are_seen_by_several_as_by_each(rules: fives.RuleSet, table: fives.Table) -> None:
    for transition in match(rules, table, 5, 150).transitions():
        for event in transition.events:
            for seats in viewers(table):
                seen = event.seen_by(*seats)
                if isinstance(event, fives.TileDealt | fives.TileDrawn):
                    shown = event.tile if event.seat in seats else None
                    assert seen == type(event)(event.seat, shown)
                else:
                    assert seen is event


def test_a_seat_is_a_whole_number() -> None:
    event = fives.TileDealt(fives.Seat(1), fives.Tile(5, 5))
    for other in (True, 1.0, "1", None):
        assert event.seen_by(other).tile is None  # type: ignore[arg-type]


@given(race_states())
def test_a_card_race_hides_nothing(state: card_race.CardRace) -> None:
    view = state.public_view()
    for name in ("race", "banker", "balances", "markers", "turned", "bets", "odds", "outcome"):
        assert getattr(view, name) == getattr(state, name)
    assert view == state.public_view()
    assert hash(view) == hash(state.public_view())
    assert view != state
    assert view != state.view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    assert not hasattr(view, "legal_moves")
    assert "PublicRaceView" in repr(view)


@given(race_states(), st.integers(0, 2))
def test_race_events_are_open(state: card_race.CardRace, seat: int) -> None:
    for move in state.legal_moves()[:1]:
        for event in state.step(move).events:
            assert event.seen_by() is event.seen_by(seat) is event.seen_by(0, 1) is event
