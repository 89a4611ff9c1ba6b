"""The card races that are kept: every step, every chip and every chance in them."""

import re

import pytest

from fives.card_race import Card, track_chances
from tests.cli.matches import RACES, kept, unfolded

ROW = re.compile(r"^ *\w*  \S+\|")
"""A row of the chart of a race."""

BALANCE = re.compile(r"(?:seat|Seat) (\d)(?:, the bank)?: (\d+)")
STEP = re.compile(r"^Seat (\d)\b.* (\d+) [+-] (\d+) = (\d+)\.$", re.MULTILINE)


def races(name: str) -> list[str]:
    """The text of each race."""
    return kept(name).split("\n-- Race ")[1:]


def rows(race: str) -> list[str]:
    """The rows of the chart of a race, from the start on."""
    return [line for line in race.splitlines() if ROW.match(line)]


@pytest.mark.rule("CR-08", "CR-10")
@pytest.mark.parametrize("name", RACES)
def test_each_card_moves_the_horse_of_its_suit_one_position(name: str) -> None:
    for race in races(name):
        chart = rows(race)
        last = [0, 0, 0, 0]
        assert len(chart) > 8
        for line in chart[1:]:
            card = Card.parse(line.split()[0])
            strips = [line[6 + 17 * place :][:10].replace("|", "") for place in range(4)]
            positions = [strip.index(letter) for strip, letter in zip(strips, "SHDC", strict=True)]
            last[card.suit] += 1
            assert positions == last
        assert max(last) == 8


@pytest.mark.parametrize("name", RACES)
def test_the_chances_of_every_row_add_up(name: str) -> None:
    for race in races(name):
        for line in rows(race):
            found = [int(part) for part in re.findall(r"(\d+)%", line)]
            assert len(found) == 4
            assert abs(sum(found) - 100) <= 3


@pytest.mark.rule("CR-05", "CR-06")
@pytest.mark.parametrize("name", RACES)
def test_odds_and_exact_chances_stand_beside_the_markers(name: str) -> None:
    for race in races(name):
        found = re.findall(r"^(\w+) +(\d) +(\d+):1 +(\S+)% +\S+:1$", race, re.MULTILINE)
        assert [suit for suit, *_ in found] == ["spades", "hearts", "diamonds", "clubs"]
        exact = track_chances(tuple(int(count) for _, count, _, _ in found))
        for (_, count, price, shown), chance in zip(found, exact, strict=True):
            assert int(price) == (1, 2, 3, 5, 10)[int(count)]
            assert float(shown) == pytest.approx(float(100 * chance), abs=0.051)


@pytest.mark.rule("CR-11")
@pytest.mark.parametrize("name", RACES)
def test_winners_are_paid_by_the_odds_of_their_bet(name: str) -> None:
    paid = 0
    for race in races(name):
        bets = re.findall(r"Seat (\d) backed (\w+) with 1 chip at (\d+):1\.", race)
        winner = re.findall(r"(\w+) won the race after \d+ cards", race)[0].lower()
        for seat, suit, price in bets:
            if suit == winner:
                paid += 1
                assert f"Seat {seat} won on {suit}: 1 chip came back with {price} chip" in race
            else:
                assert f"Seat {seat} lost 1 chip on {suit} to the bank." in race
    assert paid


@pytest.mark.rule("CR-12", "CR-13")
@pytest.mark.parametrize("name", RACES)
def test_balances_go_on_and_always_sum_to_the_start(name: str) -> None:
    seats = int(name[-1])
    last: dict[str, int] = {}
    for race in races(name):
        listed = next(line for line in race.splitlines() if line.startswith("chips"))
        shown = {seat: int(chips) for seat, chips in BALANCE.findall(listed)}
        assert len(shown) == seats
        assert not last or shown == last
        last = shown | {seat: int(after) for seat, _, _, after in STEP.findall(unfolded(race))}
        assert sum(last.values()) == sum(shown.values())
    ends = re.findall(r"^Seat (\d) +(\d+) +([+-]?\d+) +([+-]?\d+) +(\d+)$", kept(name), re.M)
    assert {seat: int(end) for seat, _, _, _, end in ends} == last
    assert all(int(a) + int(b) + int(c) == int(end) for _, a, b, c, end in ends)
    winners = [seat for seat, chips in last.items() if chips == max(last.values())]
    line = next(line for line in kept(name).splitlines() if "won the session" in line)
    assert re.findall(r"[Ss]eat (\d)", line) == winners


@pytest.mark.rule("CR-03")
@pytest.mark.parametrize("name", RACES)
def test_a_track_that_is_laid_anew_had_too_many_of_a_suit(name: str) -> None:
    found = re.findall(r"The markers were (.*?)\. (\d) of them are (\w+),", unfolded(kept(name)))
    assert found
    for markers, count, suit in found:
        suits = [Card.parse(text).suit for text in markers.split()]
        assert len(suits) == 7
        assert [str(each) for each in suits].count(suit) == int(count) >= 5
