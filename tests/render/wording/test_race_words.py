"""The card race in words, in English and in French."""

from random import Random
from typing import get_args

import pytest

import fives
from fives import card_race
from fives.card_race import (
    Back,
    Card,
    CardRace,
    Mark,
    RaceMove,
    SitOut,
    Suit,
    Turn,
)
from fives.render.folding import GLUE
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language
from fives.render.wording.race_cards import card_words
from fives.render.wording.race_words import RaceThing, race_words

LAID = [f"mark {card}" for card in ["2S", "3S", "2H", "3H", "2D", "2C", "3C"]]
"""The markers of CR-14."""

SPADES_WIN = [f"turn {rank}S" for rank in ["4", "5", "6", "7", "8", "9", "10", "J"]]


def said(value: RaceThing, language: Language, you: int | None = None) -> list[str]:
    """Return the lines of something in words, with spaces for what keeps lines together."""
    return race_words(value, language, you).replace(GLUE, " ").split("\n")


def raced(state: CardRace, *moves: str) -> CardRace:
    """Return the state after some moves."""
    for text in moves:
        state = state.apply(card_race.parse_move(text))
    return state


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (Suit.SPADES, "spades", "pique"),
        (Suit.HEARTS, "hearts", "cœur"),
        (Suit.DIAMONDS, "diamonds", "carreau"),
        (Suit.CLUBS, "clubs", "trèfle"),
        (Card(10, Suit.DIAMONDS), "10 of diamonds", "10 de carreau"),
        (Card(1, Suit.HEARTS), "ace of hearts", "as de cœur"),
        (Card(11, Suit.SPADES), "jack of spades", "valet de pique"),
        (Card(12, Suit.CLUBS), "queen of clubs", "dame de trèfle"),
        (Card(13, Suit.CLUBS), "king of clubs", "roi de trèfle"),
        (
            Mark(Card(12, Suit.CLUBS)),
            "lay the queen of clubs as the next marker",
            "poser la dame de trèfle comme repère suivant",
        ),
        (Back(Suit.HEARTS), "back hearts with 1 chip", "miser 1 jeton sur cœur"),
        (SitOut(), "sit this race out", "ne pas miser dans cette course"),
        (Turn(Card(1, Suit.SPADES)), "turn the ace of spades", "révéler l’as de pique"),
        (Turn(Card(11, Suit.SPADES)), "turn the jack of spades", "révéler le valet de pique"),
        (Turn(Card(13, Suit.SPADES)), "turn the king of spades", "révéler le roi de pique"),
    ],
)
def test_suits_cards_and_moves_are_phrases(value: RaceThing, english: str, french: str) -> None:
    assert said(value, ENGLISH) == [english]
    assert said(value, FRENCH) == [french]


def test_every_kind_of_move_has_words() -> None:
    card = Card(7, Suit.HEARTS)
    moves: list[RaceMove] = [Mark(card), Back(Suit.HEARTS), SitOut(), Turn(card)]
    assert {type(move) for move in moves} == set(get_args(RaceMove))
    assert len({race_words(move, FRENCH) for move in moves}) == 4


def test_a_transition_has_a_line_for_each_event() -> None:
    step = raced(card_race.start(), *LAID[:-1]).step(card_race.parse_move(LAID[-1]))
    assert said(step, FRENCH) == [
        "On a posé le 3 de trèfle en position 7 du parcours.",
        "Les cotes nettes ont été affichées : pique 3:1, cœur 3:1, carreau 2:1 et trèfle 3:1, "
        "pour une mise de 1 jeton.",
    ]


MARKERS = (
    "Repères depuis la position 1 : 2 de pique, 3 de pique, 2 de cœur, 3 de cœur, 2 de carreau, "
    "2 de trèfle et 3 de trèfle."
)


def test_a_session_while_the_track_is_laid() -> None:
    assert said(raced(card_race.start(seats=3, chips=1), "mark QH"), FRENCH, you=0) == [
        "Course 1 sur 3 : vous tenez la banque.",
        "Le parcours n’est pas complet : 1 repère sur 7.",
        "Repères depuis la position 1 : dame de cœur.",
        "Vous, qui tenez la banque, avez 1 jeton.",
        "La place 1 a 1 jeton.",
        "La place 2 a 1 jeton.",
    ]


def test_a_session_while_horses_are_chosen() -> None:
    state = raced(card_race.start(), *LAID, "back D")
    assert said(state, FRENCH) == [
        "Course 1 sur 4 : la place 0 tient la banque.",
        "La place 2 doit choisir : pique, cœur, carreau ou trèfle, pour une mise de 1 jeton.",
        MARKERS,
        "Le cheval de pique est en position 0 : 2 repères, cote nette 3:1, 20,7 % de chances de "
        "gagner, cote équitable 3,8:1.",
        "Le cheval de cœur est en position 0 : 2 repères, cote nette 3:1, 20,7 % de chances de "
        "gagner, cote équitable 3,8:1.",
        "Le cheval de carreau est en position 0 : 1 repère, cote nette 2:1, 37,8 % de chances de "
        "gagner, cote équitable 1,6:1.",
        "Le cheval de trèfle est en position 0 : 2 repères, cote nette 3:1, 20,7 % de chances de "
        "gagner, cote équitable 3,8:1.",
        "La place 0, qui tient la banque, a 20 jetons.",
        "La place 1 a 19 jetons et a misé 1 jeton sur carreau, à la cote nette 2:1.",
        "La place 2 a 20 jetons et n’a pas encore misé.",
        "La place 3 a 20 jetons et n’a pas encore misé.",
    ]
    english = said(state.view(2), ENGLISH)
    assert english[1] == (
        "You are to choose: spades or hearts or diamonds or clubs, for a stake of 1 chip."
    )
    assert english[5] == (
        "The horse of diamonds is at position 0: 1 marker, odds 2:1, 37.8% to win, fair odds 1.6:1."
    )
    assert english[-3] == "Seat 1 has 19 chips and backed diamonds with 1 chip at 2:1."


