"""What an answer of a person means at the card race: a move, or what is wrong with it."""

from __future__ import annotations

from contextlib import suppress

from fives.card_race.cards import SUITS
from fives.card_race.moves import Back, RaceMove
from fives.card_race.notation import parse_move
from fives.card_race.view import RaceView
from fives.cli import race_texts
from fives.cli.numbers import by_number
from fives.core.errors import NotationError
from fives.render.folding import fold


def read_bet(answer: str, view: RaceView) -> RaceMove | tuple[str, ...]:
    """Return the legal move that an answer names, or lines that say what is wrong with it.

    Args:
        answer: What was typed; empty for Enter alone.
        view: What the seat to move sees.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> print(*(read_bet(answer, race.view(1)) for answer in ("2", "h", "Hearts", "BACK H")))
    back H back H back H back H
    >>> read_bet("5", race.view(1))
    ('There is no choice 5; give a number from 1 to 4.',)
    """
    moves = view.legal_moves()
    numbered = by_number(answer, moves)
    if numbered is not None:
        return numbered
    move = _named(answer)
    if move is None:
        return fold(race_texts.not_understood(answer, len(moves)))
    refusal = view.refusal(move)
    return move if refusal is None else fold(str(refusal))


def _named(answer: str) -> RaceMove | None:
    """Return the move that an answer names in notation, or the bet on a suit that it names."""
    for suit in SUITS:
        if answer.lower() in (suit.letter.lower(), str(suit)):
            return Back(suit)
    word, space, rest = answer.partition(" ")
    with suppress(NotationError):
        return parse_move(f"{word.lower()}{space}{rest.upper()}")
    return None
