"""French: all its messages, one file for each subject."""

from __future__ import annotations

from typing import Final

from fives.render.wording.french.awards import AWARDS
from fives.render.wording.french.events import EVENTS
from fives.render.wording.french.pages import PAGES
from fives.render.wording.french.pictures import PICTURES
from fives.render.wording.french.plain import PLAIN
from fives.render.wording.french.policies_of_play import POLICIES_OF_PLAY
from fives.render.wording.french.policies_of_score import POLICIES_OF_SCORE
from fives.render.wording.french.race import RACE
from fives.render.wording.french.race_refusals import RACE_REFUSALS
from fives.render.wording.french.refusals import REFUSALS
from fives.render.wording.french.rules import RULES
from fives.render.wording.french.sheets import SHEETS
from fives.render.wording.french.tables import TABLES
from fives.render.wording.language import Language


def _plural(number: int) -> int:
    return int(abs(number) >= 2)


FRENCH: Final = Language(
    "fr",
    "français",
    _plural,
    {
        **TABLES,
        **EVENTS,
        **AWARDS,
        **REFUSALS,
        **RACE,
        **RACE_REFUSALS,
        **PICTURES,
        **SHEETS,
        **PAGES,
        **PLAIN,
        **POLICIES_OF_PLAY,
        **POLICIES_OF_SCORE,
        **RULES,
    },
)
"""French."""
