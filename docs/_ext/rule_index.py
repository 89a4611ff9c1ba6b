"""A Sphinx directive that lists rules with the tests that prove them.

    :::{rule-index} HR
    :::

lists every rule of tests/rules.md whose number begins with ``HR-``. Where the tests are is the
setting `rule_index_tests`, a path from the folder of conf.py.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from docs._ext.rule_claims import Claim, Rule, claims_in, rules_in


class RuleIndex(SphinxDirective):
    """The directive ``rule-index``; its argument is what the numbers begin with."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        tests = Path(self.env.srcdir, self.config.rule_index_tests).resolve()
        self.env.note_reread()  # a new test file must show, so no build reuses the page
        listed = rules_in((tests / "rules.md").read_text(encoding="utf-8"))
        rules = [rule for rule in listed if rule.number.startswith(f"{self.arguments[0]}-")]
        if not rules:
            raise self.error(f"no rule begins with {self.arguments[0]}-")
        claims = claims_in(tests)
        items = [item_of(rule, claims.get(rule.number, [])) for rule in rules]
        return [nodes.definition_list("", *items)]


def item_of(rule: Rule, claims: Sequence[Claim]) -> nodes.Node:
    """Return the entry of one rule; it can be linked to as ``#hr-11``."""
    number = nodes.strong("", rule.number)
    term = nodes.term("", "", number, nodes.Text(f" {rule.words}"))
    term["ids"].append(nodes.make_id(rule.number))
    proof = files_of(claims) if claims else nodes.paragraph("", "No test yet.")
    return nodes.definition_list_item("", term, nodes.definition("", proof))


def files_of(claims: Sequence[Claim]) -> nodes.Node:
    """Return the files of some tests as a list, each with a list of its tests."""
    files = nodes.bullet_list()
    for file, group in groupby(claims, key=lambda claim: claim.file):
        tests = [nodes.list_item("", literal(claim.test)) for claim in group]
        files += nodes.list_item("", literal(file), nodes.bullet_list("", *tests))
    return files


def literal(text: str) -> nodes.Node:
    """Return a paragraph of code."""
    return nodes.paragraph("", "", nodes.literal(text, text))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive and its setting."""
    app.add_config_value("rule_index_tests", "../tests", "env", types=str)
    app.add_directive("rule-index", RuleIndex)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
