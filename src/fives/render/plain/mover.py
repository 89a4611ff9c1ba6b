"""The row that says who is to move, or who has won."""

from __future__ import annotations

from fives.core.outcome import Outcome
from fives.core.state import CHANCE, Actor
from fives.render.wording.names import Names


def mover(actor: Actor, outcome: Outcome | None, names: Names) -> tuple[str, str]:
    """Return a label and who is to move; of what is over, who has won it.

    Args:
        actor: Who is to move.
        outcome: How it ended, or None while it goes on.
        names: What the seats are called.

    >>> from fives import Outcome, Table
    >>> mover(CHANCE, None, Names(Table(2)))
    ('to move', 'chance')
    >>> mover(None, Outcome((0, 1), "equal-best"), Names(Table(3), you=1))
    ('winners', 'seat 0 and you')
    """
    say = names.language.say
    if outcome is not None:
        if not outcome.winners:
            return say("plain.winners", n=1), say("plain.no_winner")
        seats = sum(len(names.table.members(side)) for side in outcome.winners)
        return say("plain.winners", n=seats), str(names.sides(outcome.winners))
    if actor is None or actor is CHANCE:
        return say("plain.to_move"), say("plain.chance")
    return say("plain.to_move"), str(names.seat(actor))
