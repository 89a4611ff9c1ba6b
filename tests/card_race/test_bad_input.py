"""Whatever is given to the card race, the answer is one of the library's own."""

import copy
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

import fives
from fives import card_race
from fives.card_race import CardRace, RacePhase
from tests.card_race.playing import Terms, session
from tests.match.hostile import MAKERS as OTHERS
from tests.match.test_any_object import HUGE, well_put

PHASES = list(RacePhase)


def _made_around(kind: type, **fields: object) -> Callable[[], object]:
    def make() -> object:
        thing: object = object.__new__(kind)
        for name, value in fields.items():
            object.__setattr__(thing, name, value)
        return thing

    return make


MAKERS: dict[str, Callable[[], object]] = OTHERS | {
    "text": lambda: "turn 10D",
    "a-suit": lambda: card_race.Suit.HEARTS,
    "a-card": lambda: card_race.Card.parse("7H"),
    "a-race": card_race.start,
    "half-made-mark": _made_around(card_race.Mark),
    "half-made-turn": _made_around(card_race.Turn),
    "half-made-back": _made_around(card_race.Back),
    "half-made-card": _made_around(card_race.Card),
    "mark-of-text": _made_around(card_race.Mark, card="7H"),
    "turn-of-half-made-card": _made_around(card_race.Turn, card=_made_around(card_race.Card)()),
    "back-of-number": _made_around(card_race.Back, suit=1),
    "fives-pass": fives.Pass,
    "fives-lot": lambda: fives.Lot(fives.Seat(0)),
}


@cache
def state_in(phase: RacePhase) -> CardRace:
    return next(state for state in session(Terms(), 61) if state.phase is phase)


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
@pytest.mark.parametrize("phase", PHASES)
def test_no_object_but_a_move_is_taken(phase: RacePhase, make: Callable[[], object]) -> None:
    state, thing = state_in(phase), make()
    before = (copy.copy(state), hash(state), repr(state), state.legal_moves())
    refusal = state.refusal(thing)
    assert type(refusal) is fives.Refusal
    assert refusal.code == "NOT_A_MOVE"
    assert refusal.sentence.endswith(".")
    for act in (state.apply, state.step):
        with pytest.raises(fives.IllegalMoveError) as caught:
            act(cast(card_race.RaceMove, thing))
        assert caught.value.refusal == refusal
        assert caught.value.move is thing
        well_put(caught.value)
    for seat in range(4):
        assert state.view(seat).refusal(thing) == refusal
    assert (state, hash(state), repr(state), state.legal_moves()) == before


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_no_object_stands_for_a_seat_a_text_or_a_race(make: Callable[[], object]) -> None:
    thing = make()
    for phase in PHASES:
        with pytest.raises(fives.InputError) as caught:
            state_in(phase).view(cast(int, thing))
        well_put(caught.value)
    if type(thing) is not str:
        for parse in (card_race.parse_move, card_race.Card.parse):
            with pytest.raises(fives.NotationError) as unread:
                parse(cast(str, thing))
            well_put(unread.value)
            assert unread.value.code == "NOT_TEXT"
    if type(thing) is not CardRace:
        for read in (
            *(card_race.chances, card_race.fair_odds),
            *(card_race.bank_edges, card_race.bank_expectation),
        ):
            with pytest.raises(fives.InputError) as unmeasured:
                read(cast(CardRace, thing))
            well_put(unmeasured.value)


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_no_object_makes_a_card_move_or_terms(make: Callable[[], object]) -> None:
    thing = make()
    calls: list[Callable[[], object]] = [
        lambda: card_race.Card(cast(int, thing), card_race.Suit.HEARTS),
        lambda: card_race.start(cast(int, thing)),
        lambda: card_race.start(4, cast(int, thing)),
        lambda: card_race.start(4, 20, cast(int, thing)),
        lambda: card_race.start(4, 20, 0, cast("tuple[int, ...]", thing)),
        lambda: card_race.start(4, 20, 0, (1, 2, 3, 5, cast(int, thing))),
        lambda: card_race.Terms(cast(int, thing)),
        lambda: card_race.track_chances(cast("tuple[int, ...]", thing)),
        lambda: card_race.track_chances((2, 2, 1, cast(int, thing))),
    ]
    if type(thing) is not card_race.Suit:
        calls += [
            lambda: card_race.Card(7, cast(card_race.Suit, thing)),
            lambda: card_race.Back(cast(card_race.Suit, thing)),
        ]
    if type(thing) is not card_race.Card:
        calls += [
            lambda: card_race.Mark(cast(card_race.Card, thing)),
            lambda: card_race.Turn(cast(card_race.Card, thing)),
        ]
    for call in calls:
        with pytest.raises(fives.InputError) as caught:
            call()
        well_put(caught.value)


