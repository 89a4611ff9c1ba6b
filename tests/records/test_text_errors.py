"""Texts that are no records: what is said of them, and where."""

import copy
import pickle

import pytest

import fives
from fives.records import RecordError, dumps, loads, loads_all
from tests.records.matches import SHORT, SIXES, Match, match

MATCH = """\
fives-record 1
game: dominoes
variant: exact-61/1
table: 2 seats
tag White: Ann

round 1
lot 0
deal 0: 5-5 0-1 2-3 0-0 0-4
deal 1: 2-5 5-6 1-2 1-3 1-4
0: 5-5
# a comment
1: 2-5@5-5.a
0: 2-3@2-5.lo
1: 5-6@5-5.b
0: draw=0-2 draw

== unfinished
"""
RACE = """\
fives-record 1
game: card-race
terms: seats 3, chips 20, banker 0, prices 1 2 3 5 10

race 1
track: 7H 6H 10H 6S QC 10D KH
1: back C
2: back S
turn: 8D 10S

== unfinished
"""
SEEN = """\
fives-record 1
game: dominoes
variant: exact-61/1
table: 2 seats
seats: 0

round 1
lot 0
deal 0: 5-5 0-1 2-3 0-0 0-4
deal 1: ?? ?? ?? ?? ??
0: 5-5
1: 2-5@5-5.a
0: 2-3@2-5.lo
1: draw=?? draw=??! 5-6@5-5.b

== unfinished
"""


def test_the_examples_are_right() -> None:
    for text in (MATCH, RACE, SEEN):
        assert dumps(loads(text)) == text


