"""A session of card races as it stands, in sentences."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias, assert_never

from fives.card_race.betting import open_suits
from fives.card_race.cards import SUITS, Suit
from fives.card_race.chances import chances, fair_odds
from fives.card_race.events import SessionEnded
from fives.card_race.phase import RacePhase
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.terms import GOAL, STAKE, TRACK
from fives.card_race.view import RaceView
from fives.core.state import CHANCE
from fives.core.units import Seat
from fives.render.folding import capital
from fives.render.wording.language import Language
from fives.render.wording.listing import listed
from fives.render.wording.names import Names
from fives.render.wording.race_cards import card_words, either, suit_words
from fives.render.wording.race_events import race_won
from fives.render.wording.race_figures import fair, odds, percent
from fives.render.wording.race_settling import session_won

AnyRace: TypeAlias = CardRace | RaceView | PublicRaceView
"""A session at one moment, to whomever it is shown; all of them see the same."""


def race_sentences(race: AnyRace, names: Names) -> tuple[str, ...]:
    """Return a session as it stands: what comes next, the track, the horses, the seats.

    Args:
        race: A state or a view.
        names: What the seats are called, and in which language.

    >>> from fives import card_race
    >>> race = card_race.start(seats=3).apply(card_race.parse_move("mark 7H"))
    >>> for line in race_sentences(race, Names(race.table, you=1)):
    ...     print(line)
    Race 1 of 3: seat 0 keeps the bank.
    The track is being laid: 1 of 7 markers lies.
    Markers from position 1: 7 of hearts.
    Seat 0, the bank, has 20 chips.
    You have 20 chips.
    Seat 2 has 20 chips.
    """
    language = names.language
    races, banker = race.terms.seats, names.seat(race.banker)
    which = language.say("race.state.race", race=race.race, races=races, who=banker)
    track = (_markers(race, language),) if race.markers else ()
    seats = [_seat(race, seat, names) for seat in range(races)]
    sentences = (which, *_phase(race, names), *track, *_horses(race, language), *seats)
    return tuple(map(capital, sentences))


def _phase(race: AnyRace, names: Names) -> tuple[str, ...]:
    """Return what is going on, and who is to choose between what."""
    language = names.language
    match race.phase:
        case RacePhase.LAYING:
            return (language.say("race.state.laying", n=len(race.markers), all=TRACK),)
        case RacePhase.BETTING:
            return _to_choose(race, names)
        case RacePhase.RACING:
            return (language.say("race.state.racing", n=len(race.turned)),)
        case RacePhase.OVER:
            assert race.outcome is not None
            winner = SUITS[race.positions.index(GOAL)]
            return (
                race_won(winner, len(race.turned), language),
                language.say("race.session_over"),
                session_won(SessionEnded(race.outcome, race.balances), names),
            )
        case _:
            assert_never(race.phase)


def _to_choose(race: AnyRace, names: Names) -> tuple[str, ...]:
    language, actor = names.language, race.actor
    assert actor is not None
    assert actor is not CHANCE
    who, backable = names.seat(actor), open_suits(race, actor)
    if not backable:
        poor = race.balances[actor] < STAKE
        return (language.say(f"race.state.{'no_chip' if poor else 'not_covered'}", who=who),)
    suits = either([suit_words(suit, language) for suit in backable], language)
    choice = language.say("race.state.may_back", who=who, suits=suits, n=STAKE)
    shut = [suit_words(suit, language) for suit in SUITS if suit not in backable]
    if not shut:
        return (choice,)
    return choice, language.say("race.state.not_on_offer", suits=listed(shut, language))


def _markers(race: AnyRace, language: Language) -> str:
    markers = [card_words(card, language) for card in race.markers]
    return language.say("race.state.markers", markers=listed(markers, language))


def _horses(race: AnyRace, language: Language) -> tuple[str, ...]:
    """Return where every horse is and what a bet on it is worth, once the odds are posted."""
    if race.odds is None:
        return ()
    figures = zip(SUITS, race.odds, chances(race), fair_odds(race), strict=True)
    return tuple(_horse(race, *figure, language) for figure in figures)


def _horse(
    race: AnyRace,
    suit: Suit,
    price: int,
    chance: Fraction,
    fairly: Fraction | None,
    language: Language,
) -> str:
    values: dict[str, str | int] = {
        "suit": suit_words(suit, language),
        "position": race.positions[suit],
        "n": race.marker_counts[suit],
        "odds": odds(price, language),
    }
    if race.phase is RacePhase.OVER:
        return language.say("race.state.came", **values)
    values["chance"] = percent(chance, language)
    if race.phase is RacePhase.RACING:
        return language.say("race.state.running", **values)
    return language.say("race.state.priced", fair=fair(fairly, language), **values)


def _seat(race: AnyRace, seat: int, names: Names) -> str:
    """Return what a seat has, and whether it has backed a horse."""
    language, who, chips = names.language, names.seat(seat), race.balances[seat]
    bet = race.bets[seat]
    if seat == race.banker:
        return language.say("race.state.bank", who=who, n=chips)
    if bet is not None and race.odds is not None:
        price, suit = odds(race.odds[bet], language), suit_words(bet, language)
        return language.say(
            "race.state.backs", who=who, n=chips, stake=STAKE, suit=suit, odds=price
        )
    if Seat(seat) in race.sat_out:
        return language.say("race.state.sits_out", who=who, n=chips)
    waits = race.phase is RacePhase.BETTING
    return language.say(f"race.state.{'waits' if waits else 'holds'}", who=who, n=chips)
