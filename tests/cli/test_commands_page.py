"""The examples of docs/commands.md, run one after the other in a folder of their own."""

import re
from pathlib import Path

import pytest

from tests.cli.recorded import run

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")


def test_the_examples_show_what_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```console\n(.*?)^```$", PAGE, re.M | re.S)
    runs = [each for block in blocks for each in block.split("$ fives ") if each]
    assert len(runs) == 12
    for each in runs:
        words, _, shown = each.partition("\n")
        if "wrong.fives" in words:
            text = Path("match.fives").read_text(encoding="utf-8")
            Path("wrong.fives").write_text(text.replace("scores 6 8", "scores 6 9"), "utf-8")
        _, out, err = run(*words.split())
        assert err == ""
        whole = re.escape(" ".join(shown.split())).replace(r"\.\.\.", ".*")
        assert re.fullmatch(whole, " ".join(out.split())), words


def test_every_command_is_on_the_page() -> None:
    _, out, _ = run("--help")
    commands = re.findall(r"^    (\w+) ", out, re.M)
    assert len(commands) == 6
    for command in commands:
        assert f"| `fives {command}" in PAGE
