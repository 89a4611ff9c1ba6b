"""Which tiles would score if they were placed now."""

from __future__ import annotations

from fives.beliefs.trials import fitting
from fives.dominoes.plays import Play
from fives.dominoes.ports import Port
from fives.dominoes.tileset import tiles_in
from fives.match.listing import join_for
from fives.match.state import GameState


def scoring(state: GameState, seat: int) -> int:
    """Return the tiles with which a seat could score, one bit each.

    A play scores when its count is worth points; what a target makes of them is left aside.
    """
    game, layout, found = state._moment.game, state.layout, 0
    ports: tuple[Port | None, ...] = layout.ports or (None,)
    for tile in tiles_in(fitting(state)):
        for port in ports:
            play = Play(tile, port)
            join = join_for(game, play, state._ends, state._chain, state._total)
            if join is None:
                continue
            event = game.gain(seat, layout._after(play, join))
            if event is not None and event.points > 0:
                found |= tile.bit
                break
    return found