def test_who_may_not_back_every_horse_or_none() -> None:
    state = raced(card_race.start(seats=4, chips=2), *LAID)
    assert said(state, FRENCH)[1:3] == [
        "La place 1 doit choisir : carreau, pour une mise de 1 jeton.",
        "La banque ne pourrait pas couvrir une mise de plus sur pique, cœur et trèfle.",
    ]
    state = raced(card_race.start(seats=3, chips=1), *LAID)
    assert said(state.view(1), FRENCH)[1] == (
        "Vous devriez choisir, mais ne pouvez pas miser : la banque ne pourrait plus couvrir "
        "aucune mise."
    )
    assert said(state, ENGLISH)[1] == (
        "Seat 1 is to choose, but the bank could pay for no further bet: it must sit this race out."
    )
    state = raced(state, "sit-out")
    assert said(state.view(1), FRENCH)[-2] == (
        "Vous avez 1 jeton et ne misez pas dans cette course."
    )


def test_who_has_no_chip() -> None:
    state = raced(card_race.start(seats=3, chips=1, prices=(1, 1, 1, 1, 1)), *LAID)
    state = raced(state, "back S", "back D", *SPADES_WIN, *LAID)
    assert said(state, ENGLISH)[1] == (
        "Seat 2 is to choose, but has no chip and must sit this race out."
    )
    assert said(state, FRENCH)[1] == (
        "La place 2 devrait choisir, mais n’a aucun jeton et ne peut pas miser."
    )
    assert said(state.view(2), FRENCH)[1] == (
        "Vous devriez choisir, mais n’avez aucun jeton et ne pouvez pas miser."
    )


@pytest.mark.rule("CR-14")
def test_a_race_that_is_on_and_its_end() -> None:
    state = raced(card_race.start(seats=3), *LAID, "back D", "back S", "turn 4S")
    assert said(state, FRENCH)[1:4] == [
        "Les choix sont fixés et la course est lancée : 1 carte révélée.",
        MARKERS,
        "Le cheval de pique est en position 1 : 2 repères, cote nette 3:1, 26,3 % de chances de "
        "gagner.",
    ]
    state = raced(state, *SPADES_WIN[1:], *LAID, *["back H"] * 2, *SPADES_WIN)
    state = raced(state, *LAID, *["back C"] * 2, *SPADES_WIN)
    assert said(state, FRENCH) == [
        "Course 3 sur 3 : la place 2 tient la banque.",
        "Pique a gagné la course après 8 cartes.",
        "La séance est terminée : chaque place a tenu la banque une fois.",
        "La place 2 a gagné la séance, avec 24 jetons.",
        MARKERS,
        "Le cheval de pique a fini en position 8 : 2 repères, cote nette 3:1.",
        "Le cheval de cœur a fini en position 0 : 2 repères, cote nette 3:1.",
        "Le cheval de carreau a fini en position 0 : 1 repère, cote nette 2:1.",
        "Le cheval de trèfle a fini en position 0 : 2 repères, cote nette 3:1.",
        "La place 0 a 16 jetons.",
        "La place 1 a 20 jetons.",
        "La place 2, qui tient la banque, a 24 jetons.",
    ]
    assert said(state, ENGLISH)[5] == (
        "The horse of spades came to position 8: 2 markers, odds 3:1."
    )


def test_states_and_views_tell_the_same_and_a_view_names_its_own_seat() -> None:
    state = raced(card_race.start(), *LAID, "back D")
    for language in (ENGLISH, FRENCH):
        assert race_words(state.public_view(), language) == race_words(state, language)
        assert race_words(state.view(1), language) == race_words(state, language, you=1)
        assert race_words(state.view(1), language, you=2) == race_words(state, language, you=2)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_is_named_that_does_not_lie_on_the_track(seed: int) -> None:
    rng, state = Random(seed), card_race.start(seats=3)
    while state.outcome is None:
        for language in (ENGLISH, FRENCH):
            words = race_words(state.view(1), language)
            assert not [card for card in state.stock if card_words(card, language) in words]
            assert all(card_words(card, language) in words for card in state.markers)
        for _ in range(5):
            if state.outcome is None:
                state = state.apply(rng.choice(state.legal_moves()))


def test_what_is_nothing_of_the_race_is_refused() -> None:
    with pytest.raises(fives.InputError, match="an int") as error:
        race_words(7)  # type: ignore[arg-type]
    assert error.value.code == "NO_WORDS"


def test_a_reader_sits_at_the_table() -> None:
    with pytest.raises(fives.InputError, match="Seat 3 is not at this table"):
        race_words(card_race.start(seats=3), you=3)
