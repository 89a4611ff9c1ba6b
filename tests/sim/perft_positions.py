"""The positions of tests/golden/perft.txt: read, made where one is missing, written, counted.

Every game and table has two: its first turn after a deal, and a turn near the end of a match,
from which plays end rounds and the match. The file holds them tile by tile and is what counts;
a position is made up only for a table that has none there.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TypeVar

import fives
from fives.sim.perft import perft
from tests.strategies import WITHOUT_END, plays_of

M = TypeVar("M")
Key = tuple[str, str, str]
Block = dict[str, str]

ENOUGH = 10_000
"""Counting goes one move deeper until there are more sequences than that."""

FIRST, LATE = "first turn", "late turn"
BETS, FINISH = "first bet", "three cards before the end of a race"
FROM_THE_END = 8
"""So many moves before its end, or a few more, the match stands at a late turn."""

HEAD = f"""\
# How many sequences of moves there are from fixed positions, by their number of moves:
# counts that fives.perft must give for every game and table. Chance's moves count like
# those of seats. Each position is counted until there are more than {ENOUGH} sequences.
# In the card race everybody has 20 chips, and seat 0 is the first to keep the bank.
"""


def read(text: str) -> dict[Key, Block]:
    """The blocks of the file: lines of a name and a value, with blank lines between."""
    found = {}
    for part in text.split("\n\n"):
        lines = [line for line in part.splitlines() if line and not line.startswith("#")]
        block = {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if block:
            found[block["game"], block["table"], block["position"]] = block
    return found


def written(blocks: dict[Key, Block]) -> str:
    """The text of the file that holds these blocks."""
    texts = [
        "\n".join(f"{name}: {value}".rstrip() for name, value in block.items())
        for block in blocks.values()
    ]
    return "\n\n".join([HEAD.rstrip(), *texts]) + "\n"


def recounted(known: dict[Key, Block]) -> dict[Key, Block]:
    """The blocks that the file should hold: the positions it has, counted again, and more
    where a game or a table has none."""
    return dict([*dominoes(known), *_card_race(known)])


def dominoes(known: dict[Key, Block]) -> Iterator[tuple[Key, Block]]:
    """The blocks of every variant and table, one after another."""
    for rules in fives.all_variants():
        for table in rules.tables:
            for position in (FIRST, LATE):
                key = (rules.id, str(table), position)
                block = _told(known[key]) if key in known else _made(rules, table, key)
                yield key, block | _counts(_state(rules, table, block))


def _state(rules: fives.RuleSet, table: fives.Table, block: Block) -> fives.GameState:
    scores = block.get("scores")
    opener = int(block["opener"])
    return fives.Setup(
        variant=rules,
        seats=table.seats,
        pairs=table.pairs,
        hands=[block[f"hand {seat}"] for seat in range(table.seats)],
        layout=block.get("layout", ""),
        boneyard=block["boneyard"],
        scores=tuple(map(int, scores.split())) if scores else None,
        turn=int(block.get("turn", opener)),
        opener=opener,
    ).state()


def _made(rules: fives.RuleSet, table: fives.Table, key: Key) -> Block:
    rng = Random(" ".join(key))
    state = _turn(rules.start(table.seats, table.pairs), rng, late=key[2] == LATE)
    setup = fives.Setup.of(state)
    block = _named(key) | {"opener": str(setup.opener)}
    if setup.turn != setup.opener:
        block["turn"] = str(setup.turn)
    if any(state.scores):
        block["scores"] = " ".join(map(str, state.scores))
    block |= {f"hand {seat}": _tiles(hand) for seat, hand in enumerate(state.hands)}
    if state.layout:
        block["layout"] = " ".join(map(str, plays_of(state.layout)))
    return block | {"boneyard": _tiles(state.boneyard)}


def _turn(state: fives.GameState, rng: Random, late: bool) -> fives.GameState:
    """The first turn of a random match, or its last one that is not about to end a round."""
    turns = []
    for number in range(WITHOUT_END):
        if state.phase is fives.Phase.TURN and not state.passes and state.bound is None:
            if not late:
                return state
            if min(map(len, state.hands)) >= 2:
                turns.append((number, state))
        if state.outcome is not None:
            break
        state = state.apply(rng.choice(state.legal_moves()))
    return [found for moves, found in turns if moves <= number - FROM_THE_END][-1]


def _card_race(known: dict[Key, Block]) -> Iterator[tuple[Key, Block]]:
    """All that this module knows of the card game: its positions, once it can be started."""
    if find_spec("fives.card_race") is None:
        return
    game = import_module("fives.card_race")
    if not hasattr(game, "start"):
        return
    for key in (("card-race", f"{n} seats", when) for n in (3, 4) for when in (BETS, FINISH)):
        start = game.start(seats=int(key[1][0]), chips=20, banker=0)
        block = _told(known[key]) if key in known else _named(key) | _moves(start, key)
        state = start
        for text in block["moves"].split(", "):
            state = state.apply(game.parse_move(text))
        yield key, block | _counts(state)


def _moves(state: fives.State[M], key: Key) -> Block:
    """The moves of a random race up to its first bet, or to three cards before its end."""
    rng = Random(" ".join(key))
    moves: list[M] = []
    while state.actor is fives.CHANCE or key[2] == FINISH:
        moves.append(rng.choice(state.legal_moves()))
        state = state.apply(moves[-1])
        if [str(move)[:4] for move in moves[-2:]] == ["turn", "mark"]:
            del moves[-4:]
            break
    return {"moves": ", ".join(map(str, moves))}


def _counts(state: fives.State[M]) -> Block:
    found: Block = {}
    count, depth = 1, 0
    while 0 < count <= ENOUGH:
        depth += 1
        count = perft(state, depth)
        found[f"{depth} move{'' if depth == 1 else 's'}"] = str(count)
    return found


def _named(key: Key) -> Block:
    return dict(zip(("game", "table", "position"), key, strict=True))


def _told(block: Block) -> Block:
    """A block without its counts."""
    return {name: value for name, value in block.items() if not name[0].isdigit()}


def _tiles(tiles: fives.TileSet) -> str:
    return " ".join(tile.notation for tile in tiles)
