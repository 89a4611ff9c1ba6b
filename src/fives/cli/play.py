"""A match from the lot to its end: chance, players, and what is shown of it."""

from __future__ import annotations

from random import Random
from typing import Final

from fives.cli import texts
from fives.cli.answers import read_answer
from fives.cli.options import PlayMatch
from fives.cli.person import Person, Questions
from fives.cli.players import SIMPLE
from fives.cli.reporter import Reporter
from fives.cli.seated import seated, stopping
from fives.core.state import CHANCE
from fives.match.moves import Draw, Move, Pass
from fives.match.state import GameState
from fives.match.view import View
from fives.render.folding import fold
from fives.render.turn import choices, table
from fives.sim.agents import Agent


def _seen(view: View) -> tuple[str, ...]:
    return (*table(view), "", *choices(view))


def _hint(view: View) -> str:
    return texts.HINT if view.layout.tiles else ""


QUESTIONS: Final = Questions[View, Move](_seen, _seen, read_answer, texts.HELP, _hint)
"""How a match of dominoes is shown and asked."""


def play(options: PlayMatch) -> int:
    """Play a match and return the exit status: 0, also when the person stops early."""
    print(*fold(texts.first_line(options.rules.title, str(options.table), options.seed)), sep="\n")
    agents: list[Agent[View, Move]] = [SIMPLE] * options.table.seats
    if options.seat is not None:
        agents[options.seat] = Person(QUESTIONS)
        print(seated(options.table, options.seat))
    with stopping():
        run(options, agents)
    return 0


def run(options: PlayMatch, agents: list[Agent[View, Move]]) -> GameState:
    """Play a match to its end, telling it on the way, and return the last state.

    Args:
        options: The game, the table, the seed, and whose eyes see it.
        agents: A player for each seat.
    """
    chance, choices = Random(options.seed), Random(f"players {options.seed}")
    state = options.rules.start(options.table.seats, options.table.pairs)
    reporter = Reporter(state.view(options.seat or 0), options.seat)
    while state.outcome is None:
        move = forced_move(state, chance)
        if move is None:
            reporter.flush()
            assert state.actor is not None
            assert state.actor is not CHANCE
            move = agents[state.actor](state.view(state.actor), choices)
        transition = state.step(move)
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
    return moves[0] if len(moves) == 1 and isinstance(moves[0], Draw | Pass) else None
