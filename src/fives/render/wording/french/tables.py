"""Tables, tiles, ends, hands, moves and scores of the domino games, in French."""

from __future__ import annotations

from typing import Final

_TILES: Final = {
    "tile.plain": "domino {tile}",
    "tile.double": "double {tile}",
    "open.lo": "{tile} (extrémité de valeur basse, {value})",
    "open.hi": "{tile} (extrémité de valeur haute, {value})",
    "open.a": "{tile} (ligne A, {value})",
    "open.b": "{tile} (ligne B, {value})",
    "open.c": "{tile} (branche C, {value})",
    "open.d": "{tile} (branche D, {value})",
    "counts.end": "{tile} compte {n}~: sa moitié libre",
    "counts.both_halves": "{tile} compte {n}~: ses deux moitiés",
    "counts.one_half": "{tile} compte {n}~: une seule moitié",
    "counts.covered": "{tile} compte {n}~: il est couvert",
    "tiles.none": "aucun domino",
    "tiles.some": "{tiles}~: {n}~{n#domino|dominos}, {pips}~{pips#point brut|points bruts}",
}

_LAYOUTS: Final = {
    "layout.empty": "La table est vide.",
    "layout.lead": "{tile} ouvre.",
    "layout.tiles": "Dominos~: {tiles}.",
    "layout.no_joints": "Raccordements~: aucun.",
    "layout.joints": "Raccordements~: {joints}.",
    "layout.next": "{items}~; {item}",
    "layout.joint": "{at} – {by}",
    "layout.no_ports": "Points de raccordement disponibles~: aucun.",
    "layout.ports": "Points de raccordement disponibles~: {ports}.",
    "layout.locked": "Points de raccordement bloqués pour l’instant~: {ports}.",
    "layout.waiting": "Branches en attente des deux côtés en ligne~: {ports}.",
    "layout.count": "Les extrémités comptent {sum}~{n#point brut|points bruts}.",
    "layout.no_count": "Les extrémités ne comptent rien.",
}

_MOVES: Final = {
    "move.lead": "ouvrir avec {tile}",
    "move.play": "poser {tile} sur {place}",
    "move.draw": "piocher un domino",
    "move.pass": "passer",
    "move.lot": "le sort tombe sur {who}",
    "move.deal": "distribuer {tile}",
    "move.drawn": "le domino pioché est {tile}",
    "preview.points": "Cela rapporterait {n}~{n#point|points}.",
    "preview.no_points": "Cela ne rapporterait aucun point.",
    "preview.kept": "Le tour continuerait~: {why}.",
    "preview.plain": "Le domino serait posé, et le tour passerait.",
    "preview.last": "C’est le dernier domino de la main.",
}

_STATES: Final = {
    "state.solo": "{title}, {n}~places.",
    "state.pairs": "{title}, {n}~places en équipes de deux.",
    "state.lot": "Un tirage au sort désigne qui ouvre.",
    "state.dealing": "Les dominos sont en cours de distribution.",
    "state.drawing": "Un domino est en train d’être pioché.",
    "state.turn": "C’est à {who} de jouer.",
    "state.placing": (
        "{who} {who?avez|a|ont} pioché un domino jouable et {who?devez|doit|doivent} le poser."
    ),
    "state.bound_drawn": "Le domino à poser est {tile}, tout juste pioché.",
    "state.bound_lead": "Le domino d’ouverture doit être {tile}.",
    "state.score": "{who} {who?avez|a|ont} {n}~{n#point|points}",
    "state.size": "{who} {who?avez|a|ont} {n}~{n#domino|dominos} en main",
    "state.list": "{items}.",
    "state.hand": "{who} {who?avez|a|ont} en main {tiles}.",
    "state.no_hand": "{who} n’{who?avez|a|ont} aucun domino en main.",
    "state.opener": "Ouverture de la manche~: {who}.",
    "state.passes": "{n}~{n#passe|passes} de suite.",
    "boneyard.empty": "La pioche est vide.",
    "boneyard.all": "La pioche contient {n}~{n#domino|dominos}.",
    "boneyard.some": (
        "La pioche contient {n}~{n#domino|dominos}, dont {drawable} "
        "{drawable#peut être pioché|peuvent être piochés}."
    ),
    "boneyard.none": ("La pioche contient {n}~{n#domino|dominos}, dont aucun ne peut être pioché."),
}

_RESULTS: Final = {
    "name.side": "le camp {side}",
    "gain.event": "{who}~: {parts}.",
    "gain.nothing": "{who}~: aucun point.",
    "gain.nobody": "Personne ne marque.",
    "round.opened": "{who} {who?avez|a|ont} ouvert la manche.",
    "round.nobody": "Personne n’a gagné la manche.",
}

TABLES: Final[dict[str, str]] = {**_TILES, **_LAYOUTS, **_MOVES, **_STATES, **_RESULTS}
