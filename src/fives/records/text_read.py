"""Reading a match of dominoes from the lines of a record."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, TypeAlias

from fives.core.errors import FivesError, NotationError
from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass
from fives.match.phase import DEALING, LOT, OVER
from fives.records.boards import Board
from fives.records.errors import RecordError
from fives.records.lines import SEAT, Lines, alike
from fives.records.phrases import last_line, lead_line, round_line
from fives.records.unseen import Unseen

_LOT: Final = re.compile(rf"lot {SEAT}\Z")
_MOVES: Final = re.compile(rf"(deal )?{SEAT}: ")

Comments: TypeAlias = list[tuple[int, str]]

Words: TypeAlias = tuple[tuple[Move | Unseen, int], ...]
"""The moves that a word stands for, each with its column in the word."""


def read_rounds(lines: Lines, board: Board, comments: Comments) -> None:
    """Play all rounds of a record on a board; the comments go to a list."""
    rounds = 0
    while True:
        wanted = _wanted(board, rounds)
        text = lines.read(wanted)
        if text[:1] == "#":
            comments.append((len(board.moves), comment_in(lines, board.comments)))
        elif text[:3] == "== ":
            break
        elif board.rounds == rounds and board.state.outcome is None:
            rounds += 1
            if text != f"round {rounds}":
                lines.fail("OTHER_LINE", f"{wanted} was expected here, not {text[:40]!r}.")
        else:
            _read_moves(lines, board, text, wanted)
    end_of(lines, last_line(board.state.outcome))


def _wanted(board: Board, rounds: int) -> str:
    """Say what may come next."""
    moment = board.state._moment
    if moment.phase == OVER:
        return repr(last_line(moment.outcome))
    if board.rounds == rounds:
        return f"'round {rounds + 1}' or '== unfinished'"
    if moment.phase == LOT:
        return "a line such as 'lot 1'"
    if moment.phase == DEALING:
        return f"a line 'deal {moment.turn}: ...'"
    return f"a line '{moment.turn}: ...' with moves of seat {moment.turn}"


def _read_moves(lines: Lines, board: Board, text: str, wanted: str) -> None:
    """Make the moves of a line, and read what must follow it."""
    if (found := _LOT.match(text)) is not None:
        _make(lines, board, Lot(Seat(int(found[1]))), 0)
    elif (found := _MOVES.match(text)) is not None:
        dealt, seat = found[1] is not None, int(found[2])
        if _is_for(board, dealt) and seat != board.state._moment.turn:
            lines.fail("OTHER_SEAT", f"{wanted} was expected here.", found.start(2))
        column, first = found.end(), True
        for word in text[column:].split(" "):
            last = column + len(word) == len(text)
            moves = moves_in(word, dealt, lines, column)
            for place, (move, shift) in enumerate(moves, start=1):
                if not first:
                    _go_on(lines, board, dealt, seat, column)
                _make(lines, board, move, column + shift, last and place == len(moves))
                first = False
            column += len(word) + 1
    else:
        lines.fail("OTHER_LINE", f"{wanted} was expected here, not {text[:40]!r}.")
    if board.result is not None:
        lines.compare(round_line(board.result), f"round {board.rounds} ends here")
        board.result = None
    elif board.decided is not None:
        lines.compare(lead_line(board.decided[0]), "the hands decide here who opens")
        board.decided = None


def _is_for(board: Board, dealt: bool) -> bool:
    """Return whether a deal, or else a move of a seat, is what comes next."""
    phase = board.state._moment.phase
    return phase == DEALING if dealt else phase not in (LOT, DEALING, OVER)


def _go_on(lines: Lines, board: Board, dealt: bool, seat: int, column: int) -> None:
    """Look whether one more word may stand on a line."""
    if board.result is not None or board.decided is not None:
        lines.fail("ROUND_OVER", "what comes now stands on a line of its own.", column)
    if board.state._moment.turn != seat or not _is_for(board, dealt):
        sentence = f"{_wanted(board, -1)} was expected after what stands before this."
        lines.fail("OTHER_SEAT", sentence, column)


def _make(lines: Lines, board: Board, move: Move | Unseen, column: int, last: bool = True) -> None:
    try:
        board.make(move, lines if last else None)
    except RecordError:
        raise  # it is about the line that follows
    except FivesError as error:
        lines.failed(error, column)


def moves_in(word: str, dealt: bool, lines: Lines, column: int) -> Words:
    """Return the moves that a word of a line stands for, each with its column in the word."""
    try:
        return _of_deal(word) if dealt else _of_turn(word)
    except NotationError as error:
        if not word:
            lines.fail("SPACE", "one space stands between words, and none at the end.", column)
        lines.failed(error, column)


@lru_cache(maxsize=512)
def _of_deal(word: str) -> Words:
    return ((Unseen("deal") if word == "??" else Deal(Tile.parse(word)), 0),)


@lru_cache(maxsize=4096)
def _of_turn(word: str) -> Words:
    if word == "draw":
        return ((Draw(), 0),)
    if word == "pass":
        return ((Pass(), 0),)
    start, equals, tile = word.partition("=")
    if equals and start in ("", "draw"):
        place = len(start) + 1
        drawn: Move | Unseen
        if tile in ("??", "??!"):
            drawn = Unseen("drawn", bound=tile == "??!")
        else:
            try:
                drawn = Drawn(Tile.parse(tile))
            except NotationError as error:
                raise error.shifted(place) from None
        return ((Draw(), 0), (drawn, place)) if start else ((drawn, place),)
    if word[:1].isdigit() or word[:1] == "[":
        return ((Play.parse(word), 0),)
    raise NotationError(
        "NOT_A_MOVE",
        f"a move is a tile with a place, as 2-5@5-5.a, draw=3-4, draw or pass, not {word[:20]!r}.",
    )


def comment_in(lines: Lines, allowed: bool = True) -> str:
    """Return the comment on the line read last."""
    text = lines.text
    if not allowed:
        sentence = "a record of what some seats saw has no comments, since they could tell secrets."
        lines.fail("NO_COMMENTS", sentence)
    if text == "#" or (text[:2] == "# " and len(text) > 2):
        return text[2:]
    lines.fail("COMMENT", "a comment is written '# text', and an empty one '#'.")


def end_of(lines: Lines, right: str) -> None:
    """Check the last line of a record, which was read."""
    text = lines.text
    if text != right:
        sentence = f"by its moves the record ends with {right!r}, not with {text[:200]!r}."
        lines.fail("RESULT", sentence, alike(text, right))
    if lines.next is not None:
        lines.read("nothing")
        sentence = "nothing stands after the last line of a record; records have a line --- between"
        lines.fail("AFTER_THE_END", f"{sentence} them, and records.loads_all reads them.")
