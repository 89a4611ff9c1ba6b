"""The rule sheet of a game, and how two games differ, in French."""

from __future__ import annotations

from typing import Final

_SHEET: Final = {
    "rules.rule": "{rule}.",
    "rules.line": "{axis}~: {rule}",
    "rules.whole_set": "pris dans le jeu complet jusqu’à {top}",
    "rules.own_set": "pris dans un jeu de {n}~{n#domino|dominos}, {tiles}",
    "rules.kept": (
        "{dealt}~; {n}~{n#domino de la pioche ne se pioche|dominos de la pioche ne se piochent} "
        "jamais"
    ),
    "rules.tables": "on joue à {tables}",
    "rules.solo": "{n}~{n#place|places}",
    "rules.pairs": "{n}~{n#place|places} en équipes de deux",
    "rules.counter_clockwise": "{table} (dans le sens inverse des aiguilles d’une montre)",
    "axis.tables": "Places",
    "axis.dealing": "Distribution",
    "axis.opening": "Ouverture",
    "axis.drawing": "Pioche",
    "axis.spinners": "Doubles à branches",
    "axis.counting": "Compte des doubles",
    "axis.points": "Gain d’une pose",
    "axis.continuation": "Suite du tour",
    "axis.ending": "Fin de la manche",
    "axis.settlement": "Décompte",
    "axis.target": "Cible",
}

_DIFFERENCES: Final = {
    "differences.some": "{a} et {b} diffèrent sur {n}~{n#règle|règles}~:",
    "differences.namesakes": ("Deux jeux nommés {title} diffèrent sur {n}~{n#règle|règles}~:"),
    "differences.none": "Aucune différence~: {a} et {b} se jouent selon les mêmes règles.",
    "differences.none_of_namesakes": (
        "Aucune différence~: les deux jeux nommés {title} se jouent selon les mêmes règles."
    ),
    "differences.one": "l’un",
    "differences.other": "l’autre",
    "differences.says": "{who}~: {rule}",
}

RULES: Final[dict[str, str]] = {**_SHEET, **_DIFFERENCES}
