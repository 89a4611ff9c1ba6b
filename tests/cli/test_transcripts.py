"""Whole matches as they are printed, byte for byte."""

import re
from pathlib import Path
from random import Random

import pytest

from fives import HORSE_RACE, run_chance
from fives.cli import main
from tests.cli.process import fives
from tests.golden import assert_golden

GOLDEN = Path(__file__).parents[1] / "golden"
TABLES = {
    "2": ["--seats", "2", "--seed", "89"],
    "3": ["--seats", "3", "--seed", "92"],
    "4": ["--seats", "4", "--seed", "63"],
    "pairs": ["--pairs", "--seed", "75"],
}
"""A match for each table; in every one of them a round is blocked and somebody passes."""


@pytest.mark.parametrize("table", TABLES)
def test_a_match_at_each_table(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "horse-race", "--auto", *TABLES[table]]) == 0
    assert_golden(GOLDEN / f"play-horse-race-{table}.txt", capsys.readouterr().out)


@pytest.mark.parametrize("table", TABLES)
def test_the_matches_kept_show_what_can_happen(table: str) -> None:
    text = (GOLDEN / f"play-horse-race-{table}.txt").read_text(encoding="utf-8")
    for what in ("The round was blocked", "passed.", "Next opener: by lot.", "counted as"):
        assert what in text
    assert text.isascii()
    assert max(map(len, text.splitlines())) < 80


@pytest.mark.parametrize("table", TABLES)
def test_every_sum_that_is_printed_is_right(table: str) -> None:
    text = (GOLDEN / f"play-horse-race-{table}.txt").read_text(encoding="utf-8")
    whole = re.sub(r"\n +", " ", text.replace("\n  Seat", "\n.Seat").replace("\n  Left", "\n.Left"))
    sums = re.findall(r"((?:(?:\[.\|.\] )?\d+ \+ )*(?:\[.\|.\] )?\d+) = (\d+)", whole)
    assert len(sums) > 100
    for terms, total in sums:
        assert sum(int(term.rpartition(" ")[2]) for term in terms.split(" + ")) == int(total)
    for total, worth in re.findall(r" = (\d+), (no|\d+) points?\.", whole):
        points = int(total) // 5 if int(total) % 5 == 0 else 0
        assert worth == (str(points) if points else "no")


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_same_bytes_whatever_the_hash_seed(hash_seed: str) -> None:
    run = fives("play", "horse-race", "--auto", *TABLES["3"], env={"PYTHONHASHSEED": hash_seed})
    expected = (GOLDEN / "play-horse-race-3.txt").read_bytes()
    assert run.stdout.replace(b"\r\n", b"\n") == expected
    assert (run.returncode, run.stderr) == (0, b"")


def test_a_fresh_seed_is_printed_and_repeats_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "horse-race", "--auto"]) == 0
    first = capsys.readouterr().out
    found = re.match(r"Horse Race, 2 seats, seed (\d+) \(--seed \1 repeats it\)\n", first)
    assert found
    assert main(["play", "horse-race", "--auto", "--seed", found[1]]) == 0
    assert capsys.readouterr().out == first


def test_the_seed_is_that_of_run_chance(capsys: pytest.CaptureFixture[str]) -> None:
    """What the command deals can be dealt by the library's own means."""
    assert main(["play", "horse-race", "--auto", "--seed", "61"]) == 0
    state = run_chance(HORSE_RACE.start(seats=2), Random(61))
    out = capsys.readouterr().out
    assert f"The lot fell on seat {state.opener}" in out
    for seat, hand in enumerate(state.hands):
        assert f"Dealt to seat {seat}: {hand}.\n" in out
