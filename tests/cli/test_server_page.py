"""The server of docs/server.md: a whole match with two clients in one process."""

import asyncio
import json
import random
import re
import types
from pathlib import Path

import pytest

from fives import (
    HORSE_RACE,
    GameState,
    Move,
    Play,
    RoundEnded,
    Tile,
    card_race,
    wire,
)

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
TILE = re.compile(r'"(?:\S+ )?(\d)-(\d)(?:@[^"]*)?"')
"""A tile on the wire, by itself or in a move."""


@pytest.fixture(scope="module")
def page() -> types.ModuleType:
    """What the python blocks of the page define."""
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    module = types.ModuleType("server")
    for block in blocks:
        if not block.startswith(">>>"):
            exec(block, module.__dict__)
    return module


class Line:
    """The server's end of a line to a seat, in memory."""

    def __init__(self) -> None:
        self.messages: list[dict[str, object]] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.messages.append(json.loads(data))

    def close(self) -> None:
        self.closed = True


def tiles_in(text: str) -> set[Tile]:
    return {Tile(int(low), int(high)) for low, high in TILE.findall(text)}


def may_know(state: GameState, seat: int) -> set[Tile]:
    view = state.view(seat)
    return {*view.hand, *view.layout.tiles}


@pytest.mark.parametrize("seed", [61, 62])
def test_a_whole_match_over_the_network_shows_no_hidden_tile(
    page: types.ModuleType, seed: int
) -> None:
    leaks: list[str] = []
    shown: list[int] = []

    class Watched(page.Match):  # type: ignore[name-defined, misc]
        """The server of the page, which looks at every message as it is sent."""

        def make(self, move: Move) -> None:
            self.before: GameState = self.state
            events = self.before.step(move).events
            counts = [event for event in events if isinstance(event, RoundEnded)]
            self.revealed = {tile for event in counts for hand in event.hands for tile in hand}
            if isinstance(move, Play):
                self.revealed.add(move.tile)
            super().make(move)
            self.before, self.revealed = self.state, set()

        def tell(self, seat: int, **message: object) -> None:
            text = json.dumps(message)
            allowed = may_know(self.state, seat) | may_know(self.before, seat) | self.revealed
            shown.append(len(tiles_in(text)))
            if not tiles_in(text) <= allowed:
                leaks.append(text)
            super().tell(seat, **message)

    match = Watched(HORSE_RACE.start(seats=2), random.Random(seed))
    match.before = match.state
    views = asyncio.run(asyncio.wait_for(page.play(match), timeout=60))
    assert leaks == []
    assert sum(shown) > 1000
    assert match.state.outcome is not None
    for seat, view in enumerate(views):
        assert wire.from_json(view) == match.state.view(seat)


def test_the_watch_would_notice() -> None:
    state = HORSE_RACE.start(seats=2)
    while state.legal_moves() and state.actor not in (0, 1):
        state = state.apply(state.legal_moves()[0])
    hidden = set(state.hands[1])
    assert hidden <= tiles_in(json.dumps(wire.to_json(state)))
    assert not hidden & tiles_in(json.dumps(wire.to_json(state.view(0))))


def seated(page: types.ModuleType, state: object) -> tuple[types.SimpleNamespace, list[Line]]:
    match = page.Match(state, random.Random(61))
    match.lines = [Line() for _ in range(match.state.table.seats)]
    match.go_on()
    return match, match.lines


def test_what_is_not_allowed_is_told_to_the_seat_that_sent_it(page: types.ModuleType) -> None:
    match, lines = seated(page, HORSE_RACE.start(seats=2))
    at = match.state
    actor, other = at.actor, 1 - at.actor
    told = [len(line.messages) for line in lines]
    for seat, text, code in (
        (other, '{"format": 1, "kind": "move", "move": "pass"}', "NOT_YOUR_TURN"),
        (actor, '{"format": 1, "kind": "move", "move": "pass"}', "MUST_PLACE"),
        (actor, "no JSON", "NOT_JSON"),
        (actor, "", "NOT_JSON"),
        (actor, "[" * 4000, "TOO_DEEP"),
    ):
        match.received(seat, text)
        answer = lines[seat].messages[-1]
        told[seat] += 1
        assert answer["refused"] == code
        assert str(answer["why"])
    assert [len(line.messages) for line in lines] == told
    assert match.state is at


def test_a_card_race_runs_on_the_same_server(page: types.ModuleType) -> None:
    state = card_race.start(seats=3, chips=2)
    match = page.Match(state, random.Random(61), wire.load_race_move)
    views = asyncio.run(asyncio.wait_for(page.play(match), timeout=60))
    assert match.state.outcome is not None
    assert [wire.from_json(view) for view in views] == [match.state.view(n) for n in range(3)]


def test_no_seat_is_left_and_a_line_too_long(page: types.ModuleType) -> None:
    """Who comes too late is sent away; a line beyond the limit ends the match, and no more."""

    async def meet() -> tuple[bytes, list[bytes]]:
        match = page.Match(HORSE_RACE.start(seats=2), random.Random(61))
        server = await asyncio.start_server(match.join, "127.0.0.1", 0, limit=4096)
        async with server:
            where = server.sockets[0].getsockname()
            seated = [await asyncio.open_connection(*where) for _ in range(2)]
            while len(match.lines) < 2:
                await asyncio.sleep(0)
            late, writer = await asyncio.open_connection(*where)
            nothing = await late.read()
            seated[0][1].write(b"x" * 10_000 + b"\n")
            rest = [await reader.read() for reader, _ in seated]
            for each in (writer, *(line for _, line in seated)):
                each.close()
            return nothing, rest

    nothing, rest = asyncio.run(asyncio.wait_for(meet(), timeout=60))
    assert nothing == b""
    assert all(b'"view"' in each for each in rest)
