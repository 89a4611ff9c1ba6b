"""The names that users may rely on."""

import importlib
import inspect
import re
from pathlib import Path

import fives
from tests.golden import assert_golden


def test_the_public_names() -> None:
    names = "".join(f"{name}\n" for name in sorted(fives.__all__))
    assert_golden(Path(__file__).with_name("public_names.txt"), names)


def test_all_is_sorted_without_repeats() -> None:
    assert list(fives.__all__) == sorted(set(fives.__all__))


def test_every_public_name_is_there() -> None:
    module = importlib.import_module("fives")
    assert [name for name in fives.__all__ if not hasattr(module, name)] == []


def test_every_public_name_has_a_docstring() -> None:
    assert fives.__doc__
    bare = [
        name
        for name in fives.__all__
        if is_documented_kind(value := getattr(fives, name)) and not value.__doc__
    ]
    assert bare == []


def test_every_public_method_has_a_docstring() -> None:
    assert [name for name, method in public_methods() if not inspect.getdoc(method)] == []


def test_no_public_signature_speaks_of_any() -> None:
    functions = [(name, getattr(fives, name)) for name in fives.__all__]
    loose = [
        name
        for name, function in [*functions, *public_methods()]
        if inspect.isfunction(function)
        and any("Any" in WORD.findall(str(hint)) for hint in function.__annotations__.values())
    ]
    assert loose == []


def test_the_reference_lists_every_public_name() -> None:
    text = (Path(__file__).parents[1] / "docs" / "reference.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\.\. auto\w+:: fives\.(\w+)", text, re.MULTILINE)
    assert sorted(listed) == sorted(fives.__all__)


WORD = re.compile(r"\w+")


def public_methods() -> list[tuple[str, object]]:
    """The methods and properties of the public classes that are not private."""
    return [
        (f"{name}.{method}", value.fget if isinstance(value, property) else value)
        for name in fives.__all__
        if inspect.isclass(kind := getattr(fives, name))
        for method, value in vars(kind).items()
        if not method.startswith("_") and (inspect.isfunction(value) or isinstance(value, property))
    ]


def is_documented_kind(value: object) -> bool:
    """Classes, functions and modules; a constant has no docstring of its own."""
    return inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value)
