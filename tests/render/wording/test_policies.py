"""What every policy says, in English and in French."""

import re
from typing import Any

import attrs
import pytest

import fives
from fives.match.axes import METHODS
from fives.records.policies import POLICIES
from fives.render.folding import GLUE
from fives.render.wording.english import ENGLISH
from fives.render.wording.policies import clause, told
from fives.render.wording.words import words

SAID: list[tuple[object, str, str]] = [
    (
        fives.BySeats(7, 6, 5),
        "Each of two seats is dealt 7 tiles, each of three 6 and each of four 5, from the "
        "whole set up to [6|6].",
        "Chaque place reçoit 7 dominos à deux, 6 à trois et 5 à quatre, pris dans le jeu "
        "complet jusqu’à [6|6].",
    ),
    (
        fives.BySeats(1, 1, 1, kept=1),
        "Each seat is dealt 1 tile, from the whole set up to [6|6]; 1 tile of the boneyard "
        "may never be drawn.",
        "Chaque place reçoit 1 domino, pris dans le jeu complet jusqu’à [6|6] ; 1 domino de "
        "la pioche ne se pioche jamais.",
    ),
    (
        fives.BySeats(9, 9, 9, kept=2, tiles=fives.double_set(9)),
        "Each seat is dealt 9 tiles, from the whole set up to [9|9]; 2 tiles of the boneyard "
        "may never be drawn.",
        "Chaque place reçoit 9 dominos, pris dans le jeu complet jusqu’à [9|9] ; 2 dominos de "
        "la pioche ne se piochent jamais.",
    ),
    (
        fives.BySeats(2, 1, 1, tiles=fives.TileSet.parse("0-1 2-5")),
        "Each of two seats is dealt 2 tiles, each of three 1 and each of four 1, from a set "
        "of 2 tiles, [0|1] [2|5].",
        "Chaque place reçoit 2 dominos à deux, 1 à trois et 1 à quatre, pris dans un jeu de 2 "
        "dominos, [0|1] [2|5].",
    ),
    (
        fives.WhoWentOutOpens(),
        "A lot decides who opens the first round; then whoever went out opens the next, and "
        "after a block there is a new lot.",
        "Un tirage au sort désigne qui ouvre la première manche ; ensuite, qui a posé son "
        "dernier domino ouvre la suivante, et après un blocage on tire de nouveau au sort.",
    ),
    (
        fives.OpenerMovesOn(),
        "A lot decides who opens the first round; then the opening moves on by one seat each "
        "round, whoever won.",
        "Un tirage au sort désigne qui ouvre la première manche ; ensuite, l’ouverture avance "
        "d’une place à chaque manche, quel que soit le gagnant.",
    ),
    (
        fives.HolderOpens(fives.Tile(6, 6)),
        "The holder of [6|6] opens the first round with it, and all tiles are dealt again if "
        "nobody holds it; then the opening moves on by one seat each round, whoever won.",
        "Qui a [6|6] ouvre la première manche avec ce domino, et si personne ne l’a, tous les "
        "dominos sont redistribués ; ensuite, l’ouverture avance d’une place à chaque manche, "
        "quel que soit le gagnant.",
    ),
    (
        fives.HighestDoubleOpens(),
        "In every round the highest double of all hands must be led, and all tiles are dealt "
        "again if nobody holds a double.",
        "À chaque manche, le plus grand double de toutes les mains doit ouvrir, et si "
        "personne n’a de double, tous les dominos sont redistribués.",
    ),
    (
        fives.HighestTileOpensFirst(),
        "In the first round and after a block the highest double must be led, or the highest "
        "tile if nobody holds a double; otherwise whoever went out opens with any tile.",
        "À la première manche et après un blocage, le plus grand double doit ouvrir, ou le "
        "plus grand domino si personne n’a de double ; sinon, qui a posé son dernier domino "
        "ouvre avec le domino de son choix.",
    ),
    (
        fives.DoublesLead(fives.WhoWentOutOpens()),
        "Only a double may be led; a lot decides who opens the first round; then whoever went "
        "out opens the next, and after a block there is a new lot.",
        "Seul un double peut ouvrir ; un tirage au sort désigne qui ouvre la première manche "
        "; ensuite, qui a posé son dernier domino ouvre la suivante, et après un blocage on "
        "tire de nouveau au sort.",
    ),
    (
        fives.DoublesOrScoresLead(fives.OpenerMovesOn()),
        "Only a double or a tile that scores may be led; a lot decides who opens the first "
        "round; then the opening moves on by one seat each round, whoever won.",
        "Seul un double ou un domino qui rapporte des points peut ouvrir ; un tirage au sort "
        "désigne qui ouvre la première manche ; ensuite, l’ouverture avance d’une place à "
        "chaque manche, quel que soit le gagnant.",
    ),
    (
        fives.OnlyWhenStuck(),
        "A seat draws only when nothing in its hand fits, until it draws a tile that fits, "
        "which must be placed at once.",
        "On ne pioche que si rien dans la main n’est jouable, jusqu’au premier domino "
        "jouable, qu’il faut poser aussitôt.",
    ),
    (
        fives.NoDrawing(),
        "Nobody draws; the tiles that are not dealt stay out of play.",
        "Personne ne pioche ; les dominos non distribués restent hors jeu.",
    ),
    (
        fives.Freely(),
        "A seat may draw in its turn whether or not it can place a tile, and need not place "
        "what it has drawn.",
        "On peut piocher à son tour, même si l’on peut poser un domino, et rien n’oblige à "
        "poser ce que l’on a pioché.",
    ),
    (
        fives.Freely(before_leading=False),
        "Nobody may draw before the lead; after it a seat may draw in its turn whether or not "
        "it can place a tile, and need not place what it has drawn.",
        "Personne ne peut piocher avant l’ouverture ; ensuite, on peut piocher à son tour, "
        "même si l’on peut poser un domino, et rien n’oblige à poser ce que l’on a pioché.",
    ),
    (
        fives.EveryDouble(),
        "Every double branches.",
        "Chaque double ouvre des branches.",
    ),
    (
        fives.FirstDouble(),
        "The first double of a round branches, and no other.",
        "Le premier double de la manche ouvre des branches, et lui seul.",
    ),
    (
        fives.NoDouble(),
        "No double branches, so the layout is a single line.",
        "Aucun double n’ouvre de branche : la disposition est une seule ligne.",
    ),
    (
        fives.LeadWalledInFirst(),
        "A double that is led branches, and no other; all its four sides must be joined "
        "before its arms grow.",
        "Un double posé en ouverture ouvre des branches, et lui seul ; ses quatre côtés "
        "doivent tous être occupés avant que ses bras s’allongent.",
    ),
    (
        fives.BothHalvesWhileOpen(),
        "A double counts both halves while one of its line sides is open, and then nothing.",
        "Un double compte ses deux moitiés tant que l’un de ses côtés en ligne est libre, "
        "puis ne compte plus.",
    ),
    (
        fives.SpinnerCountsUntilWalledIn(),
        "A double that branches counts both halves until three of its sides are joined, then "
        "one half until the fourth is; other doubles count both halves while one of their "
        "line sides is open.",
        "Un double à branches compte ses deux moitiés jusqu’à ce que trois de ses côtés "
        "soient occupés, puis une seule jusqu’au quatrième ; les autres doubles comptent "
        "leurs deux moitiés tant que l’un de leurs côtés en ligne est libre.",
    ),
    (
        fives.MultiplesOf(5),
        "When the open ends add up to a multiple of 5, the play scores that total divided by 5.",
        "Quand le total des extrémités est un multiple de 5, la pose rapporte ce total divisé "
        "par 5.",
    ),
    (
        fives.PipsOfMultiples(3),
        "When the open ends add up to a multiple of 3, the play scores that total.",
        "Quand le total des extrémités est un multiple de 3, la pose rapporte ce total.",
    ),
    (
        fives.FivesAndThrees(),
        "When the open ends add up to a multiple of 5, the play scores a fifth of that total; "
        "when it is a multiple of 3, a third; when it is both, both.",
        "Quand le total des extrémités est un multiple de 5, la pose rapporte un cinquième de "
        "ce total ; quand c’est un multiple de 3, un tiers ; quand c’est un multiple des "
        "deux, l’un et l’autre.",
    ),
    (
        fives.EqualEnds(plain=2, double=3),
        "When all open ends are equal, or a double is led, the play scores 2 points; when one "
        "of several equal ends is a double, it scores 3.",
        "Quand toutes les extrémités sont égales, ou qu’un double ouvre, la pose rapporte 2 "
        "points ; quand l’une de plusieurs extrémités égales est un double, elle en rapporte "
        "3.",
    ),
    (
        fives.EqualEnds(plain=1, double=2),
        "When all open ends are equal, or a double is led, the play scores 1 point; when one "
        "of several equal ends is a double, it scores 2.",
        "Quand toutes les extrémités sont égales, ou qu’un double ouvre, la pose rapporte 1 "
        "point ; quand l’une de plusieurs extrémités égales est un double, elle en rapporte "
        "2.",
    ),
    (
        fives.NoPoints(),
        "Placing a tile scores nothing.",
        "Poser un domino ne rapporte rien.",
    ),
    (
        fives.DoubleOrScore(),
        "A double or a score keeps the turn, but not with a tile that was just drawn.",
        "Un double ou une pose qui rapporte des points garde le tour, sauf avec un domino "
        "tout juste pioché.",
    ),
    (
        fives.EveryPlayEndsTheTurn(),
        "Every play ends the turn.",
        "Chaque pose met fin au tour.",
    ),
    (
        fives.OutOrNobodyCanPlace(),
        "The round ends with the first empty hand, or with a block as soon as nobody can "
        "place or draw a tile.",
        "La manche se termine dès qu’une main est vide, ou par un blocage dès que personne ne "
        "peut plus poser ni piocher de domino.",
    ),
    (
        fives.OutOrAllPass(),
        "The round ends with the first empty hand, or with a block once nothing can be drawn "
        "and all seats have passed in a row.",
        "La manche se termine dès qu’une main est vide, ou par un blocage quand on ne peut "
        "plus piocher et que toutes les places ont passé de suite.",
    ),
    (
        fives.WholeSideOut(),
        "The round ends once every hand of a side is empty, or with a block as soon as nobody "
        "can place or draw a tile.",
        "La manche se termine quand toutes les mains d’un camp sont vides, ou par un blocage "
        "dès que personne ne peut plus poser ni piocher de domino.",
    ),
    (
        fives.SmallestTakesAll(fives.ToNearest(5)),
        "Whoever goes out, or after a block every side with the smallest total, scores the "
        "tiles of all other sides; each sum is rounded to the nearest multiple of 5, and 5 "
        "pips make a point.",
        "Celui qui pose son dernier domino, ou après un blocage chaque camp au plus petit "
        "total, marque les dominos de tous les autres camps ; chaque somme est arrondie au "
        "plus proche multiple de 5, et 5 points bruts valent un point.",
    ),
    (
        fives.SingleSideTakesAll(fives.PipsToNearest(5)),
        "Whoever goes out, or after a block the side with the smallest total, scores the "
        "tiles of all other sides, and a tie scores nothing; each sum is rounded to the "
        "nearest multiple of 5 and counted in full.",
        "Celui qui pose son dernier domino, ou après un blocage le camp au plus petit total, "
        "marque les dominos de tous les autres camps, et une égalité ne rapporte rien ; "
        "chaque somme est arrondie au plus proche multiple de 5 et comptée en entier.",
    ),
    (
        fives.TwoOfThreeSplit(fives.Exact()),
        "Whoever goes out, or after a block the side with the smallest total, scores the "
        "tiles of all other sides; two of three sides that tie score half of the third one's "
        "tiles each, and any other tie scores nothing; each sum counts as it is, a point for "
        "every pip.",
        "Celui qui pose son dernier domino, ou après un blocage le camp au plus petit total, "
        "marque les dominos de tous les autres camps ; à égalité, deux camps sur trois "
        "marquent chacun la moitié des dominos du troisième, et toute autre égalité ne "
        "rapporte rien ; chaque somme compte telle quelle, un point par point brut.",
    ),
    (
        fives.TakesEachHand(fives.ToNearest(3)),
        "Whoever goes out, or after a block the side with the smallest total, scores the "
        "tiles of all other sides hand by hand, and a tie scores nothing; each hand is "
        "rounded to the nearest multiple of 3, and 3 pips make a point.",
        "Celui qui pose son dernier domino, ou après un blocage le camp au plus petit total, "
        "marque main par main les dominos de tous les autres camps, et une égalité ne "
        "rapporte rien ; chaque main est arrondie au plus proche multiple de 3, et 3 points "
        "bruts valent un point.",
    ),
    (
        fives.HandDifferences(fives.ToNearest(5), first_seat=2),
        "Whoever goes out scores the last play and the opponents' tiles, less the partner's, "
        "all at once; after a block every hand, from the smallest up, scores what larger "
        "hands of opponents have more, and equal hands come clockwise from seat 2; each sum "
        "is rounded to the nearest multiple of 5, and 5 pips make a point.",
        "Celui qui pose son dernier domino marque en une fois cette pose et les dominos "
        "adverses, moins ceux du partenaire ; après un blocage, chaque main, à partir de la "
        "plus petite, marque ce que les mains adverses plus fortes ont en plus, et les mains "
        "égales se suivent dans le sens des aiguilles d’une montre à partir de la place 2 ; "
        "chaque somme est arrondie au plus proche multiple de 5, et 5 points bruts valent un "
        "point.",
    ),
    (
        fives.SingleSmallest(fives.Exact()),
        "Whoever goes out, or after a block the side with the smallest hand, scores the tiles "
        "of all other sides less its own, and a tie scores nothing; each sum counts as it is, "
        "a point for every pip.",
        "Celui qui pose son dernier domino, ou après un blocage le camp de la plus petite "
        "main, marque les dominos de tous les autres camps moins les siens, et une égalité ne "
        "rapporte rien ; chaque somme compte telle quelle, un point par point brut.",
    ),
    (
        fives.EveryHandIsDebited(fives.PipsToNearest(5)),
        "Nobody is paid, and the tiles left with each seat are taken from the points of its "
        "side; each hand is rounded to the nearest multiple of 5 and counted in full.",
        "Personne n’est payé, et les dominos restés à chaque place sont retirés des points de "
        "son camp ; chaque main est arrondie au plus proche multiple de 5 et comptée en "
        "entier.",
    ),
    (
        fives.EveryHandIsDebited(fives.Exact()),
        "Nobody is paid, and the tiles left with each seat are taken from the points of its "
        "side; each hand counts as it is, a point for every pip.",
        "Personne n’est payé, et les dominos restés à chaque place sont retirés des points de "
        "son camp ; chaque main compte telle quelle, un point par point brut.",
    ),
    (
        fives.OutWithLastPlay(1),
        "Going out scores 1 point together with the last play, and a block scores nothing.",
        "Poser son dernier domino rapporte 1 point, en une fois avec cette pose, et un "
        "blocage ne rapporte rien.",
    ),
    (
        fives.OutWithLastPlay(2),
        "Going out scores 2 points together with the last play, and a block scores nothing.",
        "Poser son dernier domino rapporte 2 points, en une fois avec cette pose, et un "
        "blocage ne rapporte rien.",
    ),
    (
        fives.FewestDoubles(1),
        "Going out scores 1 point; after a block the hand with the fewest doubles does, of "
        "several the one whose highest double is lowest, then the one with the fewest pips, "
        "and hands that are equal in all that score nothing.",
        "Poser son dernier domino rapporte 1 point ; après un blocage, il va à la main qui a "
        "le moins de doubles, sinon à celle dont le plus grand double est le plus petit, "
        "sinon à celle qui a le moins de points bruts, et des mains égales en tout ne "
        "marquent rien.",
    ),
    (
        fives.FewestDoubles(2),
        "Going out scores 2 points; after a block the hand with the fewest doubles does, of "
        "several the one whose highest double is lowest, then the one with the fewest pips, "
        "and hands that are equal in all that score nothing.",
        "Poser son dernier domino rapporte 2 points ; après un blocage, ils vont à la main "
        "qui a le moins de doubles, sinon à celle dont le plus grand double est le plus "
        "petit, sinon à celle qui a le moins de points bruts, et des mains égales en tout ne "
        "marquent rien.",
    ),
    (
        fives.AtLeast(61),
        "The first side with at least 61 points wins at once, and several at once share the win.",
        "Le premier camp à avoir au moins 61 points gagne aussitôt, et plusieurs à la fois "
        "gagnent ensemble.",
    ),
    (
        fives.AtLeast(1),
        "The first side with at least 1 point wins at once, and several at once share the win.",
        "Le premier camp à avoir au moins 1 point gagne aussitôt, et plusieurs à la fois "
        "gagnent ensemble.",
    ),
    (
        fives.AtLeastBySeats(two=250, three=200, four=150),
        "The first side with at least 250 points at two seats, 200 at three or 150 at four or "
        "more wins at once, and several at once share the win.",
        "Le premier camp à avoir au moins 250 points à deux places, 200 à trois ou 150 à "
        "quatre ou plus gagne aussitôt, et plusieurs à la fois gagnent ensemble.",
    ),
    (
        fives.Exactly(61),
        "61 points must be reached exactly; what would pass them is refused.",
        "Il faut 61 points exactement ; ce qui les dépasserait est refusé.",
    ),
    (
        fives.Exactly(1),
        "1 point must be reached exactly; what would pass it is refused.",
        "Il faut 1 point exactement ; ce qui le dépasserait est refusé.",
    ),
    (
        fives.Exactly(61, floor=-5),
        "61 points must be reached exactly; what would pass them is refused, and so is a loss "
        "that would end below -5.",
        "Il faut 61 points exactement ; ce qui les dépasserait est refusé, de même qu’une "
        "perte qui ferait descendre sous -5.",
    ),
    (
        fives.BestAtLeast(two=100, three=61, four=50),
        "After each round the single best score wins once it is at least 100 points at two "
        "seats, 61 at three or 50 at four or more, and with equal best scores the match is "
        "drawn.",
        "Après chaque manche, le meilleur score gagne s’il est seul et atteint 100 points à "
        "deux places, 61 à trois ou 50 à quatre ou plus, et une égalité au meilleur score "
        "donne un match nul.",
    ),
    (
        fives.LeaderAtLeast(61),
        "After each round the single best score wins once it is at least 61 points, and while "
        "the best are equal the match goes on.",
        "Après chaque manche, le meilleur score gagne s’il est seul et atteint 61 points, et "
        "la partie continue tant qu’il y a égalité.",
    ),
    (
        fives.FirstScoreAtLeast(10, fives.AtLeast(150)),
        "A side whose score is 0 can only begin with at least 10 points at once; the first "
        "side with at least 150 points wins at once, and several at once share the win.",
        "Un camp dont le score est 0 ne peut commencer qu’avec au moins 10 points d’un coup ; "
        "le premier camp à avoir au moins 150 points gagne aussitôt, et plusieurs à la fois "
        "gagnent ensemble.",
    ),
    (
        fives.FirstScoreAtLeast(1, fives.Exactly(2)),
        "A side whose score is 0 can only begin with at least 1 point at once; 2 points must "
        "be reached exactly; what would pass them is refused.",
        "Un camp dont le score est 0 ne peut commencer qu’avec au moins 1 point d’un coup ; "
        "il faut 2 points exactement ; ce qui les dépasserait est refusé.",
    ),
    (
        fives.ToNearest(5),
        "Each sum is rounded to the nearest multiple of 5, and 5 pips make a point.",
        "Chaque somme est arrondie au plus proche multiple de 5, et 5 points bruts valent un "
        "point.",
    ),
    (
        fives.ToNearest(1),
        "Each sum is rounded to the nearest multiple of 1, and 1 pip makes a point.",
        "Chaque somme est arrondie au plus proche multiple de 1, et 1 point brut vaut un point.",
    ),
    (
        fives.PipsToNearest(5),
        "Each sum is rounded to the nearest multiple of 5 and counted in full.",
        "Chaque somme est arrondie au plus proche multiple de 5 et comptée en entier.",
    ),
    (
        fives.Exact(),
        "Each sum counts as it is, a point for every pip.",
        "Chaque somme compte telle quelle, un point par point brut.",
    ),
]
"""Every policy, with all that its parameters change, in both languages."""


