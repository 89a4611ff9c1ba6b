"""Pictures and words: how values of the library are seen, read aloud and printed.

Everything is a pure function of a value. `svg` draws it, `text` draws it for a terminal, and
`words` says the same in a language; `arrange` tells where tiles lie, for apps that draw by
themselves. What one seat may not know is in none of them.

>>> import fives
>>> from fives.render import words
>>> words(fives.Port.parse("5-5.a"), "fr")
'[5|5] (ligne A, 5)'
"""

from fives.render.geometry.arranging import arrange
from fives.render.geometry.shapes import (
    Arrangement,
    Box,
    Heading,
    OpenEnd,
    PlacedHalf,
    PlacedTile,
)
from fives.render.pages.page import page
from fives.render.pages.slides import Slides, slides
from fives.render.pictures.picture import Picture
from fives.render.pictures.sheet_scores import score_board
from fives.render.pictures.svg import svg
from fives.render.plain.text import text
from fives.render.sheets_cribbage import CribbageBoard, Pegs
from fives.render.sheets_tally import PaperTally
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language, Subject
from fives.render.wording.languages import language
from fives.render.wording.words import words

__all__ = [
    "Arrangement",
    "Box",
    "CribbageBoard",
    "ENGLISH",
    "FRENCH",
    "Heading",
    "Language",
    "OpenEnd",
    "PaperTally",
    "Pegs",
    "Picture",
    "PlacedHalf",
    "PlacedTile",
    "Slides",
    "Subject",
    "arrange",
    "language",
    "page",
    "score_board",
    "slides",
    "svg",
    "text",
    "words",
]
