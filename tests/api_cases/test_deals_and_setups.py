"""Deals, tiles and positions built by hand.

| case | property of the API |
|---|---|
| a board that takes a tile twice, or one that doesn't match | what is built is checked as play is |
| a deal from what the last deal left over | 28 different tiles in every state |
| an opening tile that stays in the hand | a move gives a new state and leaves the old one |
| a tile in two hands | an error that names the tile |
| hands that are not those listed | the hands given are the hands, seat by seat |
| one tile used both ways round | a tile once laid is gone, however it is written |
| more seats than the set has tiles for | refused at once |
"""

import pytest

import fives
from tests.api_cases.games import GAMES, TABLES, Seated, steps

T = fives.Tile
NAMES = [rules.id for rules in GAMES]


def setup(rules: fives.RuleSet, *hands: str, layout: str = "") -> fives.Setup:
    return fives.Setup(variant=rules, seats=len(hands), hands=hands, layout=layout)


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
@pytest.mark.parametrize(
    ("layout", "code"),
    [
        ("2-3 2-3@2-3.hi", "ALREADY_LAID"),
        ("2-3 3-2@2-3.hi", "ALREADY_LAID"),
        ("1-2 3-4@1-2.hi", "VALUES_DIFFER"),
        ("1-2 2-4@1-2.lo", "VALUES_DIFFER"),
        ("1-2 2-4@1-2.hi 2-5@1-2.hi", "PORT_TAKEN"),
    ],
)
def test_a_layout_built_by_hand_obeys_the_rules_of_play(
    rules: fives.RuleSet, layout: str, code: str
) -> None:
    """[2|3] twice; [3|4] at an end of value 2; a second tile at a joined end."""
    problems = setup(rules, "0-0", "6-6", layout=layout).problems
    assert problems[0].code == code
    table = rules.layout()
    *before, last = map(fives.Play.parse, layout.split())
    for play in before:
        table = table.place(play.tile, play.at)
    refusal = table.refusal(last.tile, last.at)
    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(fives.IllegalMoveError) as caught:
        table.place(last.tile, last.at)
    assert caught.value.refusal == refusal


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_five_deals_in_a_row_are_of_28_different_tiles(seated: Seated) -> None:
    rounds = 0
    for step in steps(seated, seed=4, most=5_000):
        state = step.after
        tiles = [tile for hand in state.hands for tile in hand]
        tiles += [*state.boneyard, *state.layout.tiles]
        assert len(tiles) == len(set(tiles)) == 28
        if any(isinstance(event, fives.RoundEnded) for event in step.events):
            rounds += 1
            assert state.outcome or len(state.boneyard) == 28
        if rounds == 5:
            break
    assert rounds == 5 or step.after.outcome is not None


@pytest.mark.parametrize(
    ("rules", "hand", "left", "points"),
    [
        (fives.HORSE_RACE, "5-5 0-0 0-1 0-2 0-3 0-4 0-5", 6, 2),
        (fives.EXACT_61, "5-5 0-0 0-1 0-2 0-3", 4, 2),
        (fives.DRAW, "5-5 0-0 0-1 0-2 0-3 0-4 0-5", 6, 0),
    ],
    ids=NAMES,
)
def test_the_opening_tile_leaves_the_hand_and_scores_on_the_new_state(
    rules: fives.RuleSet, hand: str, left: int, points: int
) -> None:
    """[5|5] counts 10: two points where multiples of five score, none in Draw."""
    before = setup(rules, hand, "6-6 1-1").state()
    after = before.apply(fives.Play(T(5, 5)))
    assert (len(before.hands[0]), len(after.hands[0])) == (left + 1, left)
    assert (before.scores, after.scores) == ((0, 0), (points, 0))
    assert after.layout.total == 10
    assert (len(before.layout), len(after.layout)) == (0, 1)
    assert T(5, 5) in before.hands[0]
    assert T(5, 5) not in after.hands[0]


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
@pytest.mark.parametrize(
    "hands", [("3-4 3-4", "1-1"), ("3-4", "4-3"), ("3-4 4-3 3-4", "3-4 3-4")], ids=str
)
def test_a_tile_in_two_places_is_named(rules: fives.RuleSet, hands: tuple[str, str]) -> None:
    with pytest.raises(fives.SetupError) as caught:
        setup(rules, *hands).state()
    assert {problem.code for problem in caught.value.problems} == {"TILE_TWICE"}
    assert "[3|4]" in str(caught.value)


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_the_hands_given_are_the_hands_of_the_state(seated: Seated) -> None:
    """By a set-up, and by a deal tile by tile: each seat holds what it was given."""
    rules, table = seated
    size = rules.dealing.hand_size(table)
    wanted = [[*fives.DOUBLE_SIX][seat::4][:size] for seat in range(table.seats)]
    built = fives.Setup(variant=rules, seats=table.seats, pairs=table.pairs, hands=wanted).state()
    state = seated.start().apply(fives.Lot(fives.Seat(0)))
    for hand in wanted:
        for tile in hand:
            state = state.apply(fives.Deal(tile))
    for seat, hand in enumerate(wanted):
        assert built.hands[seat] == state.hands[seat] == set(hand)
    assert built == state


@pytest.mark.parametrize("rules", GAMES, ids=NAMES)
def test_a_laid_tile_is_gone_in_both_spellings(rules: fives.RuleSet) -> None:
    """[1|2], [2|3], [1|3]: each is laid once, and then there is no such tile to lay."""
    state = setup(rules, "1-2 6-6", "2-3 5-5", "1-3 4-4").state()
    for text, turned in (("1-2", "2-1"), ("2-3@1-2.hi", "3-2@2-1.hi"), ("1-3@2-3.hi", "")):
        move = fives.parse_move(text)
        assert not turned or fives.parse_move(turned) == move
        state = state.apply(move)
    assert len(state.layout) == 3
    held = [tile for hand in state.hands for tile in hand]
    for text in ("1-2@1-2.lo", "2-1@1-3.lo", "3-2@1-3.lo", "2-3@1-2.lo"):
        move = fives.parse_move(text)
        assert isinstance(move, fives.Play)
        assert move.tile not in held
        refusal = state.refusal(move)
        assert refusal is not None
        assert refusal.code == "NOT_IN_HAND"
        assert move not in state.legal_moves()


@pytest.mark.parametrize(
    ("rules", "seats", "pairs"),
    [
        *((rules, seats, False) for rules in GAMES for seats in (0, 1, 5, 28)),
        *((rules, seats, True) for rules in GAMES for seats in (2, 3, 6)),
        (fives.EXACT_61, 4, False),
        (fives.DRAW, 4, True),
    ],
)
def test_a_table_that_a_game_does_not_have(rules: fives.RuleSet, seats: int, pairs: bool) -> None:
    with pytest.raises(fives.InputError) as caught:
        rules.start(seats, pairs)
    assert caught.value.code == "NO_SUCH_TABLE"
    position = fives.Setup(variant=rules, seats=seats, pairs=pairs, hands=("0-0",) * seats)
    assert position.problems[0].code == "NO_SUCH_TABLE"
