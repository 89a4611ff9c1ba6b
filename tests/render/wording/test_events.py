"""Events of the domino games in words, in English and in French."""

from collections.abc import Sequence

import pytest

import fives
from fives import DRAW, HORSE_RACE, Pips, Points, Port, RuleSet, Seat, Side, Tile, TileSet
from fives.match.events import Event
from fives.render.folding import GLUE
from fives.render.wording.english import ENGLISH
from fives.render.wording.events import event_words
from fives.render.wording.french import FRENCH
from fives.render.wording.listing import listed, together
from fives.render.wording.names import Names

PAIRS = Names(fives.Table(4, pairs=True), you=0)


def french(event: Event, names: Names = PAIRS, rules: RuleSet = HORSE_RACE) -> str:
    """An event in French, with plain spaces."""
    return event_words(event, FRENCH, names, rules).replace(GLUE, " ")


def english(event: Event, names: Names = PAIRS, rules: RuleSet = HORSE_RACE) -> str:
    """An event in English, with plain spaces."""
    return event_words(event, ENGLISH, names, rules).replace(GLUE, " ")


def played(seat: int, at: str = "", drawn: bool = False, points: int = 2) -> fives.TilePlayed:
    parts = (fives.Contribution(Tile(5, 5), 5, 2), fives.Contribution(Tile(0, 5), 0, 1))
    port = Port.parse(at) if at else None
    return fives.TilePlayed(Seat(seat), Tile(0, 5), port, drawn, Pips(10), parts, Points(points))


def over(*hands: str, seat: int | None = None, winners: Sequence[int] = ()) -> fives.RoundEnded:
    end: fives.RoundEnd = fives.Blocked() if seat is None else fives.WentOut(Seat(seat))
    left = tuple(map(TileSet.parse, hands))
    return fives.RoundEnded(end, left, tuple(map(Side, winners)), HORSE_RACE.layout())


def ended(*winners: int, reason: str = "target-reached") -> fives.MatchEnded:
    return fives.MatchEnded(fives.Outcome(tuple(map(Side, winners)), reason))


COUNT = "[5|5] 10 + [0|5] 0 = 10"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (fives.LotFell(Seat(0)), "Le sort est tombé sur vous, qui ouvrez."),
        (fives.LotFell(Seat(1)), "Le sort est tombé sur la place 1, qui ouvre."),
        (fives.TileDealt(Seat(0), Tile(2, 5)), "Vous avez reçu [2|5] à la distribution."),
        (fives.TileDealt(Seat(1), None), "La place 1 a reçu 1 domino à la distribution."),
        (
            fives.Redealt(),
            "Aucune main ne permettait d’ouvrir : tous les dominos ont été repris et "
            "distribués de nouveau.",
        ),
        (
            played(0, "5-5.a"),
            f"Vous avez posé [0|5] sur [5|5] (ligne A) : {COUNT}, 2 points.",
        ),
        (
            played(1, "2-5.lo", points=1),
            f"La place 1 a posé [0|5] sur [2|5] (extrémité de valeur basse) : {COUNT}, 1 point.",
        ),
        (
            played(1, "2-5.hi", drawn=True, points=0),
            "La place 1 a posé [0|5], tout juste pioché, sur [2|5] (extrémité de valeur haute) : "
            f"{COUNT}, aucun point.",
        ),
        (played(0), f"Vous avez ouvert avec [0|5] : {COUNT}, 2 points."),
        (
            played(1, drawn=True),
            f"La place 1 a ouvert avec [0|5], tout juste pioché : {COUNT}, 2 points.",
        ),
        (
            fives.TileDrawn(Seat(0), Tile(2, 5)),
            "Vous n’aviez rien à poser et avez pioché [2|5].",
        ),
        (
            fives.TileDrawn(Seat(1), None),
            "La place 1 n’avait rien à poser et a pioché 1 domino.",
        ),
        (fives.Passed(Seat(0)), "Vous n’aviez rien à poser et avez passé votre tour."),
        (fives.Passed(Seat(1)), "La place 1 n’avait rien à poser et a passé son tour."),
        (fives.TurnKept(Seat(0), ("double",)), "Vous avez gardé votre tour : un double."),
        (
            fives.TurnKept(Seat(1), ("score",)),
            "La place 1 a gardé son tour : la pose a rapporté des points.",
        ),
        (
            fives.TurnKept(Seat(1), ("double", "score")),
            "La place 1 a gardé son tour : un double, et la pose a rapporté des points.",
        ),
        (ended(0), "Vous et la place 2 avez gagné la partie : cible atteinte."),
        (ended(1), "Les places 1 et 3 ont gagné la partie : cible atteinte."),
        (
            ended(0, 1),
            "Vous et la place 2, et les places 1 et 3 avez gagné la partie ensemble : "
            "cible atteinte.",
        ),
        (
            ended(reason="equal-best"),
            "La partie se termine sur un match nul : égalité au meilleur score.",
        ),
    ],
)
def test_what_happens_in_french(event: Event, sentence: str) -> None:
    assert french(event) == sentence


