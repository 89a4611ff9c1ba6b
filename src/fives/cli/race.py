"""A session of card races from the first marker to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from fives.card_race.moves import RaceMove, SitOut
from fives.card_race.state import CardRace, start
from fives.card_race.view import RaceView
from fives.cli import race_texts, record_texts, texts
from fives.cli.commands import PlayRace
from fives.cli.keeping import kept, tags
from fives.cli.person import Person, Questions
from fives.cli.race_answers import read_bet
from fives.cli.race_players import simple_bettor
from fives.cli.race_reporter import RaceReporter
from fives.cli.reading import RaceRecord
from fives.cli.seated import seated, stopping
from fives.core.state import CHANCE
from fives.records import Record, dumps
from fives.render.folding import fold
from fives.render.plain.race_offer import board, offer
from fives.render.wording.race_figures import chips
from fives.sim.agents import Agent


def _no_hint(view: RaceView) -> str:
    return ""


QUESTIONS: Final = Questions[RaceView, RaceMove](offer, board, read_bet, race_texts.HELP, _no_hint)
"""How a card race is shown and asked."""


def play_race(options: PlayRace) -> int:
    """Play a session and return the exit status: 0, also when the person stops early."""
    terms = options.terms
    table = race_texts.table(terms.seats, chips(terms.chips))
    first = start(terms.seats, terms.chips, terms.banker, terms.prices)

    def text_of(moves: tuple[RaceMove, ...]) -> str:
        record: RaceRecord = Record(first, moves, (), tags(race_texts.TITLE, table, options.seed))
        return dumps(record)

    agents: list[Agent[RaceView, RaceMove]] = [simple_bettor] * terms.seats
    with kept(options.keeping, text_of) as keep, stopping():
        print(*fold(texts.first_line(race_texts.TITLE, table, options.seed)), sep="\n")
        if options.keeping is not None:
            print(*fold(record_texts.kept_in(options.keeping.path)), sep="\n")
        if options.seat is not None:
            agents[options.seat] = Person(QUESTIONS)
            print(seated(terms.table, options.seat))
        run(options, first, agents, keep)
    return 0


def run(
    options: PlayRace,
    state: CardRace,
    agents: list[Agent[RaceView, RaceMove]],
    keep: Callable[[RaceMove], None],
) -> CardRace:
    """Play a session to its end, telling it on the way, and return the last state.

    Args:
        options: The seed, and whose eyes see it.
        state: The beginning.
        agents: A player for each seat.
        keep: What is told every move that was made.
    """
    chance, choices = Random(options.seed), Random(f"players {options.seed}")
    reporter = RaceReporter(state, options.seat)
    while state.outcome is None:
        move = forced_move(state, chance)
        if move is None:
            assert state.actor is not None
            assert state.actor is not CHANCE
            move = agents[state.actor](state.view(state.actor), choices)
        transition = state.step(move)
        keep(move)
        reporter.show(transition)
        state = transition.after
    return state


def forced_move(state: CardRace, chance: Random) -> RaceMove | None:
    """Return the move that nobody chooses: chance's, or sitting out, which is never a choice.

    >>> print(forced_move(start(), Random(61)))
    mark 9D
    """
    moves = state.legal_moves()
    if state.actor is CHANCE:
        return chance.choice(moves)
    return moves[0] if isinstance(moves[0], SitOut) else None
