"""Whole sessions of card races, told in English and in French."""

import re
from collections.abc import Sequence
from random import Random

import pytest

from fives import card_race
from fives.card_race import BetsSettled, CardRace, RacePhase, RaceTransition, RaceView
from fives.render.plain.race_offer import backers, balances, board, offer, prices
from fives.render.plain.race_session import session_table
from fives.render.plain.race_story import before_the_race, race_begins, tell
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.race_words import race_words

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
CARD = re.compile(r"\b(?:10|[2-9AJQK])[SHDC]\b")


def figures(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the numbers and the cards of some lines, wherever they stand in them."""
    text = " ".join(lines)
    numbers = [number.replace(",", ".") for number in NUMBER.findall(CARD.sub("", text))]
    return sorted(numbers), CARD.findall(text)


def session(seed: int, seats: int, chips: int) -> list[RaceTransition]:
    """Return every move of a random session."""
    rng, state, steps = Random(seed), card_race.start(seats=seats, chips=chips), []
    while state.outcome is None:
        steps.append(state.step(rng.choice(state.legal_moves())))
        state = steps[-1].after
    return steps


def shown(state: CardRace, language: Language, you: int) -> list[tuple[str, ...]]:
    """Return all that a state shows."""
    names, view = Names(state.table, you, language), state.view(you)
    seen = [balances(state, names), (race_words(view, language),)]
    if state.odds is not None:
        seen += [backers(state, names), prices(state, language)]
    if state.actor == you:
        seen += [board(view, language), offer(view, language)]
    if state.phase is RacePhase.RACING:
        seen.append(before_the_race(state, language))
    return seen


@pytest.mark.parametrize(("seed", "seats", "chips"), [(1, 3, 2), (2, 4, 20), (3, 5, 1)])
def test_both_languages_tell_the_same_numbers_and_cards(seed: int, seats: int, chips: int) -> None:
    steps, you = session(seed, seats, chips), 1
    for step in steps:
        said = [
            (tell(step, Names(step.after.table, you, language)), race_words(step, language, you))
            for language in (ENGLISH, FRENCH)
        ]
        assert figures(said[0][0]) == figures(said[1][0])
        assert figures([said[0][1]]) == figures([said[1][1]])
        assert len(said[0][0]) <= len(said[1][0])
    for step in steps[::9]:
        english, french = (shown(step.after, language, you) for language in (ENGLISH, FRENCH))
        assert list(map(figures, english)) == list(map(figures, french))


@pytest.mark.parametrize("seats", [3, 10, 40])
def test_every_line_in_french_fits_80_columns(seats: int) -> None:
    rng, state = Random(seats), card_race.start(seats=seats, chips=10**9)
    names = Names(state.table, 1, FRENCH)
    while state.outcome is None and state.race < 3:
        step = state.step(rng.choice(state.legal_moves()))
        state = step.after
        lines = [*tell(step, names), *balances(state, names), *backers(state, names)]
        if state.phase is RacePhase.RACING:
            lines += before_the_race(state, FRENCH)
        if state.actor == 1:
            lines += board(state.view(1), FRENCH)
        assert max(map(len, lines)) < 80
        assert not any("\N{NO-BREAK SPACE}" in line for line in lines)


LAID = [f"mark {card}" for card in ["2S", "3S", "2H", "3H", "2D", "2C", "3C"]]
"""The markers of CR-14."""


def at_the_choice() -> RaceView:
    """Return what seat 2 sees when it is to choose after seat 1."""
    state = card_race.start(seats=3, chips=5)
    for text in [*LAID, "back D"]:
        state = state.apply(card_race.parse_move(text))
    return state.view(2)


@pytest.mark.rule("CR-14")
def test_the_table_of_a_seat_in_french() -> None:
    assert board(at_the_choice(), FRENCH) == (
        "          départ    1    2    3    4    5    6    7  arrivée",
        "repères            2S   3S   2H   3H   2D   2C   3C",
        "pique         AS    .    .    .    .    .    .    .        .",
        "cœur          AH    .    .    .    .    .    .    .        .",
        "carreau       AD    .    .    .    .    .    .    .        .",
        "trèfle        AC    .    .    .    .    .    .    .        .",
        "",
        "cheval   repères  cote nette  chance de gagner  cote équitable",
        "pique          2         3:1            20,7 %           3,8:1",
        "cœur           2         3:1            20,7 %           3,8:1",
        "carreau        1         2:1            37,8 %           1,6:1",
        "trèfle         2         3:1            20,7 %           3,8:1",
        "",
        "mises  carreau par la place 1",
        "jetons  la place 0, la banque : 5   la place 1 : 4   vous : 5",
        "chaque mise est de 1 jeton",
        "  1  back S   pique      3:1   20,7 %",
        "  2  back H   cœur       3:1   20,7 %",
        "  3  back D   carreau    2:1   37,8 %",
        "  4  back C   trèfle     3:1   20,7 %",
    )


@pytest.mark.rule("CR-14")
def test_a_race_in_french() -> None:
    state = card_race.start(seats=3)
    for text in [*LAID, "back D", "back S"]:
        state = state.apply(card_race.parse_move(text))
    names = Names(state.table, 2, FRENCH)
    begins = race_begins(1, 3, names.seat(0), FRENCH)
    assert begins == "-- Course 1 sur 3 : la place 0 a tenu la banque --"
    assert before_the_race(state, FRENCH) == (
        "carte pique             cœur              carreau           trèfle",
        "      S.......|.  21 %  H.......|.  21 %  D.......|.  38 %  C.......|.  21 %",
    )
    lines: list[str] = []
    events = []
    for rank in ["3", "4", "5", "6", "7", "8", "9", "10"]:
        step = state.step(card_race.parse_move(f"turn {rank}D"))
        lines, state = [*tell(step, names)], step.after
        events += [event for event in step.events if isinstance(event, BetsSettled)]
    assert lines == [
        " 10D  S.......|.   0 %  H.......|.   0 %  --------|D 100 %  C.......|.   0 %",
        "",
        "Carreau a gagné la course après 8 cartes.",
        "          départ    1    2    3    4    5    6    7  arrivée",
        "repères            2S   3S   2H   3H   2D   2C   3C",
        "pique         AS    .    .    .    .    .    .    .        .",
        "cœur          AH    .    .    .    .    .    .    .        .",
        "carreau        -    -    -    -    -    -    -    -       AD",
        "trèfle        AC    .    .    .    .    .    .    .        .",
        "",
        "La place 1 a gagné sur carreau : la mise de 1 jeton a été rendue, plus 2 jetons",
        "    de gain net. 20 + 2 = 22.",
        "Vous avez perdu 1 jeton sur pique au profit de la banque. 20 - 1 = 19.",
        "En tenant la banque, la place 0 a perdu 1 jeton en tout. 20 - 1 = 19.",
        "La place 0 a cédé la banque, et la place 1 la tient désormais.",
    ]
    assert session_table(20, events, names) == (
        "            départ  en tenant la banque  par les mises  fin",
        "La place 0      20                   -1              0   19",
        "La place 1      20                    0             +2   22",
        "Vous            20                    0             -1   19",
        "Ensemble        60                   -1             +1   60",
    )


def test_the_places_of_the_messages_are_those_of_english() -> None:
    kinds = re.compile(r"\{(\w+)")
    for key, message in ENGLISH.messages.items():
        if key.startswith("race."):
            assert set(kinds.findall(message)) == set(kinds.findall(FRENCH.messages[key])), key
    french = {key for key in FRENCH.messages if key.startswith("race.")}
    assert french == {key for key in ENGLISH.messages if key.startswith("race.")}
