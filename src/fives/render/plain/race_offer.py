"""What a person sees who may back a horse: the track, the prices, the balances, the choices."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from fives.card_race.cards import SUITS
from fives.card_race.chances import chances, fair_odds
from fives.card_race.moves import Back, RaceMove
from fives.card_race.terms import STAKE
from fives.card_race.view import RaceView
from fives.render.folding import GLUE, fold, glued
from fives.render.plain.race_columns import columns
from fives.render.plain.race_track import track
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language
from fives.render.wording.listing import listed
from fives.render.wording.names import Names
from fives.render.wording.race_cards import suit_words
from fives.render.wording.race_figures import fair, odds, percent
from fives.render.wording.race_state import AnyRace

_UNSURE: Final = Fraction(99_999, 100_000)
"""A chance that takes as many columns as any."""

_PRICES: Final = ("horse", "markers", "odds", "chance", "fair_odds")


def prices(race: AnyRace, language: Language = ENGLISH) -> tuple[str, ...]:
    """Return the posted odds beside what is exact: the chances, and what would be fair.

    Args:
        race: A state or a view in which the track lies.
        language: The language.

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
    rows = [[language.say(f"race.label.{label}") for label in _PRICES]]
    figures = zip(SUITS, race.marker_counts, race.odds, chances(race), fair_odds(race), strict=True)
    for suit, count, price, chance, fairly in figures:
        exact = (percent(chance, language), fair(fairly, language))
        rows.append([suit_words(suit, language), str(count), odds(price, language), *exact])
    return columns(rows)


def backers(race: AnyRace, names: Names) -> tuple[str, ...]:
    """Return who has backed which horse so far, if anybody has.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> race = race.apply(card_race.parse_move("back H")).apply(card_race.parse_move("back H"))
    >>> print(*backers(race, Names(race.table, you=2)))
    backed  hearts by seat 1 and you
    """
    language, backed = names.language, ""
    for suit in SUITS:
        seats = [names.seat(seat) for seat, bet in enumerate(race.bets) if bet is suit]
        if seats:
            values = {"suit": suit_words(suit, language), "who": listed(seats, language)}
            by = language.say("race.backed_by", **values)
            backed = language.say("race.backed_next", items=backed, item=by) if backed else by
    if not backed:
        return ()
    label = f"{language.say('race.label.backed')}  "
    return fold(f"{label}{backed}", hang=len(label))


def board(view: RaceView, language: Language = ENGLISH) -> tuple[str, ...]:
    """Return the track, the prices and who has backed what, then what the seat may do.

    Args:
        view: A view of a seat, when the track lies.
        language: The language.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(seats=3, chips=5), random.Random(61))
    >>> board(race.view(1))[-7:] == ("", *offer(race.view(1)))
    True
    """
    names = Names(view.table, view.seat, language)
    lines = (*track(view.markers, view.positions, language), "", *prices(view, language), "")
    return (*lines, *backers(view, names), *offer(view, language))


def offer(view: RaceView, language: Language = ENGLISH) -> tuple[str, ...]:
    """Return the balances and the bets that a seat may make, when it is to choose.

    Args:
        view: The view of that seat.
        language: The language.

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
    names, moves = Names(view.table, view.seat, language), view.legal_moves()
    open_suits = [move.suit for move in moves if isinstance(move, Back)]
    shut = [suit_words(suit, language) for suit in SUITS if suit not in open_suits]
    lines = (*balances(view, names), *fold(language.say("race.every_stake", n=STAKE)))
    covered: tuple[str, ...] = ()
    if shut and open_suits:
        covered = fold(language.say("race.state.not_on_offer", suits=listed(shut, language)))
    numbered = (
        f"{number:3}  {choice(view, move, language)}" for number, move in enumerate(moves, start=1)
    )
    return (*lines, *covered, *numbered)


def balances(race: AnyRace, names: Names) -> tuple[str, ...]:
    """Return the chips of every seat, without the stakes on the table.

    >>> from fives import card_race
    >>> race = card_race.start(seats=3)
    >>> print(*balances(race, Names(race.table, you=1)))
    chips  seat 0, the bank: 20   you: 20   seat 2: 20
    """
    language, held = names.language, []
    for seat, chips in enumerate(race.balances):
        key = "race.chips_of_bank" if seat == race.banker else "race.chips_of"
        held.append(glued(language.say(key, who=names.seat(seat), chips=chips)))
    label = f"{language.say('race.label.chips')}  "
    return fold(f"{label}{'   '.join(held)}", hang=len(label))


def choice(view: RaceView, move: RaceMove, language: Language = ENGLISH) -> str:
    """Return a move as it stands on the list, a bet with its odds and its chance to win.

    Args:
        view: The view of the seat that is to choose.
        move: One of its moves.
        language: The language.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> choice(race.view(1), card_race.parse_move("back D"))
    'back D   diamonds   3:1   19.7%'
    """
    if not isinstance(move, Back) or view.odds is None:
        return language.say("race.label.sit_out")
    price, chance = (
        odds(view.odds[move.suit], language),
        percent(chances(view)[move.suit], language),
    )
    width = len(percent(_UNSURE, language))
    shown = f"{suit_words(move.suit, language):8}  {price:>4}  {chance:>{width}}"
    return f"{move}   {shown}".replace(GLUE, " ")
