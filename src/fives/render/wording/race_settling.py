"""How the bets of a race were settled, and how a session ended, in sentences."""

from __future__ import annotations

from fives.card_race.events import BetsSettled, SessionEnded
from fives.card_race.settling import Payment
from fives.render.folding import capital
from fives.render.wording.listing import listed
from fives.render.wording.names import Names
from fives.render.wording.race_cards import suit_words
from fives.render.wording.race_figures import added


def settlement(event: BetsSettled, names: Names) -> tuple[str, ...]:
    """Return what became of every bet and of the bank, with the balances from before the bets.

    >>> import fives
    >>> from fives.card_race import Payment, Suit
    >>> won, lost = Payment(1, Suit.CLUBS, 1, 1, 2), Payment(2, Suit.SPADES, 1, 0, 0)
    >>> event = BetsSettled(0, Suit.CLUBS, (won, lost), -1, (19, 22, 19))
    >>> for line in settlement(event, Names(fives.Table(3), you=2)):
    ...     print(line)
    Seat 1 won on clubs: 1 chip came back with 2 chips on top. 20 + 2 = 22.
    You lost 1 chip on spades to the bank. 20 - 1 = 19.
    Seat 0, the bank, lost 1 chip in all. 20 - 1 = 19.
    """
    paid = [_paid(payment, event.balances[payment.seat], names) for payment in event.payments]
    bank = names.language.say(
        "race.bank_lost" if event.bank < 0 else "race.bank_gained",
        who=names.seat(event.banker),
        n=abs(event.bank),
        sum=added(event.balances[event.banker], event.bank),
    )
    return tuple(capital(sentence) for sentence in (*paid, bank))


def _paid(payment: Payment, balance: int, names: Names) -> str:
    who, suit = names.seat(payment.seat), suit_words(payment.suit, names.language)
    total = added(balance, payment.net)
    if not payment.returned:
        return names.language.say("race.lost", who=who, n=payment.stake, suit=suit, sum=total)
    back, gain = payment.returned, payment.winnings
    return names.language.say("race.paid", who=who, suit=suit, back=back, gain=gain, sum=total)


def session_won(event: SessionEnded, names: Names) -> str:
    """Return who won a session, and with how many chips.

    >>> import fives
    >>> from fives.core.outcome import Outcome
    >>> event = SessionEnded(Outcome((0, 2), "largest-balance"), (21, 18, 21))
    >>> print(session_won(event, Names(fives.Table(3), you=0)))
    You and seat 2 won the session together: 21 chips each.
    """
    winners = event.outcome.winners
    if not winners:
        return names.language.say("race.session_over")
    key = "race.session_shared" if len(winners) > 1 else "race.session_won"
    return capital(names.language.say(key, who=names.sides(winners), n=max(event.balances)))


def session_balances(event: SessionEnded, names: Names) -> str:
    """Return what everybody has in the end.

    >>> import fives
    >>> from fives.core.outcome import Outcome
    >>> event = SessionEnded(Outcome((1,), "largest-balance"), (1, 2, 0))
    >>> print(session_balances(event, Names(fives.Table(3), you=0)))
    It ended with 1 chip for you, 2 chips for seat 1 and 0 chips for seat 2.
    """
    held = [
        names.language.say("race.session_balance", n=chips, who=names.seat(seat))
        for seat, chips in enumerate(event.balances)
    ]
    return names.language.say("race.session_balances", balances=listed(held, names.language))
