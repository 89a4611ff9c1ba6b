"""``fives check``: a line for each file, and the exit status."""

import io
import os
import re
import sys
from pathlib import Path

import pytest

from fives import HORSE_RACE, wire
from fives.cli import reading
from fives.records import dumps
from tests.cli.recorded import match, race, run, written


def checked(path: str) -> tuple[int, str]:
    """The exit status for a file, and what is said after its name."""
    status, out, err = run("check", path)
    assert err == ""
    assert out.count("\n") == 1
    assert out.startswith(f"{path}:")
    return status, out.removeprefix(f"{path}:").rstrip("\n")


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_right(form: str, tmp_path: Path) -> None:
    for record, says in (
        (match(), "12 rounds, 428 moves, winners 0"),
        (match().branch(100), "2 rounds, 100 moves, unfinished"),
        (match().branch(0), "0 rounds, 0 moves, unfinished"),
        (match().redacted(1), "12 rounds, 428 moves, winners 0, as seat 1 saw it"),
        (match().redacted(), "12 rounds, 428 moves, winners 0, as spectators saw it"),
        (match().redacted(0, 1), "12 rounds, 428 moves, winners 0, as seats 0 and 1 saw it"),
        (race(), f"3 races, {len(race().moves)} moves, winners 0"),
        (race().branch(1), "0 races, 1 move, unfinished"),
    ):
        text = dumps(record) if form == "text" else wire.dumps(record)
        assert checked(written(tmp_path, text)) == (0, f" ok, {says}")


def test_several_records_in_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, dumps(match()), dumps(match().redacted(0)), dumps(race().branch(1)))
    assert checked(path) == (0, " ok, 3 records, 24 rounds, 0 races, 857 moves")


def test_where_a_text_is_wrong(tmp_path: Path) -> None:
    right = dumps(match())
    lines = right.splitlines()
    assert lines[9].startswith("1: 3-3 draw=0-6")
    for wrong, says in (
        (
            right.replace("3-3 draw=0-6", "3-3 draw=9-9"),
            r"10:\d+: \[9\|9\] is not in .*",
        ),
        (right.replace("3-3 draw=0-6", "3-3 3-4@3-3.b"), r"10:8: Seat 1 does not hold \[3\|4\].*"),
        (right.replace("scores 13 2", "scores 13 3"), r"\d+:\d+: .*"),
        (right.replace("== winners 0", "== winners 1"), r"\d+:\d+: .*"),
        (right.replace("\n", "\r\n"), r"1:1: .*"),
        (right[:300], r"\d+:\d+: .*"),
        (right + right, r"\d+:\d+: .*"),
        ("", " the file is empty"),
        ("\n", r"1:1: .*"),
        ("chess\n", r"1:1: a record begins with the line 'fives-record 1', not 'chess'\."),
        ("fives-record " + "9" * 100_000, r"1:1: .*"),
    ):
        assert wrong != right
        status, said = checked(written(tmp_path, wrong))
        assert status == 1
        assert re.fullmatch(says, said), said
        assert len(said) < 600


def test_where_json_is_wrong(tmp_path: Path) -> None:
    right = wire.dumps(match())
    for wrong, says in (
        (right.replace('"lot 1"', '"lot 7"', 1), r" \$\.moves\[0\]: The lot can fall on .*"),
        (right.replace(":428,", ":429,"), r" \$\.results\[11\]: .*"),
        (right[:-1], r" \$: this is no JSON, at line 1, column \d+: .*"),
        ("[" * 100_000, r" \$: .*"),
        ("[1, 2]", r" \$: .*"),
        (f"  {wire.dumps(HORSE_RACE.start(seats=2))}", " this is JSON of something else, .*"),
    ):
        status, said = checked(written(tmp_path, wrong))
        assert re.fullmatch(says, said), said
        assert status == 1


def test_a_redacted_record_that_no_hidden_tiles_agree_with(tmp_path: Path) -> None:
    """With nothing open but threes a seat draws, and in the end it has a three left."""
    text = dumps(match().redacted(0))
    assert "\n1: 3-3 draw=?? draw=??" in text
    left = "hands - | 0-2 1-2 0-4 4-5 1-6 2-6 4-6 5-6\n"
    wrong = text.replace(left, left.replace("0-2", "0-3").replace("0-3 1-2", "1-2 0-3"))
    assert wrong != text
    assert checked(written(tmp_path, text))[0] == 0
    status, said = checked(written(tmp_path, wrong))
    assert status == 1
    assert said == " No hidden tiles agree with all that was seen up to move 45."
    for command in ("replay", "explain"):
        words = ["pass"] if command == "explain" else []
        status, out, err = run(command, written(tmp_path, wrong), *words)
        assert (status, out) == (2 if words else 1, "")
        assert err == f"fives: error: {written(tmp_path, wrong)}:{said}\n"


def test_the_status_is_that_of_the_worst(tmp_path: Path) -> None:
    good = written(tmp_path, dumps(race()))
    bad = tmp_path / "bad.fives"
    bad.write_text("bad\n", encoding="utf-8")
    for files, wanted in (([good], 0), ([good, good], 0), ([bad, good], 1), ([good, bad], 1)):
        status, out, _ = run("check", *files)
        assert (status, out.count("\n")) == (wanted, len(files))
    assert run("check")[0] == 2


@pytest.mark.skipif(os.name != "posix", reason="what POSIX says of files")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", " Is a directory"),
        ("none", " No such file or directory"),
        ("file/x", " Not a directory"),
        ("x" * 300, " File name too long"),
    ],
)
def test_what_cannot_be_read(name: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert checked(os.path.join(tmp_path, name)) == (1, says)


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="root may read all")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = written(tmp_path, dumps(race()))
    os.chmod(path, 0)
    assert checked(path) == (1, " Permission denied")


def test_an_odd_name_is_no_trouble(tmp_path: Path) -> None:
    status, out, _ = run("check", "nul\0", "\x1b[2J", "none\ud800")
    assert status == 1
    assert "\x1b" not in out
    assert out.splitlines()[0] == "nul?: embedded null byte"
    assert out.splitlines()[1] == "?[2J: No such file or directory"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\xff\xfe", "1:1: this is no text in UTF-8."),
        (b"fives-record 1\ngame\xe9\n", "2:5: this is no text in UTF-8."),
        (b"\x00\x01\x02", "1:1: .*"),
        (b"\xef\xbb\xbffives-record 1\n", "1:1: .*"),
    ],
)
def test_bytes_that_are_no_text(data: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(data)
    status, said = checked(str(path))
    assert status == 1
    assert re.fullmatch(says, said), said


def test_a_file_without_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 1000)
    path = written(tmp_path, dumps(match()))
    assert checked(path) == (1, " the file has more than 1000 bytes")


@pytest.mark.parametrize("form", ["text", "json"])
def test_standard_input(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = dumps(race()) if form == "text" else wire.dumps(race())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert checked("-")[0] == 0
    assert checked("-") == (1, " the file is empty")
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    assert checked("-")[0] == 0
    monkeypatch.setattr(sys, "stdin", None)
    assert checked("-") == (1, " the file is empty")
