"""The rule sheet of a game, and how two games differ, in English."""

from __future__ import annotations

from typing import Final

_SHEET: Final = {
    "rules.rule": "{rule}.",
    "rules.line": "{axis}: {rule}",
    "rules.whole_set": "from the whole set up to {top}",
    "rules.own_set": "from a set of {n}~{n#tile|tiles}, {tiles}",
    "rules.kept": ("{dealt}; {n}~{n#tile|tiles} of the boneyard may never be drawn"),
    "rules.tables": "it is played at {tables}",
    "rules.solo": "{n}~{n#seat|seats}",
    "rules.pairs": "{n}~{n#seat|seats} in pairs",
    "rules.counter_clockwise": "{table} (counter-clockwise)",
    "axis.tables": "Tables",
    "axis.dealing": "Dealing",
    "axis.opening": "Opening",
    "axis.drawing": "Drawing",
    "axis.spinners": "Spinners",
    "axis.counting": "Counting",
    "axis.points": "Points",
    "axis.continuation": "Continuation",
    "axis.ending": "Ending",
    "axis.settlement": "Settlement",
    "axis.target": "Target",
}

_DIFFERENCES: Final = {
    "differences.some": "{a} and {b} differ in {n}~{n#rule|rules}:",
    "differences.namesakes": "Two games called {title} differ in {n}~{n#rule|rules}:",
    "differences.none": "There is no difference: {a} and {b} are played by the same rules.",
    "differences.none_of_namesakes": (
        "There is no difference: both games called {title} are played by the same rules."
    ),
    "differences.one": "the one",
    "differences.other": "the other",
    "differences.says": "{who}: {rule}",
}

RULES: Final[dict[str, str]] = {**_SHEET, **_DIFFERENCES}