# Which text, what is replaced by what, and what is said.
TABLE: list[tuple[str, str, str, str]] = [
    (
        MATCH,
        "fives-record 1\n",
        "",
        "1:1 NOT_A_RECORD a record begins with the line 'fives-record 1', not 'game: dominoes'.",
    ),
    (
        MATCH,
        "record 1",
        "record 2",
        "1:1 NOT_A_RECORD a record begins with the line 'fives-record 1', not 'fives-record 2'.",
    ),
    (MATCH, "dominoes", "chess", "2:7 GAME the game is dominoes or card-race, not 'chess'."),
    (
        MATCH,
        "game: ",
        "play: ",
        "2:1 OTHER_LINE 'game: dominoes' or 'game: card-race' was expected here, not "
        "'play: dominoes'.",
    ),
    (
        MATCH,
        "exact-61/1",
        "exact-61",
        "3:10 VARIANT a variant is written with its version, as 'horse-race/1', not 'exact-61'.",
    ),
    (MATCH, "exact-61/1", "exact-61/2", "3:1 OTHER_VERSION exact-61 is version 1 here, not 2."),
    (
        MATCH,
        "exact-61/1",
        "exact/1",
        "3:1 NO_SUCH_VARIANT There is no variant 'exact'; did you mean exact-61? There are: "
        "all-fives, all-threes, bergen, block, bones-150, draw, exact-61, five-up, "
        "fives-and-threes, horse-race, merry-go-round, muggins, partnership, seven-rocks, "
        "seven-toed-pete, sniff.",
    ),
    (
        MATCH,
        "exact-61/1",
        "given/odd/1",
        "3:1 VARIANT_NEEDED 'odd' has policies of its own: hand it over as variant=.",
    ),
    (
        MATCH,
        "/1\n",
        "/1\nvariant.aim: 7\n",
        "4:1 VARIANT a part of a variant is written 'variant.target: ...'; there are: "
        "title, tables, citations, dealing, opening, drawing, spinners, points, ending, "
        "settlement, target, counting, continuation.",
    ),
    (
        MATCH,
        "/1\n",
        "/1\nvariant.target: 7\n",
        "4:1 NOT_AN_OBJECT an object was expected, not an int. ($.changes.target)",
    ),
    (
        MATCH,
        "/1\n",
        "/1\nvariant.target: {\n",
        "4:17 NOT_JSON this is no JSON, at line 1, column 2: Expecting property name "
        "enclosed in double quotes.",
    ),
    (
        MATCH,
        "2 seats",
        "5 seats",
        "4:8 NO_SUCH_TABLE this game is played at 2 seats, 3 seats, 4 seats in pairs, "
        "not '5 seats'.",
    ),
    (
        MATCH,
        "tag White:",
        "tag 1:",
        "5:5 TAG_NAME The name of a tag has letters A to Z, digits and dashes and begins "
        "with a letter; it is not '1'.",
    ),
    (
        MATCH,
        "White: Ann",
        "White:Ann",
        "5:1 TAG a tag is written 'tag Name: value', or 'tag Name:' without one.",
    ),
    (MATCH, "Ann\n", "Ann\ntag White: B\n", "6:5 TAG_TWICE the tag White is there twice."),
    (
        MATCH,
        "Ann\n",
        "Ann\r\n",
        "5:15 CHARACTER a line cannot hold the character '\\r'; lines end with \\n alone.",
    ),
    (
        MATCH,
        "round 1",
        "round 2",
        "7:1 OTHER_LINE 'round 1' or '== unfinished' was expected here, not 'round 2'.",
    ),
    (
        MATCH,
        "round 1\n",
        "",
        "7:1 OTHER_LINE 'round 1' or '== unfinished' was expected here, not 'lot 0'.",
    ),
    (MATCH, "lot 0", "lot 2", "8:1 NO_SUCH_SEAT The lot can fall on the seats 0 to 1 only."),
    (
        MATCH,
        "lot 0",
        "lot 00",
        "8:1 OTHER_LINE a line such as 'lot 1' was expected here, not 'lot 00'.",
    ),
    (MATCH, "lot 0\n", "", "8:9 NOT_NOW What comes now is a lot, not 'deal 5-5'."),
    (
        MATCH,
        "deal 0: 5-5",
        "deal 1: 5-5",
        "9:6 OTHER_SEAT a line 'deal 0: ...' was expected here.",
    ),
    (
        MATCH,
        "0-1 2-3",
        "0-1  2-3",
        "9:17 SPACE one space stands between words, and none at the end.",
    ),
    (
        MATCH,
        "0-0 0-4\n",
        "0-0 0-4 \n",
        "9:29 SPACE one space stands between words, and none at the end.",
    ),
    (
        MATCH,
        "0-1 2-3",
        "0-1 0-1",
        "9:17 NOT_IN_BONEYARD [0|1] is not in the boneyard, where tiles come from.",
    ),
    (
        MATCH,
        "0-1 2-3",
        "0-1 0-7",
        "9:17 NOT_IN_BONEYARD [0|7] is not in the boneyard, where tiles come from.",
    ),
    (MATCH, "0-1 2-3", "0-1 0-x", "9:17 NOT_A_TILE a tile is written 2-5 or [2|5], not '0-x'."),
    (
        MATCH,
        "0-1 2-3",
        "0-1 ??",
        "9:17 HIDDEN a tile is hidden, so a line 'seats: ...' must say who saw the match.",
    ),
    (MATCH, "0-0 0-4\n", "0-0\n", "10:6 OTHER_SEAT a line 'deal 0: ...' was expected here."),
    (
        MATCH,
        "0: 5-5\n",
        "1: 2-5\n",
        "11:1 OTHER_SEAT a line '0: ...' with moves of seat 0 was expected here.",
    ),
    (
        MATCH,
        "0: 5-5\n",
        "0: 2-5\n",
        "11:4 NOT_IN_HAND Seat 0 does not hold [2|5]; it places a tile of its hand.",
    ),
    (
        MATCH,
        "0: 5-5\n",
        "0: 5-5@5-5.a\n",
        "11:4 LEAD_HAS_NO_PORT The table is empty; lead [5|5] without a port, as 5-5.",
    ),
    (
        MATCH,
        "0: 5-5\n",
        "0: 5-5 0-1\n",
        "11:8 OTHER_SEAT a line '1: ...' with moves of seat 1 was expected after what "
        "stands before this.",
    ),
    (MATCH, "0: 5-5\n", "0: ５-5\n", "11:4 NOT_A_TILE a tile is written 2-5 or [2|5], not '５-5'."),
    (
        MATCH,
        "0: 5-5\n",
        "0: play\n",
        "11:4 NOT_A_MOVE a move is a tile with a place, as 2-5@5-5.a, draw=3-4, draw or "
        "pass, not 'play'.",
    ),
    (
        MATCH,
        "0: 5-5\n",
        "pass\n",
        "11:1 OTHER_LINE a line '0: ...' with moves of seat 0 was expected here, not 'pass'.",
    ),
    (MATCH, "# a", "#a", "12:1 COMMENT a comment is written '# text', and an empty one '#'."),
    (
        MATCH,
        "5-5.a",
        "5-5.c",
        "13:4 BRANCH_BEFORE_LINE Both line sides of [5|5] must be joined before its branch 5-5.c.",
    ),
    (MATCH, "5-5.a", "5-5.q", "13:12 NOT_A_FACE a face is one of lo, hi, a, b, c, d, not 'q'."),
    (
        MATCH,
        "1: 5-6@5-5.b",
        "1: pass",
        "15:4 MUST_PLACE Seat 1 can place a tile, so it may not pass.",
    ),
    (
        MATCH,
        "1: 5-6@5-5.b",
        "1: draw",
        "15:4 MUST_PLACE Seat 1 can place a tile, so it may not draw.",
    ),
    (MATCH, "draw=0-2 draw", "=3-3", "16:5 SEAT_TO_MOVE Seat 0 is to move now, not chance."),
    (
        MATCH,
        "draw=0-2",
        "draw=5-5",
        "16:9 NOT_IN_BONEYARD [5|5] is not in the boneyard, where tiles come from.",
    ),
    (
        MATCH,
        "draw=0-2 draw",
        "draw draw",
        "16:9 CHANCE_TO_MOVE It is chance's move now (the tile that is drawn), not a seat's.",
    ),
    (
        MATCH,
        "== unfinished",
        "== winners 0; target-reached",
        "18:4 RESULT by its moves the record ends with '== unfinished', not with '== "
        "winners 0; target-reached'.",
    ),
    (
        MATCH,
        "\n== unfinished\n",
        "",
        "16:1 ENDS_EARLY the record ends too early; a line '0: ...' with moves of seat 0 "
        "was expected.",
    ),
    (
        MATCH,
        "unfinished\n",
        "unfinished",
        "18:14 CUT the last line does not end with a line break, so the text seems to be cut.",
    ),
    (
        MATCH,
        "unfinished\n",
        "unfinished\n0: pass\n",
        "19:1 AFTER_THE_END nothing stands after the last line of a record; records have "
        "a line --- between them, and records.loads_all reads them.",
    ),
    (
        RACE,
        "chips 20",
        "chips 020",
        "3:8 TERMS these terms are written 'seats 3, chips 20, banker 0, prices 1 2 3 5 10'.",
    ),
    (
        RACE,
        "seats 3",
        "seats 2",
        "3:8 TOO_SMALL The number of seats in a card race is at least 3, not 2.",
    ),
    (
        RACE,
        "chips 20",
        "chips many",
        "3:8 TERMS terms are written 'seats 4, chips 20, banker 0, prices 1 2 3 5 10', "
        "not 'seats 3, chips many, banker 0, prices 1 2 3 5 10'.",
    ),
    (
        RACE,
        "race 1",
        "round 1",
        "5:1 OTHER_LINE 'race 1' or '== unfinished' was expected here, not 'round 1'.",
    ),
    (
        RACE,
        "7H 6H",
        "7H 7H",
        "6:11 IS_A_MARKER 7H lies on the track as a marker, so it cannot come again.",
    ),
    (RACE, "7H 6H", "7H 6X", "6:11 NOT_A_CARD a card is written 7H, 10D or KS, not '6X'."),
    (
        RACE,
        "10D KH",
        "9H KH",
        "7:1 RESULT this track holds five or more of a suit, so 'refused' was expected "
        "here, not '1: back C'.",
    ),
    (
        RACE,
        "1: back C",
        "2: back C",
        "7:1 OTHER_SEAT a line '1: back H' or '1: sit-out' was expected here.",
    ),
    (
        RACE,
        "1: back C",
        "1: sit-out",
        "7:4 MUST_BET Seat 1 has a chip and can back spades or hearts or diamonds or "
        "clubs, so it may not sit out.",
    ),
    (
        RACE,
        "1: back C",
        "1: turn 8D",
        "7:1 OTHER_LINE a line '1: back H' or '1: sit-out' was expected here, not '1: turn 8D'.",
    ),
    (
        RACE,
        "turn: 8D",
        "turned: 8D",
        "9:1 OTHER_LINE a line 'turn: ...' was expected here, not 'turned: 8D 10S'.",
    ),
    (
        RACE,
        "turn: 8D",
        "track: 8D",
        "9:8 NOT_NOW The track lies; what comes now is a card of the race.",
    ),
    (
        SEEN,
        "seats: 0",
        "seats: 0 0",
        "5:8 SEATS the seats that saw the match are in order, each once.",
    ),
    (
        SEEN,
        "seats: 0",
        "seats: 2",
        "5:8 NO_SUCH_SEAT Seat 2 is not at this table; its seats are 0 to 1.",
    ),
    (
        SEEN,
        "seats: 0",
        "seats: all",
        "5:8 NOT_SEATS seats are written '0 2', or '-' for none, not 'all'.",
    ),
    (
        SEEN,
        "seats: 0",
        "seats: 1",
        "9:9 SEEN The tile that seat 0 gets is not seen by those who watch.",
    ),
    (
        SEEN,
        "seats: 0\n",
        "seats: 0\ntag A: b\n",
        "6:1 NO_TAGS a record of what some seats saw has no tags, since they could tell secrets.",
    ),
    (
        SEEN,
        "0: 5-5\n",
        "0: 5-5\n# so\n",
        "12:1 NO_COMMENTS a record of what some seats saw has no comments, since they "
        "could tell secrets.",
    ),
    (
        SEEN,
        "0-0 0-4\n",
        "0-0 ??\n",
        "9:25 SEEN The tile that seat 0 gets is seen by those who watch.",
    ),
    (
        SEEN,
        "2-5@5-5.a",
        "0-1@5-5.a",
        "12:4 NOT_IN_HAND Seat 1 does not hold [0|1]; it places a tile of its hand.",
    ),
    (
        SEEN,
        "2-5@5-5.a",
        "0-5@5-5.a",
        "13:4 NO_SUCH_PORT [2|5] is not on the table; join a tile that is.",
    ),
    (
        SEEN,
        "??! 5-6@5-5.b",
        "??! draw",
        "14:21 BOUND_TILE The tile just drawn fits, so it must be placed now, and no other.",
    ),
    (
        SEEN,
        "0: 5-5\n",
        "0: 5-5\n= out 0; hands 1-1 | 2-2\n",
        "11:4 SEEN The round does not end here with these hands.",
    ),
    (
        SEEN,
        "0: 5-5\n",
        "0: 5-5\n= out 0; hands 1-1 | 1-1\n",
        "12:16 SEEN [1|1] is in two places, or in none of this set.",
    ),
    (
        SEEN,
        "0: 5-5\n",
        "0: 5-5\n= out 0; hands 1-1\n",
        "12:16 SEEN Hands are revealed as 2 sets of tiles.",
    ),
    (
        SEEN,
        "0: 5-5\n",
        "0: 5-5\n= out 0; hands 1-1 | 2-x\n",
        "12:22 NOT_A_TILE a tile is written 2-5 or [2|5], not '2-x'.",
    ),
    (
        SEEN,
        "1: 2-5",
        "0: 2-5",
        "12:1 OTHER_SEAT a line '1: ...' with moves of seat 1 was expected here.",
    ),
    (
        SEEN,
        "draw=?? draw=??!",
        "draw=??! draw=??!",
        "14:13 BOUND_TILE The tile just drawn fits, so it must be placed now, and no other.",
    ),
]


