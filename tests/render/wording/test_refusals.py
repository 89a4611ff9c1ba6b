"""Why something does not stand, in every language: each code is made to happen once."""

import re
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.core.refusal import Refusal
from fives.dominoes.scoring import Part, ScoreEvent
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import places
from fives.render.wording.refusals import key_of, refusal_words, values_of
from fives.render.wording.words import words
from tests.strategies import EVERY_MOVE, states

HR, E61, DR = fives.HORSE_RACE, fives.EXACT_61, fives.DRAW
LOT, DEALING, DRAWING = fives.Phase.LOT, fives.Phase.DEALING, fives.Phase.DRAWING
TURN, PLACING, OVER = fives.Phase.TURN, fives.Phase.PLACING, fives.Phase.OVER

HANDS = ("2-6 0-1", "3-5 6-6")
LAID = "5-5 2-5@5-5.a"


def position(**changes: Any) -> fives.Setup:
    """A sound position of two seats, or one that is changed."""
    sound: dict[str, Any] = {"variant": HR, "seats": 2, "hands": HANDS, "layout": LAID}
    return fives.Setup(**(sound | changes))


def asked(state: fives.GameState, move: object) -> Refusal:
    """Why a state does not take a move."""
    given = fives.parse_move(move) if isinstance(move, str) else move
    refusal = state.refusal(given)
    assert refusal is not None, move
    return refusal


def at(play: str, **changes: Any) -> Refusal:
    """Why a move is not allowed in a position."""
    return asked(position(**changes).state(), play)


def seen(seat: int, move: str, **changes: Any) -> Refusal:
    """Why a seat may not make a move."""
    refusal = position(**changes).state().view(seat).refusal(fives.parse_move(move))
    assert refusal is not None
    return refusal


def laid(plays: str, play: str, rules: fives.RuleSet = HR) -> Refusal:
    """Why a tile cannot be laid on a layout."""
    layout = rules.layout()
    for item in plays.split():
        layout = layout.place(*_parts(item))
    refusal = layout.refusal(*_parts(play))
    assert refusal is not None
    return refusal


def _parts(text: str) -> tuple[fives.Tile, fives.Port | None]:
    play = fives.Play.parse(text)
    return play.tile, play.at


def wrong(code: str, **changes: Any) -> Refusal:
    """What is wrong with a position: the one problem of that code."""
    (problem,) = {each for each in position(**changes).problems if each.code == code}
    return problem


def judged(target: fives.Target, score: int, points: int) -> Refusal:
    """Why an event does not stand."""
    event = ScoreEvent(
        fives.Side(0), (Part("play", fives.Pips(5), fives.Pips(5), fives.Points(points)),)
    )
    refusal = target.refusal(fives.Points(score), event, fives.Table(2))
    assert refusal is not None
    return refusal


@attrs.frozen
class LeadFirst:
    """Until the lead is joined on both sides, nothing else is."""

    def spins(self, tile: fives.Tile) -> bool:
        return tile.is_double

    def locked(self, layout: fives.Layout) -> frozenset[fives.Port]:
        on_lead = [port for port in layout.open_ports if port.tile is layout.lead]
        return frozenset(set(layout.open_ports) - set(on_lead) if on_lead else ())


@attrs.frozen
class DoubleLeads(fives.WhoWentOutOpens):
    """Only a double may be led."""

    def may_lead(self, tile: fives.Tile, points: fives.Points) -> bool:
        return tile.is_double


DOUBLES = attrs.evolve(HR, opening=DoubleLeads())
NO_DRAWING = attrs.evolve(HR, drawing=fives.NoDrawing())
STUCK = ("0-1 0-3", "3-5 6-6")
"""Seat 0 has nothing to place on the layout."""

START = HR.start(seats=2)
DEALT = START.apply(fives.Lot(fives.Seat(0)))

CLOSED = (
    "0-0 0-1@0-0.a 0-2@0-0.b 1-3@0-1.hi 0-3@1-3.hi 2-4@0-2.hi 0-4@2-4.hi "
    "0-5@0-3.lo 5-6@0-5.hi 0-6@5-6.hi"
)
"""Every tile with a blank lies on the table, and blanks are all that is open."""


