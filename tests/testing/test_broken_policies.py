"""What a report says of a broken policy: the axis, the method, what came back, what was wanted.

Each line is a policy that a stranger might write, with the check that sees it first and the
sentence of the fault. All are Horse Race but for the axis that is named.
"""

from typing import Any, Self

import attrs
import pytest

import fives
from fives.records import loads
from fives.testing import Level, Report, check_state, check_variant
from tests.testing import strangers_policies as strange
from tests.testing.sticks import Sticks

HORSE_RACE = fives.HORSE_RACE
TABLE = fives.Table(2)

ANSWERS: list[tuple[str, str, object, str, str]] = [
    ("dealing", "hand_size", "7", "play", "gave '7'; a whole number from 1 up was expected."),
    ("dealing", "hand_size", -1, "play", "gave -1; a whole number from 1 up was expected."),
    ("dealing", "hand_size", 15, "play", "gave 15; 2 hands and a reserve of 0 within 28 tiles"),
    ("dealing", "reserve", None, "play", "gave None; a whole number from 0 up was expected."),
    ("dealing", "reserve", 15, "play", "gave 7; 2 hands and a reserve of 15 within 28 tiles"),
    ("opening", "opener", None, "play", "gave None; a seat of 2 seats, 0 to 1, or LOT or FROM"),
    ("opening", "opener", 7, "play", "gave 7; a seat of 2 seats, 0 to 1, or LOT or FROM_HANDS,"),
    ("opening", "may_lead", 1, "play", "gave 1; True or False was expected."),
    ("opening", "may_lead", False, "play", "gave False for every tile; True for at least one"),
    ("drawing", "may_draw", "no", "play", "gave 'no'; True or False was expected."),
    ("spinners", "spins", 1, "play", "gave 1; True or False was expected."),
    ("counting", "halves", 3, "play", "gave 3; 0, 1 or 2 was expected."),
    ("points", "for_total", 1.5, "play", "gave 1.5; a whole number was expected."),
    ("continuation", "keeps_turn", True, "play", "gave True; a tuple of reasons, empty when the"),
    ("ending", "blocked", None, "play", "gave None; True or False was expected."),
    ("ending", "blocked", False, "play", "gave False; True once all have passed in a row was"),
    ("ending", "out", None, "policies", "gave None; True or False was expected."),
    ("settlement", "settle", None, "policies", "gave None; a RoundResult was expected."),
    ("target", "refusal", True, "policies", "gave True; a Refusal or None was expected."),
    ("target", "verdict", True, "policies", "gave True; an Outcome for sides of the table, or"),
]
"""An answer of a wrong type or size, by axis and method."""

POLICIES: dict[str, tuple[str, Any, str, str]] = {
    "raises an error of its own": (
        "settlement",
        strange.Breaks(),
        "policies",
        "settlement.settle gave ZeroDivisionError: no settlement today; an answer to (Blocked",
    ),
    "raises an error in the middle of a match": (
        "points",
        strange.BreaksOnFives(),
        "play",
        "is listed, but cannot be made. points.for_ends raised ZeroDivisionError: integer ",
    ),
    "pays a side twice": (
        "settlement",
        strange.PaysTwice(),
        "policies",
        "; one event a side in a batch, of several parts was expected.",
    ),
    "pays what the last play earned twice": (
        "settlement",
        strange.PaysTheLastPlayTwice(),
        "scores",
        "; settlement.settle places end.gain once.",
    ),
    "drops what the last play earned": (
        "settlement",
        strange.ForgetsTheLastPlay(),
        "policies",
        "; the parts of end.gain in some event of its side was expected.",
    ),
    "pays a side that is not there": (
        "settlement",
        strange.PaysNobody(),
        "policies",
        "; events of the sides 0 to 1 was expected.",
    ),
    "lets a side win that is not there": (
        "settlement",
        strange.NobodyWins(),
        "policies",
        "; winners among the sides 0 to 1 was expected.",
    ),
    "changes its argument": (
        "settlement",
        strange.ChangesTheEnd(),
        "policies",
        "settlement.settle changed its arguments from (WentOut(seat=0, gain=ScoreEvent(",
    ),
    "changes itself": (
        "continuation",
        strange.Counts(),
        "policies",
        "continuation.keeps_turn changed the policy itself, from Counts(asked=",
    ),
    "tosses a coin": (
        "points",
        strange.TossesACoin(),
        "policies",
        ", and when asked again with the same arguments ",
    ),
    "is equal to nothing": (
        "continuation",
        strange.IsNobody(),
        "policies",
        "continuation.__eq__ says False to a copy with the same parameters; a policy is a value",
    ),
    "is equal to anything": (
        "continuation",
        strange.IsAnybody(),
        "policies",
        "continuation.__eq__ says True to any object; a policy is a value",
    ),
    "has another hash as a copy": (
        "continuation",
        strange.HashesAnew(),
        "policies",
        "continuation.__hash__ gives equal policies different hashes; a policy is a value",
    ),
    "makes a seat lead a tile that it does not hold": (
        "opening",
        strange.LeadsWhatIsNotHeld(),
        "play",
        "from_hands gave Lead(seat=0, tile=Tile(6, 6)); a tile that the opener may lead was",
    ),
    "makes a seat lead that is not there": (
        "opening",
        strange.LeadsWhatIsNotHeld(fives.Lead(fives.Seat(7))),
        "play",
        "opening.from_hands gave 7; a seat of 2 seats, 0 to 1 was expected.",
    ),
    "has the tiles dealt again for ever": (
        "opening",
        strange.LeadsWhatIsNotHeld(fives.Opener.REDEAL),
        "length",
        " and 0 rounds, at 0-0 points: no round comes to its end; it was dealt again ",
    ),
    "refuses every event": (
        "target",
        strange.RefusesAll(),
        "length",
        " rounds, at 0-0 points: target.refusal refused all ",
    ),
    "is never won": (
        "target",
        strange.NeverWon(),
        "length",
        " points: target.verdict lets it go on.",
    ),
}
"""Other faults: the axis, the policy, the check, and a part of the sentence."""


