"""What a package from outside imports from fives: public names of public modules alone.

``python outside_imports.py FOLDER ...`` reads every Python file below the folders and prints
what it should not use. Run it where fives is installed.
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

PUBLIC = (
    "fives",
    "fives.beliefs",
    "fives.card_race",
    "fives.records",
    "fives.render",
    "fives.testing",
    "fives.testing.machine",
    "fives.testing.strategies",
    "fives.testing.suite",
    "fives.widget",
    "fives.wire",
)
"""Where public names are imported from."""
BY_TEXT = ("import_module", "__import__", "getattr")
"""Functions that are given a name as text."""


def complaints(source: str) -> list[str]:
    """What a source should not use, with its line, in order."""
    tree = ast.parse(source)
    nodes = sorted(
        (node for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr)),
        key=lambda node: (node.lineno, node.col_offset),
    )
    modules = dict(bound for node in nodes for bound in bound_by(node))
    return [f"line {node.lineno}: {name}" for node in nodes for name in private_in(node, modules)]


def bound_by(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The names that an import gives to modules of fives, each with its module."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            if is_ours(alias.name):
                yield (alias.asname, alias.name) if alias.asname else ("fives", "fives")
    if isinstance(node, ast.ImportFrom) and is_ours(node.module or ""):
        for alias in node.names:
            if f"{node.module}.{alias.name}" in PUBLIC:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"


def private_in(node: ast.AST, modules: dict[str, str]) -> Iterator[str]:
    """What one node names that is not public."""
    match node:
        case ast.Import():
            yield from (alias.name for alias in node.names if not is_public(alias.name))
        case ast.ImportFrom(level=0):
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name for name in names if not is_public(name))
        case ast.Attribute(value=value, attr=attr):
            of_own = isinstance(value, ast.Name) and value.id in ("self", "cls")
            if attr.startswith("_") and not attr.endswith("__") and not of_own:
                yield f".{attr}"
            elif (module := module_of(value, modules)) and not is_public(f"{module}.{attr}"):
                yield f"{module}.{attr}"
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=args):
            texts = [arg.value for arg in args if isinstance(arg, ast.Constant)]
            for text in texts if called in BY_TEXT else ():
                if isinstance(text, str) and (text.startswith("_") or not is_public(text)):
                    yield f"{called}({text!r})"


def module_of(value: ast.expr, modules: dict[str, str]) -> str | None:
    """The public module of fives that an expression names, if it names one."""
    if isinstance(value, ast.Name):
        return modules.get(value.id)
    if isinstance(value, ast.Attribute):
        outer = module_of(value.value, modules)
        return f"{outer}.{value.attr}" if f"{outer}.{value.attr}" in PUBLIC else None
    return None


def is_ours(name: str) -> bool:
    """Whether a dotted name begins with fives."""
    return name.split(".")[0] == "fives"


def is_public(name: str) -> bool:
    """Whether a dotted name is not ours, or a public module, or a name that one lists."""
    if not is_ours(name) or name in PUBLIC:
        return True
    module, _, last = name.rpartition(".")
    return module in PUBLIC and last in importlib.import_module(module).__all__


def main(folders: list[str]) -> int:
    """Read the files below some folders; 1 when there is something to complain of."""
    files = sorted(path for folder in folders for path in Path(folder).rglob("*.py"))
    found = [f"{path}, {text}" for path in files for text in complaints(path.read_text("utf-8"))]
    print(*found, f"{len(files)} files, {len(found)} names that are not public", sep="\n")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
