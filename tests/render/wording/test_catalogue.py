"""The catalogue of messages: whole in every language, all of it used, open to a third language."""

import re

import pytest

import fives
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language, Subject, Value, counted, places
from fives.render.wording.languages import LANGUAGES, language
from fives.render.wording.words import words
from tests.render.wording import catalogue

SOURCES = catalogue.sources()
TELLING = {name: text for name, text in SOURCES.items() if name.startswith(catalogue.TELLING)}
KEYS = tuple(ENGLISH.messages)

ALIKE = {"tile.double", "setup.bound", "turn.scores", "choice.total", "score.title"}
"""Words that French and English share."""


def changed(tongue: Language, **messages: str | None) -> Language:
    """A language with some messages changed, or without them; ``__`` stands for a dot."""
    new = {key.replace("__", "."): message for key, message in messages.items()}
    kept = {**tongue.messages, **new}
    texts = {key: text for key, text in kept.items() if text is not None}
    return Language(tongue.code, tongue.name, tongue.plural, texts)


def test_every_message_stands_in_both_languages_with_the_same_places() -> None:
    assert FRENCH.problems(ENGLISH) == ()
    assert ENGLISH.problems(FRENCH) == ()


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        ({"passed": None}, "There is no message 'passed'."),
        ({"passed__by": "{who}"}, "'passed.by' is no key: English has no such message."),
        ({"passed": "On passe."}, "'passed' must have these places: who."),
        ({"passed": "{who} a passé {n} fois."}, "'passed' must have these places: who."),
        ({"layout__empty": "{n} vide."}, "'layout.empty' must have these places: no value."),
        ({"layout__empty": " "}, "In 'layout.empty', there is no text."),
        ({"layout__empty": "Rien {n."}, "In 'layout.empty', a brace stands alone."),
        (
            {"passed": "{who} {who?avez|a} passé."},
            "In 'passed', {who?avez|a} has 2 forms instead of 3.",
        ),
        (
            {"tiles__hidden": "{n} {n#domino|dominos|deux}"},
            "In 'tiles.hidden', {n#domino|dominos|deux} has 3 forms instead of 2.",
        ),
    ],
)
def test_a_planted_fault_in_a_language_is_told(fault: dict[str, str | None], problem: str) -> None:
    assert changed(FRENCH, **fault).problems(ENGLISH) == (problem,)


@pytest.mark.parametrize("name", catalogue.LANGUAGES)
def test_no_key_stands_in_two_files(name: str) -> None:
    files = catalogue.message_files(name)
    assert len(files) == 13
    assert catalogue.standing_twice(files) == []
    assert sum(map(len, files.values())) == len(KEYS)
    assert catalogue.standing_twice(files | {"more": {"passed": "x"}}) == ["passed"]


def test_every_key_is_said_somewhere() -> None:
    assert catalogue.unused(TELLING, KEYS) == []


def test_a_key_that_nothing_says_is_noticed() -> None:
    planted = ["passed.by", "place.e.f", "nothing.to.say"]
    assert catalogue.unused(TELLING, [*KEYS, *planted]) == sorted(planted)
    without = {name: text for name, text in TELLING.items() if "layouts.py" not in name}
    assert "layout.locked" in catalogue.unused(without, KEYS)


def test_every_key_that_is_said_exists() -> None:
    assert catalogue.unknown(TELLING, KEYS) == []
    assert catalogue.stray(TELLING, KEYS) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("language.say('passed.by', who=who)", "a.py:1: passed.by"),
        ("say('passsed')", "a.py:1: passsed"),
        ("\nlanguage.say(f'plaice.{face}')", r"a.py:2: plaice\.(\w*)"),
    ],
)
def test_a_key_that_does_not_exist_is_noticed(text: str, complaint: str) -> None:
    assert catalogue.unknown({"a.py": text}, KEYS) == [complaint]


def test_a_key_in_a_table_that_does_not_exist_is_noticed() -> None:
    text = "TOLD = {1: 'layout.emty', 2: 'layout.empty', 3: 'layout'}"
    assert catalogue.stray({"a.py": text}, KEYS) == ["a.py: layout.emty"]


def test_every_code_of_a_refusal_has_a_sentence() -> None:
    made, told = catalogue.refusals_made(SOURCES), catalogue.codes_told(KEYS)
    assert len(made) > 50
    assert made.keys() - told == set()
    assert told - made.keys() == set()


def test_a_code_without_a_sentence_is_noticed() -> None:
    planted = {"match/a.py": "Refusal('TOO_PROUD', 'No.')", "match/b.py": "Refusal(LATE, 'No.')"}
    assert catalogue.refusals_made(planted).keys() == {"TOO_PROUD", "LATE"}
    assert catalogue.codes_told(["refused.LATE", "refused.LATE.lead", "race.refused.X", "y"]) == {
        "LATE",
        "X",
    }


