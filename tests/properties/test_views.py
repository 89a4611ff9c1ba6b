"""A view holds what its seat may know, and nothing else."""

import pickle
from random import Random

import attrs
from hypothesis import assume, given, reject

import fives
from tests.properties.frozen import reachable
from tests.strategies import (
    EVERY_MOVE,
    At,
    ports_of,
    seeds,
    setup_of,
    share,
    states,
    steps,
    tables,
    turns,
)

RULES = frozenset({"variant", "spinners", "counting", "tile_set"})
"""The slots of a view and its layout that hold rules, which name the whole set of tiles."""


def hidden_from(state: fives.GameState, seat: int) -> set[fives.Tile]:
    """The tiles that a seat cannot see."""
    others = [tile for s, hand in enumerate(state.hands) if s != seat for tile in hand]
    return {*others, *state.boneyard}


def shuffled(state: fives.GameState, seat: int, rng: Random) -> fives.GameState | None:
    """A state that differs only in what a seat cannot know, or None when a try failed."""
    hidden = sorted(hidden_from(state, seat))
    rng.shuffle(hidden)
    hands = [
        list(hand) if s == seat else [hidden.pop() for _ in hand]
        for s, hand in enumerate(state.hands)
    ]
    bound = None
    if state.bound is not None and state.actor != seat and isinstance(state.actor, int):
        values = {port.value for port in state.layout.ports}
        fitting = [t for t in hands[state.actor] if {t.low, t.high} & values]
        if not fitting:
            return None
        bound = rng.choice(fitting)
    setup = setup_of(state, hands, bound=bound)
    return None if setup.problems else setup.state()


@given(states, seeds)
def test_views_are_alike_when_only_hidden_tiles_differ(state: fives.GameState, seed: int) -> None:
    rng = Random(seed)
    seat = rng.randrange(state.table.seats)
    tries = (shuffled(state, seat, rng) for _ in range(40))
    other = next((s for s in tries if s is not None), None)
    if other is None:
        reject()
    same = (state.hands, state.boneyard) == (other.hands, other.boneyard)
    assert (state == other) is same
    assert state.view(seat) == other.view(seat)
    # Both are built alike from here on: a pickle may keep the order in which tiles were laid.
    view, again = setup_of(state).state().view(seat), other.view(seat)
    assert view == again
    assert hash(view) == hash(again)
    assert repr(view) == repr(again)
    assert str(view) == str(again)
    assert view.legal_moves() == again.legal_moves()
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.dumps(view, protocol) == pickle.dumps(again, protocol)
    for field in attrs.fields(fives.View):
        assert getattr(view, field.name) == getattr(again, field.name)
    assert {view.refusal(move) for move in EVERY_MOVE} == {
        again.refusal(move) for move in EVERY_MOVE
    }
    for move in view.legal_moves():
        if isinstance(move, fives.Play):
            assert view.preview(move) == again.preview(move)


@given(states)
def test_no_hidden_tile_can_be_reached_from_a_view(state: fives.GameState) -> None:
    for seat in range(state.table.seats):
        view, hidden = state.view(seat), hidden_from(state, seat)
        found: set[fives.Tile] = set()
        for _, item in reachable(view, RULES):
            assert not isinstance(item, fives.GameState)
            if isinstance(item, fives.Tile):
                found.add(item)
            elif isinstance(item, fives.TileSet):
                found |= set(item)
        assert found & hidden == set()
        assert found == {*view.hand, *view.layout.tiles}
        for tile in hidden:
            assert str(tile) not in repr(view)


@given(states)
def test_a_view_says_what_is_open_to_all(state: fives.GameState) -> None:
    for seat in range(state.table.seats):
        view = state.view(seat)
        assert view.seat == seat
        assert view.hand == state.hands[seat]
        assert view.hand_sizes == tuple(len(hand) for hand in state.hands)
        assert view.boneyard_size == len(state.boneyard)
        assert view.layout == state.layout
        same = ("variant", "table", "actor", "phase", "scores", "opener", "drawable", "outcome")
        for name in (*same, "passes"):
            assert getattr(view, name) == getattr(state, name)
        assert view.bound == (state.bound if state.actor == seat else None)


@share(0.5)
@given(turns)
def test_the_view_of_the_seat_to_move_agrees_with_the_state(state: fives.GameState) -> None:
    for seat in range(state.table.seats):
        view = state.view(seat)
        if state.actor != seat:
            assert view.legal_moves() == ()
            assert all(view.refusal(move) is not None for move in EVERY_MOVE[::50])
            continue
        assert view.legal_moves() == state.legal_moves()
        for move in EVERY_MOVE:
            assert view.refusal(move) == state.refusal(move)


@given(turns)
def test_a_preview_says_what_the_play_then_does(state: fives.GameState) -> None:
    assert isinstance(state.actor, int)
    view = state.view(state.actor)
    plays = [move for move in state.legal_moves() if isinstance(move, fives.Play)]
    assume(plays)
    for play in plays:
        preview, step = view.preview(play), state.step(play)
        (played,) = [e for e in step.events if isinstance(e, fives.TilePlayed)]
        assert preview.total == played.total
        assert preview.parts == played.parts
        assert preview.points == played.points
        assert preview.hand_emptied is (len(view.hand) == 1)
        kept = [e.reasons for e in step.events if isinstance(e, fives.TurnKept)]
        ended = any(isinstance(e, fives.RoundEnded | fives.MatchEnded) for e in step.events)
        if not ended:
            assert preview.turn_kept == (kept[0] if kept else ())
        if preview.hand_emptied:
            assert preview.turn_kept == ()
            assert ended


@share(0.2)
@given(tables, seeds)
def test_events_show_a_seat_no_hidden_tile(at: At, seed: int) -> None:
    for step in steps(at, seed):
        shown = any(isinstance(event, fives.RoundEnded) for event in step.events)
        for event in step.events:
            for seat in range(at.seats):
                seen = event.seen_by(seat)
                found = {item for _, item in reachable(seen) if isinstance(item, fives.Tile)}
                if not shown:
                    before, after = hidden_from(step.before, seat), hidden_from(step.after, seat)
                    assert found & before & after == set()
                if isinstance(event, fives.TileDealt | fives.TileDrawn):
                    assert seen == (event if event.seat == seat else type(event)(event.seat, None))
                else:
                    assert seen is event


def test_a_view_is_no_state() -> None:
    view = fives.HORSE_RACE.start(seats=2).view(0)
    assert not isinstance(view, fives.GameState)
    for name in ("apply", "step", "hands", "boneyard"):
        assert not hasattr(view, name)
    assert ports_of(fives.Tile(5, 5))[0] == fives.Port(fives.Tile(5, 5), fives.Face.A)
