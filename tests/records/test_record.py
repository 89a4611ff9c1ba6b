"""The record as a value: states, branches, comments, tags, results."""

import copy
import pickle
from random import Random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives import card_race
from fives.records import Record, RoundSummary
from tests.properties.frozen import thawed
from tests.records.matches import TABLES, Match, match, matches, session, sessions
from tests.strategies import share
from tests.testing.sticks import Sticks


@given(matches())
def test_a_record_is_the_sequence_of_its_states(record: Match) -> None:
    states = list(record)
    assert len(states) == len(record) == len(record.moves) + 1
    assert states[0] == record.start
    assert states[-1] == record.state == record[-1] == record[len(record.moves)]
    for before, move, after in zip(states, record.moves, states[1:], strict=False):
        assert before.apply(move) == after
    for place in Random(len(states)).sample(range(len(states)), min(5, len(states))):
        assert record[place] == states[place] == record[place - len(states)]
    assert record.outcome == record.state.outcome


@given(matches(notes=True))
def test_it_is_the_same_built_in_any_way(record: Match) -> None:
    again: Match = Record(record.start, record.moves, record.comments, record.tags)
    assert again == record
    assert hash(again) == hash(record)
    assert again.state == record.state
    for other in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert other == record
        assert other.state == record.state
    assert Record(record.start, list(record.moves), record.comments, record.tags) == record


@share(0.4)
@given(matches(notes=True), st.data())
def test_branches_and_undoing(record: Match, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(record.moves)))
    branch = record.branch(number)
    assert branch.moves == record.moves[:number]
    assert branch.state == record[number]
    assert branch.tags == record.tags
    assert branch.comments == tuple(pair for pair in record.comments if pair[0] <= number)
    assert record.undo(len(record.moves) - number) == branch
    for move in record.moves[number:]:
        branch = branch.play(move)
    assert branch.moves == record.moves
    assert branch.state == record.state


def test_records_that_differ_in_anything_differ() -> None:
    record = Record.of(fives.DRAW.start(seats=2)).play(fives.Lot(fives.Seat(1)))
    others = {record, record.comment("x"), record.tag("A", "x"), record.undo()}
    others |= {record.undo().play(fives.Lot(fives.Seat(0))), record.comment("y")}
    others.add(Record.of(fives.DRAW.start(seats=3)).play(fives.Lot(fives.Seat(1))))
    assert len(others) == 7
    assert (record == record.state) is False


def test_comments_and_tags() -> None:
    record = Record.of(fives.DRAW.start(seats=2)).comment("one").comment("")
    record = record.play(fives.Lot(fives.Seat(1))).comment("two").tag("White", "").tag("B", " x ")
    assert record.comments == ((0, "one"), (0, ""), (1, "two"))
    assert record.tag("White", "Ann").tags == (("White", "Ann"), ("B", " x "))
    assert record.undo().comments == ((0, "one"), (0, ""))


BREAKS = ("a\nb", "a\r", "\x00", "\x0b", "\x85", "\u2028", "\u2029", "\ud800", "\x7f")


@pytest.mark.parametrize("text", BREAKS)
def test_a_text_of_more_than_a_line_is_refused(text: str) -> None:
    record = Record.of(fives.DRAW.start(seats=2))
    for make in (record.comment, lambda text: record.tag("A", text)):
        with pytest.raises(fives.InputError) as caught:
            make(text)
        assert caught.value.code == "NOT_ONE_LINE"
    for given_ in (((0, text),), ()), ((), (("A", text),)):
        with pytest.raises(fives.InputError):
            Record(record.start, (), *given_)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"start": 7}, "NOT_A_STATE"),
    ({"start": fives.GameState}, "NOT_A_STATE"),
    ({"moves": 7}, "NOT_A_TUPLE"),
    ({"moves": "lot 1"}, "NOT_A_TUPLE"),
    ({"moves": ("lot 1",)}, "NOT_A_MOVE"),
    ({"moves": (fives.Lot(fives.Seat(5)),)}, "NO_SUCH_SEAT"),
    ({"moves": (fives.Pass(),)}, "CHANCE_TO_MOVE"),
    ({"comments": [(0, "x")]}, "NOT_A_TUPLE"),
    ({"comments": ((0,),)}, "COMMENT"),
    ({"comments": ((1, "x"),)}, "COMMENT"),
    ({"comments": ((-1, "x"),)}, "COMMENT"),
    ({"comments": ((False, "x"),)}, "COMMENT"),
    ({"comments": ((0, b"x"),)}, "NOT_TEXT"),
    ({"tags": {"A": "x"}}, "NOT_A_TUPLE"),
    ({"tags": (("A",),)}, "TAG"),
    ({"tags": (("", "x"),)}, "TAG_NAME"),
    ({"tags": (("1A", "x"),)}, "TAG_NAME"),
    ({"tags": (("A b", "x"),)}, "TAG_NAME"),
    ({"tags": (("É", "x"),)}, "TAG_NAME"),
    ({"tags": ((7, "x"),)}, "NOT_TEXT"),
    ({"tags": (("A", None),)}, "NOT_TEXT"),
    ({"tags": (("A", "x"), ("A", "y"))}, "TAG_TWICE"),
]


