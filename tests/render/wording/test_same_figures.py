"""Whole matches told in both languages: the same tiles and the same numbers in both."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import fives
from fives import DRAW, EXACT_61, HORSE_RACE, RuleSet
from fives.render.folding import WIDTH
from fives.render.plain.narrate import narrate
from fives.render.wording.english import ENGLISH
from fives.render.wording.events import event_words
from fives.render.wording.french import FRENCH
from fives.render.wording.names import Names
from tests.strategies import WITHOUT_END

MATCHES = [
    (rules, seats, pairs)
    for rules in (HORSE_RACE, EXACT_61, DRAW)
    for seats, pairs in ((2, False), (3, False), (4, False), (4, True))
    if fives.Table(seats, pairs) in rules.tables
]


def transitions(rules: RuleSet, seats: int, pairs: bool) -> Iterator[fives.Transition]:
    """Every transition of a random match, to its end."""
    rng, state = Random(seats), rules.start(seats, pairs)
    for _ in range(WITHOUT_END):
        if state.outcome is not None:
            return
        step = state.step(rng.choice(state.legal_moves()))
        yield step
        state = step.after
    raise AssertionError(f"no end after {WITHOUT_END} moves: {state}")


def figures(text: str) -> Counter[str]:
    """The tiles and the numbers of a text, however often each stands there."""
    return Counter(re.findall(r"\[\d\|\d\]|\d+", text))


@pytest.mark.parametrize(("rules", "seats", "pairs"), MATCHES)
def test_whole_matches_have_the_same_tiles_and_numbers_in_both_languages(
    rules: RuleSet, seats: int, pairs: bool
) -> None:
    for number, step in enumerate(transitions(rules, seats, pairs)):
        you = (None, *range(seats))[number % (seats + 1)]
        events = [event if you is None else event.seen_by(you) for event in step.events]
        for event in events:
            names = Names(step.after.table, you)
            said = [event_words(event, each, names, rules) for each in (ENGLISH, FRENCH)]
            assert figures(said[0]) == figures(said[1]), said
            assert said[0] != said[1] or isinstance(event, fives.Ruled)
            assert not any(re.search(r"[{}~]|  |\.\.| \.", text) for text in said), said
            assert all(text.endswith((".", ")")) for text in said), said
        told = [
            narrate(events, Names(step.after.table, you, each), rules) for each in (ENGLISH, FRENCH)
        ]
        assert figures(" ".join(told[0])) == figures(" ".join(told[1])), told
        assert all(len(line) <= WIDTH for lines in told for line in lines)
