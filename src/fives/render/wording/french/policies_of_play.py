"""What the policies of dealing, opening, turns and the layout say, in French.

A message is a clause, without a capital or a stop, so that one policy may go into another.
"""

from __future__ import annotations

from typing import Final

_OPENING: Final = {
    "policy.who_went_out_opens": (
        "un tirage au sort désigne qui ouvre la première manche~; ensuite, qui a posé son "
        "dernier domino ouvre la suivante, et après un blocage on tire de nouveau au sort"
    ),
    "policy.opener_moves_on": (
        "un tirage au sort désigne qui ouvre la première manche~; ensuite, l’ouverture avance "
        "d’une place à chaque manche, quel que soit le gagnant"
    ),
    "policy.holder_opens": (
        "qui a {tile} ouvre la première manche avec ce domino, et si personne ne l’a, tous les "
        "dominos sont redistribués~; ensuite, l’ouverture avance d’une place à chaque manche, "
        "quel que soit le gagnant"
    ),
    "policy.highest_double_opens": (
        "à chaque manche, le plus grand double de toutes les mains doit ouvrir, et si personne "
        "n’a de double, tous les dominos sont redistribués"
    ),
    "policy.highest_tile_opens_first": (
        "à la première manche et après un blocage, le plus grand double doit ouvrir, ou le plus "
        "grand domino si personne n’a de double~; sinon, qui a posé son dernier domino ouvre "
        "avec le domino de son choix"
    ),
    "policy.doubles_lead": "seul un double peut ouvrir~; {opening}",
    "policy.doubles_or_scores_lead": (
        "seul un double ou un domino qui rapporte des points peut ouvrir~; {opening}"
    ),
}

_TURNS: Final = {
    "policy.by_seats": (
        "chaque place reçoit {two}~{two#domino|dominos} à deux, {three} à trois et {four} à "
        "quatre, {set}"
    ),
    "policy.by_seats_alike": "chaque place reçoit {n}~{n#domino|dominos}, {set}",
    "policy.only_when_stuck": (
        "on ne pioche que si rien dans la main n’est jouable, jusqu’au premier domino jouable, "
        "qu’il faut poser aussitôt"
    ),
    "policy.no_drawing": "personne ne pioche~; les dominos non distribués restent hors jeu",
    "policy.freely": (
        "on peut piocher à son tour, même si l’on peut poser un domino, et rien n’oblige à poser "
        "ce que l’on a pioché"
    ),
    "policy.freely_after_lead": (
        "personne ne peut piocher avant l’ouverture~; ensuite, on peut piocher à son tour, même "
        "si l’on peut poser un domino, et rien n’oblige à poser ce que l’on a pioché"
    ),
    "policy.double_or_score": (
        "un double ou une pose qui rapporte des points garde le tour, sauf avec un domino tout "
        "juste pioché"
    ),
    "policy.every_play_ends_the_turn": "chaque pose met fin au tour",
    "policy.out_or_nobody_can_place": (
        "la manche se termine dès qu’une main est vide, ou par un blocage dès que personne ne "
        "peut plus poser ni piocher de domino"
    ),
    "policy.out_or_all_pass": (
        "la manche se termine dès qu’une main est vide, ou par un blocage quand on ne peut plus "
        "piocher et que toutes les places ont passé de suite"
    ),
    "policy.whole_side_out": (
        "la manche se termine quand toutes les mains d’un camp sont vides, ou par un blocage dès "
        "que personne ne peut plus poser ni piocher de domino"
    ),
}

_LAYOUT: Final = {
    "policy.every_double": "chaque double ouvre des branches",
    "policy.first_double": "le premier double de la manche ouvre des branches, et lui seul",
    "policy.no_double": "aucun double n’ouvre de branche~: la disposition est une seule ligne",
    "policy.lead_walled_in_first": (
        "un double posé en ouverture ouvre des branches, et lui seul~; ses quatre côtés doivent "
        "tous être occupés avant que ses bras s’allongent"
    ),
    "policy.both_halves_while_open": (
        "un double compte ses deux moitiés tant que l’un de ses côtés en ligne est libre, puis "
        "ne compte plus"
    ),
    "policy.spinner_counts_until_walled_in": (
        "un double à branches compte ses deux moitiés jusqu’à ce que trois de ses côtés soient "
        "occupés, puis une seule jusqu’au quatrième~; les autres doubles comptent leurs deux "
        "moitiés tant que l’un de leurs côtés en ligne est libre"
    ),
}

POLICIES_OF_PLAY: Final[dict[str, str]] = {**_OPENING, **_TURNS, **_LAYOUT}
