"""Tiles, tables, score sheets and card races as text."""

import re
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives import card_race
from fives.render.plain.text import Shown, text
from fives.render.plain.turn import table
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.sheets_tally import PaperTally
from tests.render.plain.reading import laid
from tests.strategies import TABLES, At, match, seeds, share

SETUP = fives.Setup(
    variant=fives.HORSE_RACE,
    seats=4,
    pairs=True,
    hands=("2-5 0-5", "3-5 6-6", "1-1", "0-0 1-2"),
    layout="5-5",
    scores=(12, 7),
)


def lines(value: Shown, lang: str = "en", width: int = 80) -> list[str]:
    shown = text(value, lang=lang, width=width)
    return shown.replace("\N{NO-BREAK SPACE}", " ").split("\n")


def test_tiles() -> None:
    assert text(fives.Tile(2, 5)) == "[2|5]"
    assert text(fives.TileSet.parse("5-5 2-5")) == "[2|5] [5|5]"
    assert text(fives.TileSet()) == ""
    assert max(map(len, lines(fives.DOUBLE_SIX, width=40))) <= 40


def test_a_layout() -> None:
    assert lines(laid("2-5")) == ["[2 | 5]", "ends: [2|5] 2 + [2|5] 5 = 7"]
    assert text(laid("5-5"), unicode=True).startswith("┌───┐\n│ 5 │\na┄┄┄b\n")


def test_a_view_is_what_a_person_sees_at_its_turn_and_who_is_to_move() -> None:
    view = SETUP.state().view(1)
    assert lines(view) == [*table(view), "to move    seat 0"]
    assert lines(view)[-4:] == [
        "scores     seats 0 and 2: 12   you and seat 3: 7",
        "tiles      seat 0: 2   you: 2   seat 2: 1   seat 3: 2   boneyard: 20",
        "your hand  [3|5] [6|6]",
        "to move    seat 0",
    ]


def test_a_state_shows_no_hand_and_a_view_of_a_side_shows_its_two() -> None:
    state = SETUP.state()
    assert lines(state) == lines(state.public_view())
    assert "hand" not in text(state)
    assert lines(state.side_view(1))[-3:] == [
        "hand 1     [3|5] [6|6]",
        "hand 3     [0|0] [1|2]",
        "to move    seat 0",
    ]


def test_in_french() -> None:
    assert lines(SETUP.state().view(0), "fr")[-7:] == [
        "extrémités : [5|5] 10 = 10",
        "",
        "scores      vous et la place 2 : 12   les places 1 et 3 : 7",
        "dominos     vous : 2   la place 1 : 2   la place 2 : 1   la place 3 : 2",
        "            pioche : 20",
        "votre main  [0|5] [2|5]",
        "tour        vous",
    ]


def test_chance_moves_and_then_somebody_has_won() -> None:
    assert lines(fives.HORSE_RACE.start(seats=2))[-1] == "to move    chance"
    over = attrs.evolve(
        SETUP.state().view(0), actor=None, outcome=fives.Outcome((fives.Side(0),), "target-reached")
    )
    assert lines(over)[-1] == "winners    you and seat 2"
    drawn = attrs.evolve(over, outcome=fives.Outcome((), "equal-best"))
    assert lines(drawn)[-1] == "winner     nobody"


@share(0.2)
@given(st.sampled_from(TABLES), seeds, st.randoms(use_true_random=False))
def test_a_random_match_shows_no_hidden_tile(at: At, seed: int, rng: Random) -> None:
    states = list(match(at, seed))
    for state in rng.sample(states, min(8, len(states))):
        seat = rng.randrange(at.seats)
        shown = {tile.notation for tile in state.view(seat).hand | set(state.layout.tiles)}
        below = text(state.view(seat)).partition("\n\nscores")[2]
        assert set(tiles_in(below)) <= shown
        laid_out = {tile.notation for tile in state.layout.tiles}
        assert set(tiles_in(text(state))) <= laid_out


def tiles_in(shown: str) -> list[str]:
    return [f"{low}-{high}" for low, high in re.findall(r"\[(\d+)\|(\d+)\]", shown)]


def test_a_cribbage_board_says_in_english_what_it_prints() -> None:
    board = CribbageBoard([(60, 64), (3, -1), ()], laps=1)
    assert text(board) == str(board)
    french = lines(board, "fr")
    assert french[1] == "camp 0 : 64 points, auparavant 60 ; 3 au-delà du dernier trou"
    assert french[2] == lines(board)[2]


def test_a_paper_tally() -> None:
    assert text(PaperTally(14)) == str(PaperTally(14))


def test_a_card_race_from_its_start_to_the_bets() -> None:
    race = card_race.start(seats=3)
    assert lines(race) == [
        "chips  seat 0, the bank: 20   seat 1: 20   seat 2: 20",
        "to move  chance",
    ]
    laid_out = fives.run_chance(race, Random(61))
    assert lines(laid_out)[1].startswith("markers")
    assert lines(laid_out) == lines(laid_out.public_view())
    assert "you: 20" in text(laid_out.view(1))
    assert lines(laid_out.view(1))[-1] == "to move  you"


def test_the_chips_of_a_seat_stay_on_a_line() -> None:
    shown = text(card_race.start(seats=4), lang="fr").splitlines()
    assert shown[:2] == [
        "jetons  la place 0, la banque : 20   la place 1 : 20   la place 2 : 20",
        "        la place 3 : 20",
    ]


@pytest.mark.parametrize("value", [None, "2-5", 3, object()])
def test_what_has_no_text_form_is_refused(value: object) -> None:
    with pytest.raises(fives.InputError, match="have a text form"):
        text(value)  # type: ignore[arg-type]


def test_a_width_that_is_too_small_is_refused_with_the_least() -> None:
    with pytest.raises(fives.InputError, match="at least 33, not 32"):
        text(fives.Tile(2, 5), width=32)
    board = CribbageBoard([()])
    with pytest.raises(fives.InputError, match="takes 78 columns, not 60"):
        text(board, width=60)
    assert text(board, width=78)
    with pytest.raises(fives.InputError, match="whole number"):
        text(board, width="80")  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [fives.Tile(2, 5), fives.HORSE_RACE.layout()])
def test_whether_tiles_are_boxes_is_a_yes_or_no(value: fives.Tile | fives.Layout) -> None:
    with pytest.raises(fives.InputError, match="unicode is True or False, not an int"):
        text(value, unicode=1)  # type: ignore[arg-type]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(fives.InputError, match="en and fr"):
        text(fives.Tile(2, 5), lang="la")
