"""What a seat sees at its turn."""

import attrs

from fives import HORSE_RACE, Phase, Setup, Tile
from fives.render.plain.turn import choices, table

SETUP = Setup(
    variant=HORSE_RACE,
    seats=4,
    pairs=True,
    hands=("2-5 0-5", "3-5 6-6", "1-1", "0-0 1-2"),
    layout="5-5",
    scores=(12, 7),
)


def test_the_table_as_one_seat_sees_it() -> None:
    assert table(SETUP.state().view(0)) == (
        " [5]",
        "a[-]b",
        " [5]",
        "ends: [5|5] 10 = 10",
        "",
        "scores     you and seat 2: 12   seats 1 and 3: 7",
        "tiles      you: 2   seat 1: 2   seat 2: 1   seat 3: 2   boneyard: 20",
        "your hand  [0|5] [2|5]",
    )


def test_moves_are_numbered_in_their_order_with_previews() -> None:
    assert choices(SETUP.state().view(0)) == (
        "  1  [0|5] on [5|5] a   total 10, 2 points, keeps the turn",
        "  2  [2|5] on [5|5] a   total 12, no points",
        "  3  [0|5] on [5|5] b   total 10, 2 points, keeps the turn",
        "  4  [2|5] on [5|5] b   total 12, no points",
    )


def test_a_last_tile_is_called_so() -> None:
    state = attrs.evolve(SETUP, hands=("0-5", "3-5", "1-1", "1-2")).state()
    assert choices(state.view(0))[0] == (
        "  1  [0|5] on [5|5] a   total 10, 2 points, last tile of the hand"
    )


def test_a_lead() -> None:
    view = attrs.evolve(SETUP, layout="").state().view(0)
    assert table(view)[0] == "The table is empty."
    assert choices(view) == (
        "  1  lead [0|5]   total 5, 1 point, keeps the turn",
        "  2  lead [2|5]   total 7, no points",
    )


def test_a_drawn_tile_is_named_and_keeps_no_turn() -> None:
    setup = attrs.evolve(SETUP, hands=("0-5 0-1", "3-5", "1-1", "1-2"), phase=Phase.PLACING)
    view = attrs.evolve(setup, bound="0-5").state().view(0)
    assert table(view)[-1] == "to place   [0|5], the tile just drawn"
    assert choices(view)[0] == "  1  [0|5] on [5|5] a   total 10, 2 points"


def test_draws_and_passes_have_no_preview() -> None:
    stuck = attrs.evolve(SETUP, hands=("0-1", "3-5", "1-1", "1-2"))
    assert choices(stuck.state().view(0)) == ("  1  draw",)
    rest = HORSE_RACE.dealing.tiles - {Tile(0, 1), Tile(1, 1), Tile(1, 2), Tile(5, 5)}
    no_boneyard = attrs.evolve(stuck, hands=("0-1", rest, "1-1", "1-2"), boneyard="")
    assert choices(no_boneyard.state().view(0)) == ("  1  pass",)


def test_a_seat_that_is_not_to_move_has_no_choice() -> None:
    assert choices(SETUP.state().view(1)) == ()


def test_a_long_hand_is_folded() -> None:
    lines = table(attrs.evolve(SETUP.state().view(0), hand=HORSE_RACE.dealing.tiles))
    assert max(map(len, lines)) < 80
    assert lines[-1].startswith(" " * 11 + "[")
