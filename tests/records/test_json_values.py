"""Reading JSON strictly: types, keys, limits and the path of every fault."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.records.json_text import LONGEST, parsed, written
from fives.records.json_values import JsonError, Node

values: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text('abé\n"\\[]{},\u2028'),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab."), inner, max_size=4),
    max_leaves=20,
)


@given(values)
def test_what_is_written_is_parsed_back(value: object) -> None:
    text = written(value)  # type: ignore[arg-type]
    assert parsed(text).value == value
    assert "\n" not in text
    assert written(parsed(text).value) == text  # type: ignore[arg-type]


def at(text: str, *path: str | int) -> Node:
    node = parsed(text)
    for step in path:
        node = node.items()[step] if isinstance(step, int) else node.at(step)
    return node


@pytest.mark.parametrize("text", ["true", "1.0", "1e3", "NaN", "Infinity", '"1"', "null", "[1]"])
def test_only_whole_numbers_are_whole_numbers(text: str) -> None:
    with pytest.raises(JsonError) as caught:
        at(f'{{"a": [0, {text}]}}', "a", 1).whole()
    assert caught.value.code == "NOT_A_NUMBER"
    assert caught.value.path == "$.a[1]"


def test_numbers_have_limits() -> None:
    assert at("999999999999999999").whole(0, 10**18) == 10**18 - 1
    for text in ("1000000001", "-1", "1234567890123456789", "9" * 5_000, "-" + "9" * 5_000):
        with pytest.raises(JsonError) as caught:
            at(text).whole()
        assert caught.value.code == "NUMBER"
        assert len(str(caught.value)) < 100


def test_texts_flags_lists_and_objects_are_what_they_are() -> None:
    assert at('"é"').text() == "é"
    assert at("true").flag() is True
    for read, text, code in (
        (Node.text, "1", "NOT_TEXT"),
        (Node.text, '"\\udc00"', "SURROGATE"),
        (Node.flag, "1", "NOT_A_BOOL"),
        (Node.flag, "null", "NOT_A_BOOL"),
        (Node.items, "{}", "NOT_A_LIST"),
        (Node.fields, "[]", "NOT_AN_OBJECT"),
        (Node.fields, '{"a": 1}', "EXTRA_KEY"),
        (Node.fields, '{"a": 1, "a": 1}', "KEY_TWICE"),
    ):
        with pytest.raises(JsonError) as caught:
            read(parsed(text))
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("key", "path"),
    [
        ("turn", "$.turn"),
        ("hand_sizes", "$.hand_sizes"),
        ("", '$[""]'),
        ("a.b", '$["a.b"]'),
        ("\ud800\n", '$["\\ud800\\n"]'),
        ("k" * 99, f'$["{"k" * 40}"]'),
    ],
)
def test_paths_name_any_key(key: str, path: str) -> None:
    with pytest.raises(JsonError) as caught:
        Node({key: 1}).fields("other")
    assert caught.value.path == path
    assert caught.value.code == "EXTRA_KEY"
    assert str(caught.value).isascii()


def test_an_error_names_what_is_missing() -> None:
    with pytest.raises(JsonError, match=r"^\$: the key turn is missing\.$"):
        Node({"phase": "lot"}).fields("turn", "phase")


def test_keys_that_are_no_texts_are_refused() -> None:
    with pytest.raises(JsonError, match="a key is a text"):
        Node({1: 2}).fields("a")


def test_errors_keep_their_path_when_copied() -> None:
    error = JsonError("CODE", "a sentence.", "$.a[0]")
    for other in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert str(other) == "$.a[0]: a sentence."
        assert (other.code, other.path) == (error.code, error.path)
    assert isinstance(error, fives.FivesError)
    assert isinstance(error, ValueError)


def test_what_would_not_be_read_is_not_written() -> None:
    with pytest.raises(fives.InputError, match="half of a character"):
        written({"a": "\ud800"})
    with pytest.raises(fives.InputError, match="at most"):
        written("x" * LONGEST)
    with pytest.raises(fives.InputError, match="at most"):
        written([0] * 200_000)


@pytest.mark.parametrize("text", ["", " ", "{", "[1,]", "'a'", '{"a":}', "01", "+1", "tru", '"\n"'])
def test_what_is_no_json_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(JsonError, match="no JSON, at line 1, column") as caught:
        parsed(text)
    assert caught.value.code == "NOT_JSON"


def test_brackets_in_texts_do_not_count() -> None:
    value = ["[" * 60_000, '\\"' + "{" * 60_000, "," * 60_000]
    assert parsed(written(list(value))).value == value
