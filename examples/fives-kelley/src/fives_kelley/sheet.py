"""Threes and Fives, after Kelley: multiples of three and of five score their pips.

From the text: double-six, 7, 5 and 5 tiles, all drawable; one draws only when stuck; a
count of 10 is worth 10, of 12 is worth 12 and of 30 is worth 60, since it divides by both.

Readings, where the text was not to be had: the first double branches, because no single
line comes to 30; who went out opens; who goes out, or the single smallest side of a blocked
round, takes the others' pips as they are; 250 points win, as where fives score in pips.
"""

from typing import Final

import fives
from fives_kelley.points import PipsOfEither

THREES_AND_FIVES: Final = fives.RuleSet(
    id="kelley:threes-and-fives",
    version=1,
    title="Threes and Fives",
    tables=(fives.Table(2), fives.Table(3), fives.Table(4), fives.Table(4, pairs=True)),
    dealing=fives.BySeats(two=7, three=5, four=5),
    opening=fives.WhoWentOutOpens(),
    drawing=fives.OnlyWhenStuck(),
    spinners=fives.FirstDouble(),
    points=PipsOfEither(3, 5),
    ending=fives.OutOrNobodyCanPlace(),
    settlement=fives.SingleSideTakesAll(fives.Exact()),
    target=fives.AtLeast(250),
)
"""The rule sheet of Threes and Fives."""
