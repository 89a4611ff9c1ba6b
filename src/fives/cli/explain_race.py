"""What a move of the card race would do, as labelled lines."""

from __future__ import annotations

from typing import Final, assert_never

from fives.card_race.chances import chances, fair_odds
from fives.card_race.events import BetsSettled
from fives.card_race.moves import Back, Mark, RaceMove, SitOut, Turn
from fives.card_race.state import CardRace
from fives.card_race.terms import GOAL, STAKE
from fives.cli.explain_play import CHANCE_IS, Row, equally_likely
from fives.core.state import CHANCE
from fives.render.plain.race_story import tell
from fives.render.wording import race_figures
from fives.render.wording.names import Names

ODDS: Final = "odds"
HORSE: Final = "horse"
CHIPS: Final = "chips"


def race_effects(race: CardRace, move: RaceMove, names: Names) -> tuple[list[Row], tuple[str, ...]]:
    """Return what a move that is allowed would do: labelled lines, then the end of a race.

    Args:
        race: The position.
        move: The move.
        names: What the seats are called.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> for label, text in race_effects(race, card_race.parse_move("back H"), Names(race.table))[0]:
    ...     print(f"{label:6}", text)
    odds   5:1; 10.8:1 would be fair
    chance 8.5% to win
    chips  seat 1: 20 - 1 = 19
    """
    rows: list[Row] = []
    match move:
        case Back():
            rows = _of_bet(race, move, names)
        case SitOut():
            pass
        case Mark():
            rows = [(CHANCE_IS, equally_likely(len(race.legal_moves()), "card"))]
        case Turn():
            suit = move.card.suit
            rows = [(CHANCE_IS, equally_likely(len(race.legal_moves()), "card"))]
            rows.append((HORSE, f"{suit}: {race.positions[suit] + 1} of {GOAL}"))
        case _:
            assert_never(move)
    step = race.step(move)
    settled = any(isinstance(event, BetsSettled) for event in step.events)
    return rows, tell(step, names)[1:] if settled else ()


def _of_bet(race: CardRace, bet: Back, names: Names) -> list[Row]:
    assert race.odds is not None
    assert race.actor is not None
    assert race.actor is not CHANCE
    fair, price = fair_odds(race)[bet.suit], race.odds[bet.suit]
    beside = "" if fair is None else f"; {race_figures.fair(fair)} would be fair"
    chips = race.balances[race.actor]
    return [
        (ODDS, f"{race_figures.odds(price)}{beside}"),
        (CHANCE_IS, f"{race_figures.percent(chances(race)[bet.suit])} to win"),
        (CHIPS, f"{names.seat(race.actor)}: {chips} - {STAKE} = {chips - STAKE}"),
    ]