def looked_at(axis: str, policy: object, level: Level = Level.QUICK) -> Report:
    changes: dict[str, Any] = {axis: policy}
    rules = attrs.evolve(HORSE_RACE, **changes)
    return check_variant(rules, tables=TABLE, matches=1, level=level, most_moves=3_000)


@pytest.mark.parametrize(("axis", "method", "answer", "check", "sentence"), ANSWERS)
def test_a_wrong_answer_is_named(
    axis: str, method: str, answer: object, check: str, sentence: str
) -> None:
    policy = strange.says(getattr(HORSE_RACE, axis), method, answer)
    fault = looked_at(axis, policy, Level.START).of(check)[0]
    assert fault.moves == ()
    if (method, answer) == ("reserve", 15):
        method = "hand_size"
    assert f"{axis}.{method} {sentence}" in fault.message


@pytest.mark.parametrize(
    ("axis", "policy", "check", "sentence"), POLICIES.values(), ids=POLICIES.keys()
)
def test_a_broken_policy_is_named(axis: str, policy: Any, check: str, sentence: str) -> None:
    report = looked_at(axis, policy)
    fault = report.faults[0]
    assert fault.check == check, report
    assert sentence in fault.message
    assert f"{axis}." in fault.message or check == "length"
    rules = attrs.evolve(HORSE_RACE, **{axis: policy})
    if fault.record is not None and check != "policies":
        again = loads(fault.record, rules)
        assert tuple(map(str, again.moves)) == fault.moves


def test_a_match_that_nothing_scores_in_is_said_so() -> None:
    rules = attrs.evolve(
        HORSE_RACE,
        points=strange.says(HORSE_RACE.points, "for_total", 0),
        settlement=strange.PlayedForNothing(),
    )
    report = check_variant(rules, tables=TABLE, matches=1, level=Level.QUICK, most_moves=1_000)
    (fault,) = report.of("length")
    assert fault.message.endswith("points and settlement.settle give nothing to score.")


def test_an_error_of_a_policy_comes_through_the_engine_as_it_is() -> None:
    setup = fives.Setup(
        variant=attrs.evolve(HORSE_RACE, settlement=strange.Breaks()),
        seats=2,
        hands=("2-5", "6-6"),
        layout="5-6",
    )
    state = setup.state()
    with pytest.raises(ZeroDivisionError, match="no settlement today"):
        state.apply(fives.parse_move("2-5@5-6.lo"))
    assert state == setup.state()


def settle() -> fives.Refusal:
    raise KeyError("nothing to settle")


class Settles(Sticks):
    """A game of another kind, which calls a function by a name of ours."""

    def apply(self, move: Any) -> Self:
        return super().apply(move) if self.left > 5 else super().apply(settle())


class RefusesNothing(Sticks):
    """A game of another kind whose own method has a name of ours."""

    def refusal(self, move: object) -> fives.Refusal | None:
        raise KeyError("nothing to refuse")


def test_a_game_of_another_kind_is_not_told_of_axes() -> None:
    (fault,) = check_state(Settles(), matches=5).of("play")
    assert fault.message.endswith("cannot be made. It raised KeyError: 'nothing to settle'.")
    (fault,) = check_state(RefusesNothing(), matches=1).of("moves")
    assert fault.message == "It raised KeyError: 'nothing to refuse'."


def test_a_method_that_takes_other_arguments_is_named() -> None:
    @attrs.frozen
    class TakesNothing:
        def keeps_turn(self) -> tuple[str, ...]:
            return ()

    wrong: Any = TakesNothing()
    rules = attrs.evolve(HORSE_RACE, continuation=wrong)
    fault = check_variant(rules, matches=1, level=Level.QUICK).faults[0]
    assert fault.message.startswith("continuation.keeps_turn raised TypeError: ")
    assert "takes 1 positional argument but 2 were given" in fault.message


def test_an_attribute_that_breaks_down_is_named() -> None:
    class Drawing(fives.OnlyWhenStuck):
        @property
        def binds(self) -> bool:
            raise LookupError("never")

    (fault,) = looked_at("drawing", Drawing()).of("play")
    assert fault.message == "drawing.binds raised LookupError: never."
