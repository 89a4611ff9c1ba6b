"""The package under examples/ keeps to public names, and a test that says so can see it."""

from pathlib import Path

import pytest

from tests.test_public_api import MODULES
from tests.typing.outside_imports import PUBLIC, complaints

EXAMPLES = Path(__file__).parents[2] / "examples"
SOURCES = sorted(EXAMPLES.rglob("*.py"))


def test_every_public_module_is_known() -> None:
    assert set(MODULES) <= set(PUBLIC)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(EXAMPLES)))
def test_the_examples_use_public_names_alone(path: Path) -> None:
    assert complaints(path.read_text(encoding="utf-8")) == []


def test_there_are_examples() -> None:
    assert len(SOURCES) >= 6


@pytest.mark.parametrize(
    "source",
    [
        "import fives\nfives.HORSE_RACE.start(2)",
        "from fives import card_race\ncard_race.start(3, 20, 0)",
        "import fives.testing as t\nt.check_variant",
        "import fives.testing.suite\nfives.testing.suite.VariantSuite",
        "from fives.testing.machine import machine",
        "class Own:\n    def way(self) -> int:\n        return self._own",
        "import attrs\nattrs.frozen.__name__",
        "from .points import Own",
        "from importlib import import_module\nimport_module('fives.testing')",
    ],
)
def test_what_is_public(source: str) -> None:
    assert complaints(source) == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import fives.match.state", "line 1: fives.match.state"),
        ("from fives.policies.points import MultiplesOf", "line 1: fives.policies.points.Mult"),
        ("from fives import *", "line 1: fives.*"),
        ("from fives import variants", "line 1: fives.variants"),
        ("from fives.testing import machine, matches", "line 1: fives.testing.matches"),
        ("import fives\nfives.core.errors.at_least(1)", "line 2: fives.core"),
        ("import fives as f\nf.nothing", "line 2: fives.nothing"),
        ("import fives.testing as t\nt.matches", "line 2: fives.testing.matches"),
        ("import fives\nfives.Tile(1, 2)._key", "line 2: ._key"),
        ("import fives\ngetattr(fives.DRAW, '_x')", "line 2: getattr('_x')"),
        ("import importlib\nimportlib.import_module('fives.sim.agents')", "line 2: import_module"),
    ],
)
def test_what_is_not(source: str, complaint: str) -> None:
    (found,) = complaints(source)
    assert found.startswith(complaint)
