"""The cribbage board: two pegs for every side, which show the score and the one before it.

A lap of the board has two streets of thirty holes. Behind the last lap comes one more hole,
the game hole: once round is 61 holes, twice round is 121. Before the first hole both pegs of
a side stand at the start, which is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final, TypeVar

import attrs

from fives.core.errors import InputError, kind_of, whole
from fives.core.units import Points

T = TypeVar("T")

MOST_SIDES: Final = 4
"""The tracks of a board."""

_STREET: Final = 30
_GROUP: Final = 5
_LAP: Final = 2 * _STREET
_FAR: Final = 10_000


@attrs.frozen(weakref_slot=False)
class Pegs:
    """Where the two pegs of a side stand.

    Attributes:
        front: The hole of the peg that shows the score; 0 is the start.
        back: The hole of the peg that shows the score before the last award.
    """

    front: int
    back: int


def _scores(given: Iterable[Iterable[int]]) -> tuple[tuple[Points, ...], ...]:
    return tuple(tuple(map(_points, _listed(scores))) for scores in _listed(given))


def _listed(given: Iterable[T]) -> tuple[T, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        wanted = "A board takes the scores of each side, in turn"
        raise InputError("NOT_SCORES", f"{wanted}, not {kind_of(given)}.")
    return tuple(given)


def _points(value: int) -> Points:
    return Points(whole(value, "A score on the board", least=-_FAR, most=_FAR))


@attrs.frozen(weakref_slot=False)
class CribbageBoard:
    """The scores of up to four sides as pegs.

    An award moves the peg that stands behind to the new score, so the distance between the
    pegs is the award. A score that stays the same moves nothing. After a debit the front peg,
    which shows the score, stands behind the other one.

    A board has no hole for a score beyond its last hole, nor for one below zero. Such a peg
    stands in the game hole, or at the start; the board keeps the score, and its text says by
    how much it is off.

    Args:
        scores: For every side its scores after each award, in points; whoever has none yet
            has an empty sequence. The last one counts.
        laps: 1 for 61 holes, 2 for 121.

    Raises:
        InputError: For no side or more than four, for scores that are no whole numbers from
            -10,000 to 10,000, and for other laps.

    >>> board = CribbageBoard([(2, 5), ()])
    >>> board.pegs(0)
    (Pegs(front=0, back=0), Pegs(front=2, back=0), Pegs(front=5, back=2))
    >>> print(board)  # doctest: +NORMALIZE_WHITESPACE
             5    10    15    20    25    30    35    40    45    50    55    60
    side 0: 5 points, before that 2
      oo|.B..F ..... ..... ..... ..... .....|..... ..... ..... ..... ..... .....|o
    side 1: 0 points
      BF|..... ..... ..... ..... ..... .....|..... ..... ..... ..... ..... .....|o
    """

    scores: tuple[tuple[Points, ...], ...] = attrs.field(converter=_scores)
    laps: int = 1

    def __attrs_post_init__(self) -> None:
        whole(self.laps, "The laps of a board", least=1, most=2)
        whole(len(self.scores), "The number of sides on a board", least=1, most=MOST_SIDES)

    @property
    def holes(self) -> int:
        """The number of the last hole."""
        return self.laps * _LAP + 1

    def hole(self, points: int) -> int:
        """Return the hole in which a peg shows a score: at least 0, at most the last one.

        >>> board = CribbageBoard([()])
        >>> board.hole(60), board.hole(62), board.hole(-3)
        (60, 61, 0)
        """
        return max(0, min(_points(points), self.holes))

    def pegs(self, side: int) -> tuple[Pegs, ...]:
        """Return where the pegs of a side stand: at first, and after each change of its score.

        Raises:
            InputError: When there is no such side.
        """
        whole(side, "A side", most=len(self.scores) - 1)
        awards = pairwise(self._path(side))
        return (Pegs(0, 0), *(Pegs(self.hole(now), self.hole(old)) for old, now in awards))

    def last_two(self, side: int) -> tuple[Points, Points]:
        """Return the score before the last change of a side's score, and its score.

        Without any change both are 0. Unlike pegs they are not bound by the holes.

        Raises:
            InputError: When there is no such side.

        >>> CribbageBoard([(60, 64), ()]).last_two(0), CribbageBoard([()]).last_two(0)
        ((60, 64), (0, 0))
        """
        whole(side, "A side", most=len(self.scores) - 1)
        before, now = ([0, *self._path(side)])[-2:]
        return Points(before), Points(now)

    @property
    def lines(self) -> tuple[str, ...]:
        """The board for 80 columns, with ``F`` for a front peg and ``B`` for a back peg.

        The holes are numbered on top. Those of a second lap lie below those of the first.
        """
        marks = "".join(f"{hole:{_GROUP}} " for hole in range(_GROUP, _LAP + 1, _GROUP))
        tracks = [line for side in range(len(self.scores)) for line in self._track(side)]
        return (f"     {marks}".rstrip(), *tracks)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def _path(self, side: int) -> list[int]:
        """Return the scores of a side from 0 on, each of them another than the one before."""
        path = [0]
        path += (now for now in self.scores[side] if now != path[-1])
        return path

    def _track(self, side: int) -> Iterator[str]:
        pegs = self.pegs(side)[-1]
        before, now = self.last_two(side)
        past = f"; {now - self.holes} past the last hole" if now > self.holes else ""
        short = f"; {-now} short of the start" if now < 0 else ""
        came = f", before that {before}" if before != now else ""
        yield f"side {side}: {now} point{'' if abs(now) == 1 else 's'}{came}{past}{short}"
        start = ("o" if pegs.back else "B") + ("o" if pegs.front else "F")
        for lap in range(self.laps):
            streets = (lap * _LAP, lap * _LAP + _STREET)
            ends = _peg(pegs, self.holes, "o") if lap == self.laps - 1 else ""
            holes = "|".join(_street(pegs, first) for first in streets)
            yield f"  {'  ' if lap else start}|{holes}|{ends}"


def _street(pegs: Pegs, before: int) -> str:
    """Return the thirty holes that follow one, in groups of five."""
    holes = [_peg(pegs, before + number, ".") for number in range(1, _STREET + 1)]
    return " ".join("".join(holes[n : n + _GROUP]) for n in range(0, _STREET, _GROUP))


def _peg(pegs: Pegs, hole: int, empty: str) -> str:
    return "F" if hole == pegs.front else "B" if hole == pegs.back else empty
