"""Players by machine, on the smallest view that there can be."""

from random import Random

import attrs

import fives
from fives.sim.agents import Agent, Greedy, random_agent


@attrs.frozen
class Numbers:
    """A view whose moves are numbers."""

    moves: tuple[int, ...]

    def legal_moves(self) -> tuple[int, ...]:
        return self.moves


def test_a_random_agent_reaches_every_move_and_no_other() -> None:
    view, rng = Numbers((3, 1, 4)), Random(5)
    assert {random_agent(view, rng) for _ in range(50)} == {3, 1, 4}


def test_a_random_agent_repeats_itself_with_the_same_seed() -> None:
    view = Numbers(tuple(range(100)))
    first, second = Random(61), Random(61)
    assert [random_agent(view, first) for _ in range(9)] == [
        random_agent(view, second) for _ in range(9)
    ]


def test_greedy_takes_the_greatest_value_and_of_several_the_first() -> None:
    last_digit: Agent[Numbers, int] = Greedy[Numbers, int](lambda view, move: (move % 10,))
    assert last_digit(Numbers((11, 29, 9, 8)), Random(0)) == 29
    assert last_digit(Numbers((9, 29)), Random(0)) == 9


def test_later_figures_break_ties() -> None:
    agent = Greedy[Numbers, int](lambda view, move: (move % 10, move))
    assert agent(Numbers((9, 29, 19)), Random(0)) == 29


def test_greedy_takes_no_chance() -> None:
    rng = Random(3)
    before = rng.getstate()
    Greedy[Numbers, int](lambda view, move: (move,))(Numbers((1, 2)), rng)
    assert rng.getstate() == before


def test_random_agents_play_a_match_to_its_end() -> None:
    rng = Random(8)
    state = fives.run_chance(fives.HORSE_RACE.start(seats=3), rng)
    while state.outcome is None:
        assert isinstance(state.actor, int)
        state = fives.run_chance(state.apply(random_agent(state.view(state.actor), rng)), rng)
    assert max(state.scores) >= 61
