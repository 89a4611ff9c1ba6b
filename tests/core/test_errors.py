"""Errors, refusals and outcomes as values."""

import pytest

import fives
from fives.core.errors import kind_of, whole


@pytest.mark.parametrize(
    "kind",
    [
        fives.InputError,
        fives.NotationError,
        fives.IllegalMoveError,
        fives.SetupError,
        fives.VariantError,
    ],
)
def test_one_except_clause_catches_them_all(kind: type[fives.FivesError]) -> None:
    assert issubclass(kind, fives.FivesError)
    assert issubclass(kind, ValueError)
    assert not issubclass(fives.FivesError, ValueError)


def test_an_error_has_a_code_and_a_sentence() -> None:
    error = fives.InputError("CODE", "A sentence.")
    assert (error.code, error.message, str(error)) == ("CODE", "A sentence.", "A sentence.")


def test_a_notation_error_says_where() -> None:
    error = fives.NotationError("CODE", "a sentence.", 3, 14)
    assert (error.line, error.column) == (3, 14)
    assert str(error) == "line 3, column 14: a sentence."


def test_a_variant_error_names_axis_method_and_what_came_back() -> None:
    error = fives.VariantError("dealing", "hand_size", -3, "a whole number from 1 up")
    assert (error.axis, error.method, error.value) == ("dealing", "hand_size", "-3")
    assert str(error) == "dealing.hand_size gave -3; a whole number from 1 up was expected."


def test_a_setup_error_lists_all_problems() -> None:
    error = fives.SetupError([fives.Refusal("ONE", "First."), fives.Refusal("TWO", "Second.")])
    assert [problem.code for problem in error.problems] == ["ONE", "TWO"]
    assert (error.code, str(error)) == ("SETUP", "First. Second.")


def test_a_refusal_prints_with_its_rule() -> None:
    assert (
        str(fives.Refusal("MUST_PLACE", "Place a tile.", rule="HR-17")) == "Place a tile. (HR-17)"
    )
    assert str(fives.Refusal("acme:TOO_PROUD", "Be humble.")) == "Be humble."
    assert fives.Refusal("A", "B.") == fives.Refusal("A", "B.")
    assert fives.Refusal("A", "B.") != fives.Refusal("A", "B.", (("tile", "[2|5]"),))


def test_an_outcome_is_won_shared_or_drawn() -> None:
    won = fives.Outcome((fives.Side(1),), "target-reached")
    shared = fives.Outcome((fives.Side(0), fives.Side(2)), "target-reached")
    drawn = fives.Outcome((), "equal-best")
    assert [outcome.drawn for outcome in (won, shared, drawn)] == [False, False, True]
    assert len({won, shared, drawn, fives.Outcome((), "equal-best")}) == 3


def test_a_kind_is_named_without_asking_the_value() -> None:
    class Meta(type):
        @property
        def __name__(cls) -> str:  # type: ignore[override]
            raise RuntimeError

    assert kind_of(Meta("Odd", (), {})()) == "an Odd"
    assert kind_of(None) == "a NoneType"
    assert kind_of(int) == "a type"


def test_a_whole_number_is_an_int_and_nothing_like_it() -> None:
    assert whole(0, "It") == 0
    assert whole(-3, "It", least=-3) == -3
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(fives.InputError, match=r"^It is a whole number, not an? \w+\.$"):
            whole(wrong, "It")
    with pytest.raises(fives.InputError, match=r"^It is at least 2, not 1\.$"):
        whole(1, "It", least=2)


def test_chance_prints_as_its_name() -> None:
    assert repr(fives.CHANCE) == "fives.CHANCE"
    assert fives.CHANCE is fives.Chance.CHANCE
