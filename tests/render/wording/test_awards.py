"""Score events and settlements in words, in English and in French."""

import re
from collections import Counter

import attrs
import pytest

import fives
from fives import DRAW, EXACT_61, HORSE_RACE, Part, Pips, Points, RuleSet, Side, TileSet
from fives.render.folding import GLUE
from fives.render.plain.narrate import narrate
from fives.render.wording.awards import ruled
from fives.render.wording.english import ENGLISH
from fives.render.wording.events import event_words
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.score_parts import part


def scored(reason: str, pips: int, counted: int, points: int) -> Part:
    return Part(reason, Pips(pips), Pips(counted), Points(points))


LAST = scored("play", 10, 10, 2)
CREDIT = scored("opponents", 17, 15, 3)
DEBIT = scored("partner", 7, 5, -1)


def ruling(*parts: Part, before: int = 40, refusal: fives.Refusal | None = None) -> fives.Ruling:
    event = fives.ScoreEvent(Side(0), parts)
    after = before if refusal else before + event.points
    return fives.Ruling(event, refusal, Points(before), Points(after))


def said(
    what: fives.Ruling,
    you: int | None = None,
    language: Language = FRENCH,
    rules: RuleSet = EXACT_61,
    pairs: bool = True,
) -> str:
    """A ruling in words, with plain spaces."""
    names = Names(fives.Table(4 if pairs else 2, pairs), you, language)
    return ruled(what, names, rules).replace(GLUE, " ")


def explained(scored: Part, *hands: str, side: int = 0, you: int | None = None) -> str:
    """A part in French, with the hands that explain it."""
    names = Names(fives.Table(len(hands), pairs=len(hands) == 4), you, FRENCH)
    left = tuple(map(TileSet.parse, hands))
    return part(scored, Side(side), names, left).replace(GLUE, " ")


def test_every_step_of_a_settlement_in_both_languages() -> None:
    whole = ruling(LAST, CREDIT, DEBIT)
    assert said(whole, language=ENGLISH) == (
        "Seats 0 and 2 got the last play: 10 pips, 2 points; the opponents' tiles: 17 pips, "
        "counted as 15, 3 points; less the partner's tiles: 7 pips, counted as 5, "
        "1 point taken away; 2 + 3 - 1 = 4 points in all. 40 + 4 = 44."
    )
    assert said(whole) == (
        "Décompte pour les places 0 et 2 : dernière pose (10 points bruts, 2 points) ; "
        "dominos adverses (17 points bruts, soit 15 après arrondi, 3 points) ; "
        "dominos du partenaire à déduire (7 points bruts, soit 5 après arrondi, "
        "1 point retiré) ; 2 + 3 - 1 = 4 points en tout. 40 + 4 = 44."
    )
    assert said(whole, you=2).startswith("Décompte pour vous et la place 0 : dernière pose")
    assert said(whole, you=2, language=ENGLISH).startswith("You and seat 0 got the last play: ")


def test_points_of_a_play_in_french() -> None:
    assert said(ruling(LAST)) == "Les places 0 et 2 : 40 + 2 = 42."
    assert said(ruling(LAST), you=0, pairs=False) == "Vous : 40 + 2 = 42."
    assert said(ruling(), pairs=False) == "La place 0 : 40 + 0 = 40."


def refusal_of(what: fives.Ruling, rules: RuleSet = EXACT_61) -> fives.Ruling:
    """The same ruling as the target of the rules judges it."""
    refusal = rules.target.refusal(what.before, what.event, fives.Table(2))
    return ruling(*what.event.parts, before=what.before, refusal=refusal)


def test_a_play_that_is_refused_in_french() -> None:
    refused = refusal_of(ruling(LAST, before=60))
    assert said(refused) == "Gain refusé pour les places 0 et 2 : 60 + 2 dépasserait 61."
    assert said(refused, you=0, pairs=False) == "Gain refusé pour vous : 60 + 2 dépasserait 61."
    assert said(refused, language=ENGLISH) == ("Seats 0 and 2: refused, 60 + 2 would pass 61.")


