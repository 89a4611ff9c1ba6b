"""Why a move is not allowed now: one code and one sentence for every way to be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from fives.core.errors import IllegalMoveError, kind_of
from fives.core.refusal import Refusal
from fives.core.state import CHANCE, Actor
from fives.dominoes.ends import Join
from fives.dominoes.plays import Chain, Play
from fives.dominoes.why_not import why_not_there
from fives.match.listing import can_place, join_for
from fives.match.moves import Deal, Draw, Drawn, Lot, Pass
from fives.match.phase import DEALING, DRAWING, EXPECTED, LOT, OVER, PHASES, PLACING, TURN

if TYPE_CHECKING:
    from fives.match.draft import Draft
    from fives.match.game import Game
    from fives.match.state import GameState

SEAT_MOVES = (Play, Draw, Pass)
CHANCE_MOVES = (Lot, Deal, Drawn)


@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Situation:
    """What legality depends on, taken from a state or from the view of the seat to move.

    Attributes:
        game: The tables of the rules.
        phase: The number of the phase.
        turn: Whose turn it is.
        hand: That seat's tiles, one bit each.
        boneyard: The tiles left, one bit each; 0 where they are not known.
        left: How many tiles the boneyard holds.
        ends: The open ends.
        chain: The plays of the layout.
        total: The total of the layout.
        bound: The tile that must be placed, or 0.
    """

    game: Game
    phase: int
    turn: int
    hand: int
    boneyard: int
    left: int
    ends: tuple[int, ...]
    chain: Chain
    total: int
    bound: int

    def refusal(self, move: object) -> Refusal | None:
        """Return why a move is not allowed, or None when it is."""
        refused = self._refusal(move)
        if refused is None:
            return None
        return attrs.evolve(refused, rule=self.game.rules.cited(refused.code))

    def _refusal(self, move: object) -> Refusal | None:
        if not is_move(move):
            return Refusal(
                "NOT_A_MOVE",
                f"This is {kind_of(move)}, not a move; moves are listed by legal_moves(), and "
                "parse_move() reads them from text.",
                (("kind", kind_of(move)),),
            )
        if self.phase == OVER:
            return Refusal("MATCH_OVER", "The match is over; there are no more moves.")
        if self.phase < TURN:
            return self._of_chance(move)
        if _is_one_of(move, CHANCE_MOVES):
            sentence = f"Seat {self.turn} is to move now, not chance."
            return Refusal("SEAT_TO_MOVE", sentence, self._seat())
        if isinstance(move, Play):
            return self._of_play(move)
        return self._of_draw() if type(move) is Draw else self._of_pass()

    def _of_chance(self, move: object) -> Refusal | None:
        phase = PHASES[self.phase]
        expected, case = EXPECTED[phase], ("case", phase.name.lower())
        if _is_one_of(move, SEAT_MOVES):
            sentence = f"It is chance's move now ({expected}), not a seat's."
            return Refusal("CHANCE_TO_MOVE", sentence, (case,))
        if (
            (self.phase == LOT) is not isinstance(move, Lot)
            or (self.phase == DEALING) is not isinstance(move, Deal)
            or (self.phase == DRAWING) is not isinstance(move, Drawn)
        ):
            sentence = f"What comes now is {expected}, not '{move}'."
            return Refusal("NOT_NOW", sentence, (case, ("move", str(move))))
        if isinstance(move, Lot):
            if move.seat < self.game.table.seats:
                return None
            top = self.game.table.seats - 1
            sentence = f"The lot can fall on the seats 0 to {top} only."
            return Refusal("NO_SUCH_SEAT", sentence, (("top", str(top)),))
        assert isinstance(move, Deal | Drawn)
        if move.tile.bit & self.boneyard:
            return None
        sentence = f"{move.tile} is not in the boneyard, where tiles come from."
        return Refusal("NOT_IN_BONEYARD", sentence, (("tile", str(move.tile)),))

    def _of_play(self, play: Play) -> Refusal | None:
        tile = play.tile
        params = (("tile", str(tile)),)
        if not tile.bit & self.hand:
            sentence = f"Seat {self.turn} does not hold {tile}; it places a tile of its hand."
            return Refusal("NOT_IN_HAND", sentence, params + self._seat())
        if self.bound and not tile.bit & self.bound:
            return self._bound()
        if not self.ends and play.at is not None:
            sentence = f"The table is empty; lead {tile} without a port, as {tile.notation}."
            notation = ("notation", tile.notation)
            return Refusal("LEAD_HAS_NO_PORT", sentence, (*params, notation))
        if not self.ends and not tile.bit & self.game.leads:
            sentence = f"{tile} may not be led by these rules; lead another tile, draw or pass."
            return Refusal("MAY_NOT_LEAD", sentence, params)
        if self.join(play) is not None:
            return None
        return why_not_there(self.game.layout_of(self.chain, self.ends, self.total), play)

    def join(self, play: Play) -> Join | None:
        """Return what a play does to the layout, or None when it cannot be made there."""
        return join_for(self.game, play, self.ends, self.chain, self.total)

    def _can_place(self) -> bool:
        return can_place(self.game, self.hand, self.ends, self.chain, self.total)

    def _bound(self) -> Refusal:
        # Names no tile: a message may reach people who must not know it.
        if self.phase == PLACING:
            which = "The tile just drawn fits, so it must be placed now, and no other."
            return Refusal("BOUND_TILE", which, (("case", "drawn"),))
        which = "One tile is prescribed for the lead; no other may be led."
        return Refusal("BOUND_TILE", which, (("case", "lead"),))

    def _of_draw(self) -> Refusal | None:
        if self.bound:
            return self._bound()
        stuck = not self._can_place()
        if self.left <= self.game.reserve:
            if not self.left:
                return Refusal("BONEYARD_EMPTY", "The boneyard is empty; there is no drawing.")
            tiles = "tile of the boneyard is" if self.left == 1 else "tiles of the boneyard are"
            kept = f"The last {self.left} {tiles} never drawn."
            return Refusal("RESERVE", kept, (("left", str(self.left)),))
        if self.game.draws[not self.ends][stuck]:
            return None
        if stuck:
            return Refusal("NO_DRAWING", "There is no drawing now; pass.")
        return self._must_place("draw")

    def _of_pass(self) -> Refusal | None:
        if self.bound:
            return self._bound()
        if self._can_place():
            return self._must_place("pass")
        if self.left > self.game.reserve and self.game.draws[not self.ends][True]:
            sentence = f"Seat {self.turn} can still draw, so it may not pass."
            return Refusal("MUST_DRAW", sentence, self._seat())
        return None

    def _must_place(self, instead: str) -> Refusal:
        sentence = f"Seat {self.turn} can place a tile, so it may not {instead}."
        return Refusal("MUST_PLACE", sentence, (("case", instead), *self._seat()))

    def _seat(self) -> tuple[tuple[str, str]]:
        return (("seat", str(self.turn)),)


def situation_of(state: GameState | Draft) -> Situation:
    """Return what legality depends on in a state, or in one as a seat sees it."""
    moment = state._moment
    return Situation(
        moment.game,
        moment.phase,
        moment.turn,
        state._hands[moment.turn],
        state._boneyard,
        state._boneyard.bit_count(),
        state._ends,
        state._chain,
        state._total,
        moment.bound,
    )


def not_your_turn(actor: Actor, seat: int) -> Refusal:
    """Return the refusal of any move of a seat while somebody else is to move."""
    own = ("seat", str(seat))
    if actor is CHANCE:
        params: tuple[tuple[str, str], ...] = (("case", "chance"), own)
        return Refusal("NOT_YOUR_TURN", f"It is chance's turn, not seat {seat}'s.", params)
    params = (("case", "seat"), ("actor", str(actor)), own)
    return Refusal("NOT_YOUR_TURN", f"It is seat {actor}'s turn, not seat {seat}'s.", params)


def is_move(move: object) -> bool:
    """Return whether something is a move, and not one that lacks its fields."""
    if not _is_one_of(move, SEAT_MOVES + CHANCE_MOVES):
        return False
    try:
        str(move)
    except AttributeError:
        return False
    return True


def _is_one_of(move: object, kinds: tuple[type, ...]) -> bool:
    # By identity: a type may claim to be equal to any other.
    return any(type(move) is kind for kind in kinds)


def illegal(state: GameState, move: object) -> IllegalMoveError:
    """Return the error for a move that a state has not taken."""
    refusal = state.refusal(move)
    if refusal is None:
        raise AssertionError(f"{move} is allowed but was not taken")
    return IllegalMoveError(move, refusal)
