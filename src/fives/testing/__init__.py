"""Conformance checks and Hypothesis strategies for authors of variants and games.

`check_state` takes any game, `check_variant` a domino variant; both play random matches
and give a `Report`, in a notebook as well as in a test. What needs Hypothesis or pytest
stands apart: ``fives.testing.strategies``, ``fives.testing.machine`` and
``fives.testing.suite``; the extra ``fives[testing]`` installs both.
"""

from fives.testing.check import Level
from fives.testing.report import ConformanceError, Fault, Report
from fives.testing.states import check_state
from fives.testing.variants import check_variant

__all__ = ["ConformanceError", "Fault", "Level", "Report", "check_state", "check_variant"]
