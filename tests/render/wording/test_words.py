"""Every kind of value has words in both languages, and no words tell a hidden tile."""

import random
import re
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

import fives
from fives import card_race
from fives.render.folding import GLUE
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.sheets_tally import PaperTally
from fives.render.wording.words import words

TILE = re.compile(r"\[(\d+)\|(\d+)\]")
LANGS = ("en", "fr")


def tiles_in(text: str) -> set[fives.Tile]:
    return {fives.Tile(int(low), int(high)) for low, high in TILE.findall(text)}


def steps(variant: fives.RuleSet, seats: int, pairs: bool, seed: int) -> Iterator[fives.Transition]:
    """The transitions of a random match, up to its third round."""
    rng, state, rounds = random.Random(seed), variant.start(seats, pairs), 0
    while state.outcome is None and rounds < 3:
        step = state.step(rng.choice(state.legal_moves()))
        rounds += any(isinstance(event, fives.RoundEnded) for event in step.events)
        yield step
        state = step.after


MATCHES = [
    (fives.HORSE_RACE, 2, False),
    (fives.HORSE_RACE, 4, True),
    (fives.EXACT_61, 3, False),
    (fives.EXACT_61, 4, True),
    (fives.DRAW, 2, False),
]


@pytest.mark.parametrize(
    ("variant", "seats", "pairs"), MATCHES, ids=[f"{v.id}-{s}-{p}" for v, s, p in MATCHES]
)
def test_no_words_of_a_match_tell_a_hidden_tile(
    variant: fives.RuleSet, seats: int, pairs: bool
) -> None:
    for step in steps(variant, seats, pairs, seed=61):
        state, laid = step.after, set(step.after.layout.tiles)
        for lang in LANGS:
            assert tiles_in(words(state, lang)) == laid
            assert tiles_in(words(state.public_view(), lang)) == laid
            for seat in range(seats):
                assert tiles_in(words(state.view(seat), lang)) == laid | set(state.hands[seat])
            for side in state.table.sides:
                shown = {tile for seat in state.table.members(side) for tile in state.hands[seat]}
                assert tiles_in(words(state.side_view(side), lang)) == laid | shown


@pytest.mark.parametrize(
    ("variant", "seats", "pairs"), MATCHES, ids=[f"{v.id}-{s}-{p}" for v, s, p in MATCHES]
)
def test_a_transition_tells_what_the_reader_may_know(
    variant: fives.RuleSet, seats: int, pairs: bool
) -> None:
    for number, step in enumerate(steps(variant, seats, pairs, seed=7)):
        lang, you = LANGS[number % 2], number % (seats + 1)
        reader = None if you == seats else you
        known = set(step.before.layout.tiles) | set(step.after.layout.tiles)
        for event in step.events:
            if isinstance(event, fives.RoundEnded):
                known |= {tile for hand in event.hands for tile in hand} | set(event.layout.tiles)
            if isinstance(event, fives.TilePlayed):
                known.add(event.tile)
        if reader is not None:
            known |= set(step.before.hands[reader]) | set(step.after.hands[reader])
        told = words(step, lang, reader)
        assert tiles_in(told) <= known
        assert len(told.split("\n")) == max(1, len(step.events))


def test_a_draw_is_told_though_nothing_has_happened_yet() -> None:
    state = fives.Setup(
        variant=fives.HORSE_RACE, seats=2, hands=("0-1", "3-5"), layout="5-5"
    ).state()
    assert words(state.step(fives.Draw()), "fr") == "piocher un domino"


def test_a_view_that_knows_less_says_the_same() -> None:
    """States that differ only in what a seat cannot know are told in the same words."""
    setup: dict[str, Any] = {"variant": fives.HORSE_RACE, "seats": 2, "layout": "5-5"}
    one = fives.Setup(hands=("2-5 0-1", "3-5 6-6"), **setup).state()
    two = fives.Setup(hands=("2-5 0-1", "1-1 2-2"), **setup).state()
    for lang in LANGS:
        assert words(one.view(0), lang) == words(two.view(0), lang)
        assert words(one, lang) == words(two, lang)
        assert words(one.view(1), lang) != words(two.view(1), lang)