def test_a_settlement_that_is_refused_in_french_cites_its_rule() -> None:
    over = refusal_of(ruling(CREDIT, before=60)).refusal
    assert over is not None
    cited = ruling(CREDIT, before=60, refusal=fives.Refusal(over.code, "", (), "E61-02"))
    assert said(cited, pairs=False) == (
        "Décompte refusé pour la place 0 : dominos adverses (17 points bruts, soit 15 après "
        "arrondi, 3 points). Motif : 60 + 3 dépasserait 61. (E61-02)"
    )
    assert said(cited, you=0, pairs=False).startswith("Décompte refusé pour vous : ")


def test_a_floor_is_told_in_both_languages_with_the_same_numbers() -> None:
    floor = fives.Exactly(61, floor=0)
    low = ruling(scored("own", 30, 30, -6), before=5)
    refusal = floor.refusal(low.before, low.event, fives.Table(2))
    assert refusal is not None
    refused = ruling(*low.event.parts, before=5, refusal=refusal)
    english, french = (said(refused, language=each) for each in (ENGLISH, FRENCH))
    assert english.endswith("5 - 6 is below 0, so it is refused; the score stays at 5.")
    assert "is below" not in french
    assert figures(english) == figures(french)


def test_refusals_and_parts_of_strangers_stand_as_they_are() -> None:
    strange = fives.Refusal("acme:NO_LUCK", "No luck today.")
    refused = ruling(scored("credit", 15, 15, 3), refusal=strange)
    assert said(refused, pairs=False) == (
        "Décompte refusé pour la place 0 : credit (15 points bruts, 3 points). "
        "Motif : No luck today."
    )
    assert said(ruling(LAST, refusal=strange), rules=HORSE_RACE, pairs=False) == (
        "Gain refusé pour la place 0 : No luck today."
    )


def test_every_kind_of_part_in_french() -> None:
    assert explained(LAST, "", "1-1") == "dernière pose (10 points bruts, 2 points)"
    assert explained(CREDIT, "", "3-6", "1-6", "4-4") == (
        "dominos adverses (9 + 8 = 17 points bruts, soit 15 après arrondi, 3 points)"
    )
    assert explained(DEBIT, "", "3-6", "1-6", "4-4") == (
        "dominos du partenaire à déduire (7 points bruts, soit 5 après arrondi, 1 point retiré)"
    )
    assert explained(scored("own", 3, 3, -3), "0-3", "3-5") == (
        "propre main à déduire (3 points bruts, 3 points retirés)"
    )
    assert explained(scored("opponents", 1, 0, 0), "", "0-1") == (
        "dominos adverses (1 point brut, soit 0 après arrondi, 0 point)"
    )


def test_differences_in_french_say_whose_hand_they_start_from() -> None:
    three = ("0-3", "2-6", "6-6")
    both = scored("differences", 14, 15, 3)
    assert explained(both, *three) == (
        "écarts entre les mains plus fortes et le reste de 3 points bruts de la place 0 "
        "(5 + 9 = 14 points bruts, soit 15 après arrondi, 3 points)"
    )
    assert explained(both, *three, you=0).startswith(
        "écarts entre les mains plus fortes et votre reste de 3 points bruts (5 + 9"
    )
    assert explained(scored("differences", 4, 5, 1), *three, side=1, you=1) == (
        "écart entre la main plus forte et votre reste de 8 points bruts "
        "(4 points bruts, soit 5 après arrondi, 1 point)"
    )
    unknown = part(both, Side(0), Names(fives.Table(3), language=FRENCH)).replace(GLUE, " ")
    assert unknown.startswith("écarts avec les mains plus fortes (14 points bruts")


def figures(text: str) -> Counter[str]:
    """The tiles and the numbers of a text, however often each stands there."""
    return Counter(re.findall(r"\[\d\|\d\]|\d+", text))


BLOCKS = [
    (HORSE_RACE, ("0-3", "1-2", "4-6"), False),
    (HORSE_RACE, ("0-3", "3-5", "4-6", "6-6"), True),
    (EXACT_61, ("0-3", "3-5", "6-6"), False),
    (EXACT_61, ("0-3", "3-5", "4-6", "6-6"), True),
    (EXACT_61, ("0-1", "0-2"), False),
    (DRAW, ("0-3", "3-5", "4-6"), False),
    (DRAW, ("0-3", "1-2", "4-6"), False),
]


