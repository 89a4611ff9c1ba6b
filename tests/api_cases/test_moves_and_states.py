"""Moves, lists of moves, and states as values.

| case | property of the API |
|---|---|
| a move that is an index into a list | a move and its text mean the same in every state |
| left or right asked on an empty table | one lead a tile |
| a finished match that still lists moves | no moves exactly when it is over |
| an order of moves that varies | one documented order |
| a list that changes while it is walked | the list of the old state stays |
| a search that leaves the game changed | the state is as it was |
| a draw that shortens two boneyards | a state shares nothing that can change |
| values with a list inside | everything can be put into a set |
| hands that differ by the order given | equal, with one hash and one text |
| a reloaded state that is not equal | equal, hash, moves and views too |
| a generator inside the state | copies and pickles in mid-draw are equal |
| an end value kept beside the tile | ends are those of the tiles |
| a rule that can't be seen from outside | each choice is a field and part of equality |
"""

import copy
import pickle
from random import Random
from typing import Any

import attrs
import pytest

import fives
from tests.api_cases.games import GAMES, TABLES, Seated, match, steps

NAMES = [rules.id for rules in GAMES]
PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


def setup(rules: fives.RuleSet, *hands: str, **more: Any) -> fives.Setup:
    return fives.Setup(variant=rules, seats=len(hands), hands=hands, **more)


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
def test_a_move_means_the_same_before_and_after_a_move_elsewhere(rules: fives.RuleSet) -> None:
    """[1|3] on the 1 of [1|6], before and after [2|6] went to the other end."""
    state = setup(rules, "1-3 0-1", "2-6 4-4", layout="1-6", turn=1).state()
    wanted = fives.parse_move("1-3@1-6.lo")
    later = state.apply(fives.parse_move("2-6@1-6.hi"))
    earlier = setup(rules, "1-3 0-1", "2-6 4-4", layout="1-6", turn=0).state()
    assert wanted in earlier.legal_moves()
    assert wanted in later.legal_moves()
    assert earlier.legal_moves().index(wanted) == 1
    for before in (earlier, later):
        ports = before.apply(wanted).layout.joints
        assert "1-6.lo = 1-3.lo" in map(str, ports)


@pytest.mark.parametrize(
    ("rules", "hand", "more"),
    [
        (fives.HORSE_RACE, "0-0 1-2 2-3 3-4 4-5 5-6 6-6", []),
        (fives.EXACT_61, "0-0 1-2 2-3 3-4 6-6", []),
        (fives.DRAW, "0-0 1-2 2-3 3-4 4-5 5-6 6-6", ["draw"]),
    ],
    ids=NAMES,
)
def test_one_lead_a_tile(rules: fives.RuleSet, hand: str, more: list[str]) -> None:
    state = setup(rules, hand, "1-1").state()
    assert [str(move) for move in state.legal_moves()] == [*hand.split(), *more]


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_there_are_no_moves_exactly_when_the_match_is_over(seated: Seated) -> None:
    for state in match(seated, seed=11, most=1_200):
        over = state.outcome is not None
        assert (state.legal_moves() == ()) is over
        assert (state.actor is None) is over
        assert (state.phase is fives.Phase.OVER) is over


