"""Random matches to their end, with everything checked that holds whatever the rules are."""

import pickle
from collections.abc import Iterator, Sequence
from random import Random

from fives import (
    CHANCE,
    Draw,
    Event,
    GameState,
    Layout,
    MatchEnded,
    Move,
    Pass,
    Play,
    Points,
    RoundEnded,
    Ruled,
    RuleSet,
    TilePlayed,
    Transition,
    TurnKept,
    parse_move,
)


def match(
    rules: RuleSet, seats: int, pairs: bool, seed: int, most: int = 40_000
) -> list[Transition]:
    """Play a random match to its end and return its steps, every one of them checked.

    Whether moves, refusals and views agree is looked at in a third of the positions.
    """
    state = rules.start(seats, pairs)
    rng = Random(seed)
    steps: list[Transition] = []
    layout = rules.layout()
    while state.outcome is None:
        assert len(steps) < most, "the match does not come to its end"
        moves = state.legal_moves()
        if state.actor is not CHANCE and len(steps) % 3 == 0:
            check_moves(state, moves)
        step = state.step(rng.choice(moves))
        state = step.after
        layout = check_layout(step, layout)
        check_scores(step)
        check_turn(step)
        check_tiles(state)
        steps.append(step)
    assert state.legal_moves() == ()
    assert state.actor is None
    assert steps[-1].events[-1] == MatchEnded(state.outcome)
    assert sum(isinstance(event, MatchEnded) for event in events_of(steps)) == 1
    check_copies(steps)
    return steps


def dealt(rules: RuleSet, hands: Sequence[str], pairs: bool = False) -> Transition:
    """Deal these hands in the first round and return the last step of the deal."""
    state = rules.start(len(hands), pairs)
    deals = [parse_move(f"deal {tile}") for hand in hands for tile in hand.split()]
    for deal in deals[:-1]:
        state = state.apply(deal)
    return state.step(deals[-1])


def events_of(steps: Sequence[Transition]) -> Iterator[Event]:
    for step in steps:
        yield from step.events


def check_tiles(state: GameState) -> None:
    """Every tile lies in exactly one place."""
    places = [*state.hands, state.boneyard, state.layout.tiles]
    every = state.variant.dealing.tiles
    assert sum(map(len, places)) == len(every)
    assert {tile for place in places for tile in place} == set(every)


def check_layout(step: Transition, layout: Layout) -> Layout:
    """The layout is what its plays make of it, and its total what its ends add up to."""
    if isinstance(step.move, Play):
        layout = layout.place(step.move.tile, step.move.at)
        played = step.events[0]
        assert isinstance(played, TilePlayed)
        assert played.parts == layout.parts
        assert played.total == layout.total == sum(part.pips for part in layout.parts)
    now = step.after.layout
    if any(isinstance(event, RoundEnded) for event in step.events) and not step.after.outcome:
        assert len(now) == 0
        return now
    assert now == layout
    assert now.total == layout.total
    return now


def check_scores(step: Transition) -> None:
    """Scores follow from the rulings, and what a play earned is judged exactly once."""
    scores: list[int] = [*step.before.scores]
    judged: list[Points] = []
    for event in step.events:
        if not isinstance(event, Ruled):
            continue
        ruling = event.ruling
        if ruling.accepted:
            scores[ruling.event.side] += ruling.event.points
        assert ruling.after == scores[ruling.event.side]
        assert (ruling.after - ruling.before) == (ruling.event.points if ruling.accepted else 0)
        judged += [part.points for part in ruling.event.parts if part.reason == "play"]
    assert step.after.scores == tuple(scores)
    first = step.events[0] if step.events else None
    earned = [first.points] if isinstance(first, TilePlayed) and first.points else []
    assert judged == earned


def check_turn(step: Transition) -> None:
    """A placement or a pass hands the turn on to the next seat that holds tiles."""
    before, after = step.before, step.after
    if not isinstance(step.move, Play | Pass) or after.outcome is not None:
        return
    if any(isinstance(event, RoundEnded) for event in step.events):
        assert after.actor is CHANCE
        return
    seat = before.actor
    assert isinstance(seat, int)
    if not any(isinstance(event, TurnKept) for event in step.events):
        seat = before.table.after(seat)
        while not after.hands[seat]:
            seat = before.table.after(seat)
    assert after.actor == seat


def check_moves(state: GameState, moves: tuple[Move, ...]) -> None:
    """List and refusal agree; the seat's view knows as much; notation reads back."""
    seat = state.actor
    assert isinstance(seat, int)
    assert moves
    view = state.view(seat)
    assert view.legal_moves() == moves
    tried = {Play(tile) for tile in state.hands[seat]}
    tried |= {Play(tile, port) for tile in state.hands[seat] for port in state.layout.ports}
    for move in (Draw(), Pass(), *tried):
        assert (state.refusal(move) is None) is (move in moves), move
        assert (view.refusal(move) is None) is (move in moves), move
    for move in moves:
        assert parse_move(str(move)) == move
    if isinstance(moves[0], Play):
        preview = view.preview(moves[0])
        played = state.step(moves[0]).events[0]
        assert isinstance(played, TilePlayed)
        assert (preview.total, preview.points) == (played.total, played.points)
        assert preview.parts == played.parts


def check_copies(steps: Sequence[Transition]) -> None:
    """A state comes back from pickle with the same moves."""
    for step in steps[-200::40]:
        again = pickle.loads(pickle.dumps(step.before))
        assert again == step.before
        assert again.legal_moves() == step.before.legal_moves()
