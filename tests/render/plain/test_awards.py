"""Score events of Exact 61 and Draw as English lines."""

from random import Random

import attrs
import pytest

import fives
from fives import DRAW, EXACT_61, GameState, Pips, Points, RuleSet, Setup, Side, run_chance
from fives.cli.players import SIMPLE
from fives.match.events import Event
from fives.render import words
from fives.render.plain.board import board
from fives.render.plain.narrate import narrate
from fives.render.plain.turn import choices, table
from fives.render.wording.names import Names
from fives.render.wording.rounds import next_opener
from fives.render.wording.turns import scoring


def told(state: GameState, *moves: str, you: int | None = None) -> tuple[GameState, list[str]]:
    """Make moves and return the state after them and the lines for one reader."""
    events: list[Event] = []
    for text in moves:
        step = state.step(fives.parse_move(text))
        events += step.events
        state = step.after
    return state, list(narrate(events, Names(state.table, you), state.variant))


PAIRS = Setup(
    variant=EXACT_61,
    seats=4,
    pairs=True,
    hands=("2-5", "3-6", "1-6", "4-4"),
    layout="5-5",
    scores=(40, 12),
)


@pytest.mark.rule("E61-12", "E61-13")
def test_last_play_credit_and_debit_are_one_event_with_every_step() -> None:
    state = attrs.evolve(PAIRS, hands=("0-5", "3-6", "1-6", "4-4")).state()
    assert told(state, "0-5@5-5.a", you=2)[1] == [
        "Seat 0 played [0|5] on [5|5] a: [5|5] 10 + [0|5] 0 = 10, 2 points.",
        "The round was over: seat 0 went out.",
        "  Left with seat 0: nothing.",
        "  Left with seat 1: [3|6] 9 = 9 pips.",
        "  Left with you: [1|6] 7 = 7 pips.",
        "  Left with seat 3: [4|4] 8 = 8 pips.",
        "  Together you and seat 0: 0 + 7 = 7 pips.",
        "  Together seats 1 and 3: 9 + 8 = 17 pips.",
        "  You and seat 0 got the last play: 10 pips, 2 points; the opponents' tiles: 9",
        "      + 8 = 17 pips, counted as 15, 3 points; less the partner's tiles: 7 pips,",
        "      counted as 5, 1 point taken away; 2 + 3 - 1 = 4 points in all.",
        "      40 + 4 = 44.",
    ]


def test_points_that_no_pips_stand_behind_are_told_without_pips() -> None:
    """A reason of another package, and equal ends of [0|0] in a last play."""
    parts = (
        fives.Part("play", Pips(0), Pips(0), Points(2)),
        fives.Part("going out", Pips(0), Pips(0), Points(5)),
        fives.Part("own", Pips(0), Pips(0), Points(0)),
    )
    ruling = fives.Ruling(fives.ScoreEvent(Side(0), parts), None, Points(0), Points(7))
    assert words(fives.Ruled(ruling)) == (
        "Side 0 got the last play: 2 points; going out: 5 points; less own tiles: 0 pips, "
        "0 points; 2 + 5 + 0 = 7 points in all. 0 + 7 = 7."
    )


@pytest.mark.rule("E61-02", "E61-13")
def test_a_refused_event_says_why_once() -> None:
    state = attrs.evolve(PAIRS, scores=(60, 12)).state()
    after, lines = told(state, "2-5@5-5.a")
    assert after.scores == (60, 12)
    assert lines[-4:] == [
        "  Seats 0 and 2 did not get the opponents' tiles: 9 + 8 = 17 pips,",
        "      counted as 15, 3 points; less the partner's tiles: 7 pips, counted as 5,",
        "      1 point taken away; 3 - 1 = 2 points in all:",
        "      60 + 2 would pass 61. (E61-02)",
    ]


@pytest.mark.rule("E61-11")
def test_a_refused_play_says_why_in_one_short_line() -> None:
    state = attrs.evolve(PAIRS, hands=("0-5 1-1", "3-6", "1-6", "4-4"), scores=(60, 12)).state()
    assert told(state, "0-5@5-5.a")[1] == [
        "Seat 0 played [0|5] on [5|5] a: [5|5] 10 + [0|5] 0 = 10, 2 points.",
        "  Seats 0 and 2: refused, 60 + 2 would pass 61. (E61-02)",
    ]


def blocked(
    rules: RuleSet, *hands: str, pairs: bool = False, scores: tuple[int, ...] = (0, 0, 0, 0)
) -> tuple[str, ...]:
    """What is told of a round that is blocked with these hands left, to seat 1."""
    table = fives.Table(len(hands), pairs)
    left = tuple(map(fives.TileSet.parse, hands))
    result = rules.settlement.settle(fives.Blocked(), left, table)
    now = [*map(Points, scores)]
    events: list[Event] = [fives.RoundEnded(fives.Blocked(), left, result.winners, rules.layout())]
    for (event,) in result.batches:
        before, now[event.side] = now[event.side], Points(now[event.side] + event.points)
        events.append(fives.Ruled(fives.Ruling(event, None, before, now[event.side])))
    return narrate(events, Names(table, you=1), rules)


