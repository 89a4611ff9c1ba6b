"""Draw, DR-09, DR-10 and DR-18: one line, no branches, and no points for placing."""

import pytest

import fives
from fives import RoundEnded, Ruled, TilePlayed
from tests.rules.dr_table import go_out, last_two, open_ends, position
from tests.rules.table import every, follow, moves, only, ports, refused, step

LEAD = "1-4"
JOINED = "1-4 1-1@1-4.lo"
BETWEEN = "1-4 1-1@1-4.lo 4-4@1-4.hi"
PROLONGED = "1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b"

EXAMPLES = [
    # plays; tiles; joined ports; open ports with the value that each takes
    (LEAD, ["[1|4]"], [], [("1-4.lo", 1), ("1-4.hi", 4)]),
    (JOINED, ["[1|4]", "[1|1]"], ["1-4.lo = 1-1.a"], [("1-1.b", 1), ("1-4.hi", 4)]),
    ("3-6", ["[3|6]"], [], [("3-6.lo", 3), ("3-6.hi", 6)]),
    ("3-6 6-6@3-6.hi", ["[3|6]", "[6|6]"], ["3-6.hi = 6-6.a"], [("3-6.lo", 3), ("6-6.b", 6)]),
    ("0-0", ["[0|0]"], [], [("0-0.a", 0), ("0-0.b", 0)]),
    (
        BETWEEN,
        ["[1|4]", "[1|1]", "[4|4]"],
        ["1-4.lo = 1-1.a", "1-4.hi = 4-4.a"],
        [("1-1.b", 1), ("4-4.b", 4)],
    ),
    (
        PROLONGED,
        ["[1|4]", "[1|1]", "[4|4]", "[3|4]"],
        ["1-4.lo = 1-1.a", "1-4.hi = 4-4.a", "4-4.b = 3-4.hi"],
        [("1-1.b", 1), ("3-4.lo", 3)],
    ),
    ("2-2", ["[2|2]"], [], [("2-2.a", 2), ("2-2.b", 2)]),
]


@pytest.mark.rule("DR-18", "DR-09", "DR-05")
@pytest.mark.parametrize(
    ("plays", "tiles", "joints", "free"), EXAMPLES, ids=[plays for plays, *_ in EXAMPLES]
)
def test_the_layouts_port_by_port(
    plays: str, tiles: list[str], joints: list[str], free: list[tuple[str, int]]
) -> None:
    """Tile by tile as the captions say: the tiles, the joined ports, the open ports."""
    *before, last = plays.split()
    hand = last.partition("@")[0]
    placed = step(position(f"{hand} 5-5", "0-5", layout=" ".join(before)), last)
    layout = placed.after.layout
    assert sorted(map(str, layout.tiles)) == sorted(tiles)
    assert sorted(map(str, layout.joints)) == sorted(joints)
    assert sorted(open_ends(placed.after)) == sorted(free)
    assert layout.open_ports == layout.ports
    assert layout.spinning == frozenset()
    assert only(placed, TilePlayed).points == 0


@pytest.mark.rule("DR-18", "DR-05")
@pytest.mark.parametrize(
    ("plays", "takes", "refuses"),
    [
        (LEAD, {"1-4.lo": "1-3", "1-4.hi": "4-5"}, "3-5"),
        (JOINED, {"1-1.b": "1-3", "1-4.hi": "4-5"}, "3-5"),
        ("3-6 6-6@3-6.hi", {"3-6.lo": "3-5", "6-6.b": "4-6"}, "4-5"),
        ("0-0", {"0-0.a": "0-5", "0-0.b": "0-5"}, "1-5"),
        (BETWEEN, {"1-1.b": "1-5", "4-4.b": "4-5"}, "5-6"),
        (PROLONGED, {"1-1.b": "1-5", "3-4.lo": "3-5"}, "4-5"),
        ("2-2", {"2-2.a": "2-5", "2-2.b": "2-5"}, "4-5"),
    ],
)
def test_an_open_port_takes_its_value_and_no_other(
    plays: str, takes: dict[str, str], refuses: str
) -> None:
    hand = " ".join(dict.fromkeys([*takes.values(), refuses]))
    state = position(hand, "5-5 0-6", layout=plays)
    assert sorted(ports(state)) == sorted(takes)
    assert sorted(moves(state)) == sorted([*(f"{t}@{p}" for p, t in takes.items()), "draw"])
    for port in takes:
        assert refused(state, f"{refuses}@{port}") == ("VALUES_DIFFER", "DR-05")


@pytest.mark.rule("DR-09")
@pytest.mark.parametrize("face", ["c", "d"])
def test_no_double_branches(face: str) -> None:
    """[4|4] lies between [1|4] and [3|4], as a spinner would that is ready to branch."""
    state = position("4-5 0-4", "6-6", layout=PROLONGED)
    assert refused(state, f"4-5@4-4.{face}") == ("NO_BRANCHES", "DR-09")
    assert moves(state) == ["draw"]


@pytest.mark.rule("DR-09")
@pytest.mark.parametrize("layout", ["2-2", "2-2 2-3@2-2.a", "2-2 2-3@2-2.a 1-2@2-2.b"])
@pytest.mark.parametrize("face", ["c", "d"])
def test_the_opening_double_does_not_branch_either(layout: str, face: str) -> None:
    """With none, one or both of its line sides joined."""
    state = position("2-5 0-0", "6-6", layout=layout)
    assert refused(state, f"2-5@2-2.{face}") == ("NO_BRANCHES", "DR-09")


