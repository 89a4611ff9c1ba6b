"""Nobody sees a tile before it is public."""

import contextlib
import io
import re
import sys
from pathlib import Path
from random import Random

import attrs
import pytest

import fives
from fives import GameState, Move, Play, RoundEnded, Tile, Transition, View
from fives.beliefs import filled
from fives.cli import main
from fives.cli.commands import PlayMatch
from fives.cli.play import run as play
from fives.records import Record, dumps
from fives.sim.agents import Agent
from tests.cli.recorded import Match, run, written

TILE = re.compile(r"\[(\d)\|(\d)\]")


class Watched(io.StringIO):
    """An output that looks at every text as it is written, with the match as it stands.

    A text may show what the seat knew before or after the moves made since the text
    before: its hand and the table, and hands that were revealed by a count.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.allowed: set[Tile] = set()
        self.fresh = False
        self.leaks: list[str] = []
        self.shown = 0

    def moved(self, step: Transition) -> None:
        if self.fresh:
            self.allowed, self.fresh = set(), False
        for state in (step.before, step.after):
            view = state.view(self.seat)
            self.allowed |= {*view.hand, *view.layout.tiles}
        for event in step.events:
            if isinstance(event, RoundEnded):
                self.allowed |= {tile for hand in event.hands for tile in hand}
        if isinstance(step.move, Play):
            self.allowed.add(step.move.tile)

    def write(self, text: str) -> int:
        self.fresh = True
        tiles = {Tile(int(low), int(high)) for low, high in TILE.findall(text)}
        self.shown += len(tiles)
        if tiles - self.allowed:
            self.leaks.append(text)
        return super().write(text)


def watched(monkeypatch: pytest.MonkeyPatch, seat: int, *words: str) -> Watched:
    out = Watched(seat)
    step = GameState.step

    def watch(state: GameState, move: object) -> Transition:
        transition = step(state, move)  # type: ignore[arg-type]
        out.moved(transition)
        return transition

    monkeypatch.setattr(GameState, "step", watch)
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", out)
        assert main(["play", *words]) == 0
    return out


@pytest.mark.rule("HR-04", "E61-03", "DR-04")
@pytest.mark.parametrize("seed", ["61", "89"])
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "horse-race --seats 2"),
        (2, "horse-race --seats 4"),
        (1, "horse-race --pairs"),
        (1, "exact-61 --seats 3"),
        (2, "exact-61 --pairs"),
        (0, "draw --seats 2"),
        (3, "draw --seats 4"),
    ],
)
def test_a_person_sees_no_hidden_tile(
    seat: int, words: str, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = watched(monkeypatch, seat, *words.split(), "--as", str(seat), "--seed", seed)
    assert out.leaks == []
    assert out.shown > 200


def test_the_watch_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With --auto everything is shown, so the same watch finds the deals and the draws."""
    out = watched(monkeypatch, 0, "horse-race", "--auto", "--seed", "61")
    assert any("Dealt to seat 1" in text for text in out.leaks)
    assert any("drew" in text for text in out.leaks)


@pytest.mark.rule("HR-04")
def test_a_play_that_ends_the_match_reveals_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    out = watched(monkeypatch, 0, "horse-race", "--seats", "2", "--seed", "1")
    last_round = out.getvalue().rpartition("-- Round")[2]
    assert "won the match" in last_round
    assert "Left with" not in last_round
    assert out.leaks == []


FREE = attrs.evolve(fives.DRAW, id="free-draw", title="Free Draw", drawing=fives.Freely())
"""A game in which only the hand tells whether a seat has to draw, or wants to."""


def any_move(view: View, rng: Random) -> Move:
    return rng.choice(view.legal_moves())


def played_free(seed: int, seat: int) -> tuple[Match, str]:
    """A match with free drawing, and what a seat was told of it while it went on."""
    start = FREE.start(seats=2)
    moves: list[Move] = []
    agents: list[Agent[View, Move]] = [any_move, any_move]
    options = PlayMatch(FREE, start.table, seed, fives.Seat(seat))
    with contextlib.redirect_stdout(io.StringIO()) as out:
        play(options, start, agents, moves.append)
    return Record(start, tuple(moves)), out.getvalue()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_rows_of_draws_do_not_tell_whether_another_seat_had_the_choice(
    seed: int, tmp_path: Path
) -> None:
    record, told = played_free(seed, 0)
    other = filled(record.redacted(0))
    assert other != record
    tellings = [
        run("replay", written(tmp_path, dumps(each)), "--seat", 0)[1].partition("\n")[2]
        for each in (record, other, record.redacted(0))
    ]
    assert tellings == [told] * 3
