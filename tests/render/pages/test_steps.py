"""The steps of a record: where they stop, what they show, what they tell."""

import pytest

from fives import DRAW, HORSE_RACE, GameState, MatchEnded, Move, Play, RoundEnded, Setup
from fives.match.moves import Draw, Drawn, Lot, Pass
from fives.match.public_view import PublicView, seen_with
from fives.records import Record
from fives.render.pages.match_steps import match_steps
from fives.render.pages.race_steps import race_steps
from fives.render.pages.reading import reading
from fives.render.pages.step import Step
from fives.render.wording.english import ENGLISH
from tests.cli.recorded import Match, match, race

GAMES = [("horse-race", 2, False), ("horse-race", 4, True), ("exact-61", 3, False)]
GAMES += [("draw", 4, False), ("draw", 2, False)]


def steps(record: Match, *eyes: int) -> list[Step]:
    return list(match_steps(record, tuple(map(record.start.table.seat, eyes)), ENGLISH))


def told(step: Step) -> tuple[str, ...]:
    return tuple(word.replace("\N{NO-BREAK SPACE}", " ") for word in step.words)


@pytest.mark.parametrize("game", GAMES)
def test_each_deal_each_row_of_draws_each_play_and_each_pass_is_a_step(
    game: tuple[str, int, bool],
) -> None:
    record = match(*game)
    found = steps(record)
    plays = sum(isinstance(move, Play) for move in record.moves)
    passes = sum(isinstance(move, Pass) for move in record.moves)
    draws = sum(
        isinstance(move, Draw) and not isinstance(before, Drawn)
        for before, move in zip((None, *record.moves), record.moves, strict=False)
    )
    rounds = len(record.results())
    assert len(found) == plays + passes + draws + rounds
    assert [step.after for step in found] == sorted({step.after for step in found})
    assert found[-1].after == len(record.moves)
    assert {step.round for step in found} == set(range(1, rounds + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_step_shows_what_was_seen_then(game: tuple[str, int, bool]) -> None:
    record = match(*game)
    ends = {result.after: result for result in record.results()}
    for step in steps(record, 1):
        if step.after not in ends or ends[step.after].hands is None:
            assert step.shown == record[step.after].view(1)
    for step in steps(record):
        if step.after not in ends or ends[step.after].hands is None:
            assert step.shown == seen_with(record[step.after], ())


def test_at_the_end_of_a_round_the_table_stands_as_it_was_counted() -> None:
    record = match("horse-race", 4, pairs=True)
    transitions = dict(enumerate(record.transitions(), start=1))
    counted = 0
    for step in steps(record, 2):
        for event in transitions[step.after].events:
            if isinstance(event, RoundEnded):
                assert isinstance(step.shown, PublicView)
                assert step.shown.layout == event.layout
                assert step.shown.hands == event.hands
                assert step.shown.scores == transitions[step.after].after.scores
                over = any(isinstance(e, MatchEnded) for e in transitions[step.after].events)
                assert over or told(step)[-1].startswith("Next opener: ")
                counted += 1
    assert counted == len(record.results())


@pytest.mark.parametrize("game", GAMES)
def test_a_redacted_record_has_the_steps_of_the_whole_one(game: tuple[str, int, bool]) -> None:
    record = match(*game)
    assert list(match_steps(record.redacted(1), (record.start.table.seat(1),), ENGLISH)) == (
        steps(record, 1)
    )
    assert list(match_steps(record.redacted(), (), ENGLISH)) == steps(record)


def test_the_plays_of_a_step_make_its_layout() -> None:
    for step in steps(match()):
        assert isinstance(step.shown, PublicView)
        assert len(step.plays) == len(step.shown.layout)
        assert {play.tile for play in step.plays} == set(step.shown.layout.tiles)


def test_a_deal_is_told_hand_by_hand_and_counts_with_every_figure() -> None:
    first, *_, last = steps(match(), 0)
    assert told(first) == (
        "The lot fell on seat 1: the opener.",
        "Dealt to you: [0|0] [2|2] [1|3] [1|4] [2|4] [4|4] [3|5].",
        "Dealt to seat 1: 7 tiles.",
    )
    assert told(last)[-1].endswith("won the match: target reached.")


def test_a_record_without_moves_and_one_from_mid_match() -> None:
    (only,) = steps(Record.of(HORSE_RACE.start(seats=2)))
    assert (only.after, only.words) == (0, ("Here it begins.",))
    start = Setup(variant=DRAW, seats=2, hands=("1-3 0-0", "6-6"), layout="1-4").state()
    record: Record[GameState, Move] = Record.of(start)
    for text in ("draw", "drawn 1-5", "draw", "drawn 4-6", "1-5@1-4.lo"):
        record = record.play(next(m for m in record.state.legal_moves() if str(m) == text))
    before, drew, played = steps(record)
    assert before.after == 0
    assert told(drew) == ("Seat 0 drew 2 tiles.",)
    assert told(played)[0].startswith("Seat 0 played [1|5] on [1|4] lo")
    assert [step.after for step in (before, drew, played)] == [0, 4, 5]


def test_the_steps_of_card_races() -> None:
    record = race()
    found = list(race_steps(record, None, ENGLISH))
    assert [step.after for step in found][:4] == [7, 8, 9, 10]
    assert found[-1].after == len(record.moves)
    assert {step.round for step in found} == {1, 2, 3}
    won = [step for step in found if any("won the race" in word for word in step.words)]
    assert len(won) == 3
    for step, result in zip(won, record.results(), strict=True):
        assert step.shown.positions[result.suit.value] == 8  # type: ignore[union-attr]
        assert step.shown.balances == result.balances  # type: ignore[union-attr]
        assert len(step.shown.markers) == 7  # type: ignore[union-attr]


def test_comments_stand_where_they_were_made() -> None:
    record = match().branch(1).comment("The lot.").play(match().moves[1]).comment("A tile.")
    assert isinstance(record.moves[0], Lot)
    open_one = reading(record, None, True, ENGLISH).steps()
    assert open_one[-1].words[-2:] == ("Comment: The lot.", "Comment: A tile.")
    assert "Comment" not in str(reading(record, None, False, ENGLISH).steps())
    assert "Comment" not in str(reading(record, 0, False, ENGLISH).steps())