SETUP = fives.Setup(
    variant=fives.EXACT_61,
    seats=4,
    pairs=True,
    hands=("2-5 0-1", "3-5", "6-6", "4-4"),
    layout="5-5",
    scores=(60, 12),
    turn=1,
)
STATE = SETUP.state()
EVENT = fives.ScoreEvent(
    fives.Side(0),
    (
        fives.Part("opponents", fives.Pips(17), fives.Pips(15), fives.Points(3)),
        fives.Part("partner", fives.Pips(7), fives.Pips(5), fives.Points(-1)),
    ),
)
PLAYED = STATE.step(fives.parse_move("3-5@5-5.a"))
JOINED = STATE.layout.place(fives.Tile(3, 5), fives.Port.parse("5-5.a"))
DEALT = fives.TileDealt(fives.Seat(0), fives.Tile(5, 5))
RACE = card_race.start(seats=4, chips=20)
MARKED = RACE.step(card_race.parse_move("mark 7H"))

THINGS: list[tuple[object, str]] = [
    (fives.Tile(2, 5), "domino [2|5]"),
    (fives.Tile(5, 5), "double [5|5]"),
    (fives.Port.parse("2-5.hi"), "[2|5] (extrémité de valeur haute, 5)"),
    (JOINED.joints[0], "[5|5] (ligne A) – [3|5] (extrémité de valeur haute)"),
    (fives.TileSet.parse("0-1"), "[0|1] : 1 domino, 1 point brut"),
    (fives.TileSet.parse("0-1 2-5"), "[0|1], [2|5] : 2 dominos, 8 points bruts"),
    (fives.TileSet(), "aucun domino"),
    (fives.parse_move("2-5"), "ouvrir avec [2|5]"),
    (fives.parse_move("2-5@5-5.a"), "poser [2|5] sur [5|5] (ligne A)"),
    (fives.parse_move("draw"), "piocher un domino"),
    (fives.parse_move("pass"), "passer"),
    (fives.parse_move("lot 2"), "le sort tombe sur la place 2"),
    (fives.parse_move("deal 5-5"), "distribuer [5|5]"),
    (fives.parse_move("drawn 3-4"), "le domino pioché est [3|4]"),
    (fives.Outcome((), "equal-best"), "match nul"),
    (fives.Outcome((fives.Side(1),), "target-reached"), "Le camp 1 a gagné la partie"),
    (EVENT.parts[0], "17 points bruts"),
    (EVENT, "Le camp 0 : "),
    ((EVENT, EVENT), "3 points) ; "),
    ((), "Personne ne marque."),
    (fives.ScoreEvent(fives.Side(1), ()), "Le camp 1 : aucun point."),
    (fives.Ruling(EVENT, None, fives.Points(40), fives.Points(42)), "40 + 2 = 42"),
    (fives.WentOut(fives.Seat(2), EVENT), "la place 2 a posé son dernier domino. Le camp 0 : "),
    (fives.Blocked(), "La manche est bloquée"),
    (fives.RoundResult((fives.Side(0),), ((EVENT,),)), "gagnée par le camp 0"),
    (fives.RoundResult((), ()), "Personne n’a gagné la manche. Personne ne marque."),
    (
        fives.PastRound(fives.Seat(1), fives.Blocked(), (fives.TileSet(), STATE.hands[0])),
        "La place 1 a ouvert la manche.",
    ),
    (CribbageBoard([(2, 5)]), "5 points, auparavant 2."),
    (PaperTally(4), "soit 20 points bruts : 4 traits."),
    (STATE.layout, "Points de raccordement disponibles : "),
    (STATE.layout.parts[0], "[5|5] compte 10 : ses deux moitiés"),
    (STATE.refusal(fives.Pass()), "La place 1 peut poser un domino"),
    (STATE.view(1).preview(fives.Play.parse("3-5@5-5.a")), "dernier domino de la main"),
    (STATE, "Exact 61 Five Up, 4 places en équipes de deux. C’est à la place 1 de jouer."),
    (STATE.view(1), "C’est à vous de jouer."),
    (STATE.public_view(), "La pioche contient 22 dominos."),
    (STATE.side_view(0), "La place 2 a en main [6|6] : 1 domino, 12 points bruts."),
    (PLAYED, "La place 1 a posé [3|5] sur [5|5] (ligne A)"),
    *((event, "") for event in PLAYED.events),
    (fives.LotFell(fives.Seat(3)), "la place 3"),
    (fives.Redealt(), "distribués de nouveau"),
    (DEALT, "[5|5]"),
    (DEALT.seen_by(1), "1 domino"),
    (fives.TileDrawn(fives.Seat(1), None), "1 domino"),
    (fives.Passed(fives.Seat(1)), "La place 1 n’avait rien à poser"),
    (fives.TurnKept(fives.Seat(1), ("double", "score")), "un double, et la pose a rapporté"),
    (fives.MatchEnded(fives.Outcome((fives.Side(0),), "target-reached")), "cible atteinte"),
    (card_race.Suit.HEARTS, "cœur"),
    (card_race.PACK[0], "de pique"),
    (card_race.parse_move("back H"), "cœur"),
    (card_race.parse_move("sit-out"), ""),
    (MARKED.events[0], "cœur"),
    (MARKED, "cœur"),
    (MARKED.after, "cœur"),
    (MARKED.after.view(1), "cœur"),
    (MARKED.after.public_view(), "cœur"),
]


