"""Exact 61 Five Up, whole matches at random: what holds after every move of every match."""

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

import fives
from fives import (
    Blocked,
    GameState,
    MatchEnded,
    Phase,
    RoundEnded,
    Ruled,
    TilePlayed,
    Transition,
    TurnKept,
    WentOut,
)
from tests.rules.e61_table import block
from tests.rules.table import every

TABLES = [(2, False), (3, False), (4, True)]
IDS = ["2 seats", "3 seats", "pairs"]
MATCHES = 24
MOST_MOVES = 5_000
"""More than any of these matches takes; the rules know no bound."""

tables = pytest.mark.parametrize(("seats", "pairs"), TABLES, ids=IDS)


@cache
def matches(seats: int, pairs: bool) -> tuple[tuple[Transition, ...], ...]:
    """Return matches whose every move, of chance or of a seat, is any legal one."""
    return tuple(tuple(played(seats, pairs, seed)) for seed in range(MATCHES))


def played(seats: int, pairs: bool, seed: int) -> Iterator[Transition]:
    rng = random.Random(f"exact 61, {seats} seats, match {seed}")
    state: GameState = fives.EXACT_61.start(seats=seats, pairs=pairs)
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            return
        step = state.step(rng.choice(state.legal_moves()))
        yield step
        state = step.after
    raise AssertionError("a match without an end")


def steps(seats: int, pairs: bool) -> Iterator[Transition]:
    for match in matches(seats, pairs):
        yield from match


@pytest.mark.rule("E61-02", "E61-17")
@tables
def test_no_score_ever_passes_61_and_the_first_at_61_has_won(seats: int, pairs: bool) -> None:
    for match in matches(seats, pairs):
        for step in match[:-1]:
            assert max(step.after.scores) < 61
            assert step.after.outcome is None
        last = match[-1].after
        (winner,) = [side for side, score in enumerate(last.scores) if score >= 61]
        assert last.scores[winner] == 61
        assert last.outcome == fives.Outcome((fives.Side(winner),), "target-reached")
        assert isinstance(match[-1].events[-1], MatchEnded)
        assert last.legal_moves() == ()


@pytest.mark.rule("E61-02", "E61-11", "E61-13", "E61-15")
@tables
def test_scores_are_the_sum_of_accepted_events_and_refused_ones_say_why(
    seats: int, pairs: bool
) -> None:
    refused = 0
    for step in steps(seats, pairs):
        scores = list(step.before.scores)
        for event in every(step, Ruled):
            ruling = event.ruling
            side, reached = ruling.event.side, scores[ruling.event.side] + ruling.event.points
            assert ruling.before == scores[side]
            if reached > 61:
                refused += 1
                assert ruling.refusal is not None
                assert (ruling.refusal.code, ruling.refusal.rule) == ("OVER_TARGET", "E61-02")
                assert ruling.after == ruling.before
            else:
                assert ruling.accepted
                assert ruling.after == reached
            scores[side] = ruling.after
        assert tuple(scores) == step.after.scores
    assert refused > 10


@pytest.mark.rule("E61-13")
def test_some_score_goes_below_zero_in_pairs_and_nowhere_else() -> None:
    least = {
        seats: min(min(step.after.scores) for step in steps(seats, pairs))
        for seats, pairs in TABLES
    }
    assert least[2] == least[3] == 0
    assert least[4] < 0


class Due(NamedTuple):
    """What is due in points to a side, by the text of the rules."""

    side: int
    points: int


def nearest(pips: int) -> int:
    """Return the nearest multiple of five, in points: 1 and 2 down, 3 and 4 up."""
    return pips // 5 + (1 if pips % 5 >= 3 else 0)


