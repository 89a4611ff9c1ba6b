"""Checks of the catalogue: which keys the sources say, and how French is set."""

import ast
import functools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fives.render.wording.language import Language

PACKAGE = Path(__file__).parents[3] / "src" / "fives"
LANGUAGES = ("english", "french")
TELLING = ("render", "widget", "cli")
"""Layers that put things into words."""

_PLACE = re.compile(r"\{[^{}]*\}")
_FORMS = re.compile(r"\{\w+[#?]([^{}]*)\}")
_REFUSED = re.compile(r"(?:race\.)?refused\.([A-Z_]+)(?:\.([a-z_]+))?")


def sources() -> dict[str, str]:
    """The text of every module of the package that is no file of messages."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        inner = path.relative_to(PACKAGE)
        if not set(inner.parts) & set(LANGUAGES):
            found[str(inner)] = path.read_text(encoding="utf-8")
    return found


def message_files(language: str) -> dict[str, Mapping[str, str]]:
    """The messages of a language by the name of their file."""
    package = __import__(f"fives.render.wording.{language}", fromlist=["x"])
    folder = PACKAGE / "render" / "wording" / language
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    found = {}
    for name in names:
        module = __import__(f"{package.__name__}.{name}", fromlist=["x"])
        found[name] = getattr(module, name.upper())
    return found


def standing_twice(files: Mapping[str, Mapping[str, str]]) -> list[str]:
    """Keys that stand in more than one file, where the last one would win in silence."""
    times = Counter(key for messages in files.values() for key in messages)
    return sorted(key for key, number in times.items() if number > 1)


_parsed = functools.cache(ast.parse)


class _Module:
    """What a module says: its constants, the keys that it makes, and what it hands to say()."""

    def __init__(self, text: str) -> None:
        self.constants: set[str] = set()
        self.made: list[str] = []
        self.said: list[tuple[int, str]] = []
        self.said_made: list[tuple[int, str]] = []
        tree = _parsed(text)
        docstrings = set(_docstrings(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node not in docstrings:
                    self.constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                self.made.append(_pattern(node))
            elif isinstance(node, ast.Call) and node.args and _name(node.func) == "say":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    self.said.append((node.lineno, str(first.value)))
                elif isinstance(first, ast.JoinedStr):
                    self.said_made.append((node.lineno, _pattern(first)))

    def uses(self, key: str) -> bool:
        """Whether the module has the key, or can make it of a text with places."""
        return key in self.constants or any(self._makes(pattern, key) for pattern in self.made)

    def _makes(self, pattern: str, key: str) -> bool:
        match = re.fullmatch(pattern, key)
        if match is None:
            return False
        # What begins with a place says nothing by itself: the place is a text of the module.
        if pattern.startswith("("):
            return match[1] in self.constants
        return r"\." in pattern.partition("(")[0]


_module = functools.cache(_Module)


def _docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _pattern(node: ast.JoinedStr) -> str:
    parts = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            parts.append(re.escape(str(part.value)))
        else:
            parts.append(r"(\w*)" if parts else r"([\w.]*)")
    return "".join(parts)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def unused(texts: Mapping[str, str], keys: Iterable[str]) -> list[str]:
    """Keys that no module says; those of refusals are looked up by their codes."""
    modules = [_module(text) for text in texts.values()]
    return sorted(
        key
        for key in keys
        if not _REFUSED.fullmatch(key) and not any(module.uses(key) for module in modules)
    )


def unknown(texts: Mapping[str, str], keys: Iterable[str]) -> list[str]:
    """What is handed to say() and is no key, with its place."""
    known = set(keys)
    found = []
    for name, text in texts.items():
        module = _module(text)
        found += [f"{name}:{line}: {key}" for line, key in module.said if key not in known]
        found += [
            f"{name}:{line}: {pattern}"
            for line, pattern in module.said_made
            if not any(re.fullmatch(pattern, key) for key in known)
        ]
    return found


def stray(texts: Mapping[str, str], keys: Iterable[str]) -> list[str]:
    """Texts that are written like keys, and are neither keys nor the beginning of one."""
    known = set(keys)
    families = {key.partition(".")[0] for key in known if "." in key}
    found = []
    for name, text in texts.items():
        for constant in sorted(_module(text).constants):
            written = re.fullmatch(r"[a-z_]+(\.[a-z_]+)*\.(?!css|js|html)[a-z_]+", constant)
            begins = any(key.startswith(f"{constant}.") for key in known)
            if written and constant.partition(".")[0] in families - {constant} and not begins:
                found += [f"{name}: {constant}"] if constant not in known else []
    return found


def refusals_made(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """The codes of all refusals that the sources make, and the modules that make them."""
    found: dict[str, set[str]] = {}
    for name, text in texts.items():
        if name.startswith(("render", "wire", "cli", "testing")) or "class Refusal" in text:
            continue
        for node in ast.walk(_parsed(text)):
            if isinstance(node, ast.Call) and _name(node.func) in MAKERS and node.args:
                for code in _codes(node.args[0]):
                    found.setdefault(code, set()).add(name)
    return found


MAKERS = ("Refusal", "no", "_no", "_too_many_or_few")
"""What makes a refusal of a code in capitals, its first argument."""


def _codes(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name) and part.id.isupper():
            yield part.id


def codes_told(keys: Iterable[str]) -> set[str]:
    """The codes that the catalogue has a sentence for."""
    found = map(_REFUSED.fullmatch, keys)
    return {match[1] for match in found if match is not None}


def french_faults(messages: Mapping[str, str]) -> list[str]:
    """Messages whose typography is not French: spaces, quotes, apostrophes."""
    found = []
    for key, message in messages.items():
        for text in _texts(message):
            alone = re.search(r"(?<![~\N{NO-BREAK SPACE}])[;:?!»](?=\s|$|[.)])", text)
            opened = re.search(r"«(?![~\N{NO-BREAK SPACE}])", text)
            if alone or opened or re.search(r"['\"“”]", text):
                found.append(key)
    return sorted(set(found))


def english_faults(messages: Mapping[str, str]) -> list[str]:
    """Messages that are set as French is."""
    return sorted(
        key
        for key, message in messages.items()
        for text in _texts(message)
        if re.search(r"[\s~][;:?!](?=\s|$)|[«»]", text)
    )


def _texts(message: str) -> Iterator[str]:
    """Yield a message with an x for each place, and the forms that it chooses from."""
    yield _PLACE.sub("x", message)
    for forms in _FORMS.findall(message):
        yield from forms.split("|")


def alike(one: Language, other: Language) -> set[str]:
    """Keys whose messages are the same in two languages, though they have words."""
    return {
        key
        for key, message in one.messages.items()
        if message == other.messages.get(key) and re.search("[a-z]", _PLACE.sub("", message))
    }
