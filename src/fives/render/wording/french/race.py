"""The card race: its track, bets and events, in French."""

from __future__ import annotations

from typing import Final

_CARDS: Final = {
    "race.suit.spades": "pique",
    "race.suit.hearts": "cœur",
    "race.suit.diamonds": "carreau",
    "race.suit.clubs": "trèfle",
    "race.card.number": "{rank} de {suit}",
    "race.card.ace": "as de {suit}",
    "race.card.jack": "valet de {suit}",
    "race.card.queen": "dame de {suit}",
    "race.card.king": "roi de {suit}",
    "race.the_card.number": "le {rank} de {suit}",
    "race.the_card.ace": "l’as de {suit}",
    "race.the_card.jack": "le valet de {suit}",
    "race.the_card.queen": "la dame de {suit}",
    "race.the_card.king": "le roi de {suit}",
}

_FIGURES: Final = {
    "race.tenths": "{whole},{tenth}",
    "race.percent": "{number}~%",
    "race.percent_below": "<{number}~%",
    "race.percent_above": ">{number}~%",
    "race.odds": "{price}:1",
    "race.no_fair_odds": "aucune",
    "race.chips": "{n} {n#jeton|jetons}",
    "race.either.next": "{items}, {item}",
    "race.either.last": "{items} ou {item}",
}

_LABELS: Final = {
    "race.label.start": "départ",
    "race.label.won": "arrivée",
    "race.label.markers": "repères",
    "race.label.horse": "cheval",
    "race.label.odds": "cote nette",
    "race.label.chance": "chance de gagner",
    "race.label.fair_odds": "cote équitable",
    "race.label.backed": "mises",
    "race.label.card": "carte",
    "race.label.chips": "jetons",
    "race.label.sit_out": "ne pas miser",
    "race.label.as_bank": "en tenant la banque",
    "race.label.by_bets": "par les mises",
    "race.label.end": "fin",
    "race.label.together": "ensemble",
    "race.backed_by": "{suit} par {who}",
    "race.backed_next": "{items}~; {item}",
    "race.chips_of": "{who}~: {chips}",
    "race.chips_of_bank": "{who}, la banque~: {chips}",
    "race.every_stake": "chaque mise est de {n} {n#jeton|jetons}",
    "race.heading": "-- Course {race} sur {races}~: {banker} {banker?avez|a|ont} tenu la banque --",
}

_MOVES: Final = {
    "race.move.mark": "poser {card} comme repère suivant",
    "race.move.back": "miser {n} {n#jeton|jetons} sur {suit}",
    "race.move.sit_out": "ne pas miser dans cette course",
    "race.move.turn": "révéler {card}",
}

_EVENTS: Final = {
    "race.marker": "On a posé {card} en position {position} du parcours.",
    "race.refused_track": "Les repères étaient {markers}, dont {count} de {suit}~: ce cheval "
    "n’aurait pas pu aller au bout, et tous ont été posés à nouveau.",
    "race.posted": "Les cotes nettes ont été affichées~: {odds}, pour une mise de {n} "
    "{n#jeton|jetons}.",
    "race.posted_suit": "{suit} {odds}",
    "race.bet": "{who} {who?avez|a|ont} misé {n} {n#jeton|jetons} sur {suit}, à la cote nette "
    "{odds}.",
    "race.sat_out.no_chip": "{who} n’{who?avez|a|ont} pas misé~: aucun jeton.",
    "race.sat_out.not_covered": "{who} n’{who?avez|a|ont} pas misé~: la banque ne pouvait plus "
    "couvrir aucune mise.",
    "race.sat_out.other": "{who} n’{who?avez|a|ont} pas misé~: {reason}.",
    "race.turned": "On a révélé {card}~: {suit} a avancé à la position {position}.",
    "race.won": "{suit} a gagné la course après {n} {n#carte|cartes}.",
    "race.came": "Positions à la fin~: {positions}.",
    "race.came_suit": "{suit} {position}",
    "race.paid": "{who} {who?avez|a|ont} gagné sur {suit}~: la mise de {back} "
    "{back#jeton|jetons} a été rendue, plus {gain} {gain#jeton|jetons} de gain net. {sum}.",
    "race.lost": "{who} {who?avez|a|ont} perdu {n} {n#jeton|jetons} sur {suit} au profit de la "
    "banque. {sum}.",
    "race.bank_gained": "En tenant la banque, {who} {who?avez|a|ont} gagné {n} {n#jeton|jetons} "
    "en tout. {sum}.",
    "race.bank_lost": "En tenant la banque, {who} {who?avez|a|ont} perdu {n} {n#jeton|jetons} "
    "en tout. {sum}.",
    "race.bank_passed": "{giver} {giver?avez|a|ont} cédé la banque, et {taker} la "
    "{taker?tenez|tient|tiennent} désormais.",
    "race.shuffled": "Toutes les cartes ont été mélangées pour la course {race}.",
    "race.session_won": "{who} {who?avez|a|ont} gagné la séance, avec {n} {n#jeton|jetons}.",
    "race.session_shared": "{who} {who?avez|a|ont} gagné la séance à égalité, avec {n} "
    "{n#jeton|jetons} par place.",
    "race.session_over": "La séance est terminée~: chaque place a tenu la banque une fois.",
    "race.session_balances": "Soldes finaux~: {balances}.",
    "race.session_balance": "{n} {n#jeton|jetons} pour {who}",
}