def said(policy: object, lang: str = "en") -> str:
    """What a policy says, with plain spaces."""
    return words(policy, lang).replace(GLUE, " ")


@pytest.mark.parametrize(
    ("policy", "english", "french"), SAID, ids=[repr(each[0]) for each in SAID]
)
def test_what_a_policy_says(policy: object, english: str, french: str) -> None:
    assert said(policy) == english
    assert said(policy, "fr") == french


def test_every_policy_of_every_axis_has_words() -> None:
    shipped = {kind for kinds in POLICIES.values() for kind in kinds}
    public = {getattr(fives, name) for name in fives.policies.__all__}
    assert {kind for kind in public if answers(kind)} == shipped
    assert {type(policy) for policy, _, _ in SAID} == shipped
    assert all(told(policy) for policy, _, _ in SAID)


def answers(kind: object) -> bool:
    """Whether a public name is an implementation of an axis, and no protocol."""
    if not isinstance(kind, type) or not attrs.has(kind):
        return False
    forms = (*(form for forms in METHODS.values() for form in forms), ("part",))
    return any(all(hasattr(kind, method) for method in form) for form in forms)


def test_policies_that_differ_are_told_differently() -> None:
    for sentences in zip(*[(english, french) for _, english, french in SAID], strict=True):
        assert len(set(sentences)) == len(SAID)


