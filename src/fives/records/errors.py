"""The error of a text that is no record."""

from __future__ import annotations

from fives.core.errors import FivesError


class RecordError(FivesError, ValueError):
    """A text that is not a record, or whose moves or results cannot be; says where.

    An illegal move has the code and the sentence of its refusal.

    Attributes:
        line: The line of the fault, from 1.
        column: The column of the fault, from 1.

    >>> from fives import records
    >>> records.loads("fives-record 2")
    Traceback (most recent call last):
    fives.records.errors.RecordError: line 1, column 1: a record begins with the line \
'fives-record 1', not 'fives-record 2'.
    """

    def __init__(self, code: str, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(code, message)
        self.args = (code, message, line, column)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"