@pytest.mark.parametrize(
    ("text", "old", "new", "said"), TABLE, ids=[f"{n}" for n in range(len(TABLE))]
)
def test_what_is_said_of_a_wrong_text(text: str, old: str, new: str, said: str) -> None:
    assert old in text
    with pytest.raises(RecordError) as caught:
        loads(text.replace(old, new, 1))
    error = caught.value
    assert f"{error.line}:{error.column} {error.code} {error.message}" == said
    assert str(error) == f"line {error.line}, column {error.column}: {error.message}"


def test_a_result_is_checked_against_the_moves() -> None:
    text = dumps(ended())
    right = next(line for line in text.splitlines() if line.startswith("= "))
    number = text.splitlines().index(right) + 1
    for wrong in (
        right.replace("scores ", "scores 1"),
        right.replace("out", "blocked"),
        right.replace("hands ", "hands 6-6 "),
        right + " ",
        right[:-1],
        "= match",
        "== unfinished",
        "round 2",
    ):
        with pytest.raises(RecordError) as caught:
            loads(text.replace(right, wrong, 1))
        assert caught.value.code == "RESULT"
        assert caught.value.line == number
        same = [a == b for a, b in zip(wrong + "\n", right + "\n", strict=False)]
        assert caught.value.column == same.index(False) + 1
        assert caught.value.message.startswith(f"round 1 ends here, so '{right[:40]}")