@pytest.mark.parametrize("policy", [each[0] for each in SAID], ids=repr)
def test_every_parameter_is_spoken_of(policy: Any) -> None:
    for field in attrs.fields(type(policy)):
        value = getattr(policy, field.name)
        if type(value) is int and value:
            other = attrs.evolve(policy, **{field.name: value + 17})
            for lang in ("en", "fr"):
                assert said(other, lang) != said(policy, lang)
                assert str(value + 17) in said(other, lang)


@pytest.mark.parametrize(
    ("policy", "lang"), [(each[0], lang) for each in SAID for lang in ("en", "fr")]
)
def test_a_policy_is_one_sentence(policy: object, lang: str) -> None:
    sentence = words(policy, lang)
    assert sentence[0] == sentence[0].upper()
    assert re.findall(r"[.!?](?=\s|$)", sentence) == ["."]
    assert sentence.endswith(".")
    before = {sign == GLUE for sign in re.findall(r".(?=[;:])", sentence)}
    assert before <= {lang == "fr"}


@attrs.frozen
class Halves:
    """A rounding of somebody else."""

    unit: int = 2

    def part(self, reason: str, pips: int) -> fives.Part:
        half = fives.Points(pips // self.unit)
        return fives.Part(reason, fives.Pips(pips), fives.Pips(pips), half)


@attrs.frozen
class Sixes(fives.MultiplesOf):
    """A policy of somebody else that is nearly one of ours."""


@attrs.frozen
class LastSeatOpens:
    """An opening of somebody else."""

    def opener(self, previous: fives.PastRound | None, table: fives.Table) -> fives.Seat:
        return fives.Seat(table.seats - 1)

    def may_lead(self, tile: fives.Tile, points: fives.Points) -> bool:
        return True


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("policy", [Halves(), Sixes(6), LastSeatOpens()], ids=repr)
def test_a_policy_of_somebody_else_stands_as_its_repr(policy: object, lang: str) -> None:
    assert words(policy, lang) == repr(policy)


def test_a_policy_of_somebody_else_within_one_of_ours() -> None:
    assert said(fives.TakesEachHand(Halves())).endswith("a tie scores nothing; Halves(unit=2).")
    assert said(fives.DoublesLead(LastSeatOpens()), "fr") == (
        "Seul un double peut ouvrir ; LastSeatOpens()."
    )
    twice = fives.DoublesOrScoresLead(fives.DoublesLead(LastSeatOpens()))
    assert said(twice) == (
        "Only a double or a tile that scores may be led; only a double may be led; LastSeatOpens()."
    )


def test_a_set_without_tiles() -> None:
    empty = fives.BySeats(1, 1, 1, tiles=fives.TileSet())
    assert said(empty) == "Each seat is dealt 1 tile, from a set of 0 tiles, no tile."


def test_a_class_is_no_policy() -> None:
    for kind in (fives.AtLeast, Halves):
        with pytest.raises(fives.InputError) as caught:
            words(kind)
        assert caught.value.code == "NO_WORDS"


def test_a_clause_may_stand_after_another() -> None:
    for policy, english, _ in SAID:
        inner = clause(policy, ENGLISH)
        assert not inner.endswith(".")
        assert inner.replace(GLUE, " ")[1:] == english[1:-1]
