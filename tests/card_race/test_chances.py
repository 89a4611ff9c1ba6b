"""Exact chances, against enumeration, another way of counting, and races that were run."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import sqrt
from random import Random

import pytest
from hypothesis import given

import fives
from fives import card_race
from fives.card_race import (
    CardRace,
    RacePhase,
    Suit,
    bank_edges,
    bank_expectation,
    chances,
    fair_odds,
)
from fives.card_race.counting import chances_while_laying, winning_chances
from tests.card_race.playing import (
    EXAMPLE,
    TRACKS,
    D,
    bet,
    follow,
    laid,
    next_card,
    on,
    run,
    states,
)
from tests.strategies import share

NOBODY = -1


def by_enumeration(left: tuple[int, ...], needed: tuple[int, ...]) -> Counter[int]:
    """How often each suit wins, over every order of a short stock."""
    stock = [suit for suit, count in enumerate(left) for _ in range(count)]
    won: Counter[int] = Counter()
    for order in permutations(stock):
        missing = [*needed]
        for suit in order:
            missing[suit] -= 1
            if not missing[suit]:
                won[suit] += 1
                break
        else:
            won[NOBODY] += 1
    return won


@pytest.mark.parametrize(
    ("left", "needed"),
    [
        ((1, 1, 1, 1), (1, 1, 1, 1)),
        ((2, 1, 2, 1), (1, 1, 2, 1)),
        ((3, 2, 1, 1), (2, 2, 1, 1)),
        ((4, 2, 1, 0), (3, 1, 1, 4)),
        ((2, 2, 2, 1), (2, 2, 2, 2)),
        ((5, 1, 1, 0), (4, 1, 2, 1)),
        ((1, 1, 3, 2), (1, 2, 3, 2)),
        ((0, 0, 3, 4), (1, 1, 3, 3)),
        ((7, 0, 0, 0), (7, 1, 1, 1)),
    ],
)
def test_short_stocks_agree_with_every_order(
    left: tuple[int, ...], needed: tuple[int, ...]
) -> None:
    won = by_enumeration(left, needed)
    orders = sum(won.values())
    assert winning_chances(left, needed) == tuple(Fraction(won[s], orders) for s in range(4))


@cache
def card_by_card(left: tuple[int, ...], needed: tuple[int, ...]) -> tuple[Fraction, ...]:
    """The chances by going through the race one card at a time."""
    if 0 in needed:
        return tuple(Fraction(steps == 0) for steps in needed)
    total = [Fraction(0)] * 4
    for suit in range(4):
        if left[suit]:
            after = card_by_card(
                tuple(n - (s == suit) for s, n in enumerate(left)),
                tuple(n - (s == suit) for s, n in enumerate(needed)),
            )
            for s in range(4):
                total[s] += Fraction(left[suit], sum(left)) * after[s]
    return tuple(total)


@pytest.mark.parametrize("counts", TRACKS, ids=str)
def test_whole_races_agree_with_going_card_by_card(counts: tuple[int, ...]) -> None:
    found = chances(laid(TRACKS[counts]))
    assert found == card_by_card(tuple(12 - n for n in counts), (8, 8, 8, 8))
    assert found == card_race.track_chances(counts)
    assert sum(found) == 1


@given(states())
def test_chances_add_up_to_one_at_every_moment(state: CardRace) -> None:
    found = chances(state)
    assert all(type(chance) is Fraction for chance in found)
    assert sum(found) == 1
    assert all(0 <= chance <= 1 for chance in found)
    if state.phase is RacePhase.OVER:
        assert [chance == 1 for chance in found] == [place == 8 for place in state.positions]
    else:
        assert all(0 < chance < 1 for chance in found)


@share(0.5)
@given(states())
def test_chances_are_the_mean_of_the_chances_a_card_later(state: CardRace) -> None:
    """At every move of chance, laying included; the card that wins decides."""
    if state.actor is not fives.CHANCE:
        if state.outcome is None:
            assert {chances(state.apply(move)) for move in state.legal_moves()} == {chances(state)}
        return
    later = []
    for move in state.legal_moves():
        after = state.apply(move)
        if isinstance(move, card_race.Turn) and (after.race, after.outcome) != (state.race, None):
            later.append(tuple(Fraction(suit is move.card.suit) for suit in Suit))
        else:
            later.append(chances(after))
    assert chances(state) == tuple(
        sum(each, Fraction(0)) / len(later) for each in zip(*later, strict=True)
    )


def test_only_cards_not_yet_seen_matter() -> None:
    """Clubs have 10 cards left, and one less for each club turned."""
    state = run(on(), "CCC")
    assert chances(state) == card_by_card((10, 10, 11, 7), (8, 8, 8, 5))
    assert chances(run(on(), "SHDC" * 7)) == (
        *(Fraction(3, 13), Fraction(3, 13), Fraction(4, 13), Fraction(3, 13)),
    )


def test_while_the_track_is_laid() -> None:
    assert chances(card_race.start()) == (Fraction(1, 4),) * 4
    state = follow(card_race.start(), *(f"mark {rank}S" for rank in (2, 3, 4, 5, 6)))
    assert chances(state) == (Fraction(1, 4),) * 4  # it will be laid anew, whatever comes
    first = chances(follow(card_race.start(), "mark 2S"))
    assert first[0] < Fraction(1, 4) < first[1] == first[2] == first[3]
    assert chances_while_laying((0, 1, 0, 0)) == (first[1], first[0], *first[2:])


@pytest.mark.parametrize("counts", [(2, 2, 1, 2), (3, 2, 1, 1)])
def test_simulated_races_agree_within_four_standard_errors(counts: tuple[int, ...]) -> None:
    """20,000 races in all, run by the game itself."""
    track = EXAMPLE if counts == (2, 2, 1, 2) else TRACKS[counts]
    begun = bet(laid(track), "D D D")
    rng, races = Random(61), 10_000
    stock = list(map(card_race.Turn, begun.stock))
    won: Counter[Suit] = Counter()
    for _ in range(races):
        rng.shuffle(stock)
        state = begun
        for move in stock:
            state = state.apply(move)
            if state.race == 2:
                won[move.card.suit] += 1
                break
    assert sum(won.values()) == races
    for suit, chance in zip(Suit, map(float, chances(begun)), strict=True):
        error = sqrt(chance * (1 - chance) / races)
        assert abs(won[suit] / races - chance) < 4 * error


def test_simulated_tracks_agree_within_four_standard_errors() -> None:
    """Where the first two markers are spades, over tracks laid and laid anew, and raced."""
    begun = follow(card_race.start(seats=3), "mark 2S", "mark 3S")
    rng, races = Random(7), 1500
    won: Counter[int] = Counter()
    for _ in range(races):
        state = begun
        while state.race == 1:
            transition = state.step(rng.choice(state.legal_moves()))
            state = transition.after
            for event in transition.events:
                if isinstance(event, card_race.RaceWon):
                    won[event.suit.value] += 1
    for suit, chance in enumerate(map(float, chances(begun))):
        assert abs(won[suit] / races - chance) < 4 * sqrt(chance * (1 - chance) / races)


def test_fair_odds_leave_nothing_to_either_side() -> None:
    for counts, track in TRACKS.items():
        state = laid(track)
        for suit, fair in enumerate(fair_odds(state)):
            assert fair is not None
            chance = chances(state)[suit]
            assert chance * fair - (1 - chance) == 0
            assert counts[suit] == state.marker_counts[suit]


def test_no_odds_are_high_enough_for_what_cannot_win() -> None:
    state = card_race.start(seats=3)
    for _ in range(3):
        state = follow(state, *(f"mark {card}" for card in EXAMPLE.split()), "back D", "back D")
        state = run(state, "D" * 7)
        state = follow(state, next_card(state, "D"))
    assert state.phase is RacePhase.OVER
    assert fair_odds(state) == (None, None, Fraction(0), None)


def test_the_edge_of_the_bank_by_suit() -> None:
    """Diamonds at 2:1 cost the bank 13% of a chip; the three others bring it 17%."""
    edges = bank_edges(laid(EXAMPLE))
    p, q = Fraction(1636509107, 4333586348), Fraction(899025747, 4333586348)
    assert edges == (1 - 4 * q, 1 - 4 * q, 1 - 3 * p, 1 - 4 * q)
    assert [round(float(edge), 4) for edge in edges] == [0.1702, 0.1702, -0.1329, 0.1702]


def test_the_expectation_of_the_bank_is_the_mean_of_its_results() -> None:
    """Weighed by the chance of each winner, from the settlements themselves."""
    for choices in ("D S H", "D D D", "S S H"):
        state = on(EXAMPLE, choices)
        mean = Fraction(0)
        for suit, chance in zip("SHDC", chances(state), strict=True):
            before = run(state, suit * 7)
            settled = before.step(card_race.parse_move(next_card(before, suit))).events[2]
            assert isinstance(settled, card_race.BetsSettled)
            mean += chance * settled.bank
        assert bank_expectation(state) == mean
        assert bank_expectation(state.view(2)) == mean
    assert bank_expectation(bet(laid(), "D")) == bank_edges(laid())[D]
    assert bank_expectation(laid()) == 0


def test_no_edges_before_the_odds_are_posted() -> None:
    with pytest.raises(fives.InputError) as caught:
        bank_edges(card_race.start())
    assert caught.value.code == "NO_ODDS_YET"


@pytest.mark.parametrize(
    "counts", [(5, 2, 0, 0), (2, 2, 1, 1), (2, 2, 2, 2), (4, 3, 0), (-1, 4, 2, 2), (2.0, 2, 1, 2)]
)
def test_no_chances_of_what_is_no_track(counts: tuple[int, ...]) -> None:
    with pytest.raises(fives.InputError):
        card_race.track_chances(counts)
