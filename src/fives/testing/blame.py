"""Which policy raised an error, read from where it came from."""

from __future__ import annotations

import re
from typing import Final

from fives.core.errors import VariantError
from fives.match.axes import METHODS

AXIS_OF: Final = {
    **{method: axis for axis, forms in METHODS.items() for form in forms for method in form},
    "from_hands": "opening",
    "locked": "spinners",
    "binds": "drawing",
    "tiles": "dealing",
}
"""By method of a policy, its axis."""


ENGINE: Final = ("fives.dominoes.", "fives.match.", "fives.policies.")
"""Where policies are called from."""
CALLED: Final = re.compile(r"\.(\w+)\(\) ")
"""What an error says first about a method that could not be called with its arguments."""


def said(error: BaseException) -> str:
    """Return what an error said, and which method of a policy raised it, if one did.

    The engine lets through what a policy raises, so that a traceback leads to the author's
    own line. A report names the method besides.

    >>> said(ZeroDivisionError("no points today."))
    'It raised ZeroDivisionError: no points today'
    """
    if isinstance(error, VariantError):
        return error.message.rstrip(".")
    who = raised_by(error)
    shown = f"{type(error).__name__}: {error}".rstrip(". :")
    return f"{'It' if who is None else '.'.join(who)} raised {shown}"


def raised_by(error: BaseException) -> tuple[str, str] | None:
    """Return axis and method of the policy that an error came out of, or None.

    The first call on the way down to the error counts that is a policy's: a method by the
    name of one, called by the library, and not one of a state, which has ``refusal`` too.
    """
    trace, caller = error.__traceback__, ""
    while trace is not None:
        frame = trace.tb_frame
        name, home = frame.f_code.co_name, str(frame.f_globals.get("__name__", ""))
        ours = home.startswith("fives.") and not home.startswith("fives.policies.")
        of_state = hasattr(type(frame.f_locals.get("self")), "legal_moves")
        if name in AXIS_OF and caller.startswith("fives.") and not (ours or of_state):
            return AXIS_OF[name], name
        trace, caller = trace.tb_next, home
    return _misfit(error) if caller.startswith(ENGINE) else None


def _misfit(error: BaseException) -> tuple[str, str] | None:
    """Return axis and method of a policy that takes other arguments, so that it never ran."""
    found = CALLED.search(str(error)) if type(error) is TypeError else None
    method = None if found is None else found[1]
    return (AXIS_OF[method], method) if method in AXIS_OF else None
