"""What holds in every state of every session."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given

import fives
from fives import card_race
from fives.card_race import CardRace, CardTurned, RacePhase, RaceWon
from fives.sim.agents import random_agent
from tests.card_race.playing import (
    EVERY_MOVE,
    EXAMPLE,
    Terms,
    bet,
    every,
    follow,
    laid,
    moves,
    on,
    run,
    seeds,
    session,
    states,
    steps,
    terms,
)
from tests.properties.frozen import reachable, thawed
from tests.strategies import share

COPIES: list[Callable[[object], object]] = [copy.copy, copy.deepcopy]
COPIES += [
    lambda value, protocol=protocol: pickle.loads(pickle.dumps(value, protocol))  # type: ignore[misc]
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
]


@given(terms, seeds)
def test_a_session_keeps_its_cards_and_chips(at: Terms, seed: int) -> None:
    bankers = []
    turned = 0
    for transition in steps(at, seed):
        before, after = transition.before, transition.after
        for state in (before, after):
            lying = (*state.markers, *state.turned, *state.stock)
            assert len(lying) == 48
            assert set(lying) == set(card_race.WITHOUT_ACES)
            assert len(state.markers) + len(state.stock) + len(state.turned) == 48
            if state.phase is RacePhase.RACING:
                assert len(state.stock) + len(state.turned) == 41
                assert max(state.marker_counts) <= 4
            assert sum(state.balances) + sum(state.stakes) == at.seats * at.chips
            assert min(state.balances) >= 0
            assert (state.outcome is None) is (state.actor is not None)
            assert (state.outcome is None) is bool(state.legal_moves())
            assert max(state.positions) <= (8 if state.outcome else 7)
        if every(transition, CardTurned):
            turned += 1
        for won in every(transition, RaceWon):
            assert 8 <= turned == won.turned <= 29
            assert sum(position == 8 for position in won.positions) == 1
            assert sum(won.positions) == turned
            bankers.append(before.banker)
            turned = 0
    assert bankers == [(at.banker + n) % at.seats for n in range(at.seats)]


@given(terms, seeds)
def test_events_explain_every_chip_and_every_card(at: Terms, seed: int) -> None:
    for transition in steps(at, seed):
        before, after = transition.before, transition.after
        gains = [b - a for a, b in zip(before.balances, after.balances, strict=True)]
        told = [0] * at.seats
        for event in transition.events:
            assert all(event.seen_by(seat) is event for seat in range(at.seats))
            if isinstance(event, card_race.BetMade):
                told[event.seat] -= event.stake
            if isinstance(event, card_race.BetsSettled):
                assert [p.seat for p in event.payments] == [
                    seat
                    for n in range(1, at.seats)
                    if before.bets[seat := (before.banker + n) % at.seats] is not None
                ]
                for payment in event.payments:
                    assert payment.suit is before.bets[payment.seat]
                    told[payment.seat] += payment.total
                    told[event.banker] -= payment.net
                assert told[event.banker] == event.bank
                assert event.balances == after.balances
        assert gains == told
        turned = every(transition, CardTurned)
        if after.race == before.race:
            moved = [b - a for a, b in zip(before.positions, after.positions, strict=True)]
            assert sum(moved) == len(turned) == len(set(after.turned) - set(before.turned))
        assert len(turned) <= 1


@share(0.5)
@given(terms, seeds)
def test_a_move_is_refused_exactly_when_it_is_not_listed(at: Terms, seed: int) -> None:
    for state in session(at, seed):
        legal = state.legal_moves()
        allowed = set(legal)
        assert len(allowed) == len(legal)
        for move in EVERY_MOVE:
            refusal = state.refusal(move)
            assert (refusal is None) is (move in allowed), (move, refusal)
            if refusal is not None:
                assert refusal.code == refusal.code.upper()
                assert refusal.sentence.endswith(".")
                assert refusal.rule is not None
                assert refusal.rule.startswith("CR-")
        assert set(EVERY_MOVE) >= allowed


@share(0.5)
@given(states())
def test_what_a_state_refuses_it_does_not_apply(state: CardRace) -> None:
    before = (copy.deepcopy(state), hash(state), repr(state), state.legal_moves())
    for move in EVERY_MOVE:
        refusal = state.refusal(move)
        if refusal is None:
            assert state.apply(move) == state.step(move).after
            continue
        for act in (state.apply, state.step):
            with pytest.raises(fives.IllegalMoveError) as caught:
                act(move)
            assert (caught.value.move, caught.value.refusal) == (move, refusal)
    assert (state, hash(state), repr(state), state.legal_moves()) == before


@given(states())
def test_a_view_is_of_one_seat_and_agrees_with_the_state(state: CardRace) -> None:
    for seat in range(state.table.seats):
        view = state.view(seat)
        assert type(view) is card_race.RaceView
        assert view.legal_moves() == (state.legal_moves() if state.actor == seat else ())
        for move in EVERY_MOVE:
            assert (view.refusal(move) is None) is (move in view.legal_moves())
        for fact in (
            *("terms", "table", "race", "banker", "balances", "markers", "marker_counts"),
            *("turned", "stock", "positions", "odds", "bets", "stakes", "sat_out"),
            *("phase", "actor", "outcome"),
        ):
            assert getattr(view, fact) == getattr(state, fact)
        assert view == state.view(seat)
        assert hash(view) == hash(state.view(seat))
        assert view != state
        assert view != state.view((seat + 1) % state.table.seats)
        assert card_race.chances(view) == card_race.chances(state)


@given(states())
def test_copies_are_equal(state: CardRace) -> None:
    values: list[object] = [state, state.view(0), state.legal_moves()]
    values += [state.step(move) for move in state.legal_moves()[:2]]
    for value in values:
        for make in COPIES:
            again = make(value)
            assert type(again) is type(value)
            assert again == value
            assert hash(again) == hash(value)
            assert repr(again) == repr(value)


@given(states())
def test_nothing_that_can_be_reached_ever_changes(state: CardRace) -> None:
    assert thawed(state) == []
    assert thawed(state.view(1)) == []
    for move in state.legal_moves()[:3]:
        transition = state.step(move)
        assert thawed(transition) == []
        assert {CardRace, card_race.RaceTransition, type(move)} <= {
            type(item) for _, item in reachable(transition)
        }
    for name in ("balances", "_balances", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, ())


@given(states(), states())
def test_equal_means_the_same_situation(one: CardRace, other: CardRace) -> None:
    facts = [
        (s.terms, s.race, s.balances, s.markers, set(s.turned), s.bets, s.sat_out)
        for s in (one, other)
    ]
    assert (one == other) is (facts[0] == facts[1])


def test_the_order_in_which_cards_were_turned_is_past() -> None:
    one = follow(on(), "turn KH", "turn 2C", "turn 3H")
    other = follow(on(), "turn 3H", "turn KH", "turn 2C")
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
    assert one.turned == other.turned
    assert one.legal_moves() == other.legal_moves()
    assert one != follow(on(), "turn 3H", "turn QH", "turn 2C")


def test_a_marker_has_its_place() -> None:
    one = follow(card_race.start(), "mark 2S", "mark 3S")
    assert one != follow(card_race.start(), "mark 3S", "mark 2S")


def test_terms_bets_and_who_sat_out_are_part_of_the_situation() -> None:
    beginnings = {
        card_race.start(),
        card_race.start(seats=5),
        card_race.start(chips=21),
        card_race.start(banker=1),
        card_race.start(prices=(1, 2, 3, 5, 11)),
    }
    assert len(beginnings) == 5
    assert len({on(EXAMPLE, bets) for bets in ("D S H", "S D H", "D S C")}) == 3
    assert laid() != bet(laid(), "D")
    assert card_race.start() != "race"
    assert card_race.start().view(0) != "view"


@pytest.mark.parametrize(("seats", "chips"), [(3, 1), (10, 2), (4, 1000)])
def test_short_and_long_purses_finish(seats: int, chips: int) -> None:
    for seed in range(6):
        last = session(Terms(seats, chips, seed % 3), seed)[-1]
        assert last.outcome is not None
        best = max(last.balances)
        assert last.outcome.winners == tuple(
            seat for seat in range(seats) if last.balances[seat] == best
        )
        assert last.outcome.reason == card_race.LARGEST_BALANCE
        assert last.race == seats


def test_agents_play_it_by_views() -> None:
    rng, state = Random(61), card_race.start()
    while (state := fives.run_chance(state, rng)).outcome is None:
        actor = state.actor
        assert actor is not None
        assert actor is not fives.CHANCE
        state = state.apply(random_agent(state.view(actor), rng))
    assert sum(state.balances) == 80


def test_the_longest_and_the_shortest_race() -> None:
    assert len(run(on(), "SHDC" * 7).turned) == 28
    assert moves(run(on(), "D" * 7)).count("turn KD") == 1
    assert run(on(), "D" * 8).race == 2
