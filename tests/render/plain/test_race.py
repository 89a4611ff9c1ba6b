"""The card race as text."""

from fractions import Fraction
from random import Random

import pytest

import fives
from fives import card_race
from fives.card_race import CardRace
from fives.render.plain.race_offer import backers, balances, offer
from fives.render.plain.race_story import tell
from fives.render.plain.race_track import chart_row, strip, track
from fives.render.wording import race_figures
from fives.render.wording.names import Names


def raced(state: CardRace, *moves: str) -> tuple[CardRace, list[str]]:
    """Make moves and return the state after them and what is told of them."""
    lines: list[str] = []
    for text in moves:
        step = state.step(card_race.parse_move(text))
        lines += tell(step, Names(state.table))
        state = step.after
    return state, lines


LAID = [f"mark {card}" for card in ["2S", "3S", "2H", "3H", "2D", "2C", "3C"]]
"""The markers of CR-14."""


@pytest.mark.rule("CR-14")
def test_the_example_of_the_rules() -> None:
    state, _ = raced(card_race.start(seats=3), *LAID, "back D", "back S")
    ranks = dict.fromkeys("SHC", "4 5 6 7 8 9 10 J") | {"D": "3 4 5 6 7 8 9"}
    cards = [
        f"turn {rank}{suit}"
        for suit, count in (("S", 6), ("H", 5), ("D", 7), ("C", 4))
        for rank in ranks[suit].split()[:count]
    ]
    state, lines = raced(state, *cards)
    assert "--------" not in "".join(lines)
    _, lines = raced(state, "turn 10D")
    assert lines == [
        " 10D  ------S.|.   0%  -----H..|.   0%  --------|D 100%  ----C...|.   0%",
        "",
        "Diamonds won the race after 23 cards.",
        "          start    1    2    3    4    5    6    7  won",
        "markers           2S   3S   2H   3H   2D   2C   3C",
        "spades        -    -    -    -    -    -   AS    .    .",
        "hearts        -    -    -    -    -   AH    .    .    .",
        "diamonds      -    -    -    -    -    -    -    -   AD",
        "clubs         -    -    -    -   AC    .    .    .    .",
        "",
        "Seat 1 won on diamonds: 1 chip came back with 2 chips on top. 20 + 2 = 22.",
        "Seat 2 lost 1 chip on spades to the bank. 20 - 1 = 19.",
        "Seat 0, the bank, lost 1 chip in all. 20 - 1 = 19.",
        "The bank passed from seat 0 to seat 1.",
    ]


@pytest.mark.rule("CR-03")
def test_a_track_with_five_of_a_suit_is_told_and_laid_anew() -> None:
    marks = [f"mark {card}" for card in ["2S", "3S", "4S", "5S", "6S", "2C", "3C"]]
    state, lines = raced(card_race.start(), *marks)
    assert state.markers == ()
    assert lines == [
        "The markers were 2S 3S 4S 5S 6S 2C 3C. 5 of them are spades, so that horse",
        "    could not run all the way: all were laid anew.",
    ]


@pytest.mark.rule("CR-07")
def test_a_horse_that_the_bank_could_not_pay_is_named() -> None:
    state, _ = raced(card_race.start(seats=4, chips=2), *LAID)
    lines = offer(state.view(1))
    assert lines == (
        "chips  seat 0, the bank: 2   you: 2   seat 2: 2   seat 3: 2",
        "every stake is 1 chip",
        "The bank could not pay for one more bet on spades, hearts and clubs.",
        "  1  back D   diamonds   2:1   37.8%",
    )


def test_who_sits_out_is_told_why() -> None:
    state, _ = raced(card_race.start(seats=3, chips=1), *LAID)
    assert raced(state, "sit-out")[1] == ["Seat 1 sat out: the bank could pay for no further bet."]


def test_who_has_backed_what() -> None:
    state, _ = raced(card_race.start(), *LAID)
    assert backers(state, Names(state.table)) == ()
    state, _ = raced(state, "back H", "back D", "back H")
    assert backers(state, Names(state.table, you=2)) == (
        "backed  hearts by seat 1 and seat 3; diamonds by you",
    )


@pytest.mark.parametrize("seats", [3, 10, 40])
def test_every_line_of_random_sessions_fits_80_columns(seats: int) -> None:
    rng, state = Random(seats), card_race.start(seats=seats, chips=10**9)
    names = Names(state.table, you=1)
    while state.outcome is None and state.race < 4:
        step = state.step(rng.choice(state.legal_moves()))
        state = step.after
        lines = [*tell(step, names), *balances(state, names), *backers(state, names)]
        assert max(map(len, lines)) < 80


def test_the_track_at_both_ends() -> None:
    markers = fives.run_chance(card_race.start(), Random(1)).markers
    lines = track(markers, (0, 8, 7, 1))
    assert {len(line) for line in lines[2:]} == {55}
    assert lines[0].endswith(" 7  won")
    assert lines[2].split() == ["spades", "AS", *"........"]
    assert lines[3].split() == ["hearts", *"--------", "AH"]
    assert [len(strip(position, "S")) for position in range(9)] == [10] * 9


def test_a_chart_row_lines_up_whatever_its_card_and_chances() -> None:
    card = card_race.Card.parse("10D")
    rows = [
        chart_row(None, (0, 0, 0, 0), ["25%"] * 4),
        chart_row(card, (8, 0, 1, 2), ["100%", "0%", "<1%", ">99%"]),
    ]
    assert {len(row) for row in rows} == {72}


@pytest.mark.parametrize(
    ("chance", "shown", "whole"),
    [
        (Fraction(0), "0%", "0%"),
        (Fraction(1, 10**9), "<0.1%", "<1%"),
        (Fraction(1, 200), "0.5%", "<1%"),
        (Fraction(1, 3), "33.3%", "33%"),
        (Fraction(995, 1000), "99.5%", ">99%"),
        (1 - Fraction(1, 10**9), ">99.9%", ">99%"),
        (Fraction(1), "100%", "100%"),
    ],
)
def test_only_what_is_sure_is_0_or_100(chance: Fraction, shown: str, whole: str) -> None:
    assert race_figures.percent(chance) == shown
    assert race_figures.whole_percent(chance) == whole
