"""Reading the tiles and plays of a `Setup`, and where every tile of the set is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from fives.core.errors import FivesError, IllegalMoveError, kind_of
from fives.core.refusal import Refusal
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.match.notation import parse_move
from fives.match.ruleset import RuleSet

T = TypeVar("T", Tile, Play)


def items(given: str | Iterable[T], kind: type[T], where: str, problems: list[Refusal]) -> list[T]:
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


def built(rules: RuleSet, plays: list[Play], problems: list[Refusal]) -> Layout:
    """Return the layout that plays make, noting those that cannot be made."""
    layout = rules.layout()
    for number, play in enumerate(plays, start=1):
        try:
            layout = layout.place(play.tile, play.at)
        except IllegalMoveError as error:
            sentence = f"In the layout, play {number} ({play}): {error.message}"
            problems.append(Refusal(error.code, sentence))
    return layout


def conserved(
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
