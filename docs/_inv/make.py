"""Write the small inventories that let the docs link to other projects offline.

Run this file after adding a name to a list below: python docs/_inv/make.py
Each list maps a page, with "$" for the name, to what lies there as "role name".
"""

import zlib
from collections.abc import Mapping
from pathlib import Path

PYTHON: Mapping[str, str] = {
    "library/functions.html#$": """
        class bool, class bytes, class float, class frozenset, class int, class list, class object,
        class property, class range, class set, class str, class tuple, class type, class dict
    """,
    "library/constants.html#$": "data False, data None, data True, data NotImplemented",
    "library/exceptions.html#$": """
        exception AttributeError, exception Exception, exception IndexError, exception KeyError,
        exception LookupError, exception RuntimeError, exception TypeError, exception ValueError
    """,
    "library/collections.abc.html#$": """
        class collections.abc.Callable, class collections.abc.Collection,
        class collections.abc.Container, class collections.abc.Hashable,
        class collections.abc.Iterable, class collections.abc.Iterator,
        class collections.abc.Mapping, class collections.abc.Sequence,
        class collections.abc.Set, class collections.abc.Sized
    """,
    "library/collections.html#$": "class collections.Counter",
    "library/enum.html#$": """
        class enum.Enum, class enum.Flag, class enum.IntEnum, class enum.IntFlag,
        class enum.StrEnum
    """,
    "library/fractions.html#$": "class fractions.Fraction",
    "library/random.html#$": "class random.Random, method random.Random.choice",
    "library/pathlib.html#$": "class pathlib.Path",
    "library/os.html#$": "class os.PathLike",
    "library/io.html#$": "class io.TextIOBase",
    "library/concurrent.futures.html#$": "class concurrent.futures.Executor",
    "library/argparse.html#$": "class argparse.ArgumentParser, class argparse.Namespace",
    "library/typing.html#$": """
        data typing.Any, data typing.ClassVar, data typing.Final, data typing.Literal,
        data typing.Self, data typing.TypeAlias, data typing.Union, class typing.Generic,
        class typing.NamedTuple, class typing.Protocol, class typing.TextIO, class typing.TypeVar
    """,
}

ATTRS: Mapping[str, str] = {
    "api.html#$": """
        function attrs.define, function attrs.evolve, function attrs.field,
        function attrs.frozen, function attrs.asdict, function attrs.fields
    """,
}


def inventory(project: str, pages: Mapping[str, str]) -> bytes:
    """The bytes of an inventory, version 2."""
    lines = sorted(
        f"{name} py:{role} 1 {page} -\n"
        for page, listed in pages.items()
        for role, name in (entry.split() for entry in listed.split(","))
    )
    head = (
        "# Sphinx inventory version 2\n"
        f"# Project: {project}\n"
        "# Version: \n"
        "# The remainder of this file is compressed using zlib.\n"
    )
    return head.encode() + zlib.compress("".join(lines).encode(), 9)


if __name__ == "__main__":
    here = Path(__file__).parent
    (here / "python.inv").write_bytes(inventory("Python", PYTHON))
    (here / "attrs.inv").write_bytes(inventory("attrs", ATTRS))
