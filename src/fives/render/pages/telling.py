"""Events as paragraphs of a page; tiles that a seat got one after the other share one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from fives.card_race.events import MarkerLaid, RaceEvent
from fives.dominoes.tileset import TileSet
from fives.match.events import Event, RoundEnded, TileDealt, TileDrawn
from fives.match.ruleset import RuleSet
from fives.render.wording.events import dealt, drew, sentences
from fives.render.wording.names import Names
from fives.render.wording.race_events import event_sentences


def told(events: Sequence[Event], names: Names, rules: RuleSet) -> tuple[str, ...]:
    """Return what happened, with every count explained, a paragraph each.

    Args:
        events: What happened, in order, as the reader may see it; a count of hands stands
            in the same call as the awards that it explains.
        names: What the seats are called, in the language of the page.
        rules: The rules of the match.

    >>> import fives
    >>> setup = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("0-5 0-1", "6-6"), layout="5-5"
    ... )
    >>> state = setup.state()
    >>> events = state.step(fives.parse_move("0-5@5-5.a")).events
    >>> for line in told(events, Names(state.table), fives.HORSE_RACE):
    ...     print(line.replace(chr(160), " "))
    Seat 0 played [0|5] on [5|5] a: [5|5] 10 + [0|5] 0 = 10, 2 points.
    Seat 0: 0 + 2 = 2.
    Seat 0 kept the turn: the play scored.
    """
    return tuple(_told(events, names, rules))


def _told(events: Sequence[Event], names: Names, rules: RuleSet) -> Iterator[str]:
    hands: tuple[TileSet, ...] = ()
    for _, group in groupby(enumerate(events), key=lambda item: _run(*item)):
        together = [event for _, event in group]
        first = together[0]
        if isinstance(first, TileDealt):
            tiles = [event.tile for event in together if isinstance(event, TileDealt)]
            yield dealt(first.seat, tiles, names)
        elif isinstance(first, TileDrawn):
            tiles = [event.tile for event in together if isinstance(event, TileDrawn)]
            yield drew(first.seat, tiles, names, rules)
        else:
            hands = first.hands if isinstance(first, RoundEnded) else hands
            yield from sentences(first, names, rules, hands)


def _run(place: int, event: Event) -> tuple[object, int]:
    """Return what events have in common that share a paragraph; others stand alone."""
    if isinstance(event, TileDealt | TileDrawn):
        return type(event), event.seat
    return None, place


def told_race(events: Sequence[RaceEvent], names: Names) -> tuple[str, ...]:
    """Return what happened in a card race, a paragraph each; the picture shows the markers.

    >>> import fives
    >>> from fives.card_race import BankPassed
    >>> told_race([BankPassed(2, 0, 2)], Names(fives.Table(3)))
    ('The bank passed from seat 2 to seat 0.', 'All cards were shuffled for race 2.')
    """
    heard = [event for event in events if not isinstance(event, MarkerLaid)] or events
    return tuple(line for event in heard for line in event_sentences(event, names))