@pytest.mark.parametrize(
    ("value", "told"), THINGS, ids=[f"{i} {type(v).__name__}" for i, (v, _) in enumerate(THINGS)]
)
def test_anything_is_told_in_both_languages(value: object, told: str) -> None:
    french, english = words(value, "fr"), words(value)
    assert told in french.replace(GLUE, " ")
    assert english
    assert GLUE not in english
    assert french != english or value == fives.Tile(5, 5)
    assert re.search(rf"(?<!«){GLUE}(?![:;?!»])", french) is None
    assert re.search(r"[^\N{NO-BREAK SPACE}][:;?!»](?=\s|$)", french) is None


def test_every_event_of_the_library_is_among_them() -> None:
    told = {type(value) for value, _ in THINGS}
    for union in (fives.Event, fives.Move, fives.RoundEnd):
        assert set(union.__args__) - told == set()


def test_whom_sentences_are_said_to() -> None:
    lot, table = fives.LotFell(fives.Seat(1)), fives.Table(4, pairs=True)
    assert "you" in words(lot, you=1)
    assert "seat 1" in words(lot, you=0)
    assert words(fives.parse_move("lot 1"), you=1) == "the lot falls on you"
    assert words(EVENT).startswith("Side 0: ")
    assert words(EVENT, table=table).startswith("Seats 0 and 2: ")
    assert words(EVENT, table=table, you=2).startswith("You and seat 0: ")
    assert words(EVENT, table=fives.Table(2)).startswith("Seat 0: ")
    assert "You are to move." in words(STATE.view(1))
    assert "Seat 1 is to move." in words(STATE.view(1), you=0)
    assert "You are to move." in words(STATE, you=1)
    assert "Seat 1 is to move." in words(STATE)


def test_an_empty_hand_has_a_sentence_of_its_own() -> None:
    seen = fives.HORSE_RACE.start(seats=2).view(0)
    assert "You hold no tile." in words(seen)
    assert "Vous n’avez aucun domino en main." in words(seen, "fr")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Seat 0 has -1 point and seat 1 has -3 points."),
        ("fr", "La place 0 a -1 point et la place 1 a -3 points."),
    ],
)
def test_points_below_zero_are_counted_by_their_size(lang: str, told: str) -> None:
    setup = fives.Setup(
        variant=fives.HORSE_RACE, seats=2, hands=("2-5 3-5", "4-5"), scores=(-1, -3)
    )
    assert told in words(setup.state(), lang).replace(GLUE, " ")


def test_who_is_told_to_move_and_what_chance_does() -> None:
    start = fives.HORSE_RACE.start(2)
    dealing = start.apply(fives.Lot(fives.Seat(0)))
    assert "A lot decides who opens." in words(start)
    assert "The tiles are being dealt." in words(dealing)
    assert "The opener of the round: seat 0." in words(dealing)
    stuck = fives.Setup(
        variant=fives.HORSE_RACE,
        seats=2,
        hands=("0-1", "3-5"),
        layout="5-5 2-5@5-5.a",
        phase=fives.Phase.DRAWING,
    ).state()
    drawn = stuck.apply(fives.Drawn(fives.Tile(2, 2)))
    assert "A tile is being drawn." in words(stuck)
    fits = "You have drawn a tile that fits and must place it."
    assert fits in words(drawn.view(0))
    assert "The tile to place is [2|2], the one just drawn." in words(drawn.view(0))
    assert "Seat 0 has drawn a tile that fits and must place it." in words(drawn.view(1))
    assert "The tile to place" not in words(drawn.view(1)) + words(drawn)


def test_a_prescribed_lead_is_told_to_its_seat_alone() -> None:
    state = fives.Setup(
        variant=fives.HORSE_RACE, seats=2, hands=("2-6 0-1", "3-5"), bound="2-6"
    ).state()
    assert "The tile to lead is [2|6]." in words(state.view(0))
    assert "[2|6]" not in words(state.view(1)) + words(state)


