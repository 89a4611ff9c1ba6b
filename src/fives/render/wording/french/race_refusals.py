"""Why a move of the card race does not stand, in French."""

from __future__ import annotations

from typing import Final

RACE_REFUSALS: Final[dict[str, str]] = {
    "race.kind.a": "{type}",
    "race.kind.an": "{type}",
    "race.refused.NOT_A_MOVE": "Ceci est de type {kind} et n’est pas un coup de la course de "
    "cartes~; legal_moves() donne la liste des coups, et card_race.parse_move() les lit dans un "
    "texte.",
    "race.refused.SESSION_OVER": "La séance est terminée~: chaque place a tenu la banque une fois.",
    "race.refused.BANK_MAKES_NO_BET": "La place {seat} tient la banque dans cette course, et la "
    "banque ne mise pas.",
    "race.refused.NOT_YOUR_TURN.chance": "C’est au hasard d’agir, pas à la place {seat}.",
    "race.refused.NOT_YOUR_TURN.seat": "C’est à la place {actor} d’agir, pas à la place {seat}.",
    "race.refused.CHOICES_FIXED.sat_out": "La place {seat} ne mise pas dans cette course~; les "
    "choix sont fixés, sans changement de cheval ni ajout.",
    "race.refused.CHOICES_FIXED.chosen": "La place {seat} a choisi~; les choix sont fixés, sans "
    "changement de cheval ni ajout.",
    "race.refused.CHOICES_FIXED.racing": "Tous ont choisi et la course est lancée~; les choix sont "
    "fixés, sans changement de cheval ni ajout.",
    "race.refused.CHANCE_TO_MOVE": "Le hasard pose le parcours~; les chevaux sont choisis quand "
    "les sept repères sont posés.",
    "race.refused.NOT_NOW.laying": "Le parcours n’est pas complet~; aucune carte de course n’est "
    "encore révélée.",
    "race.refused.NOT_NOW.racing": "Le parcours est complet~; ce qui vient est une carte de "
    "course.",
    "race.refused.SEAT_TO_MOVE": "La place {seat} doit choisir~; les cartes sont révélées quand "
    "tous ont choisi.",
    "race.refused.MUST_BET": "La place {seat} a un jeton et peut miser sur {suits}~; elle doit "
    "donc miser.",
    "race.refused.NO_CHIP": "La place {seat} n’a aucun jeton à miser~; elle ne participe pas à "
    "cette course.",
    "race.refused.BANK_CANNOT_PAY": "La banque ne pourrait pas couvrir une mise de plus sur "
    "{suit}~: si {suit} gagnait, il lui manquerait {short} {short#jeton|jetons}.",
    "race.refused.ACES_RUN": "{card} est un cheval et ne se mélange jamais~; les quatre as "
    "courent, les 48 autres cartes sont tirées.",
    "race.refused.IS_A_MARKER": "{card} est un repère du parcours et ne peut pas revenir.",
    "race.refused.ALREADY_TURNED": "On a déjà révélé {card} dans cette course~; cette carte ne "
    "retourne pas au talon.",
}
