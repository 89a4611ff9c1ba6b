"""Counts of sequences of moves: by hand, by another way, and against the published file."""

from pathlib import Path
from typing import cast

import attrs
import pytest

import fives
from fives.sim.perft import divide, perft
from tests.golden import assert_golden
from tests.sim.perft_positions import ENOUGH, FIRST, LATE, dominoes, read, recounted, written
from tests.strategies import EVERY_MOVE, TABLES, At, match

GOLDEN = Path(__file__).parents[1] / "golden" / "perft.txt"


@attrs.frozen
class Heap:
    """Players take one or two matches in turn until the heap is gone."""

    left: int

    @property
    def actor(self) -> fives.Actor:
        return fives.Seat(0) if self.left else None

    @property
    def outcome(self) -> fives.Outcome | None:
        return None if self.left else fives.Outcome((), "gone")

    def legal_moves(self) -> tuple[int, ...]:
        return (1, 2)[: self.left]

    def refusal(self, move: object) -> fives.Refusal | None:
        return None if move in self.legal_moves() else fives.Refusal("NO", "No.")

    def apply(self, move: int) -> "Heap":
        return Heap(self.left - move)


def test_any_game_is_counted_and_what_ends_before_is_not() -> None:
    """From a heap of 3: 1 2, then 1+1 1+2 2+1, then 1+1+1, and nothing after it."""
    assert [perft(Heap(3), depth) for depth in range(5)] == [1, 2, 3, 1, 0]
    assert divide(Heap(3), 2) == {1: 2, 2: 1}
    assert divide(Heap(3), 3) == {1: 1, 2: 0}
    assert divide(Heap(0), 1) == {}


def test_a_lot_and_a_deal_by_hand() -> None:
    """Who opens, then one tile after another: 3 · 28 · 27 · 26."""
    state = fives.HORSE_RACE.start(3)
    assert [perft(state, depth) for depth in range(4)] == [1, 3, 3 * 28, 3 * 28 * 27]
    assert divide(state, 3) == {fives.Lot(fives.Seat(seat)): 28 * 27 for seat in range(3)}


def test_the_end_of_a_round_by_hand() -> None:
    """[5|6] at the 5 is the only play, then [6|6] goes out, then 28 and 27 tiles are dealt."""
    state = fives.Setup(
        variant=fives.HORSE_RACE, seats=2, hands=("0-1 5-6", "6-6"), layout="2-5"
    ).state()
    assert [perft(state, depth) for depth in range(5)] == [1, 1, 1, 28, 28 * 27]


def test_drawing_by_hand() -> None:
    """Seat 0 must draw one of 24 tiles. With a 2 or a 5 there are 12, each for one port, and
    then seat 1 places [6|6] or draws. The other 12 lead to the next draw, of 23 tiles."""
    state = fives.Setup(
        variant=fives.HORSE_RACE, seats=2, hands=("0-0 0-1", "6-6"), layout="2-5"
    ).state()
    counts = [perft(state, depth) for depth in range(5)]
    assert counts == [1, 1, 24, 12 + 12, 12 + 12 * 23]


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_counts_agree_with_trying_every_move_that_can_be_written(at: At) -> None:
    """Another way: sequences are lists, and a move is legal when nothing speaks against it."""
    state = next(s for s in match(at, 4) if s.phase is fives.Phase.TURN)
    reached = [state]
    for depth in (1, 2, 3):
        reached = [
            before.step(move).after
            for before in reached
            for move in dict.fromkeys(EVERY_MOVE)
            if before.refusal(move) is None
        ]
        assert perft(state, depth) == len(reached)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_divide_names_every_move_in_order_and_adds_up(at: At) -> None:
    state = next(s for s in match(at, 5) if s.phase is fives.Phase.TURN)
    for depth in (1, 2, 4):
        counts: dict[fives.Move, int] = divide(state, depth)
        assert tuple(counts) == state.legal_moves()
        assert sum(counts.values()) == perft(state, depth)
        for move, count in counts.items():
            assert count == perft(state.apply(move), depth - 1)


@pytest.mark.parametrize("depth", [-1, 501, True, 1.0, "1", None])
def test_what_is_no_depth(depth: object) -> None:
    state = fives.HORSE_RACE.start(2)
    with pytest.raises(fives.InputError):
        perft(state, cast("int", depth))
    with pytest.raises(fives.InputError):
        divide(state, cast("int", depth))


def test_nothing_can_be_divided_by_first_moves_at_depth_0() -> None:
    with pytest.raises(fives.InputError):
        divide(fives.HORSE_RACE.start(2), 0)


def test_the_published_counts() -> None:
    known = read(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    assert_golden(GOLDEN, written(recounted(known)))


def test_every_table_of_every_game_has_published_counts() -> None:
    known = read(GOLDEN.read_text(encoding="utf-8"))
    wanted = {
        (rules.id, str(table), position)
        for rules in fives.all_variants()
        for table in rules.tables
        for position in (FIRST, LATE)
    }
    assert wanted - set(known) == set()


def test_a_position_changed_by_hand_is_kept_and_counted_again() -> None:
    known = read(GOLDEN.read_text(encoding="utf-8"))
    key = ("horse-race", "2 seats", FIRST)
    shorter = known[key] | {"hand 0": "5-5", "hand 1": "6-6"}
    laid = set(shorter["hand 0"].split()) | set(shorter["hand 1"].split())
    rest = [tile.notation for tile in fives.DOUBLE_SIX if tile.notation not in laid]
    shorter["boneyard"] = " ".join(rest)
    found, again = next(dominoes({key: shorter}))
    assert found == key
    for name in ("hand 0", "hand 1", "boneyard"):
        assert again[name] == shorter[name]
    assert again["1 move"] == "1"


def test_the_file_is_read_as_it_is_written() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert written(read(text)) == text
    for block in read(text).values():
        counts = [int(value) for name, value in block.items() if name[0].isdigit()]
        assert all(before <= ENOUGH for before in counts[:-1])
        assert counts[-1] == 0 or counts[-1] > ENOUGH
