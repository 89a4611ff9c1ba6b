"""A layout by itself: what joins where, what is open, what it adds up to."""

from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given

import fives
from tests.properties.reference import count
from tests.strategies import SET, layouts, plays_of, relaid, seeds

T = fives.Tile
PORT = fives.Port.parse


def empty(spinners: fives.Spinners | fives.LayoutSpinners | None = None) -> fives.Layout:
    return fives.Layout(spinners or fives.EveryDouble(), fives.BothHalvesWhileOpen())


def lay(text: str, layout: fives.Layout | None = None) -> fives.Layout:
    """A layout from plays as text."""
    layout = empty() if layout is None else layout
    for play in map(fives.parse_move, text.split()):
        assert isinstance(play, fives.Play)
        layout = layout.place(play.tile, play.at)
    return layout


def open_values(layout: fives.Layout) -> list[str]:
    return [f"{port} ({port.value})" for port in layout.ports]


@pytest.mark.parametrize(
    ("plays", "values"),
    [
        ("1-4", ["1-4.lo (1)", "1-4.hi (4)"]),
        ("1-4 1-1@1-4.lo", ["1-1.b (1)", "1-4.hi (4)"]),
        ("1-4 1-1@1-4.lo 4-4@1-4.hi", ["1-1.b (1)", "4-4.b (4)"]),
        ("1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b", ["1-1.b (1)", "3-4.lo (3)"]),
        ("3-6 6-6@3-6.hi", ["3-6.lo (3)", "6-6.b (6)"]),
        ("0-0", ["0-0.a (0)", "0-0.b (0)"]),
        ("2-2", ["2-2.a (2)", "2-2.b (2)"]),
        ("2-2 2-3@2-2.a 2-4@2-2.b", ["2-3.hi (3)", "2-4.hi (4)"]),
    ],
)
def test_a_line_without_branches_has_two_ends(plays: str, values: list[str]) -> None:
    layout = lay(plays, empty(fives.NoDouble()))
    assert open_values(layout) == values
    assert layout.spinning == frozenset()
    assert layout.locked == frozenset()


def test_a_line_never_branches() -> None:
    layout = lay("2-2 2-3@2-2.a 2-4@2-2.b", empty(fives.NoDouble()))
    refusal = layout.refusal(T(2, 5), PORT("2-2.c"))
    assert refusal is not None
    assert refusal.code == "NO_BRANCHES"


SPINNER = [
    ("5-5", ["5-5.a", "5-5.b"], 10),
    ("5-5 2-5@5-5.a", ["2-5.lo", "5-5.b"], 12),
    ("5-5 2-5@5-5.b", ["2-5.lo", "5-5.a"], 12),
    ("5-5 2-5@5-5.a 3-5@5-5.b", ["2-5.lo", "3-5.lo", "5-5.c", "5-5.d"], 5),
    ("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c", ["2-5.lo", "3-5.lo", "4-5.lo", "5-5.d"], 9),
    ("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.d", ["2-5.lo", "3-5.lo", "4-5.lo", "5-5.c"], 9),
    ("2-5 5-5@2-5.hi", ["2-5.lo", "5-5.b"], 12),
    ("2-5 5-5@2-5.hi 3-5@5-5.b", ["2-5.lo", "3-5.lo", "5-5.c", "5-5.d"], 5),
    # A double on a branch of a double is a spinner as well.
    ("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 4-4@4-5.lo", ["4-4.b", "2-5.lo", "3-5.lo", "5-5.d"], 13),
    (
        "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 4-4@4-5.lo 0-4@4-4.b",
        ["0-4.lo", "4-4.c", "4-4.d", "2-5.lo", "3-5.lo", "5-5.d"],
        5,
    ),
]


@pytest.mark.parametrize(("plays", "ports", "total"), SPINNER, ids=[plays for plays, *_ in SPINNER])
def test_a_spinner_branches_after_both_line_sides(plays: str, ports: list[str], total: int) -> None:
    layout = lay(plays)
    assert [str(port) for port in layout.ports] == ports
    assert layout.total == total
    assert sum(part.pips for part in layout.parts) == total
    assert T(5, 5) in layout.spinning


