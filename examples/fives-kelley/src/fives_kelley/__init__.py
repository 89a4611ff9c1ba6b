"""Threes and Fives in Kelley's form: one policy and the rule sheet that uses it."""

from fives_kelley.points import PipsOfEither
from fives_kelley.sheet import THREES_AND_FIVES

__all__ = ["PipsOfEither", "THREES_AND_FIVES"]
