"""The policy by itself: its figures, its parameters, its docstring."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives_kelley import PipsOfEither, points


@pytest.mark.parametrize(
    ("total", "worth"),
    [(0, 0), (1, 0), (3, 3), (5, 5), (7, 0), (10, 10), (12, 12), (15, 30), (20, 20), (30, 60)],
)
def test_a_multiple_of_both_counts_twice(total: int, worth: int) -> None:
    assert PipsOfEither(3, 5).for_total(fives.Pips(total)) == worth


@given(st.integers(0, 200))
def test_it_scores_where_fives_and_threes_scores(total: int) -> None:
    """The pub game pays quotients for the same totals."""
    ours = PipsOfEither(3, 5).for_total(fives.Pips(total))
    theirs = fives.FivesAndThrees().for_total(fives.Pips(total))
    assert (ours > 0) is (theirs > 0)


@pytest.mark.parametrize("number", [0, -3, True])
def test_a_number_that_divides_nothing_is_refused(number: int) -> None:
    with pytest.raises(fives.InputError, match="whole numbers from 1"):
        PipsOfEither(3, number)


def test_the_docstring_is_true() -> None:
    result = doctest.testmod(points)
    assert result.attempted > 0
    assert result.failed == 0
