"""``fives show`` and ``fives replay --html``: pictures and pages of records."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fives import RoundEnded, Tile, wire
from fives.records import Record, dumps
from fives.render.plain.text import text
from tests.cli.recorded import Match, match, race, run, turn, written
from tests.cli.test_secrets import TILE

SVG = "{http://www.w3.org/2000/svg}"


def drawn(path: Path) -> set[Tile]:
    """The tiles that a picture shows face up."""
    found = ElementTree.parse(path).iter(f"{SVG}g")
    return {Tile.parse(name) for group in found if (name := group.get("data-tile"))}


class TestShow:
    def test_the_table_as_everybody_sees_it(self, tmp_path: Path) -> None:
        record = match()
        for at in (0, 20, 60, len(record.moves)):
            status, out, err = run("show", written(tmp_path, dumps(record)), "--at", at)
            assert (status, err) == (0, "")
            assert out == f"{text(record[at].public_view())}\n"
        assert run("show", tmp_path / "match.fives") == (0, out, "")  # the end, unless given

    def test_with_the_eyes_of_a_seat(self, tmp_path: Path) -> None:
        record = match("horse-race", 4, pairs=True)
        path = written(tmp_path, dumps(record))
        status, out, _ = run("show", path, "--at", 40, "--seat", 2, "--lang", "fr")
        assert (status, out) == (0, f"{text(record[40].view(2), lang='fr')}\n")
        seen = written(tmp_path, dumps(record.redacted(2)))
        assert run("show", seen, "--at", 40, "--lang", "fr") == (0, out, "")

    def test_all_hands_by_name(self, tmp_path: Path) -> None:
        record = match()
        _, out, _ = run("show", written(tmp_path, dumps(record)), "--at", 20, "--hands")
        assert {Tile(int(low), int(high)) for low, high in TILE.findall(out)} >= {
            tile for hand in record[20].hands for tile in hand
        }

    def test_a_picture(self, tmp_path: Path) -> None:
        record = match("horse-race", 4, pairs=True)
        path, out = written(tmp_path, dumps(record)), tmp_path / "table.svg"
        at = turn(record, 6)
        assert run("show", path, "--at", at, "--svg", out) == (0, f"Written to {out}.\n", "")
        state = record[at]
        assert drawn(out) == set(state.layout.tiles)
        assert len(out.read_text(encoding="utf-8").split('data-last="true"')) == 2
        run("show", path, "--at", at, "--svg", out, "--force", "--seat", 1)
        assert drawn(out) == set(state.layout.tiles) | set(state.hands[1])
        run("show", path, "--at", at, "--svg", out, "--force", "--hands")
        assert drawn(out) == set(state.layout.tiles) | {t for hand in state.hands for t in hand}

    def test_a_picture_keeps_its_colours_when_asked(self, tmp_path: Path) -> None:
        path, out = written(tmp_path, dumps(match())), tmp_path / "table.svg"
        run("show", path, "--svg", out)
        assert "prefers-color-scheme" in out.read_text(encoding="utf-8")
        run("show", path, "--svg", out, "--theme", "dark", "--force")
        assert "prefers-color-scheme" not in out.read_text(encoding="utf-8")

    @pytest.mark.parametrize("at", [3, 9, 20, 40])
    def test_a_card_race(self, at: int, tmp_path: Path) -> None:
        path, out = written(tmp_path, dumps(race())), tmp_path / "race.svg"
        assert run("show", path, "--at", at, "--seat", 1)[0] == 0
        assert run("show", path, "--at", at, "--svg", out, "--lang", "fr")[0] == 0
        ElementTree.parse(out)

    def test_a_record_that_begins_in_mid_match(self, tmp_path: Path) -> None:
        whole = match()
        at = turn(whole, 5)
        record: Match = Record(whole[at], whole.moves[at : at + 3])
        path, out = written(tmp_path, wire.dumps(record)), tmp_path / "table.svg"
        assert run("show", path, "--at", 0, "--svg", out)[0] == 0
        assert drawn(out) == set(whole[at].layout.tiles)


class TestPage:
    def test_a_page(self, tmp_path: Path) -> None:
        path, out = written(tmp_path, dumps(match())), tmp_path / "match.html"
        assert run("replay", path, "--html", out) == (0, f"Written to {out}.\n", "")
        page = out.read_text(encoding="utf-8")
        assert page.startswith('<!DOCTYPE html>\n<html lang="en" data-theme="auto">')
        assert "428 moves" in page

    @pytest.mark.parametrize("eyes", [(), ("--seat", "1")])
    def test_it_tells_nothing_that_is_hidden(self, eyes: tuple[str, ...], tmp_path: Path) -> None:
        record = match("horse-race", 4, pairs=True)
        record = record.branch(turn(record, 3)).tag("Event", "Open day").comment("Seat 0 has it.")
        path, out = written(tmp_path, dumps(record)), tmp_path / "match.html"
        run("replay", path, "--html", out, *eyes)
        page = out.read_text(encoding="utf-8")
        allowed = set(record.state.layout.tiles)
        for state in record:
            allowed |= {tile for seat in eyes[1:] for tile in state.hands[int(seat)]}
        for step in record.transitions():
            assert not any(isinstance(event, RoundEnded) for event in step.events)
        named = {Tile(int(low), int(high)) for low, high in TILE.findall(page)}
        named |= {Tile.parse(name) for name in re.findall(r'data-tile=\\?"([0-9-]+)', page)}
        assert named == allowed
        assert "Open day" not in page
        assert "Seat 0 has it" not in page
        run("replay", path, "--html", out, "--hands", "--force")
        page = out.read_text(encoding="utf-8")
        assert "Event: Open day" in page
        assert "Comment: Seat 0 has it." in page
        assert f"[{record.state.hands[0].__iter__().__next__().notation.replace('-', '|')}]" in page

    def test_a_part_of_a_record(self, tmp_path: Path) -> None:
        out = tmp_path / "match.html"
        for record in (match().branch(60), match().branch(60).redacted(1), race().branch(60)):
            path = written(tmp_path, dumps(record))
            assert run("replay", path, "--to", 30, "--html", out, "--force")[0] == 0
            page = out.read_text(encoding="utf-8")
            assert "after 30\N{NO-BREAK SPACE}moves" in page
            assert "after 31\N{NO-BREAK SPACE}moves" not in page


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("show --at 99999", r"--at 99999 is too far; the record has 428 moves\."),
        ("show --seat 2", r"Seat 2 is not at this table; its seats are 0 to 1\."),
        ("show --number 2", r"There is no record 2 in the file; it holds 1 record\."),
        ("replay --seat 9 --html x", r"Seat 9 is not at this table; its seats are 0 to 1\."),
        ("replay --to 500 --html x", r"--to 500 is too far; the record has 428 moves\."),
    ],
)
def test_options_that_do_not_fit_the_file(words: str, says: str, tmp_path: Path) -> None:
    command, *options = words.split()
    status, out, err = run(command, written(tmp_path, dumps(match())), *options)
    assert (status, out) == (2, "")
    assert re.fullmatch(f"fives: error: {says}\n", err)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("show --seat 1 --hands", r"argument --hands: not allowed with argument --seat"),
        ("show --lang de", r"argument --lang: invalid choice: 'de'.*"),
        ("show --theme blue", r"argument --theme: invalid choice: 'blue'.*"),
        ("show --svg -", r"--svg needs the name of a file\."),
        ("show --theme dark", r"--theme is for --svg OUT\."),
        ("show --force", r"--force is for --svg OUT\."),
        ("replay --html -", r"--html needs the name of a file\."),
        ("replay --hands", r"--hands is for --html OUT\."),
        ("replay --lang fr", r"--lang is for --html OUT\."),
        ("replay --force", r"--force is for --html OUT\."),
    ],
)
def test_options_that_are_wrong(words: str, says: str, tmp_path: Path) -> None:
    command, *options = words.split()
    status, out, err = run(command, tmp_path / "match.fives", *options)
    assert (status, out) == (2, "")
    assert re.search(rf"\nfives {command}: error: {says}\n\Z", err)


def test_what_some_seats_did_not_see(tmp_path: Path) -> None:
    path = written(tmp_path, dumps(match().redacted(1)))
    sentence = "The record shows what seat 1 saw, and not what seat 0 did."
    assert run("show", path, "--seat", 0) == (2, "", f"fives: error: {sentence}\n")
    sentence = "The record does not show what all seats saw."
    assert run("show", path, "--hands") == (2, "", f"fives: error: {sentence}\n")
    path = written(tmp_path, dumps(match().redacted(0, 1)))
    assert run("show", path, "--hands")[0] == 0


@pytest.mark.parametrize("words", ["show --svg", "replay --html"])
def test_a_file_that_is_there_is_left_alone(words: str, tmp_path: Path) -> None:
    command, option = words.split()
    path, out = written(tmp_path, dumps(match().branch(20))), tmp_path / "out"
    out.write_text("mine", encoding="utf-8")
    status, printed, err = run(command, path, option, out)
    assert (status, printed) == (1, "")
    assert err == (
        f"fives: error: {out} is there already; give another name, or --force to write over it.\n"
    )
    assert out.read_text(encoding="utf-8") == "mine"
    assert run(command, path, option, out, "--force")[0] == 0
    assert "<svg" in out.read_text(encoding="utf-8")
    status, _, err = run(command, path, option, tmp_path / "no" / "out")
    assert status == 1
    assert err.startswith(f"fives: error: Nothing can be written to {tmp_path}/no/out: No such ")


def test_a_file_that_is_wrong(tmp_path: Path) -> None:
    status, out, err = run("show", tmp_path / "none.fives")
    assert (status, out) == (1, "")
    assert err == f"fives: error: {tmp_path}/none.fives: No such file or directory\n"
