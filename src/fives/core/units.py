"""Distinct types for the whole numbers that must not be mixed up."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""Where somebody sits, counted clockwise from 0."""

Side = NewType("Side", int)
"""Who scores: a seat, or a partnership of two seats that face each other."""

Pips = NewType("Pips", int)
"""The raw sum of halves of tiles."""

Points = NewType("Points", int)
"""What a score shows and holds."""
