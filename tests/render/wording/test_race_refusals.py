"""Why a move of the card race is not allowed, in French; English is the refusal's own sentence."""

import attrs
import pytest

from fives import card_race
from fives.card_race import CardRace
from fives.core.refusal import Refusal
from fives.render.folding import GLUE
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.race_refusals import race_refusal_words

LAID = [f"mark {card}" for card in ["2S", "3S", "2H", "3H", "2D", "2C", "3C"]]
"""The markers of CR-14."""

SPADES_WIN = [f"turn {rank}S" for rank in ["4", "5", "6", "7", "8", "9", "10", "J"]]


def raced(state: CardRace, *moves: str) -> CardRace:
    """Return the state after some moves."""
    for text in moves:
        state = state.apply(card_race.parse_move(text))
    return state


FIRST = card_race.start()
CHOOSING = raced(FIRST, *LAID, "back D")
ON = raced(CHOOSING, "back S", "back S", "turn 4S")
SAT_OUT = raced(card_race.start(seats=3, chips=1), *LAID, "sit-out")
POOR = raced(card_race.start(seats=3, chips=2), *LAID, "back D")
BROKE = raced(
    card_race.start(seats=3, chips=1, prices=(1, 1, 1, 1, 1)),
    *(*LAID, "back S", "back D", *SPADES_WIN, *LAID),
)
"""Seat 2 has lost its only chip and is to choose."""

OVER = card_race.start(seats=3)
for _ in range(3):
    OVER = raced(OVER, *LAID, *["back H"] * 2, *SPADES_WIN)


def of_state(state: CardRace, move: str) -> Refusal:
    """Return why a move is not allowed in a state."""
    refusal = state.refusal(card_race.parse_move(move))
    assert refusal is not None
    return refusal


def of_seat(state: CardRace, seat: int, move: str) -> Refusal:
    """Return why a seat may not make a move."""
    refusal = state.view(seat).refusal(card_race.parse_move(move))
    assert refusal is not None
    return refusal


def of_thing(thing: object) -> Refusal:
    """Return why something is no move."""
    refusal = FIRST.refusal(thing)
    assert refusal is not None
    return refusal


REFUSALS = [
    (
        of_thing("back H"),
        "Ceci est de type str et n’est pas un coup de la course de cartes ; legal_moves() donne la "
        "liste des coups, et card_race.parse_move() les lit dans un texte.",
    ),
    (
        of_thing(7),
        "Ceci est de type int et n’est pas un coup de la course de cartes ; legal_moves() donne la "
        "liste des coups, et card_race.parse_move() les lit dans un texte.",
    ),
    (
        of_state(OVER, "back H"),
        "La séance est terminée : chaque place a tenu la banque une fois.",
    ),
    (
        of_seat(CHOOSING, 0, "back H"),
        "La place 0 tient la banque dans cette course, et la banque ne mise pas.",
    ),
    (of_seat(FIRST, 1, "back H"), "C’est au hasard d’agir, pas à la place 1."),
    (of_seat(CHOOSING, 3, "back H"), "C’est à la place 2 d’agir, pas à la place 3."),
    (
        of_seat(SAT_OUT, 1, "back H"),
        "La place 1 ne mise pas dans cette course ; les choix sont fixés, sans changement de "
        "cheval ni ajout.",
    ),
    (
        of_seat(CHOOSING, 1, "back H"),
        "La place 1 a choisi ; les choix sont fixés, sans changement de cheval ni ajout.",
    ),
    (
        of_state(ON, "back H"),
        "Tous ont choisi et la course est lancée ; les choix sont fixés, sans changement de "
        "cheval ni ajout.",
    ),
    (
        of_state(FIRST, "back H"),
        "Le hasard pose le parcours ; les chevaux sont choisis quand les sept repères sont posés.",
    ),
    (
        of_state(FIRST, "turn 7H"),
        "Le parcours n’est pas complet ; aucune carte de course n’est encore révélée.",
    ),
    (
        of_state(ON, "mark 7H"),
        "Le parcours est complet ; ce qui vient est une carte de course.",
    ),
    (
        of_state(CHOOSING, "turn 7H"),
        "La place 2 doit choisir ; les cartes sont révélées quand tous ont choisi.",
    ),
    (
        of_state(CHOOSING, "sit-out"),
        "La place 2 a un jeton et peut miser sur pique, cœur, carreau ou trèfle ; elle doit donc "
        "miser.",
    ),
    (
        of_state(BROKE, "back H"),
        "La place 2 n’a aucun jeton à miser ; elle ne participe pas à cette course.",
    ),
    (
        of_state(POOR, "back D"),
        "La banque ne pourrait pas couvrir une mise de plus sur carreau : si carreau gagnait, il "
        "lui manquerait 2 jetons.",
    ),
    (
        of_state(SAT_OUT, "back D"),
        "La banque ne pourrait pas couvrir une mise de plus sur carreau : si carreau gagnait, il "
        "lui manquerait 1 jeton.",
    ),
    (
        of_state(FIRST, "mark AS"),
        "AS est un cheval et ne se mélange jamais ; les quatre as courent, les 48 autres cartes "
        "sont tirées.",
    ),
    (of_state(ON, "turn 2S"), "2S est un repère du parcours et ne peut pas revenir."),
    (
        of_state(ON, "turn 4S"),
        "On a déjà révélé 4S dans cette course ; cette carte ne retourne pas au talon.",
    ),
]


@pytest.mark.parametrize(("refusal", "french"), REFUSALS)
def test_refusals_in_french(refusal: Refusal, french: str) -> None:
    assert race_refusal_words(refusal, FRENCH).replace(GLUE, " ") == french


@pytest.mark.parametrize("refusal", [refusal for refusal, _ in REFUSALS])
def test_english_is_the_sentence_of_the_refusal(refusal: Refusal) -> None:
    assert race_refusal_words(refusal) == refusal.sentence
    assert race_refusal_words(refusal, ENGLISH) == refusal.sentence


def test_every_message_is_among_them() -> None:
    said = {race_refusal_words(refusal, FRENCH) for refusal, _ in REFUSALS}
    keys = [key for key in FRENCH.messages if key.startswith("race.refused.")]
    # One more of NOT_A_MOVE and one more of BANK_CANNOT_PAY.
    assert len(said) == len(REFUSALS) == len(keys) + 2


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("acme:TOO_PROUD", "A horse is too proud."),
        Refusal("NOT_NOW", "Nothing is dealt yet."),
        Refusal("NO_CHIP", "Seat 2 has no chip to stake; it sits this race out."),
        Refusal("NO_CHIP", "No chip!", (("seat", "2"),)),
        Refusal("NOT_A_MOVE", "What is this?", (("kind", "les str"),)),
        Refusal("MUST_BET", "Bet!", (("seat", "2"), ("suits", "stars or hearts"))),
        Refusal("BANK_CANNOT_PAY", "Too much!", (("suit", "stars"), ("short", "1"))),
        Refusal("BANK_CANNOT_PAY", "Too much!", (("suit", "hearts"), ("short", "a lot"))),
        attrs.evolve(of_state(BROKE, "back H"), params=(("seat", "1"),)),
    ],
)
def test_what_the_rules_do_not_say_keeps_its_sentence(refusal: Refusal) -> None:
    assert race_refusal_words(refusal, FRENCH) == refusal.sentence
