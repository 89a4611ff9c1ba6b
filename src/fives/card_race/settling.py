"""What becomes of the bets when a horse has won."""

from __future__ import annotations

from typing import final

import attrs

from fives.card_race.cards import Suit
from fives.card_race.situation import Situation
from fives.card_race.terms import STAKE
from fives.core.units import Seat


@final
@attrs.frozen(weakref_slot=False)
class Payment:
    """What became of one bet.

    Attributes:
        seat: Who made it.
        suit: On which horse.
        stake: What was staked, in chips.
        returned: What of the stake went back to the seat: all of it, or nothing.
        winnings: What the bank paid on top: the net odds on the stake, or nothing.

    >>> won = Payment(Seat(1), Suit.DIAMONDS, stake=1, returned=1, winnings=2)
    >>> won.total, won.net
    (3, 2)
    >>> lost = Payment(Seat(2), Suit.SPADES, stake=1, returned=0, winnings=0)
    >>> lost.total, lost.net
    (0, -1)
    >>> print(won)
    Seat 1 gets 1 back and 2 from the bank, 3 in all, on diamonds.
    >>> print(lost)
    Seat 2 loses 1 on spades to the bank.
    """

    seat: Seat
    suit: Suit
    stake: int
    returned: int
    winnings: int

    @property
    def total(self) -> int:
        """What the seat is handed, which is the stake with the winnings, or nothing."""
        return self.returned + self.winnings

    @property
    def net(self) -> int:
        """What the seat gained by the bet, which is what the bank lost by it."""
        return self.total - self.stake

    def __str__(self) -> str:
        if self.returned:
            return (
                f"Seat {self.seat} gets {self.returned} back and {self.winnings} from the bank, "
                f"{self.total} in all, on {self.suit}."
            )
        return f"Seat {self.seat} loses {self.stake} on {self.suit} to the bank."


def payments_at(at: Situation, winner: Suit) -> tuple[Payment, ...]:
    """Return what becomes of every bet when a suit has won, in the order of choosing."""
    odds = at.odds
    assert odds is not None  # a race is run on a track that lies
    payments = []
    for place, suit in enumerate(at._choices):
        if suit is None:
            continue
        won = suit is winner
        returned, winnings = (STAKE, STAKE * odds[suit]) if won else (0, 0)
        seat = Seat(at._terms.chooser(at._race, place))
        payments.append(Payment(seat, suit, STAKE, returned, winnings))
    return tuple(payments)


def settled(at: Situation, payments: tuple[Payment, ...]) -> tuple[int, ...]:
    """Return the balances after the payments; the stakes have left them before."""
    balances = [*at.balances]
    for payment in payments:
        balances[payment.seat] += payment.total
        balances[at.banker] -= payment.net
    return tuple(balances)