def test_the_parts_say_why() -> None:
    layout = lay("5-5 2-5@5-5.a")
    assert [(str(part), part.why) for part in layout.parts] == [
        ("[5|5] 10", fives.Why.BOTH_HALVES),
        ("[2|5] 2", fives.Why.END),
    ]
    covered = lay("5-5 2-5@5-5.a 3-5@5-5.b")
    assert [str(part) for part in covered.parts] == ["[2|5] 2", "[3|5] 3"]
    assert [str(part) for part in lay("2-5").parts] == ["[2|5] 2", "[2|5] 5"]
    assert [str(part) for part in lay("0-0 0-5@0-0.a").parts] == ["[0|0] 0", "[0|5] 5"]
    assert empty().parts == ()


@attrs.frozen
class Sniffing:
    """Counts a double whose sides are covered until its branches are, with one half each."""

    def halves(self, joined: frozenset[fives.Face], spinner: bool) -> int:
        return {0: 2, 1: 2, 2: 2, 3: 1, 4: 0}[len(joined)]


def test_counting_is_a_parameter() -> None:
    layout = fives.Layout(fives.EveryDouble(), Sniffing())
    plays = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 0-5@5-5.d"
    totals, whys = [], []
    for text in plays.split():
        layout = lay(text, layout)
        totals.append(layout.total)
        whys.append([part.why for part in layout.parts if part.tile.is_double])
    assert totals == [10, 12, 15, 14, 9]
    both, one = [fives.Why.BOTH_HALVES], [fives.Why.ONE_HALF]
    assert whys == [both, both, both, one, []]
    assert layout != lay(plays)


REFUSED = [
    ("", "2-7", "NOT_IN_SET"),
    ("", "2-5@5-5.a", "NO_SUCH_PORT"),
    ("5-5", "5-5@5-5.a", "ALREADY_LAID"),
    ("5-5", "2-5", "NEEDS_PORT"),
    ("5-5", "2-5@2-2.a", "NO_SUCH_PORT"),
    ("5-5", "2-5@2-5.lo", "NO_SUCH_PORT"),
    ("5-5", "2-4@5-5.a", "VALUES_DIFFER"),
    ("5-5", "2-5@5-5.c", "BRANCH_BEFORE_LINE"),
    ("5-5 2-5@5-5.a", "3-5@5-5.d", "BRANCH_BEFORE_LINE"),
    ("5-5 2-5@5-5.b", "3-5@5-5.d", "BRANCH_BEFORE_LINE"),
    ("5-5 2-5@5-5.a", "3-5@5-5.a", "PORT_TAKEN"),
    ("5-5 2-5@5-5.a", "3-5@2-5.hi", "PORT_TAKEN"),
    ("2-5 5-5@2-5.hi", "3-5@5-5.a", "PORT_TAKEN"),
    ("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c", "1-5@5-5.c", "PORT_TAKEN"),
    ("5-5 2-5@5-5.a 3-5@5-5.b", "3-6@2-5.lo", "VALUES_DIFFER"),
]


@pytest.mark.parametrize(
    ("laid", "text", "code"), REFUSED, ids=[f"{a} | {b}" for a, b, _ in REFUSED]
)
def test_what_cannot_be_laid_is_refused(laid: str, text: str, code: str) -> None:
    layout, play = lay(laid), fives.parse_move(text)
    assert isinstance(play, fives.Play)
    refusal = layout.refusal(play.tile, play.at)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.sentence.endswith(".")
    named = {"tile": str(play.tile), "port": str(play.at)}
    assert named.items() <= dict(refusal.params).items()
    before = (repr(layout), layout.ports, layout.total)
    with pytest.raises(fives.IllegalMoveError) as caught:
        layout.place(play.tile, play.at)
    assert (caught.value.move, caught.value.refusal) == (play, refusal)
    assert (repr(layout), layout.ports, layout.total) == before


