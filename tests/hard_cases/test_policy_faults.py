"""Policies that misbehave: each fault is named by its axis and its method."""

from collections.abc import Callable

import attrs
import pytest

import fives
from fives import HORSE_RACE, RuleSet, Setup, VariantError


@attrs.frozen
class Answers:
    """A policy whose every method gives one prepared answer."""

    answer: object

    def out(self, *_: object) -> object:
        return self.answer

    def blocked(self, *_: object) -> object:
        return self.answer

    def may_lead(self, *_: object) -> object:
        return self.answer

    def keeps_turn(self, *_: object) -> object:
        return self.answer

    def settle(self, *_: object) -> object:
        return self.answer

    def halves(self, *_: object) -> object:
        return self.answer

    def may_draw(self, *_: object) -> object:
        return self.answer

    @property
    def binds(self) -> bool:
        return True


def broken(axis: str, policy: object) -> RuleSet:
    """Horse Race with one axis replaced."""
    changes: dict[str, object] = {axis: policy}
    evolve: Callable[..., RuleSet] = attrs.evolve
    return evolve(HORSE_RACE, **changes)


@pytest.mark.parametrize(
    ("axis", "method", "answer"),
    [
        ("counting", "halves", 5),
        ("continuation", "keeps_turn", True),
        ("drawing", "may_draw", None),
        ("ending", "blocked", False),
        ("ending", "blocked", "yes"),
    ],
)
def test_a_wrong_answer_is_named_at_the_start(axis: str, method: str, answer: object) -> None:
    with pytest.raises(VariantError) as caught:
        broken(axis, Answers(answer)).start(seats=2)
    assert (caught.value.axis, caught.value.method) == (axis, method)
    assert caught.value.message.endswith("expected.")


@attrs.frozen
class Opens:
    """An opening that names a given seat."""

    seat: int

    def opener(self, *_: object) -> int:
        return self.seat

    def may_lead(self, *_: object) -> bool:
        return True


@pytest.mark.parametrize("seat", [2, -1, True, None])
def test_an_opener_who_does_not_sit_is_named(seat: int) -> None:
    with pytest.raises(VariantError, match=r"opening\.opener gave .* a seat of 2 seats"):
        broken("opening", Opens(seat)).start(seats=2)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        (),
        fives.RoundResult((fives.Side(7),), ()),
        fives.RoundResult((), ((fives.ScoreEvent(fives.Side(7), ()),),)),
        fives.RoundResult((), ((fives.ScoreEvent(fives.Side(0), ()),) * 2,)),
    ],
)
def test_a_settlement_that_cannot_be_applied_is_named(answer: object) -> None:
    state = Setup(
        variant=broken("settlement", Answers(answer)),
        seats=2,
        hands=("2-5", "6-6"),
        layout="5-6",
    ).state()
    with pytest.raises(VariantError) as caught:
        state.apply(fives.parse_move("2-5@5-6.lo"))
    assert (caught.value.axis, caught.value.method) == ("settlement", "settle")
    assert state.hands[0] == fives.TileSet([fives.Tile(2, 5)])


@attrs.frozen
class Rules61(fives.AtLeast):
    """A target that answers wrongly when asked."""

    refused: object = None
    ended: object = None

    def refusal(self, *_: object) -> fives.Refusal | None:
        return self.refused  # type: ignore[return-value]

    def verdict(self, *_: object, **__: object) -> fives.Outcome | None:
        return self.ended  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("method", "target"),
    [
        ("refusal", Rules61(61, refused=True)),
        ("verdict", Rules61(61, ended=True)),
        ("verdict", Rules61(61, ended=fives.Outcome((fives.Side(7),), "test"))),
    ],
)
def test_a_target_that_answers_wrongly_is_named(method: str, target: Rules61) -> None:
    state = broken("target", target).start(seats=2).apply(fives.Lot(fives.Seat(0)))
    for tile in [fives.Tile(5, 5), *fives.DOUBLE_SIX][:14]:
        state = state.apply(fives.Deal(tile))
    with pytest.raises(VariantError) as caught:
        state.apply(fives.parse_move("5-5"))
    assert (caught.value.axis, caught.value.method) == ("target", method)


def test_a_policy_that_cannot_be_hashed_is_named() -> None:
    @attrs.define
    class Loose:
        unit: int = 5

        def for_total(self, total: fives.Pips) -> fives.Points:
            return fives.Points(0)

    with pytest.raises(VariantError, match=r"points\.__hash__"):
        broken("points", Loose()).start(seats=2)


def test_a_policy_must_have_one_form_of_its_axis() -> None:
    class Both(fives.MultiplesOf):
        def for_ends(self, parts: tuple[fives.Contribution, ...]) -> fives.Points:
            return fives.Points(9)

    with pytest.raises(VariantError, match="for_total or for_ends"):
        broken("points", Both(5)).start(seats=2)