def shared_out(layout: str, left: int) -> dict[str, object]:
    """A layout, so many tiles in the boneyard, and all others in two hands."""
    laid = {play.partition("@")[0] for play in layout.split()}
    rest = [tile for tile in fives.DOUBLE_SIX if tile.notation not in laid]
    return {"layout": layout, "boneyard": rest[:left], "hands": (rest[left:16], rest[16:])}


def preview_of_a_draw() -> Refusal:
    """Why a draw is not previewed."""
    draw: Any = fives.Draw()
    with pytest.raises(fives.IllegalMoveError) as caught:
        position(hands=STUCK).state().view(0).preview(draw)
    return caught.value.refusal


def near_the_end(kept: int) -> Refusal:
    """Why nobody draws the last tiles of a boneyard."""
    rules = DR if kept == 2 else attrs.evolve(DR, dealing=fives.BySeats(7, 7, 6, kept))
    return at("draw", variant=rules, **shared_out("1-4", kept))


MOVES = [
    asked(START, object()),
    preview_of_a_draw(),
    asked(position(phase=OVER, scores=(61, 0)).state(), "pass"),
    at("lot 0"),
    asked(START, "pass"),
    asked(DEALT, "pass"),
    at("pass", hands=STUCK, phase=DRAWING),
    asked(START, "deal 5-5"),
    asked(DEALT, "lot 1"),
    at("lot 1", hands=STUCK, phase=DRAWING),
    seen(0, "pass", hands=STUCK, phase=DRAWING),
    seen(1, "pass"),
    asked(START, "lot 7"),
    asked(DEALT, "deal 6-7"),
    at("5-6@5-5.b"),
    at("0-1@2-5.lo", phase=PLACING, bound="2-6"),
    at("0-1", layout="", bound="2-6"),
    at("2-6@5-5.a", layout=""),
    at("2-6", layout="", variant=DOUBLES),
    at("draw", **shared_out("1-4", 0)),
    near_the_end(1),
    near_the_end(2),
    at("draw", hands=STUCK, variant=NO_DRAWING),
    at("draw"),
    at("pass"),
    at("pass", hands=STUCK),
]
"""Every way in which a move is not allowed, as `fives.match.refusals` tells them apart."""

PLACES = [
    laid("5-5", "2-7"),
    laid("5-5", "5-5@5-5.a"),
    laid("5-5", "2-5"),
    laid("5-5", "2-5@2-2.a"),
    laid("5-5", "2-4@5-5.a"),
    laid("5-5 2-5@5-5.a", "3-5@5-5.a"),
    laid("5-5 2-5@5-5.a", "2-6@2-5.lo", attrs.evolve(HR, spinners=LeadFirst())),
    laid("5-5", "2-5@5-5.c"),
    laid("5-5 2-5@5-5.a 3-5@5-5.b", "4-5@5-5.c", DR),
]
"""Every way in which a tile cannot be laid somewhere."""

SCORES = [
    judged(fives.Exactly(61), 60, 2),
    judged(fives.Exactly(61, floor=0), 1, -2),
    judged(fives.FirstScoreAtLeast(10, fives.AtLeast(150)), 0, 5),
]
"""Every way in which a score does not stand."""

