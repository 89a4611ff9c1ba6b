"""A match from the lot to its end: chance, players, and what is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from fives.cli import record_texts, texts
from fives.cli.answers import read_answer
from fives.cli.commands import PlayMatch
from fives.cli.keeping import kept, tags
from fives.cli.person import Person, Questions
from fives.cli.players import SIMPLE
from fives.cli.reading import MatchRecord
from fives.cli.reporter import Reporter
from fives.cli.seated import seated, stopping
from fives.core.state import CHANCE
from fives.match.moves import Draw, Move, Pass
from fives.match.state import GameState
from fives.match.view import View
from fives.records import Record, dumps
from fives.render.folding import fold
from fives.render.plain.turn import choices, table
from fives.sim.agents import Agent


def _seen(view: View) -> tuple[str, ...]:
    return (*table(view), "", *choices(view))


def _hint(view: View) -> str:
    return texts.HINT if view.layout.tiles else ""


QUESTIONS: Final = Questions[View, Move](_seen, _seen, read_answer, texts.HELP, _hint)
"""How a match of dominoes is shown and asked."""


def play(options: PlayMatch) -> int:
    """Play a match and return the exit status: 0, also when the person stops early."""
    table, title = str(options.table), options.rules.title
    start = options.rules.start(options.table.seats, options.table.pairs)

    def text_of(moves: tuple[Move, ...]) -> str:
        record: MatchRecord = Record(start, moves, (), tags(title, table, options.seed))
        return dumps(record)

    agents: list[Agent[View, Move]] = [SIMPLE] * options.table.seats
    with kept(options.keeping, text_of) as keep, stopping():
        print(*fold(texts.first_line(title, table, options.seed)), sep="\n")
        if options.keeping is not None:
            print(*fold(record_texts.kept_in(options.keeping.path)), sep="\n")
        if options.seat is not None:
            agents[options.seat] = Person(QUESTIONS)
            print(seated(options.table, options.seat))
        run(options, start, agents, keep)
    return 0


def run(
    options: PlayMatch,
    state: GameState,
    agents: list[Agent[View, Move]],
    keep: Callable[[Move], None],
) -> GameState:
    """Play a match to its end, telling it on the way, and return the last state.

    Args:
        options: The seed, and whose eyes see it.
        state: The beginning.
        agents: A player for each seat.
        keep: What is told every move that was made.
    """
    chance, choices = Random(options.seed), Random(f"players {options.seed}")
    eyes = None if options.seat is None else (options.seat,)
    reporter = Reporter(state.view(0), eyes)
    while state.outcome is None:
        move = forced_move(state, chance)
        if move is None:
            assert state.actor is not None
            assert state.actor is not CHANCE
            if reporter.sees(state.actor):
                reporter.flush()
            move = agents[state.actor](state.view(state.actor), choices)
        transition = state.step(move)
        keep(move)
        reporter.show(transition)
        state = transition.after
    return state


def forced_move(state: GameState, chance: Random) -> Move | None:
    """Return the move that nobody chooses: chance's, or the only draw or pass there is.

    >>> import fives
    >>> print(forced_move(fives.HORSE_RACE.start(seats=2), Random(61)))
    lot 1
    """
    moves = state.legal_moves()
    if state.actor is CHANCE:
        return chance.choice(moves)
    return None if has_choice(moves) else moves[0]


def has_choice(moves: Sequence[Move]) -> bool:
    """Return whether a seat with these moves is asked for one, instead of making the only one.

    >>> has_choice([Draw()]), has_choice([Draw(), Pass()])
    (False, True)
    """
    return len(moves) != 1 or not isinstance(moves[0], Draw | Pass)
