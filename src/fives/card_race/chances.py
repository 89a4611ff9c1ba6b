"""What a race is worth: exact chances, fair odds, and what the posted prices give the bank."""

from __future__ import annotations

from fractions import Fraction

from fives.card_race.counting import EACH, chances_of_counts, chances_while_laying, winning_chances
from fives.card_race.phase import RacePhase
from fives.card_race.public_view import PublicRaceView
from fives.card_race.situation import Situation
from fives.card_race.state import CardRace
from fives.card_race.terms import GOAL, MOST_OF_A_SUIT, STAKE, TRACK
from fives.card_race.view import RaceView
from fives.core.errors import InputError, kind_of, whole


def chances(race: CardRace | RaceView | PublicRaceView) -> tuple[Fraction, ...]:
    """Return the chance of each suit to win the race, exactly, from any moment of it.

    They are counted over the cards that can still come; they add up to 1. When the session
    is over they are those of the last race, which is won.

    Args:
        race: A state or a view, at any moment.

    Raises:
        InputError: When it is neither.

    >>> from fives import card_race
    >>> [str(chance) for chance in chances(card_race.start())]
    ['1/4', '1/4', '1/4', '1/4']
    """
    at = _situation(race)
    if at.phase is RacePhase.LAYING:
        return chances_while_laying(at.marker_counts)
    positions = at.positions
    left = tuple(
        EACH - count - position for count, position in zip(at.marker_counts, positions, strict=True)
    )
    return winning_chances(left, tuple(GOAL - position for position in positions))


def track_chances(counts: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Return the chance of each suit at the start of a race, by its number of markers.

    Args:
        counts: How many of the seven markers are spades, hearts, diamonds and clubs.

    Raises:
        InputError: When no track has such markers.

    >>> print(*track_chances((2, 2, 1, 2))[2:])
    1636509107/4333586348 899025747/4333586348
    """
    if type(counts) is not tuple:
        raise InputError("NOT_A_TUPLE", f"The markers are a tuple, not {kind_of(counts)}.")
    if len(counts) != 4:
        raise InputError("TRACK", f"The markers are counted for 4 suits, not for {len(counts)}.")
    for count in counts:
        whole(count, "The number of markers of a suit", most=MOST_OF_A_SUIT)
    if sum(counts) != TRACK:
        raise InputError("TRACK", f"A track has {TRACK} markers, not {sum(counts)}.")
    return chances_of_counts(counts)


def fair_odds(race: CardRace | RaceView | PublicRaceView) -> tuple[Fraction | None, ...]:
    """Return the net odds to one at which a bet on each suit would gain nothing on average.

    Args:
        race: A state or a view, at any moment.

    Returns:
        By suit, or None for a suit that cannot win, for which no odds are high enough.

    Raises:
        InputError: When it is neither a state nor a view.

    >>> from fives import card_race
    >>> fair_odds(card_race.start())[0]
    Fraction(3, 1)
    """
    return tuple((1 - chance) / chance if chance else None for chance in chances(race))


def bank_edges(race: CardRace | RaceView | PublicRaceView) -> tuple[Fraction, ...]:
    """Return what the bank gains on average by one chip on each suit, at the posted odds.

    A part of the chip: 1/5 means that the bank keeps a fifth of a chip on average, and less
    than 0 that it pays. During a race this is what a bet made before it is worth by now.

    Args:
        race: A state or a view, from the moment when the odds are posted.

    Raises:
        InputError: When it is neither, or when no odds are posted yet.

    >>> import fives, random
    >>> from fives import card_race
    >>> state = fives.run_chance(card_race.start(), random.Random(61))
    >>> state.marker_counts, [f"{float(edge):.3f}" for edge in bank_edges(state)]
    ((1, 3, 2, 1), ['-0.078', '0.491', '0.213', '-0.078'])
    """
    odds = _situation(race).odds
    if odds is None:
        raise InputError("NO_ODDS_YET", "The odds are posted when all seven markers lie.")
    return tuple(
        STAKE - chance * STAKE * (price + 1)
        for chance, price in zip(chances(race), odds, strict=True)
    )


def bank_expectation(race: CardRace | RaceView | PublicRaceView) -> Fraction:
    """Return what the bank gains on average by the bets on the table, in chips.

    Args:
        race: A state or a view, at any moment; without bets it is 0.

    Raises:
        InputError: When it is neither.

    >>> from fives import card_race
    >>> bank_expectation(card_race.start())
    Fraction(0, 1)
    """
    bets = [bet for bet in _situation(race).bets if bet is not None]
    if not bets:
        return Fraction(0)
    edges = bank_edges(race)
    return sum((edges[bet] for bet in bets), Fraction(0))


def _situation(race: CardRace | RaceView | PublicRaceView) -> Situation:
    if type(race) is CardRace or type(race) is RaceView or type(race) is PublicRaceView:
        return race
    raise InputError(
        "NOT_A_RACE", f"Chances are of a card race or of a view of one, not {kind_of(race)}."
    )
