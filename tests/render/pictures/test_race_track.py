"""The picture of a card race: markers, horses, odds, bets and balances."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives import card_race
from fives.card_race import CardRace
from fives.render.pictures.race_track import Raced, race_track
from fives.render.wording.languages import language
from tests.render.pictures.sheet_reading import (
    SVG,
    check_contrast,
    check_frame,
    groups,
    middle,
    root_of,
    texts,
)

EN, FR = language("en"), language("fr")
LAID = [f"mark {card}" for card in ["2S", "3S", "2H", "3H", "2D", "2C", "3C"]]
CARDS = [
    *(f"turn {rank}S" for rank in (4, 5, 6, 7, 8, 9)),
    *(f"turn {rank}H" for rank in (4, 5, 6, 7, 8)),
    *(f"turn {rank}D" for rank in (3, 4, 5, 6, 7, 8, 9)),
    *(f"turn {rank}C" for rank in (4, 5, 6, 7)),
]
"""The markers of CR-14, and cards that bring the horses to 6, 5, 7 and 4."""


def after(state: CardRace, *moves: str) -> CardRace:
    for move in moves:
        state = state.apply(card_race.parse_move(move))
    return state


def last_race() -> CardRace:
    """Return CR-14's race as the last one of a session of three, before the ten of diamonds."""
    state = card_race.start(seats=3)
    for bets in (("back D", "back S"), ("back C", "back D")):
        state = after(state, *LAID, *bets, *CARDS, "turn 10D")
    return after(state, *LAID, "back D", "back H", *CARDS)


def horses(race: Raced) -> dict[str, tuple[str | None, float, float]]:
    """Return, by horse, the position that it is said to have, and where it is drawn."""
    found = groups(root_of(race_track(race, "light", EN)), "data-horse")
    return {
        group.attrib["data-horse"]: (group.get("data-position"), *middle(group[0]))
        for group in found
    }


def columns(race: Raced) -> dict[str, float]:
    """Return the x of every position, by its label."""
    labels = ["start", *map(str, range(1, 8)), "finish"]
    shown = root_of(race_track(race, "light", EN)).iter(f"{SVG}text")
    by_text = {text.text: float(text.attrib["x"]) for text in shown if text.text in labels}
    return {label: by_text[label] for label in labels}


@pytest.mark.rule("CR-14")
def test_the_example_of_the_rules() -> None:
    """6, 5, 7 and 4; then the ten of diamonds brings diamonds over the line."""
    before = last_race()
    for race, diamonds in ((before, "7"), (after(before, "turn 10D"), "8")):
        x_of = list(columns(race).values())
        drawn = horses(race)
        assert {name: at[0] for name, at in drawn.items()} == {
            "AS": "6",
            "AH": "5",
            "AD": diamonds,
            "AC": "4",
        }
        for position, x, _ in drawn.values():
            assert x == x_of[int(position or -1)]
        assert len({y for _, _, y in drawn.values()}) == 4  # a lane for each
    root = root_of(race_track(before, "light", EN))
    assert [group.get("data-odds") for group in groups(root, "data-odds")] == ["3", "3", "2", "3"]


@pytest.mark.rule("CR-09")
def test_the_line_lies_between_positions_7_and_8() -> None:
    x_of = columns(last_race())
    squares = [
        rect
        for rect in root_of(race_track(last_race(), "light", EN)).iter(f"{SVG}rect")
        if rect.get("width") == "5"
    ]
    assert len(squares) > 20
    for square in squares:
        assert x_of["7"] < middle(square)[0] < x_of["finish"]