@pytest.mark.parametrize(("rules", "hands", "pairs"), BLOCKS)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_blocks_are_settled_with_the_same_figures_in_both_languages(
    rules: RuleSet, hands: tuple[str, ...], pairs: bool, you: int | None
) -> None:
    table = fives.Table(len(hands), pairs)
    left = tuple(map(TileSet.parse, hands))
    result = rules.settlement.settle(fives.Blocked(), left, table)
    events: list[fives.Event] = [
        fives.RoundEnded(fives.Blocked(), left, result.winners, rules.layout()),
        *(fives.Ruled(ruling(*event.parts)) for batch in result.batches for event in batch),
    ]
    for event in events:
        words = [
            event_words(event, each, Names(table, you), rules, left) for each in (ENGLISH, FRENCH)
        ]
        assert figures(words[0]) == figures(words[1]), words
    told = [" ".join(narrate(events, Names(table, you, each), rules)) for each in (ENGLISH, FRENCH)]
    assert figures(told[0]) == figures(told[1])
    assert ("Nobody scored" in told[0]) == ("Personne n’a rien marqué" in told[1])


def test_a_block_that_nobody_scores_for_in_french() -> None:
    left = (TileSet.parse("0-3"), TileSet.parse("1-2"))
    event = fives.RoundEnded(fives.Blocked(), left, (Side(0), Side(1)), EXACT_61.layout())
    lines = narrate([event], Names(fives.Table(2), 1, FRENCH), EXACT_61)
    assert lines == (
        "La manche est bloquée : personne ne pouvait plus jouer.",
        "  La place 0 a encore en main : [0|3] 3 = 3 points bruts.",
        "  Vous avez encore en main : [1|2] 3 = 3 points bruts.",
        "  La manche se termine par une égalité entre la place 0 et vous.",
        "  Personne n’a rien marqué pour les dominos restants.",
    )


def settled(
    rules: RuleSet,
    *hands: str,
    out: int | None = 0,
    language: Language = ENGLISH,
    you: int | None = None,
    known: bool = True,
) -> list[str]:
    """The awards of a round in words, each from 40 points."""
    table = fives.Table(len(hands), pairs=len(hands) == 4)
    left = tuple(map(TileSet.parse, hands))
    end = fives.Blocked() if out is None else fives.WentOut(fives.Seat(out))
    batches = rules.settlement.settle(end, left, table).batches
    names = Names(table, you, language)
    return [
        ruled(
            fives.Ruling(event, None, Points(40), Points(40 + event.points)),
            names,
            rules,
            left if known else (),
        ).replace(GLUE, " ")
        for batch in batches
        for event in batch
    ]


def test_points_for_the_round_speak_of_no_pips() -> None:
    assert settled(fives.BERGEN, "", "5-6") == ["Seat 0 got the round: 1 point. 40 + 1 = 41."]
    assert settled(fives.BERGEN, "", "5-6", language=FRENCH) == [
        "Décompte pour la place 0 : gain de la manche (1 point). 40 + 1 = 41."
    ]
    both = ruling(scored("play", 9, 9, 3), scored(fives.ROUND, 0, 0, 1))
    assert said(both, language=ENGLISH) == (
        "Seats 0 and 2 got the last play: 9 pips, 3 points; the round: 1 point; "
        "3 + 1 = 4 points in all. 40 + 4 = 44."
    )


