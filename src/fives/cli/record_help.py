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

REPLAY: Final = (
    "Tell a recorded match move by move, and show the table where the telling ends. A record "
    "that shows what some seats saw is told as they saw it."
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
