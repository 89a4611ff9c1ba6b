"""Every planted fault, with the check that catches it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import attrs

import fives
from fives import Table
from fives.dominoes import ends
from fives.match import chance_moves, seat_moves
from fives.match import checks as match_checks
from fives.match import state as match_state
from tests.testing import broken_engine as engine
from tests.testing import broken_policies as broken
from tests.testing import wrong_rules as wrong

HORSE_RACE = fives.HORSE_RACE


@attrs.frozen
class Mutant:
    """A fault: what it is, which check catches it, and how to plant it."""

    name: str
    caught_by: str
    rules: fives.RuleSet = HORSE_RACE
    engine: Callable[[], AbstractContextManager[object]] = contextlib.nullcontext
    tables: tuple[Table, ...] = (Table(3),)
    matches: int = 4
    reference: fives.RuleSet = HORSE_RACE

    @property
    def needs_reference(self) -> bool:
        return self.caught_by == "reference"


def house(**axes: Any) -> fives.RuleSet:
    return attrs.evolve(HORSE_RACE, **axes)


def exact(name: str, matches: int = 4, **axes: Any) -> Mutant:
    """Exact 61 with another rule, which only a comparison can tell."""
    rules = attrs.evolve(fives.EXACT_61, **axes)
    return Mutant(name, "reference", rules, matches=matches, reference=fives.EXACT_61)


def draw(name: str, matches: int = 4, **axes: Any) -> Mutant:
    """Draw with another rule, which only a comparison can tell."""
    rules = attrs.evolve(fives.DRAW, **axes)
    return Mutant(name, "reference", rules, matches=matches, reference=fives.DRAW)


LAST = (Table(4, pairs=True),)
BLOCKS = house(
    dealing=fives.BySeats(4, 4, 3, tiles=fives.double_set(4)),
    spinners=fives.NoDouble(),
    target=fives.AtLeast(20),
)
"""A small game of one line, in which many rounds are blocked and some of them tied."""

MUTANTS = (
    Mutant("rounding each hand", "reference", house(settlement=wrong.RoundsEachHand())),
    Mutant(
        "paying the partner", "reference", house(settlement=wrong.PaysThePartner()), tables=LAST
    ),
    Mutant("counting a covered double", "reference", house(counting=wrong.CountsCoveredDoubles())),
    Mutant(
        "keeping the turn after a draw",
        "reference",
        house(continuation=wrong.KeepsTheTurnAfterADraw()),
    ),
    Mutant(
        "block seen too early", "reference", house(ending=wrong.BlocksWithTilesToDraw()), matches=20
    ),
    Mutant(
        "block seen too late", "reference", house(ending=wrong.BlocksOnlyAfterPasses()), matches=20
    ),
    Mutant("scoring tens only", "reference", house(points=wrong.ScoresNothingButTens())),
    Mutant("one spinner only", "reference", house(spinners=wrong.OnlyTheFirstDoubleBranches())),
    Mutant("drawing while able", "reference", house(drawing=wrong.MayDrawAnyTime())),
    Mutant("no lot after a block", "reference", house(opening=wrong.LoserOpens()), matches=20),
    Mutant(
        "winning only after the round", "reference", house(target=wrong.WinsOnlyAfterTheRound())
    ),
    exact("a ladder ordered by side", 20, settlement=wrong.LadderBySides()),
    exact("a target that may be passed", target=fives.AtLeast(61)),
    draw("a drawn tile is bound", drawing=wrong.BindsADrawnTile()),
    draw("who went out opens", opening=wrong.WinnerOpens()),
    draw("100 points to win at three seats", target=fives.BestAtLeast(100, 100, 61)),
    draw("a block after one pass less", 20, ending=wrong.BlocksOnePassEarly()),
    Mutant(
        "award to the first tied seat only",
        "seats",
        attrs.evolve(BLOCKS, settlement=broken.FirstOfTheTied()),
        tables=(Table(3),),
        matches=40,
    ),
    Mutant("side 0 is told to win every round", "seats", house(settlement=broken.SideZeroWins())),
    Mutant("a gift to seat 0", "seats", house(settlement=broken.FavoursSeatZero())),
    Mutant("the first end counts twice", "mirror", house(points=broken.FirstEndCountsTwice())),
    Mutant("branches that are not alike", "mirror", house(spinners=broken.LeftIsBetter())),
    Mutant("a random policy", "settlement", house(settlement=broken.TossesACoin())),
    Mutant("a policy that changes itself", "settlement", house(settlement=broken.Remembers())),
    Mutant("a target that counts its calls", "scores", house(target=broken.RefusesTheThird())),
    Mutant("points that are a float", "play", house(points=broken.GivesAFloat())),
    Mutant("a match without end", "length", house(target=broken.NeverOver())),
    Mutant(
        "part of a refused event applied",
        "scores",
        house(target=broken.RefusesTheThird()),
        engine.in_engine(seat_moves, "judge", engine.half_refused),
    ),
    Mutant(
        "seat order reversed",
        "turns",
        engine=engine.in_engine(
            seat_moves, "_next_seat", lambda true: lambda game, turn, hands: (turn - 1) % len(hands)
        ),
    ),
    Mutant(
        "a branch opened early",
        "count",
        engine=engine.in_engine(ends, "ends_of_double", engine.early_branches),
    ),
    Mutant(
        "an end forgotten",
        "count",
        engine=engine.in_engine(ends, "_join", engine.forgets_an_end),
    ),
    Mutant(
        "a total that is not of the tiles",
        "count",
        engine=engine.in_engine(ends, "_laid", engine.one_more),
    ),
    Mutant(
        "no block is ever seen",
        "rounds",
        BLOCKS,
        engine=engine.in_engine(seat_moves, "is_blocked", lambda true: lambda draft: False),
    ),
    Mutant(
        "a block is seen by one play too early",
        "rounds",
        engine=engine.in_engine(
            seat_moves, "is_blocked", lambda true: lambda draft: draft._boneyard == 0
        ),
    ),
    Mutant(
        "going out is overlooked",
        "rounds",
        engine=engine.in_engine(match_checks, "yes_or_no", engine.never_out),
    ),
    Mutant(
        "awards are forgotten",
        "settlement",
        engine=engine.in_engine(match_checks, "result", engine.forgets_awards),
    ),
    Mutant(
        "points vanish at the end of a round",
        "scores",
        engine=engine.in_engine(seat_moves, "close_round", engine.lends_points),
    ),
    Mutant(
        "verdicts are not heard",
        "scores",
        engine=engine.in_engine(match_checks, "verdict", lambda true: lambda value, table: None),
    ),
    Mutant(
        "a tile is lost",
        "tiles",
        engine=engine.in_engine(chance_moves, "draft_of", engine.drops_a_tile),
    ),
    Mutant(
        "the hand of another in a view",
        "views",
        engine=engine.in_engine(match_state, "view_of", engine.hand_shown),
    ),
    Mutant(
        "the drawn tile in every view",
        "leaks",
        engine=engine.in_engine(match_state, "view_of", engine.bound_shown),
    ),
    Mutant(
        "a view that hints at a hidden tile",
        "swaps",
        engine=engine.in_engine(match_state, "view_of", engine.opener_from_hands),
    ),
)
