"""Draw, whole random matches: what holds of every move and every round.

Moves, ends, awards and openers are worked out anew from plain numbers, without the library.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

import attrs
import pytest

import fives
from fives import Blocked, Passed, Phase, Play, RoundEnded, Transition, WentOut
from tests.rules.table import every, only

SEATS = [2, 3, 4]
MATCHES = 8
HANDS = {2: 7, 3: 7, 4: 6}
TARGET = {2: 100, 3: 61, 4: 61}


def played(seats: int, seed: int) -> Iterator[Transition]:
    """Yield a match of random moves, in which a placement is as likely as a draw.

    Every third match is played without a draw while able, so that rounds are long.
    """
    rng = Random(seed)
    state = fives.DRAW.start(seats=seats)
    while listed := state.legal_moves():
        move = rng.choice(listed)
        if isinstance(move, fives.Draw) and seed % 3 == 0:
            move = listed[0]
        elif isinstance(listed[-1], fives.Draw) and rng.random() < 0.3:
            move = listed[-1]
        step = state.step(move)
        yield step
        state = step.after


@cache
def matches(seats: int) -> list[list[Transition]]:
    return [list(played(seats, seed)) for seed in range(MATCHES)]


@attrs.define
class Line:
    """A line written down by its two ends: the name of a port and its value."""

    ends: list[tuple[str, int]] = attrs.field(factory=list)

    def lay(self, text: str) -> None:
        tile, _, at = text.partition("@")
        low, high = map(int, tile.split("-"))
        if not self.ends:
            faces = ("a", "b") if low == high else ("lo", "hi")
            self.ends = [(f"{tile}.{faces[0]}", low), (f"{tile}.{faces[1]}", high)]
            return
        (index,) = [n for n, (name, _) in enumerate(self.ends) if name == at]
        value = self.ends[index][1]
        assert value in (low, high)
        free = low + high - value
        face = "b" if low == high else "lo" if free == low else "hi"
        self.ends[index] = (f"{tile}.{face}", free)

    def plays(self, hand: fives.TileSet) -> list[str]:
        if not self.ends:
            return [tile.notation for tile in hand]
        return [
            f"{tile.notation}@{name}"
            for name, value in self.ends
            for tile in hand
            if value in (tile.low, tile.high)
        ]


@pytest.mark.rule("DR-03", "DR-05", "DR-06", "DR-07", "DR-08", "DR-09", "DR-18")
@pytest.mark.parametrize("seats", SEATS)
def test_the_moves_are_those_of_a_line_with_two_ends(seats: int) -> None:
    for match in matches(seats):
        line = Line()
        for step in match:
            state = step.before
            if state.phase is Phase.TURN:
                assert isinstance(state.actor, int)
                expected = line.plays(state.hands[state.actor])
                if len(state.boneyard) > 2:
                    expected.append("draw")
                assert sorted(map(str, state.legal_moves())) == sorted(expected or ["pass"])
            if isinstance(step.move, Play):
                line.lay(str(step.move))
                if not every(step, RoundEnded):
                    ports = [(str(port), port.value) for port in step.after.layout.open_ports]
                    assert sorted(ports) == sorted(line.ends)
                    assert len(ports) == 2
            if every(step, RoundEnded):
                line = Line()


@pytest.mark.rule("DR-03", "DR-02")
@pytest.mark.parametrize("seats", SEATS)
def test_tiles_are_kept_and_the_boneyard_never_falls_below_two(seats: int) -> None:
    for match in matches(seats):
        least = 28
        for step in match:
            state = step.after
            tiles = [*state.boneyard, *state.layout.tiles]
            tiles += [tile for hand in state.hands for tile in hand]
            assert len(tiles) == 28
            assert set(tiles) == set(fives.DOUBLE_SIX)
            assert len(state.boneyard) >= 2
            assert state.drawable == len(state.boneyard) - 2
            least = min(least, len(state.boneyard))
        assert least == 2


@pytest.mark.rule("DR-10", "DR-13", "DR-14", "DR-15")
@pytest.mark.parametrize("seats", SEATS)
def test_at_most_one_seat_scores_in_a_round_and_by_the_count_only(seats: int) -> None:
    seen: set[str] = set()
    for match in matches(seats):
        for step in match:
            gains = [
                new - old for old, new in zip(step.before.scores, step.after.scores, strict=True)
            ]
            if not every(step, RoundEnded):
                assert gains == [0] * seats
                continue
            event = only(step, RoundEnded)
            left = [sum(tile.low + tile.high for tile in hand) for hand in event.hands]
            expected = [0] * seats
            if isinstance(event.end, WentOut):
                assert len(event.hands[event.end.seat]) == 0
                expected[event.end.seat] = sum(left)
                seen.add("out")
            else:
                least = min(left)
                if left.count(least) == 1:
                    expected[left.index(least)] = sum(left) - 2 * least
                    seen.add("block")
            assert gains == expected
    assert seen == {"out", "block"}


@pytest.mark.rule("DR-08", "DR-11")
@pytest.mark.parametrize("seats", SEATS)
def test_passes_are_counted_and_as_many_as_seats_block(seats: int) -> None:
    blocks = 0
    for match in matches(seats):
        passes = 0
        for step in match:
            assert step.before.passes == passes
            if isinstance(step.move, fives.Pass):
                assert len(step.before.boneyard) == 2
                passes += 1
                assert len(every(step, Passed)) == 1
                assert bool(every(step, RoundEnded)) is (passes == seats)
            elif isinstance(step.move, Play):
                passes = 0
            if every(step, RoundEnded):
                blocked = only(step, RoundEnded).end == Blocked()
                assert blocked is (passes == seats)
                assert not blocked or isinstance(step.move, fives.Pass)
                blocks += blocked
                passes = 0
            assert step.after.outcome or step.after.passes == passes
    assert blocks > 2


@pytest.mark.rule("DR-11", "DR-16")
@pytest.mark.parametrize("seats", SEATS)
def test_rounds_are_bounded_and_openers_take_turns(seats: int) -> None:
    """26 placements and 26 - dealt draws at most; passes between two placements are less
    than the seats."""
    dealt = seats * HANDS[seats]
    bound = 1 + dealt + 26 + 2 * (26 - dealt) + 27 * seats
    for match in matches(seats):
        moves, opener, rounds = 0, match[0].after.opener, 0
        for step in match:
            moves += 1
            assert moves <= bound
            assert step.before.opener in (opener, None)
            if isinstance(step.move, Play) and step.move.at is None:
                assert step.before.actor == opener
            if every(step, RoundEnded):
                assert opener is not None
                moves, rounds, opener = 0, rounds + 1, fives.Seat((opener + 1) % seats)
        assert 0 < rounds < 100


@pytest.mark.rule("DR-04", "DR-05", "DR-06", "DR-08")
@pytest.mark.parametrize("seats", SEATS)
def test_a_placement_or_a_pass_hands_the_turn_on_and_a_draw_does_not(seats: int) -> None:
    for match in matches(seats):
        seat = None
        for step in match:
            if step.before.phase is Phase.TURN:
                seat = step.before.actor
            if every(step, RoundEnded):
                continue
            if isinstance(step.move, Play | fives.Pass):
                assert isinstance(seat, int)
                assert step.after.actor == (seat + 1) % seats
            elif isinstance(step.move, fives.Drawn):
                assert step.after.actor == seat
                assert step.after.bound is None


@pytest.mark.rule("DR-17")
@pytest.mark.parametrize("seats", SEATS)
def test_a_match_ends_with_the_first_round_that_brings_somebody_to_the_target(seats: int) -> None:
    """One winner, whose score is the best; never a tie, which play cannot bring about."""
    for match in matches(seats):
        for step in match[:-1]:
            assert max(step.after.scores) < TARGET[seats]
            assert step.after.outcome is None
        last = match[-1].after
        assert max(last.scores) >= TARGET[seats]
        winner = fives.Side(last.scores.index(max(last.scores)))
        assert last.outcome == fives.Outcome((winner,), "target-reached")
        assert every(match[-1], RoundEnded)


@pytest.mark.rule("DR-01", "DR-04", "DR-16")
@pytest.mark.parametrize("seats", SEATS)
def test_renaming_the_seats_around_the_table_changes_names_only(seats: int) -> None:
    """Hands, turn, opener and scores moved on by one: the same moves, the same gains."""
    match = matches(seats)[1]
    for step in match[:: max(1, len(match) // 40)]:
        state = step.before
        if state.phase is not Phase.TURN:
            continue
        setup = fives.Setup.of(state)
        moved = attrs.evolve(
            setup,
            hands=turned(state.hands),
            scores=turned(state.scores),
            turn=(setup.turn + 1) % seats,
            opener=None if setup.opener is None else (setup.opener + 1) % seats,
        ).state()
        assert moved.legal_moves() == state.legal_moves()
        for move in state.legal_moves():
            one, other = state.apply(move), moved.apply(move)
            assert list(other.scores) == turned(one.scores)
            assert list(other.hands) == turned(one.hands)
            assert (other.phase, other.passes) == (one.phase, one.passes)


def turned(items: tuple[object, ...]) -> list[object]:
    return [items[-1], *items[:-1]]
