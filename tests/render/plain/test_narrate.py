"""Events as English lines."""

from collections.abc import Sequence

import attrs
import pytest

import fives
from fives import HORSE_RACE, GameState, Points, RoundEnd, Setup, Side, Tile
from fives.match.events import Event
from fives.render.plain.narrate import narrate
from fives.render.wording.names import Names
from fives.render.wording.rounds import next_opener


def told(
    state: GameState, moves: Sequence[str], you: int | None = None
) -> tuple[GameState, list[str]]:
    """Make moves and return the state after them and the lines for one reader."""
    events: list[Event] = []
    for text in moves:
        step = state.step(fives.parse_move(text))
        events += [event if you is None else event.seen_by(you) for event in step.events]
        state = step.after
    return state, list(narrate(events, Names(state.table, you), HORSE_RACE))


def test_lot_and_deal_share_a_line_for_each_seat() -> None:
    tiles = [*fives.DOUBLE_SIX]
    dealt = tiles[6::-1] + tiles[7:14]
    moves = ["lot 1", *(f"deal {tile.notation}" for tile in dealt)]
    _, lines = told(HORSE_RACE.start(seats=2), moves, you=0)
    assert lines == [
        "The lot fell on seat 1: the opener.",
        "Dealt to you: [0|0] [0|1] [1|1] [0|2] [1|2] [2|2] [0|3].",
        "Dealt to seat 1: 7 tiles.",
    ]


TWO = Setup(variant=HORSE_RACE, seats=2, hands=("0-1 2-5", "3-6 1-2"), layout="5-5")


def test_a_play_shows_its_count_and_what_it_scores() -> None:
    state = attrs.evolve(TWO, hands=("0-5 0-1", "3-6 1-2")).state()
    assert told(state, ["0-5@5-5.b"])[1] == [
        "Seat 0 played [0|5] on [5|5] b: [5|5] 10 + [0|5] 0 = 10, 2 points.",
        "  Seat 0: 0 + 2 = 2.",
        "  Seat 0 kept the turn: the play scored.",
    ]
    assert told(TWO.state(), ["2-5@5-5.a"], you=0)[1] == [
        "You played [2|5] on [5|5] a: [5|5] 10 + [2|5] 2 = 12, no points.",
    ]


@pytest.mark.parametrize(
    ("lead", "why"),
    [("5-5", "a double, and the play scored"), ("4-4", "a double"), ("4-6", "the play scored")],
)
def test_a_kept_turn_says_why(lead: str, why: str) -> None:
    state = attrs.evolve(TWO, hands=(f"{lead} 0-1", "3-6 1-2"), layout="").state()
    lines = told(state, [lead])[1]
    assert lines[0].startswith(f"Seat 0 led {state.hands[0] - {Tile(0, 1)}}: ")
    assert lines[-1] == f"  Seat 0 kept the turn: {why}."


def test_draws_in_a_row_share_a_line_and_the_drawn_tile_is_named() -> None:
    state = attrs.evolve(TWO, hands=("0-1 1-6", "3-6 1-2")).state()
    moves = ["draw", "drawn 0-0", "draw", "drawn 4-5", "4-5@5-5.a"]
    assert told(state, moves, you=0)[1] == [
        "You had nothing to place and drew [0|0] [4|5].",
        "You played the drawn [4|5] on [5|5] a: [5|5] 10 + [4|5] 4 = 14, no points.",
    ]
    assert told(state, moves[:4], you=1)[1] == ["Seat 0 had nothing to place and drew 2 tiles."]
    assert told(state, moves[:2], you=1)[1] == ["Seat 0 had nothing to place and drew 1 tile."]


def test_a_pass() -> None:
    theirs = HORSE_RACE.dealing.tiles - {Tile(0, 1), Tile(5, 5)}
    state = attrs.evolve(TWO, hands=("0-1", theirs), boneyard="").state()
    assert told(state, ["pass"])[1] == ["Seat 0 had nothing to place and passed."]


@pytest.mark.rule("HR-22")
def test_the_tiles_left_with_two_opponents_are_added_rounded_and_scored() -> None:
    state = Setup(
        variant=HORSE_RACE,
        seats=4,
        pairs=True,
        hands=("2-5", "3-6", "1-6", "4-4"),
        layout="5-5",
        scores=(40, 12),
    ).state()
    after, lines = told(state, ["2-5@5-5.a"], you=2)
    assert lines == [
        "Seat 0 played [2|5] on [5|5] a: [5|5] 10 + [2|5] 2 = 12, no points.",
        "The round was over: seat 0 went out.",
        "  Left with seat 0: nothing.",
        "  Left with seat 1: [3|6] 9 = 9 pips.",
        "  Left with you: [1|6] 7 = 7 pips.",
        "  Left with seat 3: [4|4] 8 = 8 pips.",
        "  Together you and seat 0: 0 + 7 = 7 pips.",
        "  Together seats 1 and 3: 9 + 8 = 17 pips.",
        "  You and seat 0 got the opponents' tiles: 9 + 8 = 17 pips, counted as 15,",
        "      3 points. 40 + 3 = 43.",
    ]
    end = fives.WentOut(fives.Seat(0))
    assert next_opener(after.view(2), end, Names(after.table, 2)) == (
        "Next opener: seat 0, who went out."
    )


