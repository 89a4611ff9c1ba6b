"""Tables that keep the count: places, steps and points of a double-six set."""

from __future__ import annotations

from steps import BITS, HAVING, Place, Step, half_places


class CountingBook:
    """Every step there is, how it changes the count, and what each total is worth.

    A double that lies alone has two fresh sides; once one is joined, the other is its tail.
    Where doubles branch, joining the tail opens the arms.

    Args:
        branching: Whether doubles branch and multiples of five score, or neither.
    """

    def __init__(self, branching: bool) -> None:
        scores = range(0, 169, 5) if branching else ()
        self.points = [total // 5 if total in scores else 0 for total in range(169)]
        self.leads: dict[int, Step] = {}
        self.half = half_places()
        self.tail: dict[int, Place] = {}
        self.fresh: dict[int, tuple[Place, Place]] = {}
        self.arms: dict[int, tuple[Place, Place]] = {}
        for value in range(7):
            others = HAVING[value] & ~BITS[value, value]
            a, b, c, d = (f"{value}-{value}.{face}" for face in "abcd")
            self.tail[value] = Place(others, a, b)
            self.fresh[value] = (Place(others, a), Place(others, b))
            self.arms[value] = (Place(others, c), Place(others, d))
        for (_, value), place in self.half.items():
            self._fill(place, value, value)
        for value, place in self.tail.items():
            self._fill(place, value, 2 * value)
            for step in place.steps:
                step.extra = self.arms[value] if branching else ()
            one, other = self.fresh[value]
            for side, partner in ((one, other), (other, one)):
                self._fill(side, value, 0)
                for step in side.steps:
                    step.extra = (place,)
                    step.partner = partner
            for arm in self.arms[value]:
                self._fill(arm, value, 0)
        for (low, high), bit in BITS.items():
            lead = Step(bit, low == high, low + high)
            both = (self.half.get(((low, high), low)), self.half.get(((low, high), high)))
            lead.extra = tuple(place for place in both if place) or self.fresh[low]
            self.leads[bit] = lead

    def _fill(self, place: Place, value: int, lost: int) -> None:
        """Give a place of some value its steps; joining it loses so many pips."""
        for (low, high), bit in BITS.items():
            if not bit & place.mask:
                continue
            free = high if low == value else low
            double = low == high
            step = Step(bit, double, (2 * value if double else free) - lost)
            step.place = place
            step.successor = self.tail[value] if double else self.half[(low, high), free]
            place.steps.append(step)
