"""``fives explain``: what a move would do, or why it is not allowed."""

import re
from pathlib import Path

import attrs
import pytest

from fives import CHANCE, DRAW, EXACT_61, HORSE_RACE, NotationError, Setup, Tile, parse_move, wire
from fives.card_race import Back
from fives.records import Record, dumps
from tests.cli.recorded import Match, match, race, run, turn, written
from tests.cli.test_secrets import TILE

SETUP = Setup(
    variant=HORSE_RACE, seats=2, hands=("2-5 0-5 1-1", "3-5 4-4"), layout="5-5", scores=(14, 3)
)


def explained(tmp_path: Path, move: str, **changes: object) -> tuple[int, list[str]]:
    """The status and the lines for a move in a position, less the line on the moment."""
    record: Match = Record(attrs.evolve(SETUP, **changes).state())  # type: ignore[arg-type]
    status, out, err = run("explain", written(tmp_path, wire.dumps(record)), *move.split())
    assert err == ""
    first, *lines = out.splitlines()
    assert first == "After all 0 moves, seat 0 to move:"
    assert max(map(len, lines)) < 80
    return status, lines


def test_a_play_that_scores_and_keeps_the_turn(tmp_path: Path) -> None:
    assert explained(tmp_path, "0-5@5-5.a") == (
        0,
        [
            "0-5@5-5.a is allowed.",
            "ends       [5|5] 10 + [0|5] 0 = 10",
            "points     2 points",
            "score      seat 0: 14 + 2 = 16",
            "turn       kept: the play scored",
        ],
    )


def test_a_play_that_scores_nothing(tmp_path: Path) -> None:
    assert explained(tmp_path, "5-2@5-5.a") == (
        0,
        [
            "2-5@5-5.a is allowed.",
            "ends       [5|5] 10 + [2|5] 2 = 12",
            "points     no points",
            "turn       passes to seat 1",
        ],
    )


def test_what_the_target_refuses(tmp_path: Path) -> None:
    _, lines = explained(tmp_path, "0-5@5-5.a", variant=EXACT_61, scores=(60, 3))
    assert lines[2:] == [
        "points     2 points",
        "score      seat 0: refused, 60 + 2 would pass 61. (E61-02)",
        "turn       passes to seat 1",
    ]


def test_a_play_that_wins_the_match(tmp_path: Path) -> None:
    _, lines = explained(tmp_path, "0-5@5-5.a", scores=(59, 3))
    assert lines[3:] == [
        "score      seat 0: 59 + 2 = 61",
        "Seat 0 won the match: target reached.",
    ]


def test_a_play_that_ends_the_round(tmp_path: Path) -> None:
    assert explained(tmp_path, "0-5@5-5.a", hands=("0-5", "3-5 4-4"))[1] == [
        "0-5@5-5.a is allowed.",
        "ends       [5|5] 10 + [0|5] 0 = 10",
        "points     2 points",
        "score      seat 0: 14 + 2 = 16",
        "hand       last tile of the hand",
        "The round was over: seat 0 went out.",
        "  Left with seat 0: nothing.",
        "  Left with seat 1: [4|4] 8 + [3|5] 8 = 16 pips.",
        "  Seat 0 got the opponents' tiles: 16 pips, counted as 15, 3 points.",
        "      16 + 3 = 19.",
    ]


def test_where_placing_scores_nothing(tmp_path: Path) -> None:
    _, lines = explained(tmp_path, "0-5@5-5.a", variant=DRAW)
    assert lines[1:] == [
        "open ends  0 on [0|5] lo, 5 on [5|5] b",
        "turn       passes to seat 1",
    ]


def test_drawing(tmp_path: Path) -> None:
    assert explained(tmp_path, "draw", hands=("0-1", "3-5 4-4"))[1] == [
        "draw is allowed.",
        "chance     one of 24 tiles, all equally likely",
    ]


def test_passing(tmp_path: Path) -> None:
    status, lines = explained(tmp_path, "pass", hands=("0-1", "3-5 4-4"))
    assert (status, lines[0]) == (1, "pass is not allowed.")
    assert lines[-2:] == ["code       MUST_DRAW", "rule       HR-18"]