def test_each_hand_of_the_opponents_is_told_by_itself() -> None:
    three = ("", "0-4", "3-4")
    assert settled(fives.ALL_THREES, *three) == [
        "Seat 0 got seat 1's tiles: 4 pips, counted as 3, 1 point; seat 2's tiles: 7 pips, "
        "counted as 6, 2 points; 1 + 2 = 3 points in all. 40 + 3 = 43."
    ]
    assert settled(fives.ALL_THREES, *three, language=FRENCH, you=2) == [
        "Décompte pour la place 0 : dominos de la place 1 (4 points bruts, soit 3 après arrondi, "
        "1 point) ; vos dominos (7 points bruts, soit 6 après arrondi, 2 points) ; "
        "1 + 2 = 3 points en tout. 40 + 3 = 43."
    ]
    assert settled(fives.ALL_THREES, *three, known=False)[0].startswith(
        "Seat 0 got an opponent's tiles: 4 pips, counted as 3, 1 point; an opponent's tiles: 7"
    )


def test_a_hand_without_pips_is_not_added_to_another() -> None:
    (told,) = settled(fives.ALL_THREES, "", "0-0", "3-4")
    assert told.startswith("Seat 0 got seat 1's tiles: 0 pips, 0 points; seat 2's tiles: 7 pips,")
    (told,) = settled(fives.ALL_THREES, "", "3-4")
    assert told.startswith("Seat 0 got the opponents' tiles: 7 pips, counted as 6, 2 points.")


def test_debits_of_every_hand() -> None:
    four = ("", "3-5", "1-1", "0-6")
    assert settled(fives.SEVEN_ROCKS, *four, out=0) == [
        "Seats 0 and 2: less own tiles: 2 pips, counted as 0, 0 points. 40 + 0 = 40.",
        "Seats 1 and 3: less seat 1's tiles: 8 pips, counted as 10, 10 points taken away; less "
        "seat 3's tiles: 6 pips, counted as 5, 5 points taken away; -10 - 5 = -15 points in all. "
        "40 - 15 = 25.",
    ]
    assert settled(fives.SEVEN_ROCKS, *four, language=FRENCH, you=3)[1] == (
        "Décompte pour vous et la place 1 : dominos de la place 1 à déduire (8 points bruts, "
        "soit 10 après arrondi, 10 points retirés) ; vos dominos à déduire (6 points bruts, soit "
        "5 après arrondi, 5 points retirés) ; -10 - 5 = -15 points en tout. 40 - 15 = 25."
    )
    assert "less your tiles: 6 pips" in settled(fives.SEVEN_ROCKS, *four, you=3)[1]
    unknown = settled(fives.SEVEN_ROCKS, *four, known=False)[1]
    assert "less a hand: 8 pips, counted as 10" in unknown


def test_a_debit_that_is_refused() -> None:
    floor = attrs.evolve(EXACT_61, target=fives.Exactly(61, floor=0))
    low = refusal_of(ruling(scored("own", 30, 30, -6), before=5), floor)
    assert said(low, rules=floor, language=ENGLISH, pairs=False) == (
        "Seat 0: less own tiles: 30 pips, 6 points taken away; refused, 5 - 6 is below 0, so it "
        "is refused; the score stays at 5."
    )


def test_a_first_score_that_is_too_small_is_told_shortly() -> None:
    bones = fives.BONES_150
    small = refusal_of(ruling(scored("play", 5, 5, 5), before=0), bones)
    assert said(small, rules=bones, language=ENGLISH, pairs=False) == (
        "Seat 0: refused, the first score must be at least 10."
    )
    assert said(small, rules=bones, pairs=False) == (
        "Gain refusé pour la place 0 : le premier gain doit être d’au moins 10."
    )
    assert said(small, rules=HORSE_RACE, language=ENGLISH, pairs=False).endswith(
        "so 5 is refused; the score stays at 0."
    )


@pytest.mark.parametrize("rules", fives.all_variants(), ids=lambda rules: rules.id)
@pytest.mark.parametrize("out", [0, 1, None])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_settlement_has_the_same_figures_in_both_languages(
    rules: RuleSet, out: int | None, seats: int
) -> None:
    held = ("0-3 0-0", "3-5 2-2", "4-6", "6-6 0-1")[:seats]
    hands = ["" if seat == out else hand for seat, hand in enumerate(held)]
    english, french = (settled(rules, *hands, out=out, language=each) for each in (ENGLISH, FRENCH))
    assert [figures(told) for told in english] == [figures(told) for told in french]
    assert not any("the round: 0" in told for told in english)
