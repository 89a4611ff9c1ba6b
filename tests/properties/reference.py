"""Horse Race written down a second time, plainly and without the library, to compare with.

A tile is a pair of numbers, a port a tile and a face, and everything is worked out anew from
the plays on the table. Nothing here is fast, and nothing here is shared with the library.
"""

from typing import TypeAlias

Tile: TypeAlias = tuple[int, int]
Port: TypeAlias = tuple[Tile, str]
Laid: TypeAlias = tuple[Tile, Port | None]

SET: list[Tile] = [(low, high) for high in range(7) for low in range(high + 1)]
SIZES = {2: 7, 3: 6, 4: 5}


def read_tile(text: str) -> Tile:
    """The tile of a notation such as 2-5."""
    low, high = text.split("-")
    return int(low), int(high)


def faces(tile: Tile) -> list[str]:
    """The names of a tile's faces, in order."""
    return ["a", "b", "c", "d"] if tile[0] == tile[1] else ["lo", "hi"]


def value(port: Port) -> int:
    """The number that a half must have to join a port."""
    (low, high), face = port
    return low if face == "lo" else high


def joined_ports(table: list[Laid]) -> set[Port]:
    """Every port where two tiles meet."""
    joined: set[Port] = set()
    for tile, at in table:
        if at is not None:
            half = "a" if tile[0] == tile[1] else "lo" if tile[0] == value(at) else "hi"
            joined |= {at, (tile, half)}
    return joined


def count(table: list[Laid]) -> tuple[list[Port], int]:
    """The open ports in order, and what the ends add up to."""
    joined = joined_ports(table)
    ports: list[Port] = []
    total = 0
    for tile in sorted((tile for tile, _ in table), key=SET.index):
        free = [face for face in faces(tile) if (tile, face) not in joined]
        if tile[0] != tile[1]:
            total += sum(value((tile, face)) for face in free)
        else:
            line = [face for face in free if face in "ab"]
            total += 2 * tile[0] if line else 0
            free = line or free
        ports += [(tile, face) for face in free]
    return ports, total


def rounded(pips: int) -> int:
    """The points of a count of hands: the nearest multiple of five, divided by five."""
    return min(range(100), key=lambda points: abs(5 * points - pips))


class Reference:
    """A match of Horse Race; `move` takes the notation of a move, unchecked."""

    def __init__(self, seats: int, pairs: bool) -> None:
        self.seats = seats
        self.side = [seat % 2 if pairs else seat for seat in range(seats)]
        self.scores = [0] * (2 if pairs else seats)
        self.winners: list[int] | None = None
        self.deal_anew(None)

    def deal_anew(self, opener: int | None) -> None:
        """Clear the table for a round; without an opener a lot comes first."""
        self.opener = opener
        self.hands: list[list[Tile]] = [[] for _ in range(self.seats)]
        self.boneyard = list(SET)
        self.table: list[Laid] = []
        self.bound: Tile | None = None
        self.phase = "LOT" if opener is None else "DEALING"
        self.turn = 0

    def plays(self, hand: list[Tile]) -> list[str]:
        """The plays that a hand has, by port and then by tile."""
        hand = sorted(hand, key=SET.index)
        if not self.table:
            return [f"{low}-{high}" for low, high in hand]
        return [
            f"{low}-{high}@{port[0][0]}-{port[0][1]}.{port[1]}"
            for port in count(self.table)[0]
            for low, high in hand
            if value(port) in (low, high)
        ]

    def moves(self) -> list[str]:
        """The moves that are allowed, in order."""
        if self.phase == "OVER":
            return []
        if self.phase == "LOT":
            return [f"lot {seat}" for seat in range(self.seats)]
        if self.phase in ("DEALING", "DRAWING"):
            word = "deal" if self.phase == "DEALING" else "drawn"
            return [f"{word} {low}-{high}" for low, high in SET if (low, high) in self.boneyard]
        hand = self.hands[self.turn] if self.bound is None else [self.bound]
        return self.plays(hand) or ["draw" if self.boneyard else "pass"]

    def move(self, text: str) -> None:
        """Make a move."""
        word, _, rest = text.partition(" ")
        if word == "lot":
            self.opener, self.phase = int(rest), "DEALING"
        elif word == "deal":
            self.take(read_tile(rest))
            if len(self.hands[self.turn]) == SIZES[self.seats]:
                self.turn += 1
            if self.turn == self.seats:
                assert self.opener is not None
                self.turn, self.phase = self.opener, "TURN"
        elif word == "draw":
            self.phase = "DRAWING"
        elif word == "drawn":
            self.drawn(read_tile(rest))
        elif word == "pass":
            self.turn = (self.turn + 1) % self.seats
        else:
            self.play(text)

    def take(self, tile: Tile) -> None:
        """Move a tile from the boneyard into the hand of the seat whose turn it is."""
        self.boneyard.remove(tile)
        self.hands[self.turn].append(tile)

    def drawn(self, tile: Tile) -> None:
        """Let the seat to move draw a tile."""
        self.take(tile)
        self.phase = "TURN"
        if self.plays([tile]):
            self.phase, self.bound = "PLACING", tile
        elif self.blocked():
            self.settle(None)

    def blocked(self) -> bool:
        """Whether nobody can place and nothing is left to draw."""
        return not self.boneyard and not any(self.plays(hand) for hand in self.hands)

    def play(self, text: str) -> None:
        """Place a tile and count."""
        tile_text, _, port_text = text.partition("@")
        tile, at, was_drawn = read_tile(tile_text), None, self.phase == "PLACING"
        if port_text:
            on, face = port_text.split(".")
            at = (read_tile(on), face)
        self.hands[self.turn].remove(tile)
        self.table.append((tile, at))
        self.phase, self.bound = "TURN", None
        total = count(self.table)[1]
        points = total // 5 if total % 5 == 0 else 0
        self.scores[self.side[self.turn]] += points
        if max(self.scores) >= 61:
            self.end()
        elif not self.hands[self.turn]:
            self.settle(self.turn)
        elif self.blocked():
            self.settle(None)
        elif was_drawn or (tile[0] != tile[1] and not points):
            self.turn = (self.turn + 1) % self.seats

    def settle(self, out: int | None) -> None:
        """Count the hands of a round that is over."""
        left = [0] * len(self.scores)
        for seat, hand in enumerate(self.hands):
            left[self.side[seat]] += sum(map(sum, hand))
        least = (
            {self.side[out]} if out is not None else {s for s in self.side if left[s] == min(left)}
        )
        for side in least:
            self.scores[side] += rounded(sum(left) - left[side])
        if max(self.scores) >= 61:
            self.end()
        else:
            self.deal_anew(out)

    def end(self) -> None:
        """End the match."""
        self.phase = "OVER"
        self.winners = [side for side, score in enumerate(self.scores) if score >= 61]
