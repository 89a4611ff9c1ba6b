"""A class of tests for pytest: one test a check, for any variant.

Write a class of your own from `VariantSuite`, with the variant in it::

    from fives.testing.suite import VariantSuite

    class TestHorseRace(VariantSuite):
        variant = fives.HORSE_RACE

The variant may come from a fixture called ``variant`` as well, of the class or of the module,
with the scope of a class or wider.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

try:
    import pytest
except ModuleNotFoundError as error:
    sentence = "fives.testing.suite needs pytest: install fives[testing]."
    raise ModuleNotFoundError(sentence, name=error.name) from error

from fives.policies.variant import Variant
from fives.testing.beside import Turned, first_seat_turned
from fives.testing.check import EDITION, Level
from fives.testing.plan import ALWAYS
from fives.testing.report import Report
from fives.testing.variants import check_variant, checks_of_variant

__all__ = ["CHECKS", "VariantSuite"]

CHECKS = (*ALWAYS, *(check.name for check in checks_of_variant()))
"""The names of the checks, one a test."""


class VariantSuite:
    """Tests for a variant; see the module for how to use it.

    Attributes:
        variant: The rules, unless a fixture gives them.
        matches: How many matches to play at each table, as for `check_variant`.
        moves: How many moves to look at with all checks, as for `check_variant`.
        seed: The seed of the first match.
        level: How closely to look.
        edition: Which edition of the checks to make.
        reference: Rules that the variant should play by, if any; a test more.
        turned: Gives the rules for renamed seats, as for `check_variant`.
        leave_out: Names of checks that are skipped.
    """

    variant: ClassVar[Any]
    matches: ClassVar[int | None] = None
    moves: ClassVar[int | None] = None
    seed: ClassVar[int] = 0
    level: ClassVar[Level] = Level.THOROUGH
    edition: ClassVar[int] = EDITION
    reference: ClassVar[Variant | None] = None
    turned: ClassVar[Callable[..., Any]] = staticmethod(first_seat_turned)
    leave_out: ClassVar[tuple[str, ...]] = ()

    @pytest.fixture(scope="class")
    @classmethod
    def report(cls, request: pytest.FixtureRequest) -> Report:
        """All checks of the variant, made once for the class."""
        variant: Any = getattr(cls, "variant", None)
        if not hasattr(variant, "dealing"):
            variant = request.getfixturevalue("variant")
        turned: Turned = cls.turned
        return check_variant(
            variant,
            matches=cls.matches,
            moves=cls.moves,
            seed=cls.seed,
            level=cls.level,
            edition=cls.edition,
            reference=cls.reference,
            turned=turned,
            leave_out=cls.leave_out,
        )

    @pytest.mark.parametrize("check", CHECKS)
    def test_check(self, report: Report, check: str) -> None:
        """A check found nothing."""
        if check in self.leave_out:
            pytest.skip("left out")
        found = report.of(check)
        assert not found, "\n".join(map(str, found))

    def test_nothing_else(self, report: Report) -> None:
        """Nothing else was found: no difference from the reference, if there is one."""
        found = [fault for fault in report.faults if fault.check not in CHECKS]
        assert not found, "\n".join(map(str, found))
