"""Labels of pages, sliders and the interactive table, in French."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, str]] = {
    "page.first": "Début",
    "page.previous": "Précédent",
    "page.next": "Suivant",
    "page.last": "Fin",
    "page.step": "Étape",
    "page.step_of_round": "Manche~{round}, étape {step} sur {steps}, après {moves}~"
    "{moves#coup|coups}",
    "page.step_of_race": "Course~{round}, étape {step} sur {steps}, après {moves}~"
    "{moves#coup|coups}",
    "page.round": "Manche~{round}",
    "page.race": "Course~{round}",
    "page.seats": "{seats}~places",
    "page.pairs": "{seats}~places, en équipes de deux",
    "page.card_race": "Horse Race aux cartes",
    "page.title": "{game}, {table}, {moves}~{moves#coup|coups}",
    "page.seen_by_all": "Vue publique~: aucune main n’est montrée avant le décompte.",
    "page.seen_by_seat": "Vue de la place~{seat}.",
    "page.seen_by_seats": "Vue commune des places {seats}.",
    "page.seen_open": "Avec les dominos de toutes les mains.",
    "page.begins": "Début du récit.",
    "page.comment": "Commentaire~: {text}",
    "page.tag": "{name}~: {value}",
    "page.contents": "Sommaire",
    "page.pictures": "Étape par étape",
    "page.told": "Récit complet",
    "page.keys": "Les touches fléchées, Début et Fin mènent d’une étape à l’autre.",
    "page.no_script": "Sans script, cette page ne montre que la première image. Le récit "
    "complet se trouve plus bas.",
    "table.label": "{game}~: votre table, à la place~{seat}",
    "table.hand": "Votre main",
    "table.choose": "Choisissez un domino de votre main.",
    "table.choose_move": "Choisissez votre coup.",
    "table.choose_place": "Choisissez où poser {tile}.",
    "table.places": "Places possibles pour {tile}",
    "table.stuck": "{tile} ne peut pas être posé pour l’instant",
    "table.choice": "{choice}~: {does}",
    "table.moves": "Autres coups",
    "table.over": "La partie est terminée.",
    "table.not_now": "La table a changé entre-temps~; choisissez de nouveau.",
    "table.no_move": "Ce n’est pas un coup~; choisissez de nouveau.",
}
