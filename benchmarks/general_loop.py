"""A round of either game as one hand-tuned loop, the yardstick of the library's floors.

It plays any game of its tables: open ends are a list of shared places, options are gathered
place by place from what was learned before, the count is kept whether or not it scores, and
all in which the games differ is a value that is looked at. So it is as general as its tables
and as quick as that allows; the loops for one game alone leave out what theirs never needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs
import draw_loop
import horse_race_loop
from counting_book import CountingBook
from horse_race_loop import learn, nobody
from steps import DRAW, DRAW_ONLY, PASS_ONLY, Step, opening


@attrs.frozen
class Rules:
    """What differs between the games.

    Attributes:
        book: The tables.
        freely: Whether a seat may always draw; if not, only when it is stuck, and the tile
            that is drawn must be laid if it fits.
        keeps: Whether a double or a score keeps the turn.
        target: The score that ends the match at once.
        at_once: Whether the round ends when nobody can lay a tile; if not, when all passed.
        award: Scores the end of a round.
    """

    book: CountingBook
    freely: bool
    keeps: bool
    target: int
    at_once: bool
    award: Callable[[list[int], list[int], list[int], int], None]


def award_draw(hands: list[int], scores: list[int], sides: list[int], out: int) -> None:
    """Score the end of a round of Draw, in which everybody is a side."""
    draw_loop.award(hands, scores, out)


HORSE_RACE: Final = Rules(CountingBook(True), False, True, 61, True, horse_race_loop.award)
DRAW_GAME: Final = Rules(CountingBook(False), True, False, 10**6, False, award_draw)


def play_round(
    rules: Rules,
    hands: list[int],
    stock: list[int],
    opener: int,
    sides: list[int],
    random: Callable[[], float],
) -> tuple[int, list[int], list[Step]]:
    """Play a round at random to its end; return the moves made, the scores, what was laid.

    Args:
        rules: The game.
        hands: Tiles by seat, one bit each; changed in play.
        stock: The tiles that may be drawn, in order; used up.
        opener: Who leads.
        sides: The side of each seat.
        random: The source of choices.
    """
    seats = len(hands)
    following = (*range(1, seats), 0)
    points_for = rules.book.points
    freely, keeps, at_once = rules.freely, rules.keeps, rules.at_once
    target, award = rules.target, rules.award
    scores = [0] * (max(sides) + 1)
    total = moves = forced = passes = 0
    turn = opener
    stock.reverse()
    while True:
        options = opening(rules.book.leads, hands[turn])
        if freely and stock:
            options += DRAW_ONLY
        step = options[int(random() * len(options))]
        moves += 1
        if step is not DRAW:
            break
        hands[turn] |= stock.pop()
    hands[turn] ^= step.bit
    places = [*step.extra]
    total = step.change
    laid = [step]
    points = points_for[total]
    if points:
        scores[sides[turn]] = points
    if not (keeps and (step.double or points)):
        turn = following[turn]
    while True:
        hand = hands[turn]
        tiles = forced or hand
        options = ()
        try:
            for place in places:
                if fitting := tiles & place.mask:
                    options += place.known[fitting]
        except KeyError:
            learn(places, tiles)
            continue
        if stock:
            if freely or not options:
                options += DRAW_ONLY
        elif not options:
            options = PASS_ONLY
        step = options[int(random() * len(options))]
        moves += 1
        if bit := step.bit:
            hands[turn] = hand = hand ^ bit
            places[places.index(step.place)] = step.successor  # type: ignore[arg-type,assignment]
            if step.extra:
                places += step.extra
            if step.partner:
                places.remove(step.partner)
            total += step.change
            laid.append(step)
            passes = 0
            if points := points_for[total]:
                side = sides[turn]
                scores[side] += points
                if scores[side] >= target:
                    return moves, scores, laid
            if not hand:
                award(hands, scores, sides, sides[turn])
                return moves, scores, laid
            if at_once and not stock and nobody(hands, places):
                award(hands, scores, sides, -1)
                return moves, scores, laid
            if forced:
                forced = 0
                turn = following[turn]
            elif not (keeps and (step.double or points)):
                turn = following[turn]
        elif step is DRAW:
            tile = stock.pop()
            hands[turn] = hand | tile
            if not freely:
                for place in places:
                    if place.mask & tile:
                        forced = tile
                        break
                else:
                    if not stock and at_once and nobody(hands, places):
                        award(hands, scores, sides, -1)
                        return moves, scores, laid
        else:
            passes += 1
            if passes == seats:
                award(hands, scores, sides, -1)
                return moves, scores, laid
            turn = following[turn]
