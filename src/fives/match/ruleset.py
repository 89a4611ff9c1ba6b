"""The rule sheet: a frozen class with one policy an axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from fives.core.errors import InputError, VariantError, kind_of, printed
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.branching import AnySpinners
from fives.dominoes.counting import Counting
from fives.dominoes.layout import Layout
from fives.match.axes import sound
from fives.policies.continuation import Continuation, EveryPlayEndsTheTurn
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import Dealing
from fives.policies.drawing import Drawing
from fives.policies.ending import Ending
from fives.policies.opening import Opening
from fives.policies.points import AnyPoints, EndPoints
from fives.policies.settlement import Settlement
from fives.policies.target import Target
from fives.policies.variant import Variant

if TYPE_CHECKING:
    from fives.match.state import GameState


@final
@attrs.frozen(kw_only=True, weakref_slot=False)
class RuleSet:
    """The rules of one domino game, written down as policies.

    Its repr is its rule sheet, and `attrs.evolve` makes a house rule of it in one line.

    Args:
        id: A short name in lower case with dashes.
        version: The version of the rules, from 1.
        title: The name for people.
        tables: The tables that may be played at.
        dealing: Which tiles, how many to a hand, how many kept back.
        opening: Who leads, and with what.
        drawing: When drawing is allowed.
        spinners: Which doubles branch.
        counting: What an end contributes.
        points: What the count after a play is worth.
        continuation: Which plays keep the turn.
        ending: When a round is over.
        settlement: What the end of a round is worth.
        target: Which events stand, and when the match is won.
        citations: Pairs of a refusal's code and the number of the rule behind it.

    >>> import attrs, fives
    >>> shorter = attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(31))
    >>> shorter.target, shorter == fives.HORSE_RACE
    (AtLeast(points=31), False)
    """

    id: str
    version: int
    title: str
    tables: tuple[Table, ...]
    dealing: Dealing
    opening: Opening
    drawing: Drawing
    spinners: AnySpinners
    points: AnyPoints
    ending: Ending
    settlement: Settlement
    target: Target
    counting: Counting = BothHalvesWhileOpen()
    continuation: Continuation = EveryPlayEndsTheTurn()
    citations: tuple[tuple[str, str], ...] = ()

    def start(self, seats: int, pairs: bool = False) -> GameState:
        """Return the state at the beginning of a match; chance moves first.

        Args:
            seats: How many sit.
            pairs: Whether partners who face each other share a side.

        Raises:
            InputError: When the variant is not played at such a table.
            VariantError: When an axis or an answer of a policy is not what it should be.

        >>> import fives
        >>> fives.HORSE_RACE.start(seats=4, pairs=True).scores
        (0, 0)
        >>> fives.HORSE_RACE.start(seats=5)
        Traceback (most recent call last):
        fives.core.errors.InputError: Horse Race is not played at 5 seats; it is at 2 seats, \
3 seats, 4 seats, 4 seats in pairs.
        """
        return start(self, seats, pairs)

    def layout(self) -> Layout:
        """Return an empty layout that grows and counts by these rules.

        >>> import fives
        >>> fives.HORSE_RACE.layout().place(fives.Tile(5, 5)).total
        10
        """
        return Layout(self.spinners, self.counting, self.dealing.tiles)

    def table(self, seats: int, pairs: bool = False) -> Table:
        """Return the table with that many seats.

        Args:
            seats: How many sit.
            pairs: Whether partners who face each other share a side.

        Raises:
            InputError: When the variant is not played at such a table.

        >>> import fives
        >>> print(fives.HORSE_RACE.table(4, pairs=True))
        4 seats in pairs
        """
        if type(pairs) is not bool:
            raise InputError("PAIRS", f"Pairs is True or False, not {kind_of(pairs)}.")
        offered = ", ".join(map(str, self.tables))
        if type(seats) is not int:
            sentence = f"Seats are counted by a whole number, not {kind_of(seats)}; "
            sentence += f"{self.title} is played at {offered}."
            raise InputError("NO_SUCH_TABLE", sentence)
        for table in self.tables:
            if table.seats == seats and table.pairs is pairs:
                return table
        given = "1 seat" if seats == 1 else f"{printed(seats)} seats"
        given += " in pairs" if pairs else ""
        raise InputError(
            "NO_SUCH_TABLE", f"{self.title} is not played at {given}; it is at {offered}."
        )

    def points_for(self, layout: Layout) -> Points:
        """Return what a play is worth that leaves a layout.

        >>> import fives
        >>> fives.HORSE_RACE.points_for(fives.HORSE_RACE.layout().place(fives.Tile(5, 5)))
        2
        """
        if isinstance(self.points, EndPoints):
            points = self.points.for_ends(layout.parts)
            method = "for_ends"
        else:
            points = self.points.for_total(layout.total)
            method = "for_total"
        if type(points) is not int:
            raise VariantError("points", method, points, "a whole number")
        return points

    def __str__(self) -> str:
        axes = [field.name for field in attrs.fields(RuleSet)]
        return "\n".join(f"{axis:12} {getattr(self, axis)!r}" for axis in axes)

    def cited(self, code: str) -> str | None:
        """Return the number of the rule behind a refusal's code, or None."""
        return dict(self.citations).get(code)


def rules_in(variant: Variant) -> RuleSet:
    """Return any variant as a `RuleSet`.

    Raises:
        VariantError: When an axis is missing or is not what it should be.
    """
    if type(variant) is RuleSet:
        return sound(variant)
    if isinstance(variant, str | type):
        wanted = "a variant, such as fives.variant(name) gives,"
        raise VariantError("variant", "start", variant, wanted)
    axes = {}
    for field in attrs.fields(RuleSet):
        try:
            axes[field.name] = getattr(variant, field.name)
        except AttributeError:
            if field.default is attrs.NOTHING:
                given = f"no {field.name} ({kind_of(variant)})"
                wanted = "a variant with all its axes, as fives.variant(name) gives,"
                raise VariantError("variant", field.name, given, wanted) from None
    return sound(RuleSet(**axes))


def start(variant: Variant, seats: int, pairs: bool = False) -> GameState:
    """Return the beginning of a match of any variant, a stranger's too.

    Args:
        variant: The rules; an object that is no `RuleSet` is copied into one.
        seats: How many sit.
        pairs: Whether partners who face each other share a side.

    Raises:
        InputError: When the variant is not played at such a table.
        VariantError: When an axis is missing or is not what it should be.

    >>> import fives
    >>> fives.start(fives.HORSE_RACE, seats=2) == fives.HORSE_RACE.start(seats=2)
    True
    """
    from fives.match.state import begun

    rules = rules_in(variant)
    return begun(rules, rules.table(seats, pairs))