def due(step: Transition) -> list[Due]:
    """Return the events that a move calls for, without any look at the target."""
    sides = step.before.table.seating
    plays, ends = every(step, TilePlayed), every(step, RoundEnded)
    play = [Due(sides[p.seat], p.total // 5) for p in plays if p.total and p.total % 5 == 0]
    if not ends:
        return play
    (ended,) = ends
    left = [hand.pips for hand in ended.hands]
    if isinstance(ended.end, WentOut):
        out = ended.end.seat
        mine = sides[out]
        theirs = sum(pips for seat, pips in enumerate(left) if sides[seat] != mine)
        partners = sum(pips for seat, pips in enumerate(left) if sides[seat] == mine)
        return [Due(mine, sum(p.points for p in play) + nearest(theirs) - nearest(partners))]
    for seat in sorted(range(len(left)), key=left.__getitem__):
        larger = [
            left[other] - left[seat]
            for other in range(len(left))
            if sides[other] != sides[seat] and left[other] > left[seat]
        ]
        if larger:
            play.append(Due(sides[seat], nearest(sum(larger))))
    return play


@pytest.mark.rule("E61-10", "E61-12", "E61-13", "E61-14", "E61-15")
@tables
def test_the_events_are_those_of_the_text_up_to_the_one_that_wins(seats: int, pairs: bool) -> None:
    """Figures worked out here from the tiles left; with the match won, the rest isn't made."""
    for step in steps(seats, pairs):
        made = [Due(r.ruling.event.side, r.ruling.event.points) for r in every(step, Ruled)]
        wanted = due(step)
        if step.after.outcome is None:
            assert made == wanted
        else:
            assert made == wanted[: len(made)]
            assert every(step, Ruled)[-1].ruling.after == 61


BLOCKS = [
    ("0-1", "0-4 1-4"),
    ("5-5", "6-6"),
    ("1-6", "1-3 3-6 3-3"),
    ("2-6", "4-6", "2-4"),
    ("2-2", "3-4", "0-3 0-4"),
    ("1-1", "4-5", "4-6 5-6"),
    ("0-3", "1-2", "0-1 2-3 2-2"),
    ("0-3", "0-0 4-4", "4-6", "0-4 3-6"),
    ("0-4", "0-1 3-5", "0-0 1-3", "4-5"),
    ("1-1", "0-0 4-4", "2-2", "5-5"),
    ("1-1", "1-3", "0-1 3-5", "0-5 3-3"),
    ("0-5", "0-2 1-2", "1-5 2-2", "5-5"),
    ("2-6", "2-2", "0-2 4-6", "0-0 0-4"),
    ("0-1", "1-4", "0-3 3-3 4-4", "3-4"),
    ("0-4", "1-3", "2-2", "0-3 1-4 3-3"),
]
"""Hands that are left in a block, which random play seldom makes."""


@pytest.mark.rule("E61-14", "E61-15", "E61-17")
@pytest.mark.parametrize("hands", BLOCKS, ids=" ".join)
def test_blocks_near_the_target(hands: tuple[str, ...]) -> None:
    """Each block with every hand in every seat in turn, and all scores a little below 61."""
    sides, least = (3, 57) if len(hands) == 3 else (2, 55)
    for places in range(len(hands)):
        turned = hands[places:] + hands[:places]
        for scores in itertools.product(range(least, 61), repeat=sides):
            blocked = block(*turned, pairs=len(hands) == 4, scores=scores)
            wanted, after = ruled_in_order(due(blocked), scores)
            made = [(r.ruling.event.side, r.ruling.after) for r in every(blocked, Ruled)]
            assert made == wanted
            assert blocked.after.scores == after
            assert (blocked.after.outcome is not None) is (61 in after)


def ruled_in_order(
    events: list[Due], scores: tuple[int, ...]
) -> tuple[list[tuple[int, int]], tuple[int, ...]]:
    """Return the side and its score after each event, up to the one that wins, and all scores."""
    now, made = list(scores), []
    for side, points in events:
        if now[side] + points <= 61:
            now[side] += points
        made.append((side, now[side]))
        if now[side] == 61:
            break
    return made, tuple(now)


@pytest.mark.rule("E61-12", "E61-16")
@tables
def test_the_winners_of_a_round(seats: int, pairs: bool) -> None:
    for step in steps(seats, pairs):
        for ended in every(step, RoundEnded):
            sides = step.before.table.seating
            left = [hand.pips for hand in ended.hands]
            if isinstance(ended.end, WentOut):
                assert ended.winners == (sides[ended.end.seat],)
                assert left[ended.end.seat] == 0
            else:
                best = {sides[seat] for seat, pips in enumerate(left) if pips == min(left)}
                assert set(ended.winners) == best
                assert len(ended.winners) == len(best)


@pytest.mark.rule("E61-05")
@tables
def test_the_next_opener(seats: int, pairs: bool) -> None:
    """Who went out, accepted or refused, else a new lot; the opener then leads."""
    ways: set[tuple[type, bool]] = set()
    for match in matches(seats, pairs):
        opener: int | None = None
        for step in match:
            plays = every(step, TilePlayed)
            if plays and plays[0].at is None:
                assert plays[0].seat == step.before.opener
                assert opener is None or plays[0].seat == opener
            for ended in every(step, RoundEnded):
                if step.after.outcome is not None:
                    continue
                if isinstance(ended.end, WentOut):
                    accepted = all(event.ruling.accepted for event in every(step, Ruled))
                    ways.add((WentOut, accepted))
                    opener = ended.end.seat
                    assert (step.after.phase, step.after.opener) == (Phase.DEALING, opener)
                else:
                    ways.add((Blocked, True))
                    opener = None
                    assert (step.after.phase, step.after.opener) == (Phase.LOT, None)
    assert ways == {(WentOut, True), (WentOut, False), (Blocked, True)}


@pytest.mark.rule("E61-06", "E61-04")
@tables
def test_every_play_ends_the_turn(seats: int, pairs: bool) -> None:
    for step in steps(seats, pairs):
        assert every(step, TurnKept) == []
        for played_tile in every(step, TilePlayed):
            if not every(step, RoundEnded) and step.after.outcome is None:
                assert step.after.actor == (played_tile.seat + 1) % seats


@pytest.mark.rule("E61-12")
@tables
def test_an_emptied_hand_always_ends_the_round_with_one_event(seats: int, pairs: bool) -> None:
    for step in steps(seats, pairs):
        for ended in every(step, RoundEnded):
            if isinstance(ended.end, WentOut):
                (ruled,) = every(step, Ruled)
                reasons = [part.reason for part in ruled.ruling.event.parts]
                points = every(step, TilePlayed)[0].points
                wanted = ["play"] * bool(points) + ["opponents"] + ["partner"] * pairs
                assert reasons == wanted
        if every(step, TilePlayed) and any(not hand for hand in step.after.hands):
            ends = every(step, RoundEnded)
            assert step.after.phase in (Phase.DEALING, Phase.LOT, Phase.OVER)
            assert len(ends) == 1 or step.after.outcome is not None
