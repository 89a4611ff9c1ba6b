"""What some seats saw of a match: everything they saw, and nothing else."""

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.match.public_view import seen_with
from fives.records import Record, SeenRecord, Unseen, dumps, loads
from fives.testing.reach import reachable
from tests.records.matches import NAMES, SIXES, TABLES, Match, match, matches, seeds, viewers
from tests.strategies import share


def views_of(record: Match, seats: Sequence[int]) -> list[object]:
    """What the seats saw at each moment, by the states themselves."""
    if len(seats) == 1:
        return [state.view(seats[0]) for state in record]
    return [seen_with(state, tuple(map(fives.Seat, seats))) for state in record]


def last_deal(record: Match) -> int:
    """After how many moves all tiles lay in the boneyard for the last time."""
    return max(number for number, state in enumerate(record) if not any(state.hands))


def hidden_tiles(record: Match, seats: Sequence[int]) -> set[fives.Tile]:
    """The tiles of the last round that the seats have not seen by the end of the record."""
    state = record.state
    hands = [hand for seat, hand in enumerate(state.hands) if seat not in seats]
    return {*state.boneyard, *(tile for hand in hands for tile in hand)}


@given(matches(), st.data())
def test_what_was_seen_gives_every_view_and_event(record: Match, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from([*viewers(record.start.table)]))
    seen = record.redacted(*seats)
    assert list(seen.views()) == views_of(record, seats)
    assert list(seen.events()) == list(record.events(*seats))
    assert seen.results == record.results()
    assert seen.outcome == record.outcome
    assert len(seen) == len(record)
    again = SeenRecord(seen.variant, seen.table, seen.seats, seen.moves, seen.revealed, seen.leads)
    assert again == seen == pickle.loads(pickle.dumps(seen))
    assert (again.turns, again.results, again.outcome) == (seen.turns, seen.results, seen.outcome)


@share(0.5)
@given(matches(), st.data())
def test_no_hidden_tile_can_be_reached(record: Match, data: st.DataObject) -> None:
    """In the round that is being played; what a count revealed before is told."""
    seats = data.draw(st.sampled_from([*viewers(record.start.table)]))
    seen = record.redacted(*seats)
    begun = last_deal(record)
    last: set[str] = set()
    hidden = hidden_tiles(record, seats)
    if seen.outcome is not None and seen.results[-1].hands is not None:
        return
    for _, item in reachable(
        (seen.moves[begun:], tuple(lead for lead in seen.leads if lead[0] > begun))
    ):
        if isinstance(item, fives.Tile):
            last.add(str(item))
        assert not isinstance(item, fives.GameState | fives.TileSet)
    assert last & {*map(str, hidden)} == set()
    for way, item in reachable(seen, frozenset({"variant"})):
        assert not isinstance(item, fives.GameState), way
        assert way.startswith(("SeenRecord.revealed", "SeenRecord.results")) or not isinstance(
            item, fives.TileSet
        ), way


def other_match(record: Match, seats: Sequence[int], rng: Random) -> Match | None:
    """The match with two hidden tiles of the last round swapped, or None when it cannot be."""
    hidden = sorted(hidden_tiles(record, seats))
    if len(hidden) < 2 or record.outcome is not None:
        return None
    begun = last_deal(record)
    one, two = rng.sample(hidden, 2)
    swap = {one: two, two: one}
    other = record.branch(begun)
    for move in record.moves[begun:]:
        if isinstance(move, fives.Deal | fives.Drawn):
            move = type(move)(swap.get(move.tile, move.tile))
        if other.state.refusal(move) is not None:
            return None
        other = other.play(move)
    return other


@pytest.mark.parametrize(("rules", "table"), TABLES, ids=NAMES)
def test_matches_that_look_alike_are_redacted_alike(
    rules: fives.RuleSet, table: fives.Table
) -> None:
    alike = different = 0
    for seed in range(8):
        rng = Random(seed)
        record = match(rules, table, seed, rng.choice((3, 20, 40, 55, 80, 130)))
        for seats in viewers(table):
            other = other_match(record, seats, rng)
            if other is None or other == record:
                continue
            mine, theirs = record.redacted(*seats), other.redacted(*seats)
            if views_of(record, seats) == views_of(other, seats):
                alike += 1
                assert mine == theirs
                assert hash(mine) == hash(theirs)
                assert (repr(mine), dumps(mine)) == (repr(theirs), dumps(theirs))
                assert pickle.dumps(mine) == pickle.dumps(theirs)
            else:
                different += 1
                assert mine != theirs
    assert alike > 3


@given(seeds, st.integers(20, 60))
def test_the_order_in_which_others_were_dealt_is_not_told(seed: int, most: int) -> None:
    record = match(fives.EXACT_61, fives.Table(3), seed, most)
    moves = [*record.moves]
    moves[1:6] = Random(seed).sample(moves[1:6], 5)
    other: Match = Record(record.start, tuple(moves))
    assert dumps(record.redacted(1)) == dumps(other.redacted(1))
    assert pickle.dumps(record.redacted(1)) == pickle.dumps(other.redacted(1))
    assert (record.redacted(0) == other.redacted(0)) is (record == other)


def test_comments_and_tags_are_left_out() -> None:
    record = match(*TABLES[0], seed=3, most=30, notes=True)
    assert record.comments
    assert record.redacted(0) == Record(record.start, record.moves).redacted(0)