@pytest.mark.parametrize("rules", [fives.HORSE_RACE, fives.DRAW], ids=lambda rules: rules.id)
def test_a_finished_match_lists_nothing_and_takes_nothing(rules: fives.RuleSet) -> None:
    """62 points in Horse Race at once; 107 in Draw after the round."""
    hands = ("5-5 0-1 0-2", "6-6") if rules is fives.HORSE_RACE else ("5-5", "3-5")
    scores = (60, 0) if rules is fives.HORSE_RACE else (99, 0)
    over = setup(rules, *hands, layout="0-5", scores=scores).state()
    over = over.apply(fives.parse_move("5-5@0-5.hi"))
    assert over.outcome is not None
    assert over.legal_moves() == ()
    for text in ("pass", "draw", "0-1@0-5.lo", "lot 0", "deal 1-1", "drawn 1-1"):
        refusal = over.refusal(fives.parse_move(text))
        assert refusal is not None
        assert refusal.code == "MATCH_OVER"


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_moves_come_by_port_then_by_tile_then_a_draw(seated: Seated) -> None:
    for state in match(seated, seed=2):
        listed = state.legal_moves()
        plays = [move for move in listed if isinstance(move, fives.Play)]
        keys = [(-1 if play.at is None else play.at.index, play.tile.index) for play in plays]
        assert keys == sorted(set(keys))
        if state.phase in (fives.Phase.TURN, fives.Phase.PLACING):
            rest = listed[len(plays) :]
            allowed: list[tuple[fives.Move, ...]] = [(), (fives.Draw(),)]
            assert rest in (allowed if plays else [(fives.Draw(),), (fives.Pass(),)])
        elif state.phase in (fives.Phase.DEALING, fives.Phase.DRAWING):
            tiles = [m.tile for m in listed if isinstance(m, fives.Deal | fives.Drawn)]
            assert tiles == list(state.boneyard)


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_walking_the_moves_and_searching_leave_the_state_as_it_was(seated: Seated) -> None:
    states = list(match(seated, seed=5))
    for state in states[:: max(1, len(states) // 25)]:
        was = (hash(state), repr(state), state.legal_moves(), copy.deepcopy(state))
        reached = [state]
        for _ in range(2):
            reached = [s.apply(move) for s in reached[:12] for move in s.legal_moves()]
        walked = [(move, state.apply(move)) for move in state.legal_moves()]
        assert [move for move, _ in walked] == list(was[2])
        assert (hash(state), repr(state), state.legal_moves(), state) == was


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
def test_a_draw_shortens_the_boneyard_of_the_new_state_only(rules: fives.RuleSet) -> None:
    state = setup(rules, "0-0", "1-1", layout="5-6").state()
    size, drawable = len(state.boneyard), state.drawable
    drawn = state.apply(fives.Draw()).apply(fives.Drawn(fives.Tile(4, 4)))
    assert (len(state.boneyard), state.drawable, len(state.hands[0])) == (size, drawable, 1)
    assert len(drawn.boneyard) == size - 1
    assert len(drawn.hands[0]) == 2
    assert isinstance(state.hands, tuple)
    assert isinstance(state.scores, tuple)
    assert isinstance(state.legal_moves(), tuple)


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_everything_can_be_put_into_a_set(seated: Seated) -> None:
    for step in list(steps(seated, seed=8))[::20]:
        state = step.after
        views = [state.view(seat) for seat in range(seated.table.seats)]
        values: list[object] = [state, state.layout, state.variant, state.table, step, *views]
        values += [*state.legal_moves(), *step.events, state.hands, state.boneyard, state.scores]
        assert all(value in {*values} for value in values)


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
def test_the_order_in_which_tiles_are_given_makes_no_other_state(rules: fives.RuleSet) -> None:
    one = setup(rules, "1-2 2-5 0-0", "6-6 3-4", layout="5-5").state()
    other = setup(rules, "0-0 5-2 1-2", "4-3 6-6", layout="5-5").state()
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
    assert str(one.hands[0]) == str(other.hands[0])
    assert one.legal_moves() == other.legal_moves()
    assert one.view(1) == other.view(1)
    assert repr(one.view(0)) == repr(other.view(0))


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_a_state_reached_by_play_is_the_one_that_is_set_up(seated: Seated) -> None:
    """At many moments, the end of the match and a round of passes included."""
    for seed in (1, 3):
        states = list(match(seated, seed, most=600))
        for state in [*states[seed::8], states[-1]]:
            position = fives.Setup.of(state)
            assert position.problems == (), state
            again = position.state()
            assert again == state
            assert hash(again) == hash(state)
            assert again.legal_moves() == state.legal_moves()
            assert again.outcome == state.outcome
            for seat in range(seated.table.seats):
                assert again.view(seat) == state.view(seat)


def test_a_match_that_a_block_has_ended_is_set_up_again() -> None:
    """The last of the passes wins the match in Draw; what is then on the table can be built."""
    line = "6-6 0-6@6-6.b 0-0@0-6.lo"
    kept = 28 - 3 - 2
    over = setup(
        attrs.evolve(fives.DRAW, dealing=fives.BySeats(1, 1, 1, kept=kept)),
        "1-2",
        "4-4",
        layout=line,
        scores=(99, 0),
    ).state()
    assert over.drawable == 0
    for _ in range(2):
        over = over.apply(fives.Pass())
    assert over.scores == (104, 0)
    assert over.outcome == fives.Outcome((fives.Side(0),), "target-reached")
    position = fives.Setup.of(over)
    assert position.problems == ()
    assert position.state() == over
    assert pickle.loads(pickle.dumps(over)) == over


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_copies_in_the_middle_of_a_draw_are_equal(seated: Seated) -> None:
    phases = (fives.Phase.DRAWING, fives.Phase.PLACING)
    found = [s for seed in range(4) for s in match(seated, seed, most=200) if s.phase in phases]
    assert found
    for state in found[:10]:
        copies = [copy.copy(state), copy.deepcopy(state)]
        copies += [pickle.loads(pickle.dumps(state, protocol)) for protocol in PROTOCOLS]
        for again in copies:
            assert again == state
            assert hash(again) == hash(state)
            assert again.legal_moves() == state.legal_moves()
            assert again.bound == state.bound


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_ends_are_those_of_the_tiles(seated: Seated) -> None:
    for state in match(seated, seed=6):
        layout = state.layout
        joined = {port for joint in layout.joints for port in (joint.at, joint.by)}
        for port in layout.open_ports:
            assert port.tile in layout.tiles
            assert port not in joined
            low, high = port.tile.low, port.tile.high
            assert port.value == (low if port.face is fives.Face.LO else high)
        for joint in layout.joints:
            assert joint.at.value == joint.by.value
        assert layout.total == sum(part.pips for part in layout.parts)


CHANGES: dict[str, Any] = {
    "id": "another",
    "version": 2,
    "title": "Another",
    "tables": (fives.Table(2),),
    "dealing": fives.BySeats(3, 3, 3, kept=1),
    "opening": "opening",
    "drawing": fives.NoDrawing(),
    "spinners": "spinners",
    "counting": None,
    "points": fives.MultiplesOf(3),
    "continuation": "continuation",
    "ending": "ending",
    "settlement": fives.SmallestTakesAll(fives.ToNearest(2)),
    "target": fives.AtLeast(99),
    "citations": (("RESERVE", "X-01"),),
}
OTHER: dict[str, dict[bool, Any]] = {
    "opening": {True: fives.OpenerMovesOn(), False: fives.WhoWentOutOpens()},
    "spinners": {True: fives.NoDouble(), False: fives.EveryDouble()},
    "continuation": {True: fives.DoubleOrScore(), False: fives.EveryPlayEndsTheTurn()},
    "ending": {True: fives.OutOrAllPass(), False: fives.OutOrNobodyCanPlace()},
}


@attrs.frozen
class OneHalf:
    def halves(self, joined: frozenset[fives.Face], spinner: bool) -> int:
        return 1


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
@pytest.mark.parametrize("axis", CHANGES)
def test_each_choice_is_a_field_and_part_of_equality(rules: fives.RuleSet, axis: str) -> None:
    if axis in OTHER:
        either = OTHER[axis]
        value = either[True] if getattr(rules, axis) == either[False] else either[False]
    else:
        value = OneHalf() if axis == "counting" else CHANGES[axis]
    changed = attrs.evolve(rules, **{axis: value})
    assert {field.name for field in attrs.fields(fives.RuleSet)} == set(CHANGES)
    assert changed != rules
    assert f"{axis}={value!r}" in repr(changed)
    assert repr(changed) != repr(rules)
    assert changed.start(seats=2) != rules.start(seats=2)


@pytest.mark.parametrize(
    ("axis", "one", "other"),
    [
        ("dealing", fives.BySeats(7, 7, 6, kept=2), fives.BySeats(7, 7, 6, kept=1)),
        ("drawing", fives.Freely(), fives.Freely(before_leading=False)),
        ("target", fives.BestAtLeast(100, 61, 61), fives.BestAtLeast(100, 61, 62)),
        ("target", fives.Exactly(61), fives.Exactly(61, floor=0)),
        (
            "settlement",
            fives.HandDifferences(fives.ToNearest(5)),
            fives.HandDifferences(fives.ToNearest(5), first_seat=1),
        ),
        (
            "settlement",
            fives.SingleSmallest(fives.Exact()),
            fives.SingleSmallest(fives.ToNearest(5)),
        ),
    ],
)
def test_a_parameter_is_part_of_equality_too(axis: str, one: Any, other: Any) -> None:
    sheets = [attrs.evolve(fives.DRAW, **{axis: value}) for value in (one, other)]
    assert sheets[0] != sheets[1]
    assert sheets[0] == attrs.evolve(fives.DRAW, **{axis: one})
    assert hash(sheets[0]) == hash(attrs.evolve(fives.DRAW, **{axis: one}))
    assert repr(one) in repr(sheets[0])


def test_a_pickle_between_rounds_deals_the_same_next_round() -> None:
    """A state has no generator: deals come from the one that is passed in."""
    for seated in TABLES:
        between = next(
            step.after
            for step in steps(seated, 3, most=3_000)
            if any(isinstance(event, fives.RoundEnded) for event in step.events)
            and step.after.outcome is None
        )
        again = pickle.loads(pickle.dumps(between))
        assert again == between
        assert fives.run_chance(again, Random(9)) == fives.run_chance(between, Random(9))
