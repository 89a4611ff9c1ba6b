"""Hidden tiles.

| case | property of the API |
|---|---|
| a text of the game that shows all hands | no text of a view names a hidden tile |
| another seat's list of moves | a view lists moves for its own seat only |
| an observation without ends or with two hand sizes | it has what everybody sees, for every seat |
| an observation that play needs more than | the moves follow from the view alone |
| a view of the type of a state | its own type, which makes no move |
| a drawn tile told to everybody | "seat 1 drew one", and nothing else |
"""

import copy
import pickle

import pytest

import fives
from tests.api_cases.games import GAMES, TABLES, Seated, match, seat_to_move, steps

NAMES = [rules.id for rules in GAMES]


def hidden(state: fives.GameState, seat: int) -> set[fives.Tile]:
    others = [tile for n, hand in enumerate(state.hands) if n != seat for tile in hand]
    return {*others, *state.boneyard}


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_no_text_of_a_view_names_a_hidden_tile(seated: Seated) -> None:
    for state in match(seated, seed=12):
        for seat in range(seated.table.seats):
            view = state.view(seat)
            texts = [repr(view), str(view), f"{view}", format(view), repr(view.layout)]
            texts += map(str, view.legal_moves())
            for tile in hidden(state, seat):
                names = (str(tile), f"{tile.high}|{tile.low}", repr(tile))
                assert not [text for text in texts for name in names if name in text]


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_a_view_has_what_all_see_and_its_moves_follow_from_it(seated: Seated) -> None:
    """Also from a copy and from a pickle of it, which hold no state."""
    for number, state in enumerate(match(seated, seed=13)):
        mover = seat_to_move(state)
        for seat in range(seated.table.seats):
            view = state.view(seat)
            assert view.hand_sizes == tuple(map(len, state.hands))
            assert len(view.hand_sizes) == seated.table.seats
            assert (view.boneyard_size, view.drawable) == (len(state.boneyard), state.drawable)
            assert (view.layout, view.scores) == (state.layout, state.scores)
            assert (view.actor, view.passes, view.opener) == (
                state.actor,
                state.passes,
                state.opener,
            )
            if seat != mover:
                assert view.legal_moves() == ()
                assert view.bound is None
                continue
            assert view.legal_moves() == state.legal_moves()
            if number % 10 == 0:
                for again in (copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
                    assert again == view
                    assert again.legal_moves() == state.legal_moves()


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
def test_a_view_makes_no_move(rules: fives.RuleSet) -> None:
    view = rules.start(seats=2).view(0)
    assert type(view) is fives.View
    for name in ("apply", "step", "hands", "boneyard"):
        assert not hasattr(view, name)


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_a_view_of_another_drawn_tile_is_the_same(seated: Seated) -> None:
    """Whatever seat 1 draws, as long as the rules go on alike, the others see one thing."""
    hands = ("0-0", "0-1", "1-1", "0-2")[: seated.table.seats]
    state = fives.Setup(
        variant=seated.rules,
        seats=seated.table.seats,
        pairs=seated.table.pairs,
        hands=hands,
        layout="5-6",
        turn=1,
    ).state()
    state = state.apply(fives.Draw())
    seen: dict[int, set[fives.View]] = {seat: set() for seat in range(seated.table.seats)}
    events = set()
    for tile in ("2-2", "3-3", "2-4", "1-4"):
        step = state.step(fives.Drawn(fives.Tile.parse(tile)))
        (event,) = step.events
        for seat, views in seen.items():
            views.add(step.after.view(seat))
            events |= {event.seen_by(seat)} if seat != 1 else set()
    assert events == {fives.TileDrawn(fives.Seat(1), None)}
    assert {seat: len(views) for seat, views in seen.items()} == {
        seat: 4 if seat == 1 else 1 for seat in seen
    }


def test_in_draw_not_even_a_tile_that_fits_shows() -> None:
    """Elsewhere a drawn tile that fits has to be placed; in Draw the views are equal."""
    state = fives.Setup(
        variant=fives.DRAW, seats=3, hands=("0-0", "0-1", "1-1"), layout="5-6", turn=1
    ).state()
    state = state.apply(fives.Draw())
    after = [state.apply(fives.Drawn(fives.Tile.parse(tile))) for tile in ("2-2", "3-5")]
    for seat in (0, 2):
        assert after[0].view(seat) == after[1].view(seat)
    assert after[0].legal_moves() != after[1].legal_moves()


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_events_seen_by_a_seat_name_no_hidden_tile(seated: Seated) -> None:
    for step in steps(seated, seed=14):
        if any(isinstance(event, fives.RoundEnded) for event in step.events):
            continue
        for seat in range(seated.table.seats):
            unseen = hidden(step.before, seat) & hidden(step.after, seat)
            text = repr([event.seen_by(seat) for event in step.events])
            assert not [tile for tile in unseen if repr(tile) in text]
