"""The picture of a card race: markers, four lanes, the line, and who has what at stake."""

from __future__ import annotations

from typing import Final, TypeAlias

from fives.card_race.cards import HORSES, SUITS, Card
from fives.card_race.chances import chances, fair_odds
from fives.card_race.phase import RacePhase
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.terms import GOAL, TRACK
from fives.card_race.view import RaceView
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.picture import Picture
from fives.render.pictures.race_cards import draw_card, draw_suit, suit_colour
from fives.render.pictures.race_seats import draw_seats
from fives.render.wording.language import Language
from fives.render.wording.race_cards import suit_words
from fives.render.wording.race_figures import fair, odds, percent
from fives.render.wording.race_words import race_words

Raced: TypeAlias = CardRace | RaceView | PublicRaceView
"""What has the facts of a card race."""

_CELL: Final = 62
_LANE: Final = 66
_NUMBERS: Final = 34
_MARKERS: Final = 76
_LANES: Final = 150
"""The middle of the first lane."""

_SQUARE: Final = 5
_LABEL: Final = 34


def race_track(race: Raced, theme: str, language: Language) -> Picture:
    """Return a picture of a card race.

    Args:
        race: A state or a view.
        theme: ``auto``, ``light`` or ``dark``.
        language: The language of its labels, its title and its description.

    >>> from fives import card_race
    >>> from fives.render.wording.languages import language
    >>> race_track(card_race.start(seats=3), "light", language("fr"))
    <Picture: Course de cartes, course 1 sur 3>
    """
    title = language.say("track.title", race=race.race, races=race.table.seats)
    canvas = Canvas(theme)
    names = [suit_words(suit, language) for suit in SUITS]
    lane = _LABEL + max(text_width(name, 14, True) for name in names) + 16
    start = lane + _CELL / 2
    finish = start + GOAL * _CELL + _CELL / 2
    canvas.text(0, 0, title, size=16, bold=True)
    _positions(canvas, start, language)
    for place, card in enumerate(race.markers, start=1):
        with canvas.group(data_marker=str(card), data_position=str(place)):
            draw_card(canvas, card, start + place * _CELL, _MARKERS)
    for suit, name in zip(SUITS, names, strict=True):
        y = _LANES + suit.value * _LANE
        canvas.rect(0, y - 29, finish, 58, fill=Colour.PANEL, radius=8)
        draw_suit(canvas, suit, 18, y, 10, suit_colour(suit))
        canvas.text(_LABEL, y, name, size=14, bold=True)
        _lane(canvas, start, y, race.positions[suit], HORSES[suit.value])
    _line(canvas, start + (TRACK + 0.5) * _CELL)
    _figures(canvas, race, finish + 16, language)
    draw_seats(canvas, race, _LANES + 4 * _LANE - 10, canvas.box[2], language)
    return canvas.finish(title, race_words(race, language))


def _positions(canvas: Canvas, start: float, language: Language) -> None:
    numbers = [str(place) for place in range(1, TRACK + 1)]
    labels = [language.say("race.label.start"), *numbers, language.say("track.finish")]
    for place, label in enumerate(labels):
        x = start + place * _CELL
        canvas.text(x, _NUMBERS, label, size=12, fill=Colour.FAINT, anchor="middle")


def _lane(canvas: Canvas, start: float, y: float, position: int, horse: Card) -> None:
    for place in range(GOAL + 1):
        canvas.circle(start + place * _CELL, y, 3, fill=Colour.CLOSED)
    x = start + position * _CELL
    if position:
        canvas.line(start, y, x, y, suit_colour(horse.suit), thick=3)
    with canvas.group(data_horse=str(horse), data_position=str(position)):
        draw_card(canvas, horse, x, y, won=position == GOAL)


def _figures(canvas: Canvas, race: Raced, x: float, language: Language) -> None:
    """Draw the odds of each suit, once they are posted, and its chance while it can still win."""
    prices = race.odds
    if prices is None:
        return
    label = language.say("race.label.odds")
    room = max(text_width(label, 12), text_width(language.say("track.markers", n=2), 12))
    canvas.text(x, _NUMBERS, label, size=12, fill=Colour.FAINT)
    for suit in SUITS:
        y = _LANES + suit.value * _LANE
        with canvas.group(data_odds=str(prices[suit])):
            canvas.text(x, y - 9, odds(prices[suit], language), size=17, bold=True)
        told = language.say("track.markers", n=race.marker_counts[suit])
        canvas.text(x, y + 12, told, size=12, fill=Colour.FAINT)
    if race.phase is RacePhase.OVER:
        return
    x += room + 16
    canvas.text(x, _NUMBERS, language.say("race.label.chance"), size=12, fill=Colour.FAINT)
    for suit, chance, price in zip(SUITS, chances(race), fair_odds(race), strict=True):
        y = _LANES + suit.value * _LANE
        canvas.text(x, y - 9, percent(chance, language), size=15)
        if race.phase is RacePhase.BETTING:
            told = language.say("track.fair", odds=fair(price, language))
            canvas.text(x, y + 12, told, size=12, fill=Colour.FAINT)


def _line(canvas: Canvas, middle: float) -> None:
    """Draw the line that a horse must cross, as squares."""
    top, bottom = _LANES - 29, _LANES + 3 * _LANE + 29
    canvas.rect(middle - _SQUARE, top, 2 * _SQUARE, bottom - top, fill=Colour.PANEL)
    rows = round((bottom - top) / _SQUARE)
    for row in range(rows):
        y = top + row * _SQUARE
        height = min(_SQUARE, bottom - y)
        canvas.rect(middle - row % 2 * _SQUARE, y, _SQUARE, height, fill=Colour.INK)
