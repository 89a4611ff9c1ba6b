"""What a seat sees at its turn, and who opens next, in French."""

from random import Random

import fives
from fives import DRAW, EXACT_61, HORSE_RACE, Seat
from fives.render.folding import GLUE
from fives.render.plain.turn import choices, table
from fives.render.wording.french import FRENCH
from fives.render.wording.names import Names
from fives.render.wording.rounds import next_opener, round_begins
from fives.render.wording.turns import preview, rows


def test_who_opens_next_in_french() -> None:
    blocked, out = fives.Blocked(), fives.WentOut(Seat(1))
    first = HORSE_RACE.start(seats=2).view(0)
    names = Names(first.table, 0, FRENCH)
    by_lot = next_opener(first, blocked, names).replace(GLUE, " ")
    assert by_lot == "Prochaine ouverture : par tirage au sort."
    dealt = fives.run_chance(HORSE_RACE.start(seats=2), Random(61)).view(0)
    assert dealt.opener == 1
    assert next_opener(dealt, out, names).replace(GLUE, " ") == (
        "Prochaine ouverture : la place 1, qui a posé son dernier domino."
    )
    moved = fives.run_chance(DRAW.start(seats=2), Random(7)).view(0)
    assert moved.opener == 1
    assert next_opener(moved, blocked, names, Seat(0)).replace(GLUE, " ") == (
        "Prochaine ouverture : la place 1, une place après vous."
    )
    assert next_opener(moved, blocked, names).replace(GLUE, " ") == (
        "Prochaine ouverture : la place 1."
    )
    assert round_begins(2, FRENCH) == "-- Manche 2 --"


def test_the_table_of_a_seat_in_french() -> None:
    setup = fives.Setup(
        variant=EXACT_61, seats=2, hands=("0-5 4-5", "6-6 1-1"), layout="5-5", scores=(60, 0)
    )
    view = setup.state().view(0)
    assert table(view, FRENCH)[-3:] == (
        "scores      vous : 60   la place 1 : 0",
        "dominos     vous : 2   la place 1 : 2   pioche : 23",
        "votre main  [0|5] [4|5]",
    )
    assert choices(view, FRENCH)[:2] == (
        "  1  [0|5] sur [5|5] (ligne A)   total 10, 2 points refusés",
        "  2  [4|5] sur [5|5] (ligne A)   total 14, aucun point",
    )


def test_what_a_play_would_do_in_french() -> None:
    setup = fives.Setup(variant=HORSE_RACE, seats=2, hands=("5-5 0-0", "6-6"), layout="0-5")
    view = setup.state().view(0)
    said = preview(view, fives.Play.parse("5-5@0-5.hi"), FRENCH).replace(GLUE, " ")
    assert said == "total 10, 2 points, vous gardez votre tour"
    last = fives.Setup(variant=HORSE_RACE, seats=2, hands=("5-5", "6-6"), layout="0-5")
    said = preview(last.state().view(0), fives.Play.parse("5-5@0-5.hi"), FRENCH)
    assert said.replace(GLUE, " ") == "total 10, 2 points, dernier domino de la main"
    stuck = fives.Setup(variant=HORSE_RACE, seats=2, hands=("1-1", "6-6"), layout="0-5")
    assert choices(stuck.state().view(0), FRENCH) == ("  1  piocher",)


def test_a_drawn_tile_and_a_boneyard_that_stays_in_french() -> None:
    setup = fives.Setup(
        variant=HORSE_RACE,
        seats=2,
        hands=("0-5 0-1", "3-5"),
        layout="5-5",
        phase=fives.Phase.PLACING,
        bound="0-5",
    )
    view = setup.state().view(0)
    assert rows(view, Names(view.table, 0, FRENCH))[-1] == ("à poser", "[0|5], tout juste pioché")
    free = fives.run_chance(DRAW.start(seats=2), Random(7)).view(1)
    held = dict(rows(free, Names(free.table, 1, FRENCH)))["dominos"].replace(GLUE, " ")
    assert held == "la place 0 : 7   vous : 7   pioche : 14 (dont 12 à piocher)"