@given(layouts())
def test_a_layout_takes_exactly_what_fits_an_open_port(layout: fives.Layout) -> None:
    laid = set(layout.tiles)
    for tile in SET:
        for port in (None, *layout.ports, *(joint.at for joint in layout.joints)):
            fits = tile not in laid and (
                not laid
                if port is None
                else port in layout.ports and port.value in (tile.low, tile.high)
            )
            assert (layout.refusal(tile, port) is None) is fits
            if fits:
                after = layout.place(tile, port)
                assert set(after.tiles) == laid | {tile}
                assert len(after) == len(layout) + 1


@given(layouts(spinners=fives.EveryDouble()))
def test_the_total_is_that_of_a_fresh_count(layout: fives.Layout) -> None:
    table = [
        (
            (play.tile.low, play.tile.high),
            play.at and (((play.at.tile.low, play.at.tile.high)), play.at.face.value),
        )
        for play in plays_of(layout)
    ]
    ports, total = count(table)
    assert layout.total == total == sum(part.pips for part in layout.parts)
    assert [((p.tile.low, p.tile.high), p.face.value) for p in layout.ports] == ports


@given(layouts(spinners=fives.NoDouble()))
def test_a_line_counts_its_two_ends(layout: fives.Layout) -> None:
    assert len(layout.ports) == (2 if layout.tiles else 0)
    expected = 0
    if len(layout) == 1:
        expected = layout.tiles[0].pips
    elif layout.tiles:
        expected = sum(port.value * (1 + port.tile.is_double) for port in layout.ports)
    assert layout.total == expected


@given(layouts(), seeds)
def test_tiles_and_joints_do_not_depend_on_the_order_of_laying(
    layout: fives.Layout, seed: int
) -> None:
    again, _ = relaid(layout, Random(seed))
    assert again.lead == layout.lead
    assert again.tiles == layout.tiles
    assert again.joints == layout.joints
    assert again.parts == layout.parts
    assert str(again) == str(layout)
    if layout.tiles:
        assert layout.tiles[0] == layout.lead
        order = list(layout.tiles)
        assert all(order.index(j.at.tile) < order.index(j.by.tile) for j in layout.joints)
        assert [joint.by.tile for joint in layout.joints] == order[1:]


def test_the_order_of_tiles_follows_each_line_to_its_end() -> None:
    layout = lay("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 2-6@2-5.lo 1-3@3-5.lo")
    assert " ".join(map(str, layout.tiles)) == "[5|5] [2|5] [2|6] [3|5] [1|3] [4|5]"
    assert str(layout) == (
        "5-5.a = 2-5.hi 2-5.lo = 2-6.lo 5-5.b = 3-5.hi 3-5.lo = 1-3.hi 5-5.c = 4-5.hi"
    )
    assert layout.joints[0] == fives.Joint(PORT("5-5.a"), PORT("2-5.hi"))


def test_layouts_are_equal_by_shape_only() -> None:
    line = lay("5-5 2-5@5-5.a 3-5@5-5.b")
    assert line == lay("5-5 3-5@5-5.b 2-5@5-5.a")
    assert line != lay("5-5 2-5@5-5.b 3-5@5-5.a")
    assert line != lay("2-5 5-5@2-5.hi 3-5@5-5.b")
    assert line != lay("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c")
    assert line != lay("5-5 2-5@5-5.a 3-5@5-5.b", empty(fives.NoDouble()))
    larger = fives.Layout(fives.EveryDouble(), fives.BothHalvesWhileOpen(), fives.double_set(9))
    assert line != lay("5-5 2-5@5-5.a 3-5@5-5.b", larger)
    # The same tiles and the same open values, but joined otherwise.
    one = lay("1-2 2-3@1-2.hi 3-1@2-3.hi", empty(fives.NoDouble()))
    other = lay("1-2 1-3@1-2.lo 2-3@1-3.hi", empty(fives.NoDouble()))
    assert sorted(one.tiles) == sorted(other.tiles)
    assert one != other
    assert line != "layout"


