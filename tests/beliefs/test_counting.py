"""Counting and numbering worlds, against listing them."""

from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.beliefs import Beliefs
from fives.beliefs.counting import Ways
from fives.beliefs.places import Puzzle, World, bits_in
from fives.beliefs.worlds import Counted
from tests.beliefs.playing import match


def listed(puzzle: Puzzle) -> set[World]:
    """All worlds of a puzzle, by trying every place for every tile."""
    found = set()
    tiles, places = bits_in(puzzle.tiles), range(len(puzzle.rooms))
    for where in product(places, repeat=len(tiles)):
        world = [0] * len(places)
        for bit, place in zip(tiles, where, strict=True):
            world[place] |= bit
        room = all(world[place].bit_count() == puzzle.rooms[place] for place in places)
        may = all(not world[place] & ~puzzle.may[place] for place in places)
        needs = all(any(world[p] & need[p] for p in places) for need in puzzle.needs)
        if room and may and needs:
            found.add(tuple(world))
    return found


@st.composite
def puzzles(draw: st.DrawFn, needs: int = 0) -> Puzzle:
    """A puzzle with at most six tiles in at most four places."""
    rooms = draw(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(lambda r: sum(r) <= 6))
    tiles = (1 << sum(rooms)) - 1 << draw(st.integers(0, 2))
    some = st.integers(0, 255)
    row = st.tuples(*[some | st.just(255) for _ in rooms])
    needed = st.lists(st.tuples(*[some.map(lambda x: x & tiles) for _ in rooms]), max_size=needs)
    return Puzzle(tiles, tuple(rooms), draw(row), tuple(draw(needed)))


@given(puzzle=puzzles())
def test_ways_are_counted_and_numbered(puzzle: Puzzle) -> None:
    ways = Ways(puzzle)
    worlds = [ways.world(number) for number in range(ways.total)]
    assert len(worlds) == len(set(worlds))
    assert set(worlds) == listed(puzzle)


@given(puzzle=puzzles(needs=3), other=st.data())
def test_worlds_with_needs(puzzle: Puzzle, other: st.DataObject) -> None:
    counted, every = Counted(puzzle), listed(puzzle)
    worlds = [counted.world(number) for number in range(counted.total)]
    assert len(worlds) == len(set(worlds))
    assert set(worlds) == every
    lying = [
        {bit: n for bit in bits_in(puzzle.tiles) if (n := sum(bool(w[p] & bit) for w in every))}
        for p in range(len(puzzle.rooms))
    ]
    assert [dict(sorted(ways.items())) for ways in counted.lying] == lying
    asked = tuple(other.draw(st.integers(0, 255)) for _ in puzzle.rooms)
    without = [w for w in every if not any(a & b for a, b in zip(asked, w, strict=True))]
    assert counted.without(asked) == len(without)


def test_samples_are_spread_evenly() -> None:
    """22 worlds: chi-square with 21 degrees of freedom, below 46.8 in 999 cases of 1000."""
    tiles = (1 << 6) - 1
    counted = Counted(Puzzle(tiles, (2, 1, 3), (tiles, 0b001111, 0b111011), ((0b11, 0, 0b11),)))
    rng, tally = Random(61), [0] * counted.total
    number_of = {counted.world(number): number for number in range(counted.total)}
    samples = 200 * counted.total
    for _ in range(samples):
        tally[number_of[counted.world(rng.randrange(counted.total))]] += 1
    assert sum((count - 200) ** 2 / 200 for count in tally) < 46.8


def test_samples_of_a_match_are_spread_evenly() -> None:
    record = match(fives.HORSE_RACE, 2, False, 3, 900)
    for moves in range(len(record.moves), 0, -1):
        beliefs = Beliefs.of(record.branch(moves).redacted(0))
        if 20 <= beliefs.worlds_count <= 80 and record[moves].outcome is None:
            break
    states = [state for state, _ in beliefs.worlds()]
    rng = Random(61)
    samples = [beliefs.sample(rng) for _ in range(100 * len(states))]
    expected = {state: 100 * states.count(state) for state in states}
    square = sum((samples.count(state) - e) ** 2 / e for state, e in expected.items())
    assert len(expected) > 10
    assert square < 2.2 * len(expected)


def test_a_large_set_does_not_recurse() -> None:
    tiles = (1 << 190) - 1
    may = (tiles, *(tiles & ~((1 << n) - 1) for n in range(50)), tiles)  # a tile drawn and laid
    ways = Ways(Puzzle(tiles, (70, *[1] * 50, 70), may))
    assert ways.total > 10**90
    assert sum(ways.world(ways.total - 1)) == tiles
