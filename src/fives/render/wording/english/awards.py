"""What was scored, and how a round was settled, in English."""

from __future__ import annotations

from typing import Final

AWARDS: Final[dict[str, str]] = {
    "award.play": "{who}: {sum}.",
    "award.play_refused": "{who}: refused, {why}",
    "award.got": "{who} got {parts}. {sum}.",
    "award.not_got": "{who} did not get {parts}: {why}",
    "award.debited": "{who}: {parts}. {sum}.",
    "award.not_debited": "{who}: {parts}; refused, {why}",
    "award.next": "{parts}; {part}",
    "award.in_all": "{sum}~=~{n}~{n#point|points}~in~all",
    "award.would_pass": "{sum}~would~pass~{target}.",
    "award.not_admitted": "the~first~score must~be at~least~{least}.",
    "part": "{reason}: {pips}, {points}",
    "part.fixed": "{reason}: {points}",
    "part.play": "the last play",
    "part.opponents": "the opponents' tiles",
    "part.opponents.hand": "an opponent's tiles",
    "part.opponents.yours": "your tiles",
    "part.opponents.of": "{who}'s tiles",
    "part.partner": "less the partner's tiles",
    "part.own": "less own tiles",
    "part.own.hand": "less a hand",
    "part.own.yours": "less your tiles",
    "part.own.of": "less {who}'s tiles",
    "part.round": "the round",
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
