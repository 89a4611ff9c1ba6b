"""A round of Horse Race as one hand-tuned loop, the yardstick for the library.

Everything that could be left out for speed is: no states, no checks, no events, nothing
kept but a list of what was laid. Tiles are bits, places and steps are shared objects with
all that a step changes worked out beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random


class Place:
    """An open end: which tiles fit, and the steps for any set of fitting tiles."""

    __slots__ = ("known", "mask", "steps")

    def __init__(self, mask: int) -> None:
        self.mask = mask
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


DRAW = Step(0, False, 1)
PASS = Step(0, False, 0)
DRAW_ONLY = (DRAW,)
PASS_ONLY = (PASS,)


class Book:
    """The tables for a double-six set in which every double branches."""

    def __init__(self) -> None:
        pairs = [(low, high) for high in range(7) for low in range(high + 1)]
        bits = {pair: 1 << number for number, pair in enumerate(pairs)}
        having = [sum(bit for pair, bit in bits.items() if v in pair) for v in range(7)]
        self.pips = {bit: sum(pair) for pair, bit in bits.items()}
        self.points = [total // 5 if total % 5 == 0 else 0 for total in range(169)]
        self.leads: dict[int, Step] = {}
        half: dict[tuple[tuple[int, int], int], Place] = {}
        tail: dict[int, Place] = {}
        fresh: dict[int, tuple[Place, Place]] = {}
        arms: dict[int, tuple[Place, Place]] = {}
        for pair in pairs:
            low, high = pair
            if low == high:
                rest = having[low] & ~bits[pair]
                tail[low] = Place(rest)
                fresh[low] = (Place(rest), Place(rest))
                arms[low] = (Place(rest), Place(rest))
            else:
                half[pair, low] = Place(having[low] & ~bits[pair])
                half[pair, high] = Place(having[high] & ~bits[pair])

        def add(place: Place, own: tuple[int, int], value: int, lost: int, kind: str) -> None:
            for pair, bit in bits.items():
                if value not in pair or pair == own:
                    continue
                double = pair[0] == pair[1]
                free = pair[1] if pair[0] == value else pair[0]
                step = Step(bit, double, (2 * value if double else free) - lost)
                step.place = place
                step.successor = tail[value] if double else half[pair, free]
                if kind == "tail":
                    step.extra = arms[value]
                elif kind == "fresh":
                    step.extra = (tail[value],)
                    one, other = fresh[value]
                    step.partner = other if place is one else one
                place.steps.append(step)

        for (pair, value), place in half.items():
            add(place, pair, value, value, "half")
        for value, place in tail.items():
            add(place, (value, value), value, 2 * value, "tail")
            for side in fresh[value]:
                add(side, (value, value), value, 0, "fresh")
            for arm in arms[value]:
                add(arm, (value, value), value, 0, "arm")
        for pair, bit in bits.items():
            low, high = pair
            step = Step(bit, low == high, low + high)
            step.extra = fresh[low] if low == high else (half[pair, low], half[pair, high])
            self.leads[bit] = step

    def opening(self, hand: int) -> tuple[Step, ...]:
        """Return a step for every tile of a hand."""
        leads = self.leads
        steps = []
        while hand:
            bit = hand & -hand
            hand ^= bit
            steps.append(leads[bit])
        return tuple(steps)

    def rest(self, hand: int) -> int:
        """Return the pips of a hand."""
        pips = self.pips
        rest = 0
        while hand:
            bit = hand & -hand
            hand ^= bit
            rest += pips[bit]
        return rest


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


def award(book: Book, hands: list[int], scores: list[int], sides: list[int], out: int) -> None:
    """Score the end of a round: `out` is the side that went out, or -1."""
    left = [0] * len(scores)
    for seat, hand in enumerate(hands):
        left[sides[seat]] += book.rest(hand)
    everything, least = sum(left), min(left)
    for side, mine in enumerate(left):
        if side == out or (out < 0 and mine == least):
            scores[side] += (everything - mine + 2) // 5


def play_round(
    book: Book,
    hands: list[int],
    stock: list[int],
    opener: int,
    sides: list[int],
    random: Callable[[], float],
) -> tuple[int, list[int]]:
    """Play a round at random to its end; return the moves made and the scores.

    Args:
        book: The tables.
        hands: Tiles by seat, one bit each; emptied in play.
        stock: The boneyard in the order in which it will be drawn.
        opener: Who leads.
        sides: The side of each seat.
        random: The source of choices.
    """
    seats = len(hands)
    following = (*range(1, seats), 0)
    points_for = book.points
    scores = [0] * (max(sides) + 1)
    laid = []
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
            options = book.opening(tiles)
        step = options[int(random() * len(options))]
        moves += 1
        if step.bit:
            hands[turn] ^= step.bit
            if places:
                places[places.index(step.place)] = step.successor  # type: ignore[arg-type,call-overload]
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
                    return moves, scores
            if not hands[turn]:
                award(book, hands, scores, sides, sides[turn])
                return moves, scores
            if not stock and nobody(hands, places):
                award(book, hands, scores, sides, -1)
                return moves, scores
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
                    award(book, hands, scores, sides, -1)
                    return moves, scores
        else:
            turn = following[turn]


def dealt(rng: Random, seats: int, hand_size: int) -> tuple[list[int], list[int]]:
    """Return hands and a boneyard, dealt at random."""
    deck = [1 << number for number in range(28)]
    rng.shuffle(deck)
    hands = [sum(deck[s * hand_size : (s + 1) * hand_size]) for s in range(seats)]
    return hands, deck[seats * hand_size :]
