"""The rule sheet of Horse Race: every choice is a visible value."""

import attrs

import fives


def test_the_rule_sheet() -> None:
    rules = fives.HORSE_RACE
    assert (rules.id, rules.version, rules.title) == ("horse-race", 1, "Horse Race")
    assert rules.tables == (
        fives.Table(2),
        fives.Table(3),
        fives.Table(4),
        fives.Table(4, pairs=True),
    )
    assert rules.dealing == fives.BySeats(7, 6, 5, kept=0, tiles=fives.DOUBLE_SIX)
    assert rules.opening == fives.WhoWentOutOpens()
    assert rules.drawing == fives.OnlyWhenStuck()
    assert rules.spinners == fives.EveryDouble()
    assert rules.counting == fives.BothHalvesWhileOpen()
    assert rules.points == fives.MultiplesOf(5)
    assert rules.continuation == fives.DoubleOrScore()
    assert rules.ending == fives.OutOrNobodyCanPlace()
    assert rules.settlement == fives.SmallestTakesAll(fives.ToNearest(5))
    assert rules.target == fives.AtLeast(61)


def test_its_citations_are_rules_of_horse_race() -> None:
    codes = [code for code, _ in fives.HORSE_RACE.citations]
    assert len(set(codes)) == len(codes)
    assert all(rule.startswith("HR-") for _, rule in fives.HORSE_RACE.citations)


def test_every_choice_is_in_the_repr() -> None:
    text = repr(fives.HORSE_RACE)
    for field in attrs.fields(fives.RuleSet):
        assert f"{field.name}=" in text
    assert "AtLeast(points=61)" in text
