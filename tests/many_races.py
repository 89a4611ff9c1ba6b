"""Many simulated card races against the exact chances.

    python tests/many_races.py [races]

Races are run by the game itself, from tracks of all kinds; the share of wins of each suit
must lie within four standard errors of its exact chance. Exit status 1 when one does not.
"""

import sys
from collections import Counter
from math import sqrt
from random import Random

from fives import card_race
from fives.card_race import Card, Suit, chances

SPLITS = ((2, 2, 1, 2), (3, 2, 1, 1), (4, 1, 1, 1), (3, 3, 1, 0), (4, 3, 0, 0))
"""Markers by suit, in the order of suits."""


def track(counts: tuple[int, ...]) -> card_race.CardRace:
    """A race of three seats with such a track, all bets made on diamonds or none."""
    state = card_race.start(seats=3, chips=1000)
    for suit, count in zip(Suit, counts, strict=True):
        for rank in range(2, 2 + count):
            state = state.apply(card_race.Mark(Card(rank, suit)))
    while state.phase is card_race.RacePhase.BETTING:
        state = state.apply(state.legal_moves()[0])
    return state


def run(counts: tuple[int, ...], races: int, rng: Random) -> bool:
    """Run races from one track, print what came of them, and tell whether they agree."""
    begun = track(counts)
    stock = list(map(card_race.Turn, begun.stock))
    won: Counter[Suit] = Counter()
    for number in range(1, races + 1):
        rng.shuffle(stock)
        state = begun
        for move in stock:
            state = state.apply(move)
            if state.race != begun.race:
                won[move.card.suit] += 1
                break
        if number % 2000 == 0 and sys.stderr.isatty():
            print(f"\r{counts}: {number} of {races} races", end="", file=sys.stderr)
    worst = 0.0
    for suit, chance in zip(Suit, map(float, chances(begun)), strict=True):
        error = sqrt(chance * (1 - chance) / races)
        worst = max(worst, abs(won[suit] / races - chance) / error)
    print(f"{counts}: {races} races, at most {worst:.2f} standard errors off")
    return worst < 4


def main() -> int:
    """Run the races; return the exit status."""
    races = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = Random(61)
    good = [run(counts, races // len(SPLITS), rng) for counts in SPLITS]
    return 0 if all(good) else 1


if __name__ == "__main__":
    raise SystemExit(main())
