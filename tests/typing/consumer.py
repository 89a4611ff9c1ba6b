"""A user's program: type-checked against the installed package, and run."""

import random

import fives

rng = random.Random(61)
state = fives.variant("horse-race").start(seats=4, pairs=True)
while state.outcome is None:
    state = fives.run_chance(state, rng)
    if isinstance(state.actor, int):
        view = state.view(state.actor)
        plays = [move for move in view.legal_moves() if isinstance(move, fives.Play)]
        best = max(plays, key=lambda play: view.preview(play).points, default=None)
        state = state.apply(best or view.legal_moves()[0])
print(state.scores, state.outcome.winners, state.layout.total)
