"""Which tests say that they prove which rule, read from the test files without running them.

A claim is a mark `pytest.mark.rule("HR-11", ...)`: on a test or its class, in `pytestmark` of a
class or a module, or on a case, as in `pytest.param(..., marks=...)`. A name is looked up among
the assignments of the same module, so marks and cases may be kept in constants there. What is
imported, inherited or computed is not seen.
"""

import ast
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

RULE = re.compile(r"^- ([A-Z][A-Z0-9]*-\d{2}) (.*)$", re.MULTILINE)
MOST_LETTERS = 100

Names = Mapping[str, ast.expr]
"""What a module or a class assigns to its names."""


class Rule(NamedTuple):
    """A rule: its number, such as ``HR-11``, and how its text begins."""

    number: str
    words: str


class Claim(NamedTuple):
    """A test that proves a rule: its file, from the folder above the tests, and its name."""

    file: str
    test: str


def rules_in(text: str) -> tuple[Rule, ...]:
    """Return the rules of a numbered list, with the first words of each.

    Args:
        text: Markdown, in which a line ``- HR-11 Some words`` begins a rule.
    """
    return tuple(
        Rule(number, textwrap.shorten(words, MOST_LETTERS, placeholder=" …"))
        for number, words in RULE.findall(text)
    )


def claims_in(folder: Path) -> dict[str, list[Claim]]:
    """Return by number the tests under a folder that claim it, in the order of the files."""
    found: dict[str, list[Claim]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder.parent).as_posix()
        for test, numbers in _tests(ast.parse(path.read_bytes()).body, "", {}, {}):
            for number in numbers:
                found.setdefault(number, []).append(Claim(file, test))
    return found


def _tests(
    body: Sequence[ast.stmt], within: str, outer: Names, inherited: Mapping[str, None]
) -> Iterator[tuple[str, Mapping[str, None]]]:
    """Give each test of a body with the numbers that it claims; a dict keeps their order."""
    own = _assigned(body)
    names = {**outer, **own}
    marks = dict(inherited)
    if "pytestmark" in own:
        marks |= _claimed(own["pytestmark"], names)
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            numbers = dict(marks)
            for decorator in node.decorator_list:
                numbers |= _claimed(decorator, names)
            if isinstance(node, ast.ClassDef):
                if node.name.startswith("Test"):
                    yield from _tests(node.body, f"{within}{node.name}::", names, numbers)
            elif node.name.startswith("test"):
                yield within + node.name, numbers


def _assigned(body: Sequence[ast.stmt]) -> dict[str, ast.expr]:
    found: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            found |= {t.id: node.value for t in node.targets if isinstance(t, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def _claimed(expression: ast.expr, names: Names) -> dict[str, None]:
    """Return the numbers of every mark in an expression."""
    return {
        part.value: None
        for call in _parts(expression, names)
        if isinstance(call, ast.Call) and _is_mark(call.func, names)
        for argument in call.args
        for part in _parts(argument, names)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _parts(expression: ast.expr, names: Names) -> Iterator[ast.AST]:
    """Give an expression and all parts of it, and of what its names stand for."""
    seen: set[str] = set()
    waiting: list[ast.AST] = [expression]
    while waiting:
        node = waiting.pop(0)
        yield node
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Name) and node.id in names and node.id not in seen:
            seen.add(node.id)
            waiting.append(names[node.id])


def _is_mark(function: ast.expr, names: Names) -> bool:
    """Whether what is called is `pytest.mark.rule`, also by `mark.rule` or a name for it."""
    if isinstance(function, ast.Name):
        function = names.get(function.id, function)
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    owner = function.value
    return "mark" in (getattr(owner, "attr", None), getattr(owner, "id", None))
