"""The layers of the package: who may import whom, what an import loads, how long a file is."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "fives"
MOST_LINES = 250

GAMES = frozenset({"core", "dominoes", "policies", "match", "variants", "card_race"})

ARROWS: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "dominoes": frozenset({"core"}),
    "policies": frozenset({"core", "dominoes"}),
    "match": frozenset({"core", "dominoes", "policies"}),
    "variants": frozenset({"core", "dominoes", "policies", "match"}),
    "card_race": frozenset({"core"}),
    "sim": frozenset({"core"}),
    "records": GAMES,
    "wire": GAMES | {"records"},
    "beliefs": GAMES | {"records"},
    "render": GAMES | {"records"},
    "testing": GAMES | {"sim", "records", "render"},
    "widget": GAMES | {"sim", "records", "render"},
    "cli": GAMES | {"sim", "records", "wire", "beliefs", "render", "testing", "widget"},
}
"""Each layer, a folder or a file of the package, and the layers that it may import."""

UPWARDS = frozenset({"core/notebook.py", "records/showing.py"})
"""The files that reach up to the pictures, when a notebook asks: inside a function only."""

TOP = frozenset({"__init__", "__main__"})
"""The files that stand above all layers and may import any of them."""


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Every import in a module of `package`: its line, and the full name of what it names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                parts = package.split(".")
                base = ".".join(parts[: len(parts) - node.level + 1])
                yield node.lineno, f"{base}.{node.module}" if node.module else base
            elif node.module:
                yield node.lineno, node.module
        elif isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            called = called.id if isinstance(called, ast.Name) else called
            first = node.args[0]
            if called in ("import_module", "__import__") and isinstance(first, ast.Constant):
                yield node.lineno, str(first.value)


def violations(package: Path) -> list[str]:
    """Each import that no arrow allows, as one readable line."""
    name = package.name
    found: list[str] = []
    for path in sorted(package.rglob("*.py")):
        inner = path.relative_to(package)
        layer = inner.parts[0].removesuffix(".py")
        if layer in TOP:
            continue
        if layer not in ARROWS:
            found.append(f"{inner}: belongs to no layer")
            continue
        allowed = ARROWS[layer] | {layer}
        tree = ast.parse(path.read_bytes())
        if inner.as_posix() in UPWARDS:
            allowed |= {"render"}
            found += [f"{inner}:{line}: not only when asked" for line in _at_once(tree, name)]
        for line, target in imported(tree, _package_of(name, inner)):
            root, _, rest = target.partition(".")
            reached = rest.split(".")[0]
            if root == name and reached not in allowed:
                found.append(f"{inner}:{line}: {layer} imports {target}")
    return found


def _package_of(name: str, inner: Path) -> str:
    return ".".join((name, *inner.parent.parts))


def _at_once(tree: ast.Module, name: str) -> list[int]:
    """The lines of a module that import pictures as soon as it is loaded."""
    loaded = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    lines = imported(ast.Module(body=list[ast.stmt](loaded), type_ignores=[]), name)
    return [line for line, target in lines if target.startswith(f"{name}.render")]


def test_imports_follow_the_arrows() -> None:
    assert PACKAGE.is_dir()
    assert violations(PACKAGE) == []


def test_the_arrows_point_down() -> None:
    order = list(ARROWS)
    for layer, allowed in ARROWS.items():
        assert all(order.index(below) < order.index(layer) for below in allowed), layer


@pytest.mark.parametrize(
    ("where", "text", "complaint"),
    [
        ("core/a.py", "import fives.match", "core/a.py:1: core imports fives.match"),
        ("core/a.py", "from fives.match.state import X", "core imports fives.match.state"),
        ("core/a.py", "from ..match import X", "core imports fives.match"),
        ("core/deep/a.py", "from ...match import X", "core imports fives.match"),
        ("core/__init__.py", "from ..match import X", "core imports fives.match"),
        ("core/a.py", "def f():\n    import fives.sim", "core/a.py:2: core imports fives.sim"),
        (
            "core/a.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..sim import X",
            "core/a.py:3: core imports fives.sim",
        ),
        ("core/a.py", "m = importlib.import_module('fives.sim')", "core imports fives.sim"),
        ("core/a.py", "m = __import__('fives.sim')", "core imports fives.sim"),
        ("sim/a.py", "from fives.card_race import X", "sim imports fives.card_race"),
        ("card_race/a.py", "from ..dominoes import X", "card_race imports fives.dominoes"),
        ("policies/a.py", "import fives", "policies imports fives"),
        ("policies/a.py", "from fives import core", "policies imports fives"),
        ("policies/a.py", "from .. import core", "policies imports fives"),
        ("testing/a.py", "from ..cli import X", "testing imports fives.cli"),
        ("cli/a.py", "import fives", "cli imports fives"),
        ("core/a.py", "from ..__main__ import X", "core imports fives.__main__"),
        ("stray.py", "", "stray.py: belongs to no layer"),
        ("extra/a.py", "", "extra/a.py: belongs to no layer"),
        ("core/notebook.py", "from fives.render import X", "core/notebook.py:1: not only when"),
        ("core/notebook.py", "def f():\n    import fives.match", "core imports fives.match"),
    ],
)
def test_a_planted_import_is_caught(tmp_path: Path, where: str, text: str, complaint: str) -> None:
    found = violations(plant(tmp_path, where, text))
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("core/a.py", "import ast, attrs\nfrom collections.abc import Set\nfrom .b import X"),
        ("core/__init__.py", "from .a import X\nfrom fives.core.b import Y"),
        ("match/a.py", "from ..core.seat import Seat\nfrom fives.policies import X"),
        ("cli/a.py", "from ..testing import X\nfrom fives.variants import Y"),
        ("__init__.py", "from .cli import main\nfrom fives.core import X"),
        ("__main__.py", "import fives\nfrom fives.cli import main"),
        ("core/a.py", "import fivesome.match"),
        ("core/notebook.py", "def f():\n    from fives.render.pages import X"),
    ],
)
def test_a_sound_import_is_let_through(tmp_path: Path, where: str, text: str) -> None:
    assert violations(plant(tmp_path, where, text)) == []


def plant(tmp_path: Path, where: str, text: str) -> Path:
    package = tmp_path / "fives"
    path = package / where
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return package


def test_importing_fives_loads_only_what_it_needs() -> None:
    program = (
        "import sys; before = set(sys.modules); import fives; "
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before})"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    needed = {"fives", "attr", "attrs", "typing_extensions"}
    assert "fives" in run.stdout.split()
    assert set(run.stdout.split()) - sys.stdlib_module_names - needed == set()


def test_no_file_is_long() -> None:
    lengths = {
        str(path.relative_to(PACKAGE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in PACKAGE.rglob("*.py")
    }
    assert {path: n for path, n in lengths.items() if n > MOST_LINES} == {}
