"""Beliefs against all worlds gone through one by one, in small games of every kind."""

from collections import Counter
from fractions import Fraction

import pytest

import fives
from fives.beliefs import Beliefs
from tests.beliefs.playing import SMALL, Match, all_worlds, moments, turn_of, viewers

MOST = 100
"""Moments with more worlds are left to other tests."""


def compare(record: Match, seats: tuple[int, ...]) -> bool:
    """Compare all that beliefs say with all worlds; say no where there are too many."""
    worlds = all_worlds(record, seats, MOST)
    if worlds is None:
        return False
    total = worlds.total()
    beliefs = Beliefs.of(record.redacted(*seats))
    assert beliefs.worlds_count == total
    told = list(beliefs.worlds(total))
    assert Counter(state for state, _ in told) == worlds
    assert {chance for _, chance in told} == {Fraction(1, total)}
    for seat in range(record.state.table.seats):
        compare_seat(beliefs, worlds, seat)
    compare_draw(beliefs, worlds)
    return True


def share(worlds: Counter[fives.GameState], which: set[fives.GameState]) -> Fraction:
    return Fraction(sum(worlds[state] for state in which), worlds.total())


def compare_seat(beliefs: Beliefs, worlds: Counter[fives.GameState], seat: int) -> None:
    hands = [state.hands[seat] for state in worlds]
    tiles = beliefs.seen.variant.dealing.tiles
    assert beliefs.can_hold(seat) == {tile for hand in hands for tile in hand}
    assert beliefs.must_hold(seat) == {t for t in tiles if all(t in hand for hand in hands)}
    for tile in tiles:
        with_it = {state for state in worlds if tile in state.hands[seat]}
        assert beliefs.holds(seat, tile) == share(worlds, with_it)
    for value in range(4):
        with_value = {
            state
            for state in worlds
            if any(value in (tile.low, tile.high) for tile in state.hands[seat])
        }
        assert beliefs.holds_value(seat, value) == share(worlds, with_value)
    fit, scoring = fitting(next(iter(worlds))), scoring_tiles(next(iter(worlds)))
    able = {state for state in worlds if state.hands[seat] & fit}
    assert beliefs.can_place(seat) == share(worlds, able)
    assert beliefs.chance(able.__contains__, MOST) == share(worlds, able)
    able = {state for state in worlds if placeable(state, seat) & scoring}
    assert beliefs.any_reply_scores(seat) == share(worlds, able)


def fitting(state: fives.GameState) -> fives.TileSet:
    """The tiles that fit the layout, which is the same in all worlds."""
    layout, rules = state.layout, state.variant
    if len(layout):
        return fives.TileSet(tile for tile in rules.dealing.tiles if layout.places(tile))
    return fives.TileSet(
        tile
        for tile in rules.dealing.tiles
        if rules.opening.may_lead(tile, rules.points_for(layout.place(tile)))
    )


def scoring_tiles(state: fives.GameState) -> fives.TileSet:
    layout = state.layout
    return fives.TileSet(
        tile
        for tile in fitting(state)
        if any(
            state.variant.points_for(layout.place(tile, at)) > 0
            for at in layout.places(tile) or (None,)
        )
    )


def placeable(state: fives.GameState, seat: int) -> fives.TileSet:
    if state.phase is fives.Phase.PLACING and turn_of(state) == seat:
        assert state.bound is not None
        return fives.TileSet([state.bound])
    return state.hands[seat]


def compare_draw(beliefs: Beliefs, worlds: Counter[fives.GameState]) -> None:
    state = next(iter(worlds))
    if state.drawable:
        fit = fitting(state)
        chances = [
            Fraction(len(state.boneyard & fit), len(state.boneyard)) * times
            for state, times in worlds.items()
        ]
        assert beliefs.next_draw_fits() == sum(chances) / worlds.total()
    else:
        with pytest.raises(fives.beliefs.BeliefError, match="No tile can be drawn"):
            beliefs.next_draw_fits()


@pytest.mark.parametrize("name", SMALL)
def test_beliefs_are_a_share_of_all_worlds(name: str) -> None:
    compared: Counter[tuple[int, ...]] = Counter()
    for number, record in enumerate(moments(name, 0, 40)):
        looking = viewers(SMALL[name][1])
        seats = looking[number % len(looking)]
        compared[seats] += compare(record, seats)
    assert compared.total() >= 15, compared


@pytest.mark.parametrize("name", ["horse-race-3", "only-when-able", "bound-whenever"])
def test_a_seat_that_must_place_what_it_drew(name: str) -> None:
    compared = 0
    for seed in range(3):
        for record in moments(name, seed, 60):
            if record.state.phase is fives.Phase.PLACING:
                compared += compare(record, (0,)) + compare(record, (0, 1))
    assert compared >= 9
