"""What the policies of dealing, opening, turns and the layout say, in English.

A message is a clause, without a capital or a stop, so that one policy may go into another.
"""

from __future__ import annotations

from typing import Final

_OPENING: Final = {
    "policy.who_went_out_opens": (
        "a lot decides who opens the first round; then whoever went out opens the next, and "
        "after a block there is a new lot"
    ),
    "policy.opener_moves_on": (
        "a lot decides who opens the first round; then the opening moves on by one seat each "
        "round, whoever won"
    ),
    "policy.holder_opens": (
        "the holder of {tile} opens the first round with it, and all tiles are dealt again if "
        "nobody holds it; then the opening moves on by one seat each round, whoever won"
    ),
    "policy.highest_double_opens": (
        "in every round the highest double of all hands must be led, and all tiles are dealt "
        "again if nobody holds a double"
    ),
    "policy.highest_tile_opens_first": (
        "in the first round and after a block the highest double must be led, or the highest "
        "tile if nobody holds a double; otherwise whoever went out opens with any tile"
    ),
    "policy.doubles_lead": "only a double may be led; {opening}",
    "policy.doubles_or_scores_lead": ("only a double or a tile that scores may be led; {opening}"),
}

_TURNS: Final = {
    "policy.by_seats": (
        "each of two seats is dealt {two}~{two#tile|tiles}, each of three {three} and each of "
        "four {four}, {set}"
    ),
    "policy.by_seats_alike": "each seat is dealt {n}~{n#tile|tiles}, {set}",
    "policy.only_when_stuck": (
        "a seat draws only when nothing in its hand fits, until it draws a tile that fits, "
        "which must be placed at once"
    ),
    "policy.no_drawing": "nobody draws; the tiles that are not dealt stay out of play",
    "policy.freely": (
        "a seat may draw in its turn whether or not it can place a tile, and need not place "
        "what it has drawn"
    ),
    "policy.freely_after_lead": (
        "nobody may draw before the lead; after it a seat may draw in its turn whether or not "
        "it can place a tile, and need not place what it has drawn"
    ),
    "policy.double_or_score": (
        "a double or a score keeps the turn, but not with a tile that was just drawn"
    ),
    "policy.every_play_ends_the_turn": "every play ends the turn",
    "policy.out_or_nobody_can_place": (
        "the round ends with the first empty hand, or with a block as soon as nobody can place "
        "or draw a tile"
    ),
    "policy.out_or_all_pass": (
        "the round ends with the first empty hand, or with a block once nothing can be drawn "
        "and all seats have passed in a row"
    ),
    "policy.whole_side_out": (
        "the round ends once every hand of a side is empty, or with a block as soon as nobody "
        "can place or draw a tile"
    ),
}

_LAYOUT: Final = {
    "policy.every_double": "every double branches",
    "policy.first_double": "the first double of a round branches, and no other",
    "policy.no_double": "no double branches, so the layout is a single line",
    "policy.lead_walled_in_first": (
        "a double that is led branches, and no other; all its four sides must be joined before "
        "its arms grow"
    ),
    "policy.both_halves_while_open": (
        "a double counts both halves while one of its line sides is open, and then nothing"
    ),
    "policy.spinner_counts_until_walled_in": (
        "a double that branches counts both halves until three of its sides are joined, then "
        "one half until the fourth is; other doubles count both halves while one of their line "
        "sides is open"
    ),
}

POLICIES_OF_PLAY: Final[dict[str, str]] = {**_OPENING, **_TURNS, **_LAYOUT}