FULL = "0-0 0-1 0-2 0-3 0-4 0-5 0-6"
POSITIONS = [
    wrong("MATCH_OVER", scores=(61, 0)),
    wrong("NOT_OVER", phase=OVER),
    wrong("SCORE", variant=E61, scores=(62, 0)),
    wrong("SCORE", variant=attrs.evolve(E61, target=fives.Exactly(61, floor=0)), scores=(-1, 0)),
    wrong("NOT_A_PLAY", layout="5-5 pass"),
    wrong("NOT_IN_SET", hands=("2-7", "3-5")),
    wrong("MAY_NOT_LEAD", variant=DOUBLES, layout="2-5"),
    wrong("RESERVE", variant=DR, **shared_out("1-4", 1)),
    wrong("PASSES", passes=1),
    wrong("NOT_DEALT", phase=LOT, hands=("", "")),
    wrong("NOT_DEALT", phase=LOT, layout=""),
    wrong("NOT_DEALT", phase=DEALING, layout="", hands=("2-6", "0-1")),
    wrong("EMPTY_HAND", hands=("2-6", "")),
    wrong("NOT_TO_MOVE", hands=("", "2-6")),
    wrong("ROUND_BLOCKED", **shared_out(CLOSED, 0)),
    wrong("NOT_DRAWING", phase=DRAWING),
    wrong("NOT_DRAWING", phase=PLACING, hands=("2-4 2-6", "3-5"), bound="2-6"),
    wrong("BOUND", phase=PLACING),
    wrong("BOUND", bound="2-6"),
    wrong("BOUND", phase=PLACING, bound="2-2"),
    wrong("BOUND", phase=PLACING, bound="0-1"),
    wrong("BOUND", variant=DR, layout="2-5", hands=("0-1 2-6", "3-5"), phase=PLACING, bound="2-6"),
    wrong("BOUND", phase=PLACING, hands=("2-6", "3-5"), bound="2-6"),
    wrong("BOUND", phase=PLACING, hands=("2-6 2-2", "3-5"), bound="2-6 2-2"),
    wrong("NOT_TILES", layout=None),
    wrong("NOT_TILES", hands=([26], "3-5")),
    wrong("TILE_TWICE", hands=("2-6", "3-5 2-6")),
    wrong("TILE_TWICE", hands=("2-6 5-5", "3-5")),
    wrong("TILE_MISSING", **(shared_out("1-4", 2) | {"boneyard": ""})),
    wrong("TILE_MISSING", boneyard=""),
    wrong("HANDS", hands=5),
    wrong("HANDS", hands=("2-6",)),
    wrong("SCORES", scores=5),
    wrong("SCORES", scores=(1,)),
    wrong("PHASE", phase="TURN"),
    wrong("OPENER", phase=LOT, hands=("", ""), layout="", opener=1),
]
"""Every way in which a position cannot be, but for texts that cannot be read."""

EVERY = [*MOVES, *PLACES, *SCORES, *POSITIONS]

ENGLISH_WORDS = re.compile(
    r"\b(the|and|not|so|is|are|it|of|to|an|be|seat|tile|hand|boneyard|with|may|there|must|no|in|has)\b"
)


def named(refusals: list[Refusal]) -> list[str]:
    return [f"{number} {key_of(refusal)}" for number, refusal in enumerate(refusals)]


@pytest.mark.parametrize("refusal", EVERY, ids=named(EVERY))
def test_the_catalogue_repeats_the_sentence_of_the_refusal(refusal: Refusal) -> None:
    values = values_of(refusal)
    message = ENGLISH.messages[key_of(refusal)]
    said = ENGLISH.say(key_of(refusal), **{name: values[name] for name in places(message)})
    assert said == refusal.sentence
    assert words(refusal) == str(refusal)


@pytest.mark.parametrize("refusal", EVERY, ids=named(EVERY))
def test_no_english_is_left_in_french(refusal: Refusal) -> None:
    told = words(refusal, "fr")
    assert told != words(refusal)
    assert not ENGLISH_WORDS.findall(re.sub(r"\w+\(\)|«[^»]*»", "", told))
    assert told.endswith("." if refusal.rule is None else f" ({refusal.rule})")


def test_english_would_be_noticed() -> None:
    assert [refusal for refusal in EVERY if not ENGLISH_WORDS.findall(refusal.sentence)] == []


QUIET = {
    "refused.OVER_TARGET": {"points"},
    "refused.UNDER_FLOOR": {"points"},
}
"""Params that programs need, beside those that a sentence speaks of."""


@pytest.mark.parametrize("refusal", EVERY, ids=named(EVERY))
def test_every_param_is_spoken_of(refusal: Refusal) -> None:
    given = {name for name, _ in refusal.params if "." not in name} - {"case"}
    if refusal in PLACES:
        given -= {"tile", "port"}  # they name the play, whatever is wrong with it
    for language in (ENGLISH, FRENCH):
        spoken = places(language.messages[key_of(refusal)])
        assert given - spoken <= QUIET.get(key_of(refusal), set())


