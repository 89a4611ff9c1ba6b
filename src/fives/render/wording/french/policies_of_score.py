"""What the policies of points, settlements and targets say, in French.

A message is a clause, without a capital or a stop, so that one policy may go into another.
"""

from __future__ import annotations

from typing import Final

_POINTS: Final = {
    "policy.multiples_of": (
        "quand le total des extrémités est un multiple de {divisor}, la pose rapporte ce total "
        "divisé par {divisor}"
    ),
    "policy.pips_of_multiples": (
        "quand le total des extrémités est un multiple de {divisor}, la pose rapporte ce total"
    ),
    "policy.fives_and_threes": (
        "quand le total des extrémités est un multiple de 5, la pose rapporte un cinquième de ce "
        "total~; quand c’est un multiple de 3, un tiers~; quand c’est un multiple des deux, l’un "
        "et l’autre"
    ),
    "policy.equal_ends": (
        "quand toutes les extrémités sont égales, ou qu’un double ouvre, la pose rapporte "
        "{plain}~{plain#point|points}~; quand l’une de plusieurs extrémités égales est un "
        "double, elle en rapporte {double}"
    ),
    "policy.no_points": "poser un domino ne rapporte rien",
}

_SETTLEMENT: Final = {
    "policy.smallest_takes_all": (
        "celui qui pose son dernier domino, ou après un blocage chaque camp au plus petit total, "
        "marque les dominos de tous les autres camps~; {rounding}"
    ),
    "policy.single_side_takes_all": (
        "celui qui pose son dernier domino, ou après un blocage le camp au plus petit total, "
        "marque les dominos de tous les autres camps, et une égalité ne rapporte rien~; "
        "{rounding}"
    ),
    "policy.two_of_three_split": (
        "celui qui pose son dernier domino, ou après un blocage le camp au plus petit total, "
        "marque les dominos de tous les autres camps~; à égalité, deux camps sur trois marquent "
        "chacun la moitié des dominos du troisième, et toute autre égalité ne rapporte rien~; "
        "{rounding}"
    ),
    "policy.takes_each_hand": (
        "celui qui pose son dernier domino, ou après un blocage le camp au plus petit total, "
        "marque main par main les dominos de tous les autres camps, et une égalité ne rapporte "
        "rien~; {rounding}"
    ),
    "policy.hand_differences": (
        "celui qui pose son dernier domino marque en une fois cette pose et les dominos adverses, "
        "moins ceux du partenaire~; après un blocage, chaque main, à partir de la plus petite, "
        "marque ce que les mains adverses plus fortes ont en plus, et les mains égales se suivent "
        "dans le sens des aiguilles d’une montre à partir de la place {first_seat}~; {rounding}"
    ),
    "policy.single_smallest": (
        "celui qui pose son dernier domino, ou après un blocage le camp de la plus petite main, "
        "marque les dominos de tous les autres camps moins les siens, et une égalité ne rapporte "
        "rien~; {rounding}"
    ),
    "policy.every_hand_is_debited": (
        "personne n’est payé, et les dominos restés à chaque place sont retirés des points de "
        "son camp~; {rounding}"
    ),
    "policy.out_with_last_play": (
        "poser son dernier domino rapporte {points}~{points#point|points}, en une fois avec cette "
        "pose, et un blocage ne rapporte rien"
    ),
    "policy.fewest_doubles": (
        "poser son dernier domino rapporte {points}~{points#point|points}~; après un blocage, "
        "{points#il va|ils vont} à la main qui a le moins de doubles, sinon à celle dont le plus "
        "grand double est le plus petit, sinon à celle qui a le moins de points bruts, et des "
        "mains égales en tout ne marquent rien"
    ),
    "policy.to_nearest": (
        "chaque somme est arrondie au plus proche multiple de {unit}, et {unit}~{unit#point brut "
        "vaut|points bruts valent} un point"
    ),
    "policy.to_nearest.hand": (
        "chaque main est arrondie au plus proche multiple de {unit}, et {unit}~{unit#point brut "
        "vaut|points bruts valent} un point"
    ),
    "policy.pips_to_nearest": (
        "chaque somme est arrondie au plus proche multiple de {unit} et comptée en entier"
    ),
    "policy.pips_to_nearest.hand": (
        "chaque main est arrondie au plus proche multiple de {unit} et comptée en entier"
    ),
    "policy.exact": "chaque somme compte telle quelle, un point par point brut",
    "policy.exact.hand": "chaque main compte telle quelle, un point par point brut",
}

_TARGET: Final = {
    "policy.at_least": (
        "le premier camp à avoir au moins {points}~{points#point|points} gagne aussitôt, et "
        "plusieurs à la fois gagnent ensemble"
    ),
    "policy.at_least_by_seats": (
        "le premier camp à avoir au moins {two}~{two#point|points} à deux places, {three} à trois "
        "ou {four} à quatre ou plus gagne aussitôt, et plusieurs à la fois gagnent ensemble"
    ),
    "policy.exactly": (
        "il faut {points}~{points#point|points} exactement~; ce qui {points#le|les} dépasserait "
        "est refusé"
    ),
    "policy.exactly_floor": (
        "il faut {points}~{points#point|points} exactement~; ce qui {points#le|les} dépasserait "
        "est refusé, de même qu’une perte qui ferait descendre sous {floor}"
    ),
    "policy.best_at_least": (
        "après chaque manche, le meilleur score gagne s’il est seul et atteint "
        "{two}~{two#point|points} à deux places, {three} à trois ou {four} à quatre ou plus, et "
        "une égalité au meilleur score donne un match nul"
    ),
    "policy.leader_at_least": (
        "après chaque manche, le meilleur score gagne s’il est seul et atteint "
        "{points}~{points#point|points}, et la partie continue tant qu’il y a égalité"
    ),
    "policy.first_score_at_least": (
        "un camp dont le score est 0 ne peut commencer qu’avec au moins "
        "{points}~{points#point|points} d’un coup~; {target}"
    ),
}

POLICIES_OF_SCORE: Final[dict[str, str]] = {**_POINTS, **_SETTLEMENT, **_TARGET}