def test_moves_after_the_end_of_a_round_are_refused() -> None:
    lines = dumps(ended()).splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if line.startswith("= "))
    lines[place - 1] = lines[place - 1][:-1] + " pass\n"
    with pytest.raises(RecordError) as caught:
        loads("".join(lines))
    assert (caught.value.code, caught.value.line) == ("ROUND_OVER", place)


def ended() -> Match:
    record = match(fives.HORSE_RACE, fives.Table(2), 4)
    return record.branch(next(result for result in record.results() if result.hands).after)


def test_a_record_of_other_rules_does_not_go_through() -> None:
    """The same moves under another name are refused where the rules part."""
    text = dumps(match(fives.HORSE_RACE, fives.Table(2), 4))
    for other in ("exact-61/1", "draw/1"):
        with pytest.raises(RecordError):
            loads(text.replace("horse-race/1", other))
    with pytest.raises(RecordError) as caught:
        loads(dumps(match(SHORT, fives.Table(2), 4)).replace("21}", "61}"))
    assert caught.value.code in ("RESULT", "OTHER_LINE")


def test_what_is_handed_over_must_be_the_variant() -> None:
    text = dumps(match(SIXES, fives.Table(2), 1, 20))
    for other in (None, fives.DRAW):
        with pytest.raises(RecordError) as caught:
            loads(text, other)
        assert caught.value.line == 3
    with pytest.raises(RecordError):
        loads(text, variant="sixes")  # type: ignore[arg-type]


