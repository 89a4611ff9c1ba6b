"""Draw: free drawing down to two tiles, blocked by passes, the best at the target wins."""

import attrs
import pytest

from fives import (
    Batch,
    Blocked,
    BySeats,
    Draw,
    Drawn,
    MatchEnded,
    NoDouble,
    NoPoints,
    Outcome,
    Part,
    Pass,
    Passed,
    Phase,
    Pips,
    Play,
    Points,
    Port,
    Refusal,
    RoundEnd,
    RoundEnded,
    RoundResult,
    RuleSet,
    ScoreEvent,
    Setup,
    Table,
    Tile,
    TileDrawn,
    TileSet,
    WentOut,
    parse_move,
)
from tests.hard_cases.house import NextSeatOpens, OutOrAllPass, side_out, won_by_smallest
from tests.hard_cases.playing import match


@attrs.frozen
class Freely:
    """Draw whenever there is something to draw; no drawn tile is bound."""

    before_leading: bool = True

    @property
    def binds(self) -> bool:
        return False

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        return not leading or self.before_leading


@attrs.frozen
class SingleSmallest:
    """Out: all other tiles. Blocked: the same less one's own, for a single smallest hand."""

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        return won_by_smallest(end, hands, table, self._awards(end, hands, table))

    def _awards(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> tuple[Batch, ...]:
        left = [hand.pips for hand in hands]
        side = side_out(end, table)
        if side is None:
            if left.count(min(left)) > 1:
                return ()
            side = table.sides[left.index(min(left))]
        own = left[side]
        others = sum(left) - own
        parts = [Part("opponents", Pips(others), Pips(others), Points(others))]
        if own:
            parts.append(Part("test:own", own, own, Points(-own)))
        return ((ScoreEvent(side, tuple(parts)),),)


@attrs.frozen
class BestOnceReached:
    """After the round, the best score from the target up wins; shared, the match is drawn."""

    two: int
    more: int

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        best = max(scores)
        if not round_over or best < (self.two if table.seats == 2 else self.more):
            return None
        winners = tuple(side for side in table.sides if scores[side] == best)
        return Outcome(winners, "best") if len(winners) == 1 else Outcome((), "test:drawn")


RULES = RuleSet(
    id="test-draw",
    version=1,
    title="Draw",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(7, 7, 6, kept=2),
    opening=NextSeatOpens(),
    drawing=Freely(),
    spinners=NoDouble(),
    points=NoPoints(),
    ending=OutOrAllPass(),
    settlement=SingleSmallest(),
    target=BestOnceReached(100, 61),
)


def test_the_opener_may_draw_before_leading() -> None:
    state = Setup(variant=RULES, seats=2, hands=("1-4 2-2", "0-0 3-3")).state()
    assert [str(move) for move in state.legal_moves()] == ["2-2", "1-4", "draw"]
    step = state.step(Draw())
    assert step.events == ()
    step = step.after.step(Drawn(Tile(6, 6)))
    assert [type(event) for event in step.events] == [TileDrawn]
    assert step.after.actor == 0
    assert step.after.bound is None
    assert len(step.after.legal_moves()) == 4
    stricter = attrs.evolve(RULES, drawing=Freely(before_leading=False))
    state = Setup(variant=stricter, seats=2, hands=("1-4 2-2", "0-0 3-3")).state()
    assert [str(move) for move in state.legal_moves()] == ["2-2", "1-4"]


def test_drawing_on_after_a_tile_that_fits() -> None:
    """Seat 0 may place its old [1|4] after drawing [1|5], or draw on, and keeps the turn."""
    state = Setup(variant=RULES, seats=2, hands=("1-4 0-0", "2-2 3-3"), layout="1-6").state()
    state = state.apply(Draw()).apply(Drawn(Tile(1, 5)))
    assert [str(move) for move in state.legal_moves()] == ["1-4@1-6.lo", "1-5@1-6.lo", "draw"]
    assert state.apply(parse_move("1-4@1-6.lo")).actor == 1


def test_two_tiles_stay() -> None:
    """Three left: one may be drawn; then who cannot place passes, and who can must."""
    boneyard = "5-5 5-6 6-6"
    placed = {Tile.parse(text) for text in f"{boneyard} 0-0 1-1 2-2 1-4".split()}
    others = [tile for tile in RULES.dealing.tiles if tile not in placed]
    state = Setup(variant=RULES, seats=2, hands=("0-0 1-1 2-2", others), layout="1-4").state()
    assert state.drawable == 1
    assert [str(move) for move in state.legal_moves()] == ["1-1@1-4.lo", "draw"]
    state = state.apply(Draw()).apply(Drawn(Tile(6, 6)))
    assert state.drawable == 0
    assert [str(move) for move in state.legal_moves()] == ["1-1@1-4.lo"]
    refusal = state.refusal(Draw())
    assert refusal is not None
    assert refusal.code == "RESERVE"
    pass_refusal = state.refusal(Pass())
    assert pass_refusal is not None
    assert pass_refusal.code == "MUST_PLACE"


def blocked(*hands: str, scores: tuple[int, ...] | None = None) -> Setup:
    """A position where [6|6] lies alone, and nothing undealt may be drawn."""
    held = {Tile.parse(text) for hand in hands for text in hand.split()}
    spare = [tile for tile in RULES.dealing.tiles if tile not in held and tile != Tile(6, 6)]
    # A whole line that ends in sixes would hide the figures; the reserve is larger instead.
    rules = attrs.evolve(RULES, dealing=BySeats(1, 1, 1, kept=len(spare)))
    return Setup(variant=rules, seats=len(hands), hands=hands, layout="6-6", scores=scores)


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        (("1-2", "3-5", "4-4 0-2"), (15, 0, 0)),  # 3, 8, 10: 8 + 10 - 3
        (("1-2", "0-3", "5-5"), (0, 0, 0)),  # 3, 3, 10: none
        (("0-0", "0-5"), (5, 0)),
        (("3-4", "4-5 5-5"), (12, 0)),  # 7 and 19
        (("0-4", "2-2", "1-3", "4-5 5-0"), (0, 0, 0, 0)),
    ],
)
def test_as_many_passes_as_seats_block(hands: tuple[str, ...], scores: tuple[int, ...]) -> None:
    state = blocked(*hands).state()
    for number in range(len(hands)):
        assert state.passes == number
        assert state.legal_moves() == (Pass(),)
        step = state.step(Pass())
        assert isinstance(step.events[0], Passed)
        state = step.after
    ended = step.events[1]
    assert isinstance(ended, RoundEnded)
    assert ended.end == Blocked()
    assert state.scores == scores
    assert state.opener == 1  # one seat on from seat 0, whoever won
    assert state.passes == 0


