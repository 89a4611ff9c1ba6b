"""Distributions as an installer leaves them, for tests of what is found on the path."""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from fives.variants import registry

BLITZ = """\
import attrs
import fives

BLITZ = attrs.evolve(fives.DRAW, id={name!r}, title="Blitz")
"""


def blitz(name: str = "blitz") -> str:
    """The text of a module whose BLITZ is a variant of that name."""
    return BLITZ.format(name=name)


class Installed:
    """Makes distributions, each in a folder of its own that stands on the path."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.monkeypatch.setattr(registry, "_met", {})

    def __call__(
        self,
        name: str,
        points: Mapping[str, str] | str,
        modules: Mapping[str, str],
        *,
        metadata: str | bytes | None = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n",
        on_path: bool = True,
    ) -> Path:
        """Install a distribution and return the folder that it lies in.

        `points` are the entry points of our group, or the whole text of the list of them.
        """
        place = self.folder / f"place-{len(list(self.folder.iterdir()))}"
        info = place / f"{name.replace('-', '_')}-1.2.dist-info"
        info.mkdir(parents=True)
        if isinstance(points, Mapping):
            lines = (f"{point} = {value}\n" for point, value in points.items())
            points = "[fives.variants]\n" + "".join(lines)
        (info / "entry_points.txt").write_text(points, encoding="utf-8")
        if isinstance(metadata, str):
            metadata = metadata.format(name=name).encode()
        if metadata is not None:
            (info / "METADATA").write_bytes(metadata)
        for module, text in modules.items():
            (place / f"{module}.py").write_text(text, encoding="utf-8")
            self._forget_afterwards(module)
        if on_path:
            self.put_first(place)
        return place

    def _forget_afterwards(self, module: str) -> None:
        self.monkeypatch.setitem(sys.modules, module, ModuleType(module))
        del sys.modules[module]

    def put_first(self, place: Path) -> None:
        """Let a folder be the first on the path."""
        self.monkeypatch.syspath_prepend(place)