_STATE: Final = {
    "race.state.race": "Course {race} sur {races}~: {who} {who?tenez|tient|tiennent} la banque.",
    "race.state.laying": "Le parcours n’est pas complet~: {n} {n#repère|repères} sur {all}.",
    "race.state.may_back": "{who} {who?devez|doit|doivent} choisir~: {suits}, pour une mise de "
    "{n} {n#jeton|jetons}.",
    "race.state.not_on_offer": "La banque ne pourrait pas couvrir une mise de plus sur {suits}.",
    "race.state.no_chip": "{who} {who?devriez|devrait|devraient} choisir, mais "
    "n’{who?avez|a|ont} aucun jeton et ne {who?pouvez|peut|peuvent} pas miser.",
    "race.state.not_covered": "{who} {who?devriez|devrait|devraient} choisir, mais ne "
    "{who?pouvez|peut|peuvent} pas miser~: la banque ne pourrait plus couvrir aucune mise.",
    "race.state.racing": "Les choix sont fixés et la course est lancée~: {n} "
    "{n#carte révélée|cartes révélées}.",
    "race.state.markers": "Repères depuis la position 1~: {markers}.",
    "race.state.priced": "Le cheval de {suit} est en position {position}~: {n} "
    "{n#repère|repères}, cote nette {odds}, {chance} de chances de gagner, cote équitable "
    "{fair}.",
    "race.state.running": "Le cheval de {suit} est en position {position}~: {n} "
    "{n#repère|repères}, cote nette {odds}, {chance} de chances de gagner.",
    "race.state.came": "Le cheval de {suit} a fini en position {position}~: {n} "
    "{n#repère|repères}, cote nette {odds}.",
    "race.state.bank": "{who}, qui {who?tenez|tient|tiennent} la banque, {who?avez|a|ont} {n} "
    "{n#jeton|jetons}.",
    "race.state.holds": "{who} {who?avez|a|ont} {n} {n#jeton|jetons}.",
    "race.state.waits": "{who} {who?avez|a|ont} {n} {n#jeton|jetons} et n’{who?avez|a|ont} pas "
    "encore misé.",
    "race.state.backs": "{who} {who?avez|a|ont} {n} {n#jeton|jetons} et {who?avez|a|ont} misé "
    "{stake} {stake#jeton|jetons} sur {suit}, à la cote nette {odds}.",
    "race.state.sits_out": "{who} {who?avez|a|ont} {n} {n#jeton|jetons} et ne "
    "{who?misez|mise|misent} pas dans cette course.",
}

RACE: Final[dict[str, str]] = {
    **_CARDS,
    **_FIGURES,
    **_LABELS,
    **_MOVES,
    **_EVENTS,
    **_STATE,
}
