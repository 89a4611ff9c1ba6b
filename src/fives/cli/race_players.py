"""The simple players that sit at the card race."""

from __future__ import annotations

from random import Random

from fives.card_race.chances import bank_edges
from fives.card_race.moves import Back, RaceMove
from fives.card_race.view import RaceView


def simple_bettor(view: RaceView, rng: Random) -> RaceMove:
    """Back a horse at random, the more often the more it returns on average.

    Args:
        view: What the seat sees; it is to move.
        rng: Where the choice comes from.

    >>> import fives
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), Random(61))
    >>> [str(simple_bettor(race.view(1), Random(seed))) for seed in range(4)]
    ['back C', 'back S', 'back C', 'back S']
    """
    moves = view.legal_moves()
    edges = bank_edges(view)
    returns = [1 - edges[move.suit] if isinstance(move, Back) else 1 for move in moves]
    return rng.choices(moves, [float(each) for each in returns])[0]
