"""Why a move is not allowed now: one code, one sentence and one rule for every way to be wrong."""

from __future__ import annotations

from fives.card_race.betting import after_bet, is_covered, open_suits
from fives.card_race.cards import Card, Suit
from fives.card_race.moves import Back, Mark, RaceMove, SitOut, Turn, as_move
from fives.card_race.phase import RacePhase
from fives.card_race.situation import Situation
from fives.card_race.terms import STAKE
from fives.core.errors import kind_of
from fives.core.refusal import Refusal
from fives.core.state import CHANCE


def refusal_at(at: Situation, thing: object) -> Refusal | None:
    """Return why something is not allowed as the next move, or None when it is."""
    move = as_move(thing)
    if move is None:
        return _no_move(thing)
    phase = at.phase
    if phase is RacePhase.OVER:
        sentence = "The session is over: everybody has kept the bank once."
        return Refusal("SESSION_OVER", sentence, rule="CR-13")
    if phase is RacePhase.LAYING:
        return _while_laying(at, move)
    return _while_betting(at, move) if phase is RacePhase.BETTING else _while_racing(at, move)


def refusal_for(at: Situation, seat: int, thing: object) -> Refusal | None:
    """Return why a seat may not make a move now, or None when it may."""
    move = as_move(thing)
    if move is None:
        return _no_move(thing)
    if at.phase is RacePhase.OVER or at.actor == seat:
        return refusal_at(at, move)
    if type(move) is Back and seat == at.banker:
        sentence = f"Seat {seat} keeps the bank in this race, and the bank makes no bet."
        return Refusal("BANK_MAKES_NO_BET", sentence, (("seat", str(seat)),), "CR-05")
    if type(move) is Back and seat in at.sat_out:
        return _fixed(f"Seat {seat} sits this race out", ("case", "sat_out"), ("seat", str(seat)))
    if type(move) is Back and at.bets[seat] is not None:
        return _fixed(f"Seat {seat} has chosen", ("case", "chosen"), ("seat", str(seat)))
    if at.actor is CHANCE:
        sentence = f"It is chance's turn, not seat {seat}'s."
        return Refusal("NOT_YOUR_TURN", sentence, (("case", "chance"), ("seat", str(seat))))
    sentence = f"It is seat {at.actor}'s turn, not seat {seat}'s."
    params = (("case", "seat"), ("actor", str(at.actor)), ("seat", str(seat)))
    return Refusal("NOT_YOUR_TURN", sentence, params)


def _no_move(thing: object) -> Refusal:
    return Refusal(
        "NOT_A_MOVE",
        f"This is {kind_of(thing)}, not a move of a card race; moves are listed by "
        "legal_moves(), and card_race.parse_move() reads them from text.",
        (("kind", kind_of(thing)),),
    )


def _fixed(why: str, *params: tuple[str, str]) -> Refusal:
    sentence = f"{why}; no horse is changed and no stake added any more."
    return Refusal("CHOICES_FIXED", sentence, params, "CR-07")


def _while_laying(at: Situation, move: RaceMove) -> Refusal | None:
    if isinstance(move, Back | SitOut):
        sentence = "Chance lays the track now; horses are chosen when all seven markers lie."
        return Refusal("CHANCE_TO_MOVE", sentence, rule="CR-07")
    if isinstance(move, Turn):
        sentence = "The track is being laid; no card of the race is turned yet."
        return Refusal("NOT_NOW", sentence, (("case", "laying"),), "CR-02")
    return _of_card(at, move.card)


def _while_betting(at: Situation, move: RaceMove) -> Refusal | None:
    actor = at.actor
    assert actor is not None
    assert actor is not CHANCE
    if isinstance(move, Mark | Turn):
        sentence = f"Seat {actor} is to choose now; cards are turned when all have chosen."
        return Refusal("SEAT_TO_MOVE", sentence, (("seat", str(actor)),), "CR-07")
    if isinstance(move, Back):
        return _of_bet(at, actor, move.suit)
    suits = open_suits(at, actor)
    if not suits:
        return None
    which = " or ".join(map(str, suits))
    sentence = f"Seat {actor} has a chip and can back {which}, so it may not sit out."
    return Refusal("MUST_BET", sentence, (("seat", str(actor)), ("suits", which)), "CR-07")


def _while_racing(at: Situation, move: RaceMove) -> Refusal | None:
    if isinstance(move, Back | SitOut):
        return _fixed("All have chosen and the race is on", ("case", "racing"))
    if isinstance(move, Mark):
        sentence = "The track lies; what comes now is a card of the race."
        return Refusal("NOT_NOW", sentence, (("case", "racing"),), "CR-02")
    return _of_card(at, move.card)


def _of_bet(at: Situation, seat: int, suit: Suit) -> Refusal | None:
    if at.balances[seat] < STAKE:
        sentence = f"Seat {seat} has no chip to stake; it sits this race out."
        return Refusal("NO_CHIP", sentence, (("seat", str(seat)),), "CR-05")
    if is_covered(at, suit):
        return None
    # Only the suit that is backed can be short: a stake on it is a gain under any other.
    short = -after_bet(at, suit)[suit]
    sentence = (
        f"The bank could not pay for one more bet on {suit}: if {suit} won, it would be "
        f"{short} short."
    )
    return Refusal(
        "BANK_CANNOT_PAY", sentence, (("suit", str(suit)), ("short", str(short))), "CR-07"
    )


def _of_card(at: Situation, card: Card) -> Refusal | None:
    params = (("card", str(card)),)
    if card.rank == 1:
        sentence = f"{card} is a horse and is never shuffled; four aces run, 48 cards are drawn."
        return Refusal("ACES_RUN", sentence, params, "CR-02")
    if card in at.markers:
        sentence = f"{card} lies on the track as a marker, so it cannot come again."
        return Refusal("IS_A_MARKER", sentence, params, "CR-02")
    if at._turned >> card.index & 1:
        sentence = f"{card} was turned in this race and does not go back to the stock."
        return Refusal("ALREADY_TURNED", sentence, params, "CR-14")
    return None
