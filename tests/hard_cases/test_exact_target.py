"""Exact 61: the last play, credit and debit are one event; a blocked ladder stops when won."""

import attrs
import pytest

from fives import (
    Batch,
    BySeats,
    EveryDouble,
    MatchEnded,
    MultiplesOf,
    OnlyWhenStuck,
    OutOrNobodyCanPlace,
    Play,
    Points,
    RoundEnd,
    RoundEnded,
    Rounding,
    RoundResult,
    Ruled,
    RuleSet,
    Ruling,
    ScoreEvent,
    Seat,
    Setup,
    Table,
    TilePlayed,
    TileSet,
    ToNearest,
    Transition,
    WentOut,
    WhoWentOutOpens,
    gain_first,
    parse_move,
)
from tests.hard_cases.house import Exactly, won_by_smallest
from tests.hard_cases.playing import match


@attrs.frozen
class Ladder:
    """Out: the last play, the opponents' tiles and the partner's debit, as one event.

    Blocked: hands from the smallest up, each an event of its own, by the differences to the
    larger hands of opponents.
    """

    rounding: Rounding
    first_seat: int = 0

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        return won_by_smallest(end, hands, table, self._awards(end, hands, table))

    def _awards(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> tuple[Batch, ...]:
        if isinstance(end, WentOut):
            return ((self._out(end, hands, table),),)
        return (*gain_first(end), *self._rungs(hands, table))

    def _out(self, end: WentOut, hands: tuple[TileSet, ...], table: Table) -> ScoreEvent:
        side = table.side(end.seat)
        own = sum(hands[seat].pips for seat in table.members(side))
        others = sum(hand.pips for hand in hands) - own
        parts = [] if end.gain is None else [*end.gain.parts]
        parts.append(self.rounding.part("opponents", others))
        if table.pairs:
            debit = self.rounding.part("test:partner", own)
            parts.append(attrs.evolve(debit, points=Points(-debit.points)))
        return ScoreEvent(side, tuple(parts))

    def _rungs(self, hands: tuple[TileSet, ...], table: Table) -> tuple[Batch, ...]:
        order = sorted(
            (Seat(seat) for seat in range(table.seats)),
            key=lambda seat: (hands[seat].pips, (seat - self.first_seat) % table.seats),
        )
        found: list[Batch] = []
        for seat in order:
            side, own = table.side(seat), hands[seat].pips
            above = [
                hand.pips - own
                for other, hand in enumerate(hands)
                if table.side(other) != side and hand.pips > own
            ]
            if above:
                found.append((ScoreEvent(side, (self.rounding.part("opponents", sum(above)),)),))
        return tuple(found)


RULES = RuleSet(
    id="test-exact-61",
    version=1,
    title="Exact 61",
    tables=(Table(2), Table(3), Table(4, pairs=True)),
    dealing=BySeats(5, 5, 5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=EveryDouble(),
    points=MultiplesOf(5),
    ending=OutOrNobodyCanPlace(),
    settlement=Ladder(ToNearest(5)),
    target=Exactly(61),
)


def rulings(step: Transition) -> list[Ruling]:
    return [event.ruling for event in step.events if isinstance(event, Ruled)]


def parts(ruling: Ruling) -> list[int]:
    return [part.points for part in ruling.event.parts]


@pytest.mark.parametrize(
    ("score", "left", "points", "after", "over"),
    [
        (60, "0-3", [1, 1], 60, False),  # 1 alone would win, but 2 is too many
        (60, "0-2", [1, 0], 61, True),
        (58, "6-6", [1, 2], 61, True),
        (0, "0-2", [1, 0], 1, False),
    ],
)
def test_the_last_play_counts_with_the_credit(
    score: int, left: str, points: list[int], after: int, over: bool
) -> None:
    """[3|4] makes 2 + 3 = 5, a point; what the opponent holds is credited with it."""
    state = Setup(
        variant=RULES, seats=2, hands=("3-4", left), layout="2-4", scores=(score, 0)
    ).state()
    step = state.step(parse_move("3-4@2-4.hi"))
    (ruling,) = rulings(step)
    assert parts(ruling) == points
    assert ruling.accepted is (after != score)
    assert step.after.scores == (after, 0)
    assert (step.after.outcome is not None) is over
    if not over:
        assert step.after.opener == 0  # who went out opens, whatever became of the event


@pytest.mark.parametrize(
    ("score", "partner", "points", "after"),
    [
        (58, "3-4", [2, 3, -1], 58),  # 62 is refused
        (58, "6-6", [2, 3, -2], 61),
        (60, "6-6", [2, 3, -2], 60),
        (59, "6-6 0-3", [2, 3, -3], 61),  # 2 alone would have won, and 2 + 3 been refused
        (0, "6-6 4-5 1-3", [2, 3, -5], 0),
    ],
)
def test_the_partner_is_a_debit(score: int, partner: str, points: list[int], after: int) -> None:
    """[5|5] at [0|5] makes 10, 2 points; the opponents hold 9 and 8, which are 3."""
    state = Setup(
        variant=RULES,
        seats=4,
        pairs=True,
        hands=("5-5", "3-6", partner, "2-6"),
        layout="0-5",
        scores=(score, 0),
    ).state()
    step = state.step(parse_move("5-5@0-5.hi"))
    (ruling,) = rulings(step)
    assert parts(ruling) == points
    assert step.after.scores == (after, 0)


def test_a_debit_goes_below_zero() -> None:
    """The last play nothing, opponents 2, partner 27: 0 + 0 - 5."""
    state = Setup(
        variant=RULES,
        seats=4,
        pairs=True,
        hands=("1-2", "0-1", "6-6 4-5 1-5", "0-0 "),
        layout="1-6",
    ).state()
    step = state.step(parse_move("1-2@1-6.lo"))  # 2 + 6 = 8
    assert step.after.scores == (-5, 0)


def test_an_ordinary_play_past_the_target_ends_the_turn() -> None:
    """At 60, [5|5] at [0|5] is worth 2: refused by itself, the tile stays."""
    state = Setup(
        variant=RULES,
        seats=2,
        hands=("5-5 0-1", "3-6 0-5"),
        layout="0-4 4-5@0-4.hi",
        scores=(60, 9),
    ).state()
    step = state.step(parse_move("5-5@4-5.hi"))
    (ruling,) = rulings(step)
    assert not ruling.accepted
    assert step.after.scores == (60, 9)
    assert step.after.actor == 1
    assert len(step.after.layout) == 3


def block(
    *hands: str,
    scores: tuple[int, ...],
    last: str = "5-6",
    rules: RuleSet = RULES,
) -> Transition:
    """Seat 0 joins [6|6] with a tile after which these hands fit nowhere, and nobody draws."""
    held = sum(len(hand.split()) for hand in hands)
    rules = attrs.evolve(rules, dealing=BySeats(1, 1, 1, kept=28 - held - 2))
    first, *others = hands
    state = Setup(
        variant=rules,
        seats=len(hands),
        pairs=len(hands) == 4,
        hands=(f"{first} {last}", *others),
        layout="6-6",
        scores=scores,
    ).state()
    return state.step(parse_move(f"{last}@6-6.a"))


@pytest.mark.parametrize(
    ("hands", "gains"),
    [
        (("3-4", "4-4 2-4 1-4"), [(0, 2)]),  # 7 and 19: 12, so 10
        (("0-2", "2-4 1-2", "4-4 3-4 1-4"), [(0, 5), (1, 2)]),  # 7 + 18, then 11
        (("4-4 3-4 1-4", "2-4 1-2", "0-2"), [(2, 5), (1, 2)]),
        (("0-3", "1-2"), []),
        (("0-3", "4-4", "3-3 0-4", "3-4 2-3"), [(0, 3), (1, 0), (0, 0)]),  # 5 + 9, 2, 2
    ],
)
def test_a_block_is_a_ladder(hands: tuple[str, ...], gains: list[tuple[int, int]]) -> None:
    sides = 2 if len(hands) == 4 else len(hands)
    step = block(*hands, scores=(10,) * sides)
    found = rulings(step)
    assert [(ruling.event.side, ruling.event.points) for ruling in found] == gains
    assert all(ruling.accepted for ruling in found)
    assert step.after.opener is None  # a new lot
    assert len(step.after.legal_moves()) == len(hands)


def test_a_refused_rung_leaves_the_others_eligible() -> None:
    step = block("0-3", "4-4", "3-3 0-4", "3-4 2-3", scores=(59, 0))
    assert [ruling.accepted for ruling in rulings(step)] == [False, True, True]
    assert step.after.scores == (59, 0)


def test_the_rungs_of_one_side_are_judged_one_after_the_other() -> None:
    """From 57: 7 + 8 = 15, 3 points; then 4 + 5 = 9, 2 points, would be 62."""
    step = block("0-0", "3-4", "0-3", "4-4", scores=(57, 0))
    assert [(ruling.after, ruling.accepted) for ruling in rulings(step)] == [
        (60, True),
        (60, False),
    ]
    assert step.after.scores == (60, 0)


def test_the_ladder_stops_at_61() -> None:
    step = block("0-3", "4-4", "3-3 0-4", "3-4 2-3", scores=(58, 0))
    assert len(rulings(step)) == 1
    assert step.after.outcome is not None
    assert step.after.outcome.winners == (0,)


@pytest.mark.parametrize("first_seat", [0, 1])
def test_equal_hands_go_by_seat(first_seat: int) -> None:
    """Seats 0 and 1 have 3 each and could both reach 61; the first in order wins alone."""
    rules = attrs.evolve(RULES, settlement=Ladder(ToNearest(5), first_seat))
    step = block("0-3", "1-2", "4-4 1-4", "3-4 2-4", scores=(59, 59), rules=rules)
    assert step.after.outcome is not None
    assert step.after.outcome.winners == (first_seat,)
    assert len(rulings(step)) == 1


def test_a_play_that_blocks_is_an_event_by_itself() -> None:
    """[3|6] makes 12 + 3 = 15, 3 points, before the ladder: 7 against 12 is one more."""
    step = block("2-5", "4-4 0-4", scores=(50, 0), last="3-6")
    assert [parts(ruling) for ruling in rulings(step)] == [[3], [1]]
    assert step.after.scores == (54, 0)


def test_a_play_that_blocks_may_win_before_any_count() -> None:
    step = block("2-5", "4-4 0-4", scores=(58, 0), last="3-6")
    assert [type(event) for event in step.events] == [TilePlayed, Ruled, MatchEnded]
    assert step.after.scores == (61, 0)


def test_a_terminal_double_counts_both_halves() -> None:
    """[3|6] [6|6]: 3 + 12 = 15; prolonged on both sides, [6|6] adds nothing."""
    layout = RULES.layout()
    totals = []
    for text in ("3-6", "6-6@3-6.hi", "2-6@6-6.b"):
        play = parse_move(text)
        assert isinstance(play, Play)
        layout = layout.place(play.tile, play.at)
        totals.append(layout.total)
    assert totals == [9, 15, 5]


@pytest.mark.parametrize(
    ("seats", "pairs", "seed"),
    [(2, False, 1), (2, False, 2), (3, False, 3), (4, True, 4), (4, True, 5)],
)
def test_whole_matches(seats: int, pairs: bool, seed: int) -> None:
    steps = match(RULES, seats, pairs, seed)
    final = steps[-1].after
    assert [score for score in final.scores if score == 61] == [61]
    for step in steps:
        if any(isinstance(event, RoundEnded) for event in step.events) and not step.after.outcome:
            ended = next(event for event in step.events if isinstance(event, RoundEnded))
            opener = ended.end.seat if isinstance(ended.end, WentOut) else None
            assert step.after.opener == opener
            assert (opener is not None) is (0 in map(len, ended.hands))