def test_each_language_is_set_as_it_is_written() -> None:
    assert catalogue.french_faults(FRENCH.messages) == []
    assert catalogue.english_faults(ENGLISH.messages) == []


@pytest.mark.parametrize(
    "text",
    [
        "Dominos: {tiles}.",
        "Dominos : {tiles}.",
        "Vide ; passez.",
        "Encore?",
        "Gagné !",
        "« {move}~»",
        "«~{move} »",
        "l'extrémité",
        'le "double"',
        "{n#l'un|les uns}",
        "{n#un : {n}|deux}",
    ],
)
def test_typography_that_is_not_french_is_noticed(text: str) -> None:
    assert catalogue.french_faults({"key": text}) == ["key"]


@pytest.mark.parametrize("text", ["Tiles~: {tiles}.", "Tiles : 7.", "«{move}»"])
def test_typography_that_is_not_english_is_noticed(text: str) -> None:
    assert catalogue.english_faults({"key": text}) == ["key"]


def test_french_is_no_english() -> None:
    assert catalogue.alike(ENGLISH, FRENCH) == ALIKE
    left = changed(FRENCH, layout__empty=ENGLISH.messages["layout.empty"])
    assert catalogue.alike(ENGLISH, left) == ALIKE | {"layout.empty"}


@pytest.mark.parametrize("tongue", LANGUAGES, ids=lambda tongue: tongue.code)
def test_every_message_can_be_said_to_anybody_of_any_number(tongue: Language) -> None:
    for key, message in tongue.messages.items():
        numbers = counted(message) | counted(ENGLISH.messages[key])
        for number, form in ((0, 0), (1, 1), (2, 2), (21, 1)):
            values: dict[str, Value] = {
                name: number if name in numbers else Subject("Zoe", form)
                for name in places(message)
            }
            told = tongue.say(key, **values)
            assert told
            assert not set("{}|#~") & set(told), key


def louder() -> Language:
    """A third language: English in capitals, with a form of its own for none of a thing."""

    def loud(match: re.Match[str]) -> str:
        name, kind, forms, text = match.groups()
        if name is None:
            return str(text).upper()
        if kind is None:
            return f"{{{name}}}"
        none = "NO |" if kind == "#" else ""
        return f"{{{name}{kind}{none}{forms.upper()}}}"

    part = r"\{(\w+)(?:([#?])([^{}]*))?\}|([^{}]+)"
    texts = {key: re.sub(part, loud, text) for key, text in ENGLISH.messages.items()}
    return Language("loud", "Loud", lambda number: min(number, 2), texts)


def test_a_third_language_needs_nothing_but_its_messages() -> None:
    loud = louder()
    assert loud.problems(ENGLISH) == ()
    assert words(fives.parse_move("2-5@5-5.a"), loud) == "PLACE [2|5] ON [5|5] A"
    assert words(fives.TileSet.parse("0-1"), loud) == "[0|1]: 1 TILE, 1 PIP"
    assert words(fives.TileSet.parse("0-0"), loud) == "[0|0]: 1 TILE, 0 NO "
    view = fives.DRAW.start(2).view(0)
    assert words(view, loud).upper() == words(view, loud).replace("Draw", "DRAW")


def test_what_a_third_language_lacks_is_told() -> None:
    short = changed(louder(), passed=None)
    assert short.problems(ENGLISH) == ("There is no message 'passed'.",)
    with pytest.raises(fives.InputError) as caught:
        words(fives.Passed(fives.Seat(1)), short)
    assert caught.value.code == "NO_SUCH_MESSAGE"


def test_a_language_is_named_by_its_code_or_given() -> None:
    assert language("fr") is FRENCH
    assert language(FRENCH) is FRENCH
    for wrong in ("de", "FR", "", None, 7, b"fr"):
        with pytest.raises(fives.InputError) as caught:
            language(wrong)  # type: ignore[arg-type]
        assert caught.value.code == "NO_SUCH_LANGUAGE"


def test_a_message_takes_its_values_and_no_others() -> None:
    with pytest.raises(fives.InputError) as caught:
        ENGLISH.say("passed.by")
    assert caught.value.code == "NO_SUCH_MESSAGE"
    for values in ({}, {"who": Subject("you", 0), "n": 1}, {"n": 1}):
        with pytest.raises(fives.InputError) as caught:
            ENGLISH.say("passed", **values)
        assert caught.value.code == "OTHER_PLACES"


@pytest.mark.parametrize("key", FRENCH.messages)
def test_no_french_word_stands_unelided_before_a_name_that_may_begin_with_a_vowel(key: str) -> None:
    assert not re.search(r"\b(de|que|le|la|ne|si)[ ~]\{(game|name|title)\}", FRENCH.messages[key])
