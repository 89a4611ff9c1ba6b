"""What happened in a domino game, and what the seats are called, in French."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "name.you": "vous",
    "name.seat": "la place {seat}",
    "name.seats": "les places {seats}",
    "list.next": "{items}, {item}",
    "list.last": "{items} et {item}",
    "list.last_phrase": "{items}, et {item}",
    "place.lo": "{tile} (extrémité de valeur basse)",
    "place.hi": "{tile} (extrémité de valeur haute)",
    "place.a": "{tile} (ligne A)",
    "place.b": "{tile} (ligne B)",
    "place.c": "{tile} (branche C)",
    "place.d": "{tile} (branche D)",
    "place.value": "{value} sur {place}",
    "worth.none": "aucun~point",
    "worth.some": "{n}~{n#point|points}",
    "lot.fell": "Le sort est tombé sur {who}, qui {who?ouvrez|ouvre|ouvrent}.",
    "dealt.tiles": "{who} {who?avez|a|ont} reçu {tiles} à la distribution.",
    "dealt.again": (
        "Aucune main ne permettait d’ouvrir~: tous les dominos ont été repris et distribués "
        "de nouveau."
    ),
    "tiles.hidden": "{n} {n#domino|dominos}",
    "played.led": "{who} {who?avez|a|ont} ouvert avec {tile}",
    "played.led_drawn": "{who} {who?avez|a|ont} ouvert avec {tile}, tout juste pioché",
    "played.joined": "{who} {who?avez|a|ont} posé {tile} sur {place}",
    "played.joined_drawn": "{who} {who?avez|a|ont} posé {tile}, tout juste pioché, sur {place}",
    "played.counted": "{played}~: {sum}, {worth}.",
    "played.uncounted": "{played}.",
    "drew.freely": "{who} {who?avez|a|ont} pioché {tiles}.",
    "drew.stuck": (
        "{who} n’{who?aviez|avait|avaient} rien à poser et {who?avez|a|ont} pioché {tiles}."
    ),
    "passed": (
        "{who} n’{who?aviez|avait|avaient} rien à poser et {who?avez|a|ont} passé "
        "{who?votre|son|leur} tour."
    ),
    "kept": "{who} {who?avez|a|ont} gardé {who?votre|son|leur} tour~: {why}.",
    "kept.double": "un double",
    "kept.score": "la pose a rapporté des points",
    "kept.both": "un double, et la pose a rapporté des points",
    "round.begins": "-- Manche {n} --",
    "round.went_out": (
        "La manche est terminée~: {who} {who?avez|a|ont} posé {who?votre|son|leur} dernier domino."
    ),
    "round.blocked": "La manche est bloquée~: personne ne pouvait plus jouer.",
    "round.left": ("{who} {who?avez|a|ont} encore en main~: {sum} {n#point brut|points bruts}."),
    "round.left_nothing": "{who} n’{who?avez|a|ont} plus rien en main.",
    "round.together": (
        "{who} {who?avez|a|ont} ensemble~: {sum} = {n} {n#point brut|points bruts}."
    ),
    "round.won": "La manche est gagnée par {who}.",
    "round.tie": "La manche se termine par une égalité entre {who}.",
    "round.nobody_scored": "Personne n’a rien marqué pour les dominos restants.",
    "opener.by_lot": "Prochaine ouverture~: par tirage au sort.",
    "opener.by_hands": "Prochaine ouverture~: selon les mains, une fois distribuées.",
    "opener.next": "Prochaine ouverture~: {who}.",
    "opener.went_out": (
        "Prochaine ouverture~: {who}, qui {who?avez|a|ont} posé {who?votre|son|leur} "
        "dernier domino."
    ),
    "opener.moved_on": "Prochaine ouverture~: {who}, une place après {before}.",
    "match.won": "{who} {who?avez|a|ont} gagné la partie~: {why}.",
    "match.shared": "{who} {who?avez|a|ont} gagné la partie ensemble~: {why}.",
    "match.drawn": "La partie se termine sur un match nul~: {why}.",
    "outcome.target_reached": "cible atteinte",
    "outcome.equal_best": "égalité au meilleur score",
    "turn.scores": "scores",
    "turn.tiles": "dominos",
    "turn.hand": "votre main",
    "turn.to_place": "à poser",
    "turn.figure": "{who}~: {n}",
    "turn.boneyard": "pioche~: {n}",
    "turn.boneyard_kept": "pioche~: {n} (dont {drawable} à piocher)",
    "turn.just_drawn": "{tile}, tout juste pioché",
    "turn.to_lead": "{tile}, le domino d’ouverture",
    "choice.lead": "ouvrir avec {tile}",
    "choice.play": "{tile} sur {place}",
    "choice.draw": "piocher",
    "choice.pass": "passer",
    "choice.total": "total {n}",
    "choice.refused": "{n} {n#point refusé|points refusés}",
    "choice.keeps_the_turn": "vous gardez votre tour",
    "choice.last_tile": "dernier domino de la main",
}
