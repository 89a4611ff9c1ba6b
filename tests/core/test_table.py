"""Seats, sides and the way that turns go."""

import pytest

import fives

TABLES = [fives.Table(2), fives.Table(3), fives.Table(4), fives.Table(4, pairs=True)]


@pytest.mark.parametrize(
    ("table", "text", "sides", "side_of"),
    [
        (fives.Table(2), "2 seats", (0, 1), [0, 1]),
        (fives.Table(3), "3 seats", (0, 1, 2), [0, 1, 2]),
        (fives.Table(4), "4 seats", (0, 1, 2, 3), [0, 1, 2, 3]),
        (fives.Table(4, pairs=True), "4 seats in pairs", (0, 1), [0, 1, 0, 1]),
        (fives.Table(6), "6 seats", tuple(range(6)), list(range(6))),
    ],
    ids=str,
)
def test_who_scores(
    table: fives.Table, text: str, sides: tuple[int, ...], side_of: list[int]
) -> None:
    assert str(table) == text
    assert table.sides == sides
    assert [table.side(seat) for seat in range(table.seats)] == side_of
    for side in sides:
        members = table.members(side)
        assert list(members) == [seat for seat in range(table.seats) if side_of[seat] == side]


def test_turns_go_clockwise_unless_told_otherwise() -> None:
    assert [fives.Table(4).after(seat) for seat in range(4)] == [1, 2, 3, 0]
    counter = fives.Table(4, direction=fives.Direction.COUNTER_CLOCKWISE)
    assert [counter.after(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert str(counter) == "4 seats, counter-clockwise"
    assert counter != fives.Table(4)


def test_tables_are_values() -> None:
    assert fives.Table(4, True) == fives.Table(4, pairs=True)
    assert hash(fives.Table(3)) == hash(fives.Table(3))
    assert len({*TABLES, *TABLES}) == 4
    with pytest.raises(AttributeError):
        fives.Table(2).seats = 3  # type: ignore[misc]


def test_partners_face_each_other() -> None:
    table = fives.Table(4, pairs=True)
    for seat in range(4):
        partner = table.after(table.after(seat))
        assert table.side(partner) == table.side(seat)
        assert table.side(table.after(seat)) != table.side(seat)
