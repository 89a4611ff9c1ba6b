"""Positions and sessions of the card race, in few words."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeVar

import pytest
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter, for_type_by_name

import fives
from fives import card_race
from fives.card_race import CardRace, RacePhase, RaceTransition, Suit

E = TypeVar("E", bound=card_race.RaceEvent)

S, H, D, C = Suit
LETTERS = {suit.letter: suit for suit in Suit}


def _in_short(value: object, printer: RepresentationPrinter, cycle: bool) -> None:
    printer.text(repr(value))


for _kind in (card_race.CardRace, card_race.RaceView, card_race.RaceTransition):
    for_type_by_name(_kind.__module__, _kind.__name__, _in_short)

EXAMPLE = "2S 5S 9H JH 4D 3C QC"
"""The track of the text's example: two spades, two hearts, one diamond, two clubs."""

TRACKS: dict[tuple[int, ...], str] = {
    (4, 3, 0, 0): "2S 3S 4S 5S 2H 3H 4H",
    (4, 2, 1, 0): "2S 3S 4S 5S 2H 3H 2D",
    (4, 1, 1, 1): "2S 3S 4S 5S 2H 2D 2C",
    (3, 3, 1, 0): "2S 3S 4S 2H 3H 4H 2D",
    (3, 2, 2, 0): "2S 3S 4S 2H 3H 2D 3D",
    (3, 2, 1, 1): "2S 3S 4S 2H 3H 2D 2C",
    (2, 2, 2, 1): "2S 3S 2H 3H 2D 3D 2C",
}
"""The seven ways in which the suits of a track can be split, each as cards."""

EVERY_MOVE: tuple[card_race.RaceMove, ...] = (
    *map(card_race.Mark, card_race.PACK),
    *map(card_race.Turn, card_race.PACK),
    *map(card_race.Back, Suit),
    card_race.SitOut(),
)
"""Every move that can be written down."""


class Terms(NamedTuple):
    """A table to play at."""

    seats: int = 4
    chips: int = 20
    banker: int = 0

    def start(self) -> CardRace:
        return card_race.start(self.seats, self.chips, self.banker)


terms = st.builds(Terms, st.integers(3, 7), st.sampled_from((1, 2, 3, 8, 20)), st.integers(0, 2))
seeds = st.integers(0, 10**6)


def follow(state: CardRace, *moves: str) -> CardRace:
    for move in moves:
        state = state.apply(card_race.parse_move(move))
    return state


def step(state: CardRace, move: str) -> RaceTransition:
    return state.step(card_race.parse_move(move))


def laid(
    track: str = EXAMPLE,
    seats: int = 4,
    chips: int = 20,
    banker: int = 0,
    prices: tuple[int, ...] = card_race.PRICES,
) -> CardRace:
    """Return a session whose first track lies: the seat at the banker's left chooses."""
    state = card_race.start(seats, chips, banker, prices)
    return follow(state, *(f"mark {card}" for card in track.split()))


def bet(state: CardRace, choices: str) -> CardRace:
    """Make bets, one letter a seat, with - for one that sits out."""
    return follow(state, *("sit-out" if c == "-" else f"back {c}" for c in choices.split()))


def on(track: str = EXAMPLE, choices: str = "D S H", chips: int = 20, banker: int = 0) -> CardRace:
    """Return a race of four seats that is about to begin."""
    return bet(laid(track, chips=chips, banker=banker), choices)


def next_card(state: CardRace, letter: str) -> str:
    """The lowest card of a suit that can still come, as it is turned."""
    suit = LETTERS[letter]
    return f"turn {next(card for card in state.stock if card.suit is suit)}"


def run(state: CardRace, letters: str) -> CardRace:
    """Turn cards of the race, one letter a card."""
    for letter in letters:
        state = follow(state, next_card(state, letter))
    return state


def finish(state: CardRace, letter: str) -> RaceTransition:
    """Turn cards of one suit until its horse wins."""
    while state.positions[LETTERS[letter]] < 7:
        state = run(state, letter)
    return step(state, next_card(state, letter))


def whole_race(state: CardRace, track: str, choices: str, winner: str) -> CardRace:
    """Lay a track, make bets and let one horse win straight."""
    state = follow(state, *(f"mark {card}" for card in track.split()))
    return finish(bet(state, choices), winner).after


def every(transition: RaceTransition, kind: type[E]) -> list[E]:
    return [event for event in transition.events if isinstance(event, kind)]


def only(transition: RaceTransition, kind: type[E]) -> E:
    (event,) = every(transition, kind)
    return event


def kinds(transition: RaceTransition) -> list[str]:
    return [type(event).__name__ for event in transition.events]


def refused(state: CardRace, move: str) -> tuple[str, str | None]:
    """Return the code of a refusal and the rule that it cites."""
    parsed = card_race.parse_move(move)
    refusal = state.refusal(parsed)
    assert refusal is not None, f"{move} is allowed"
    assert parsed not in state.legal_moves()
    with pytest.raises(fives.IllegalMoveError) as caught:
        state.apply(parsed)
    assert caught.value.refusal == refusal
    return refusal.code, refusal.rule


def moves(state: CardRace) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def steps(at: Terms, seed: int) -> Iterator[RaceTransition]:
    """A session of random moves, to its end."""
    rng, state = Random(seed), at.start()
    while legal := state.legal_moves():
        transition = state.step(rng.choice(legal))
        yield transition
        state = transition.after
    assert state.phase is RacePhase.OVER


def session(at: Terms, seed: int) -> list[CardRace]:
    """Every state of a session of random moves."""
    return [at.start(), *(transition.after for transition in steps(at, seed))]


@st.composite
def states(draw: st.DrawFn) -> CardRace:
    """Any state of a random session, all phases alike."""
    reached = session(draw(terms), draw(seeds))
    phase = draw(st.sampled_from(RacePhase))
    return draw(st.sampled_from([s for s in reached if s.phase is phase]))
