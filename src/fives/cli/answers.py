"""What an answer of a person means: a move, or what is wrong with it."""

from __future__ import annotations

import re
from typing import Final

from fives.cli import texts
from fives.cli.numbers import by_number
from fives.core.errors import NotationError
from fives.dominoes.plays import Play
from fives.match.moves import Move
from fives.match.notation import parse_move
from fives.match.view import View
from fives.render.folding import fold
from fives.render.plain.turn import choices

_TILE: Final = re.compile(r"\[[0-9]+\|[0-9]+\]|[0-9]+-[0-9]+")


def read_answer(answer: str, view: View) -> Move | tuple[str, ...]:
    """Return the legal move that an answer names, or lines that say what is wrong with it.

    Args:
        answer: What was typed; empty for Enter alone.
        view: What the seat to move sees.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1 3-6", "4-5 6-6"), layout="5-6"
    ... ).state()
    >>> print(read_answer("1", state.view(0)), read_answer("5-2", state.view(0)))
    2-5@5-6.lo 2-5@5-6.lo
    >>> read_answer("3", state.view(0))
    ('There is no choice 3; give a number from 1 to 2.',)
    >>> read_answer("pass", state.view(0))
    ('Seat 0 can place a tile, so it may not pass. (HR-17)',)
    """
    moves = view.legal_moves()
    numbered = by_number(answer, moves)
    if numbered is not None:
        return numbered
    try:
        move = parse_move(answer.lower())
    except NotationError as error:
        return fold(_misread(answer, error, view))
    if isinstance(move, Play):
        return _read_play(move, view)
    refusal = view.refusal(move)
    return move if refusal is None else fold(str(refusal))


def _misread(answer: str, error: NotationError, view: View) -> str:
    """Return what is wrong with an answer that names no move."""
    tile = answer.partition("@")[0]
    if error.code == "NO_SUCH_FACE":
        return error.message
    if _TILE.fullmatch(tile):
        try:
            parse_move(tile)
        except NotationError:  # more pips than any tile has
            return texts.beyond_the_set(tile, max(view.layout.tile_set))
    plays = [move for move in view.legal_moves() if isinstance(move, Play)]
    return texts.not_understood(answer, len(view.legal_moves()), plays[0] if plays else None)


def _read_play(play: Play, view: View) -> Move | tuple[str, ...]:
    """Return a play if it is legal; without a place, the only one there is for its tile."""
    tile, moves = play.tile, view.legal_moves()
    if tile not in view.layout.tile_set:
        return fold(texts.beyond_the_set(str(tile), max(view.layout.tile_set)))
    if play.at is None:
        lines = dict(zip(moves, choices(view), strict=True))
        fitting = [move for move in moves if isinstance(move, Play) and move.tile is tile]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            return (*fold(texts.several_places(tile)), *(lines[move] for move in fitting))
    refusal = view.refusal(play)
    if refusal is None:
        return play
    return fold(texts.no_place(tile) if refusal.code == "NEEDS_PORT" else str(refusal))
