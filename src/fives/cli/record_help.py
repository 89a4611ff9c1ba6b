"""The help of the commands for records."""

from __future__ import annotations

from typing import Final

RECORD: Final = (
    "write the record to FILE when the match ends or you stop; it is the dealer's, with the "
    "tiles of all hands, also when you sit at the table"
)
FORCE: Final = "let --record write over a file that is there"
FORCE_WHAT: Final = "--force is for --record FILE."
NO_FILE_NAME: Final = "--record needs the name of a file; the match is shown on the screen."

FILE: Final = "a record as text or JSON; - for standard input"
SEAT: Final = "tell what this seat saw; all that the record holds unless given"
TO: Final = "tell the first N moves, those of chance counted; all unless given"
NUMBER: Final = "which record of the file, from 1"
AT: Final = "after N moves of the record, those of chance counted; at its end unless given"
MOVE: Final = "a move as records write it: 2-5@5-5.a, draw, pass, back H"

HTML: Final = (
    "write a page to OUT instead, which steps through the match; it shows what everybody could "
    "see, unless --seat or --hands asks for more"
)
HANDS: Final = "show the tiles of all hands"
PAGE_LANG: Final = "the language of the page: en, fr"
PAGE_THEME: Final = "the colours of the page: auto, light, dark"
PAGE_FORCE: Final = "let --html write over a file that is there"
PAGE_WHAT: Final = "{option} is for --html OUT."
SVG: Final = "write a picture to OUT; without it the table is shown as text"
SHOW_SEAT: Final = "show what this seat sees; what everybody can see unless given"
LANG: Final = "the language: en, fr"
THEME: Final = "the colours of the picture: auto, light, dark"
SVG_FORCE: Final = "let --svg write over a file that is there"
SVG_WHAT: Final = "{option} is for --svg OUT."
NO_OUT_NAME: Final = "{option} needs the name of a file."

SHOW: Final = (
    "Show the table as it stands after N moves of a record, as text or as a picture. No hand is "
    "shown unless --seat or --hands asks for it."
)
REPLAY: Final = (
    "Tell a recorded match move by move, and show the table where the telling ends. A record "
    "that shows what some seats saw is told as they saw it. With --html the match becomes a "
    "page to step through."
)
CHECK: Final = (
    "Say of each file whether its records are right: every move allowed, every result what "
    "the moves give. Exit status 0 when all are right, 1 when one is not."
)
EXPLAIN: Final = (
    "Say whether a move is allowed after N moves of a record: what it would do, or why it is "
    "not allowed, with the rule. Exit status 0 when it is allowed, 1 when it is not, 2 when "
    "that cannot be said."
)