@pytest.mark.parametrize(
    ("boneyard", "told"),
    [
        (5, "The boneyard has 5 tiles, of which 3 may be drawn."),
        (2, "The boneyard has 2 tiles, of which none may be drawn."),
    ],
)
def test_the_boneyard_of_draw_keeps_two(boneyard: int, told: str) -> None:
    rest = [tile for tile in fives.DOUBLE_SIX if tile != fives.Tile(1, 4)]
    state = fives.Setup(
        variant=fives.DRAW,
        seats=2,
        layout="1-4",
        boneyard=rest[:boneyard],
        hands=(rest[boneyard:15], rest[15:]),
        passes=1,
    ).state()
    assert told in words(state)
    assert "1 pass in a row." in words(state)
    assert "count" not in words(state)


def test_the_end_of_a_match_is_told_with_its_winners() -> None:
    over = fives.Setup(
        variant=fives.HORSE_RACE,
        seats=2,
        hands=("", "3-5"),
        layout="5-5",
        scores=(61, 63),
        phase=fives.Phase.OVER,
    ).state()
    assert "Seat 0 and seat 1 won the match together: target reached." in words(over)
    assert "Vous et la place 1 avez gagné la partie ensemble" in words(over, "fr", you=0)


def test_a_preview_says_what_it_would_be_worth() -> None:
    view = (
        fives.Setup(
            variant=fives.HORSE_RACE, seats=2, hands=("0-5 1-1 2-3", "3-5 6-6"), layout="5-5"
        )
        .state()
        .view(0)
    )
    told = words(view.preview(fives.Play.parse("0-5@5-5.a")))
    assert told == (
        "The ends count [5|5] 10 + [0|5] 0 = 10 pips. That would be worth 2 points. "
        "The turn would be kept: the play scored."
    )
    draw = (
        fives.Setup(variant=fives.DRAW, seats=2, hands=("0-5 1-1", "3-5 6-6"), layout="5-5")
        .state()
        .view(0)
    )
    seen = draw.preview(fives.Play.parse("0-5@5-5.a"))
    assert words(seen).endswith("That would be worth no points.")
    assert words(seen, rules=fives.DRAW) == "The tile would be placed, and the turn would pass."


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"value": None}, "NO_WORDS"),
    ({"value": 7}, "NO_WORDS"),
    ({"value": "2-5"}, "NO_WORDS"),
    ({"value": 1.5}, "NO_WORDS"),
    ({"value": (EVENT, 7)}, "NO_WORDS"),
    ({"value": [EVENT]}, "NO_WORDS"),
    ({"value": fives.Tile}, "NO_WORDS"),
    ({"value": fives.MultiplesOf}, "NO_WORDS"),
    ({"lang": "de"}, "NO_SUCH_LANGUAGE"),
    ({"lang": None}, "NO_SUCH_LANGUAGE"),
    ({"you": -1}, "TOO_SMALL"),
    ({"you": True}, "NOT_A_NUMBER"),
    ({"you": "0"}, "NOT_A_NUMBER"),
    ({"you": 10**6}, "TOO_LARGE"),
    ({"value": STATE, "you": 4}, "NO_SUCH_SEAT"),
    ({"value": STATE.view(0), "you": 4}, "NO_SUCH_SEAT"),
    ({"value": PLAYED, "you": 4}, "NO_SUCH_SEAT"),
    ({"value": MARKED.after, "you": 4}, "NO_SUCH_SEAT"),
    ({"value": EVENT, "table": fives.Table(2), "you": 2}, "NO_SUCH_SEAT"),
    ({"value": fives.ScoreEvent(fives.Side(3), ()), "table": fives.Table(2)}, "NO_SUCH_SIDE"),
    ({"table": 4}, "NO_TABLE"),
    ({"rules": "horse-race"}, "NO_RULES"),
]


@pytest.mark.parametrize(("given", "code"), WRONG, ids=[str(given)[:50] for given, _ in WRONG])
def test_what_has_no_words_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(fives.InputError) as caught:
        words(**({"value": fives.Tile(2, 5)} | given))
    assert caught.value.code == code


def test_words_change_nothing() -> None:
    before = repr(STATE), hash(STATE)
    assert words(STATE, "fr") == words(SETUP.state(), "fr")
    assert (repr(STATE), hash(STATE)) == before
    assert words(attrs.evolve(SETUP, turn=0).state()) != words(STATE)
