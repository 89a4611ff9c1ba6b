"""What the code says of its policies: each axis, what answers it, and which games use that.

Nothing here is written down twice: the axes and their questions are the properties of the
protocol `Variant`, what a policy does is said in its docstring, and it belongs to the axis whose
methods it has.
"""

import inspect
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import attrs

import fives
from fives.match.axes import METHODS

ROUNDING: Final = "rounding"
"""No axis, but what a settlement is made with; its policies have this method."""
FORMS: Final = {**METHODS, ROUNDING: (("part",),)}
PROTOCOLS: Final = {
    "dealing": ("Dealing",),
    "opening": ("Opening", "OpensFromHands"),
    "drawing": ("Drawing",),
    "spinners": ("Spinners", "LayoutSpinners", "Locks"),
    "counting": ("Counting",),
    "points": ("TotalPoints", "EndPoints"),
    "continuation": ("Continuation",),
    "ending": ("Ending",),
    "settlement": ("Settlement",),
    "target": ("Target",),
    ROUNDING: ("Rounding",),
}
"""By axis, the public names of what it is asked."""


class Policy(NamedTuple):
    """A shipped implementation: its name, what it says, its parameters and who uses it."""

    name: str
    says: str
    parameters: tuple[tuple[str, str], ...]
    used_by: tuple[fives.RuleSet, ...]


def axes() -> tuple[str, ...]:
    """Return the names of the axes, in the order of the protocol, and of the rounding last."""
    return (*(name for name in vars(fives.Variant) if name in METHODS), ROUNDING)


def question(axis: str) -> str:
    """Return what an axis is about, as the protocol says it."""
    if axis == ROUNDING:
        return "How a sum of pips becomes points, within a settlement."
    return description(getattr(fives.Variant, axis))


def policies(axis: str) -> tuple[Policy, ...]:
    """Return the public implementations of an axis, those of most games first."""
    found = [
        Policy(kind.__name__, description(kind), parameters(kind), users(kind))
        for kind in map(fives.__dict__.get, fives.__all__)
        if isinstance(kind, type) and answers(kind, axis)
    ]
    return tuple(sorted(found, key=lambda policy: (-len(policy.used_by), policy.name)))


def answers(kind: type, axis: str) -> bool:
    """Whether a class is an implementation of that axis, not its protocol."""
    asked = any(all(callable(getattr(kind, name, None)) for name in form) for form in FORMS[axis])
    return asked and not getattr(kind, "_is_protocol", False) and attrs.has(kind)


def description(thing: object) -> str:
    """Return a docstring up to its parameters and examples, a paragraph a line."""
    text = re.split(r"\n(?:Args|Attributes|Raises):\n|\n>>> ", inspect.getdoc(thing) or "")[0]
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


def parameters(kind: type) -> tuple[tuple[str, str], ...]:
    """Return the parameters with what the docstring says of each."""
    text = inspect.getdoc(kind) or ""
    return tuple((field.name, _told(text, field.name)) for field in attrs.fields(kind))


def _told(text: str, name: str) -> str:
    _, _, args = text.partition("\nArgs:\n")
    _, _, rest = args.partition(f"    {name}: ")
    lines = rest.splitlines() or [""]
    return " ".join([lines[0].strip(), *_until_shallow(lines[1:])])


def _until_shallow(lines: list[str]) -> Iterator[str]:
    """Give the lines that go on with what one parameter is."""
    for line in lines:
        if not line.startswith(" " * 8):
            return
        yield line.strip()


def users(kind: type) -> tuple[fives.RuleSet, ...]:
    """Return the shipped games that use a policy, within another policy too."""
    return tuple(rules for rules in shipped() if any(_within(rules, kind)))


def shipped() -> tuple[fives.RuleSet, ...]:
    """Return our own games, whatever other packages are installed."""
    named = map(fives.__dict__.get, fives.__all__)
    ours = {rules.id for rules in named if isinstance(rules, fives.RuleSet)}
    found = (each.rules for each in fives.found_variants())
    return tuple(rules for rules in found if rules is not None and rules.id in ours)


def _within(policy: object, kind: type) -> Iterator[bool]:
    yield type(policy) is kind
    if attrs.has(type(policy)):
        for part in attrs.asdict(policy, recurse=False).values():  # type: ignore[arg-type]
            yield from _within(part, kind)


def sheet(rules: fives.RuleSet) -> tuple[tuple[str, str, str], ...]:
    """Return for every axis of a game its name, the policy as code, and what that says."""
    named = ((axis, getattr(rules, axis)) for axis in axes() if axis != ROUNDING)
    return tuple((axis, repr(policy), description(type(policy))) for axis, policy in named)
