"""``fives play --record``: the record is in its file however the match stops."""

import io
import os
import sys
from pathlib import Path

import pytest

from fives import GameState, records
from fives.card_race import CardRace
from fives.cli import main, record_help, record_texts, texts
from fives.cli import play as play_module
from fives.records import Record
from tests.cli.matches import MATCHES, kept, words
from tests.cli.process import fives
from tests.cli.recorded import Match, Race


def load(path: Path) -> Match | Race:
    record = records.loads(path.read_text(encoding="utf-8"))
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_is_kept_and_told_again(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is told from the record is what was told while it was played."""
    file = tmp_path / "match.fives"
    assert main([*words(name), "--record", str(file)]) == 0
    played = capsys.readouterr().out
    assert without_head(played) == without_head(kept(name))
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert without_head(told) == without_head(played)
    record = load(file)
    assert record.outcome is not None
    seed = MATCHES[name].rpartition(" ")[2]
    assert dict(record.tags)["Seed"] == seed
    assert max(map(len, told.splitlines())) < 80
    assert main(["check", str(file)]) == 0


def without_head(told: str) -> str:
    """A telling from its first heading on."""
    return told[told.index("\n\n-- ") :]


def test_the_tags_name_game_table_and_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.fives"
    for game, tags in (
        ("horse-race --pairs", {"Game": "Horse Race", "Table": "4 seats in pairs"}),
        ("card-race --chips 2", {"Game": "Card Horse Race", "Table": "4 seats with 2 chips each"}),
    ):
        order = ["play", *game.split(), "--auto", "--seed", "61", "--record", str(file), "--force"]
        assert main(order) == 0
        assert dict(load(file).tags) == tags | {"Seed": "61"}


@pytest.mark.parametrize("game", ["horse-race", "card-race"])
@pytest.mark.parametrize("answers", ["1\nquit\n", "1\n1\n"])
def test_a_match_that_stops_early_is_kept_unfinished(
    game: str,
    answers: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "match.fives"
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    assert main(["play", game, "--seed", "61", "--record", str(file)]) == 0
    assert "The match stops here." in capsys.readouterr().out.replace("the match", "The match")
    record = load(file)
    assert record.outcome is None
    assert len(record.moves) > 5
    assert isinstance(record.state, CardRace if game == "card-race" else GameState)


def test_an_interrupt_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "match.fives"
    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "horse-race", "--seed", "61", "--record", str(file)]) == 130
    record = load(file)
    assert record.state.actor == 0
    assert record.outcome is None


def test_a_closed_output_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(io.StringIO):
        def write(self, text: str) -> int:
            if "played" in text:
                raise BrokenPipeError
            return super().write(text)

    file = tmp_path / "match.fives"
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Closed())
        assert main(["play", "horse-race", "--auto", "--seed", "61", "--record", str(file)]) == 141
    assert len(load(file).moves) > 5


def test_while_a_match_is_played_its_file_is_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.fives"
    found = []

    def look(prompt: str) -> str:
        found.append(len(load(file).moves))
        return "quit"

    monkeypatch.setattr("builtins.input", look)
    assert main(["play", "horse-race", "--seed", "61", "--record", str(file)]) == 0
    assert found == [0]


def test_the_record_is_the_dealers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits at the table gets the whole record, and is told so."""
    file = tmp_path / "match.fives"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "horse-race", "--seed", "61", "--record", str(file)]) == 0
    state = load(file).state
    assert isinstance(state, GameState)
    assert all(state.hands)
    assert "the dealer's, with the tiles of all hands" in record_help.RECORD


def test_where_it_goes_is_said_under_the_first_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["play", "draw", "--auto", "--seed", "61", "--record", "match.fives"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "The record goes to match.fives, with all hands."


def refused(order: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command that does not begin says."""
    assert main(order) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("fives: error: ")
    assert err.count("\n") == 1
    return err.removeprefix("fives: error: ").rstrip()


@pytest.mark.parametrize("game", ["horse-race", "card-race"])
def test_a_file_is_never_lost_by_mistake(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.fives"
    file.write_text("precious " * 5000, encoding="utf-8")
    order = ["play", game, "--auto", "--record", str(file)]
    assert refused(order, capsys) == record_texts.is_there(str(file))
    assert file.read_text(encoding="utf-8") == "precious " * 5000
    assert main([*order, "--force"]) == 0
    assert load(file).outcome is not None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (".", "is there already"),
        ("none/match.fives", "No such file or directory"),
        ("file/match.fives", "Not a directory"),
        ("n" * 300, "File name too long"),
        ("nul\0", "null"),
    ],
)
@pytest.mark.skipif(os.name != "posix", reason="what POSIX says of files")
def test_a_file_that_cannot_be_written_is_told_before_the_match(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    path = os.path.join(tmp_path, name)
    assert why in refused(["play", "draw", "--auto", "--record", path], capsys)


@pytest.mark.skipif(os.name != "posix", reason="what POSIX says of files")
def test_force_does_not_write_over_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ["play", "draw", "--auto", "--record", str(tmp_path), "--force"]
    assert refused(order, capsys).endswith(": Is a directory.")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is full")
def test_a_full_disk_is_said_in_one_line() -> None:
    run = fives("play", "draw", "--auto", "--record", "/dev/full", "--force")
    assert run.returncode == 1
    assert run.stderr == (
        b"fives: error: The record cannot be written to /dev/full: No space left on device.\n"
    )


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--force"], record_help.FORCE_WHAT),
        (["--record", "-"], record_help.NO_FILE_NAME),
        (["--record", ""], record_help.NO_FILE_NAME),
        (["--record"], "expected one argument"),
    ],
)
def test_options_that_make_no_sense(
    given: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "draw", "--auto", *given]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err


def test_an_error_in_the_middle_keeps_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slip(Exception):
        pass

    def slip(view: object, rng: object) -> object:
        raise Slip

    file = tmp_path / "match.fives"
    monkeypatch.setattr(play_module, "SIMPLE", slip)
    with pytest.raises(Slip):
        main(["play", "draw", "--auto", "--record", str(file)])
    assert load(file).state.actor in (0, 1)


def test_without_record_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "draw"]) == 0
    assert capsys.readouterr().out.endswith(f"{texts.STOPPED}\n")
    assert list(tmp_path.iterdir()) == []
