"""Card race, CR-01 to CR-03 and CR-15: cards, seats, bank, and the track."""

import pytest

import fives
from fives import card_race
from fives.card_race import Card, CardTurned, MarkerLaid, RacePhase, TrackRefused
from tests.card_race.playing import (
    EXAMPLE,
    TRACKS,
    D,
    H,
    S,
    every,
    follow,
    kinds,
    laid,
    moves,
    on,
    only,
    refused,
    run,
    step,
)


@pytest.mark.rule("CR-01")
def test_the_pack_has_52_cards_and_no_joker() -> None:
    assert len(set(card_race.PACK)) == 52
    assert [str(card) for card in card_race.PACK][:14] == [
        *("AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS"),
        "AH",
    ]
    for joker in ("mark JOKER", "turn *", "mark 0S", "mark 14S", "mark 1S", "mark XS"):
        with pytest.raises(fives.NotationError):
            card_race.parse_move(joker)


@pytest.mark.rule("CR-01")
@pytest.mark.parametrize("seats", [3, 4, 10, 11])
def test_three_or_more_sit_and_one_keeps_the_bank(seats: int) -> None:
    """Ten is a limit of comfort and no rule: eleven may sit too."""
    state = laid(seats=seats, banker=2)
    assert state.banker == 2
    choosers = []
    while state.phase is RacePhase.BETTING:
        choosers.append(state.actor)
        state = state.apply(state.legal_moves()[0])
    assert choosers == [(2 + n) % seats for n in range(1, seats)]
    assert state.actor is fives.CHANCE


@pytest.mark.rule("CR-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2])
def test_two_are_too_few(seats: int) -> None:
    with pytest.raises(fives.InputError, match="at least 3"):
        card_race.start(seats=seats)


@pytest.mark.rule("CR-02")
def test_the_aces_run_and_the_other_48_are_seven_markers_and_41_cards() -> None:
    state = card_race.start()
    assert [str(card) for card in card_race.HORSES] == ["AS", "AH", "AD", "AC"]
    assert state.positions == (0, 0, 0, 0)
    assert [move.card for move in state.legal_moves() if isinstance(move, card_race.Mark)] == list(
        card_race.WITHOUT_ACES
    )
    assert len(state.stock) == 48
    for ace in card_race.HORSES:
        assert refused(state, f"mark {ace}") == ("ACES_RUN", "CR-02")
    events = []
    for card in EXAMPLE.split():
        transition = step(state, f"mark {card}")
        events.append(only(transition, MarkerLaid))
        state = transition.after
    assert [(str(event.card), event.position) for event in events] == [
        *(("2S", 1), ("5S", 2), ("9H", 3), ("JH", 4), ("4D", 5), ("3C", 6), ("QC", 7)),
    ]
    assert (len(state.markers), len(state.stock)) == (7, 41)
    assert set(state.markers) | set(state.stock) == set(card_race.WITHOUT_ACES)


@pytest.mark.rule("CR-02")
def test_a_marker_is_no_card_of_the_race() -> None:
    state = on()
    assert len(moves(state)) == 41
    assert refused(state, "turn 2S") == ("IS_A_MARKER", "CR-02")
    assert refused(state, "turn AS") == ("ACES_RUN", "CR-02")
    assert refused(follow(card_race.start(), "mark 2S"), "mark 2S") == ("IS_A_MARKER", "CR-02")
    assert refused(state, "mark 3S") == ("NOT_NOW", "CR-02")
    assert refused(card_race.start(), "turn 3S") == ("NOT_NOW", "CR-02")


@pytest.mark.rule("CR-03")
@pytest.mark.parametrize(
    ("track", "suit", "count"),
    [
        ("2S 3S 4S 5S 6S 2H 2D", S, 5),
        ("2H 2S 3H 4H 5H 6H 7H", H, 6),
        ("2D 3D 4D 5D 6D 7D 8D", D, 7),
    ],
)
def test_five_markers_of_a_suit_have_the_track_laid_anew(
    track: str, suit: card_race.Suit, count: int
) -> None:
    """Judged when the seventh marker lies, and all 48 cards are there again."""
    *first, last = (f"mark {card}" for card in track.split())
    state = follow(card_race.start(), *first)
    assert (state.phase, len(state.markers)) == (RacePhase.LAYING, 6)
    transition = step(state, last)
    assert kinds(transition) == ["MarkerLaid", "TrackRefused"]
    event = only(transition, TrackRefused)
    assert (event.suit, event.count) == (suit, count)
    assert " ".join(map(str, event.markers)) == track
    assert transition.after == card_race.start()
    assert len(transition.after.stock) == 48
    assert transition.after.odds is None


@pytest.mark.rule("CR-03")
@pytest.mark.parametrize("counts", TRACKS, ids=str)
def test_up_to_four_of_a_suit_stand(counts: tuple[int, ...]) -> None:
    state = laid(TRACKS[counts])
    assert (state.phase, state.marker_counts) == (RacePhase.BETTING, counts)


@pytest.mark.rule("CR-03")
def test_markers_move_no_horse() -> None:
    state = card_race.start()
    for card in ["2S", "3S", "4S", "5S", "2H", "3H", "4H"]:
        transition = step(state, f"mark {card}")
        state = transition.after
        assert state.positions == (0, 0, 0, 0)
        assert every(transition, CardTurned) == []
    assert run(laid_and_bet("2S 3S 4S 5S 2H 3H 4H"), "SD").positions == (1, 0, 1, 0)


def laid_and_bet(track: str) -> card_race.CardRace:
    state = laid(track, seats=3)
    return follow(state, "back D", "back D")


@pytest.mark.rule("CR-15")
@pytest.mark.parametrize(("count", "left"), [(3, 9), (4, 8), (5, 7)])
def test_with_five_markers_seven_cards_are_left_and_eight_are_needed(count: int, left: int) -> None:
    markers = [card for card in card_race.WITHOUT_ACES if card.suit is S][:count]
    others = [card for card in card_race.WITHOUT_ACES if card.suit is not S][:: 36 // (7 - count)]
    track = [*markers, *others[: 7 - count]]
    state = card_race.start()
    for card in track[:-1]:
        state = state.apply(card_race.Mark(card))
    unseen = [card for card in state.stock if card.suit is S]
    assert len(unseen) == left
    after = state.apply(card_race.Mark(track[-1]))
    assert (after.phase is RacePhase.BETTING) is (left >= 8)


@pytest.mark.rule("CR-15")
def test_with_four_markers_the_eight_cards_left_just_win() -> None:
    state = run(bet_all_on(laid(TRACKS[4, 3, 0, 0])), "S" * 7)
    assert [card for card in state.stock if card.suit is S] == [Card(13, S)]
    assert state.positions[S] == 7
    assert kinds(step(state, "turn KS"))[:2] == ["CardTurned", "RaceWon"]


def bet_all_on(state: card_race.CardRace) -> card_race.CardRace:
    return follow(state, "back D", "back D", "back D")
