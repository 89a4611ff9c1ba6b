"""The events of the card race in words, in English and in French."""

from typing import get_args

import pytest

from fives.card_race import (
    BankPassed,
    BetMade,
    BetsSettled,
    Card,
    CardTurned,
    MarkerLaid,
    OddsPosted,
    Payment,
    RaceEvent,
    RaceWon,
    SatOut,
    SessionEnded,
    Suit,
    TrackRefused,
)
from fives.core.outcome import Outcome
from fives.core.units import Seat, Side
from fives.render.folding import GLUE
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language
from fives.render.wording.race_words import RaceThing, race_words

TRACK = tuple(map(Card.parse, ["2S", "3S", "4S", "5S", "6S", "QC", "AH"]))


def said(value: RaceThing, language: Language, you: int | None = None) -> list[str]:
    """Return the lines of something in words, with spaces for what keeps lines together."""
    return race_words(value, language, you).replace(GLUE, " ").split("\n")


WON = Payment(Seat(1), Suit.CLUBS, 1, 1, 2)
LOST = Payment(Seat(2), Suit.SPADES, 1, 0, 0)

EVENTS: list[tuple[RaceEvent, int | None, str, str]] = [
    (
        MarkerLaid(Card(12, Suit.HEARTS), 3),
        None,
        "The queen of hearts was laid at position 3 of the track.",
        "On a posé la dame de cœur en position 3 du parcours.",
    ),
    (
        TrackRefused(TRACK, Suit.SPADES, 5),
        None,
        "The markers were 2S 3S 4S 5S 6S QC AH. 5 of them are spades, so that horse could not run "
        "all the way: all were laid anew.",
        "Les repères étaient 2S 3S 4S 5S 6S QC AH, dont 5 de pique : ce cheval n’aurait pas pu "
        "aller au bout, et tous ont été posés à nouveau.",
    ),
    (
        OddsPosted((2, 5, 3, 2), 1),
        None,
        "The odds were posted: spades 2:1, hearts 5:1, diamonds 3:1 and clubs 2:1, for a stake of "
        "1 chip.",
        "Les cotes nettes ont été affichées : pique 2:1, cœur 5:1, carreau 3:1 et trèfle 2:1, "
        "pour une mise de 1 jeton.",
    ),
    (
        BetMade(Seat(1), Suit.HEARTS, 1, 5),
        None,
        "Seat 1 backed hearts with 1 chip at 5:1.",
        "La place 1 a misé 1 jeton sur cœur, à la cote nette 5:1.",
    ),
    (
        BetMade(Seat(1), Suit.HEARTS, 2, 5),
        1,
        "You backed hearts with 2 chips at 5:1.",
        "Vous avez misé 2 jetons sur cœur, à la cote nette 5:1.",
    ),
    (
        SatOut(Seat(2), "no-chip"),
        2,
        "You sat out: no chip.",
        "Vous n’avez pas misé : aucun jeton.",
    ),
    (
        SatOut(Seat(2), "not-covered"),
        None,
        "Seat 2 sat out: the bank could pay for no further bet.",
        "La place 2 n’a pas misé : la banque ne pouvait plus couvrir aucune mise.",
    ),
    (
        CardTurned(Card(10, Suit.DIAMONDS), 8),
        None,
        "The 10 of diamonds was turned: diamonds moved to position 8.",
        "On a révélé le 10 de carreau : carreau a avancé à la position 8.",
    ),
    (
        RaceWon(Suit.DIAMONDS, (6, 5, 8, 4), TRACK, 23),
        None,
        "Diamonds won the race after 23 cards. Positions at the end: spades 6, hearts 5, diamonds "
        "8 and clubs 4.",
        "Carreau a gagné la course après 23 cartes. Positions à la fin : pique 6, cœur 5, carreau "
        "8 et trèfle 4.",
    ),
    (
        BetsSettled(Seat(0), Suit.CLUBS, (WON, LOST), -1, (19, 22, 19)),
        2,
        "Seat 1 won on clubs: 1 chip came back with 2 chips on top. 20 + 2 = 22. "
        "You lost 1 chip on spades to the bank. 20 - 1 = 19. "
        "Seat 0, the bank, lost 1 chip in all. 20 - 1 = 19.",
        "La place 1 a gagné sur trèfle : la mise de 1 jeton a été rendue, plus 2 jetons de gain "
        "net. 20 + 2 = 22. "
        "Vous avez perdu 1 jeton sur pique au profit de la banque. 20 - 1 = 19. "
        "En tenant la banque, la place 0 a perdu 1 jeton en tout. 20 - 1 = 19.",
    ),
    (
        BetsSettled(Seat(0), Suit.CLUBS, (), 0, (20, 20, 20)),
        0,
        "You, the bank, gained 0 chips in all. 20 + 0 = 20.",
        "En tenant la banque, vous avez gagné 0 jeton en tout. 20 + 0 = 20.",
    ),
    (
        BankPassed(Seat(2), Seat(0), 2),
        None,
        "The bank passed from seat 2 to seat 0. All cards were shuffled for race 2.",
        "La place 2 a cédé la banque, et la place 0 la tient désormais. Toutes les cartes ont été "
        "mélangées pour la course 2.",
    ),
    (
        BankPassed(Seat(2), Seat(0), 2),
        0,
        "The bank passed from seat 2 to you. All cards were shuffled for race 2.",
        "La place 2 a cédé la banque, et vous la tenez désormais. Toutes les cartes ont été "
        "mélangées pour la course 2.",
    ),
    (
        SessionEnded(Outcome((Side(1),), "largest-balance"), (19, 21, 20)),
        1,
        "You won the session: 21 chips. "
        "It ended with 19 chips for seat 0, 21 chips for you and 20 chips for seat 2.",
        "Vous avez gagné la séance, avec 21 jetons. "
        "Soldes finaux : 19 jetons pour la place 0, 21 jetons pour vous et 20 jetons pour la "
        "place 2.",
    ),
    (
        SessionEnded(Outcome((Side(0), Side(2)), "largest-balance"), (2, 1, 2)),
        None,
        "Seat 0 and seat 2 won the session together: 2 chips each. "
        "It ended with 2 chips for seat 0, 1 chip for seat 1 and 2 chips for seat 2.",
        "La place 0 et la place 2 ont gagné la séance à égalité, avec 2 jetons par place. "
        "Soldes finaux : 2 jetons pour la place 0, 1 jeton pour la place 1 et 2 jetons pour la "
        "place 2.",
    ),
]


@pytest.mark.parametrize(("event", "you", "english", "french"), EVENTS)
def test_events_are_sentences(event: RaceEvent, you: int | None, english: str, french: str) -> None:
    assert said(event, ENGLISH, you) == [english]
    assert said(event, FRENCH, you) == [french]


def test_every_event_is_among_them() -> None:
    assert {type(event) for event, *_ in EVENTS} == set(get_args(RaceEvent))


def test_a_reason_and_an_outcome_of_other_hands_are_told_as_they_stand() -> None:
    event = SatOut(Seat(0), "too proud")
    assert said(event, ENGLISH) == ["Seat 0 sat out: too proud."]
    assert said(event, FRENCH) == ["La place 0 n’a pas misé : too proud."]
    drawn = SessionEnded(Outcome((), "largest-balance"), (1,))
    assert said(drawn, ENGLISH)[0].startswith("The session is over: everybody has kept the bank")
