"""Two rule sheets side by side: the same chance, the same moves, the first difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs

from fives.match.events import Event, MatchEnded, RoundEnded, Ruled, TurnKept
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.testing.asking import told
from fives.testing.check import Look, Moment


def like(reference: RuleSet) -> Callable[[GameState, int], Look[GameState]]:
    """Return a check that a variant plays as another one does.

    A rule that is wrong and yet a possible rule, such as an award rounded hand by hand,
    breaks no promise of the protocols. It can only be told by comparing.

    Args:
        reference: The rules to compare with.
    """

    def begin(start: GameState, seed: int) -> Look[GameState]:
        twin = reference.start(start.table.seats, start.table.pairs)

        def look(moment: Moment[GameState]) -> Iterator[str]:
            nonlocal twin
            if moment.number:
                refusal = twin.refusal(moment.move)
                if refusal is not None:
                    yield f"{moment.move} was made, and {reference.id} refuses it: {refusal}"
                    return
                step = twin.step(moment.move)
                twin = step.after
                yield from _told(moment, step.events, reference)
            yield from _different(moment, twin, reference)

        return look

    return begin


def _different(moment: Moment[GameState], twin: GameState, rules: RuleSet) -> Iterator[str]:
    state = moment.state
    pairs = {
        "scores": (state.scores, twin.scores),
        "winners": (_winners(state), _winners(twin)),
        "actor": (state.actor, twin.actor),
        "phase": (state.phase, twin.phase),
        "opener": (state.opener, twin.opener),
        "hands": (state.hands, twin.hands),
        "total": (state.layout.total, twin.layout.total),
        "ports": (state.layout.ports, twin.layout.ports),
        "moves": (moment.listed, twin.legal_moves()),
    }
    for what, (one, other) in pairs.items():
        if one != other:
            yield f"The {what} {_text(one)}; by {rules.id} {_text(other)}."
            return


def _winners(state: GameState) -> object:
    return None if state.outcome is None else state.outcome.winners


def _told(moment: Moment[GameState], events: tuple[Event, ...], rules: RuleSet) -> Iterator[str]:
    """Compare what is told, but for words and codes, which are a variant's own."""
    for one, other in zip(moment.events, events, strict=False):
        if _fact(one) != _fact(other):
            yield _apart(one, other, rules)
            return
    if len(moment.events) != len(events):
        names = [", ".join(type(e).__name__ for e in row) for row in (moment.events, events)]
        yield f"Told are {names[0] or 'no events'}; by {rules.id} {names[1] or 'none'}."


def _fact(event: object) -> object:
    """Return what an event says by whatever names, and without a layout, which names rules."""
    if isinstance(event, RoundEnded):
        return type(event.end), event.hands, event.winners
    if isinstance(event, Ruled):
        ruling = event.ruling
        return ruling.event.side, ruling.event.points, ruling.accepted, ruling.before, ruling.after
    if isinstance(event, MatchEnded):
        return event.outcome.winners
    if isinstance(event, TurnKept):
        return event.seat
    return event


def _apart(one: object, other: Event, rules: RuleSet) -> str:
    """Return in what two events differ, by the name of the first field that does."""
    kind = type(one).__name__
    if type(one) is not type(other):
        return f"Told is {kind}; by {rules.id} it is {type(other).__name__}."
    if isinstance(one, Ruled) and isinstance(other, Ruled):
        return f"Told is {_ruled(one)}; by {rules.id} it is {_ruled(other)}."
    for field in attrs.fields(type(other)):
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        if field.name == "end":
            mine, theirs = type(mine).__name__, type(theirs).__name__
        if mine != theirs and field.name not in ("layout", "reasons"):
            return f"The {field.name} of {kind} {_text(mine)}; by {rules.id} {_text(theirs)}."
    return f"Told is another {kind} than by {rules.id}."


def _ruled(event: Ruled) -> str:
    """Return a ruling in short."""
    ruling = event.ruling
    return f"{told([ruling.event])}, {ruling.before} to {ruling.after} points"


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return "are " + (" ".join(map(str, value)) or "none")
    return f"is {value}"
