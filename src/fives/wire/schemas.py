"""The JSON Schema of every document, which lies beside this file."""

from __future__ import annotations

import json
from importlib.resources import files

from fives.records.json_values import JsonObject


def schema() -> JsonObject:
    """Return the JSON Schema, draft 2020-12, of every document of the format.

    >>> schema()["$schema"]
    'https://json-schema.org/draft/2020-12/schema'
    """
    text = files("fives.wire").joinpath("schema", "fives-1.schema.json").read_text("utf-8")
    found: JsonObject = json.loads(text)
    return found
