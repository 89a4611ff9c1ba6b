"""What cannot be is refused where it stands; what was written once stays readable."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

import fives
from fives import card_race, wire
from fives.records import Record
from tests.records.test_variants import STRANGE
from tests.wire.documents import VARIANTS, played, raced

GOLDEN = Path(__file__).parents[1] / "data" / "wire" / "documents-1.jsonl"

STATE = wire.to_json(
    fives.Setup(
        variant=fives.HORSE_RACE,
        seats=2,
        hands=("2-5 0-1", "3-5 6-6"),
        layout="5-5 4-5@5-5.b",
        opener=1,
        scores=(7, 30),
    ).state()
)


def changed(data: wire.JsonObject, path: str, value: Any) -> Any:
    """A copy of a document with one value put in at a path such as ``hands.0.1``."""
    copy = json.loads(json.dumps(data))
    *above, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inner = copy
    for step in above:
        inner = inner[step]
    inner[last] = value
    return copy


def refusal(data: object, variant: fives.Variant | None = None) -> tuple[str, str]:
    """The code and the path of the error that a document gives."""
    with pytest.raises(wire.JsonError) as caught:
        wire.from_json(data, variant)
    return caught.value.code, caught.value.path


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("hands.0.0", "2-5", "TILE_TWICE", "$.hands[0][1]"),
        ("hands.1.0", "5-5", "TILE_TWICE", "$.layout[0]"),
        ("hands.1.0", "6-7", "NOT_IN_SET", "$.hands[1][0]"),
        ("hands.1.0", "5-3", "OTHER_SPELLING", "$.hands[1][0]"),
        ("hands.1.0", "3-9-1", "NOT_A_TILE", "$.hands[1][0]"),
        ("hands.1.0", 35, "NOT_TEXT", "$.hands[1][0]"),
        ("hands.1", [], "TILE_MISSING", "$.boneyard"),
        ("hands", [["2-5"]], "HANDS", "$.hands"),
        ("hands", {"0": ["2-5"]}, "NOT_A_LIST", "$.hands"),
        ("boneyard", ["0-0"], "TILE_MISSING", "$.boneyard"),
        ("layout.1", "4-5@5-5.c", "BRANCH_BEFORE_LINE", "$.layout[1]"),
        ("layout.1", "4-6@5-5.b", "TILE_TWICE", "$.layout[1]"),
        ("layout.1", "4-5@5-5.lo", "NO_SUCH_FACE", "$.layout[1]"),
        ("layout.1", "draw", "NOT_A_TILE", "$.layout[1]"),
        ("scores", [61, 30], "MATCH_OVER", "$.scores"),
        ("scores", [7], "SCORES", "$.scores"),
        ("scores.0", 10**17, "NUMBER", "$.scores[0]"),
        ("scores.0", True, "NOT_A_NUMBER", "$.scores[0]"),
        ("turn", None, "TURN", "$.turn"),
        ("turn", 2, "NUMBER", "$.turn"),
        ("turn", False, "NOT_A_NUMBER", "$.turn"),
        ("opener", None, "DOES_NOT_FOLLOW", "$.opener"),
        ("passes", 1, "PASSES", "$.passes"),
        ("bound", "2-5", "BOUND", "$.bound"),
        ("phase", "TURN", "UNKNOWN_NAME", "$.phase"),
        ("phase", "over", "TURN", "$.turn"),
        ("phase", "drawing", "NOT_DRAWING", "$.phase"),
        ("phase", "placing", "BOUND", "$.bound"),
        ("phase", 2, "NOT_TEXT", "$.phase"),
        ("outcome", {"winners": [0], "reason": "x"}, "DOES_NOT_FOLLOW", "$.outcome"),
        ("table.seats", 5, "NO_SUCH_TABLE", "$.table"),
        ("table.direction", "counter-clockwise", "NO_SUCH_TABLE", "$.table"),
        ("variant.version", 2, "OTHER_VERSION", "$.variant.version"),
        ("variant.id", "matador", "NO_SUCH_VARIANT", "$.variant.id"),
        ("variant", "horse-race", "NOT_AN_OBJECT", "$.variant"),
        ("total", 10, "EXTRA_KEY", "$.total"),
        ("kind", "view", "EXTRA_KEY", "$.turn"),
    ],
)
def test_a_position_that_cannot_be(path: str, value: Any, code: str, where: str) -> None:
    assert refusal(changed(STATE, path, value)) == (code, where)


def test_a_kind_may_be_asked_for() -> None:
    text = wire.dumps(fives.Draw())
    assert wire.load_move(text) == fives.Draw()
    loaders: tuple[Callable[[str], object], ...] = (
        wire.load_state,
        wire.load_view,
        wire.load_public_view,
        wire.load_event,
        wire.load_record,
        wire.load_seen_record,
        wire.load_variant,
        wire.load_race,
        wire.load_race_view,
        wire.load_public_race_view,
        wire.load_race_move,
        wire.load_race_event,
    )
    for load in loaders:
        with pytest.raises(wire.JsonError, match=r"^\$\.kind: a [a-z-]+ was expected, not a move"):
            load(text)


VIEW = wire.to_json(
    next(
        state.view(0)
        for state in played(fives.HORSE_RACE, fives.Table(3), 4)
        if state.actor == 0 and len(state.layout) == 3 and len(state.hands[0]) > 3
    )
)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("actor", 9, "$.actor"),
        ("actor", None, "$.actor"),
        ("opener", None, "$.opener"),
        ("passes", 1, "$.passes"),
        ("scores.0", 61, "$.scores"),
        ("hand_sizes.1", 27, "$.boneyard_size"),
        ("boneyard_size", 3, "$.boneyard_size"),
        ("drawable", 0, "$.drawable"),
        ("hand.0", "6-7", "$.hand[0]"),
        ("hand", [], "$.hand"),
        ("bound", "0-0", "$.bound"),
        ("phase", "lot", "$.actor"),
        ("outcome", {"winners": [], "reason": "x"}, "$.outcome"),
    ],
)
def test_a_view_of_nothing_that_can_be(path: str, value: Any, where: str) -> None:
    assert refusal(changed(VIEW, path, value))[1] == where


RACE = raced(3, 2, 5)
RACING = next(state for state in RACE if len(state.turned) == 4)
SESSION = wire.to_json(RACING)
CARDS = [str(card) for card in RACING.turned]
SPADES = [str(card) for card in card_race.WITHOUT_ACES[:12] if card not in RACING.turned][:7]


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("markers.0", "AS", "ACE", "$.markers[0]"),
        ("markers.1", str(RACING.markers[0]), "CARD_TWICE", "$.markers[1]"),
        ("markers", [], "NOT_NOW", "$.choices"),
        ("markers", SPADES, "TRACK", "$.markers"),
        ("balances", [6, 0], "TOO_FEW", "$.balances"),
        ("balances.0", 7, "CHIPS", "$.balances"),
        ("choices.0", None, "CHIPS", "$.balances"),
        ("choices.0", "X", "UNKNOWN_NAME", "$.choices[0]"),
        ("turned", [*reversed(CARDS)], "ORDER", "$.turned"),
        ("turned", CARDS * 2, "CARD_TWICE", f"$.turned[{len(CARDS)}]"),
        ("race", 4, "NUMBER", "$.race"),
        ("terms.seats", 2, "TOO_SMALL", "$.terms"),
        ("phase", "betting", "DOES_NOT_FOLLOW", "$.phase"),
        ("odds.2", 11, "DOES_NOT_FOLLOW", "$.odds[2]"),
        ("positions.0", False, "DOES_NOT_FOLLOW", "$.positions[0]"),
        ("banker", 1, "DOES_NOT_FOLLOW", "$.banker"),
        ("outcome", {"winners": [], "reason": "x"}, "DOES_NOT_FOLLOW", "$.outcome"),
    ],
)
def test_a_session_that_cannot_be(path: str, value: Any, code: str, where: str) -> None:
    assert refusal(changed(SESSION, path, value)) == (code, where)


RECORD = wire.to_json(played(fives.HORSE_RACE, fives.Table(2), 4).comment("End."))
SEEN = wire.to_json(played(fives.HORSE_RACE, fives.Table(2), 4).redacted(0))


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("moves.0", "lot 2", "NO_SUCH_SEAT", "$.moves[0]"),
        ("moves.3", "pass", "CHANCE_TO_MOVE", "$.moves[3]"),
        ("moves.3", "deal 9-9-9", "NOT_A_TILE", "$.moves[3]"),
        ("moves.3", None, "NOT_TEXT", "$.moves[3]"),
        ("results.0.scores", [0, 0], "DOES_NOT_FOLLOW", "$.results[0]"),
        ("results", [], "DOES_NOT_FOLLOW", "$.results"),
        ("outcome", None, "DOES_NOT_FOLLOW", "$.outcome"),
        ("comments.0.after", 99999, "NUMBER", "$.comments[0].after"),
        ("comments.0.text", "a\nb", "NOT_ONE_LINE", "$.comments[0].text"),
        ("comments", [{"after": n, "text": ""} for n in (2, 1)], "COMMENT", "$.comments"),
        ("tags", {"a b": "c"}, "TAG_NAME", '$.tags["a b"]'),
        ("tags", {"a": "b\nc"}, "NOT_ONE_LINE", "$.tags.a"),
        ("tags", {"a": 1}, "NOT_TEXT", "$.tags.a"),
        ("game", "chess", "UNKNOWN_NAME", "$.game"),
        ("start.scores", [1], "SCORES", "$.start.scores"),
    ],
)
def test_a_record_that_cannot_be(path: str, value: Any, code: str, where: str) -> None:
    assert refusal(changed(RECORD, path, value)) == (code, where)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("moves.16", "pass", "$.moves[16]"),
        ("moves.1", "deal ??", "$.moves[1]"),
        ("moves.9", "deal 0-0", "$.moves[9]"),
        ("moves.9", "deal ?", "$.moves[9]"),
        ("revealed", [], "$.moves[?]"),
        ("seats", [1, 0], "$.seats"),
        ("seats", [2], "$.seats[0]"),
        ("results", [], "$.results"),
    ],
)
def test_a_seen_record_that_cannot_be(path: str, value: Any, where: str) -> None:
    _, found = refusal(changed(SEEN, path, value))
    assert found.startswith(where.partition("?")[0])


def test_a_variant_with_policies_of_its_own_is_handed_over() -> None:
    record = played(STRANGE, fives.Table(2), 3, 90)
    for value in (record, record.state, record.state.view(1), record.redacted(1)):
        text = wire.dumps(value)
        assert wire.loads(text, STRANGE) == value
        assert refusal(json.loads(text))[0] == "VARIANT_NEEDED"
        assert refusal(json.loads(text), fives.DRAW)[0] == "OTHER_VARIANT"
    layout = record.state.layout
    assert wire.loads(wire.dumps(layout), STRANGE) == layout
    assert refusal(wire.to_json(layout))[0] == "VARIANT_NEEDED"
    with pytest.raises(fives.InputError, match="no policy that has a name"):
        wire.dumps(STRANGE)


def test_what_has_no_json_form_is_refused() -> None:
    with pytest.raises(fives.InputError, match="an object has no JSON form"):
        wire.dumps(object())  # type: ignore[arg-type]
    with pytest.raises(fives.InputError, match="half of a character"):
        wire.dumps(attrs.evolve(fives.HORSE_RACE, title="\ud800"))
    with pytest.raises(fives.VariantError):
        wire.loads(wire.dumps(fives.Draw()), variant="horse-race")  # type: ignore[arg-type]


def test_documents_of_format_1_stay_readable() -> None:
    kinds = set()
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        assert wire.dumps(wire.loads(line)) == line
        kinds.add(json.loads(line)["kind"])
    assert len(kinds) == 18


def test_equal_texts_are_equal_values_whatever_the_spaces() -> None:
    state = played(VARIANTS[3], VARIANTS[3].tables[0], 1)[30]
    data = wire.to_json(state)
    spread = json.dumps(dict(reversed(data.items())), indent=3)
    assert wire.load_state(spread) == state
    assert Record.of(wire.load_state(spread)) == Record.of(state)