@pytest.mark.rule("HR-23", "HR-25")
def test_a_block_tied_by_both_pairs_can_make_both_win() -> None:
    state = Setup(
        variant=HORSE_RACE,
        seats=4,
        pairs=True,
        hands=(
            "5-6 6-6 4-6 3-6",
            "0-0 0-1 1-1 0-2 2-2",
            "2-6 3-3 0-3",
            "1-3 2-3 0-4 1-4 2-4 4-4 1-6",
        ),
        layout=(
            "5-5 1-5@5-5.a 1-2@1-5.lo 2-5@1-2.hi 3-5@5-5.b 3-4@3-5.lo 4-5@3-4.hi "
            "0-5@5-5.c 0-6@0-5.lo"
        ),
        boneyard="",
        scores=(52, 53),
    ).state()
    after, lines = told(state, ["5-6@0-6.hi"])
    assert after.outcome == fives.Outcome((Side(0), Side(1)), "target-reached")
    assert lines == [
        "Seat 0 played [5|6] on [0|6] hi: [2|5] 5 + [4|5] 5 + [5|6] 5 = 15, 3 points.",
        "  Seats 0 and 2: 52 + 3 = 55.",
        "The round was blocked: nobody could go on.",
        "  Left with seat 0: [3|6] 9 + [4|6] 10 + [6|6] 12 = 31 pips.",
        "  Left with seat 1: [0|0] 0 + [0|1] 1 + [1|1] 2 + [0|2] 2 + [2|2] 4 = 9 pips.",
        "  Left with seat 2: [0|3] 3 + [3|3] 6 + [2|6] 8 = 17 pips.",
        "  Left with seat 3: [1|3] 4 + [2|3] 5 + [0|4] 4 + [1|4] 5 + [2|4] 6 + [4|4] 8",
        "      + [1|6] 7 = 39 pips.",
        "  Together seats 0 and 2: 31 + 17 = 48 pips.",
        "  Together seats 1 and 3: 9 + 39 = 48 pips.",
        "  The round was a tie between seats 0 and 2, and seats 1 and 3.",
        "  Seats 0 and 2 got the opponents' tiles: 9 + 39 = 48 pips, counted as 50,",
        "      10 points. 55 + 10 = 65.",
        "  Seats 1 and 3 got the opponents' tiles: 31 + 17 = 48 pips, counted as 50,",
        "      10 points. 53 + 10 = 63.",
        "Seats 0 and 2, and seats 1 and 3 won the match together: target reached.",
    ]


def test_who_opens_after_a_block_is_found_by_lot() -> None:
    end: RoundEnd = fives.Blocked()
    view = HORSE_RACE.start(seats=2).view(0)
    assert next_opener(view, end, Names(view.table)) == "Next opener: by lot."


def test_a_refused_score_says_why_and_what_the_score_stays() -> None:
    part = fives.Part("opponents", fives.Pips(17), fives.Pips(15), Points(3))
    event = fives.ScoreEvent(Side(1), (part,))
    refusal = fives.Refusal("PAST_TARGET", "59 + 3 would pass 61.", rule="E61-02")
    ruled = fives.Ruled(fives.Ruling(event, refusal, Points(59), Points(59)))
    assert narrate([ruled], Names(fives.Table(2), you=0), HORSE_RACE) == (
        "  Seat 1 did not get the opponents' tiles: 17 pips, counted as 15, 3 points: 59",
        "      + 3 would pass 61. (E61-02)",
    )


def test_parts_of_another_package_stand_as_they_are() -> None:
    parts = (
        fives.Part("credit", fives.Pips(15), fives.Pips(15), Points(3)),
        fives.Part("debit", fives.Pips(6), fives.Pips(5), Points(-1)),
    )
    event = fives.ScoreEvent(Side(0), parts)
    ruled = fives.Ruled(fives.Ruling(event, None, Points(7), Points(9)))
    assert narrate([ruled], Names(fives.Table(2)), HORSE_RACE) == (
        "  Seat 0 got credit: 15 pips, 3 points; debit: 6 pips, counted as 5, 1 point",
        "      taken away; 3 - 1 = 2 points in all. 7 + 2 = 9.",
    )


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        ((1,), "Seat 1 won the match: target reached."),
        ((0, 2), "You and seat 2 won the match together: target reached."),
    ],
)
def test_the_result(winners: tuple[int, ...], line: str) -> None:
    ended = fives.MatchEnded(fives.Outcome(tuple(map(Side, winners)), "target-reached"))
    assert narrate([ended], Names(fives.Table(3), you=0), HORSE_RACE) == (line,)


@pytest.mark.rule("DR-17")
def test_a_drawn_match() -> None:
    outcome = fives.DRAW.target.verdict(
        (Points(63), Points(63), Points(40)), fives.Table(3), round_over=True
    )
    assert outcome is not None
    assert narrate([fives.MatchEnded(outcome)], Names(fives.Table(3)), fives.DRAW) == (
        "The match was drawn: equal best scores.",
    )


def test_a_redeal() -> None:
    assert narrate([fives.Redealt()], Names(fives.Table(2)), HORSE_RACE) == (
        "No hand could open: all tiles went back and were dealt again.",
    )