def test_a_placement_starts_the_count_of_passes_again() -> None:
    state = blocked("1-2", "3-6 5-5", "4-4").state()
    for move in ("pass", "3-6@6-6.a", "pass", "pass", "pass"):
        assert state.phase is Phase.TURN
        before = state
        state = state.apply(parse_move(move))
    assert before.passes == 2
    assert state.phase is Phase.DEALING


def test_going_out_against_a_double_blank_is_no_tie() -> None:
    """Left with 0 and 8, who went out earns 8."""
    state = Setup(
        variant=RULES, seats=3, hands=("1-2", "0-0", "3-5"), layout="1-6", scores=(60, 0, 0)
    ).state()
    step = state.step(parse_move("1-2@1-6.lo"))
    assert isinstance(step.events[1], RoundEnded)
    assert isinstance(step.events[1].end, WentOut)
    assert step.after.scores == (68, 0, 0)
    assert step.after.outcome == Outcome((step.after.table.side(0),), "best")


def test_an_award_of_nothing_is_an_award() -> None:
    state = Setup(variant=RULES, seats=2, hands=("1-2", "0-0"), layout="1-6").state()
    step = state.step(parse_move("1-2@1-6.lo"))
    assert step.after.scores == (0, 0)
    assert len(step.events) == 3


def test_equal_best_scores_draw_the_match() -> None:
    """Built scores: nobody scores in this block, and two have the same best already."""
    state = blocked("1-2", "0-3", "5-5", scores=(70, 70, 3)).state()
    for _ in range(3):
        step = state.step(Pass())
        state = step.after
    outcome = state.outcome
    assert outcome is not None
    assert outcome.drawn
    assert step.events[-1] == MatchEnded(Outcome((), "test:drawn"))


@pytest.mark.parametrize(
    ("plays", "ports"),
    [
        ("1-4 1-1@1-4.lo", "1-1.b 1-4.hi"),
        ("1-4 1-1@1-4.lo 4-4@1-4.hi", "1-1.b 4-4.b"),
        ("1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b", "1-1.b 3-4.lo"),
        ("3-6 6-6@3-6.hi", "3-6.lo 6-6.b"),
        ("0-0", "0-0.a 0-0.b"),
        ("2-2", "2-2.a 2-2.b"),
    ],
)
def test_two_ends_only(plays: str, ports: str) -> None:
    layout = RULES.layout()
    for text in plays.split():
        play = parse_move(text)
        assert isinstance(play, Play)
        layout = layout.place(play.tile, play.at)
    assert set(layout.ports) == {Port.parse(name) for name in ports.split()}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_whole_matches(seats: int, seed: int) -> None:
    steps = match(RULES, seats, False, seed)
    assert max(steps[-1].after.scores) >= (100 if seats == 2 else 61)
    assert all(len(step.after.boneyard) >= 2 for step in steps)
    leads = [
        step.before.actor for step in steps if isinstance(step.move, Play) and step.move.at is None
    ]
    first = leads[0]
    assert isinstance(first, int)
    assert leads == [(first + number) % seats for number in range(len(leads))]
