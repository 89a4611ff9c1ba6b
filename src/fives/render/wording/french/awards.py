"""What was scored, and how a round was settled, in French."""

from __future__ import annotations

from typing import Final

AWARDS: Final[dict[str, str]] = {
    "award.play": "{who}~: {sum}.",
    "award.play_refused": "Gain refusé pour {who}~: {why}",
    "award.got": "Décompte pour {who}~: {parts}. {sum}.",
    "award.not_got": "Décompte refusé pour {who}~: {parts}. Motif~: {why}",
    "award.debited": "Décompte pour {who}~: {parts}. {sum}.",
    "award.not_debited": "Décompte refusé pour {who}~: {parts}. Motif~: {why}",
    "award.next": "{parts}~; {part}",
    "award.in_all": "{sum}~=~{n}~{n#point|points}~en~tout",
    "award.would_pass": "{sum}~dépasserait~{target}.",
    "award.not_admitted": "le~premier~gain doit~être d’au~moins~{least}.",
    "part": "{reason} ({pips}, {points})",
    "part.fixed": "{reason} ({points})",
    "part.play": "dernière pose",
    "part.opponents": "dominos adverses",
    "part.opponents.hand": "dominos d’une main adverse",
    "part.opponents.yours": "vos dominos",
    "part.opponents.of": "dominos de~{who}",
    "part.partner": "dominos du partenaire à déduire",
    "part.own": "propre main à déduire",
    "part.own.hand": "une main à déduire",
    "part.own.yours": "vos dominos à déduire",
    "part.own.of": "dominos de~{who} à déduire",
    "part.round": "gain de la manche",
    "part.differences": "écarts avec les mains plus fortes",
    "part.differences_yours": (
        "{n#écart entre la main plus forte|écarts entre les mains plus fortes} et votre reste "
        "de~{own}~{own#point brut|points bruts}"
    ),
    "part.differences_theirs": (
        "{n#écart entre la main plus forte|écarts entre les mains plus fortes} et le reste "
        "de~{own}~{own#point brut|points bruts} de~{who}"
    ),
    "part.pips": "{n}~{n#point brut|points bruts}",
    "part.sum": "{sum} =~{n}~{n#point brut|points bruts}",
    "part.rounded": "{pips}, soit~{counted} après~arrondi",
    "part.points": "{n}~{n#point|points}",
    "part.taken_away": "{n}~{n#point retiré|points retirés}",
}