def test_an_empty_layout() -> None:
    layout = empty()
    assert (len(layout), layout.tiles, layout.joints, layout.ports) == (0, (), (), ())
    assert (layout.lead, layout.total, str(layout)) == (None, 0, "(empty)")
    assert repr(layout) == "<Layout of 0 tiles, total 0: (empty)>"
    assert repr(lay("5-5")) == "<Layout of 1 tiles, total 10: [5|5]>"
    assert all(layout.refusal(tile) is None for tile in SET)
    assert fives.HORSE_RACE.layout() == layout


def test_more_than_four_ends_are_counted() -> None:
    plays = "6-6 4-6@6-6.a 4-4@4-6.lo 5-6@6-6.b 3-4@4-4.b 1-6@6-6.c 2-4@4-4.c 2-6@6-6.d 0-4@4-4.d"
    totals, layout = [], empty()
    for text in plays.split():
        layout = lay(text, layout)
        totals.append(layout.total)
    assert totals == [12, 16, 20, 13, 8, 9, 11, 13, 13]
    assert [part.value for part in layout.parts if part.halves] == [3, 2, 0, 5, 1, 2]


def test_a_layout_of_another_set() -> None:
    nine = fives.Layout(fives.EveryDouble(), fives.BothHalvesWhileOpen(), fives.double_set(9))
    layout = lay("9-9 3-9@9-9.a", nine)
    assert layout.total == 21
    assert empty().refusal(T(9, 9)) is not None


def test_a_set_without_tiles_takes_none() -> None:
    layout = fives.Layout(fives.EveryDouble(), fives.BothHalvesWhileOpen(), fives.TileSet())
    assert (layout.tiles, layout.ports) == ((), ())
    refusal = layout.refusal(T(1, 1))
    assert refusal is not None
    assert refusal.code == "NOT_IN_SET"
    with pytest.raises(fives.IllegalMoveError):
        layout.place(T(1, 1))


@attrs.frozen
class LateBranches:
    """The lead never branches, later doubles do."""

    def spins_on(self, tile: fives.Tile, layout: fives.Layout) -> bool:
        return bool(layout.tiles)


@attrs.frozen
class SixesLater:
    """Every double branches; open sixes are locked until that many tiles lie."""

    locked_until: int

    def spins(self, tile: fives.Tile) -> bool:
        return tile.is_double

    def locked(self, layout: fives.Layout) -> frozenset[fives.Port]:
        sixes = frozenset(port for port in layout.open_ports if port.value == 6)
        return sixes if len(layout) < self.locked_until else frozenset()


def test_branching_may_depend_on_the_layout() -> None:
    layout = lay("5-5 2-5@5-5.a 3-5@5-5.b", empty(LateBranches()))
    assert [str(port) for port in layout.ports] == ["2-5.lo", "3-5.lo"]
    layout = lay("3-3@3-5.lo 3-4@3-3.b", layout)
    assert [str(port) for port in layout.ports] == ["3-3.c", "3-3.d", "3-4.hi", "2-5.lo"]
    assert layout.spinning == {T(3, 3)}
    assert layout.total == 6


def test_ports_may_be_locked() -> None:
    layout = lay("1-6 1-1@1-6.lo", empty(SixesLater(3)))
    assert [str(port) for port in layout.ports] == ["1-1.b"]
    assert [str(port) for port in layout.open_ports] == ["1-1.b", "1-6.hi"]
    assert layout.locked == {PORT("1-6.hi")}
    refusal = layout.refusal(T(3, 6), PORT("1-6.hi"))
    assert refusal is not None
    assert refusal.code == "PORT_LOCKED"
    opened = lay("1-2@1-1.b", layout)
    assert PORT("1-6.hi") in opened.ports
    assert opened.refusal(T(3, 6), PORT("1-6.hi")) is None


@pytest.mark.parametrize("wrong", [("2-5", None), (T(2, 5), "5-5.a"), (None, None), (T(2, 5), 0)])
def test_what_is_no_tile_or_port_is_refused(wrong: tuple[Any, Any]) -> None:
    for ask in (lay("5-5").place, lay("5-5").refusal):
        with pytest.raises(fives.InputError):
            ask(*wrong)