@pytest.mark.parametrize(
    ("move", "lines"),
    [
        (
            "draw",
            [
                "draw is not allowed.",
                "why        Seat 0 can place a tile, so it may not draw.",
                "code       MUST_PLACE",
                "rule       HR-17",
            ],
        ),
        (
            "6-6@5-5.a",
            [
                "6-6@5-5.a is not allowed.",
                "why        Seat 0 does not hold [6|6]; it places a tile of its hand.",
                "code       NOT_IN_HAND",
            ],
        ),
        (
            "2-5@5-5.c",
            [
                "2-5@5-5.c is not allowed.",
                "why        Both line sides of [5|5] must be joined before its branch 5-5.c.",
                "code       BRANCH_BEFORE_LINE",
                "rule       HR-14",
            ],
        ),
        (
            "lot 1",
            [
                "lot 1 is not allowed.",
                "why        Seat 0 is to move now, not chance.",
                "code       SEAT_TO_MOVE",
            ],
        ),
    ],
)
def test_what_is_not_allowed(move: str, lines: list[str], tmp_path: Path) -> None:
    assert explained(tmp_path, move) == (1, lines)


@pytest.mark.parametrize(("game", "seats", "pairs"), [("horse-race", 4, True), ("draw", 3, False)])
def test_every_move_of_a_match_is_allowed(
    game: str, seats: int, pairs: bool, tmp_path: Path
) -> None:
    """What is said of a move is what the match then shows."""
    record = match(game, seats, pairs).branch(120)
    path = written(tmp_path, dumps(record))
    for at, transition in enumerate(record.transitions()):
        if at % 3 or at < 15:
            continue
        status, out, err = run("explain", path, "--at", at, *str(transition.move).split())
        assert (status, err) == (0, "")
        assert f"\n{transition.move} is allowed.\n" in out
        assert max(map(len, out.splitlines())) < 80
        after = transition.after
        passes = re.search(r"^turn       passes to seat (\d)$", out, re.M)
        if passes:
            assert int(passes[1]) == after.actor != transition.before.actor
        if "kept: " in out:
            assert after.actor == transition.before.actor


class TestSeen:
    def test_a_seat_is_told_from_what_it_knows(self, tmp_path: Path) -> None:
        """The same as from the whole record, but for what depends on hidden tiles."""
        record = match("horse-race", 4, pairs=True)
        whole = dumps(record)
        asked = 0
        for at, state in enumerate(record):
            actor, move = state.actor, record.moves[min(at, len(record.moves) - 1)]
            if actor is None or actor is CHANCE or at % 5:
                continue
            asked += 1
            wanted = run("explain", written(tmp_path, whole), "--at", at, move)
            seen = run(
                "explain",
                written(tmp_path, dumps(record.branch(at).redacted(actor))),
                "--at",
                at,
                move,
            )
            assert seen[0] == wanted[0] == 0
            lines = {line for line in seen[1].splitlines() if not line.startswith("turn")}
            lines = {line for line in lines if not line.startswith("After ")}
            assert lines <= {*wanted[1].splitlines()}
            view = state.view(actor)
            known = {*view.hand, *view.layout.tiles}
            assert {Tile(int(a), int(b)) for a, b in TILE.findall(seen[1])} <= known
        assert asked > 20

    def test_a_seat_that_is_not_to_move(self, tmp_path: Path) -> None:
        record = match()
        at = turn(record, 2)
        actor = record[at].actor
        assert isinstance(actor, int)
        path = written(tmp_path, dumps(record.redacted(1 - actor)))
        status, out, _ = run("explain", path, "--at", at, record.moves[at])
        assert status == 1
        assert out.splitlines()[2:] == [
            f"why        It is seat {actor}'s turn, not seat {1 - actor}'s.",
            "code       NOT_YOUR_TURN",
        ]

    def test_partners_know_both_hands(self, tmp_path: Path) -> None:
        record = match("horse-race", 4, pairs=True)
        path = written(tmp_path, dumps(record.redacted(1, 3)))
        for at in (turn(record, n) for n in range(8)):
            status, _, _ = run("explain", path, "--at", at, record.moves[at])
            assert status == (0 if record[at].actor in (1, 3) else 1)

    def test_a_last_tile_reveals_no_count(self, tmp_path: Path) -> None:
        record = match()
        end = record.results()[0].after - 1
        actor = record[end].actor
        assert isinstance(actor, int)
        path = written(tmp_path, dumps(record.branch(end).redacted(actor)))
        status, out, _ = run("explain", path, record.moves[end])
        assert status == 0
        assert out.endswith("hand       last tile of the hand\n")
        assert "Left with" not in out

    def test_spectators_know_no_hand(self, tmp_path: Path) -> None:
        path = written(tmp_path, dumps(match().redacted()))
        assert run("explain", path, "pass") == (
            2,
            "",
            "fives: error: No seat saw this record, so no move can be explained from it.\n",
        )


