"""Anything of the library in words: one function that knows which part tells what."""

from __future__ import annotations

import re
from typing import Any, Final

import attrs

from fives.card_race.cards import Card, Suit
from fives.card_race.events import RaceEvent
from fives.card_race.moves import RaceMove
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.card_race.view import RaceView
from fives.core.errors import InputError, kind_of, whole
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import MOST_SEATS, Table
from fives.dominoes.counting import Contribution
from fives.dominoes.layout import Joint, Layout
from fives.dominoes.ports import Port
from fives.dominoes.round_end import PastRound, RoundEnd, RoundResult
from fives.dominoes.scoring import Part, Ruling, ScoreEvent
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.axes import METHODS
from fives.match.differences import Difference, Differences
from fives.match.events import Event, MatchEnded, RoundEnded
from fives.match.moves import Move
from fives.match.preview import Preview
from fives.match.public_view import PublicView
from fives.match.ruleset import RuleSet, rules_in
from fives.match.state import GameState
from fives.match.transition import Transition
from fives.match.view import View
from fives.policies.points import NoPoints
from fives.render.folding import GLUE
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.sheets_tally import PaperTally
from fives.render.wording import results, tiles
from fives.render.wording.awards import ruled
from fives.render.wording.events import event_words
from fives.render.wording.language import Language
from fives.render.wording.languages import language
from fives.render.wording.layouts import joint_words, layout_words
from fives.render.wording.moves import move_words, preview_words
from fives.render.wording.names import Names
from fives.render.wording.policies import is_policy, policy_words
from fives.render.wording.positions import position_words
from fives.render.wording.race_words import race_words
from fives.render.wording.refusals import refusal_words
from fives.render.wording.rule_sheets import (
    difference_words,
    differences_words,
    rule_sheet_words,
)
from fives.render.wording.score_parts import part
from fives.render.wording.sheets import sheet_words

_ANY_TABLE: Final = Table(MOST_SEATS)
"""The seats where nothing says how many there are."""

_LOOSE: Final = re.compile(f"(?<![«‹]){GLUE}(?![:;?!»›])")
"""Spaces that only a terminal must not break; those of the typography stay."""


def words(
    value: object,
    lang: str | Language = "en",
    you: int | None = None,
    *,
    table: Table | None = None,
    rules: RuleSet | None = None,
) -> str:
    """Return a value in words: a phrase for a thing or a move, sentences for the rest.

    A state tells what everybody may know, a view what its seat may know, and a transition
    what the reader may know. An event is told as it is: show it with `seen_by` first.

    Args:
        value: A tile, port, joint, layout, hand or contribution; a move, preview, refusal,
            event or transition; a part, event, batch or ruling of a score, the end or the
            result of a round, an outcome; a score sheet; a state or a view; anything of the
            card race; a rule sheet, a policy, or how two games differ.
        lang: The code of a language, such as ``fr``, or a `Language`.
        you: The seat of the reader, if they sit; a view is read by its own seat.
        table: Who sits, for values that do not know; without it sides are told by number.
        rules: The rules, for values that do not know; without them ends are counted.

    Raises:
        InputError: When there are no words for such a value, no such language or seat.

    >>> import fives
    >>> layout = fives.DRAW.layout().place(fives.Tile(0, 0))
    >>> print(words(layout, rules=fives.DRAW))
    [0|0] leads. Tiles: [0|0]. Joints: none. Open ports: [0|0] a (0); [0|0] b (0).
    >>> print(words(fives.parse_move("2-5@5-5.a"), "fr"))
    poser [2|5] sur [5|5] (ligne A)
    >>> print(words(fives.Passed(1), you=1))
    You had nothing to place and passed.
    """
    tongue = language(lang)
    names = _names(table, you, tongue)
    if rules is not None and type(rules) is not RuleSet:
        raise InputError("NO_RULES", f"The rules are a RuleSet, not {kind_of(rules)}.")
    for tell in (_of_tiles, _of_scores, _of_matches, _of_races, _of_rules):
        told = tell(value, names, rules)
        if told is not None:
            return _LOOSE.sub(" ", told)
    raise InputError("NO_WORDS", f"There are no words for {kind_of(value)}.")


