"""``fives replay``: a record told again, as far as its reader may see it."""

import io
import re
import sys
from pathlib import Path

import pytest

from fives import RoundEnded, Tile, wire
from fives.records import Record, dumps
from tests.cli.recorded import Match, match, race, run, turn, written
from tests.cli.test_secrets import TILE

GAMES = [
    ("horse-race", 2, False),
    ("horse-race", 4, True),
    ("exact-61", 3, False),
    ("draw", 4, False),
]


@pytest.mark.parametrize(("game", "seats", "pairs"), GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_what_it_saw_whichever_record_tells_it(
    game: str, seats: int, pairs: bool, seat: int, tmp_path: Path
) -> None:
    record = match(game, seats, pairs)
    whole = run("replay", written(tmp_path, dumps(record)), "--seat", seat)
    seen = run("replay", written(tmp_path, dumps(record.redacted(seat))))
    again = run("replay", written(tmp_path, dumps(record.redacted(seat))), "--seat", seat)
    assert whole == seen == again
    status, out, err = whole
    assert (status, err) == (0, "")
    assert f"moves, as seat {seat} saw it\n\n-- Round 1 --\n" in out
    assert "Dealt to you: [" in out
    assert max(map(len, out.splitlines())) < 80


@pytest.mark.parametrize("seats", [(), (0, 2), (1,)])
@pytest.mark.parametrize("part", [1, 2, 3, 5, 8])
def test_no_hidden_tile_is_told(seats: tuple[int, ...], part: int, tmp_path: Path) -> None:
    record = match("horse-race", 4, pairs=True)
    record = record.branch(len(record.moves) * part // 8)
    status, out, _ = run("replay", written(tmp_path, dumps(record.redacted(*seats))))
    assert status == 0
    allowed: set[Tile] = set()
    for state in record:
        allowed |= {tile for seat in seats for tile in state.hands[seat]} | {*state.layout.tiles}
    for transition in record.transitions():
        counts = [event for event in transition.events if isinstance(event, RoundEnded)]
        allowed |= {tile for event in counts for hand in event.hands for tile in hand}
        allowed |= {tile for event in counts for tile in event.layout.tiles}
    if len(seats) < 4 and part == 1:
        assert len(allowed) < 28
    assert {Tile(int(low), int(high)) for low, high in TILE.findall(out)} <= allowed


def test_spectators_and_partners(tmp_path: Path) -> None:
    record = match("horse-race", 4, pairs=True).branch(30)
    _, out, _ = run("replay", written(tmp_path, dumps(record.redacted())))
    assert "as spectators saw it\n" in out
    assert "Dealt to seat 0: 5 tiles.\n" in out
    assert "hand 0" not in out
    _, out, _ = run("replay", written(tmp_path, dumps(record.redacted(0, 2))))
    assert "as seats 0 and 2 saw it\n" in out
    assert "Dealt to seat 0: [" in out
    assert "Dealt to seat 1: 5 tiles.\n" in out
    assert "\nhand 0     [" in out
    assert "\nhand 2     [" in out
    assert "\nhand 1" not in out
    _, out, _ = run("replay", written(tmp_path, dumps(record.redacted(0, 2))), "--seat", 2)
    assert "Dealt to you: [" in out
    assert "Dealt to seat 0: 5 tiles.\n" in out


def test_a_telling_that_stops_shows_the_table_with_all_hands(tmp_path: Path) -> None:
    path = written(tmp_path, dumps(match()))
    status, out, err = run("replay", path, "--to", 20)
    assert (status, err) == (0, "")
    assert out == TOLD
    _, out, _ = run("replay", path, "--to", 0)
    assert out.splitlines()[:4] == [TOLD.splitlines()[0], "", "-- Round 1 --", ""]
    assert "-- After 0 of " in out


TOLD = """\
Horse Race, 2 seats, 428 moves

-- Round 1 --
The lot fell on seat 1: the opener.
Dealt to seat 0: [0|0] [2|2] [1|3] [1|4] [2|4] [4|4] [3|5].
Dealt to seat 1: [0|2] [3|3] [2|5] [4|5] [1|6] [2|6] [5|6].
Seat 1 led [3|3]: [3|3] 6 = 6, no points.
  Seat 1 kept the turn: a double.
Seat 1 had nothing to place and drew [0|6] [1|5].

-- After 20 of 428 moves --
 [3]
a[-]b
 [3]
ends: [3|3] 6 = 6

scores     seat 0: 0   seat 1: 0
tiles      seat 0: 7   seat 1: 8   boneyard: 12
hand 0     [0|0] [2|2] [1|3] [1|4] [2|4] [4|4] [3|5]
hand 1     [0|2] [1|5] [2|5] [4|5] [0|6] [1|6] [2|6] [5|6]
to move    seat 1
"""


def test_the_end_of_a_record_that_is_not_finished(tmp_path: Path) -> None:
    record = match().branch(20)
    _, out, _ = run("replay", written(tmp_path, dumps(record)))
    assert "\n-- After all 20 moves --\n" in out
    assert f"to move    seat {record.state.actor}\n" in out


def test_a_seat_that_is_to_move_sees_what_it_may_do(tmp_path: Path) -> None:
    record = match()
    at = turn(record, 3)
    actor = record[at].actor
    _, out, _ = run("replay", written(tmp_path, dumps(record)), "--to", at, "--seat", actor)
    assert "\nyour hand  [" in out
    assert "\nto move    you\n\n  1  " in out


def test_all_of_it_ends_with_the_winner(tmp_path: Path) -> None:
    path = written(tmp_path, dumps(match()))
    _, out, _ = run("replay", path)
    assert out.endswith("won the match: target reached.\n")
    assert run("replay", path, "--to", len(match().moves)) == (0, out, "")


def test_tags_and_comments_are_told_where_all_is_open(tmp_path: Path) -> None:
    record = match().branch(1).tag("Event", "Open day").comment("The lot \x09decides.")
    record = record.play(match().moves[1])
    path = written(tmp_path, dumps(record))
    _, out, _ = run("replay", path)
    assert "\nEvent: Open day\n" in out
    assert "\n# The lot ?decides.\nDealt to seat 0: [" in out
    _, out, _ = run("replay", path, "--to", 0)
    assert "decides" not in out
    _, out, _ = run("replay", path, "--to", 1)
    assert "\n# The lot ?decides.\n\n-- After 1 of 2 moves --\n" in out
    _, out, _ = run("replay", path, "--seat", 1)
    assert "Open day" not in out
    assert "decides" not in out


def test_a_record_that_begins_in_mid_match(tmp_path: Path) -> None:
    whole = match()
    at = turn(whole, 5)
    record: Match = Record(whole[at], whole.moves[at : at + 3])
    status, out, _ = run("replay", written(tmp_path, wire.dumps(record)))
    assert status == 0
    assert out.index("\nends: ") < out.index("-- Round 1 --")


def test_json_is_told_as_text_is(tmp_path: Path) -> None:
    for record in (match(), race(), match().redacted(1)):
        text = run("replay", written(tmp_path, dumps(record)))
        assert run("replay", written(tmp_path, wire.dumps(record))) == text


class TestRaces:
    def test_a_session_is_told(self, tmp_path: Path) -> None:
        status, out, err = run("replay", written(tmp_path, dumps(race())))
        assert (status, err) == (0, "")
        assert re.match(
            r"Card Horse Race, 3 seats with 3 chips each, \d+ moves\n\n-- Race 1 of 3: ", out
        )
        assert "won the session" in out
        assert max(map(len, out.splitlines())) < 80

    @pytest.mark.parametrize("seat", [0, 2])
    def test_a_seat_is_you(self, seat: int, tmp_path: Path) -> None:
        _, out, _ = run("replay", written(tmp_path, dumps(race())), "--seat", seat)
        assert f"as seat {seat} saw it\n" in out
        assert "You backed" in out

    @pytest.mark.parametrize("to", range(0, 40, 3))
    def test_where_it_stops(self, to: int, tmp_path: Path) -> None:
        _, out, _ = run("replay", written(tmp_path, dumps(race())), "--to", to)
        shown = out.partition(f"-- After {to} of ")[2]
        assert shown
        assert "\nchips  seat 0" in shown
        assert ("chance to win" in shown) is (race()[to].odds is not None)
        assert max(map(len, out.splitlines())) < 80


class TestSeveral:
    def test_the_first_is_told_with_a_note(self, tmp_path: Path) -> None:
        path = written(tmp_path, dumps(match()), dumps(race()), dumps(match().redacted(0)))
        _, out, _ = run("replay", path)
        assert out.splitlines()[1] == "Record 1 of 3 in the file; --number chooses another."
        _, out, _ = run("replay", path, "--number", 2)
        assert out.startswith("Card Horse Race")
        assert out.splitlines()[1] == "Record 2 of 3 in the file; --number chooses another."
        _, out, _ = run("replay", path, "--number", 3)
        assert "as seat 0 saw it" in out

    @pytest.mark.parametrize("number", [0, 4])
    def test_a_number_that_is_none(self, number: int, tmp_path: Path) -> None:
        path = written(tmp_path, *[dumps(match())] * 3)
        assert run("replay", path, "--number", number) == (
            2,
            "",
            f"fives: error: There is no record {number} in the file; it holds 3 records.\n",
        )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--to 99999", r"--to 99999 is too far; the record has \d+ moves\."),
        ("--seat 2", r"Seat 2 is not at this table; its seats are 0 to 1\."),
        ("--seat 99", r"Seat 99 is not at this table; its seats are 0 to 1\."),
    ],
)
def test_options_that_do_not_fit(words: str, says: str, tmp_path: Path) -> None:
    status, out, err = run("replay", written(tmp_path, dumps(match())), *words.split())
    assert (status, out) == (2, "")
    assert re.fullmatch(f"fives: error: {says}\n", err)


def test_a_seat_that_did_not_see_it(tmp_path: Path) -> None:
    status, _, err = run("replay", written(tmp_path, dumps(match().redacted(1))), "--seat", 0)
    assert status == 2
    assert err == "fives: error: The record shows what seat 1 saw, and not what seat 0 did.\n"


def test_a_file_that_is_wrong(tmp_path: Path) -> None:
    status, out, err = run("replay", tmp_path / "none.fives")
    assert (status, out) == (1, "")
    assert err == f"fives: error: {tmp_path}/none.fives: No such file or directory\n"
    text = re.sub("lot [01]", "lot 7", dumps(match()))
    status, out, err = run("replay", written(tmp_path, text))
    assert (status, out) == (1, "")
    assert re.search(r"match\.fives:7:\d+: The lot can fall on the seats 0 to 1 only\.", err)


def test_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("replay", written(tmp_path, dumps(match())))
    data = dumps(match()).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run("replay", "-") == whole
