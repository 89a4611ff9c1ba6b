"""The library's ways: moves listed, each one checked, every state kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from ways import Way

import fives
from fives import card_race


def dealt_states(start: fives.GameState, rng: Random, rounds: int) -> list[fives.GameState]:
    """Return states of rounds that are dealt, opened by each seat in turn."""
    seats = start.table.seats
    return [
        fives.run_chance(start.apply(fives.Lot(fives.Seat(number % seats))), rng)
        for number in range(rounds)
    ]


def play_rounds(deals: list[fives.GameState], random: Callable[[], float]) -> int:
    """Play rounds of dominoes; return how many plays, draws and passes were made.

    The tiles that chance turns up are paid for and not counted, and so is the first listing
    of the next round, which shows that this one is over.
    """
    drawn, next_round = fives.Drawn, (fives.Deal, fives.Lot)
    states = turned_up = 0
    for state in deals:
        kept = [state]
        while options := state.legal_moves():
            move = options[int(random() * len(options))]
            kind = type(move)
            if kind in next_round:
                break
            state = state.apply(move)
            kept.append(state)
            if kind is drawn:
                turned_up += 1
        states += len(kept) - 1
    return states - turned_up


def ready(rules: fives.RuleSet, seats: int, pairs: bool, rng: Random, rounds: int) -> partial[int]:
    """Deal rounds of dominoes."""
    deals = dealt_states(rules.start(seats, pairs), rng, rounds)
    return partial(play_rounds, deals, rng.random)


def play_races(tracks: list[card_race.CardRace], random: Callable[[], float]) -> int:
    """Play first races of sessions; return how many bets were made and cards turned."""
    moves = 0
    for state in tracks:
        kept = [state]
        while state.race == 1:
            options = state.legal_moves()
            state = state.apply(options[int(random() * len(options))])
            kept.append(state)
            moves += 1
    return moves


def ready_races(seats: int, rng: Random, rounds: int) -> partial[int]:
    """Lay tracks for card races."""
    start = card_race.start(seats)
    tracks = [fives.run_chance(start, rng) for _ in range(rounds)]
    return partial(play_races, tracks, rng.random)


def domino_way(rules: fives.RuleSet, table: fives.Table) -> Way:
    """Return the way to play at one table."""
    name = f"{rules.id} {'pairs' if table.pairs else table.seats}"
    return Way(name, rules.id, partial(ready, rules, table.seats, table.pairs))


def library_ways() -> list[Way]:
    """Return a way for every table of dominoes, and for three tables of the card race."""
    dominoes = [
        domino_way(rules, table)
        for rules in (fives.HORSE_RACE, fives.EXACT_61, fives.DRAW)
        for table in rules.tables
    ]
    races = [
        Way(f"card-race {seats}", "card-race", partial(ready_races, seats), 0.2)
        for seats in (3, 4, 10)
    ]
    return dominoes + races