class TestChance:
    def test_what_chance_may_do(self, tmp_path: Path) -> None:
        path = written(tmp_path, dumps(match()))
        assert run("explain", path, "--at", 0, "lot", "0") == (
            0,
            "After 0 of 428 moves, chance to move:\n"
            "lot 0 is allowed.\n"
            "chance     one of 2 moves, all equally likely\n",
            "",
        )
        status, out, _ = run("explain", path, "--at", 1, "pass")
        assert status == 1
        assert "code       CHANCE_TO_MOVE\n" in out

    def test_a_drawn_tile_that_must_be_placed(self, tmp_path: Path) -> None:
        record = match()
        at = next(n for n, state in enumerate(record) if state.bound is not None)
        path = written(tmp_path, dumps(record))
        _, out, _ = run("explain", path, "--at", at - 1, record.moves[at - 1])
        assert out.endswith(f"to place   {record[at].bound}\n")

    def test_after_the_end(self, tmp_path: Path) -> None:
        status, out, _ = run("explain", written(tmp_path, dumps(match())), "draw")
        assert status == 1
        assert out.startswith("After all 428 moves, the match over:\ndraw is not allowed.\n")
        assert "code       MATCH_OVER\n" in out


class TestRaces:
    def test_a_bet(self, tmp_path: Path) -> None:
        record = race()
        at = next(n for n, move in enumerate(record.moves) if isinstance(move, Back))
        path = written(tmp_path, dumps(record))
        status, out, err = run("explain", path, "--at", at, *str(record.moves[at]).lower().split())
        assert (status, err) == (0, "")
        assert re.fullmatch(
            rf"After {at} of \d+ moves, seat 1 to move:\nback [SHDC] is allowed\.\n"
            r"odds       \d+:1; \d+\.\d:1 would be fair\n"
            r"chance     \d+\.\d% to win\n"
            r"chips      seat 1: 3 - 1 = 2\n",
            out,
        )
        status, out, _ = run("explain", path, "--at", at, "turn", "10D")
        assert status == 1
        assert re.search(r"^rule       CR-\d\d$", out, re.M)

    def test_every_move_of_a_session_is_allowed(self, tmp_path: Path) -> None:
        path = written(tmp_path, dumps(race()))
        ends = {result.after - 1 for result in race().results()}
        for at, move in enumerate(race().moves):
            status, out, _ = run("explain", path, "--at", at, move)
            assert status == 0
            assert ("won the race" in out) is (at in ends)
            assert max(map(len, out.splitlines())) < 80

    def test_what_is_no_move(self, tmp_path: Path) -> None:
        path = written(tmp_path, dumps(race()))
        status, out, err = run("explain", path, "2-5@5-5.a")
        assert (status, out) == (2, "")
        assert err.startswith("fives: error: '2-5@5-5.a' names no move: a move is mark 7H, ")


@pytest.mark.parametrize("move", ["2-5@5-5.q", "hello", "", "2-5@5-6.a", "\x1b[2J", "9" * 5000])
def test_what_is_no_move_is_told(move: str, tmp_path: Path) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(move)
    status, out, err = run("explain", written(tmp_path, dumps(match())), move)
    assert (status, out) == (2, "")
    assert err.startswith("fives: error: '")
    assert err.lower().endswith(f"' names no move: {caught.value.message}\n".lower())
    assert "\x1b" not in err


def test_what_keeps_it_from_an_answer_has_status_2(tmp_path: Path) -> None:
    path = written(tmp_path, dumps(match()), dumps(race()))
    for words, says in (
        ((tmp_path / "none", "draw"), f"{tmp_path}/none: No such file or directory"),
        ((path, "--at", 429, "draw"), "--at 429 is too far; the record has 428 moves."),
        ((path, "--number", 3, "draw"), "There is no record 3 in the file; it holds 2 records."),
    ):
        assert run("explain", *words) == (2, "", f"fives: error: {says}\n")
    assert run("explain", path, "--number", 2, "--at", 0, "mark", "7H")[0] == 0
