"""The files that the tutorial shows make a package that is found and passes its own tests."""

import re
import tomllib
from pathlib import Path

import pytest

import fives
from fives.testing import Level, check_variant
from tests.variants.installed import Installed

PAGE = Path(__file__).parents[2] / "docs" / "write-a-variant.md"
FILE = re.compile(r"^```\{code-block\} \w+\n:caption: (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """The files that the page shows whole, by name."""
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


def test_the_package_of_the_page_is_found(
    files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sorted(files) == ["acme_dominoes.py", "pyproject.toml", "test_cover_race.py"]
    project = tomllib.loads(files["pyproject.toml"])["project"]
    points = project["entry-points"]["fives.variants"]
    folder = tmp_path / "places"
    folder.mkdir()
    installed = Installed(folder, monkeypatch)
    installed(project["name"], points, {"acme_dominoes": files["acme_dominoes.py"]})
    ((name, value),) = points.items()
    rules = fives.variant(name)
    assert rules.id == name
    assert value.endswith("COVER_RACE")
    (found,) = [each for each in fives.found_variants() if each.name == name]
    assert found.rules is rules
    assert found.distribution.startswith("acme-dominoes")
    assert check_variant(rules, matches=1, level=Level.QUICK).ok


def test_the_test_file_of_the_page_names_what_the_module_has(files: dict[str, str]) -> None:
    test = files["test_cover_race.py"]
    assert "from acme_dominoes import COVER_RACE\n" in test
    assert "\nCOVER_RACE: Final" in files["acme_dominoes.py"]
    compile(test, "test_cover_race.py", "exec")


def test_the_page_says_which_pip_knows_groups() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "--group" in text
    assert "`pip` needs version 25.1 for `--group`." in text


def test_the_page_names_folders_that_are_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    root = PAGE.parents[1]
    for folder in ("examples/fives-kelley", "template"):
        assert f"`{folder}/`" in text
        assert (root / folder).is_dir()
