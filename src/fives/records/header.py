"""The header of a record's text: which game, which rules, who sits, who saw it, the tags."""

from __future__ import annotations

import re
from typing import Final, final

import attrs

from fives.card_race.state import CardRace
from fives.card_race.state import start as start_race
from fives.core.errors import FivesError
from fives.core.units import Seat
from fives.match.ruleset import RuleSet
from fives.match.state import GameState, begun
from fives.policies.variant import Variant
from fives.records.json_text import parsed, written
from fives.records.json_values import JsonError, JsonObject, JsonValue
from fives.records.lines import Lines
from fives.records.parts import NOT_IN_A_LINE, tag_name
from fives.records.sheet import SHEET
from fives.records.variants import AXES, variant_from, variant_reference

FIRST: Final = "fives-record 1"
"""The first line of every record."""

_GAMES: Final = ("dominoes", "card-race")
_VARIANT: Final = re.compile(r"(?:(given|new)/)?([a-z0-9:-]+)/([1-9][0-9]{0,17})\Z")
_PART: Final = re.compile(r"variant\.([a-z]{1,20}): ")
_TERMS: Final = re.compile(
    r"seats ([0-9]{1,4}), chips ([0-9]{1,10}), banker ([0-9]{1,3}), "
    r"prices ([0-9]{1,7}(?: [0-9]{1,7}){0,9})\Z"
)


@final
@attrs.frozen(weakref_slot=False)
class Header:
    """What the header of a record says.

    Attributes:
        start: The state before the first move.
        viewers: Who saw it, none for spectators; None for a record that shows everything.
        tags: The tags.
    """

    start: GameState | CardRace
    viewers: tuple[Seat, ...] | None
    tags: tuple[tuple[str, str], ...]


def header_lines(header: Header) -> list[str]:
    """Return the lines of a header."""
    start = header.start
    if isinstance(start, CardRace):
        lines = [FIRST, "game: card-race", f"terms: {_terms(start)}"]
    else:
        lines = [FIRST, "game: dominoes", *_variant_lines(start.variant), f"table: {start.table}"]
    if header.viewers is not None:
        lines.append(f"seats: {' '.join(map(str, header.viewers)) or '-'}")
    for name, value in header.tags:
        lines.append(f"tag {name}: {value}" if value else f"tag {name}:")
    return lines


def _terms(race: CardRace) -> str:
    terms = race.terms
    prices = " ".join(map(str, terms.prices))
    return f"seats {terms.seats}, chips {terms.chips}, banker {terms.banker}, prices {prices}"


def _variant_lines(rules: RuleSet) -> list[str]:
    data = variant_reference(rules)
    how = "given/" if "given" in data else "new/" if "axes" in data else ""
    parts: JsonObject = {}
    for name in (*SHEET, "axes", "changes"):
        value = data.get(name)
        if name in SHEET and name in data:
            parts[name] = value
        elif isinstance(value, dict):
            parts.update(value)
    lines = [f"variant: {how}{rules.id}/{rules.version}"]
    return lines + [f"variant.{name}: {_json(value)}" for name, value in parts.items()]


def _json(value: JsonValue) -> str:
    return NOT_IN_A_LINE.sub(lambda found: f"\\u{ord(found[0]):04x}", written(value))


def read_header(lines: Lines, variant: Variant | None, always: bool) -> Header:
    """Return what a header says.

    Args:
        lines: The text, at its beginning.
        variant: The variant that was handed over, or None.
        always: Whether the record must be of that variant even where it can do without.
    """
    if lines.read(f"the line {FIRST!r}") != FIRST:
        sentence = f"a record begins with the line {FIRST!r}, not {lines.text[:40]!r}."
        lines.fail("NOT_A_RECORD", sentence)
    game = lines.expect("game: ", "'game: dominoes' or 'game: card-race'")
    if game not in _GAMES:
        lines.fail("GAME", f"the game is dominoes or card-race, not {game[:40]!r}.", 6)
    if game == "card-race":
        return Header(_read_terms(lines), None, _read_tags(lines))
    rules = _read_variant(lines, variant, always)
    name = lines.expect("table: ", "a line such as 'table: 4 seats in pairs'")
    tables = {str(table): table for table in rules.tables}
    if name not in tables:
        known = ", ".join(tables)
        lines.fail("NO_SUCH_TABLE", f"this game is played at {known}, not {name[:40]!r}.", 7)
    try:
        start = begun(rules, tables[name])
    except FivesError as error:
        lines.failed(error)
    viewers = None
    if lines.next is not None and lines.next.startswith("seats: "):
        viewers = _read_viewers(lines, start)
    return Header(start, viewers, _read_tags(lines))


