"""English: all its messages, one file for each subject."""

from __future__ import annotations

from typing import Final

from fives.render.wording.english.awards import AWARDS
from fives.render.wording.english.events import EVENTS
from fives.render.wording.english.pages import PAGES
from fives.render.wording.english.pictures import PICTURES
from fives.render.wording.english.plain import PLAIN
from fives.render.wording.english.policies_of_play import POLICIES_OF_PLAY
from fives.render.wording.english.policies_of_score import POLICIES_OF_SCORE
from fives.render.wording.english.race import RACE
from fives.render.wording.english.race_refusals import RACE_REFUSALS
from fives.render.wording.english.refusals import REFUSALS
from fives.render.wording.english.rules import RULES
from fives.render.wording.english.sheets import SHEETS
from fives.render.wording.english.tables import TABLES
from fives.render.wording.language import Language


def _plural(number: int) -> int:
    return int(number != 1)


ENGLISH: Final = Language(
    "en",
    "English",
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
"""English."""
