"""Reading a `Setup`: every problem is noted, and nothing is repaired."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fives.core.errors import FivesError, kind_of, whole
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play, plays_in
from fives.dominoes.scoring import MOST
from fives.dominoes.tiles import Tile
from fives.match.draft import Draft
from fives.match.game import Game, game_of
from fives.match.moment import Moment
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet, rules_in
from fives.match.setup_items import built, conserved, items
from fives.match.setup_rules import rule_problems, score_problems
from fives.policies.opening import OpensFromHands

if TYPE_CHECKING:
    from fives.match.setup import Setup


def read(setup: Setup) -> tuple[tuple[Refusal, ...], Draft | None]:
    """Return all that is wrong with a setup, and the position when nothing is.

    What the rules say against the position itself, beyond its scores, can be told only
    once every tile has its place.
    """
    rules = rules_in(setup.variant)
    problems = list(_types(setup))
    table = _table(rules, setup, problems)
    given = setup.hands if isinstance(setup.hands, tuple) else ()
    hands = [items(hand, Tile, f"hand {n}", problems) for n, hand in enumerate(given)]
    laid = plays_in(setup.layout._chain) if isinstance(setup.layout, Layout) else setup.layout
    plays = items(laid, Play, "the layout", problems)
    layout = built(rules, plays, problems)
    rest = setup.boneyard
    boneyard = None if rest is None else items(rest, Tile, "the boneyard", problems)
    bound = _bound(setup, problems)
    scores = _scores(setup, table, problems)
    problems += _seats(setup, table)
    bits, left = conserved(rules, hands, plays, boneyard, problems)
    if table is None:
        return tuple(problems), None
    if isinstance(setup.hands, tuple) and len(bits) != table.seats:
        problems.append(_too_many_or_few("HANDS", table.seats, len(bits)))
    game = game_of(rules, table)
    if problems or scores is None:
        if scores is not None and type(setup.phase) is Phase:
            problems += score_problems(game, scores, setup.phase)
        return tuple(problems), None
    draft = Draft()
    draft._moment = _moment(setup, game, sum(tile.bit for tile in bound))
    draft._scores = scores
    draft._hands = tuple(bits)
    draft._boneyard = left
    draft._ends = layout._ends
    draft._total = layout._total
    draft._chain = layout._chain
    return tuple(rule_problems(draft)), draft


def _types(setup: Setup) -> Iterator[Refusal]:
    """Yield what is wrong with the kinds of things that were given."""
    if not isinstance(setup.hands, tuple):
        kind = kind_of(setup.hands)
        sentence = f"Hands are given one a seat, in a tuple or list, not as {kind}."
        yield Refusal("HANDS", sentence, (("case", "kind"), ("kind", kind)))
    if setup.scores is not None and not isinstance(setup.scores, tuple):
        kind = kind_of(setup.scores)
        sentence = f"Scores are given one a side, in a tuple or list, not as {kind}."
        yield Refusal("SCORES", sentence, (("case", "kind"), ("kind", kind)))
    if type(setup.phase) is not Phase:
        kind = kind_of(setup.phase)
        sentence = f"The phase is one of fives.Phase, not {kind}."
        yield Refusal("PHASE", sentence, (("kind", kind),))
    elif setup.phase is Phase.LOT and setup.opener is not None:
        yield Refusal("OPENER", "Nobody is the opener before the lot.")


def _table(rules: RuleSet, setup: Setup, problems: list[Refusal]) -> Table | None:
    try:
        return rules.table(setup.seats, setup.pairs)
    except FivesError as error:
        problems.append(_problem(error))
        return None


def _bound(setup: Setup, problems: list[Refusal]) -> list[Tile]:
    if setup.bound is None:
        return []
    before = len(problems)
    given = setup.bound if isinstance(setup.bound, str) else (setup.bound,)
    bound = items(given, Tile, "bound", problems)
    if len(bound) != 1 and len(problems) == before:
        problems.append(Refusal("BOUND", "Exactly one tile can be bound.", (("case", "one"),)))
    return bound


def _too_many_or_few(what: str, wanted: int, given: int) -> Refusal:
    """Return the problem of hands or scores that are not one for each seat or side."""
    who = "seats" if what == "HANDS" else "sides"
    sentence = f"{wanted} {who} need as many {what.lower()}, one each; there are {given}."
    params = (("case", "number"), ("wanted", str(wanted)), ("given", str(given)))
    return Refusal(what, sentence, params)


def _scores(
    setup: Setup, table: Table | None, problems: list[Refusal]
) -> tuple[Points, ...] | None:
    """Return the scores, or None when something is wrong with them."""
    before = len(problems)
    given = setup.scores if isinstance(setup.scores, tuple) else ()
    for side, score in enumerate(given):
        try:
            whole(score, f"The score of side {side}", -MOST)
        except FivesError as error:
            problems.append(_problem(error))
    if table is None:
        return None
    sides = len(table.sides)
    if isinstance(setup.scores, tuple) and len(given) != sides:
        problems.append(_too_many_or_few("SCORES", sides, len(given)))
    good = len(problems) == before
    return tuple(map(Points, given or [0] * sides)) if good else None


def _seats(setup: Setup, table: Table | None) -> Iterator[Refusal]:
    try:
        whole(setup.passes, "The number of passes")
    except FivesError as error:
        yield _problem(error)
    for seat in (setup.turn,) if setup.opener is None else (setup.turn, setup.opener):
        try:
            if table is not None:
                table.seat(seat)
        except FivesError as error:
            yield _problem(error)


def _problem(error: FivesError) -> Refusal:
    return Refusal(error.code, error.message)


def _moment(setup: Setup, game: Game, bound: int) -> Moment:
    opener = setup.turn if setup.opener is None else setup.opener
    from_hands = isinstance(game.rules.opening, OpensFromHands)
    if setup.phase is Phase.DEALING and setup.opener is None and from_hands:
        opener = -1
    return Moment(game, setup.phase.value, Seat(setup.turn), opener, bound, setup.passes)
