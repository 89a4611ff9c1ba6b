"""A round of Horse Race as one hand-tuned loop, for this game alone.

Everything that could be left out for speed is: no states, no checks, no events, nothing
kept but a list of what was laid.
"""

from __future__ import annotations

from collections.abc import Callable

from counting_book import CountingBook
from steps import DRAW, DRAW_ONLY, PASS_ONLY, Place, Step, opening, rest


def learn(places: list[Place], tiles: int) -> None:
    """Fill in the steps of a set of tiles at some places."""
    for place in places:
        fitting = tiles & place.mask
        if fitting and fitting not in place.known:
            place.known[fitting] = tuple([s for s in place.steps if s.bit & fitting])


def nobody(hands: list[int], places: list[Place]) -> bool:
    """Return whether no hand has a tile that fits."""
    held = 0
    for hand in hands:
        held |= hand
    for place in places:  # noqa: SIM110 (a generator costs more than the loop)
        if held & place.mask:
            return False
    return True


def award(hands: list[int], scores: list[int], sides: list[int], out: int) -> None:
    """Score the end of a round: `out` is the side that went out, or -1."""
    left = [0] * len(scores)
    for seat, hand in enumerate(hands):
        left[sides[seat]] += rest(hand)
    everything, least = sum(left), min(left)
    for side, mine in enumerate(left):
        if side == out or (out < 0 and mine == least):
            scores[side] += (everything - mine + 2) // 5


def play_round(
    book: CountingBook,
    hands: list[int],
    stock: list[int],
    opener: int,
    sides: list[int],
    random: Callable[[], float],
) -> tuple[int, list[int], list[Step]]:
    """Play a round at random to its end; return the moves made, the scores, what was laid.

    Args:
        book: The tables.
        hands: Tiles by seat, one bit each; changed in play.
        stock: The boneyard in the order in which it will be drawn; used up.
        opener: Who leads.
        sides: The side of each seat.
        random: The source of choices.
    """
    seats = len(hands)
    following = (*range(1, seats), 0)
    points_for = book.points
    scores = [0] * (max(sides) + 1)
    laid: list[Step] = []
    places: list[Place] = []
    total = moves = forced = 0
    turn = opener
    stock.reverse()
    while True:
        tiles = forced or hands[turn]
        if places:
            options: tuple[Step, ...] = ()
            try:
                for place in places:
                    fitting = tiles & place.mask
                    if fitting:
                        options += place.known[fitting]
            except KeyError:
                learn(places, tiles)
                continue
            if not options:
                options = DRAW_ONLY if stock else PASS_ONLY
        else:
            options = opening(book.leads, tiles)
        step = options[int(random() * len(options))]
        moves += 1
        if step.bit:
            hands[turn] ^= step.bit
            if places:
                places[places.index(step.place)] = step.successor  # type: ignore[arg-type,assignment]
                if step.extra:
                    places += step.extra
                if step.partner:
                    places.remove(step.partner)
            else:
                places += step.extra
            total += step.change
            laid.append(step)
            points = points_for[total]
            if points:
                side = sides[turn]
                scores[side] += points
                if scores[side] >= 61:
                    return moves, scores, laid
            if not hands[turn]:
                award(hands, scores, sides, sides[turn])
                return moves, scores, laid
            if not stock and nobody(hands, places):
                award(hands, scores, sides, -1)
                return moves, scores, laid
            if forced:
                forced = 0
                turn = following[turn]
            elif not (step.double or points):
                turn = following[turn]
        elif step is DRAW:
            tile = stock.pop()
            hands[turn] |= tile
            for place in places:
                if place.mask & tile:
                    forced = tile
                    break
            else:
                if not stock and nobody(hands, places):
                    award(hands, scores, sides, -1)
                    return moves, scores, laid
        else:
            turn = following[turn]
