"""Reading a `Setup`: every problem is noted, and nothing is repaired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from fives.core.errors import FivesError, IllegalMoveError, kind_of, whole
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Chain, Play, plays_in
from fives.dominoes.tiles import Tile
from fives.match.draft import Draft
from fives.match.game import Game, game_of
from fives.match.notation import parse_move
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet, rules_in
from fives.match.setup_rules import rule_problems
from fives.policies.opening import OpensFromHands

if TYPE_CHECKING:
    from fives.match.setup import Setup

T = TypeVar("T", Tile, Play)


def read(setup: Setup) -> tuple[tuple[Refusal, ...], Draft | None]:
    """Return all that is wrong with a setup, and the position when nothing is."""
    rules = rules_in(setup.variant)
    problems = list(_types(setup))
    if problems:
        return tuple(problems), None
    table = _table(rules, setup, problems)
    hands = [_items(hand, Tile, f"hand {n}", problems) for n, hand in enumerate(setup.hands)]
    given = setup.layout
    laid = plays_in(given._chain) if isinstance(given, Layout) else given
    plays = _items(laid, Play, "the layout", problems)
    layout = _layout(rules, plays, problems)
    rest = setup.boneyard
    boneyard = None if rest is None else _items(rest, Tile, "the boneyard", problems)
    before = len(problems)
    bound = [] if setup.bound is None else _items(_one(setup.bound), Tile, "bound", problems)
    if setup.bound is not None and len(bound) != 1 and len(problems) == before:
        problems.append(Refusal("BOUND", "Exactly one tile can be bound."))
    for problem in _numbers(setup, table):
        problems.append(problem)
    bits, left = _conserved(rules, hands, plays, boneyard, problems)
    if table is None:
        return tuple(problems), None
    if len(bits) != table.seats:
        sentence = f"{table} need as many hands, one each; there are {len(bits)}."
        problems.append(Refusal("HANDS", sentence))
    if problems:
        return tuple(problems), None
    draft = _draft(setup, game_of(rules, table), tuple(bits), left, layout)
    draft._bound = sum(tile.bit for tile in bound)
    return tuple(rule_problems(draft)), draft


def _types(setup: Setup) -> Iterator[Refusal]:
    """Yield what is wrong with the kinds of things that were given."""
    if not isinstance(setup.hands, tuple):
        kind = kind_of(setup.hands)
        yield Refusal("HANDS", f"Hands are given one a seat, in a tuple or list, not as {kind}.")
    if setup.scores is not None and not isinstance(setup.scores, tuple):
        kind = kind_of(setup.scores)
        yield Refusal("SCORES", f"Scores are given one a side, in a tuple or list, not as {kind}.")
    if type(setup.phase) is not Phase:
        yield Refusal("PHASE", f"The phase is one of fives.Phase, not {kind_of(setup.phase)}.")
    elif setup.phase is Phase.LOT and setup.opener is not None:
        yield Refusal("OPENER", "Nobody is the opener before the lot.")


def _one(bound: Tile | str) -> str | tuple[Tile]:
    return bound if isinstance(bound, str) else (bound,)


def _table(rules: RuleSet, setup: Setup, problems: list[Refusal]) -> Table | None:
    try:
        return rules.table(setup.seats, setup.pairs)
    except FivesError as error:
        problems.append(Refusal(error.code, error.message))
        return None


def _items(given: str | Iterable[T], kind: type[T], where: str, problems: list[Refusal]) -> list[T]:
    """Return tiles or plays that are given as such or as text with spaces between."""
    found: list[T] = []
    if not isinstance(given, Iterable):
        problems.append(Refusal("NOT_TILES", f"In {where}: {kind_of(given)} holds no tiles."))
        return found
    for item in given.split() if isinstance(given, str) else given:
        if type(item) is kind:
            found.append(item)
            continue
        try:
            if type(item) is not str:
                sentence = f"In {where}: a {kind.__name__} was expected, not {kind_of(item)}."
                problems.append(Refusal("NOT_TILES", sentence))
                continue
            read_item = Tile.parse(item) if kind is Tile else parse_move(item)
        except FivesError as error:
            problems.append(Refusal(error.code, f"In {where}: {error.message}"))
            continue
        if type(read_item) is kind:
            found.append(read_item)
        else:
            problems.append(Refusal("NOT_A_PLAY", f"In {where}: '{item}' places no tile."))
    return found


def _layout(rules: RuleSet, plays: list[Play], problems: list[Refusal]) -> Layout:
    layout = rules.layout()
    for number, play in enumerate(plays, start=1):
        try:
            layout = layout.place(play.tile, play.at)
        except IllegalMoveError as error:
            sentence = f"In the layout, play {number} ({play}): {error.message}"
            problems.append(Refusal(error.code, sentence))
    return layout


def _numbers(setup: Setup, table: Table | None) -> list[Refusal]:
    """Return the problems of seats, scores and passes."""
    problems = []
    sides = len(table.sides) if table is not None else None
    checks: list[tuple[str, int, int]] = [("The number of passes", setup.passes, 0)]
    for side, score in enumerate(setup.scores or ()):
        checks.append((f"The score of side {side}", score, -10_000))
    for what, value, least in checks:
        try:
            whole(value, what, least)
        except FivesError as error:
            problems.append(Refusal(error.code, error.message))
    if sides is not None and setup.scores is not None and len(setup.scores) != sides:
        sentence = f"{sides} sides need as many scores, one each; there are {len(setup.scores)}."
        problems.append(Refusal("SCORES", sentence))
    for seat in (setup.turn,) if setup.opener is None else (setup.turn, setup.opener):
        if table is not None:
            try:
                table.seat(seat)
            except FivesError as error:
                problems.append(Refusal(error.code, error.message))
    return problems


def _conserved(
    rules: RuleSet,
    hands: list[list[Tile]],
    plays: list[Play],
    boneyard: list[Tile] | None,
    problems: list[Refusal],
) -> tuple[list[int], int]:
    """Return the hands and the boneyard as bits, noting tiles that are twice or nowhere."""
    places: dict[Tile, str] = {}
    named = [(f"hand {seat}", hand) for seat, hand in enumerate(hands)]
    named += [("the layout", [play.tile for play in plays]), ("the boneyard", boneyard or [])]
    for place, tiles in named:
        for tile in tiles:
            if tile in places:
                sentence = f"{tile} is in two places: {places[tile]} and {place}."
                problems.append(Refusal("TILE_TWICE", sentence))
            elif tile not in rules.dealing.tiles:
                problems.append(Refusal("NOT_IN_SET", f"{tile}, in {place}, is not in the set."))
            places[tile] = place
    left = [tile for tile in rules.dealing.tiles if tile not in places]
    if boneyard is not None and left:
        some = ", ".join(map(str, left[:5])) + (" and others" if len(left) > 5 else "")
        sentence = f"Missing in hands, layout and boneyard: {some}."
        problems.append(Refusal("TILE_MISSING", sentence))
    bits = [sum({tile.bit for tile in hand}) for hand in hands]
    return bits, sum(tile.bit for tile in (left if boneyard is None else boneyard))


def _draft(
    setup: Setup, game: Game, hands: tuple[int, ...], boneyard: int, layout: Layout
) -> Draft:
    draft = Draft()
    draft._game = game
    draft._phase = setup.phase.value
    draft._turn = setup.turn
    draft._opener = setup.turn if setup.opener is None else setup.opener
    if setup.phase is Phase.DEALING and setup.opener is None:
        draft._opener = -1 if isinstance(game.rules.opening, OpensFromHands) else setup.turn
    given = setup.scores if setup.scores is not None else [0] * len(game.table.sides)
    draft._scores = tuple(Points(score) for score in given)
    draft._hands = hands
    draft._boneyard = boneyard
    draft._ends = layout._ends
    draft._total = layout._total
    chain: Chain = layout._chain
    draft._chain = chain
    draft._passes = setup.passes
    draft._outcome = None
    return draft