def test_every_message_of_a_refusal_was_needed() -> None:
    told = {key_of(refusal) for refusal in EVERY}
    assert {key for key in ENGLISH.messages if key.startswith("refused.")} - told == set()


@given(states, st.sampled_from(EVERY_MOVE))
def test_whatever_is_refused_is_told_in_french(state: fives.GameState, move: fives.Move) -> None:
    seats = range(state.table.seats)
    for refusal in (state.refusal(move), *(state.view(seat).refusal(move) for seat in seats)):
        if refusal is not None:
            told = words(refusal, "fr")
            assert told != str(refusal)
            assert not ENGLISH_WORDS.findall(re.sub(r"«[^»]*»", "", told))


def french(refusal: Refusal) -> str:
    return words(refusal, "fr").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (
            at("pass"),
            "La place 0 peut poser un domino : elle ne peut donc pas passer. (HR-17)",
        ),
        (
            near_the_end(1),
            "Il reste 1 domino dans la pioche : il ne se pioche jamais. (DR-03)",
        ),
        (
            near_the_end(2),
            "Il reste 2 dominos dans la pioche : ils ne se piochent jamais. (DR-03)",
        ),
        (
            laid("5-5", "2-5@5-5.c"),
            "Les deux côtés en ligne de [5|5] doivent être occupés avant sa branche : "
            "[5|5] (branche C).",
        ),
        (
            judged(fives.Exactly(61), 60, 2),
            "60 + 2 dépasserait 61 : le gain est rejeté et le score reste à 60.",
        ),
        (
            judged(fives.FirstScoreAtLeast(10, fives.AtLeast(150)), 0, 5),
            "Le premier gain doit être d’au moins 10 : un gain de 5 est refusé et le score reste "
            "à 0.",
        ),
        (
            wrong("SCORE", variant=E61, scores=(62, 0)),
            "Le camp 0 ne peut pas avoir 62 points : 0 + 62 dépasserait 61 : le gain est rejeté "
            "et le score reste à 0.",
        ),
        (
            wrong("TILE_TWICE", hands=("2-6 5-5", "3-5")),
            "[5|5] est à deux endroits : la main 0 et la disposition.",
        ),
    ],
)
def test_what_is_said_in_french(refusal: Refusal, told: str) -> None:
    assert french(refusal) == told


def test_a_tile_that_must_be_placed_is_not_named() -> None:
    bound = at("0-1@2-5.lo", phase=PLACING, bound="2-6")
    assert "2-6" not in repr(bound)
    for lang in ("en", "fr"):
        assert "[2|6]" not in words(bound, lang)


STRANGE = [
    Refusal("acme:TOO_PROUD", "A double is too proud to be led.", rule="A-7"),
    Refusal("MUST_PLACE", "Place a tile, or sing."),
    Refusal("MUST_PLACE", "Place a tile, or sing.", (("case", "draw"), ("seat", "0"))),
    Refusal("MUST_PLACE", "Seat 0 can place a tile, so it may not draw.", (("case", "draw"),)),
    Refusal("MUST_PLACE", "", (("case", "{x}"), ("seat", "0"))),
    Refusal("PORT_TAKEN", "nowhere is joined already; choose an open port.", (("tile", "?"),)),
    Refusal("RESERVE", "The last many tiles stay.", (("left", "many"),)),
    Refusal("", ""),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("refusal", STRANGE, ids=repr)
def test_a_refusal_of_somebody_else_keeps_its_sentence(refusal: Refusal, lang: str) -> None:
    assert words(refusal, lang) == str(refusal)


def test_a_param_that_is_no_port_is_said_as_it_stands() -> None:
    odd = Refusal(
        "PORT_TAKEN", "nowhere is joined already; choose an open port.", (("port", "nowhere"),)
    )
    assert refusal_words(odd, FRENCH).startswith("nowhere est déjà occupé")
