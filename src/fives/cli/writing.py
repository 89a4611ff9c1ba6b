"""Writing a page or a picture into a file."""

from __future__ import annotations

from fives.cli import record_texts
from fives.cli.commands import Keeping
from fives.core.errors import FivesError


class WritingError(FivesError):
    """A file that cannot be written.

    >>> print(WritingError("IS_THERE", "match.html is there already."))
    match.html is there already.
    """


def write(keeping: Keeping, text: str) -> None:
    """Put a text into its file, and say so.

    Raises:
        WritingError: When the file is there already, or cannot be written.
    """
    try:
        with open(keeping.path, "wb" if keeping.force else "xb") as file:
            file.write(text.encode())
    except FileExistsError:
        raise WritingError("IS_THERE", record_texts.is_there(keeping.path)) from None
    except (OSError, ValueError) as error:  # such as a folder, or a name with a NUL
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise WritingError("NOT_WRITTEN", record_texts.output_failed(keeping.path, why)) from None
    print(record_texts.goes_to(keeping.path))
