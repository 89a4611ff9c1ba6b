"""Why a move or a score of a domino game does not stand, in French."""

from __future__ import annotations

from typing import Final

REFUSALS: Final[dict[str, str]] = {
    # Un coup.
    "refused.NOT_A_MOVE": (
        "Ceci n’est pas un coup (type {kind})~; legal_moves() donne la liste des coups et "
        "parse_move() les lit dans un texte."
    ),
    "refused.NOT_A_PLAY": "Seule la pose d’un domino peut être vue d’avance.",
    "refused.MATCH_OVER": "La partie est terminée~; il n’y a plus de coup.",
    "refused.SEAT_TO_MOVE": "C’est à la place {seat} de jouer, pas au hasard.",
    "refused.CHANCE_TO_MOVE.lot": (
        "C’est maintenant au hasard de décider (tirage au sort), pas à une place."
    ),
    "refused.CHANCE_TO_MOVE.dealing": (
        "C’est maintenant au hasard de décider (distribution), pas à une place."
    ),
    "refused.CHANCE_TO_MOVE.drawing": (
        "C’est maintenant au hasard de décider (domino pioché), pas à une place."
    ),
    "refused.NOT_NOW.lot": "Un tirage au sort est attendu, pas «~{move}~».",
    "refused.NOT_NOW.dealing": "La distribution d’un domino est attendue, pas «~{move}~».",
    "refused.NOT_NOW.drawing": "Le domino pioché est attendu, pas «~{move}~».",
    "refused.NOT_YOUR_TURN.chance": "C’est au hasard de décider, pas à la place {seat}.",
    "refused.NOT_YOUR_TURN.seat": "C’est à la place {actor} de jouer, pas à la place {seat}.",
    "refused.NO_SUCH_SEAT": "Le tirage au sort ne désigne que l’une des places 0 à {top}.",
    "refused.NOT_IN_BONEYARD": "{tile} n’est pas dans la pioche, d’où viennent les dominos.",
    "refused.NOT_IN_HAND": ("La place {seat} n’a pas {tile}~; il faut poser un domino de sa main."),
    "refused.BOUND_TILE.drawn": (
        "Le domino pioché à l’instant est jouable~: il faut le poser maintenant, et aucun autre."
    ),
    "refused.BOUND_TILE.lead": ("Le domino d’ouverture est imposé~; aucun autre ne peut ouvrir."),
    "refused.LEAD_HAS_NO_PORT": (
        "La table est vide~; ouvrez avec {tile} sans point de raccordement, en écrivant {notation}."
    ),
    "refused.MAY_NOT_LEAD": (
        "{tile} ne peut pas ouvrir selon ces règles~; ouvrez avec un autre domino, piochez ou "
        "passez."
    ),
    "refused.BONEYARD_EMPTY": "La pioche est vide~; on ne peut plus piocher.",
    "refused.RESERVE": (
        "Il reste {left} {left#domino|dominos} dans la pioche~: {left#il ne se pioche|ils ne se "
        "piochent} jamais."
    ),
    "refused.NO_DRAWING": "On ne peut pas piocher maintenant~; passez.",
    "refused.MUST_PLACE.draw": (
        "La place {seat} peut poser un domino~: elle ne peut donc pas piocher."
    ),
    "refused.MUST_PLACE.pass": (
        "La place {seat} peut poser un domino~: elle ne peut donc pas passer."
    ),
    "refused.MUST_DRAW": "La place {seat} peut encore piocher~: elle ne peut donc pas passer.",
    # Un endroit de la table.
    "refused.NOT_IN_SET": "{tile} n’est pas dans le jeu, dont le plus grand domino est {top}.",
    "refused.ALREADY_LAID": "{tile} est déjà sur la table~; posez un autre domino.",
    "refused.NEEDS_PORT": (
        "Il y a déjà des dominos sur la table~; dites à quel point de raccordement poser {tile}."
    ),
    "refused.NO_SUCH_PORT": "{at} n’est pas sur la table~; raccordez un domino qui s’y trouve.",
    "refused.VALUES_DIFFER": (
        "Seul un domino qui porte un {value} se raccorde à {port}, et {tile} n’en porte pas."
    ),
    "refused.PORT_TAKEN": (
        "{port} est déjà occupé~; choisissez un point de raccordement disponible."
    ),
    "refused.PORT_LOCKED": (
        "{port} reste bloqué tant que d’autres points de raccordement ne sont pas occupés."
    ),
    "refused.BRANCH_BEFORE_LINE": (
        "Les deux côtés en ligne de {at} doivent être occupés avant sa branche~: {port}."
    ),
    "refused.NO_BRANCHES": "{at} n’ouvre pas de branche~: rien ne se raccorde à {port}.",
    # Un gain.
    "refused.OVER_TARGET": (
        "{sum} dépasserait {target}~: le gain est rejeté et le score reste à {score}."
    ),
    "refused.UNDER_FLOOR": (
        "{sum} descendrait sous {floor}~: l’événement est rejeté et le score reste à {score}."
    ),
    "refused.NOT_ADMITTED": (
        "Le premier gain doit être d’au moins {least}~: un gain de {points} est refusé et le "
        "score reste à 0."
    ),
    # Une position impossible.
    "refused.SCORE": "Le camp {side} ne peut pas avoir {score} {score#point|points}~: {why}",
    "refused.MATCH_OVER.setup": "Avec le score {scores}, la partie est terminée.",
    "refused.NOT_OVER": "Avec le score {scores}, la partie n’est pas terminée.",
    "refused.NOT_A_PLAY.setup": "Dans {where}~: «~{item}~» ne pose aucun domino.",
    "refused.NOT_IN_SET.setup": "{tile}, dans {where}, ne fait pas partie du jeu.",
    "refused.MAY_NOT_LEAD.setup": "{tile} ne peut pas ouvrir, donc ne peut pas être le premier.",
    "refused.RESERVE.setup": "La pioche garde au moins {left} {left#domino|dominos}.",
    "refused.PASSES": "Il ne peut pas y avoir ici autant de passes de suite.",
    "refused.NOT_DEALT.table": (
        "La table doit être vide tant que toutes les mains ne sont pas distribuées."
    ),
    "refused.NOT_DEALT.lot": "Personne n’a de domino avant le tirage au sort.",
    "refused.NOT_DEALT.size": (
        "Chaque place reçoit {size} {size#domino|dominos}, une place après l’autre."
    ),
    "refused.EMPTY_HAND": "La place {seat} n’a plus de domino~: la manche ne peut pas continuer.",
    "refused.NOT_TO_MOVE": "La place {seat} n’a plus de domino~: ce ne peut pas être son tour.",
    "refused.ROUND_BLOCKED": (
        "La manche est bloquée~: personne ne peut poser de domino, et personne ne pioche."
    ),
    "refused.NOT_DRAWING.closed": "La place {seat} ne peut pas piocher ici.",
    "refused.NOT_DRAWING.could_place": (
        "La place {seat} pourrait poser un autre domino~: elle n’a donc pas pu piocher."
    ),
    "refused.BOUND.needed": "La phase PLACING a besoin du domino pioché, dans bound.",
    "refused.BOUND.elsewhere": (
        "{tile} ne peut pas être imposé ici~: seul un domino d’ouverture ou pioché peut l’être."
    ),
    "refused.BOUND.not_held": "La place {seat} n’a pas {tile}.",
    "refused.BOUND.fits_nowhere": (
        "{tile} ne se raccorde nulle part~: il ne peut pas être imposé."
    ),
    "refused.BOUND.never": "Selon ces règles, un domino pioché n’est pas imposé.",
    "refused.BOUND.alone": "La place {seat} doit avoir plus que le domino qu’elle a pioché.",
    "refused.BOUND.one": "Un domino, et un seul, peut être imposé.",
    "refused.NOT_TILES.whole": "Dans {where}~: ceci ne contient pas de domino (type {kind}).",
    "refused.NOT_TILES.item": "Dans {where}~: un objet {wanted} est attendu (type {kind} donné).",
    "refused.TILE_TWICE": "{tile} est à deux endroits~: {where} et {again}.",
    "refused.TILE_MISSING.few": "Absents des mains, de la table et de la pioche~: {tiles}.",
    "refused.TILE_MISSING.many": (
        "Absents des mains, de la table et de la pioche~: {tiles} et d’autres."
    ),
    "refused.HANDS.kind": (
        "Les mains se donnent une par place, dans un tuple ou une liste (type {kind} donné)."
    ),
    "refused.HANDS.number": "Il faut {wanted} mains, une par place~; il y en a {given}.",
    "refused.SCORES.kind": (
        "Les scores se donnent un par joueur ou équipe, dans un tuple ou une liste (type {kind} "
        "donné)."
    ),
    "refused.SCORES.number": (
        "Il faut {wanted} scores, un par joueur ou équipe~; il y en a {given}."
    ),
    "refused.PHASE": "La phase est un membre de fives.Phase (type {kind} donné).",
    "refused.OPENER": "Personne n’ouvre avant le tirage au sort.",
    # Où se trouve quelque chose dans une position donnée.
    "setup.hand": "la main {seat}",
    "setup.layout": "la disposition",
    "setup.boneyard": "la pioche",
    "setup.bound": "bound",
}
