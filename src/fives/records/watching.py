"""Following a match by what some seats see, the rules deciding the rest.

The engine is asked at every move with hands that agree with all that was seen up to then;
which of the hidden tiles lie in which hidden hand is made up anew for each move, so that
the move can be made and ends the round exactly if it did. Nothing of what was made up is
told: views and events leave out hidden tiles, and counts are made with the revealed hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, final

import attrs

from fives.core.errors import IllegalMoveError, InputError, kind_of
from fives.core.table import Table
from fives.core.units import Seat
from fives.dominoes.tileset import TileSet, bits_of, set_of
from fives.match.draft import draft_of
from fives.match.events import Event, Redealt, TileDealt
from fives.match.moment import moment_of
from fives.match.moves import Deal, Draw, Drawn, Move, Pass, Play
from fives.match.phase import DEALING, DRAWING, LOT, PLACING, TURN
from fives.match.refusals import illegal
from fives.match.ruleset import RuleSet
from fives.match.state import GameState, begun, sealed
from fives.policies.opening import Lead
from fives.records.guessing import guesses
from fives.records.results import RoundSummary, may_end, round_summary
from fives.records.unseen import Unseen

Revealed: TypeAlias = tuple[int, tuple[TileSet, ...]]
"""After how many moves a count was made, and the hands that it revealed."""


@final
@attrs.frozen(weakref_slot=False)
class Watched:
    """A moment of a match that is watched.

    Attributes:
        before: A state that agrees with all that was seen before the move; its hidden tiles
            are made up.
        move: The move made in it.
        state: The state after it.
        turn: The seat whose move or tile it was; None for a lot.
        result: How a round ended with the move, or None.
        opened: Whether the hands decided with it who opens, which only they know.
    """

    before: GameState
    move: Move
    state: GameState
    turn: Seat | None
    result: RoundSummary | None = None
    opened: bool = False

    def events(self, seats: tuple[Seat, ...]) -> Iterator[Event]:
        """Yield what the move did as some seats saw it, which holds nothing made up."""
        if self.opened:
            assert isinstance(self.move, Deal)
            assert self.turn is not None
            yield TileDealt(self.turn, self.move.tile).seen_by(*seats)
            if self.state._moment.opener < 0:
                yield Redealt()
            return
        for event in self.before.step(self.move).events:
            yield event.seen_by(*seats)


def watch(
    rules: RuleSet,
    table: Table,
    seats: tuple[Seat, ...],
    moves: Sequence[Move | Unseen],
    revealed: Sequence[Revealed],
    leads: Sequence[tuple[int, Lead | None]],
) -> Iterator[Watched]:
    """Yield the moments of a match after each of its moves, as they were seen.

    Raises:
        IllegalMoveError: When a move could not be made, whatever is hidden.
        InputError: When hands or leads do not belong where they stand.
    """
    shown, opened = dict(_pairs(revealed, "hands")), dict(_pairs(leads, "a lead"))
    state, number = begun(rules, table), 1
    for after, move in enumerate(moves, start=1):
        hands = shown.pop(after, None)
        watched = follow(state, seats, move, hands, opened.pop(after, NOTHING), (number, after))
        yield watched
        number += watched.result is not None
        state = watched.state
    if shown or opened:
        raise _wrong("Hands and leads stand after moves of the record, and in order.")


def _pairs(given: Sequence[object], what: str) -> Iterator[tuple[int, object]]:
    last = 0
    for pair in given:
        if type(pair) is not tuple or len(pair) != 2 or type(pair[0]) is not int:
            raise _wrong(f"A number of moves and {what} were expected, not {kind_of(pair)}.")
        if pair[0] <= last:
            raise _wrong("Hands and leads stand after moves of the record, and in order.")
        last = pair[0]
        yield pair


class Nothing:
    """That nothing is said of a lead, which may be None."""


NOTHING = Nothing()


def follow(
    state: GameState,
    seats: tuple[Seat, ...],
    move: Move | Unseen,
    hands: object,
    lead: object,
    place: tuple[int, int],
) -> Watched:
    """Return the moment after a move.

    Args:
        state: A state that agrees with all that was seen before.
        seats: Who watches.
        move: The move as seen.
        hands: The hands that it revealed, or None.
        lead: What the hands decided with it, or `NOTHING`.
        place: The number of the round, and of the move.
    """
    phase, turn = state._moment.phase, state._moment.turn
    hidden = turn not in seats
    gives = phase in (DEALING, DRAWING)
    if gives and isinstance(move, Unseen if not hidden else Deal | Drawn):
        whose = "is not seen by those who watch" if hidden else "is seen by those who watch"
        raise _wrong(f"The tile that seat {turn} gets {whose}.")
    if gives and isinstance(move, Play | Draw | Pass):
        raise illegal(state, move)
    if isinstance(move, Unseen) and (DEALING, DRAWING)[move.kind == "drawn"] != phase:
        stand_in = Deal if move.kind == "deal" else Drawn
        raise illegal(state, stand_in(next(iter(state.variant.dealing.tiles))))
    shown = None if hands is None else checked_hands(state, hands)
    who = None if phase == LOT else turn
    if shown is None and phase == DEALING and _decides(state):
        return _opened(state, seats, move, lead, turn)
    if lead is not NOTHING:
        raise _wrong("No lead is decided by the hands here.")
    first: IllegalMoveError | None = None
    for guess, real in guesses(state, seats, move, shown):
        try:
            after, result = guess.apply(real), None
        except IllegalMoveError as error:
            first = first or error
            continue
        if may_end(guess, after):
            result = round_summary(guess.step(real).events, after, *place)
        count = result is not None and result.hands is not None
        if count is (shown is not None) and _is_bound(after, move):
            return Watched(guess, real, after, who, result)
    if first is not None:
        raise first
    if shown is not None:
        raise _wrong("The round does not end here with these hands.")
    if isinstance(move, Unseen) and move.bound:
        raise _wrong("No tile is bound here.")
    raise _wrong("The round ends here, so its hands are revealed.")


def _is_bound(after: GameState, move: Move | Unseen) -> bool:
    if not isinstance(move, Unseen):
        return True
    return (after._moment.phase == PLACING) is move.bound


def _decides(state: GameState) -> bool:
    """Return whether the next tile is the last of a deal after which the hands decide."""
    moment = state._moment
    last = moment.turn == len(state._hands) - 1
    return moment.opener < 0 and last and state._hands[-1].bit_count() == moment.game.hand_size - 1


def _opened(
    state: GameState, seats: tuple[Seat, ...], move: Move | Unseen, lead: object, turn: Seat
) -> Watched:
    """Deal the last tile of a round that opens as the hands decide, which is told."""
    if lead is not None and type(lead) is not Lead:
        raise _wrong("The hands decide here who opens, or that all is dealt again.")
    for guess, real in guesses(state, seats, move, None):
        refusal = guess.refusal(real)
        if refusal is not None:
            raise IllegalMoveError(real, refusal)
        assert isinstance(real, Deal)
        draft, game = draft_of(guess), guess._moment.game
        if lead is None:
            draft._moment = moment_of(game, DEALING, Seat(0), -1)
            draft._hands, draft._boneyard = (0,) * len(draft._hands), game.every
            return _agreed(Watched(guess, real, sealed(draft), turn, opened=True), seats)
        draft._hands = (*draft._hands[:-1], draft._hands[-1] | real.tile.bit)
        draft._boneyard ^= real.tile.bit
        opener = game.table.seat(lead.seat)
        bound = 0 if lead.tile is None else bits_of((lead.tile,))
        if bound and (opener not in seats or not bound & draft._hands[opener] & game.leads):
            raise _wrong("A tile is prescribed to a seat that watches, holds it and may lead it.")
        draft._moment = moment_of(game, TURN, opener, opener, bound)
        return _agreed(Watched(guess, real, sealed(draft), turn, opened=True), seats)
    raise AssertionError("there is always a guess")


def _agreed(watched: Watched, seats: tuple[Seat, ...]) -> Watched:
    """Refuse what the hands are said to decide when all of them are seen and decide else."""
    before = watched.before
    if len(seats) == len(before._hands) and before.apply(watched.move) != watched.state:
        raise _wrong("The hands, which are all seen, decide something else here.")
    return watched


def checked_hands(state: GameState, hands: object) -> tuple[int, ...]:
    """Return revealed hands as bits, or raise `InputError` when they cannot be."""
    good = type(hands) is tuple and all(type(hand) is TileSet for hand in hands)
    if not good or len(hands) != len(state._hands):  # type: ignore[arg-type]
        raise _wrong(f"Hands are revealed as {len(state._hands)} sets of tiles.")
    bits = tuple(map(bits_of, hands))  # type: ignore[call-overload]
    hidden = state._boneyard
    for hand in state._hands:
        hidden |= hand
    all_shown = 0
    for hand in bits:
        if hand & all_shown or hand & ~hidden:
            wrong = hand & all_shown or hand & ~hidden
            tile = next(iter(set_of(wrong)))
            raise _wrong(f"{tile} is in two places, or in none of this set.")
        all_shown |= hand
    return bits


def _wrong(sentence: str) -> InputError:
    return InputError("SEEN", sentence)
