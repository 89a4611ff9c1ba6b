"""What a move of dominoes would do, as labelled lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, takewhile
from typing import Final, TypeAlias

from fives.core.state import CHANCE
from fives.dominoes.plays import Play
from fives.dominoes.scoring import Ruling
from fives.match.events import Event, MatchEnded, RoundEnded, Ruled
from fives.match.game import game_of
from fives.match.moves import Draw, Move, Pass
from fives.match.preview import Preview
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.match.tables import gain
from fives.match.tally import judge
from fives.match.view import View
from fives.render.folding import glued
from fives.render.plain.narrate import narrate
from fives.render.wording.awards import refused
from fives.render.wording.english import ENGLISH
from fives.render.wording.events import kept, worth
from fives.render.wording.names import Names
from fives.render.wording.places import open_ends
from fives.render.wording.sums import ends, terms
from fives.render.wording.turns import scoring

Row: TypeAlias = tuple[str, str]
"""A label and a text."""

POINTS: Final = "points"
SCORE: Final = "score"
TURN: Final = "turn"
HAND: Final = "hand"
CHANCE_IS: Final = "chance"
ENDS: Final = "ends"
OPEN_ENDS: Final = "open ends"


def effects(
    state: GameState, move: Move, names: Names, whole: bool
) -> tuple[list[Row], tuple[str, ...]]:
    """Return what a move that is allowed would do: labelled lines, then the end of a round.

    Args:
        state: The position.
        move: The move.
        names: What the seats are called.
        whole: Whether all hands are known; if not, only what the seat to move knows is used.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-5 1-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> for move in ("0-5@5-5.a", "2-5@5-5.a"):
    ...     for label, text in effects(state, fives.parse_move(move), Names(state.table), True)[0]:
    ...         print(f"{label:7}", text.replace(chr(160), " "))
    ends    [5|5] 10 + [0|5] 0 = 10
    points  2 points
    score   seat 0: 0 + 2 = 2
    turn    kept: the play scored
    ends    [5|5] 10 + [2|5] 2 = 12
    points  no points
    turn    passes to seat 1
    """
    if isinstance(move, Play):
        assert state.actor is not None
        assert state.actor is not CHANCE
        return _of_play(state, move, names, state.view(state.actor), whole)
    if isinstance(move, Draw):
        return [(CHANCE_IS, equally_likely(len(state.boneyard), "tile"))], ()
    step = state.step(move)
    rows: list[Row] = []
    if not isinstance(move, Pass):
        rows.append((CHANCE_IS, equally_likely(len(state.legal_moves()), "move")))
        if step.after.bound is not None:
            rows.append((ENGLISH.say("turn.to_place"), str(step.after.bound)))
    story = _end(step.events, names, state.variant) if whole else ()
    if isinstance(move, Pass) and not story:
        rows.append((TURN, _goes_to(step.after, names, whole)))
    return rows, story


def equally_likely(number: int, noun: str) -> str:
    """Return how many things can come.

    >>> equally_likely(12, "tile"), equally_likely(1, "tile")
    ('one of 12 tiles, all equally likely', 'the only tile')
    """
    return f"the only {noun}" if number == 1 else f"one of {number} {noun}s, all equally likely"


def _of_play(
    state: GameState, play: Play, names: Names, view: View, whole: bool
) -> tuple[list[Row], tuple[str, ...]]:
    seen, rules = view.preview(play), state.variant
    rows: list[Row] = []
    if scoring(view):
        rows.append((ENDS, ends(seen.parts, seen.total)))
        rows.append((POINTS, worth(seen.points, ENGLISH)))
    else:
        rows.append((OPEN_ENDS, open_ends(seen.layout.ports, ENGLISH)))
    events = state.step(play).events if whole else _as_known(view, seen)
    story = _end(events, names, rules)
    before = takewhile(lambda event: not isinstance(event, RoundEnded), events)
    rulings = [event.ruling for event in before if isinstance(event, Ruled)]
    rows += [(SCORE, _score(ruling, names, rules)) for ruling in rulings]
    if seen.turn_kept and not story:
        rows.append((TURN, f"kept: {kept(seen.turn_kept, ENGLISH)}"))
    if seen.hand_emptied:
        rows.append((HAND, ENGLISH.say("choice.last_tile")))
    if not seen.turn_kept and not story and (whole or not seen.hand_emptied):
        rows.append((TURN, _goes_to(state.apply(play), names, whole)))
    return rows, story


def _as_known(view: View, seen: Preview) -> list[Event]:
    """Return what the target makes of a play, unless that is for the end of a round to say."""
    events: list[Event] = []
    if seen.points and not seen.hand_emptied:
        event = gain(view.table.side(view.seat), seen.total, seen.points)
        game = game_of(view.variant, view.table)
        _, outcome = judge(game, view.scores, (event,), events)
        events += [] if outcome is None else [MatchEnded(outcome)]
    return events


def _end(events: Sequence[Event], names: Names, rules: RuleSet) -> tuple[str, ...]:
    """Return the story of the end of a round or a match, if a move brings it."""
    last = dropwhile(lambda event: not isinstance(event, RoundEnded | MatchEnded), events)
    return narrate(tuple(last), names, rules)


def _score(ruling: Ruling, names: Names, rules: RuleSet) -> str:
    side = names.side(ruling.event.side)
    if ruling.refusal is not None:
        return f"{side}: refused, {refused(ruling, rules, ENGLISH)}"
    return f"{side}: {glued(f'{terms([ruling.before, ruling.event.points])} = {ruling.after}')}"


def _goes_to(after: GameState, names: Names, whole: bool) -> str:
    if not whole or after.actor is None or after.actor is CHANCE:
        return "passes on"
    return f"passes to {names.seat(after.actor)}"
