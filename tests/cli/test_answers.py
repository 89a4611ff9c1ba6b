"""What a person may answer, and what is said of anything else."""

import attrs
import pytest

from fives import HORSE_RACE, BySeats, NotationError, Phase, Setup, View, double_set, parse_move
from fives.cli.answers import read_answer

SETUP = Setup(
    variant=HORSE_RACE, seats=2, hands=("2-5 0-5 1-1 6-6 3-6", "3-5 4-4"), layout="5-5 5-6@5-5.a"
)
"""The seat to move has four moves: 0-5 and 2-5 on 5-5.b, 3-6 and 6-6 on 5-6.hi."""


def view(**changes: object) -> View:
    return attrs.evolve(SETUP, **changes).state().view(0)  # type: ignore[arg-type]


def wrong(answer: str, seen: View | None = None) -> str:
    lines = read_answer(answer, seen or view())
    assert isinstance(lines, tuple)
    assert max(map(len, lines)) < 80
    return " ".join(line.strip() for line in lines)


def test_a_number_of_the_list() -> None:
    moves = view().legal_moves()
    assert len(moves) == 4
    for number, move in enumerate(moves, start=1):
        assert read_answer(str(number), view()) == move
        assert read_answer(f"00{number}", view()) == move


@pytest.mark.parametrize("number", ["0", "000", "5", "99", "-1", "+1", "1.5", "1,5", "400000001"])
def test_a_number_that_is_not_on_the_list(number: str) -> None:
    assert wrong(number) == f"There is no choice {number}; give a number from 1 to 4."


@pytest.mark.parametrize("number", ["1" * 10, "1" * 5000, "0" * 5000])
def test_a_long_number_is_never_taken_for_another(number: str) -> None:
    shown = number if len(number) < 20 else f"{number[:20]}..."
    assert wrong(number) == f"There is no choice {shown}; give a number from 1 to 4."


@pytest.mark.parametrize("answer", ["2-5@5-5.b", "5-2@5-5.b", "[2|5]@5-5.b", "2-5@5-5.B"])
def test_a_tile_with_its_place(answer: str) -> None:
    assert read_answer(answer, view()) == parse_move("2-5@5-5.b")


def test_a_tile_is_enough_where_it_fits_in_one_place() -> None:
    assert read_answer("5-2", view()) == parse_move("2-5@5-5.b")
    assert read_answer("[6|6]", view()) == parse_move("6-6@5-6.hi")


def test_a_tile_that_fits_in_several_places_is_asked_for_again() -> None:
    seen = view(hands=("0-1 2-5", "3-5 4-4"), layout="5-5")
    assert read_answer("2-5", seen) == (
        "[2|5] fits in several places; give the number of one:",
        "  1  [2|5] on [5|5] a   total 12, no points",
        "  2  [2|5] on [5|5] b   total 12, no points",
    )
    assert read_answer("2", seen) == parse_move("2-5@5-5.b")


def test_a_tile_leads() -> None:
    seen = view(layout="")
    assert read_answer("6-6", seen) == parse_move("6-6")
    assert wrong("so what", seen) == (
        "Not understood: 'so what'. Give a number from 1 to 5, or a tile, such as 1-1."
    )
    assert wrong("6-6@5-5.a", seen).startswith("The table is empty; lead [6|6]")


@pytest.mark.parametrize("answer", ["1-1", "[1|1]"])
def test_a_tile_that_fits_nowhere(answer: str) -> None:
    assert wrong(answer) == "[1|1] fits nowhere now."


@pytest.mark.parametrize("tile", ["7-9", "[7|9]", "6-7", "2-99", "[2|99]", "1-2000"])
@pytest.mark.parametrize("place", ["", "@5-5.b"])
def test_a_tile_beyond_the_set(tile: str, place: str) -> None:
    shown = f"[{tile[0]}|{tile[2]}]" if len(tile) == 3 else tile
    assert wrong(tile + place) == f"{shown} is not in the set, whose highest tile is [6|6]."


def test_a_long_tile_is_shortened() -> None:
    assert wrong(f"1-{'2' * 5000}").startswith(f"1-{'2' * 18}... is not in the set")


def test_a_larger_set_knows_its_own_tiles() -> None:
    rules = attrs.evolve(HORSE_RACE, dealing=BySeats(7, 6, 5, tiles=double_set(9)))
    seen = view(variant=rules)
    assert wrong("7-9", seen).startswith("Seat 0 does not hold [7|9]")
    assert wrong("7-10", seen) == "[7|10] is not in the set, whose highest tile is [9|9]."


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("0-0", "NOT_IN_HAND"),
        ("2-5@5-6.hi", "VALUES_DIFFER"),
        ("2-5@9-9.a", "NO_SUCH_PORT"),
        ("draw", "MUST_PLACE"),
        ("Pass", "MUST_PLACE"),
        ("lot 1", "SEAT_TO_MOVE"),
    ],
)
def test_a_move_that_is_refused_gets_the_sentence_of_the_library(answer: str, code: str) -> None:
    refusal = view().refusal(parse_move(answer.lower()))
    assert refusal is not None
    assert refusal.code == code
    assert wrong(answer) == str(refusal)


def test_a_side_that_the_tile_does_not_have() -> None:
    with pytest.raises(NotationError) as caught:
        parse_move("2-5@5-6.a")
    assert wrong("2-5@5-6.a") == caught.value.message


def test_another_tile_than_the_one_just_drawn() -> None:
    seen = view(hands=("2-5 1-1", "3-5 4-4"), phase=Phase.PLACING, bound="2-5")
    assert wrong("1-1", seen).endswith("(HR-13)")
    assert read_answer("2-5", seen) == parse_move("2-5@5-5.b")


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ("abc", "abc"),
        ("2-5@5-5.q", "2-5@5-5.q"),
        ("2-5@5-5", "2-5@5-5"),
        ("2-5@", "2-5@"),
        ("it's", "it's"),
        ("a\tb\x1b[2J", "a?b?[2J"),
        ("٣", "٣"),
        ("1.", "1."),
        ("deal", "deal"),
        ("word " * 5000, "word word word word ..."),
        ("twenty-three letters ok", "twenty-three letters ok"),
    ],
)
def test_what_is_no_move_is_told_what_would_be(answer: str, shown: str) -> None:
    assert wrong(answer) == (
        f"Not understood: '{shown}'. Give a number from 1 to 4, or a tile with its place, "
        "such as 0-5@5-5.b."
    )


def test_no_line_is_broken_within_the_quotes() -> None:
    lines = read_answer("a b c d e f g h i j k l m n o p", view())
    assert isinstance(lines, tuple)
    assert "'a b c d e f g h i j ...'" in lines[0]


def test_a_draw_is_no_example_of_a_tile() -> None:
    seen = view(hands=("0-1", "3-5 4-4"))
    assert wrong("what", seen) == "Not understood: 'what'. Give the number 1."
    assert wrong("2", seen) == "There is no choice 2; give the number 1."
    assert read_answer("", seen) == read_answer("draw", seen) == parse_move("draw")
    assert wrong("0-1", seen) == "[0|1] fits nowhere now."


def test_enter_needs_a_single_move() -> None:
    assert wrong("") == "Give a number from 1 to 4."
