"""What a layout asks about its doubles: which of them branch, and which ports are locked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from fives.dominoes.ports import Port
from fives.dominoes.tiles import Tile

if TYPE_CHECKING:
    from fives.dominoes.layout import Layout


@runtime_checkable
class Spinners(Protocol):
    """**Protocol:** the axis ``spinners``, where a double branches whatever lies around it.

    >>> import attrs
    >>> @attrs.frozen
    ... class OnlyBlanks:
    ...     def spins(self, tile: Tile) -> bool:
    ...         return tile.pips == 0
    >>> isinstance(OnlyBlanks(), Spinners)
    True
    """

    def spins(self, tile: Tile) -> bool:
        """Return whether a double branches once both its line sides are joined."""
        ...

    def __hash__(self) -> int:
        """Return a hash of the parameters; frozen attrs classes have one."""
        ...


@runtime_checkable
class LayoutSpinners(Protocol):
    """**Protocol:** the axis ``spinners``, where it depends on what already lies.

    It takes a slower road than `Spinners`, since it is asked at every double.

    >>> import attrs, fives
    >>> @attrs.frozen
    ... class FirstDouble:
    ...     def spins_on(self, tile: Tile, layout: "Layout") -> bool:
    ...         return not any(other.is_double for other in layout.tiles)
    >>> layout = fives.Layout(FirstDouble(), fives.BothHalvesWhileOpen())
    >>> layout.place(Tile(5, 5)).place(Tile(2, 5), Port.parse("5-5.a")).spinning
    frozenset({Tile(5, 5)})
    """

    def spins_on(self, tile: Tile, layout: Layout) -> bool:
        """Return whether a double that is about to join a layout will branch.

        Args:
            tile: The double.
            layout: The layout before; it is empty when the double is led.
        """
        ...

    def __hash__(self) -> int:
        """Return a hash of the parameters; frozen attrs classes have one."""
        ...


@runtime_checkable
class Locks(Protocol):
    """**Protocol:** what a policy of ``spinners`` may have as well, to lock open ports.

    >>> import attrs, fives
    >>> @attrs.frozen
    ... class LeadFirst:
    ...     def spins(self, tile: Tile) -> bool:
    ...         return tile.is_double
    ...     def locked(self, layout: "Layout") -> frozenset[Port]:
    ...         open_on_lead = [p for p in layout.open_ports if p.tile is layout.lead]
    ...         rest = [p for p in layout.open_ports if p.tile is not layout.lead]
    ...         return frozenset(rest if open_on_lead else ())
    >>> layout = fives.Layout(LeadFirst(), fives.BothHalvesWhileOpen())
    >>> print(*layout.place(Tile(5, 5)).place(Tile(2, 5), Port.parse("5-5.a")).ports)
    5-5.b
    """

    def locked(self, layout: Layout) -> frozenset[Port]:
        """Return those of the layout's `open_ports` where nothing may join yet."""
        ...


AnySpinners: TypeAlias = Spinners | LayoutSpinners
"""Either form of the axis ``spinners``; with `Locks` it locks ports too."""