def test_winners_who_sit_alone_or_share_the_win_in_french() -> None:
    alone = Names(fives.Table(3), you=0)
    assert french(ended(1), alone) == "La place 1 a gagné la partie : cible atteinte."
    assert french(ended(0), alone) == "Vous avez gagné la partie : cible atteinte."
    assert french(ended(1, 2), alone) == (
        "La place 1 et la place 2 ont gagné la partie ensemble : cible atteinte."
    )


def test_the_end_of_a_round_in_french() -> None:
    assert french(over("", "3-6", "0-1", "0-0", seat=0, winners=[0])) == (
        "La manche est terminée : vous avez posé votre dernier domino. "
        "Vous n’avez plus rien en main. "
        "La place 1 a encore en main : [3|6] 9 = 9 points bruts. "
        "La place 2 a encore en main : [0|1] 1 = 1 point brut. "
        "La place 3 a encore en main : [0|0] 0 = 0 point brut. "
        "Vous et la place 2 avez ensemble : 0 + 1 = 1 point brut. "
        "Les places 1 et 3 ont ensemble : 9 + 0 = 9 points bruts."
    )
    assert french(over("", "1-1", seat=0), Names(fives.Table(2), you=1)).startswith(
        "La manche est terminée : la place 0 a posé son dernier domino. "
    )


def test_a_block_in_french() -> None:
    alone = Names(fives.Table(3), you=1)
    won = french(over("0-3", "1-2 0-0", "4-6", winners=[1]), alone)
    assert won.startswith("La manche est bloquée : personne ne pouvait plus jouer. ")
    assert "Vous avez encore en main : [0|0] 0 + [1|2] 3 = 3 points bruts. " in won
    assert won.endswith(" La manche est gagnée par vous.")
    tied = french(over("0-3", "1-2", "4-6", winners=[0, 1]), alone)
    assert tied.endswith(" La manche se termine par une égalité entre la place 0 et vous.")
    pairs = french(over("0-3", "1-2", "4-6", "5-5", winners=[0, 1]), Names(PAIRS.table))
    assert pairs.endswith(" entre les places 0 et 2, et les places 1 et 3.")


def test_the_same_in_english_on_one_line() -> None:
    assert english(over("", "3-6", seat=0), Names(fives.Table(2), you=0)) == (
        "The round was over: you went out. Left with you: nothing. "
        "Left with seat 1: [3|6] 9 = 9 pips."
    )


def test_where_drawing_is_free_nobody_is_said_to_be_stuck() -> None:
    drawn = fives.TileDrawn(Seat(1), None)
    assert french(drawn, rules=DRAW) == "La place 1 a pioché 1 domino."
    assert event_words(drawn, ENGLISH, PAIRS) == "Seat 1 drew 1 tile."


def test_where_placing_scores_nothing_no_end_is_counted() -> None:
    assert french(played(1, "5-5.a"), rules=DRAW) == (
        "La place 1 a posé [0|5] sur [5|5] (ligne A)."
    )
    assert english(played(1, "5-5.a"), rules=DRAW) == "Seat 1 played [0|5] on [5|5] a."


def test_reasons_of_strangers_stand_as_they_are_in_any_language() -> None:
    kept = fives.TurnKept(Seat(1), ("acme-luck", "acme-nerve"))
    assert english(kept) == "Seat 1 kept the turn: acme-luck and acme-nerve."
    assert french(kept) == "La place 1 a gardé son tour : acme-luck et acme-nerve."
    won = ended(1, reason="no-more-time")
    assert english(won) == "Seats 1 and 3 won the match: no more time."
    assert french(won) == "Les places 1 et 3 ont gagné la partie : no more time."


def test_names_follow_the_language_that_is_asked_for() -> None:
    assert french(fives.Passed(Seat(1)), Names(fives.Table(2), language=ENGLISH)) == (
        "La place 1 n’avait rien à poser et a passé son tour."
    )


def test_several_subjects_take_one_form() -> None:
    you, other = PAIRS.seat(0), PAIRS.seat(1)
    assert (together([other], ENGLISH).form, together([other, PAIRS.seat(2)], ENGLISH).form) == (
        1,
        2,
    )
    assert together([other, you], ENGLISH).form == 0
    assert listed(["a", "b", "c"], FRENCH) == "a, b et c"
    assert listed(["a et b", "c"], FRENCH) == "a et b, et c"
