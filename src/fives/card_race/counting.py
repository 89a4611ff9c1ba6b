"""Exact chances by counting: of a race that is on, and of a track that is still being laid.

Nothing here is sampled. A race is won by a suit on the card that follows some set of cards:
all but one of the steps that the suit needs, and too few of each other suit to win. Every
set of so many cards of the stock is equally likely to come first, so those sets are counted.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final, TypeAlias

from fives.card_race.terms import MOST_OF_A_SUIT, TRACK

EACH: Final = 12
"""How many cards of a suit there are without its ace."""

Four: TypeAlias = tuple[int, ...]
"""A figure for each suit."""


@lru_cache(maxsize=1 << 14)
def winning_chances(left: Four, needed: Four) -> tuple[Fraction, ...]:
    """Return the chance of each suit to be the first with all the steps that it needs.

    Args:
        left: How many cards of each suit can still come.
        needed: How many steps each suit still needs; 0 for the one that has won.

    >>> winning_chances((1, 2, 0, 0), (1, 2, 1, 1))
    (Fraction(2, 3), Fraction(1, 3), Fraction(0, 1), Fraction(0, 1))
    """
    if 0 in needed:
        return tuple(Fraction(steps == 0) for steps in needed)
    return tuple(_chance(suit, left, needed) for suit in range(len(left)))


def _chance(suit: int, left: Four, needed: Four) -> Fraction:
    """Return the chance of one suit, by the number of cards that come before its last."""
    own = needed[suit] - 1
    if left[suit] <= own:
        return Fraction(0)
    ways = [comb(left[suit], own)]
    for other in range(len(left)):
        if other != suit:
            ways = _convolved(ways, [comb(left[other], n) for n in range(needed[other])])
    cards, last = sum(left), left[suit] - own
    chance = Fraction(0)
    for others, count in enumerate(ways):
        if count:
            before = own + others
            chance += Fraction(count * last, comb(cards, before) * (cards - before))
    return chance


def _convolved(one: list[int], other: list[int]) -> list[int]:
    """Return the coefficients of the product of two polynomials."""
    product_of = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product_of[i + j] += a * b
    return product_of


def chances_of_counts(counts: Four) -> tuple[Fraction, ...]:
    """Return the chances at the start of a race, by how many markers each suit has."""
    return winning_chances(tuple(EACH - count for count in counts), (TRACK + 1,) * len(counts))


@lru_cache(maxsize=1 << 10)
def chances_while_laying(counts: Four) -> tuple[Fraction, ...]:
    """Return the chances while markers are laid, by how many each suit has so far.

    Every way to complete the track is weighed. One that is refused begins again with all 48
    cards, where the suits are alike.

    >>> chances_while_laying((0, 0, 0, 0))
    (Fraction(1, 4), Fraction(1, 4), Fraction(1, 4), Fraction(1, 4))
    """
    if not any(counts):
        return (Fraction(1, len(counts)),) * len(counts)
    chances = [Fraction(0)] * len(counts)
    for weight, track in _completions(counts):
        refused = max(track) > MOST_OF_A_SUIT
        begun = (0,) * len(counts)
        each = chances_while_laying(begun) if refused else chances_of_counts(track)
        for suit, chance in enumerate(each):
            chances[suit] += weight * chance
    return tuple(chances)


def _completions(counts: Four) -> list[tuple[Fraction, Four]]:
    """Return the tracks that can come of some markers, with the chance of each."""
    missing = TRACK - sum(counts)
    left = [EACH - count for count in counts]
    ways = comb(sum(left), missing)
    found = []
    for more in product(range(missing + 1), repeat=len(counts)):
        if sum(more) == missing:
            weight = Fraction(prod(map(comb, left, more)), ways)
            found.append((weight, tuple(a + b for a, b in zip(counts, more, strict=True))))
    return found
