"""The project's floors, and whether a run reached them."""

from __future__ import annotations

import attrs
from figures import Figures, number


@attrs.frozen
class Floor:
    """What a figure must be at least, or at most, and what is aimed at.

    The floors of speed were set by a loop that plays either game from tables, so the general
    loop is what they are held against. The loops for one game alone have none.
    """

    name: str
    figure: str
    bound: float | None
    aim: float | None = None
    at_most: bool = False

    def verdict(self, figures: Figures) -> str:
        """Return whether the median of a figure reaches the floor and the aim."""
        found = figures.get(self.figure)
        if found is None:
            return "not measured"
        value = found.middle
        if self.bound is None:
            return f"{number(value)}  no floor, for comparison"
        words = "reached" if self._reaches(value, self.bound) else "NOT REACHED"
        if self.aim is not None:
            words += ", aim reached" if self._reaches(value, self.aim) else ", aim not reached"
        return f"{number(value)}  {words}"

    def _reaches(self, value: float, bound: float) -> bool:
        return value <= bound if self.at_most else value >= bound

    def __str__(self) -> str:
        if self.bound is None:
            return self.name
        aim = "" if self.aim is None else f" (aim {self.aim:g})"
        return f"{self.name} {'<=' if self.at_most else '>='} {self.bound:g}{aim}"


FLOORS = (
    Floor("horse-race 4 / general loop", "horse-race 4 / horse-race 4 general loop", 0.28, 0.36),
    Floor("draw 2 / general loop", "draw 2 / draw 2 general loop", 0.21, 0.28),
    Floor("horse-race 4 / own loop", "horse-race 4 / horse-race 4 own loop", None),
    Floor("draw 2 / own loop", "draw 2 / draw 2 own loop", None),
    Floor("horse-race 4 / open-spiel team", "horse-race 4 / open-spiel team", 6),
    Floor("horse-race 4 / its child()", "horse-race 4 / open-spiel team child()", 45),
    Floor("horse-race 4 / dominoes", "horse-race 4 / dominoes", 1.3),
    Floor("draw 2 / open-spiel block", "draw 2 / open-spiel block", 5),
    Floor("bytes in play, horse-race 4", "bytes horse-race 4", 450, 400, True),
    Floor("bytes in play, draw 2", "bytes draw 2", 450, 400, True),
    Floor("bytes in play, exact-61 2", "bytes exact-61 2", 450, 400, True),
    Floor("pickled bytes, horse-race 4", "pickle horse-race 4", 249, None, True),
    Floor("pickled bytes, exact-61 2", "pickle exact-61 2", 249, None, True),
    Floor("pickled bytes, draw 2", "pickle draw 2", 249, None, True),
    Floor("pickled bytes, card-race 4", "pickle card-race 4", 249, None, True),
    Floor("move at 25 tiles / at 5", "move at 25 tiles", 1.4, None, True),
    Floor("double-twelve: at 60 / at 5", "move at 60 tiles", 2, None, True),
)


def show(figures: Figures) -> None:
    """Print every floor with what was measured."""
    print("\nFloors, by medians")
    for floor in FLOORS:
        print(f"  {floor!s:50} {floor.verdict(figures)}")
