"""The card race: its track, bets and events, in English."""

from __future__ import annotations

from typing import Final

_CARDS: Final = {
    "race.suit.spades": "spades",
    "race.suit.hearts": "hearts",
    "race.suit.diamonds": "diamonds",
    "race.suit.clubs": "clubs",
    "race.card.number": "{rank} of {suit}",
    "race.card.ace": "ace of {suit}",
    "race.card.jack": "jack of {suit}",
    "race.card.queen": "queen of {suit}",
    "race.card.king": "king of {suit}",
    "race.the_card.number": "the {rank} of {suit}",
    "race.the_card.ace": "the ace of {suit}",
    "race.the_card.jack": "the jack of {suit}",
    "race.the_card.queen": "the queen of {suit}",
    "race.the_card.king": "the king of {suit}",
}

_FIGURES: Final = {
    "race.tenths": "{whole}.{tenth}",
    "race.percent": "{number}%",
    "race.percent_below": "<{number}%",
    "race.percent_above": ">{number}%",
    "race.odds": "{price}:1",
    "race.no_fair_odds": "none",
    "race.chips": "{n} {n#chip|chips}",
    "race.either.next": "{items} or {item}",
    "race.either.last": "{items} or {item}",
}

_LABELS: Final = {
    "race.label.start": "start",
    "race.label.won": "won",
    "race.label.markers": "markers",
    "race.label.horse": "horse",
    "race.label.odds": "odds",
    "race.label.chance": "chance to win",
    "race.label.fair_odds": "fair odds",
    "race.label.backed": "backed",
    "race.label.card": "card",
    "race.label.chips": "chips",
    "race.label.sit_out": "sit out",
    "race.label.as_bank": "as the bank",
    "race.label.by_bets": "by bets",
    "race.label.end": "end",
    "race.label.together": "together",
    "race.backed_by": "{suit} by {who}",
    "race.backed_next": "{items}; {item}",
    "race.chips_of": "{who}: {chips}",
    "race.chips_of_bank": "{who}, the bank: {chips}",
    "race.every_stake": "every stake is {n} {n#chip|chips}",
    "race.heading": "-- Race {race} of {races}: {banker} kept the bank --",
}

_MOVES: Final = {
    "race.move.mark": "lay {card} as the next marker",
    "race.move.back": "back {suit} with {n} {n#chip|chips}",
    "race.move.sit_out": "sit this race out",
    "race.move.turn": "turn {card}",
}

_EVENTS: Final = {
    "race.marker": "{card} was laid at position {position} of the track.",
    "race.refused_track": "The markers were {markers}. {count} of them are {suit}, so that horse "
    "could not run all the way: all were laid anew.",
    "race.posted": "The odds were posted: {odds}, for a stake of {n} {n#chip|chips}.",
    "race.posted_suit": "{suit} {odds}",
    "race.bet": "{who} backed {suit} with {n} {n#chip|chips} at {odds}.",
    "race.sat_out.no_chip": "{who} sat out: no chip.",
    "race.sat_out.not_covered": "{who} sat out: the bank could pay for no further bet.",
    "race.sat_out.other": "{who} sat out: {reason}.",
    "race.turned": "{card} was turned: {suit} moved to position {position}.",
    "race.won": "{suit} won the race after {n} {n#card|cards}.",
    "race.came": "Positions at the end: {positions}.",
    "race.came_suit": "{suit} {position}",
    "race.paid": "{who} won on {suit}: {back} {back#chip|chips} came back with {gain} "
    "{gain#chip|chips} on top. {sum}.",
    "race.lost": "{who} lost {n} {n#chip|chips} on {suit} to the bank. {sum}.",
    "race.bank_gained": "{who}, the bank, gained {n} {n#chip|chips} in all. {sum}.",
    "race.bank_lost": "{who}, the bank, lost {n} {n#chip|chips} in all. {sum}.",
    "race.bank_passed": "The bank passed from {giver} to {taker}.",
    "race.shuffled": "All cards were shuffled for race {race}.",
    "race.session_won": "{who} won the session: {n} {n#chip|chips}.",
    "race.session_shared": "{who} won the session together: {n} {n#chip|chips} each.",
    "race.session_over": "The session is over: everybody has kept the bank once.",
    "race.session_balances": "It ended with {balances}.",
    "race.session_balance": "{n} {n#chip|chips} for {who}",
}

_STATE: Final = {
    "race.state.race": "Race {race} of {races}: {who} {who?keep|keeps|keep} the bank.",
    "race.state.laying": "The track is being laid: {n} of {all} markers {n#lies|lie}.",
    "race.state.may_back": "{who} {who?are|is|are} to choose: {suits}, for a stake of {n} "
    "{n#chip|chips}.",
    "race.state.not_on_offer": "The bank could not pay for one more bet on {suits}.",
    "race.state.no_chip": "{who} {who?are|is|are} to choose, but {who?have|has|have} no chip and "
    "must sit this race out.",
    "race.state.not_covered": "{who} {who?are|is|are} to choose, but the bank could pay for no "
    "further bet: {who?you|it|they} must sit this race out.",
    "race.state.racing": "All have chosen and the race is on: {n} {n#card has|cards have} been "
    "turned.",
    "race.state.markers": "Markers from position 1: {markers}.",
    "race.state.priced": "The horse of {suit} is at position {position}: {n} {n#marker|markers}, "
    "odds {odds}, {chance} to win, fair odds {fair}.",
    "race.state.running": "The horse of {suit} is at position {position}: {n} "
    "{n#marker|markers}, odds {odds}, {chance} to win.",
    "race.state.came": "The horse of {suit} came to position {position}: {n} "
    "{n#marker|markers}, odds {odds}.",
    "race.state.bank": "{who}, the bank, {who?have|has|have} {n} {n#chip|chips}.",
    "race.state.holds": "{who} {who?have|has|have} {n} {n#chip|chips}.",
    "race.state.waits": "{who} {who?have|has|have} {n} {n#chip|chips} and no bet yet.",
    "race.state.backs": "{who} {who?have|has|have} {n} {n#chip|chips} and backed {suit} with "
    "{stake} {stake#chip|chips} at {odds}.",
    "race.state.sits_out": "{who} {who?have|has|have} {n} {n#chip|chips} and {who?sit|sits|sit} "
    "this race out.",
}

RACE: Final[dict[str, str]] = {
    **_CARDS,
    **_FIGURES,
    **_LABELS,
    **_MOVES,
    **_EVENTS,
    **_STATE,
}