@pytest.mark.rule("CR-02")
def test_markers_are_cards_at_positions_1_to_7_once_they_lie() -> None:
    state = after(card_race.start(), *LAID[:4])
    found = groups(root_of(race_track(state, "light", EN)), "data-marker")
    assert [group.get("data-marker") for group in found] == ["2S", "3S", "2H", "3H"]
    x_of = columns(state)
    assert [middle(group[0])[0] for group in found] == [x_of[n] for n in "1234"]
    assert [text for group in found for text in texts(group)] == ["2S", "3S", "2H", "3H"]
    root = root_of(race_track(state, "light", EN))
    assert groups(root, "data-odds") == []  # nothing is posted yet
    full = after(state, *LAID[4:])
    assert len(groups(root_of(race_track(full, "light", EN)), "data-marker")) == 7


@pytest.mark.rule("CR-05")
def test_seats_show_the_bank_the_chips_and_the_bets() -> None:
    state = after(card_race.start(seats=4), *LAID, "back D")
    seats = groups(root_of(race_track(state.view(3), "light", EN)), "data-seat")
    shown = [[text.replace("\N{NO-BREAK SPACE}", " ") for text in texts(seat)] for seat in seats]
    assert shown == [
        ["Seat 0", "20 chips", "bank"],
        ["Seat 1", "19 chips", "D diamonds, 1 chip"],
        ["Seat 2", "20 chips", "to choose"],
        ["Seat 3, you", "20 chips", "no bet yet"],
    ]


@pytest.mark.rule("CR-13")
def test_the_largest_balance_is_marked_in_the_end() -> None:
    state = after(last_race(), "turn 10D")
    assert state.outcome is not None
    seats = groups(root_of(race_track(state, "light", EN)), "data-seat")
    stars = [any("★" in text for text in texts(seat)) for seat in seats]
    assert stars == [seat in state.outcome.winners for seat in range(3)]
    assert any(stars)


def test_colour_is_never_the_only_sign_of_a_suit() -> None:
    """Letters on cards and in bets, names at the lanes, and signs of four shapes."""
    root = root_of(race_track(last_race(), "light", FR))
    assert [texts(group) for group in groups(root, "data-horse")] == [
        ["AS"],
        ["AH"],
        ["AD"],
        ["AC"],
    ]
    assert {"pique", "cœur", "carreau", "trèfle"} <= set(texts(root))
    drawn = [
        [(part.tag, len(part.get("d", "").split("L"))) for part in group[2:]]
        for group in groups(root, "data-horse")
    ]
    assert len({str(shapes) for shapes in drawn}) == 4


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "Card race, race 1 of 4"), ("fr", "Course de cartes, course 1 sur 4")],
)
def test_titles_and_descriptions_in_two_languages(lang: str, title: str) -> None:
    state = after(card_race.start(), *LAID, "back D")
    for race in (state, state.view(1), state.public_view()):
        picture = race_track(race, "auto", language(lang))
        check_frame(picture, title)
        assert ("carreau" if lang == "fr" else "diamonds") in picture.description


def test_what_everybody_sees_is_what_the_state_shows() -> None:
    state = after(card_race.start(), *LAID, "back D")
    assert race_track(state, "auto", EN) == race_track(state.public_view(), "auto", EN)
    assert race_track(state, "auto", EN) == race_track(state, "auto", EN)


@given(st.randoms(use_true_random=False), st.integers(3, 12), st.integers(0, 60))
def test_any_moment_of_a_session_has_a_whole_picture(
    random: Random, seats: int, moves: int
) -> None:
    state = card_race.start(seats=seats, chips=3)
    for _ in range(moves):
        choices = state.legal_moves()
        if choices:
            state = state.apply(choices[random.randrange(len(choices))])
    picture = race_track(state, "light", EN)
    check_frame(picture, f"Card race, race {state.race} of {seats}")
    positions = tuple(int(at[0] or -1) for at in horses(state).values())
    assert positions == state.positions


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_texts_can_be_read(theme: str) -> None:
    for race in (
        after(card_race.start(), *LAID, "back D").view(2),
        last_race(),
        after(last_race(), "turn 10D"),
    ):
        check_contrast(race_track(race, theme, FR))
