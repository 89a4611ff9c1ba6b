"""What a dealing says: how many tiles, of which set, and how many are kept."""

from __future__ import annotations

from fives.dominoes.tileset import TileSet, double_set
from fives.policies.dealing import BySeats
from fives.render.wording.language import Language


def dealing_clause(dealing: BySeats, language: Language) -> str:
    """Return what a dealing says, without a capital or a stop.

    >>> from fives.render.wording.english import ENGLISH
    >>> dealing_clause(BySeats(7, 7, 7, kept=2), ENGLISH).replace(chr(160), " ")
    'each seat is dealt 7 tiles, from the whole set up to [6|6]; 2 tiles of the boneyard may \
never be drawn'
    """
    say, set_of = language.say, _set(dealing.tiles, language)
    two, three, four = dealing.two, dealing.three, dealing.four
    if two == three == four:
        dealt = say("policy.by_seats_alike", n=two, set=set_of)
    else:
        dealt = say("policy.by_seats", two=two, three=three, four=four, set=set_of)
    return say("rules.kept", dealt=dealt, n=dealing.kept) if dealing.kept else dealt


def _set(tiles: TileSet, language: Language) -> str:
    top = max((tile.high for tile in tiles), default=0)
    if top and tiles == double_set(top):
        return language.say("rules.whole_set", top=f"[{top}|{top}]")
    return language.say(
        "rules.own_set", n=len(tiles), tiles=str(tiles) or language.say("tiles.none")
    )
