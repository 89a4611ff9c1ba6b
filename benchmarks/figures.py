"""Medians and quartiles, and how they are printed."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import TypeAlias

import attrs


@attrs.frozen
class Spread:
    """A median between its quartiles."""

    low: float
    middle: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """Return the spread of some values; of one value, that value."""
        if len(values) < 2:
            return cls(values[0], values[0], values[0])
        return cls(*statistics.quantiles(values, n=4, method="inclusive"))

    def __str__(self) -> str:
        return f"{number(self.middle)} ({number(self.low)} to {number(self.high)})"


Figures: TypeAlias = dict[str, Spread]
"""What was measured and has a floor, by name."""


def number(value: float) -> str:
    """Return a number with about four digits."""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 100 else f"{value:.2f}" if value >= 10 else f"{value:.3f}"


def ratios(values: Sequence[float], to: Sequence[float]) -> list[float]:
    """Return the ratios pass by pass."""
    return [one / other for one, other in zip(values, to, strict=True)]


def told(values: Sequence[float], unit: str) -> str:
    """Return the spread of values with their unit."""
    return f"{Spread.of(values)} {unit}"


def line(name: str, *columns: str) -> str:
    """Return a line of a table."""
    return f"  {name:50} " + "  ".join(f"{column:32}" for column in columns).rstrip()