@pytest.mark.parametrize(("parts", "code"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_no_record_is_refused(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(fives.FivesError) as caught:
        Record(**{"start": fives.DRAW.start(seats=2), **parts})
    assert caught.value.code == code


def test_an_illegal_move_says_which_it_is() -> None:
    moves = (fives.Lot(fives.Seat(1)), fives.Lot(fives.Seat(1)))
    with pytest.raises(fives.IllegalMoveError) as caught:
        Record(fives.DRAW.start(seats=2), moves)
    assert caught.value.__notes__ == ["It is move 2 of the record."]


def test_comments_stand_in_order() -> None:
    start, moves = fives.DRAW.start(seats=2), (fives.Lot(fives.Seat(1)),)
    with pytest.raises(fives.InputError, match="in this order"):
        Record(start, moves, ((1, "x"), (0, "y")))


def test_no_such_state_or_branch() -> None:
    record = Record.of(fives.DRAW.start(seats=2)).play(fives.Lot(fives.Seat(1)))
    for place in (2, -3, 10**400):
        with pytest.raises(IndexError):
            record[place]
    for wrong in (slice(0, 1), "0", True, 0.0):
        with pytest.raises(fives.InputError):
            record[cast("int", wrong)]
    for number in (2, -1, "1", True, None):
        with pytest.raises(fives.InputError):
            record.branch(cast("int", number))
        with pytest.raises(fives.InputError):
            record.undo(cast("int", number))


@share(0.4)
@given(matches())
def test_results_say_how_each_round_ended(record: Match) -> None:
    wanted, number = [], 0
    for n, transition in enumerate(record.transitions(), start=1):
        ended = [e for e in transition.events if isinstance(e, fives.RoundEnded)]
        over = any(isinstance(e, fives.MatchEnded) for e in transition.events)
        number += bool(ended or over)
        scores = transition.after.scores
        if ended:
            end, hands, winners = ended[0].end, ended[0].hands, ended[0].winners
            wanted.append(RoundSummary(number, n, end, winners, hands, scores))
        elif over:
            wanted.append(RoundSummary(number, n, None, (), None, scores))
    assert record.results() == tuple(wanted)


def test_results_of_races() -> None:
    record = session(4, 20, seed=3)
    results = record.results()
    assert [result.number for result in results] == [1, 2, 3, 4]
    assert results[-1].after == len(record.moves)
    assert results[-1].balances == record.state.balances
    for result in results:
        assert record[result.after].balances == result.balances


@share(0.2)
@given(sessions())
def test_sessions_are_recorded_too(record: Record[card_race.CardRace, card_race.RaceMove]) -> None:
    assert list(record)[-1] == record.state
    assert pickle.loads(pickle.dumps(record)) == record
    assert record.redacted(0) == Record(record.start, record.moves) == record.redacted()
    assert list(record.events()) == [e for t in record.transitions() for e in t.events]


def test_a_session_is_seen_by_those_who_sit() -> None:
    with pytest.raises(fives.InputError, match="not at this table"):
        session(3, 2, seed=1, most=9).redacted(3)


def test_a_strangers_game_is_recorded() -> None:
    record = Record.of(Sticks())
    while record.outcome is None:
        record = record.play(record.state.legal_moves()[0])
    assert record.branch(2).state == record[2]
    for ask in (cast("Match", record).results, cast("Match", record).redacted):
        with pytest.raises(fives.InputError) as caught:
            ask()
        assert caught.value.code == "OTHER_GAME"


def test_the_record_of_any_position() -> None:
    state = fives.Setup(variant=fives.DRAW, seats=2, hands=("2-5", "6-6")).state()
    record = Record.of(state).play(fives.Play.parse("2-5"))
    assert record.results()[0].end == fives.WentOut(fives.Seat(0))
    with pytest.raises(fives.InputError) as caught:
        record.redacted(0)
    assert caught.value.code == "NOT_FROM_THE_START"


def test_a_record_is_frozen_and_says_little() -> None:
    record = match(*TABLES[0], seed=1, most=40).comment("x").tag("A", "y")
    assert thawed(attrs.astuple(record, recurse=False)[1:4]) == []
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        record.moves = ()  # type: ignore[misc]
    assert repr(record).startswith("<Record of 40 moves, now <GameState of Horse Race")
    assert bool(Record.of(record.start)) is True
