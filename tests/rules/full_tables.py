"""Tables that hold every tile but a few: with the boneyard empty, the rest is in the hands.

A table is found by the tiles that are still held when its last tile has been placed. The
plays stand in the order laid. Two facts shape these positions: with the boneyard empty, a
value that is closed everywhere has all its halves paired, so blocked hands hold each of
their values on an even number of plain tiles; and then their pips add up to an even number.
"""

from fives import DOUBLE_SIX, Play, Tile, parse_move

BLOCKED = """
1-4 4-4@1-4.hi 0-4@4-4.b 3-4@4-4.c 4-5@4-4.d 3-5@4-5.hi 0-2@0-4.lo 2-2@0-2.hi 1-2@2-2.b
2-3@2-2.d 2-5@2-2.c 0-1@1-4.lo 0-6@0-1.lo 6-6@0-6.hi 3-6@6-6.b 5-6@6-6.c 1-6@6-6.d
1-5@1-2.lo 0-3@3-4.lo 1-1@1-6.lo 5-5@5-6.lo 0-5@1-5.hi 3-3@3-6.lo 0-0@0-3.lo 1-3@3-3.b

3-4 2-3@3-4.lo 4-4@3-4.hi 4-5@4-4.b 4-6@4-4.d 2-4@4-4.c 0-2@2-4.lo 2-6@2-3.lo 0-0@0-2.lo
0-5@0-0.b 0-1@0-0.d 0-6@0-0.c 1-1@0-1.hi 1-6@1-1.b 1-2@1-1.c 2-5@1-2.hi 1-5@1-1.d
5-6@4-6.hi 5-5@0-5.hi 6-6@2-6.hi 3-6@0-6.hi 3-5@3-6.lo

0-6 0-0@0-6.lo 0-3@0-0.b 0-5@0-0.c 0-2@0-0.d 5-6@0-5.hi 2-3@0-3.hi 4-6@0-6.hi 4-4@4-6.lo
2-4@4-4.b 3-4@4-4.d 4-5@4-4.c 3-6@5-6.hi 1-2@2-3.lo 1-1@1-2.lo 1-3@1-1.b 1-5@1-1.c
1-6@1-1.d 6-6@1-6.hi 3-5@3-6.lo 3-3@1-3.hi 2-5@3-5.hi 2-2@2-5.lo 5-5@4-5.hi 2-6@2-2.b

3-3 3-6@3-3.a 1-3@3-3.b 3-4@3-3.d 3-5@3-3.c 1-1@1-3.lo 1-4@1-1.b 1-5@1-1.c 1-6@1-1.d
4-5@3-4.hi 6-6@3-6.hi 0-6@1-6.hi 0-0@0-6.lo 0-4@0-0.b 0-2@0-0.d 0-5@0-0.c 2-6@0-2.hi
5-5@0-5.hi 4-6@1-4.hi 5-6@5-5.b 4-4@0-4.hi 2-5@1-5.hi 2-4@2-5.lo

2-2 2-6@2-2.b 2-3@2-2.a 0-2@2-2.d 1-2@2-2.c 1-1@1-2.lo 0-1@1-1.b 1-3@1-1.d 1-6@1-1.c
0-5@0-2.lo 5-5@0-5.hi 5-6@5-5.b 3-5@5-5.d 4-5@5-5.c 4-4@4-5.lo 4-6@4-4.b 0-4@4-4.d
3-4@4-4.c 0-3@3-5.lo 0-0@0-4.lo 3-6@2-3.hi 6-6@2-6.hi 3-3@1-3.hi 0-6@4-6.hi

4-4 4-5@4-4.a 4-6@4-4.b 6-6@4-6.hi 2-6@6-6.b 0-6@6-6.c 5-6@6-6.d 0-1@0-6.lo 1-1@0-1.hi
1-5@1-1.b 1-2@1-1.c 1-4@1-1.d 2-3@2-6.lo 3-4@2-3.hi 5-5@5-6.lo 2-4@4-4.c 2-2@1-2.hi
2-5@5-5.b 0-2@2-5.lo 0-5@0-2.lo 3-5@1-5.hi 0-3@3-5.lo 0-0@0-3.lo 0-4@0-0.b

0-5 0-0@0-5.lo 0-1@0-0.b 0-4@0-0.c 0-3@0-0.d 1-3@0-3.hi 1-4@0-1.hi 1-6@1-3.lo 4-6@1-6.hi
4-5@0-4.hi 5-5@4-5.hi 2-4@1-4.hi 2-2@2-4.lo 2-5@2-2.b 2-3@2-2.c 1-2@2-2.d 1-5@1-2.lo
3-6@2-3.hi 5-6@3-6.hi 4-4@4-6.lo 3-5@5-5.b 3-4@3-5.lo

2-4 2-6@2-4.lo 5-6@2-6.hi 0-5@5-6.lo 4-4@2-4.hi 0-1@0-5.lo 3-4@4-4.b 4-5@4-4.d
3-5@4-5.hi 3-3@3-4.lo 0-4@4-4.c 0-6@0-4.lo 3-6@0-6.hi 0-3@3-6.lo 2-3@3-5.lo 2-5@2-3.lo
1-5@2-5.hi 1-3@3-3.b 1-1@1-3.lo 1-2@0-1.hi 1-4@1-1.b 2-2@1-2.hi 1-6@1-1.c 4-6@1-6.hi
0-0@0-3.lo 0-2@2-2.b

4-4 0-4@4-4.b 3-4@4-4.a 1-4@4-4.c 4-6@4-4.d 3-6@3-4.lo 6-6@3-6.hi 0-1@1-4.lo 5-6@4-6.hi
5-5@5-6.lo 3-5@5-5.b 0-5@5-5.d 1-5@5-5.c 0-6@0-1.lo 1-6@0-6.hi 0-2@0-4.lo 1-2@0-2.hi
1-3@1-2.lo 1-1@1-5.lo 0-0@0-5.lo 3-3@3-5.lo 2-6@6-6.b 2-3@2-6.lo 0-3@2-3.hi

2-4 4-6@2-4.hi 3-6@4-6.hi 2-3@3-6.lo 2-2@2-4.lo 2-5@2-2.b 2-6@2-2.d 6-6@2-6.hi
5-6@2-5.hi 0-2@2-3.lo 0-0@0-2.lo 0-4@0-0.b 4-5@0-4.hi 0-5@0-0.d 0-6@0-0.c 5-5@0-5.hi
1-5@4-5.hi 1-1@1-5.lo 1-2@1-1.b 1-3@1-1.c 3-5@1-3.hi 1-6@1-1.d

2-2 2-6@2-2.a 2-4@2-2.b 2-3@2-2.c 2-5@2-2.d 1-6@2-6.hi 1-1@1-6.lo 1-4@1-1.b 1-3@1-1.d
1-5@1-1.c 0-5@2-5.hi 0-0@0-5.lo 0-6@0-0.b 0-4@0-0.c 0-3@0-0.d 5-6@0-6.hi 4-6@0-4.hi
3-6@4-6.hi 3-4@1-4.hi 3-5@3-4.lo 5-5@1-5.hi 3-3@0-3.hi 4-4@2-4.hi 4-5@5-6.lo

1-4 0-4@1-4.hi 0-3@0-4.lo 1-5@1-4.lo 5-5@1-5.hi 3-3@0-3.hi 5-6@5-5.b 0-6@5-6.hi
0-2@0-6.lo 3-4@3-3.b 4-6@3-4.hi 1-3@3-3.c 1-1@1-3.lo 4-5@5-5.d 2-4@4-5.lo 3-5@3-3.d
0-5@3-5.hi 0-1@0-5.lo 1-2@0-1.hi 2-2@2-4.lo 2-5@2-2.b 2-6@0-2.hi 6-6@2-6.hi 2-3@2-2.c
1-6@1-1.b 3-6@6-6.b

1-4 0-4@1-4.hi 0-3@0-4.lo 1-5@1-4.lo 5-5@1-5.hi 3-3@0-3.hi 5-6@5-5.b 2-6@5-6.hi
2-5@5-5.c 3-4@3-3.b 4-5@3-4.hi 0-5@5-5.d 0-6@0-5.lo 1-6@0-6.hi 0-1@1-6.lo 0-2@0-1.lo
3-6@3-3.c 4-6@3-6.hi 2-2@2-6.lo 2-3@2-2.b 1-2@2-2.d 2-4@2-5.lo 3-5@2-3.hi 4-4@4-6.lo
1-3@3-3.d 1-1@1-2.lo

0-2 0-4@0-2.lo 4-6@0-4.hi 2-2@0-2.hi 2-3@2-2.b 3-5@2-3.hi 1-2@2-2.c 1-5@1-2.lo
4-5@1-5.hi 1-4@4-5.lo 0-1@1-4.lo 0-5@0-1.lo 5-6@3-5.hi 5-5@0-5.hi 6-6@4-6.hi 2-6@5-6.hi
2-5@5-5.b 1-6@6-6.b 1-3@1-6.lo 2-4@2-5.lo 0-6@6-6.c 0-3@0-6.lo 3-6@6-6.d 3-3@1-3.hi
4-4@2-4.hi 3-4@3-6.lo
"""
"""Tables whose last tile leaves nobody a tile that fits."""

