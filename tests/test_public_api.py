"""The names that users may rely on."""

import importlib
import inspect
import re
from pathlib import Path
from typing import get_overloads

import pytest

import fives
from fives import policies, variants
from tests.golden import assert_golden

MODULES = (
    "fives",
    "fives.beliefs",
    "fives.card_race",
    "fives.records",
    "fives.render",
    "fives.testing",
    "fives.widget",
    "fives.wire",
)
"""Where public names are imported from."""

PUBLIC = {
    f"{module}.{name}".removeprefix("fives."): getattr(importlib.import_module(module), name)
    for module in MODULES
    for name in importlib.import_module(module).__all__
    if name not in ("card_race", "policies", "variants")
}
"""Every public name, and what it names."""


def test_the_public_names() -> None:
    names = "".join(f"{name}\n" for name in sorted(PUBLIC))
    assert_golden(Path(__file__).with_name("public_names.txt"), names)


@pytest.mark.parametrize("module", [*MODULES, "fives.policies", "fives.variants"])
def test_all_is_sorted_without_repeats(module: str) -> None:
    listed = list(importlib.import_module(module).__all__)
    assert len(set(listed)) == len(listed)
    if module == "fives":  # ends with the names that two of its folders list themselves
        folders = [*policies.__all__, *variants.__all__]
        assert listed[-len(folders) :] == folders
        listed = listed[: -len(folders)]
    assert listed == sorted(listed)


def test_every_public_name_has_a_docstring() -> None:
    assert fives.__doc__
    bare = [
        name
        for name, value in PUBLIC.items()
        if is_documented_kind(value) and not getattr(value, "__doc__", None)
    ]
    assert bare == []


def test_every_public_method_has_a_docstring() -> None:
    assert [name for name, method in public_methods() if not inspect.getdoc(method)] == []


def test_no_public_signature_speaks_of_any() -> None:
    loose = [
        name
        for name, function in [*PUBLIC.items(), *public_methods()]
        if inspect.isfunction(function)
        for shown in get_overloads(function) or [function]
        if any("Any" in WORD.findall(str(hint)) for hint in shown.__annotations__.values())
    ]
    assert loose == []


def test_the_reference_lists_every_public_name() -> None:
    pages = (Path(__file__).parents[1] / "docs").glob("reference*.md")
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    listed = re.findall(r"^\.\. auto\w+:: fives\.([\w.]+)", text, re.MULTILINE)
    assert sorted(listed) == sorted(PUBLIC)


WORD = re.compile(r"\w+")


def public_methods() -> list[tuple[str, object]]:
    """The methods and properties of the public classes that are not private."""
    return [
        (f"{name}.{method}", value.fget if isinstance(value, property) else value)
        for name, kind in PUBLIC.items()
        if inspect.isclass(kind)
        for method, value in vars(kind).items()
        if not method.startswith("_") and (inspect.isfunction(value) or isinstance(value, property))
    ]


def is_documented_kind(value: object) -> bool:
    """Classes, functions and modules; a constant has no docstring of its own."""
    return inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value)
