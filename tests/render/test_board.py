"""Layouts as text."""

from random import Random

from fives import HORSE_RACE, GameState, Layout, Play, parse_move, run_chance
from fives.render.board import board, count
from fives.render.folding import WIDTH


def laid(plays: str) -> Layout:
    layout = HORSE_RACE.layout()
    for text in plays.split():
        play = parse_move(text)
        assert isinstance(play, Play)
        layout = layout.place(play.tile, play.at)
    return layout


def test_an_empty_table() -> None:
    assert board(HORSE_RACE.layout()) == ("The table is empty.",)


def test_a_lead_alone() -> None:
    assert board(laid("2-5")) == ("[2|5] leads", "ends: [2|5] 2 + [2|5] 5 = 7")


def test_tiles_are_turned_as_they_lie() -> None:
    assert board(laid("2-5 1-5@2-5.hi 1-1@1-5.lo 1-3@1-1.b 2-6@2-5.lo")) == (
        "[2|5] leads",
        "  [2|5] lo: [2|6]",
        "  [2|5] hi: [5|1] [1|1] [1|3]",
        "ends: [2|6] 6 + [1|3] 3 = 9",
        "branches open: [1|1] c, [1|1] d",
    )


def test_branches_stand_under_their_arm_and_branch_again() -> None:
    layout = laid(
        "5-5 2-5@5-5.a 2-2@2-5.lo 2-3@2-2.b 2-6@2-2.c 6-6@2-6.hi 4-6@6-6.b 1-6@6-6.d "
        "0-2@2-2.d 3-5@5-5.b 0-5@5-5.d"
    )
    assert board(layout) == (
        "[5|5] leads",
        "  [5|5] a: [5|2] [2|2] [2|3]",
        "    [2|2] c: [2|6] [6|6] [6|4]",
        "      [6|6] d: [6|1]",
        "    [2|2] d: [2|0]",
        "  [5|5] b: [5|3]",
        "  [5|5] d: [5|0]",
        "ends: [2|3] 3 + [4|6] 4 + [1|6] 1 + [0|2] 0 + [3|5] 3 + [0|5] 0 = 11",
        "branches open: [5|5] c, [6|6] c",
    )


def test_the_order_of_laying_does_not_matter() -> None:
    first = laid("5-5 2-5@5-5.a 3-5@5-5.b 2-2@2-5.lo")
    second = laid("5-5 3-5@5-5.b 2-5@5-5.a 2-2@2-5.lo")
    assert board(first) == board(second)


def test_a_covered_double_is_left_out_of_the_count() -> None:
    assert count(laid("5-5 2-5@5-5.a 3-5@5-5.b"))[0] == "ends: [2|5] 2 + [3|5] 3 = 5"


def test_every_board_of_random_matches_shows_each_tile_once_within_80_columns() -> None:
    rng = Random(4)
    for seats in (2, 3, 4):
        for state in played(HORSE_RACE.start(seats), rng):
            lines = board(state.layout)
            assert max(map(len, lines)) <= WIDTH
            shown = [tile for line in lines for tile in tiles_shown(line)]
            assert sorted(shown) == sorted(tile.notation for tile in state.layout.tiles)


def tiles_shown(line: str) -> list[str]:
    """The tiles that a line lays, low half first: not the names of ports before a colon."""
    if line.startswith(("ends", "branches", "The table")) or line[:5] == "    +":
        return []
    words = line.rpartition(":")[2].split()
    return [f"{min(word[1], word[3])}-{max(word[1], word[3])}" for word in words if word[0] == "["]


def played(state: GameState, rng: Random) -> list[GameState]:
    found = []
    while state.outcome is None:
        state = run_chance(state, rng)
        found.append(state)
        state = state.apply(rng.choice(state.legal_moves()))
    return found
