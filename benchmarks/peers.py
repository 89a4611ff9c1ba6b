"""Other packages that play games, as far as they are installed."""

from __future__ import annotations

import peer_chess
import peer_dominoes
import peer_spiel
from ways import Way

PEERS = {
    "open-spiel": peer_spiel.ways,
    "dominoes": peer_dominoes.ways,
    "chess": peer_chess.ways,
}


def peer_ways(groups: set[str]) -> tuple[list[Way], list[str]]:
    """Return the ways of the peers in these groups, and the peers that are not installed."""
    ways: list[Way] = []
    missing = []
    for name, found in PEERS.items():
        if name in groups:
            try:
                ways += found()
            except ImportError:
                missing.append(name)
    return ways, missing
