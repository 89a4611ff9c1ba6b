"""Whatever stands in a file, the commands answer in a line and leave no traceback."""

from pathlib import Path
from random import Random

import pytest

from fives import wire
from fives.records import AnyRecord, dumps
from tests.cli.recorded import match, race, run, written

SIGNS = ' =-0123456789?:;|.@abcdlohi#\n{}[]",é\x00HSDC'


def spoiled(text: str, rng: Random) -> str:
    """A text with a sign or a line changed, lost, doubled or moved."""
    place, lines = rng.randrange(len(text)), text.split("\n")
    line = rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            return text[:place] + rng.choice(SIGNS) + text[place + 1 :]
        case 1:
            return text[:place] + text[place + rng.randrange(1, 4) :]
        case 2:
            return text[:place] + rng.choice(SIGNS) + text[place:]
        case 3:
            lines.insert(rng.randrange(len(lines)), lines.pop(line))
        case _:
            lines.insert(line, lines[line])
    return "\n".join(lines)


@pytest.mark.parametrize("kind", ["match", "seen", "race"])
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_spoiled_record(kind: str, form: str, tmp_path: Path) -> None:
    full = match("draw", 3).branch(150)
    kinds: dict[str, AnyRecord] = {"match": full, "seen": full.redacted(0, 2), "race": race()}
    record, move = kinds[kind], "back H" if kind == "race" else "pass"
    text, rng = dumps(record) if form == "text" else wire.dumps(record), Random(61)
    wrong = 0
    for _ in range(25):
        path = written(tmp_path, spoiled(text, rng))
        status, out, err = run("check", path)
        assert (err, out.count("\n")) == ("", 1)
        assert status in (0, 1)
        wrong += status
        right = status == 0
        for words in (["replay", path], ["explain", path, *move.split()]):
            status, out, err = run(*words)
            assert bool(out) is right
            assert err.count("\n") == (0 if right else 1)
            assert status in ((0, 1) if right else (1, 2))
    assert wrong > 10
