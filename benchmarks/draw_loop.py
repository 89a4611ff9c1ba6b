"""A round of Draw as one hand-tuned loop, for this game alone.

As in `horse_race_loop`, everything that could be left out for speed is. A line has two ends
and nothing scores on the way, so two names hold the whole table, and the steps of every set
of tiles are worked out beforehand.
"""

from __future__ import annotations

from collections.abc import Callable

from steps import BITS, DRAW, DRAW_ONLY, HAVING, PASS_ONLY, Place, Step, half_places, opening, rest


class DrawBook:
    """Every step there is when no double branches, at every set of tiles that fits."""

    def __init__(self) -> None:
        half = half_places()
        line = {
            value: tuple(
                Place(HAVING[value] & ~BITS[value, value], f"{value}-{value}.{face}")
                for face in "ab"
            )
            for value in range(7)
        }
        self.leads: dict[int, Step] = {}
        for pair, bit in BITS.items():
            low, high = pair
            lead = Step(bit, low == high, 0)
            lead.extra = line[low] if low == high else (half[pair, low], half[pair, high])
            self.leads[bit] = lead
        at = [(value, place) for (_, value), place in half.items()]
        at += [(value, place) for value, sides in line.items() for place in sides]
        for value, place in at:
            for (low, high), bit in BITS.items():
                if bit & place.mask:
                    step = Step(bit, low == high, 0)
                    step.place = place
                    free = high if low == value else low
                    step.successor = line[value][1] if low == high else half[(low, high), free]
                    place.steps.append(step)
            fitting = place.mask
            place.known[0] = ()
            while fitting:
                place.known[fitting] = tuple(s for s in place.steps if s.bit & fitting)
                fitting = (fitting - 1) & place.mask


def award(hands: list[int], scores: list[int], out: int) -> None:
    """Score the end of a round: `out` is the seat that went out, or -1."""
    left = [rest(hand) for hand in hands]
    least = min(left)
    if out < 0 and left.count(least) == 1:
        out = left.index(least)
    if out >= 0:
        scores[out] += sum(left) - 2 * left[out]


def play_round(
    book: DrawBook,
    hands: list[int],
    stock: list[int],
    opener: int,
    random: Callable[[], float],
) -> tuple[int, list[int], list[Step]]:
    """Play a round at random to its end; return the moves made, the scores, what was laid.

    Args:
        book: The tables.
        hands: Tiles by seat, one bit each; changed in play.
        stock: The tiles that may be drawn, in order; used up.
        opener: Who leads.
        random: The source of choices.
    """
    seats = len(hands)
    following = (*range(1, seats), 0)
    scores = [0] * seats
    turn = opener
    stock.reverse()
    moves = passes = 0
    while True:
        options = opening(book.leads, hands[turn])
        if stock:
            options += DRAW_ONLY
        step = options[int(random() * len(options))]
        moves += 1
        if step is not DRAW:
            break
        hands[turn] |= stock.pop()
    hands[turn] ^= step.bit
    turn = following[turn]
    left, right = step.extra
    laid = [step]
    while True:
        tiles = hands[turn]
        options = left.known[tiles & left.mask] + right.known[tiles & right.mask]
        if stock:
            options += DRAW_ONLY
        elif not options:
            options = PASS_ONLY
        step = options[int(random() * len(options))]
        moves += 1
        bit = step.bit
        if bit:
            tiles ^= bit
            hands[turn] = tiles
            if step.place is left:
                left = step.successor  # type: ignore[assignment]
            else:
                right = step.successor  # type: ignore[assignment]
            laid.append(step)
            if not tiles:
                award(hands, scores, turn)
                return moves, scores, laid
            passes = 0
            turn = following[turn]
        elif step is DRAW:
            hands[turn] = tiles | stock.pop()
        else:
            passes += 1
            if passes == seats:
                award(hands, scores, -1)
                return moves, scores, laid
            turn = following[turn]
