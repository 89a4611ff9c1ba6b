"""What the hand-tuned loops share: tiles as bits, places to join, and steps.

A place is an open end; a step is a tile laid at a place. All of them are made once, and a
step knows beforehand all that it changes.
"""

from __future__ import annotations

from random import Random
from typing import Final


class Place:
    """An open end: which tiles fit, and the steps for any set of fitting tiles."""

    __slots__ = ("known", "mask", "ports", "steps")

    def __init__(self, mask: int, *ports: str) -> None:
        self.mask = mask
        self.ports = ports  # what the library calls it; only the comparison asks
        self.steps: list[Step] = []
        self.known: dict[int, tuple[Step, ...]] = {}


class Step:
    """Laying a tile at a place: what it takes, opens, closes and adds."""

    __slots__ = ("bit", "change", "double", "extra", "partner", "place", "successor")

    def __init__(self, bit: int, double: bool, change: int) -> None:
        self.bit = bit
        self.double = double
        self.change = change
        self.place: Place | None = None
        self.successor: Place | None = None
        self.extra: tuple[Place, ...] = ()
        self.partner: Place | None = None


DRAW: Final = Step(0, False, 1)
PASS: Final = Step(0, False, 0)
DRAW_ONLY: Final = (DRAW,)
PASS_ONLY: Final = (PASS,)

PAIRS: Final = tuple((low, high) for high in range(7) for low in range(high + 1))
"""The double-six set."""

BITS: Final = {pair: 1 << number for number, pair in enumerate(PAIRS)}
HAVING: Final = tuple(sum(bit for pair, bit in BITS.items() if v in pair) for v in range(7))
PIPS: Final = {bit: sum(pair) for pair, bit in BITS.items()}


def half_places() -> dict[tuple[tuple[int, int], int], Place]:
    """Return the place at each half of each plain tile."""
    places = {}
    for (low, high), bit in BITS.items():
        if low != high:
            for half, face in ((low, "lo"), (high, "hi")):
                places[(low, high), half] = Place(HAVING[half] & ~bit, f"{low}-{high}.{face}")
    return places


def opening(leads: dict[int, Step], hand: int) -> tuple[Step, ...]:
    """Return a step for every tile of a hand."""
    steps = []
    while hand:
        bit = hand & -hand
        hand ^= bit
        steps.append(leads[bit])
    return tuple(steps)


def rest(hand: int) -> int:
    """Return the pips of a hand."""
    pips = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        pips += PIPS[bit]
    return pips


def dealt(rng: Random, seats: int, hand_size: int, kept: int = 0) -> tuple[list[int], list[int]]:
    """Return hands and the tiles to draw, dealt at random; some are kept out of play."""
    deck = list(BITS.values())
    rng.shuffle(deck)
    hands = [sum(deck[s * hand_size : (s + 1) * hand_size]) for s in range(seats)]
    return hands, deck[seats * hand_size : len(deck) - kept]
