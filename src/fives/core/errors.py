"""The errors of the library: every one has a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from attrs import Attribute

from fives.core.refusal import Refusal

T = TypeVar("T")
N = TypeVar("N", bound=int)


class FivesError(Exception):
    """The root of every error that the library raises on purpose.

    Attributes:
        code: A short constant in capitals, such as ``NO_SUCH_TABLE``, for programs.
        message: One English sentence that says what was wrong and what would be right.

    >>> error = FivesError("NO_SUCH_TABLE", "Five cannot sit.")
    >>> error.code, str(error)
    ('NO_SUCH_TABLE', 'Five cannot sit.')
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message


class InputError(FivesError, ValueError):
    """A value that no game could take: a tile with nine pips, seat 7, a table for five.

    >>> import fives
    >>> fives.Tile(2, 99)
    Traceback (most recent call last):
    fives.core.errors.InputError: A half of a tile is a whole number from 0 to 18, not 99.
    """


class NotationError(FivesError, ValueError):
    """A text that is not the notation of anything; says in which line and column.

    Attributes:
        line: The line of the fault, from 1.
        column: The column of the fault, from 1.

    >>> import fives
    >>> fives.parse_move("2-5@5-5.q")
    Traceback (most recent call last):
    fives.core.errors.NotationError: line 1, column 9: a face is one of lo, hi, a, b, c, d, not 'q'.
    """

    def __init__(self, code: str, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(code, message)
        self.args = (code, message, line, column)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"

    def shifted(self, columns: int) -> NotationError:
        """Return the same error for a text that stands so many columns further right."""
        return NotationError(self.code, self.message, self.line, self.column + columns)


class IllegalMoveError(FivesError, ValueError):
    """A move that the rules do not allow now; carries the move and why, and no state.

    Attributes:
        move: What was asked for.
        refusal: Why not.

    >>> import fives
    >>> state = fives.variant("horse-race").start(seats=2)
    >>> state.apply(fives.Pass())
    Traceback (most recent call last):
    fives.core.errors.IllegalMoveError: It is chance's move now (a lot), not a seat's.
    """

    def __init__(self, move: object, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.sentence)
        self.args = (move, refusal)
        self.move = move
        self.refusal = refusal


class SetupError(FivesError, ValueError):
    """A position that cannot be; lists every reason at once.

    Attributes:
        problems: The reasons, in the order in which they were found.

    >>> import fives
    >>> fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("2-5 2-5", "7-9")).state()
    Traceback (most recent call last):
    fives.core.errors.SetupError: [2|5] is in two places: hand 0 and hand 0. [7|9], in hand 1, \
is not in the set.
    """

    def __init__(self, problems: Sequence[Refusal]) -> None:
        super().__init__("SETUP", " ".join(problem.sentence for problem in problems))
        self.args = (tuple(problems),)
        self.problems = tuple(problems)


class VariantError(FivesError, ValueError):
    """A variant whose policy gave back what its axis does not allow.

    Attributes:
        axis: The axis of the rules, such as ``dealing``.
        method: The method that was asked.
        value: The printed form of what came back.

    >>> import attrs, fives
    >>> attrs.evolve(fives.HORSE_RACE, dealing=fives.BySeats(15, 6, 5)).start(seats=2)
    Traceback (most recent call last):
    fives.core.errors.VariantError: dealing.hand_size gave 15; 2 hands and a reserve of 0 within \
28 tiles was expected.
    """

    def __init__(self, axis: str, method: str, value: object, wanted: str) -> None:
        if isinstance(value, str):
            shown = value
        else:
            shown = printed(value) if type(value) is int else repr(value)
        super().__init__("VARIANT", f"{axis}.{method} gave {shown}; {wanted} was expected.")
        self.args = (axis, method, shown, wanted)
        self.axis = axis
        self.method = method
        self.value = shown


def kind_of(value: object) -> str:
    """Return "an int", "a str" and so on, without running any of the value's own code.

    >>> kind_of("2-5"), kind_of(7)
    ('a str', 'an int')
    """
    name: str = type.__dict__["__name__"].__get__(type(value))
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name[:40]}"


def at_least(least: int, most: int = 10**9) -> Callable[[object, Attribute[N], N], None]:
    """Return an attrs validator for a whole number that is neither smaller nor larger."""

    def check(instance: object, attribute: Attribute[N], value: N) -> None:
        if type(value) is not int or not least <= value <= most:
            whole(value, f"{type(instance).__name__}.{attribute.name}", least, most)

    return check


def tuple_of(kind: type) -> Callable[[object, Attribute[tuple[T, ...]], tuple[T, ...]], None]:
    """Return an attrs validator for a tuple whose items are of exactly one type."""

    def check(instance: object, attribute: Attribute[tuple[T, ...]], value: tuple[T, ...]) -> None:
        if type(value) is not tuple:
            what = f"{type(instance).__name__}.{attribute.name}"
            raise InputError("NOT_A_TUPLE", f"{what} is a tuple, not {kind_of(value)}.")
        for item in value:
            if type(item) is not kind:
                what = f"{type(instance).__name__}.{attribute.name}"
                wanted = "whole numbers" if kind is int else f"a {kind.__name__} each"
                raise InputError("WRONG_ITEM", f"{what} holds {wanted}, not {kind_of(item)}.")

    return check


def true_or_false(instance: object, attribute: Attribute[bool], value: bool) -> None:
    """Refuse what is neither True nor False; an attrs validator."""
    if type(value) is not bool:
        name = f"{type(instance).__name__}.{attribute.name}"
        raise InputError("NOT_A_BOOL", f"{name} is True or False, not {kind_of(value)}.")


def printed(number: object) -> str:
    """Return a whole number as text, however large it is; of anything else its kind.

    >>> printed(-7), printed(10**5000)
    ('-7', 'a number too large to print')
    """
    if type(number) is not int:
        return kind_of(number)
    return str(number) if abs(number) < 10**12 else "a number too large to print"


def whole(value: object, what: str, least: int = 0, most: int = 10**9) -> int:
    """Return a value that must be a whole number, or raise `InputError`.

    Args:
        value: What was given; ``True`` and ``1.0`` are not whole numbers here.
        what: Its name in the message.
        least: The smallest value allowed.
        most: The largest value allowed.

    >>> whole(3, "A seat")
    3
    >>> whole(True, "A seat")
    Traceback (most recent call last):
    fives.core.errors.InputError: A seat is a whole number, not a bool.
    """
    if type(value) is not int:
        raise InputError("NOT_A_NUMBER", f"{what} is a whole number, not {kind_of(value)}.")
    if value < least:
        raise InputError("TOO_SMALL", f"{what} is at least {least}, not {printed(value)}.")
    if value > most:
        raise InputError("TOO_LARGE", f"{what} is at most {most}, not {printed(value)}.")
    return value
