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
        kind_given = kind_of(given)
        sentence = f"In {where}: {kind_given} holds no tiles."
        problems.append(_no("NOT_TILES", sentence, case="whole", where=where, kind=kind_given))
        return found
    for item in given.split() if isinstance(given, str) else given:
        if type(item) is kind:
            found.append(item)
            continue
        try:
            if type(item) is not str:
                sentence = f"In {where}: a {kind.__name__} was expected, not {kind_of(item)}."
                names = {"wanted": kind.__name__, "kind": kind_of(item)}
                problems.append(_no("NOT_TILES", sentence, case="item", where=where, **names))
                continue
            read_item = Tile.parse(item) if kind is Tile else parse_move(item)
        except FivesError as error:
            problems.append(Refusal(error.code, f"In {where}: {error.message}"))
            continue
        if type(read_item) is kind:
            found.append(read_item)
        else:
            sentence = f"In {where}: '{item}' places no tile."
            problems.append(_no("NOT_A_PLAY", sentence, case="setup", where=where, item=str(item)))
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
                where = {"where": places[tile], "again": place}
                problems.append(_no("TILE_TWICE", sentence, tile=str(tile), **where))
            elif tile not in rules.dealing.tiles:
                sentence = f"{tile}, in {place}, is not in the set."
                where = {"tile": str(tile), "where": place}
                problems.append(_no("NOT_IN_SET", sentence, case="setup", **where))
            places[tile] = place
    left = [tile for tile in rules.dealing.tiles if tile not in places]
    if boneyard is not None and left:
        some = ", ".join(map(str, left[:5]))
        more, case = (" and others", "many") if len(left) > 5 else ("", "few")
        sentence = f"Missing in hands, layout and boneyard: {some}{more}."
        problems.append(_no("TILE_MISSING", sentence, case=case, tiles=some))
    bits = [sum({tile.bit for tile in hand}) for hand in hands]
    return bits, sum(tile.bit for tile in (left if boneyard is None else boneyard))


def _no(code: str, sentence: str, **params: str) -> Refusal:
    return Refusal(code, sentence, tuple(params.items()))
