"""Bergen: ends are compared, not added; the lowest double leads, and none means a new deal."""

from collections.abc import Iterable
from typing import Literal

import attrs
import pytest

from fives import (
    Batch,
    Blocked,
    BySeats,
    Contribution,
    IllegalMoveError,
    Lead,
    NoDouble,
    OnlyWhenStuck,
    Opener,
    Outcome,
    OutOrNobodyCanPlace,
    Part,
    PastRound,
    Phase,
    Pips,
    Play,
    Points,
    Redealt,
    Refusal,
    RoundEnd,
    RoundResult,
    RuleSet,
    ScoreEvent,
    Seat,
    Setup,
    Table,
    Tile,
    TilePlayed,
    TileSet,
    parse_move,
)
from tests.hard_cases.house import side_out, won_by_smallest
from tests.hard_cases.playing import dealt, events_of, match


@attrs.frozen
class LowestDoubleLeads:
    """The holder of the lowest double must lead it; without a double there is a new deal."""

    def opener(self, previous: PastRound | None, table: Table) -> Literal[Opener.FROM_HANDS]:
        return Opener.FROM_HANDS

    def from_hands(self, hands: tuple[TileSet, ...], table: Table) -> Lead | Literal[Opener.REDEAL]:
        doubles = [
            (tile.high, Lead(Seat(seat), tile))
            for seat, hand in enumerate(hands)
            for tile in hand
            if tile.is_double
        ]
        return min(doubles, key=lambda found: found[0])[1] if doubles else Opener.REDEAL

    def may_lead(self, tile: Tile, points: Points) -> bool:
        return tile.is_double


@attrs.frozen
class EqualEnds:
    """Two equal ends are worth 2, with a double among them 3; an opening double 2."""

    def for_ends(self, parts: tuple[Contribution, ...]) -> Points:
        if len(parts) == 1:
            return Points(2)
        if len({part.value for part in parts}) > 1:
            return Points(0)
        return Points(3 if any(part.tile.is_double for part in parts) else 2)


@attrs.frozen
class TwoForTheRound:
    """Two points for going out; blocked, for the hand with the least in doubles, then in pips."""

    points: int = 2

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        return won_by_smallest(end, hands, table, self._awards(end, hands, table))

    def _awards(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> tuple[Batch, ...]:
        side = side_out(end, table)
        if side is None:
            side = min(table.sides, key=lambda side: _weight(hands[side]))
        award = ScoreEvent(side, (Part("test:round", Pips(0), Pips(0), Points(self.points)),))
        last = () if end.gain is None else ((end.gain,),)
        return (*last, (award,))


def _weight(hand: Iterable[Tile]) -> tuple[int, int, int]:
    doubles = [tile.high for tile in hand if tile.is_double]
    return len(doubles), max(doubles, default=0), sum(tile.pips for tile in hand)


@attrs.frozen
class FifteenOrTen:
    """15 points win at two seats, 10 at more."""

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        target = 15 if table.seats == 2 else 10
        winners = tuple(side for side in table.sides if scores[side] >= target)
        return Outcome(winners, "test:bergen") if winners else None


RULES = RuleSet(
    id="test-bergen",
    version=1,
    title="Bergen",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(6, 6, 5, kept=2),
    opening=LowestDoubleLeads(),
    drawing=OnlyWhenStuck(),
    spinners=NoDouble(),
    points=EqualEnds(),
    ending=OutOrNobodyCanPlace(),
    settlement=TwoForTheRound(),
    target=FifteenOrTen(),
)


def test_a_line_and_what_its_plays_are_worth() -> None:
    """[6|6] 2; [2|6] 0; [4|6] 0; [2|4] makes 2 and 2: 2; [2|2] at a 2: 3."""
    state = Setup(
        variant=RULES,
        seats=2,
        hands=("6-6 4-6 2-2 0-0", "2-6 2-4 0-1"),
        bound="6-6",
    ).state()
    points = []
    for text in ("6-6", "2-6@6-6.a", "4-6@6-6.b", "2-4@4-6.lo", "2-2@2-6.lo"):
        step = state.step(parse_move(text))
        played = step.events[0]
        assert isinstance(played, TilePlayed)
        points.append(played.points)
        state = step.after
    assert points == [2, 0, 0, 2, 3]
    assert state.scores == (5, 2)


@pytest.mark.parametrize(("seats", "boneyard"), [(2, 16), (3, 10), (4, 8)])
def test_the_boneyard_keeps_two(seats: int, boneyard: int) -> None:
    table = Table(seats)
    assert 28 - seats * RULES.dealing.hand_size(table) == boneyard
    assert RULES.dealing.reserve(table) == 2


def test_the_lowest_double_is_bound() -> None:
    step = dealt(RULES, ("0-1 2-2 4-4 0-5 1-6 3-4", "0-2 5-5 0-6 1-2 2-3 1-1"))
    assert step.before.opener is None
    state = step.after
    assert state.opener == state.actor == 1
    assert state.bound == Tile(1, 1)
    assert state.view(0).bound is None
    assert state.legal_moves() == (Play(Tile(1, 1)),)
    with pytest.raises(IllegalMoveError, match="prescribed"):
        state.apply(Play(Tile(5, 5)))
    state = state.apply(Play(Tile(1, 1)))
    assert state.bound is None
    assert state.actor == 0
    assert state.scores == (0, 2)


def test_no_double_means_a_new_deal() -> None:
    step = dealt(RULES, ("0-1 0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6 2-3"))
    assert step.events[-1] == Redealt()
    assert step.after.phase is Phase.DEALING
    assert len(step.after.boneyard) == 28
    assert len(step.after.legal_moves()) == 28
    assert step.after.opener is None


def test_a_block_is_won_by_the_least_in_doubles() -> None:
    """Nothing fits 6 and 6 any more; [0|1] and [0|5] against [0|0]: no double beats a double."""
    hands = (TileSet([Tile(0, 0)]), TileSet([Tile(0, 1), Tile(0, 5)]))
    (batch,) = RULES.settlement.settle(Blocked(), hands, Table(2)).batches
    assert batch[0].side == 1
    assert batch[0].points == 2


@pytest.mark.parametrize(("seats", "target"), [(2, 15), (3, 10), (4, 10)])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches(seats: int, target: int, seed: int) -> None:
    steps = match(RULES, seats, False, seed)
    final = steps[-1].after
    assert max(final.scores) >= target
    for step in steps:
        assert len(step.after.boneyard) >= 2
        if isinstance(step.move, Play) and step.move.at is None:
            assert step.before.bound is step.move.tile
            held = [tile for hand in step.before.hands for tile in hand if tile.is_double]
            assert step.move.tile == min(held)


def test_a_new_deal_in_a_random_match() -> None:
    events = list(events_of(match(RULES, 2, False, seed=13)))
    assert Redealt() in events
