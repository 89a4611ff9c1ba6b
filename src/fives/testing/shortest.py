"""The shortest game that shows a fault: other seeds, then the same moves with some left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeAlias, final

import attrs

from fives.match.moves import Deal, Lot
from fives.testing.check import Check, Moment, S
from fives.testing.matches import Find, by_chance, complaint, moments_by, unplayable

Moves: TypeAlias = tuple[Any, ...]
Split: TypeAlias = Callable[[Moves], list[Moves]]

LEAST_SHARE = 0.1
"""A check that looks at fewer of the moments is dear; no smaller part of the work is left."""


@final
class Search(Generic[S]):
    """Plays games in search of one fault, until its work is done.

    Args:
        begin: Begins a match.
        check: The check that found the fault; None when a move could not be made.
        work: So many moves are made at most.
    """

    def __init__(self, begin: Callable[[], S], check: Check[S] | None, work: int) -> None:
        self.begin = begin
        self.check = check
        share = 1.0 if check is None else max(check.share, LEAST_SHARE)
        self.left = int(work * share)

    def game(
        self, seed: int, choose: Callable[[Moment[S]], object], most: int
    ) -> tuple[Moves, str] | None:
        """Return the moves of a game up to the fault, and the fault; None where it has none.

        Args:
            seed: The seed that the check begins with.
            choose: Chooses the moves; None when it has no more.
            most: A game of more moves is of no use.
        """
        moves: list[Any] = []
        last = most if self.check is not None else most + 1  # the move that breaks down
        try:
            start = self.begin()
            look = None if self.check is None else self.check.begin(start, seed)
            for moment in moments_by(start, seed, choose):
                self.left -= 1
                moves += [moment.move] if moment.number else []
                message = None if look is None else complaint(look, moment)
                if message is not None:
                    return tuple(moves), message
                if self.left <= 0 or len(moves) >= last or moment.state.outcome is not None:
                    return None
        except Exception as error:
            if self.check is None:
                return tuple(moves), unplayable(error)
        return None

    def scripted(self, seed: int, moves: Moves) -> tuple[Moves, str] | None:
        """Return a game of these moves, less those that cannot be made where they stand."""
        rest = iter(moves)

        def choose(moment: Moment[S]) -> object:
            return next((move for move in rest if move in moment.listed), None)

        return self.game(seed, choose, len(moves))


def shortest(find: Find, begin: Callable[[], S], check: Check[S] | None, work: int) -> Find:
    """Return the same fault in the shortest game that was found.

    Args:
        find: The fault, as a random match showed it.
        begin: Begins a match.
        check: The check that found it; None when a move could not be made.
        work: At most so many moves are made in search of it.

    Returns:
        What was found: it is the fault that was given where nothing shorter shows it.
    """
    search = Search(begin, check, work)
    # Every game begins alike, so that no other shows a fault before its first move.
    if len(find.moves) <= (0 if check is None else 1):
        return find
    half, seed = search.left // 2, find.seed
    while search.left > half:
        seed += 1
        find = _better(find, search.game(seed, by_chance(seed), len(find.moves) - 1))
    if check is None or not check.by_seed:
        for split in (rounds_of, single):
            find = _fewer(search, find, split)
    return find


def _better(find: Find, game: tuple[Moves, str] | None) -> Find:
    if game is None:
        return find
    return attrs.evolve(find, moves=game[0], message=game[1])


def _fewer(search: Search[S], find: Find, split: Split) -> Find:
    """Leave out pieces of a game, large ones first, while the fault stays."""
    pieces = split(find.moves)
    size = len(pieces) // 2
    while size:
        place = 0
        while place < len(pieces) and search.left > 0:
            kept = (*pieces[:place], *pieces[place + size :])
            shorter = _better(find, search.scripted(find.seed, joined(kept)))
            if shorter is find:
                place += size
            else:
                find, pieces = shorter, split(shorter.moves)
        size //= 2
    return find


def joined(pieces: Iterable[Moves]) -> Moves:
    """Return the moves of some pieces of a game."""
    return tuple(move for piece in pieces for move in piece)


def single(moves: Moves) -> list[Moves]:
    """Return each move as a piece."""
    return [(move,) for move in moves]


def rounds_of(moves: Moves) -> list[Moves]:
    """Return the rounds of a match of dominoes; another game is one piece.

    >>> rounds_of((Lot(0), "deal", "play"))
    [(Lot(seat=0), 'deal', 'play')]
    """
    starts = [*_starts(moves), len(moves)]
    return [moves[a:b] for a, b in zip([0, *starts], starts, strict=False) if a < b]


def _starts(moves: Sequence[object]) -> Iterator[int]:
    for place in range(1, len(moves)):
        if isinstance(moves[place], Lot | Deal) and not isinstance(moves[place - 1], Lot | Deal):
            yield place
