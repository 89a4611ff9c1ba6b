"""What a run of conformance checks found."""

from __future__ import annotations

from typing import Final

import attrs

from fives.core.errors import FivesError

SHOWN: Final = 4
"""So many of the moves that lead to a fault are printed."""
REPLAY: Final = (
    "Each fault has its game as a record: fives.records.loads(fault.record, variant) gives the "
    "moves, and .state is the state of the fault."
)
"""How to see a fault again, said once below a report."""


@attrs.frozen(weakref_slot=False)
class Fault:
    """One thing that does not hold, and the shortest game found that shows it.

    Attributes:
        check: The name of the check.
        where: The game and the table.
        seed: The seed of the random match in which it was seen first.
        moves: All moves from the start to the state of the fault, as text.
        message: What is wrong.
        record: The same game as a record, for `fives.records.loads`; None where it cannot be
            written down.
        found: After how many moves of the random match it was seen; None where there was none.

    >>> fault = Fault("count", "horse-race at 2 seats", 7, ("lot 0",), "The total is wrong.")
    >>> print(fault)
    count, horse-race at 2 seats, seed 7, 1 move (lot 0): The total is wrong.
    >>> print(attrs.evolve(fault, found=31))
    count, horse-race at 2 seats, seed 7 after 31 moves; shown in 1 move (lot 0): The total is \
wrong.
    """

    check: str
    where: str
    seed: int
    moves: tuple[str, ...]
    message: str
    record: str | None = attrs.field(default=None, repr=False)
    found: int | None = None

    def __str__(self) -> str:
        made = len(self.moves)
        last = ", ".join(self.moves[-SHOWN:])
        way = f" ({'… ' if made > SHOWN else ''}{last})" if made else ""
        number = "1 move" if made == 1 else f"{made} moves"
        seed = f"seed {self.seed}"
        if self.found is not None and self.found > made:
            number, seed = f"shown in {number}", f"{seed} after {self.found} moves;"
        else:
            seed = f"{seed},"
        return f"{self.check}, {self.where}, {seed} {number}{way}: {self.message}"


@attrs.frozen(weakref_slot=False)
class Report:
    """The result of a run; it prints as one line, and one more a fault.

    Reports of the same checks can be added.

    Attributes:
        name: The game.
        checks: The names of the checks that were made.
        matches: How many matches were played.
        moves: How many moves they had.
        unfinished: How many of them were broken off, too long or because of a fault.
        faults: What was found; of each check only the first fault at a table.
        asked: How many matches were asked for; fewer are played when the moves run out, or
            when the faults are enough.

    >>> report = Report("horse-race", ("tiles", "count"), 20, 9_000)
    >>> print(report)
    horse-race: 20 matches, 9000 moves, 2 checks: no fault
    >>> report.raise_if_faulty().ok
    True
    """

    name: str
    checks: tuple[str, ...]
    matches: int = 0
    moves: int = 0
    unfinished: int = 0
    faults: tuple[Fault, ...] = ()
    asked: int = 0

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.faults

    def of(self, check: str) -> tuple[Fault, ...]:
        """Return the faults that one check found."""
        return tuple(fault for fault in self.faults if fault.check == check)

    def raise_if_faulty(self) -> Report:
        """Return the report itself when there is no fault.

        Raises:
            ConformanceError: When there is one.
        """
        if self.faults:
            raise ConformanceError(self)
        return self

    def __add__(self, other: Report) -> Report:
        return Report(
            self.name,
            tuple(dict.fromkeys(self.checks + other.checks)),
            self.matches + other.matches,
            self.moves + other.moves,
            self.unfinished + other.unfinished,
            self.faults + other.faults,
            self.asked + other.asked,
        )

    def __str__(self) -> str:
        found = len(self.faults)
        result = "no fault" if not found else "1 fault" if found == 1 else f"{found} faults"
        matches = "1 match" if self.matches == 1 else f"{self.matches} matches"
        if self.asked > self.matches:
            matches = f"{self.matches} of {self.asked} matches"
        some = f"{self.unfinished} of them " if self.matches > 1 else ""
        broken = f", {some}unfinished" if self.unfinished else ""
        head = (
            f"{self.name}: {matches}{broken}, {self.moves} moves, "
            f"{len(self.checks)} checks: {result}"
        )
        lines = [head, *(f"- {fault}" for fault in self.faults)]
        if any(fault.record is not None for fault in self.faults):
            lines.append(REPLAY)
        return "\n".join(lines)


class ConformanceError(FivesError, AssertionError):
    """A game that does not keep what the protocols promise; it prints the whole report.

    Attributes:
        report: The report with its faults.

    >>> fault = Fault("count", "here", 7, (), "The total is wrong.")
    >>> Report("mine", ("count",), 1, 0, 1, (fault,)).raise_if_faulty()
    Traceback (most recent call last):
    fives.testing.report.ConformanceError: mine: 1 match, unfinished, 0 moves, 1 checks: \
1 fault
    - count, here, seed 7, 0 moves: The total is wrong.
    """

    def __init__(self, report: Report) -> None:
        super().__init__("CONFORMANCE", str(report))
        self.args = (report,)
        self.report = report