@pytest.mark.rule("DR-09")
def test_a_joined_side_takes_no_second_tile() -> None:
    state = position("2-5 0-0", "6-6", layout="2-2 2-3@2-2.a")
    assert moves(state) == ["2-5@2-2.b", "draw"]
    assert refused(state, "2-5@2-2.a") == ("PORT_TAKEN", "DR-09")


@pytest.mark.rule("DR-09")
def test_doubles_lie_crosswise_and_are_prolonged_with_the_same_value() -> None:
    """A double joins by its line, and what follows it joins the other side by that value."""
    state = step(position("6-6 0-0", "4-6 1-1", layout="3-6"), "6-6@3-6.hi").after
    assert open_ends(state) == [("3-6.lo", 3), ("6-6.b", 6)]
    state = step(state, "4-6@6-6.b").after
    assert open_ends(state) == [("3-6.lo", 3), ("4-6.lo", 4)]


@pytest.mark.rule("DR-09")
def test_two_ends_from_the_first_tile_to_the_last() -> None:
    """All seven doubles in one line of thirteen tiles: two ends after each of them."""
    line = """
        3-3 2-3@3-3.a 3-4@3-3.b 2-2@2-3.lo 4-4@3-4.hi 1-2@2-2.b 4-5@4-4.b 1-1@1-2.lo
        5-5@4-5.hi 0-1@1-1.b 5-6@5-5.b 0-0@0-1.lo 6-6@5-6.hi
    """
    layout = fives.DRAW.layout()
    for text in line.split():
        play = fives.Play.parse(text)
        layout = layout.place(play.tile, play.at)
        assert len(layout.open_ports) == len(layout.ports) == 2
    assert [str(port) for port in layout.ports] == ["0-0.b", "6-6.b"]


@pytest.mark.rule("DR-10")
@pytest.mark.parametrize(
    ("layout", "play", "total"),
    [
        ("", "5-5", 10),
        ("", "4-6", 10),
        ("", "0-5", 5),
        ("0-5", "5-5@0-5.hi", 10),
        ("2-5", "0-2@2-5.lo", 5),
        ("4-6 4-4@4-6.lo", "6-6@4-6.hi", 20),
        ("1-4", "1-1@1-4.lo", 6),
    ],
)
def test_no_play_scores(layout: str, play: str, total: int) -> None:
    """5, 10 and 20 pips at the ends are nothing here, at the opening or later."""
    hand = play.partition("@")[0]
    placed = step(position(f"{hand} 3-3", "1-2", layout=layout, scores=(7, 9)), play)
    event = only(placed, TilePlayed)
    assert (event.total, event.points) == (total, 0)
    assert sum(part.pips for part in event.parts) == total
    assert every(placed, Ruled) == []
    assert placed.after.scores == (7, 9)


@pytest.mark.rule("DR-10", "DR-13")
def test_the_last_tile_scores_nothing_itself() -> None:
    """[1|5] is the last and makes 5 and 5, a ten: only the 3 left elsewhere count."""
    out = step(position("1-5", "1-2", layout="1-4 4-5@1-4.hi", scores=(7, 9)), "1-5@1-4.lo")
    assert (only(out, TilePlayed).total, only(out, TilePlayed).points) == (10, 0)
    (ruled,) = every(out, Ruled)
    assert [part.reason for part in ruled.ruling.event.parts] == ["opponents"]
    assert out.after.scores == (7 + 3, 9)


@pytest.mark.rule("DR-10", "DR-11")
def test_a_last_tile_against_an_empty_count_scores_nothing_at_all() -> None:
    """The ends are 5 and 5, and only [0|0] is left: 0 points for 10 pips on the table."""
    out = step(position("1-5", "0-0", layout="1-4 4-5@1-4.hi"), "1-5@1-4.lo")
    assert only(out, TilePlayed).total == 10
    assert out.after.scores == (0, 0)
    assert only(out, RoundEnded).winners == (0,)


@pytest.mark.rule("DR-10")
def test_no_points_in_a_whole_round_of_plays_until_its_end() -> None:
    """[1|4], [1|1], [4|4], [3|4] as laid above: 5, 6, 10 and 5 pips; then [3|6] goes out."""
    state = position("1-4 4-4 3-6", "1-1 3-4 0-2")
    for play in PROLONGED.split():
        assert state.scores == (0, 0)
        state = follow(state, play)
    out = step(state, "3-6@3-4.lo")
    assert out.after.scores == (2, 0)
    assert only(go_out("0-2"), RoundEnded).winners == (0,)


@pytest.mark.rule("DR-09", "DR-11")
def test_a_covered_double_is_no_place_to_go_on_in_a_blocked_round() -> None:
    """Seat 0 holds a tile of every double inside the line; none has a side to take it."""
    state = last_two("1-2", "4-4")
    inside = [tile for tile in state.layout.tiles if tile.is_double and tile.low in (1, 2)]
    assert len(inside) == 2
    assert moves(state) == ["pass"]
    for tile in inside:
        assert refused(state, f"1-2@{tile.notation}.c") == ("NO_BRANCHES", "DR-09")