def _read_terms(lines: Lines) -> CardRace:
    text = lines.expect("terms: ", "the line of the terms")
    found = _TERMS.match(text)
    if found is None:
        wanted = "'seats 4, chips 20, banker 0, prices 1 2 3 5 10'"
        lines.fail("TERMS", f"terms are written {wanted}, not {text[:60]!r}.", 7)
    seats, chips, banker = (int(found[n]) for n in (1, 2, 3))
    try:
        race = start_race(seats, chips, banker, tuple(map(int, found[4].split(" "))))
    except FivesError as error:
        lines.failed(error, 7)
    if _terms(race) != text:
        lines.fail("TERMS", f"these terms are written {_terms(race)!r}.", 7)
    return race


def _read_variant(lines: Lines, variant: Variant | None, always: bool) -> RuleSet:
    text = lines.expect("variant: ", "a line such as 'variant: horse-race/1'")
    found = _VARIANT.match(text)
    if found is None:
        sentence = "a variant is written with its version, as 'horse-race/1', "
        lines.fail("VARIANT", f"{sentence}not {text[:60]!r}.", 9)
    how, data = found[1], {"id": found[2], "version": int(found[3])}
    top = lines.mark()
    parts: dict[str, object] = {}
    marks = {}
    while lines.next is not None and lines.next.startswith("variant."):
        name, parts_of = _read_part(lines)
        if name in parts:
            lines.fail("TWICE", f"variant.{name} is there twice.")
        parts[name], marks[name] = parts_of, lines.mark()
    whole: dict[str, object] = {**data}
    if how == "new":
        whole.update({name: parts.pop(name) for name in SHEET if name in parts})
        whole["axes"] = parts
    elif how == "given":
        whole["given"] = True
    if how != "new" and parts:
        whole["changes"] = parts
    try:
        return variant_from(whole, variant if always or how == "given" else None)
    except FivesError as error:
        named = re.search(r"\$(?:\.axes|\.changes)?\.([a-z]+)", getattr(error, "path", ""))
        mark = marks.get(named[1], top) if named is not None else top
        where = f" ({error.path})" if isinstance(error, JsonError) and mark is not top else ""
        lines.back_to(mark).fail(error.code, f"{error.message}{where}")


def _read_part(lines: Lines) -> tuple[str, object]:
    known = ", ".join((*SHEET, *AXES))
    text = lines.read("a part of the variant")
    found = _PART.match(text)
    if found is None or found[1] not in (*SHEET, *AXES):
        sentence = "a part of a variant is written 'variant.target: ...'; there are: "
        lines.fail("VARIANT", f"{sentence}{known}.")
    try:
        return found[1], parsed(text[found.end() :]).value
    except FivesError as error:
        lines.failed(error, found.end())


def _read_viewers(lines: Lines, start: GameState) -> tuple[Seat, ...]:
    seats = lines.seats(lines.expect("seats: ", "the line of the seats"), 7)
    try:
        viewers = tuple(start.table.seat(seat) for seat in seats)
    except FivesError as error:
        lines.failed(error, 7)
    if list(viewers) != sorted(set(viewers)):
        lines.fail("SEATS", "the seats that saw the match are in order, each once.", 7)
    return viewers


def _read_tags(lines: Lines) -> tuple[tuple[str, str], ...]:
    tags: dict[str, str] = {}
    while lines.next is not None and lines.next.startswith("tag "):
        name, colon, value = lines.read("a tag")[4:].partition(":")
        try:
            tag_name(name)
        except FivesError as error:
            lines.failed(error, 4)
        if not colon or value == " " or value[:1] not in ("", " "):
            lines.fail("TAG", "a tag is written 'tag Name: value', or 'tag Name:' without one.")
        if name in tags:
            lines.fail("TAG_TWICE", f"the tag {name[:20]} is there twice.", 4)
        tags[name] = value[1:]
    return tuple(tags.items())
