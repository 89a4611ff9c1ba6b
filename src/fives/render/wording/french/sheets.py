"""Labels and titles of score boards, paper tallies, cribbage boards and race tracks, in French."""

from __future__ import annotations

from typing import Final

SHEETS: Final[dict[str, str]] = {
    "sheet.seat": "Place {seat}",
    "sheet.seats": "Places {first} et {second}",
    "sheet.side": "Camp {side}",
    "sheet.points": "{points}~{n#point|points}",
    "score.title": "Scores, {game}",
    "score.at_least": "Cible~: au moins {n}~{n#point|points}.",
    "score.exactly": "Cible~: exactement {n}~{n#point|points}.",
    "score.best": "Cible~: le meilleur score en fin de manche, d’au moins {n}~{n#point|points}.",
    "score.line": "{name}~: {points}~{n#point|points}.",
    "score.missing": "{name}~: {points}~{n#point|points}, encore {missing} à marquer.",
    "score.winner": "{name}~: {points}~{n#point|points}, victoire.",
    "score.sharer": "{name}~: {points}~{n#point|points}, victoire partagée.",
    "score.drawn": "La partie est nulle.",
    "score.to_go": "encore {missing}",
    "score.won": "victoire",
    "score.shared": "victoire partagée",
    "tally.title": "Décompte sur papier",
    "tally.sum": "{points}~{n#point|points}, {pips}~points bruts",
    "tally.empty": "Décompte sur papier de {points}~{n#point|points}~: aucun trait.",
    "tally.strokes": "Décompte sur papier de {points}~{n#point|points}, soit "
    "{pips}~points bruts~: {strokes}~{strokes#trait|traits}.",
    "tally.figures": "Décompte sur papier de {points}~{n#point|points}, soit "
    "{pips}~points bruts~: {figures}~{figures#figure finie|figures finies}.",
    "tally.both": "Décompte sur papier de {points}~{n#point|points}, soit "
    "{pips}~points bruts~: {figures}~{figures#figure finie|figures finies}, plus "
    "{strokes}~{strokes#trait|traits}.",
    "tally.below": "Un signe moins précède~: les traits comptent ce qui manque pour revenir "
    "à zéro.",
    "tally.figure": "Une figure finie est un grand X avec un petit x dans chacun des quatre "
    "espaces autour~: dix traits.",
    "cribbage.title": "Planche de cribbage de {holes} trous",
    "cribbage.board": "Planche de cribbage de {holes} trous, en rangées de 30. La fiche avant "
    "d’un camp montre son score, la fiche arrière le score précédent.",
    "cribbage.still": "{name}~: {points}~{n#point|points}. Les deux fiches sont au départ.",
    "cribbage.moved": "{name}~: {points}~{n#point|points}, auparavant {before}. "
    "Fiche avant {front}, fiche arrière {back}.",
    "cribbage.start": "au départ",
    "cribbage.hole": "au trou {hole}",
    "cribbage.last": "au dernier trou, le {hole}",
    "cribbage.past": "Le score est à {beyond} au-delà du dernier trou.",
    "cribbage.short": "Le score est à {beyond} en deçà du départ.",
    "cribbage.score": "{points}~{n#point|points}, auparavant {before}",
    "cribbage.beyond": "{beyond} au-delà du dernier trou",
    "cribbage.below": "{beyond} en deçà du départ",
    "cribbage.front": "le score",
    "cribbage.back": "le score précédent",
    "track.title": "Course de cartes, course {race} sur {races}",
    "track.finish": "arrivée",
    "track.markers": "{n}~{n#repère|repères}",
    "track.fair": "cote équitable {odds}",
    "track.bank": "banque",
    "track.bet": "{letter} {suit}, {n}~{n#jeton|jetons}",
    "track.to_choose": "choix à faire",
    "track.you": "Place {seat}, vous",
    "track.sits_out": "ne mise pas",
    "track.no_bet": "pas encore de mise",
}