def _names(table: Table | None, you: int | None, tongue: Language) -> Names:
    """Return names for values that do not know who sits."""
    if table is None:
        if you is not None:
            whole(you, "The reader's seat", most=MOST_SEATS - 1)
        return Names(_ANY_TABLE, you, tongue, by_number=True)
    if type(table) is not Table:
        raise InputError("NO_TABLE", f"Who sits is told by a Table, not by {kind_of(table)}.")
    return Names(table, None if you is None else table.seat(you), tongue)


def _of_tiles(value: object, names: Names, rules: RuleSet | None) -> str | None:
    """Tell of what lies on a table or may be laid there."""
    tongue = names.language
    counted = rules is None or not isinstance(rules.points, NoPoints)
    match value:
        case Tile():
            return tiles.tile_words(value, tongue)
        case Port():
            return tiles.open_port_words(value, tongue)
        case Joint():
            return joint_words(value, tongue)
        case Layout():
            return layout_words(value, tongue, counted)
        case TileSet():
            return tiles.hand_words(value, tongue)
        case Contribution():
            return tiles.contribution_words(value, tongue)
        case Preview():
            return preview_words(value, tongue, counted)
        case Refusal():
            return refusal_words(value, tongue)
    return move_words(value, names) if isinstance(value, Move) else None


def _of_scores(value: object, names: Names, rules: RuleSet | None) -> str | None:
    """Tell of scores as data, and of how rounds and matches end."""
    match value:
        case Part():
            return part(value, names.table.sides[0], names)
        case ScoreEvent():
            return results.score_event_words(value, names)
        case tuple() if all(type(event) is ScoreEvent for event in value):
            return results.batch_words(value, names)
        case Ruling():
            return ruled(value, names, rules)
        case CribbageBoard() | PaperTally():
            return sheet_words(value, names.language)
        case RoundResult():
            return results.round_result_words(value, names)
        case PastRound():
            return results.past_round_words(value, names)
        case Outcome():
            return event_words(MatchEnded(value), names.language, names, rules)
    return results.round_end_words(value, names) if isinstance(value, RoundEnd) else None


def _of_matches(value: object, names: Names, rules: RuleSet | None) -> str | None:
    """Tell of a match, and of what happened in it."""
    match value:
        case GameState():
            return position_words(value.public_view(), _at(value.table, names))
        case PublicView():
            return position_words(value, _at(value.table, names))
        case View():
            reader = value.seat if names.you is None else names.you
            return position_words(value, _at(value.table, attrs.evolve(names, you=reader)))
        case Transition():
            return _transition(value, _at(value.after.table, names))
    if isinstance(value, Event):
        return event_words(value, names.language, names, rules)
    return None


def _of_races(value: object, names: Names, rules: RuleSet | None) -> str | None:
    """Tell of the card race, which has no tiles and no rules of that kind."""
    match value:
        case RaceTransition():
            _at(value.after.table, names)
        case CardRace() | RaceView() | PublicRaceView():
            _at(value.table, names)
        case _ if not isinstance(value, Suit | Card | RaceMove | RaceEvent):
            return None
    return race_words(value, names.language, names.you)


def _of_rules(value: object, names: Names, rules: RuleSet | None) -> str | None:
    """Tell what the rules of a domino game say, whoever wrote them."""
    tongue = names.language
    match value:
        case RuleSet():
            return rule_sheet_words(value, tongue)
        case Difference():
            return difference_words(value, tongue)
        case Differences():
            return differences_words(value, tongue)
        case type():
            return None
    if is_policy(value):
        return policy_words(value, tongue)
    if all(hasattr(value, axis) for axis in METHODS):
        variant: Any = value
        return rule_sheet_words(rules_in(variant), tongue)
    return None


def _at(table: Table, names: Names) -> Names:
    """Return names for a table that the value knows; the reader must sit there."""
    you = None if names.you is None else table.seat(names.you)
    return Names(table, you, names.language)


def _transition(step: Transition, names: Names) -> str:
    """Tell what happened, a line for each event, as far as the reader may know it."""
    if not step.events:  # a draw has none: chance's next move says what is drawn
        return move_words(step.move, names)
    seats = () if names.you is None else (names.you,)
    hands: tuple[TileSet, ...] = ()
    lines = []
    for event in step.events:
        if isinstance(event, RoundEnded):
            hands = event.hands
        seen = event.seen_by(*seats)
        lines.append(event_words(seen, names.language, names, step.after.variant, hands))
    return "\n".join(lines)
