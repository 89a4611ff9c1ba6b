"""Set-up of the whole suite: runnable examples, rule marks, Hypothesis profiles."""

import os
from collections.abc import Iterable
from doctest import ELLIPSIS

from hypothesis import HealthCheck, settings
from sybil import Document, Region, Sybil
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.myst import CodeBlockParser, PythonCodeBlockParser
from sybil.parsers.rest import DocTestParser
from sybil.sybil import SybilCollection
from sybil.typing import Parser

pytest_plugins = ["pytester", "tests.rule_marks"]

# One namespace a page: an example may use what those above it on the page made.
_doctests = DocTestStringParser(DocTestEvaluator(ELLIPSIS))
_sessions = CodeBlockParser("pycon", evaluator=lambda example: None)


def _pycon(document: Document) -> Iterable[Region]:
    """Blocks marked pycon run like python blocks that start with a prompt."""
    for block in _sessions(document):
        for example in _doctests(block.parsed, document.path):
            example.adjust(block, block.parsed)
            yield example


_markdown: list[Parser] = [PythonCodeBlockParser(doctest_optionflags=ELLIPSIS), _pycon]

pytest_collect_file = SybilCollection(
    (
        Sybil(_markdown, path="docs", pattern="*.md"),
        Sybil(_markdown, path=".", pattern="README.md"),
        Sybil([DocTestParser(ELLIPSIS)], path="src/fives", pattern="*.py"),
    )
).pytest()

# Without a deadline, since a busy machine says nothing about the code. In CI the
# cases are the same on every run. Chosen by --hypothesis-profile, else here.
settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile(
    "ci",
    max_examples=50,
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("deep", max_examples=2000, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
