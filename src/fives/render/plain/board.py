"""The layout as it lies on the table, drawn for a terminal, and what its ends amount to."""

from __future__ import annotations

from fives.dominoes.layout import Layout
from fives.render.folding import WIDTH
from fives.render.plain.drawing import drawing
from fives.render.plain.ends import count, open_ends
from fives.render.wording.language import Language
from fives.render.wording.languages import language


def board(
    layout: Layout,
    counted: bool = True,
    *,
    unicode: bool = False,
    width: int = WIDTH,
    lang: str | Language = "en",
) -> tuple[str, ...]:
    """Return the tiles and the count of a layout, for 80 columns.

    Doubles lie across their line, and beside them stand the letters of their ports where a
    tile may join now. The open ends of plain tiles are their outer halves.

    Args:
        layout: The tiles.
        counted: Whether their ends are counted; where placing scores nothing, the values
            of the ends are all that matters.
        unicode: Whether the tiles are boxes, drawn with more than ASCII.
        width: Columns that a line may have.
        lang: The language of the lines below the tiles.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout()
    >>> for move in "5-5 2-5@5-5.a 3-5@5-5.b 2-2@2-5.lo 4-5@5-5.c 2-6@2-2.b 1-2@2-2.d".split():
    ...     play = fives.parse_move(move)
    ...     layout = layout.place(play.tile, play.at)
    >>> for line in board(layout):
    ...     print(line)
            [1]         [4]
            [-]         [-]
            [2]         [5]
    <BLANKLINE>
            [2]         [5]
    [6 | 2] [-] [2 | 5] [-] [5 | 3]
            [2]         [5]
             c           d
    ends: [2|6] 6 + [1|2] 1 + [3|5] 3 + [4|5] 4 = 14
    branches open: [5|5] d, [2|2] c
    """
    words = language(lang)
    if layout.lead is None:
        return (words.say("layout.empty"),)
    below = count if counted else open_ends
    return (*drawing(layout, unicode=unicode, width=width), *below(layout, words, width))
