"""Writing and reading whole documents."""

from __future__ import annotations

from fives.match.ruleset import rules_in
from fives.policies.variant import Variant
from fives.records.json_text import parsed, written
from fives.records.json_values import JsonObject, Node
from fives.wire.documents import FORMAT, READ, Document, body_of


def to_json(value: Document) -> JsonObject:
    """Return a value as a document of plain lists, texts and whole numbers.

    Args:
        value: Any `Document`: a state, a view, a move, an event, a record, a variant ...

    Raises:
        InputError: When it has no JSON form, or holds something that has none.

    >>> import fives
    >>> to_json(fives.parse_move("2-5@5-5.a"))
    {'format': 1, 'kind': 'move', 'move': '2-5@5-5.a'}
    """
    kind, body = body_of(value)
    return {"format": FORMAT, "kind": kind, **body}


def dumps(value: Document) -> str:
    """Return a value as JSON text on one line; equal texts are equal values.

    Raises:
        InputError: When it has no JSON form, or is too long to be read back.

    >>> import fives
    >>> dumps(fives.Outcome((fives.Side(1),), "target-reached"))
    '{"format":1,"kind":"outcome","winners":[1],"reason":"target-reached"}'
    """
    return written(to_json(value))


def from_json(data: object, variant: Variant | None = None) -> Document:
    """Return the value that a document of plain lists, texts and numbers says.

    Args:
        data: What `to_json` gave.
        variant: The rules, needed where they have policies that are not the library's.

    Raises:
        JsonError: When it is no document, or says what cannot be; tells where.
        VariantError: When `variant` is none.

    >>> print(from_json({"format": 1, "kind": "move", "move": "2-5@5-5.a"}))
    2-5@5-5.a
    """
    return read_document(Node(data), variant)


def loads(text: str, variant: Variant | None = None) -> Document:
    """Return the value that a JSON text says, of whatever kind it is.

    Args:
        text: What `dumps` gave, or the same with other spaces or keys in another order.
        variant: The rules, needed where they have policies that are not the library's.

    Raises:
        JsonError: When it is no document, or says what cannot be; tells where.
        VariantError: When `variant` is none.

    >>> loads('{"format": 1, "kind": "move", "move": "2-5@5-5.q"}')
    Traceback (most recent call last):
    fives.records.json_values.JsonError: $.move: a face is one of lo, hi, a, b, c, d, not 'q'.
    """
    return read_document(parsed(text), variant)


def read_document(node: Node, variant: Variant | None, wanted: str | None = None) -> Document:
    """Return what a document says, which must be of the kind that is wanted, if any."""
    handed = None if variant is None else rules_in(variant)
    version = node.at("format").whole()
    if version != FORMAT:
        sentence = f"this library reads format {FORMAT}, not {version}."
        raise node.at("format").error("OTHER_FORMAT", sentence)
    kind = node.at("kind")
    read = kind.one_of(READ)
    if wanted is not None and kind.value != wanted:
        raise kind.error("OTHER_KIND", f"a {wanted} was expected, not a {kind.text()}.")
    assert isinstance(node.value, dict)
    body = {key: value for key, value in node.value.items() if key not in ("format", "kind")}
    return read(Node(body), handed)
