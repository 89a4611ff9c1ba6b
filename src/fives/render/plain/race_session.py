"""The session table of the card race: where every chip of every seat came from."""

from __future__ import annotations

from collections.abc import Sequence

from fives.card_race.events import BetsSettled
from fives.render.folding import capital
from fives.render.plain.race_columns import columns
from fives.render.wording.names import Names
from fives.render.wording.race_figures import signed


def session_table(chips: int, races: Sequence[BetsSettled], names: Names) -> tuple[str, ...]:
    """Return what every seat began with, gained as the bank and by bets, and has now.

    Args:
        chips: What everybody began with.
        races: How the bets of each race were settled.
        names: What the seats are called.

    >>> import fives
    >>> from fives.card_race import Payment, Suit
    >>> won, lost = Payment(1, Suit.CLUBS, 1, 1, 2), Payment(2, Suit.SPADES, 1, 0, 0)
    >>> race = BetsSettled(0, Suit.CLUBS, (won, lost), -1, (19, 22, 19))
    >>> for line in session_table(20, [race], Names(fives.Table(3))):
    ...     print(line)
              start  as the bank  by bets  end
    Seat 0       20           -1        0   19
    Seat 1       20            0       +2   22
    Seat 2       20            0       -1   19
    Together     60           -1       +1   60
    """
    seats = range(names.table.seats)
    bank, bets = [0] * len(seats), [0] * len(seats)
    for race in races:
        bank[race.banker] += race.bank
        for payment in race.payments:
            bets[payment.seat] += payment.net
    labels = ("start", "as_bank", "by_bets", "end")
    rows = [["", *(names.language.say(f"race.label.{label}") for label in labels)]]
    for seat in seats:
        rows.append(_row(str(names.seat(seat)), chips, bank[seat], bets[seat]))
    together = names.language.say("race.label.together")
    rows.append(_row(together, chips * len(seats), sum(bank), sum(bets)))
    return columns(rows)


def _row(who: str, chips: int, bank: int, bets: int) -> list[str]:
    gains = [signed(bank), signed(bets)]
    return [capital(who), str(chips), *gains, str(chips + bank + bets)]
