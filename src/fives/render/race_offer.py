"""What a person sees who may back a horse: the track, the prices, the balances, the choices."""

from __future__ import annotations

from collections.abc import Sequence

from fives.card_race.cards import SUITS
from fives.card_race.chances import chances, fair_odds
from fives.card_race.moves import Back, RaceMove
from fives.card_race.state import CardRace
from fives.card_race.view import RaceView
from fives.render import race_words
from fives.render.english import listed
from fives.render.folding import fold
from fives.render.names import Names
from fives.render.race_track import track


def prices(race: CardRace | RaceView) -> tuple[str, ...]:
    """Return the posted odds beside what is exact: the chances, and what would be fair.

    Args:
        race: A state or a view in which the track lies.

    >>> import fives, random
    >>> from fives import card_race
    >>> for line in prices(fives.run_chance(card_race.start(), random.Random(61))):
    ...     print(line)
    horse     markers  odds  chance to win  fair odds
    spades          1   2:1          35.9%      1.8:1
    hearts          3   5:1           8.5%     10.8:1
    diamonds        2   3:1          19.7%      4.1:1
    clubs           1   2:1          35.9%      1.8:1
    """
    assert race.odds is not None
    rows = [race_words.PRICES]
    figures = zip(SUITS, race.marker_counts, race.odds, chances(race), fair_odds(race), strict=True)
    for suit, count, price, chance, fair in figures:
        exact = (race_words.percent(chance), race_words.fair(fair))
        rows.append((str(suit), str(count), race_words.odds(price), *exact))
    return columns(rows)


def backers(race: CardRace | RaceView, names: Names) -> tuple[str, ...]:
    """Return who has backed which horse so far, if anybody has.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> race = race.apply(card_race.parse_move("back H")).apply(card_race.parse_move("back H"))
    >>> print(*backers(race, Names(race.table, you=2)))
    backed  hearts by seat 1 and you
    """
    by = {suit: [names.seat(s) for s, bet in enumerate(race.bets) if bet is suit] for suit in SUITS}
    backed = [f"{suit} by {listed(seats)}" for suit, seats in by.items() if seats]
    if not backed:
        return ()
    label = f"{race_words.BACKED}  "
    return fold(f"{label}{'; '.join(backed)}", hang=len(label))


def board(view: RaceView) -> tuple[str, ...]:
    """Return the track, the prices and who has backed what, then what the seat may do.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(seats=3, chips=5), random.Random(61))
    >>> board(race.view(1))[-7:] == ("", *offer(race.view(1)))
    True
    """
    names = Names(view.table, view.seat)
    lines = (*track(view.markers, view.positions), "", *prices(view), "")
    return (*lines, *backers(view, names), *offer(view))


def offer(view: RaceView) -> tuple[str, ...]:
    """Return the balances and the bets that a seat may make, when it is to choose.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(seats=3, chips=5), random.Random(61))
    >>> for line in offer(race.view(1)):
    ...     print(line)
    chips  seat 0, the bank: 5   you: 5   seat 2: 5
    every stake is 1 chip
      1  back S   spades     2:1   35.9%
      2  back H   hearts     5:1    8.5%
      3  back D   diamonds   3:1   19.7%
      4  back C   clubs      2:1   35.9%
    """
    names, moves = Names(view.table, view.seat), view.legal_moves()
    open_suits = [move.suit for move in moves if isinstance(move, Back)]
    shut = [suit for suit in SUITS if suit not in open_suits]
    lines = (*balances(view, names), race_words.stake())
    numbered = (f"{number:3}  {choice(view, move)}" for number, move in enumerate(moves, start=1))
    covered = fold(race_words.not_on_offer(shut)) if shut and open_suits else ()
    return (*lines, *covered, *numbered)


def balances(race: CardRace | RaceView, names: Names) -> tuple[str, ...]:
    """Return the chips of every seat, without the stakes on the table.

    >>> from fives import card_race
    >>> race = card_race.start(seats=3)
    >>> print(*balances(race, Names(race.table, you=1)))
    chips  seat 0, the bank: 20   you: 20   seat 2: 20
    """
    held = []
    for seat, chips in enumerate(race.balances):
        bank = f", {race_words.BANK}" if seat == race.banker else ""
        held.append(f"{names.seat(seat)}{bank}: {chips}")
    return fold(f"{race_words.CHIPS}  {'   '.join(held)}", hang=len(race_words.CHIPS) + 2)


def choice(view: RaceView, move: RaceMove) -> str:
    """Return a move as it stands on the list, a bet with its odds and its chance to win.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> choice(race.view(1), card_race.parse_move("back D"))
    'back D   diamonds   3:1   19.7%'
    """
    if not isinstance(move, Back) or view.odds is None:
        return race_words.SIT_OUT
    price, chance = race_words.odds(view.odds[move.suit]), chances(view)[move.suit]
    return f"{move}   {move.suit!s:8}  {price:>4}  {race_words.percent(chance):>6}"


def columns(rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return rows of cells as a table: the first column to the left, numbers to the right.

    >>> for line in columns([["horse", "odds"], ["spades", "2:1"]]):
    ...     print(line)
    horse   odds
    spades   2:1
    """
    first, *others = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for label, *cells in rows:
        padded = [f"{cell:>{width}}" for cell, width in zip(cells, others, strict=True)]
        lines.append("  ".join([f"{label:{first}}", *padded]).rstrip())
    return tuple(lines)
