"""The picture of a score board: every side, its points, and the line that wins."""

from typing import cast

import attrs
import pytest

import fives
from fives.core.units import Points, Side
from fives.render import CribbageBoard
from fives.render.pictures.sheet_scores import score_board
from fives.render.wording.sheet_scores import Scored
from tests.render.pictures.sheet_reading import (
    SVG,
    check_contrast,
    check_frame,
    groups,
    root_of,
    texts,
)

PAIRS = fives.Setup(
    variant=fives.HORSE_RACE,
    seats=4,
    pairs=True,
    hands=("5-5 0-1", "6-6", "1-2", "3-4"),
    scores=(47, 1),
).state()
EXACT = fives.Setup(
    variant=fives.EXACT_61, seats=3, hands=("5-5 0-1", "6-6", "1-2"), scores=(60, -4, 0)
).state()


def told(value: Scored, lang: str = "en") -> list[str]:
    picture = score_board(value, theme="light", lang=lang)
    return picture.description.replace("\N{NO-BREAK SPACE}", " ").splitlines()


def ended(view: fives.View, *scores: int, winners: tuple[int, ...], reason: str) -> fives.View:
    outcome = fives.Outcome(tuple(map(Side, winners)), reason)
    return attrs.evolve(view, scores=tuple(map(Points, scores)), outcome=outcome)


@pytest.mark.rule("HR-24")
def test_the_sides_their_points_and_the_target() -> None:
    assert told(PAIRS) == [
        "Target: at least 61 points.",
        "Seats 0 and 2: 47 points, 14 to go.",
        "Seats 1 and 3: 1 point, 60 to go.",
    ]
    root = root_of(score_board(PAIRS, theme="light"))
    assert [group.get("data-points") for group in groups(root, "data-side")] == ["47", "1"]
    assert [group.get("data-target") for group in groups(root, "data-target")] == ["61"]
    assert {"Seats 0 and 2", "47", "14 to go", "61"} <= set(texts(root))


def test_the_bars_are_as_long_as_the_points() -> None:
    """From zero on: a score below it reaches to the left of where the others begin."""
    sides = groups(root_of(score_board(EXACT, theme="light")), "data-side")
    bars = [list(side.iter(f"{SVG}rect"))[1:] for side in sides]
    assert [len(bar) for bar in bars] == [1, 1, 0]
    widths = [float(bar[0].attrib["width"]) for bar in bars[:2]]
    assert widths[0] / widths[1] == pytest.approx(60 / 4, abs=0.02)
    zero = float(bars[0][0].attrib["x"])
    assert float(bars[1][0].attrib["x"]) + widths[1] == pytest.approx(zero, abs=0.02)


def test_other_targets_are_told_as_they_are() -> None:
    assert told(EXACT)[:3] == [
        "Target: exactly 61 points.",
        "Seat 0: 60 points, 1 to go.",
        "Seat 1: -4 points, 65 to go.",
    ]
    assert told(fives.DRAW.start(seats=2), "fr") == [
        "Cible : le meilleur score en fin de manche, d’au moins 100 points.",
        "Place 0 : 0 point, encore 100 à marquer.",
        "Place 1 : 0 point, encore 100 à marquer.",
    ]


@attrs.frozen
class Endless:
    """A target that nobody reaches, of a kind that the library does not know."""

    def refusal(self, score: Points, event: object, table: fives.Table) -> None:
        return None

    def verdict(self, scores: tuple[Points, ...], table: fives.Table, round_over: bool) -> None:
        return None


def test_without_a_target_that_is_known_there_is_no_line() -> None:
    state = attrs.evolve(fives.HORSE_RACE, target=Endless()).start(seats=2)
    assert told(state) == ["Seat 0: 0 points.", "Seat 1: 0 points."]
    assert groups(root_of(score_board(state)), "data-target") == []


@pytest.mark.rule("HR-25")
def test_winners_are_named_and_nobody_lacks_points_any_more() -> None:
    view = fives.HORSE_RACE.start(seats=3).view(0)
    won = ended(view, 30, 62, 59, winners=(1,), reason="target-reached")
    assert told(won)[1:] == [
        "Seat 0: 30 points.",
        "Seat 1: 62 points, winner.",
        "Seat 2: 59 points.",
    ]
    shared = ended(view, 61, 61, 0, winners=(0, 1), reason="target-reached")
    assert told(shared, "fr")[1:] == [
        "Place 0 : 61 points, victoire partagée.",
        "Place 1 : 61 points, victoire partagée.",
        "Place 2 : 0 point.",
    ]
    drawn = ended(view, 61, 61, 0, winners=(), reason="equal-best")
    assert told(drawn)[-1] == texts(root_of(score_board(drawn)))[-1] == "The match is drawn."


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Scores, Horse Race"), ("fr", "Scores, Horse Race")]
)
def test_every_way_to_see_a_match_shows_the_same_scores(lang: str, title: str) -> None:
    pictures = [
        score_board(value, lang=lang) for value in (PAIRS, PAIRS.view(3), PAIRS.public_view())
    ]
    assert pictures[0] == pictures[1] == pictures[2]
    check_frame(pictures[0], title)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_texts_can_be_read(theme: str) -> None:
    view = fives.HORSE_RACE.start(seats=4).view(0)
    won = ended(view, 62, -3, 0, 12, winners=(0,), reason="target-reached")
    for value in (PAIRS, EXACT, won):
        picture = score_board(value, theme=theme)
        check_contrast(picture)
        check_frame(picture, picture.title)


def test_what_has_no_scores_is_refused() -> None:
    for given in (None, 61, CribbageBoard([()])):
        with pytest.raises(fives.InputError) as refused:
            score_board(cast("Scored", given))
        assert refused.value.code == "NO_SCORES"
    with pytest.raises(fives.InputError):
        score_board(PAIRS, lang="tlh")
    with pytest.raises(fives.InputError):
        score_board(PAIRS, theme="grey")
