"""The seats below the track of a card race: who keeps the bank, chips, and bets."""

from __future__ import annotations

from typing import Final

from fives.card_race.phase import RacePhase
from fives.card_race.situation import Situation
from fives.card_race.view import RaceView
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.race_cards import draw_suit, suit_colour
from fives.render.wording.language import Language
from fives.render.wording.race_cards import suit_words
from fives.render.wording.race_figures import chips

_PADDING: Final = 12
_GAP: Final = 10
_HEIGHT: Final = 76
_SIGN: Final = 18


def draw_seats(
    canvas: Canvas, race: Situation, top: float, width: float, language: Language
) -> None:
    """Draw a box for every seat, as many beside each other as fit.

    Args:
        canvas: What they are drawn on.
        race: The race.
        top: The y of their upper edge.
        width: How wide a row of them may be.
        language: The language of their labels.
    """
    needed = max(_needed(race, seat, language) for seat in range(race.table.seats))
    columns = max(1, min(race.table.seats, int((width + _GAP) // (needed + _GAP))))
    box = max(needed, (width + _GAP) / max(columns, 4) - _GAP)
    for seat in range(race.table.seats):
        row, column = divmod(seat, columns)
        x, y = column * (box + _GAP), top + row * (_HEIGHT + _GAP)
        with canvas.group(data_seat=str(seat), data_chips=str(race.balances[seat])):
            _seat(canvas, race, seat, (x, y, box), language)


def _seat(
    canvas: Canvas,
    race: Situation,
    seat: int,
    place: tuple[float, float, float],
    language: Language,
) -> None:
    x, y, width = place
    acts = seat == race.actor
    edge, thick = (Colour.PORT, 2.5) if acts else (Colour.LINE, 1.0)
    canvas.rect(x, y, width, _HEIGHT, fill=Colour.PANEL, stroke=edge, thick=thick, radius=8)
    left, right = x + _PADDING, x + width - _PADDING
    canvas.text(left, y + 17, _name(race, seat, language), size=14, bold=True)
    canvas.text(left, y + 38, chips(race.balances[seat], language), size=14)
    if _has_won(race, seat):
        canvas.text(
            right, y + 38, _result(race, language), fill=Colour.GAIN, bold=True, anchor="end"
        )
    bet = race.bets[seat]
    if bet is not None:
        draw_suit(canvas, bet, left + 6, y + 59, 7, suit_colour(bet))
        left += _SIGN
    told = _bet(race, seat, language)
    if told:
        canvas.text(left, y + 59, told, size=13, fill=Colour.FAINT, bold=acts)


def _needed(race: Situation, seat: int, language: Language) -> float:
    """Return how wide a box must be for its texts."""
    won = f"  {_result(race, language)}" if _has_won(race, seat) else ""
    widths = (
        text_width(_name(race, seat, language), 14, True),
        text_width(chips(race.balances[seat], language) + won, 14, True),
        text_width(_bet(race, seat, language), 13, True) + _SIGN,
    )
    return max(widths) + 2 * _PADDING


def _name(race: Situation, seat: int, language: Language) -> str:
    own = isinstance(race, RaceView) and race.seat == seat
    return language.say("track.you" if own else "sheet.seat", seat=seat)


def _bet(race: Situation, seat: int, language: Language) -> str:
    """Return what a seat has to do with the race: the bank, a bet, or nothing yet."""
    if seat == race.banker:
        return language.say("track.bank")
    bet = race.bets[seat]
    if bet is not None:
        suit = suit_words(bet, language)
        return language.say("track.bet", letter=bet.letter, suit=suit, n=race.stakes[seat])
    if seat in race.sat_out:
        return language.say("track.sits_out")
    if race.phase is not RacePhase.BETTING:
        return ""
    return language.say("track.to_choose" if seat == race.actor else "track.no_bet")


def _has_won(race: Situation, seat: int) -> bool:
    return race.phase is RacePhase.OVER and race.balances[seat] == max(race.balances)


def _result(race: Situation, language: Language) -> str:
    outcome = race.outcome
    shared = outcome is not None and len(outcome.winners) > 1
    return f"★ {language.say('score.shared' if shared else 'score.won')}"
