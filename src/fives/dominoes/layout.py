"""The layout: tiles on the table as a graph of ports, usable without a game."""

from __future__ import annotations

from typing import final

import attrs

from fives.core.errors import IllegalMoveError, InputError
from fives.core.notebook import shown_in_notebooks
from fives.core.refusal import Refusal
from fives.core.units import Pips
from fives.dominoes.branching import AnySpinners
from fives.dominoes.counting import Contribution, Counting
from fives.dominoes.ends import Join, faces_in, port_at
from fives.dominoes.joining import LayoutRules, grown, join_of, locked_by, rules_of
from fives.dominoes.plays import Chain, Play, plays_in
from fives.dominoes.ports import Port, joining_port
from fives.dominoes.shape import joined_faces, order_of_tiles, spinners_on
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import DOUBLE_SIX, TileSet
from fives.dominoes.why_not import why_not_there


@final
@attrs.frozen(weakref_slot=False)
class Joint:
    """Two ports that are joined.

    Attributes:
        at: The port of the tile that lay there first.
        by: The port of the tile that joined it.

    >>> print(Joint(Port.parse("1-4.lo"), Port.parse("1-1.a")))
    1-4.lo = 1-1.a
    """

    at: Port
    by: Port

    def __str__(self) -> str:
        return f"{self.at} = {self.by}"


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Layout:
    """Tiles on the table, as a value: laying one gives a new layout.

    Two layouts are equal when the same tiles are joined at the same ports by the same
    rules, in whatever order they were laid.

    Args:
        spinners: Which doubles branch.
        counting: How many halves of a double count.
        tiles: The set that is played with; double-six unless said otherwise.

    >>> import fives
    >>> layout = fives.Layout(fives.EveryDouble(), fives.BothHalvesWhileOpen())
    >>> layout = layout.place(Tile(5, 5)).place(Tile(2, 5), Port.parse("5-5.a"))
    >>> layout.total, [str(part) for part in layout.parts]
    (12, ['[5|5] 10', '[2|5] 2'])
    >>> print(*layout.ports)
    2-5.lo 5-5.b
    """

    spinners: AnySpinners
    counting: Counting
    tile_set: TileSet = attrs.field(default=DOUBLE_SIX, alias="tiles")
    _chain: Chain = attrs.field(default=None, kw_only=True, alias="_chain")
    _ends: tuple[int, ...] = attrs.field(default=(), kw_only=True, alias="_ends")
    _total: int = attrs.field(default=0, kw_only=True, alias="_total")

    @property
    def lead(self) -> Tile | None:
        """The tile that was laid first, or None on an empty table."""
        plays = plays_in(self._chain)
        return plays[0].tile if plays else None

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles, from the lead outwards, each line to its end before the next."""
        return order_of_tiles(plays_in(self._chain))

    @property
    def joints(self) -> tuple[Joint, ...]:
        """The joined pairs of ports, in the order of `tiles`."""
        places = {play.tile: play.at for play in plays_in(self._chain)}
        return tuple(
            Joint(at, joining_port(tile, at.value))
            for tile in self.tiles
            if (at := places[tile]) is not None
        )

    @property
    def open_ports(self) -> tuple[Port, ...]:
        """The ports where nothing has joined, locked ones too, in the order of ports."""
        return tuple(map(port_at, self._ends))

    @property
    def ports(self) -> tuple[Port, ...]:
        """The open ports where a tile may join now, in the order of ports."""
        locked = self.locked
        return tuple(port for port in self.open_ports if port not in locked)

    def places(self, tile: Tile) -> tuple[Port, ...]:
        """Return the ports that a tile could join now, in the order of ports.

        >>> import fives
        >>> print(*fives.HORSE_RACE.layout().place(Tile(2, 5)).places(Tile(5, 5)))
        2-5.hi
        """
        return tuple(port for port in self.ports if self.refusal(tile, port) is None)

    @property
    def locked(self) -> frozenset[Port]:
        """The open ports where the rules allow nothing yet."""
        locks = self._rules.locks
        return frozenset() if locks is None else locked_by(locks, self)

    @property
    def total(self) -> Pips:
        """What the ends add up to, in pips."""
        return Pips(self._total)

    @property
    def parts(self) -> tuple[Contribution, ...]:
        """What each end contributes to the total and why, counted from scratch.

        A double is named while one of its line sides is open or it still counts; a double
        that is covered and adds nothing is left out.
        """
        plays = plays_in(self._chain)
        joined = joined_faces(plays)
        spinners = spinners_on(plays, self._ends)
        found = []
        for tile in order_of_tiles(plays):
            faces = joined[tile]
            if tile.is_double:
                halves = self.counting.halves(faces_in(faces), tile in spinners)
                if halves or faces & 3 != 3:
                    found.append(Contribution(tile, tile.high, halves))
            else:
                halves_free = (tile.low, tile.high)
                found += [
                    Contribution(tile, half, 1)
                    for bit, half in enumerate(halves_free)
                    if not faces >> bit & 1
                ]
        return tuple(found)

    @property
    def spinning(self) -> frozenset[Tile]:
        """The doubles on the table that branch."""
        return spinners_on(plays_in(self._chain), self._ends)

    def refusal(self, tile: Tile, at: Port | None = None) -> Refusal | None:
        """Return why a tile cannot be laid somewhere, or None when it can."""
        return why_not_there(self, Play(tile, at))

    def place(self, tile: Tile, at: Port | None = None) -> Layout:
        """Return the layout with one more tile.

        Args:
            tile: The tile to lay.
            at: The open port to join; None to lead.

        Raises:
            IllegalMoveError: When it cannot be laid there.
            VariantError: When the layout's policies are none, or answer wrongly.

        >>> import fives
        >>> fives.HORSE_RACE.layout().place(Tile(2, 5)).place(Tile(0, 3), Port.parse("2-5.hi"))
        Traceback (most recent call last):
        fives.core.errors.IllegalMoveError: Only a tile with a 5 joins 2-5.hi, and [0|3] has none.
        """
        play = Play(tile, at)
        refusal = why_not_there(self, play)
        if refusal is not None:
            raise IllegalMoveError(play, refusal)
        join = join_of(self._rules.tables_for(tile, self), play, self._ends)
        if join is None:
            raise InputError("NO_SUCH_PLACE", f"{play} joins nothing here.")
        return self._after(play, join)

    def _after(self, play: Play, join: Join) -> Layout:
        """Return the layout after a play that is known to do this."""
        return Layout(
            self.spinners,
            self.counting,
            self.tile_set,
            _chain=(play, self._chain),
            _ends=grown(join, self._ends),
            _total=self._total + join.delta,
        )

    @property
    def _rules(self) -> LayoutRules:
        return rules_of(self.spinners, self.counting, self.tile_set)

    _repr_mimebundle_ = shown_in_notebooks

    def _key(self) -> tuple[object, ...]:
        plays = frozenset(plays_in(self._chain))
        return self._ends, self._total, plays, self.spinners, self.counting, self.tile_set

    def __eq__(self, other: object) -> bool:
        if type(other) is not Layout:
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self._ends, self._total))

    def __len__(self) -> int:
        return len(plays_in(self._chain))

    def __str__(self) -> str:
        return " ".join(str(joint) for joint in self.joints) or str(self.lead or "(empty)")

    def __repr__(self) -> str:
        return f"<Layout of {len(self)} tiles, total {self._total}: {self}>"

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.spinners, self.counting, self.tile_set, tuple(plays_in(self._chain)))
        return _again, parts


def _again(
    spinners: AnySpinners, counting: Counting, tiles: TileSet, plays: tuple[Play, ...]
) -> Layout:
    layout = Layout(spinners, counting, tiles)
    for play in plays:
        layout = layout.place(play.tile, play.at)
    return layout
