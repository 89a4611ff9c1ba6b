"""What was scored, and how a round was settled, in English."""

from __future__ import annotations

from typing import Final

AWARDS: Final[dict[str, str]] = {
    "award.play": "{who}: {sum}.",
    "award.play_refused": "{who}: refused, {why}",
    "award.got": "{who} got {parts}. {sum}.",
    "award.not_got": "{who} did not get {parts}: {why}",
    "award.next": "{parts}; {part}",
    "award.in_all": "{sum}~=~{n}~{n#point|points}~in~all",
    "award.would_pass": "{sum}~would~pass~{target}.",
    "part": "{reason}: {pips}, {points}",
    "part.play": "the last play",
    "part.opponents": "the opponents' tiles",
    "part.partner": "less the partner's tiles",
    "part.own": "less own tiles",
    "part.differences": "the larger hands' differences",
    "part.differences_yours": (
        "the larger {n#hand's difference|hands' differences} from your~{own}~{own#pip|pips}"
    ),
    "part.differences_theirs": (
        "the larger {n#hand's difference|hands' differences} from {who}'s~{own}~{own#pip|pips}"
    ),
    "part.pips": "{n}~{n#pip|pips}",
    "part.sum": "{sum} =~{n}~{n#pip|pips}",
    "part.rounded": "{pips}, counted~as~{counted}",
    "part.points": "{n}~{n#point|points}",
    "part.taken_away": "{n}~{n#point|points} taken away",
}
