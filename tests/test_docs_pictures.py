"""The pictures of the docs: the directive that makes them while the pages are built."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("docutils", reason="docutils isn't installed: the group `docs` has it")

DOCS = Path(__file__).parents[1] / "docs"

PAGE = """\
# A page

```{{fives-picture}}
:caption: One & two

tile = fives.Tile(2, 5)
tile
```

```{{fives-picture}}
{lines}
```
"""

CONF = f"""\
import sys
sys.path.append({str(DOCS.parent)!r})
extensions = ["myst_parser", "docs._ext.fives_picture"]
"""


def built(folder: Path, lines: str, builder: str = "html") -> subprocess.CompletedProcess[str]:
    source = folder / "docs"
    source.mkdir(exist_ok=True)
    (source / "conf.py").write_text(CONF, encoding="utf-8")
    (source / "index.md").write_text(PAGE.format(lines=lines), encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", builder]
    return subprocess.run(
        [*command, str(source), str(folder / "out")], capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(find_spec("myst_parser") is None, reason="the group `docs` isn't installed")
class TestDirective:
    def test_pictures_stand_inline_with_their_names(self, tmp_path: Path) -> None:
        run = built(tmp_path, 'svg(lay("draw", "1-4 1-1@1-4.lo"), lang="fr") if tile else None')
        assert run.stderr == ""
        html = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
        names = re.findall(r'<figure class="fives" role="group" aria-label="(.*?)"><svg', html)
        assert names == ["The tile [2|5]", "Une table de 2 dominos"]
        assert "<figcaption>One &amp; two</figcaption></figure>" in html
        assert html.count("<svg") == html.count('role="img"') == 2
        assert not re.search(r"<img", html)

    def test_other_forms_of_the_docs_have_the_words(self, tmp_path: Path) -> None:
        assert built(tmp_path, 'lay("draw", "1-4")', "text").stderr == ""
        text = (tmp_path / "out" / "index.txt").read_text(encoding="utf-8")
        assert "One & two" in text
        assert "[1|4]" in text

    @pytest.mark.parametrize(
        ("lines", "says"),
        [
            ('lay("draw", "1-4 2-2@1-4.lo")', "no picture: IllegalMoveError: "),
            ("x = 1", "no picture: SyntaxError: the last line is no expression"),
            ("fives.HORSE_RACE", "no picture: InputError: "),
        ],
    )
    def test_what_cannot_be_drawn_ends_the_build(
        self, lines: str, says: str, tmp_path: Path
    ) -> None:
        run = built(tmp_path, lines)
        assert run.returncode != 0
        assert says in run.stderr


def test_the_docs_store_no_pictures() -> None:
    kinds = {".svg", ".png", ".jpg", ".gif", ".webp"}
    assert [path.name for path in DOCS.rglob("*") if path.suffix in kinds] == []
    pages = [path.read_text(encoding="utf-8") for path in DOCS.rglob("*.md")]
    assert not any(re.search(r"!\[.*\]\(|<svg", page) for page in pages)
    assert sum(page.count("```{fives-picture}") for page in pages) >= 10
