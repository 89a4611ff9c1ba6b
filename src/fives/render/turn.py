"""What one seat sees when it is to move: the table, its hand, and what it may do."""

from __future__ import annotations

from typing import Final

from fives.dominoes.plays import Play
from fives.match.phase import Phase
from fives.match.view import View
from fives.policies.points import NoPoints
from fives.render import english
from fives.render.board import board
from fives.render.folding import fold
from fives.render.names import Names
from fives.render.standing import refused

_LABEL: Final = 11
"""Columns of the labels."""


def table(view: View) -> tuple[str, ...]:
    """Return the board, the scores, who holds how many tiles, and the seat's own hand.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> for line in table(state.view(0)):
    ...     print(line)
    [5|5] leads
    ends: [5|5] 10 = 10
    <BLANKLINE>
    scores     you: 0   seat 1: 0
    tiles      you: 2   seat 1: 2   boneyard: 23
    your hand  [0|1] [2|5]
    """
    names = Names(view.table, view.seat)
    held = [f"{names.seat(seat)}: {size}" for seat, size in enumerate(view.hand_sizes)]
    left = english.to_draw(view.drawable) if view.drawable != view.boneyard_size else ""
    held.append(f"{english.BONEYARD}: {view.boneyard_size}{left}")
    rows = [
        (english.SCORES, scores(view, names)),
        (english.TILES, "   ".join(held)),
        (english.YOUR_HAND, str(view.hand)),
    ]
    if view.bound is not None:
        why = english.JUST_DRAWN if view.phase is Phase.PLACING else english.TO_LEAD
        rows.append((english.TO_PLACE, f"{view.bound}, {why}"))
    lines = [*board(view.layout, scoring(view)), ""]
    for label, text in rows:
        lines += fold(f"{label:{_LABEL}}{text}", hang=_LABEL)
    return tuple(lines)


def scores(view: View, names: Names) -> str:
    """Return the score of every side, on one line.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=4, pairs=True).view(0)
    >>> print(scores(view, Names(view.table)))
    seats 0 and 2: 0   seats 1 and 3: 0
    """
    return "   ".join(f"{names.side(side)}: {view.scores[side]}" for side in view.table.sides)


def choices(view: View) -> tuple[str, ...]:
    """Return the legal moves of the seat, numbered from 1, with what each play would do.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("0-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> for line in choices(state.view(0)):
    ...     print(line)
      1  [0|5] on [5|5] a   total 10, 2 points, keeps the turn
      2  [0|5] on [5|5] b   total 10, 2 points, keeps the turn
    """
    moves = view.legal_moves()
    texts = [english.play(move) if isinstance(move, Play) else str(move) for move in moves]
    wide = max(map(len, texts), default=0)
    previews = [preview(view, move) if isinstance(move, Play) else "" for move in moves]
    rows = enumerate(zip(texts, previews, strict=True), start=1)
    return tuple(f"{number:3}  {text:{wide}}   {seen}".rstrip() for number, (text, seen) in rows)


def preview(view: View, move: Play) -> str:
    """Return what a play of the seat would do, in a few words.

    >>> import fives
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("5-5", "6-6"), layout="0-5")
    >>> preview(setup.state().view(0), fives.Play.parse("5-5@0-5.hi"))
    'total 10, 2 points, last tile of the hand'
    """
    seen = view.preview(move)
    words = []
    if scoring(view):
        worth = english.worth(seen.points)
        stands = "" if not refused(view, seen) else f" {english.REFUSED}"
        words += [f"{english.TOTAL} {seen.total}", f"{worth}{stands}"]
    if seen.turn_kept:
        words.append(english.KEEPS_THE_TURN)
    if seen.hand_emptied:
        words.append(english.LAST_TILE)
    return ", ".join(words)


def scoring(view: View) -> bool:
    """Return whether placing may score, so that the ends are counted.

    >>> import fives
    >>> scoring(fives.HORSE_RACE.start(seats=2).view(0)), scoring(fives.DRAW.start(seats=2).view(0))
    (True, False)
    """
    return not isinstance(view.variant.points, NoPoints)