@pytest.mark.parametrize("thing", [None, 7, b"fives-record 1\n", ["fives-record 1"]])
def test_a_record_is_read_from_text(thing: object) -> None:
    with pytest.raises(RecordError) as caught:
        loads(thing)  # type: ignore[arg-type]
    assert caught.value.code == "NOT_TEXT"
    with pytest.raises(RecordError):
        loads_all(thing)  # type: ignore[arg-type]


def test_an_error_is_copied_and_pickled_whole() -> None:
    error = RecordError("CUT", "cut.", 3, 4)
    for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (str(other), other.line, other.column) == ("line 3, column 4: cut.", 3, 4)
    assert isinstance(error, fives.FivesError)
    assert isinstance(error, ValueError)


def test_lines_are_counted_through_a_text_of_several() -> None:
    one = dumps(match(fives.DRAW, fives.Table(2), 1, 20))
    with pytest.raises(RecordError) as caught:
        loads_all(f"{one}---\n{one}---\nfives-record 1\ngame: go\n")
    assert caught.value.line == 2 * (one.count("\n") + 1) + 2
    with pytest.raises(RecordError) as caught:
        loads(f"{one}---\n{one}")
    assert caught.value.code == "AFTER_THE_END"
    for cut in (f"{one}---\n", f"---\n{one}", f"{one}---\n---\n{one}", f"{one}\n{one}"):
        with pytest.raises(RecordError):
            loads_all(cut)
