"""What a step says happened."""

import pytest

import fives
from tests.match.test_bad_input import position
from tests.strategies import At, match

T = fives.Tile


def step(state: fives.GameState, text: str) -> fives.Transition:
    return state.step(fives.parse_move(text))


def kinds(transition: fives.Transition) -> list[str]:
    return [type(event).__name__ for event in transition.events]


def test_a_transition_holds_both_states_and_the_move() -> None:
    state = fives.HORSE_RACE.start(seats=2)
    made = step(state, "lot 1")
    assert made.before is state
    assert made.move == fives.Lot(fives.Seat(1))
    assert made.after == state.apply(made.move)
    assert made.events == (fives.LotFell(fives.Seat(1)),)
    assert hash(made) == hash(step(state, "lot 1"))
    assert made == step(state, "lot 1")


def test_dealing_goes_round_by_whole_hands() -> None:
    state = fives.HORSE_RACE.start(seats=3).apply(fives.Lot(fives.Seat(2)))
    seats = []
    while state.actor is fives.CHANCE:
        made = state.step(state.legal_moves()[0])
        (event,) = made.events
        assert isinstance(event, fives.TileDealt)
        seats.append(event.seat)
        state = made.after
    assert seats == [0] * 6 + [1] * 6 + [2] * 6
    assert state.actor == 2
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    assert len(state.boneyard) == 10


def test_a_dealt_tile_is_seen_by_its_owner_only() -> None:
    event = fives.TileDealt(fives.Seat(1), T(2, 5))
    assert event.seen_by(1) is event
    assert event.seen_by(0) == fives.TileDealt(fives.Seat(1), None)
    drawn = fives.TileDrawn(fives.Seat(0), T(2, 5))
    assert drawn.seen_by(0) is drawn
    assert drawn.seen_by(1) == fives.TileDrawn(fives.Seat(0), None)


def test_a_play_that_scores_and_keeps_the_turn() -> None:
    made = step(position("2-3", ("3-3 0-1 6-6", "3-5")), "3-3@2-3.hi")
    assert kinds(made) == ["TilePlayed", "TurnKept"]
    played, kept = made.events
    assert isinstance(played, fives.TilePlayed)
    assert (played.seat, played.tile, str(played.at), played.drawn) == (0, T(3, 3), "2-3.hi", False)
    assert (played.total, played.points) == (8, 0)
    assert [str(part) for part in played.parts] == ["[2|3] 2", "[3|3] 6"]
    assert kept == fives.TurnKept(fives.Seat(0), ("double",))
    made = step(position("2-2", ("2-6 0-1", "3-5")), "2-6@2-2.a")
    assert kinds(made) == ["TilePlayed", "Ruled", "TurnKept"]
    ruled = made.events[1]
    assert isinstance(ruled, fives.Ruled)
    assert (ruled.ruling.before, ruled.ruling.after, ruled.ruling.accepted) == (0, 2, True)
    assert made.after.scores == (2, 0)
    assert made.after.actor == 0


def test_a_drawn_tile_says_so() -> None:
    state = position(hands=("0-1 0-3", "3-5 6-6"))
    drawing = step(state, "draw")
    assert drawing.events == ()
    drawn = step(drawing.after, "drawn 1-2")
    assert drawn.events == (fives.TileDrawn(fives.Seat(0), T(1, 2)),)
    played = step(drawn.after, "1-2@2-5.lo")
    assert kinds(played) == ["TilePlayed"]
    assert isinstance(played.events[0], fives.TilePlayed)
    assert played.events[0].drawn
    assert played.after.actor == 1


def test_going_out_shows_the_hands() -> None:
    made = step(position(hands=("2-6", "3-5 6-6")), "2-6@2-5.lo")
    assert kinds(made) == ["TilePlayed", "RoundEnded", "Ruled"]
    ended = made.events[1]
    assert isinstance(ended, fives.RoundEnded)
    assert isinstance(ended.end, fives.WentOut)
    assert ended.end.seat == 0
    assert [str(hand) for hand in ended.hands] == ["", "[3|5] [6|6]"]
    assert made.after.scores == (4, 0)
    assert made.after.phase is fives.Phase.DEALING
    assert made.after.opener == 0
    assert made.after.layout.tiles == ()
    assert len(made.after.boneyard) == 28


def test_a_play_that_wins_shows_no_hand() -> None:
    state = position("2-2", ("2-6", "3-5"), scores=(60, 60))
    made = step(state, "2-6@2-2.a")
    assert kinds(made) == ["TilePlayed", "Ruled", "MatchEnded"]
    assert made.events[-1] == fives.MatchEnded(fives.Outcome((fives.Side(0),), "target-reached"))
    assert made.after.scores == (62, 60)
    assert made.after.layout.total == 10
    assert made.after.legal_moves() == ()
    held = [str(hand) for hand in made.after.hands]
    assert held == ["", "[3|5]"]


def test_a_winning_play_does_not_keep_the_turn() -> None:
    state = position("2-2", ("2-6 0-1", "3-5"), scores=(60, 60))
    play = fives.Play(T(2, 6), fives.Port.parse("2-2.a"))
    made = state.step(play)
    assert "TurnKept" not in kinds(made)
    assert made.after.actor is None


def test_a_preview_knows_that_a_winning_play_ends_the_match() -> None:
    state = position("2-2", ("2-6 0-1", "3-5"), scores=(60, 60))
    preview = state.view(0).preview(fives.Play(T(2, 6), fives.Port.parse("2-2.a")))
    assert (preview.total, preview.points, preview.hand_emptied) == (10, 2, False)
    assert preview.turn_kept == ()


@pytest.mark.parametrize("phase", list(fives.Phase))
def test_the_repr_of_a_state_is_one_short_line(phase: fives.Phase) -> None:
    state = next(s for seed in range(9) for s in match(At(4), seed) if s.phase is phase)
    for text in (repr(state), str(state), repr(state.view(1)), repr(state.layout)):
        assert "\n" not in text
        assert len(text) < 700
    assert phase.name in repr(state)
    assert not any(str(tile) in repr(state) for tile in fives.DOUBLE_SIX)


def test_a_play_that_blocks_the_round_scores_first_and_is_then_counted() -> None:
    # After 1-5 nothing but fives is open, on [1|5] and on [5|5], and all fives are laid.
    state = fives.Setup(
        variant=fives.HORSE_RACE,
        seats=4,
        hands=(
            "0-1 1-2 0-3 3-3 1-4 3-4 1-6 3-6 4-6 6-6",
            "0-0 2-3 4-4",
            "0-2 1-5 2-6",
            "1-1 2-2 0-4",
        ),
        layout="0-5 0-6@0-5.lo 5-6@0-6.hi 3-5@5-6.lo 1-3@3-5.lo 2-5@0-5.hi 2-4@2-5.lo "
        "4-5@2-4.hi 5-5@4-5.hi",
        turn=2,
        scores=(5, 6, 7, 8),
    ).state()
    made = step(state, "1-5@1-3.lo")
    assert kinds(made) == ["TilePlayed", "Ruled", "RoundEnded", "Ruled", "Ruled"]
    ended = made.events[2]
    assert isinstance(ended, fives.RoundEnded)
    assert isinstance(ended.end, fives.Blocked)
    assert ended.end.gain is not None
    assert ended.end.gain.points == 3
    # Each of the two tens is paid the rest: 63 + 13 + 10 = 86, counted as 85, 17 points.
    assert [hand.pips for hand in ended.hands] == [63, 13, 10, 10]
    assert made.after.scores == (5, 6, 7 + 3 + 17, 8 + 17)
    assert made.after.phase is fives.Phase.LOT