NUMBERS: dict[str, Callable[[], object]] = {
    "two seats": lambda: card_race.start(seats=2),
    "no seat": lambda: card_race.start(seats=0),
    "too many seats": lambda: card_race.start(seats=1001),
    "huge seats": lambda: card_race.start(seats=HUGE),
    "no chips": lambda: card_race.start(chips=0),
    "debts": lambda: card_race.start(chips=-1),
    "huge chips": lambda: card_race.start(chips=HUGE),
    "banker beyond": lambda: card_race.start(seats=4, banker=4),
    "banker below": lambda: card_race.start(banker=-1),
    "huge banker": lambda: card_race.start(banker=HUGE),
    "four prices": lambda: card_race.start(prices=(1, 2, 3, 5)),
    "six prices": lambda: card_race.start(prices=(1, 2, 3, 5, 10, 20)),
    "a price of nothing": lambda: card_race.start(prices=(0, 2, 3, 5, 10)),
    "a huge price": lambda: card_race.start(prices=(1, 2, 3, 5, HUGE)),
    "a view beyond": lambda: card_race.start().view(4),
    "a view below": lambda: card_race.start().view(-1),
    "a huge view": lambda: card_race.start().view(HUGE),
    "rank 0": lambda: card_race.Card(0, card_race.Suit.CLUBS),
    "rank 14": lambda: card_race.Card(14, card_race.Suit.CLUBS),
    "a huge rank": lambda: card_race.Card(-HUGE, card_race.Suit.CLUBS),
}


@pytest.mark.parametrize("call", NUMBERS.values(), ids=NUMBERS)
def test_a_number_that_cannot_be_is_refused(call: Callable[[], object]) -> None:
    with pytest.raises(fives.InputError) as caught:
        call()
    well_put(caught.value)


TEXTS = [
    ("", "NOT_A_MOVE", 1),
    (" ", "NOT_A_MOVE", 1),
    ("mark", "NOT_A_MOVE", 1),
    ("mark ", "NOT_A_CARD", 6),
    ("mark 7", "NOT_A_CARD", 6),
    ("mark 7h", "NOT_A_CARD", 6),
    ("mark 7H ", "NOT_A_CARD", 6),
    ("mark  7H", "NOT_A_CARD", 6),
    ("mark 07H", "NOT_A_CARD", 6),
    ("mark 7♥", "NOT_A_CARD", 6),
    ("mark ٧H", "NOT_A_CARD", 6),
    ("mark JOKER", "NOT_A_CARD", 6),
    ("turn 1H", "NOT_A_CARD", 6),
    ("turn 11H", "NOT_A_CARD", 6),
    ("turn TH", "NOT_A_CARD", 6),
    ("turn 7H\n", "NOT_A_CARD", 6),
    ("turn 7H turn 8H", "NOT_A_CARD", 6),
    ("back", "NOT_A_MOVE", 1),
    ("back ", "NOT_A_SUIT", 6),
    ("back h", "NOT_A_SUIT", 6),
    ("back hearts", "NOT_A_SUIT", 6),
    ("back SH", "NOT_A_SUIT", 6),
    ("back H 2", "NOT_A_SUIT", 6),
    ("back AH", "NOT_A_SUIT", 6),
    ("sit out", "NOT_A_MOVE", 1),
    ("sit-out ", "NOT_A_MOVE", 1),
    ("Sit-out", "NOT_A_MOVE", 1),
    ("MARK 7H", "NOT_A_MOVE", 1),
    ("lot 2", "NOT_A_MOVE", 1),
    ("pass", "NOT_A_MOVE", 1),
    ("7H", "NOT_A_MOVE", 1),
    ("\ud800", "NOT_A_MOVE", 1),
    ("back " * 100_000, "NOT_A_SUIT", 6),
]


@pytest.mark.parametrize(
    ("text", "code", "column"), TEXTS, ids=[ascii(text[:16]) + str(len(text)) for text, *_ in TEXTS]
)
def test_what_is_no_notation_is_refused(text: str, code: str, column: int) -> None:
    with pytest.raises(fives.NotationError) as caught:
        card_race.parse_move(text)
    error = caught.value
    assert (error.code, error.line, error.column) == (code, 1, column)
    assert len(error.message) < 400
    assert error.message.endswith(".")


def test_a_card_is_refused_where_it_stands() -> None:
    with pytest.raises(fives.NotationError) as caught:
        card_race.Card.parse("10X")
    assert (caught.value.code, caught.value.column) == ("NOT_A_CARD", 1)


def test_who_has_chosen_hears_so_and_who_sits_out_too() -> None:
    state = card_race.start(seats=3, chips=20, banker=2)
    for text in ("2S", "3S", "2H", "3H", "2D", "2C", "3C"):
        state = state.apply(card_race.parse_move(f"mark {text}"))
    assert state.actor == 0
    state = state.apply(card_race.parse_move("back D"))
    refusal = state.view(0).refusal(card_race.parse_move("back S"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("CHOICES_FIXED", "CR-07")
    assert refusal.sentence.startswith("Seat 0 has chosen")