def test_seats_are_checked_and_put_in_order() -> None:
    record = match(fives.HORSE_RACE, fives.Table(4), 3, 30)
    assert record.redacted(2, 0, 2).seats == (0, 2)
    for seat in (4, -1, True, "1", None):
        with pytest.raises(fives.InputError):
            record.redacted(cast("int", seat))
        with pytest.raises(fives.InputError):
            record.events(cast("int", seat))


def test_all_seats_together_see_all_that_is_dealt() -> None:
    record = match(fives.HORSE_RACE, fives.Table(3), 3)
    assert record.redacted(0, 1, 2).moves == record.moves


def test_hands_that_decide_who_opens() -> None:
    """A new deal and the opener are told; the prescribed tile only to the seat that has it."""
    redealt = prescribed = 0
    for seed in range(6):
        record = match(SIXES, fives.Table(2), seed, 60)
        opener = next(s.opener for s in record if s.phase is fives.Phase.TURN)
        assert opener is not None
        for seats in viewers(record.start.table):
            seen = record.redacted(*seats)
            redealt += any(lead is None for _, lead in seen.leads)
            lead = next(lead for _, lead in seen.leads if lead is not None)
            assert lead == fives.Lead(opener, fives.Tile(6, 6) if opener in seats else None)
            prescribed += lead.tile is not None
            assert loads(dumps(seen), SIXES) == seen
        assert loads(dumps(record), SIXES) == record
    assert redealt
    assert prescribed


@pytest.mark.parametrize("move", [fives.Pass(), fives.Draw(), fives.Play(fives.Tile(5, 5))])
@pytest.mark.parametrize("phase", [fives.Phase.DEALING, fives.Phase.DRAWING])
@pytest.mark.parametrize("seats", [(), (0,), (1,), (0, 1)])
def test_no_seat_moves_when_a_tile_is_due(
    phase: fives.Phase, move: fives.Move, seats: tuple[int, ...]
) -> None:
    """Whether those who watch would see the tile or not."""
    record = match(fives.HORSE_RACE, fives.Table(2), 3)
    for number in [n for n, state in enumerate(record) if state.phase is phase][:9]:
        seen = record.branch(number).redacted(*seats)
        with pytest.raises(fives.IllegalMoveError) as caught:
            attrs.evolve(seen, moves=(*seen.moves, move))
        assert caught.value.code == "CHANCE_TO_MOVE"


def test_hands_that_are_all_seen_decide_who_opens() -> None:
    """What else is said of them is refused, as in a record that shows everything."""
    told = 0
    six = fives.Tile(6, 6)
    leads = [fives.Lead(fives.Seat(seat), tile) for seat in (0, 1) for tile in (None, six)]
    for seed in range(4):
        seen = match(SIXES, fives.Table(2), seed, 60).redacted(0, 1)
        for place, (after, right) in enumerate(seen.leads):
            ended = tuple(pair for pair in seen.revealed if pair[0] < after)
            begun = attrs.evolve(
                seen, moves=seen.moves[:after], revealed=ended, leads=seen.leads[: place + 1]
            )
            for wrong in (None, *leads):
                if wrong != right:
                    told += 1
                    with pytest.raises(fives.InputError):
                        attrs.evolve(begun, leads=(*seen.leads[:place], (after, wrong)))
    assert told > 15


def seen_by_one() -> SeenRecord:
    return match(fives.HORSE_RACE, fives.Table(2), 3, 60).redacted(0)


def changed(**parts: Any) -> SeenRecord:
    return attrs.evolve(seen_by_one(), **parts)


FIVE = fives.Tile(5, 5)
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"variant": "horse-race"}, "NOT_A_VARIANT"),
    ({"table": fives.Table(5)}, "NO_SUCH_TABLE"),
    ({"seats": [0]}, "NOT_A_TUPLE"),
    ({"seats": (1, 0)}, "SEATS"),
    ({"seats": (0, 0)}, "SEATS"),
    ({"seats": (2,)}, "NO_SUCH_SEAT"),
    ({"seats": ()}, "SEEN"),
    ({"moves": ("lot 1",)}, "NOT_A_MOVE"),
    ({"moves": (fives.Pass(),)}, "CHANCE_TO_MOVE"),
    ({"moves": (Unseen("drawn"),)}, "NOT_NOW"),
    ({"moves": (fives.Lot(fives.Seat(0)), Unseen("deal"))}, "SEEN"),
    ({"moves": (fives.Lot(fives.Seat(0)), fives.Pass())}, "CHANCE_TO_MOVE"),
    ({"moves": (fives.Lot(fives.Seat(0)), fives.Draw())}, "CHANCE_TO_MOVE"),
    ({"moves": (fives.Lot(fives.Seat(0)), fives.Play(fives.Tile(5, 5)))}, "CHANCE_TO_MOVE"),
    ({"revealed": ((3, ()),)}, "SEEN"),
    ({"revealed": ((10**9, (fives.TileSet(), fives.TileSet())),)}, "SEEN"),
    ({"revealed": (7,)}, "SEEN"),
    ({"leads": ((3, None),)}, "SEEN"),
    ({"leads": ((0, None),)}, "SEEN"),
]


@pytest.mark.parametrize(("parts", "code"), WRONG, ids=lambda value: str(value)[:40])
def test_what_cannot_have_been_seen_is_refused(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(fives.FivesError) as caught:
        changed(**parts)
    assert caught.value.code == code


@pytest.mark.parametrize(("kind", "bound"), [("", False), ("deal", True), ("drawn", 1), (7, False)])
def test_what_is_unseen_is_a_tile_that_is_dealt_or_drawn(kind: Any, bound: Any) -> None:
    with pytest.raises(fives.InputError):
        Unseen(kind, bound)
