"""Why a move of the card race does not stand, in English."""

from __future__ import annotations

from typing import Final

RACE_REFUSALS: Final[dict[str, str]] = {
    "race.kind.a": "a {type}",
    "race.kind.an": "an {type}",
    "race.refused.NOT_A_MOVE": "This is {kind}, not a move of a card race; moves are listed by "
    "legal_moves(), and card_race.parse_move() reads them from text.",
    "race.refused.SESSION_OVER": "The session is over: everybody has kept the bank once.",
    "race.refused.BANK_MAKES_NO_BET": "Seat {seat} keeps the bank in this race, and the bank "
    "makes no bet.",
    "race.refused.NOT_YOUR_TURN.chance": "It is chance's turn, not seat {seat}'s.",
    "race.refused.NOT_YOUR_TURN.seat": "It is seat {actor}'s turn, not seat {seat}'s.",
    "race.refused.CHOICES_FIXED.sat_out": "Seat {seat} sits this race out; no horse is changed "
    "and no stake added any more.",
    "race.refused.CHOICES_FIXED.chosen": "Seat {seat} has chosen; no horse is changed and no stake "
    "added any more.",
    "race.refused.CHOICES_FIXED.racing": "All have chosen and the race is on; no horse is changed "
    "and no stake added any more.",
    "race.refused.CHANCE_TO_MOVE": "Chance lays the track now; horses are chosen when all seven "
    "markers lie.",
    "race.refused.NOT_NOW.laying": "The track is being laid; no card of the race is turned yet.",
    "race.refused.NOT_NOW.racing": "The track lies; what comes now is a card of the race.",
    "race.refused.SEAT_TO_MOVE": "Seat {seat} is to choose now; cards are turned when all have "
    "chosen.",
    "race.refused.MUST_BET": "Seat {seat} has a chip and can back {suits}, so it may not sit out.",
    "race.refused.NO_CHIP": "Seat {seat} has no chip to stake; it sits this race out.",
    "race.refused.BANK_CANNOT_PAY": "The bank could not pay for one more bet on {suit}: if {suit} "
    "won, it would be {short} short.",
    "race.refused.ACES_RUN": "{card} is a horse and is never shuffled; four aces run, 48 cards "
    "are drawn.",
    "race.refused.IS_A_MARKER": "{card} lies on the track as a marker, so it cannot come again.",
    "race.refused.ALREADY_TURNED": "{card} was turned in this race and does not go back to the "
    "stock.",
}
