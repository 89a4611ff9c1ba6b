"""Events of a card race as English lines: what happened, with every chip explained."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, assert_never

from fives.card_race.cards import SUITS, Card
from fives.card_race.chances import chances
from fives.card_race.events import (
    BankPassed,
    BetMade,
    BetsSettled,
    CardTurned,
    MarkerLaid,
    OddsPosted,
    RaceEvent,
    RaceWon,
    SatOut,
    SessionEnded,
    TrackRefused,
)
from fives.card_race.settling import Payment
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.card_race.view import RaceView
from fives.core.units import Seat
from fives.render import race_words
from fives.render.english import capital, counted, listed
from fives.render.folding import fold
from fives.render.names import Names
from fives.render.race_offer import prices
from fives.render.race_track import chart_heading, chart_row, track

_SAT_OUT: Final = {"no-chip": race_words.NO_CHIP, "not-covered": race_words.NOT_COVERED}


def tell(step: RaceTransition, names: Names) -> tuple[str, ...]:
    """Return what a move did, as lines for 80 columns.

    Markers are told once they all lie, by the track.

    Args:
        step: The move with all that happened.
        names: What the seats are called.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> print(*tell(race.step(card_race.parse_move("back H")), Names(race.table)))
    Seat 1 backed hearts with 1 chip at 5:1.
    """
    return tuple(line for event in step.events for line in _told(event, step, names))


def _told(event: RaceEvent, step: RaceTransition, names: Names) -> tuple[str, ...]:
    after = step.after
    match event:
        case MarkerLaid():
            return ()
        case TrackRefused():
            return _refused(event)
        case OddsPosted():
            return (*track(after.markers, after.positions), "", *prices(after), "")
        case BetMade():
            bet = f"{event.suit} with {race_words.balance(event.stake)}"
            return _line(names, event.seat, f"backed {bet} at {race_words.odds(event.odds)}")
        case SatOut():
            return _line(names, event.seat, f"sat out: {_SAT_OUT.get(event.reason, event.reason)}")
        case CardTurned():
            return (_chart(event.card, step),)
        case RaceWon():
            cards = counted(event.turned, "card")
            won = fold(f"{capital(str(event.suit))} won the race after {cards}.")
            return ("", *won, *track(event.markers, event.positions), "")
        case BetsSettled():
            return settlement(event, names)
        case BankPassed():
            return fold(
                f"The bank passed from {names.seat(event.giver)} to {names.seat(event.taker)}."
            )
        case SessionEnded():
            return _session_over(event, names)
        case _:
            assert_never(event)


def before_the_race(at: CardRace | RaceView) -> tuple[str, ...]:
    """Return the heading of the cards of a race, and how it stands before the first.

    >>> import fives, random
    >>> from fives import card_race
    >>> for line in before_the_race(fives.run_chance(card_race.start(), random.Random(61))):
    ...     print(line)
    card  spades           hearts           diamonds         clubs
          S.......|.  36%  H.......|.   8%  D.......|.  20%  C.......|.  36%
    """
    percents = [race_words.whole_percent(chance) for chance in chances(at)]
    return (chart_heading(), chart_row(None, at.positions, percents))


def race_begins(race: int, races: int, banker: str) -> str:
    """Return the heading of a race.

    >>> race_begins(2, 4, "seat 1")
    '-- Race 2 of 4: seat 1 kept the bank --'
    """
    return f"-- Race {race} of {races}: {banker} kept the bank --"


def settlement(event: BetsSettled, names: Names) -> tuple[str, ...]:
    """Return what became of every bet and of the bank, with the balances from before the bets.

    >>> import fives
    >>> from fives.card_race import Suit
    >>> won, lost = Payment(1, Suit.CLUBS, 1, 1, 2), Payment(2, Suit.SPADES, 1, 0, 0)
    >>> event = BetsSettled(0, Suit.CLUBS, (won, lost), -1, (19, 22, 19))
    >>> for line in settlement(event, Names(fives.Table(3), you=2)):
    ...     print(line)
    Seat 1 won on clubs: 1 chip came back with 2 chips on top. 20 + 2 = 22.
    You lost 1 chip on spades to the bank. 20 - 1 = 19.
    Seat 0, the bank, lost 1 chip in all. 20 - 1 = 19.
    """
    lines: list[str] = []
    for payment in event.payments:
        step = _step(event.balances[payment.seat], payment.net)
        lines += fold(f"{capital(names.seat(payment.seat))} {_paid(payment)}. {step}.")
    gained = f"{'lost' if event.bank < 0 else 'gained'} {race_words.balance(abs(event.bank))}"
    bank = f"{capital(names.seat(event.banker))}, {race_words.BANK},"
    step = _step(event.balances[event.banker], event.bank)
    return (*lines, *fold(f"{bank} {gained} in all. {step}."))


def _paid(payment: Payment) -> str:
    if not payment.returned:
        return f"lost {race_words.balance(payment.stake)} on {payment.suit} to {race_words.BANK}"
    back = f"{race_words.balance(payment.returned)} came back"
    return f"won on {payment.suit}: {back} with {race_words.balance(payment.winnings)} on top"


def _step(after: int, gain: int) -> str:
    return f"{after - gain} {'-' if gain < 0 else '+'} {abs(gain)} = {after}"


def _line(names: Names, seat: Seat, what: str) -> tuple[str, ...]:
    return fold(f"{capital(names.seat(seat))} {what}.")


def _refused(event: TrackRefused) -> tuple[str, ...]:
    markers = " ".join(map(str, event.markers))
    many = f"{event.count} of them are {event.suit}, so that horse could not run all the way"
    return fold(f"The markers were {markers}. {capital(many)}: all were laid anew.")


def _chart(card: Card, step: RaceTransition) -> str:
    """Return how the race stands after a card; a race that is won is on the table no more."""
    won = [event for event in step.events if isinstance(event, RaceWon)]
    positions = won[0].positions if won else step.after.positions
    exact = [Fraction(suit is won[0].suit) for suit in SUITS] if won else chances(step.after)
    return chart_row(card, positions, [race_words.whole_percent(chance) for chance in exact])


def _session_over(event: SessionEnded, names: Names) -> tuple[str, ...]:
    winners = event.outcome.winners
    most = race_words.balance(max(event.balances))
    who: Sequence[str] = [names.side(side) for side in winners]
    shared = " together" if len(who) > 1 else ""
    each = " each" if len(who) > 1 else ""
    return ("", *fold(f"{capital(listed(who))} won the session{shared}: {most}{each}."))