@pytest.mark.rule("E61-14")
def test_each_hand_of_a_block_is_compared_with_the_larger_ones() -> None:
    assert blocked(EXACT_61, "0-3", "3-5", "6-6", scores=(0, 7, 0))[-5:] == (
        "  The round was won by seat 0.",
        "  Seat 0 got the larger hands' differences from seat 0's 3 pips: 5 + 9",
        "      = 14 pips, counted as 15, 3 points. 0 + 3 = 3.",
        "  You got the larger hand's difference from your 8 pips: 4 pips, counted as 5,",
        "      1 point. 7 + 1 = 8.",
    )


@pytest.mark.rule("E61-14")
def test_partners_hands_are_told_apart() -> None:
    text = " ".join(" ".join(blocked(EXACT_61, "0-3", "3-5", "4-6", "6-6", pairs=True)).split())
    assert "Seats 0 and 2 got the larger hands' differences from seat 0's 3 pips: 5 + 9" in text
    assert "You and seat 3 got the larger hand's difference from your 8 pips: 2 pips" in text
    assert "Seats 0 and 2 got the larger hand's difference from seat 2's 10 pips: 2 pips" in text


@pytest.mark.rule("E61-16")
def test_a_tie_of_a_block_that_nobody_scores_for() -> None:
    assert blocked(EXACT_61, "0-3", "1-2")[-2:] == (
        "  The round was a tie between seat 0 and you.",
        "  Nobody scored for what was left.",
    )


def test_differences_whose_hands_are_not_known_stand_alone() -> None:
    part = fives.Part("differences", Pips(14), Pips(15), Points(3))
    event = fives.ScoreEvent(Side(0), (part,))
    ruled = fives.Ruled(fives.Ruling(event, None, Points(0), Points(3)))
    assert narrate([ruled], Names(fives.Table(2)), EXACT_61) == (
        "  Seat 0 got the larger hands' differences: 14 pips, counted as 15, 3 points.",
        "      0 + 3 = 3.",
    )


def test_an_event_of_nothing_is_told() -> None:
    ruled = fives.Ruled(fives.Ruling(fives.ScoreEvent(Side(0), ()), None, Points(7), Points(7)))
    assert narrate([ruled], Names(fives.Table(2)), EXACT_61) == ("  Seat 0: 7 + 0 = 7.",)


@pytest.mark.rule("DR-14", "DR-15")
def test_a_single_smallest_hand_is_credited_less_its_own_tiles() -> None:
    assert blocked(DRAW, "0-3", "3-5", "4-6")[-3:] == (
        "  The round was won by seat 0.",
        "  Seat 0 got the opponents' tiles: 8 + 10 = 18 pips, 18 points; less own tiles:",
        "      3 pips, 3 points taken away; 18 - 3 = 15 points in all. 0 + 15 = 15.",
    )


@pytest.mark.rule("DR-14")
def test_a_shared_smallest_hand_scores_for_nobody() -> None:
    assert blocked(DRAW, "0-3", "1-2", "4-6")[-2:] == (
        "  The round was a tie between seat 0 and you.",
        "  Nobody scored for what was left.",
    )


@pytest.mark.rule("DR-10")
def test_a_play_of_draw_shows_no_count() -> None:
    state = run_chance(DRAW.start(seats=2), Random(7))
    after, lines = told(state, "5-6", "1-6@5-6.hi", you=0)
    assert lines == ["Seat 1 led [5|6].", "You played [1|6] on [5|6] hi."]
    assert board(after.layout, scoring(after.view(0)))[-1] == (
        "open ends: 1 on [1|6] lo, 5 on [5|6] lo"
    )
    assert table(after.view(1))[-2].endswith("boneyard: 14 (12 to draw)")
    assert choices(after.view(1))[:2] == ("  1  [1|1] on [1|6] lo", "  2  [1|3] on [1|6] lo")


@pytest.mark.rule("DR-16")
def test_the_opening_of_draw_moves_on_whoever_won() -> None:
    view = run_chance(DRAW.start(seats=2), Random(7)).view(0)
    assert view.opener == 1
    for end in (fives.Blocked(), fives.WentOut(fives.Seat(1))):
        assert next_opener(view, end, Names(view.table, 0), fives.Seat(0)) == (
            "Next opener: seat 1, one seat on from you."
        )
        assert next_opener(view, end, Names(view.table)) == "Next opener: seat 1."


def test_points_that_would_be_refused_are_so_called_and_not_wanted() -> None:
    setup = Setup(
        variant=EXACT_61, seats=2, hands=("0-5 4-5", "6-6 1-1"), layout="5-5", scores=(60, 0)
    )
    view = setup.state().view(0)
    assert choices(view)[0] == "  1  [0|5] on [5|5] a   total 10, 2 points refused"
    assert SIMPLE(view, Random(1)) == fives.parse_move("4-5@5-5.a")
    open_score = attrs.evolve(setup, scores=(59, 0)).state().view(0)
    assert choices(open_score)[0] == "  1  [0|5] on [5|5] a   total 10, 2 points"
    assert SIMPLE(open_score, Random(1)) == fives.parse_move("0-5@5-5.a")
