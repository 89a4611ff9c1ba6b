"""Whole matches as they are printed, byte for byte."""

import re
from random import Random

import pytest

from fives import DRAW, EXACT_61, FIVE_UP, HORSE_RACE, RuleSet, all_variants, run_chance
from fives.cli import main
from tests.cli.matches import DOMINOES, MATCHES, kept, label, path, unfolded, words
from tests.cli.process import fives
from tests.golden import assert_golden

SHOWN = {
    "horse-race": ["passed.", "Next opener: by lot.", "counted as", "kept the turn"],
    "exact-61": ["Next opener: by lot.", "counted as", "difference", "would pass 61."],
    "draw": ["passed.", "one seat on from seat", "went out"],
    "card-race": ["laid anew", "sat out: no chip", "came back with", "as the bank"],
}
"""What every match of a game that is kept shows."""

SHOWN_AT = {
    "exact-61-pairs": ["less the partner's tiles", "taken away", "in all"],
    "draw-2": ["less own tiles", "taken away"],
    "draw-3": ["The round was a tie between seat", "Nobody scored for what was left."],
    "draw-4": ["The round was a tie between seat", "Nobody scored for what was left."],
    "card-race-4": ["could pay for no further bet"],
}
"""What a single one shows besides."""

SUM = re.compile(r"(-?(?:\[.\|.\] )?\d+(?: [+-] (?:\[.\|.\] )?\d+)*) = (-?\d+)")
PART = re.compile(r"(\d+) pips?(?:, counted as (\d+))?, (\d+) points?")
STEP = re.compile(r"^\.(Seats? [0-9 and]+)[: ].*?(-?\d+) [+-] \d+ = (-?\d+)\.$", re.MULTILINE)
SCORES = re.compile(r"(seats? [0-9 and]+): (-?\d+)")


def test_every_game_and_table_has_its_match() -> None:
    """Of the games with a rule text of their own; a table that has none here fails the suite."""
    texts = (HORSE_RACE, EXACT_61, DRAW)
    wanted = {f"{rules.id}-{label(table)}" for rules in texts for table in rules.tables}
    assert wanted | {"card-race-3", "card-race-4"} == set(MATCHES)
    assert [name for name in MATCHES if not path(name).exists()] == []


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_told_byte_for_byte(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words(name)) == 0
    assert_golden(path(name), capsys.readouterr().out)


@pytest.mark.parametrize("rules", all_variants(), ids=lambda rules: rules.id)
def test_a_match_of_every_game_is_told(rules: RuleSet, capsys: pytest.CaptureFixture[str]) -> None:
    if rules is FIVE_UP:
        pytest.skip("a match goes up and down for thousands of moves")
    table = rules.tables[-1]
    pairs = ["--pairs"] if table.pairs else []
    assert (
        main(["play", rules.id, "--seats", str(table.seats), *pairs, "--auto", "--seed", "3"]) == 0
    )
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) < 80
    assert "won" in out.splitlines()[-1]


@pytest.mark.parametrize("name", MATCHES)
def test_the_matches_kept_show_what_can_happen(name: str) -> None:
    text, whole = kept(name), unfolded(kept(name))
    blocked = ["The round was blocked"] if name in DOMINOES else []
    for what in (*blocked, *SHOWN[name.rpartition("-")[0]], *SHOWN_AT.get(name, ())):
        assert what in whole
    assert text.isascii()
    assert max(map(len, text.splitlines())) < 80
    assert len(text) < 60_000


@pytest.mark.parametrize("name", MATCHES)
def test_every_sum_that_is_printed_is_right(name: str) -> None:
    sums = SUM.findall(unfolded(kept(name)))
    assert len(sums) > (100 if name in DOMINOES and "draw" not in name else 5)
    for terms, total in sums:
        numbers = re.sub(r"\[.\|.\] ", "", terms).replace(" ", "").replace("-", "+-")
        assert sum(map(int, filter(None, numbers.split("+")))) == int(total), terms


@pytest.mark.parametrize("name", [name for name in DOMINOES if not name.startswith("draw")])
def test_every_award_is_what_its_pips_are_worth(name: str) -> None:
    whole = unfolded(kept(name))
    for total, worth in re.findall(r" = (\d+), (no|\d+) points?\.", whole):
        points = int(total) // 5 if int(total) % 5 == 0 else 0
        assert worth == (str(points) if points else "no")
    parts = PART.findall(whole)
    assert len(parts) > 3
    for pips, counted, points in parts:
        assert int(points) == (int(pips) + 2) // 5
        assert int(counted or pips) == 5 * int(points)


@pytest.mark.rule("DR-10", "DR-15")
@pytest.mark.parametrize("name", [name for name in DOMINOES if name.startswith("draw")])
def test_where_placing_scores_nothing_no_count_is_shown(name: str) -> None:
    whole = unfolded(kept(name))
    assert re.search(r"^Seat \d played \[.\|.\] on \[.\|.\] (lo|hi|a|b)\.$", whole, re.MULTILINE)
    assert re.search(r"^open ends: \d on \[.\|.\] \w+, \d on \[.\|.\] \w+$", whole, re.MULTILINE)
    for never in ("no points", "\nends: ", "counted as", "branches"):
        assert never not in whole
    assert all(int(pips) == int(points) for pips, _, points in PART.findall(whole))


@pytest.mark.parametrize("name", DOMINOES)
def test_every_score_goes_on_from_the_one_before(name: str) -> None:
    last: dict[str, int] = {}
    for line in unfolded(kept(name)).splitlines():
        if step := STEP.match(line):
            side, before, after = step[1].lower().strip(), int(step[2]), int(step[3])
            assert last.get(side, 0) == before, line
            last[side] = after
        elif line.startswith("scores: "):
            for side, score in SCORES.findall(line):
                assert last.get(side, 0) == int(score), line
    assert len(last) > 1


@pytest.mark.rule("E61-02")
@pytest.mark.parametrize("name", [name for name in DOMINOES if name.startswith("exact-61")])
def test_what_is_refused_would_have_passed_the_target(name: str) -> None:
    whole = unfolded(kept(name))
    refused = re.findall(r"(\d+) \+ (\d+) would pass 61\. \(E61-02\)$", whole, re.MULTILINE)
    assert refused
    assert all(int(score) + int(gain) > 61 for score, gain in refused)
    assert "won the match: target reached." in whole
    scores = re.findall(r"^scores: (.*)$", whole, re.MULTILINE)
    assert max(int(score) for _, score in SCORES.findall(scores[-1])) == 61


@pytest.mark.parametrize(
    ("name", "hash_seed"),
    [
        ("horse-race-3", "0"),
        ("horse-race-3", "random"),
        ("exact-61-pairs", "0"),
        ("exact-61-pairs", "1"),
        ("draw-3", "0"),
        ("draw-3", "1"),
        ("card-race-4", "0"),
        ("card-race-4", "1"),
    ],
)
def test_the_same_bytes_whatever_the_hash_seed(name: str, hash_seed: str) -> None:
    run = fives(*words(name), env={"PYTHONHASHSEED": hash_seed})
    assert run.stdout.replace(b"\r\n", b"\n") == path(name).read_bytes()
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