GOING_ON = """
3-4 0-4@3-4.hi 0-3@0-4.lo 3-5@3-4.lo 2-3@0-3.hi 2-5@2-3.lo 4-5@2-5.hi 5-5@3-5.hi
1-5@5-5.b 1-4@1-5.lo 0-5@5-5.c 0-6@0-5.lo 4-4@4-5.lo 6-6@0-6.hi 4-6@6-6.b 1-6@6-6.d
0-1@1-6.lo 0-2@0-1.lo 1-2@0-2.hi 1-3@1-2.lo 2-4@4-6.lo 2-6@2-4.lo 3-6@2-6.hi 3-3@3-6.lo

2-4 3-4@2-4.hi 2-5@2-4.lo 0-3@3-4.lo 0-4@0-3.lo 5-5@2-5.hi 4-4@0-4.hi 4-5@5-5.b
1-4@4-5.lo 0-1@1-4.lo 0-2@0-1.lo 0-5@5-5.c 0-6@0-5.lo 4-6@4-4.b 2-6@0-2.hi 3-5@5-5.d
3-6@2-6.hi 6-6@4-6.hi 2-3@3-5.lo 1-6@6-6.b 1-5@1-6.lo 3-3@3-6.lo 2-2@2-3.lo 1-2@2-2.b
1-3@1-2.lo

4-4 0-4@4-4.b 0-3@0-4.lo 4-6@4-4.a 1-4@4-4.d 1-6@1-4.lo 0-6@4-6.hi 0-5@0-6.lo 2-5@0-5.hi
2-4@2-5.lo 1-3@0-3.hi 0-1@1-3.lo 0-2@0-1.lo 2-6@0-2.hi 6-6@2-6.hi 4-5@4-4.c 5-5@4-5.hi
3-6@1-6.hi 3-3@3-6.lo 2-3@3-3.b 1-2@2-3.lo 1-5@1-2.lo 3-5@3-3.c 5-6@5-5.b

3-3 1-3@3-3.b 1-5@1-3.lo 5-5@1-5.hi 5-6@5-5.b 2-5@5-5.d 0-5@5-5.c 0-2@0-5.lo 1-2@0-2.hi
0-1@1-2.lo 0-6@0-1.lo 3-6@5-6.hi 2-6@0-6.hi 0-3@3-6.lo 0-4@0-3.lo 4-4@0-4.hi 4-6@4-4.b
1-4@4-4.c 2-4@4-4.d 2-2@2-6.lo 2-3@3-3.a 1-1@1-4.lo 6-6@4-6.hi 1-6@1-1.b
"""
"""Tables where somebody can still place, whoever that is."""


def _by_held_tiles(text: str) -> dict[frozenset[Tile], tuple[Play, ...]]:
    tables = {}
    for table in text.strip().split("\n\n"):
        moves = [parse_move(word) for word in table.split()]
        plays = tuple(move for move in moves if isinstance(move, Play))
        tables[frozenset(DOUBLE_SIX - {play.tile for play in plays})] = plays
    return tables


TABLES = _by_held_tiles(BLOCKED) | _by_held_tiles(GOING_ON)


def full_table(*hands: str) -> tuple[Play, ...]:
    """Return plays of every tile that is in none of these hands."""
    return TABLES[frozenset(Tile.parse(text) for hand in hands for text in hand.split())]
