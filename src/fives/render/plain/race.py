"""The table of a card race: the track, the prices, who has backed what, and the balances."""

from __future__ import annotations

from fives.card_race.view import RaceView
from fives.render.plain.mover import mover
from fives.render.plain.race_offer import backers, balances, prices
from fives.render.plain.race_track import track
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.race_state import AnyRace


def race_table(race: AnyRace, language: Language) -> tuple[str, ...]:
    """Return the track while it lies, the prices and bets once they are posted, the balances.

    >>> from fives import card_race
    >>> from fives.render.wording.english import ENGLISH
    >>> for line in race_table(card_race.start(seats=3), ENGLISH):
    ...     print(line)
    chips  seat 0, the bank: 20   seat 1: 20   seat 2: 20
    to move  chance
    """
    names = Names(race.table, race.seat if isinstance(race, RaceView) else None, language)
    lines = track(race.markers, race.positions, language) if race.markers else ()
    if race.odds is not None:
        lines += ("", *prices(race, language), "", *backers(race, names))
    label, who = mover(race.actor, race.outcome, names)
    return (*lines, *balances(race, names), f"{label}  {who}")
