"""A check of policies: frozen values with pure methods, each named by its axis and method."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Final, cast

from fives.core.errors import VariantError
from fives.match import checks
from fives.match.axes import METHODS
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.testing.check import Check, Look, Moment
from fives.testing.questions import Question, of_moment, of_table

MOST: Final = 120
"""So many characters of an answer are shown."""
FROZEN: Final = "a policy is a value, such as a frozen attrs class"


def policies(start: GameState, seed: int) -> Look[GameState]:
    """Begin to ask the policies of a match, each question twice."""

    def look(moment: Moment[GameState]) -> Iterator[str]:
        rules, table = moment.state.variant, moment.state.table
        if moment.before is None:
            yield from asked_twice(rules, of_table(rules, table))
            yield from values(rules)
        else:
            yield from asked_twice(rules, of_moment(moment))

    return look


def values(rules: RuleSet) -> Iterator[str]:
    """Look at whether every policy is equal to its like and to nothing else."""
    for axis in METHODS:
        policy: object = getattr(rules, axis)
        try:
            twin = copy.deepcopy(policy)
        except Exception as error:
            yield f"{axis} cannot be copied, {type(error).__name__}: {error}; {FROZEN}."
            return
        if policy == object():
            yield f"{axis}.__eq__ says True to any object; {FROZEN}."
        elif policy != twin:
            yield f"{axis}.__eq__ says False to a copy with the same parameters; {FROZEN}."
        elif hash(policy) != hash(twin):
            yield f"{axis}.__hash__ gives equal policies different hashes; {FROZEN}."


def asked_twice(rules: RuleSet, questions: Iterable[Question]) -> Iterator[str]:
    """Ask everything twice, and look at whether anything is different then."""
    for question in questions:
        policy: object = getattr(rules, question.axis)
        name = f"{question.axis}.{question.method}"
        given, was, number = repr(question.given), repr(policy), hash(policy)
        first, second = _answer(policy, question), _answer(policy, question)
        if repr(question.given) != given:
            yield f"{name} changed its arguments from {_short(given)} to {_short(question.given)}."
        if (repr(policy), hash(policy)) != (was, number):
            now = f", from {_short(was)} to {_short(policy)}" if repr(policy) != was else ""
            yield f"{name} changed the policy itself{now}; {FROZEN}."
        if first != second:
            yield (
                f"{name} gave {_short(first)}, and when asked again with the same arguments "
                f"{_short(second)}; the same question has one answer."
            )


def _answer(policy: object, question: Question) -> object:
    """Return what a policy answers.

    Raises:
        VariantError: When the engine could not take it, or it raises an error instead.
    """
    try:
        answer = getattr(policy, question.method)(*question.given, **dict(question.named))
    except Exception as error:
        raised = f"{type(error).__name__}: {error}".rstrip(". :")
        wanted = f"an answer to {_short(question.given)}"
        raise VariantError(question.axis, question.method, raised, wanted) from error
    match question.method:
        case "out":
            checks.yes_or_no(answer, "ending", "out")
        case "settle":
            checks.result(answer, question.given[0], question.given[2])
        case "refusal" if answer is not None:
            checks.refusal(answer)
        case "verdict":
            checks.verdict(answer, question.given[1])
    return cast("object", answer)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= MOST else f"{text[:MOST]}…"


POLICIES: Final = Check(
    "policies", "Policies are values, and answer the same when asked again.", policies, cheap=True
)