def test_a_boneyard_that_stays_out_of_play_is_not_drawable() -> None:
    rules = broken("drawing", fives.NoDrawing())
    state = Setup(variant=rules, seats=2, hands=("2-5 0-0", "1-1"), layout="5-6").state()
    assert (state.drawable, len(state.boneyard)) == (0, 24)
    step = state.step(fives.parse_move("2-5@5-6.lo"))
    assert [type(event) for event in step.events][:2] == [fives.TilePlayed, fives.RoundEnded]
    refusal = state.refusal(fives.Draw())
    assert refusal is not None
    assert refusal.code == "MUST_PLACE"


def test_negative_points_keep_no_turn_by_accident() -> None:
    @attrs.frozen
    class Penalty:
        def for_total(self, total: fives.Pips) -> fives.Points:
            return fives.Points(-3 if total == 7 else 0)

    rules = broken("points", Penalty())
    step = (
        Setup(variant=rules, seats=2, hands=("2-5 0-0", "1-1"))
        .state()
        .step(fives.parse_move("2-5"))
    )
    assert step.after.scores == (-3, 0)
    assert not any(isinstance(event, fives.TurnKept) for event in step.events)


def test_a_deal_can_be_set_up_before_the_hands_name_the_opener() -> None:
    @attrs.frozen
    class HolderOfDoubleOne:
        def opener(self, *_: object) -> fives.Opener:
            return fives.Opener.FROM_HANDS

        def may_lead(self, *_: object) -> bool:
            return True

        def from_hands(self, hands: tuple[fives.TileSet, ...], table: fives.Table) -> fives.Lead:
            one = fives.Tile(1, 1)
            (seat,) = [seat for seat, hand in enumerate(hands) if one in hand]
            return fives.Lead(fives.Seat(seat), one)

    state = Setup(
        variant=broken("opening", HolderOfDoubleOne()),
        seats=2,
        hands=("0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6"),
        phase=fives.Phase.DEALING,
    ).state()
    assert state.opener is None
    state = state.apply(fives.parse_move("deal 6-6"))
    assert (state.opener, state.actor, state.bound) == (1, 1, fives.Tile(1, 1))
    assert [str(move) for move in state.legal_moves()] == ["1-1"]
    refusal = state.refusal(fives.parse_move("6-6"))
    assert refusal is not None
    assert refusal.code == "BOUND_TILE"


@attrs.frozen
class ForgetsTheGain:
    """A settlement that does not place what the last play earned."""

    def settle(
        self, end: fives.RoundEnd, hands: tuple[fives.TileSet, ...], table: fives.Table
    ) -> fives.RoundResult:
        return fives.RoundResult(table.sides, ())


def test_a_settlement_may_not_forget_the_gain_of_the_last_play() -> None:
    rules = broken("settlement", ForgetsTheGain())
    state = Setup(variant=rules, seats=2, hands=("5-5", "6-6"), layout="0-5").state()
    with pytest.raises(VariantError, match=r"settlement\.settle gave .* parts of end\.gain"):
        state.apply(fives.Play.parse("5-5@0-5.hi"))
    without = Setup(variant=rules, seats=2, hands=("2-5", "6-6"), layout="0-5").state()
    assert without.apply(fives.Play.parse("2-5@0-5.hi")).scores == (0, 0)


@pytest.mark.parametrize(
    ("axis", "policy"),
    [
        ("target", 31),
        ("target", None),
        ("continuation", fives.DoubleOrScore),
        ("spinners", None),
        ("dealing", object()),
        ("id", ""),
        ("id", "Bad Id"),
        ("version", 0),
        ("title", 5),
        ("tables", ()),
        ("tables", (2, 3)),
    ],
)
def test_an_axis_that_is_no_policy_is_named_at_the_start(axis: str, policy: object) -> None:
    with pytest.raises(VariantError) as caught:
        broken(axis, policy).start(seats=2)
    assert (caught.value.axis, caught.value.method) == ("variant", axis)


@pytest.mark.parametrize("variant", ["horse-race", fives.RuleSet, 5, None])
def test_what_is_no_variant_is_said_so(variant: fives.Variant) -> None:
    with pytest.raises(VariantError):
        fives.start(variant, 2)
    with pytest.raises(VariantError):
        Setup(variant=variant, seats=2).state()


def test_a_layout_wants_policies_too() -> None:
    with pytest.raises(VariantError, match=r"variant\.spinners gave 3"):
        fives.Layout(3, 4).place(fives.Tile(5, 5))  # type: ignore[arg-type]
    with pytest.raises(VariantError, match=r"variant\.counting gave 4"):
        fives.Layout(fives.EveryDouble(), 4).place(fives.Tile(5, 5))  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [0, -5, True, "61", 1.0, None])
@pytest.mark.parametrize("policy", [fives.AtLeast, fives.MultiplesOf, fives.ToNearest])
def test_a_number_of_a_policy_is_checked_when_it_is_made(
    policy: Callable[[int], object], number: int
) -> None:
    with pytest.raises(fives.InputError):
        policy(number)


@pytest.mark.parametrize("passes", [1, 2, 3, 10**6])
def test_passes_that_cannot_be_are_a_problem(passes: int) -> None:
    setup = Setup(variant=HORSE_RACE, seats=2, hands=("1-5", "2-2"), passes=passes)
    assert [problem.code for problem in setup.problems] == ["PASSES"]
