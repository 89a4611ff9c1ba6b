"""Sphinx directives that show what the code says of its policies.

    :::{axes}
    :::

lists the axes with their questions;

    :::{policies} opening
    :::

lists the implementations of one axis, and

    :::{rule-sheet} all-fives
    :::

shows the rule sheet of a game. All games but those with numbered rules are listed by

    :::{family}
    :::
"""

from collections.abc import Sequence

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

import fives
from docs._ext import policy_facts as facts


class FromTheCode(SphinxDirective):
    """A directive whose page is read anew in every build, since the code may have changed."""

    def table(self, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[nodes.Node]:
        """Return a table; its cells are text as on the page, with code, roles and links."""
        self.env.note_reread()
        head = nodes.thead("", self._row(titles))
        body = nodes.tbody("", *map(self._row, rows))
        group = nodes.tgroup("", cols=len(titles))
        group += [nodes.colspec(colwidth=100 // len(titles)) for _ in titles]
        group += [head, body]
        return [nodes.table("", group)]

    def _row(self, cells: Sequence[str]) -> nodes.row:
        return nodes.row("", *(nodes.entry("", *self._cell(text)) for text in cells))

    def _cell(self, text: str) -> list[nodes.Node]:
        return self.parse_text_to_nodes(text) if text else []


class Axes(FromTheCode):
    """The directive ``axes``."""

    def run(self) -> list[nodes.Node]:
        rows = [
            (f"[{axis}](#{axis})", facts.question(axis), ", ".join(map(named, protocols)))
            for axis, protocols in ((axis, facts.PROTOCOLS[axis]) for axis in facts.axes())
        ]
        return self.table(("Axis", "What it says", "What it is asked"), rows)


class Policies(FromTheCode):
    """The directive ``policies``; its argument is an axis."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        axis = self.arguments[0]
        if axis not in facts.axes():
            raise self.error(f"there is no axis {axis}")
        shipped, everybody = facts.shipped(), "every game"
        rows = [
            (
                named(policy.name),
                policy.says,
                "\n\n".join(f"`{name}`: {told}" for name, told in policy.parameters),
                everybody if policy.used_by == shipped else ", ".join(map(linked, policy.used_by)),
            )
            for policy in facts.policies(axis)
        ]
        return self.table(("Policy", "What it does", "Parameters", "Used by"), rows)


class RuleSheet(FromTheCode):
    """The directive ``rule-sheet``; its argument is the id of a game."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        try:
            rules = fives.variant(self.arguments[0])
        except fives.InputError as error:
            raise self.error(str(error)) from error
        tables = ", ".join(map(str, rules.tables))
        rows = [("tables", f"`{tables}`", "Who may sit.")]
        rows += [(axis, f"`{code}`", says) for axis, code, says in facts.sheet(rules)]
        return self.table(("Axis", "Rule sheet", "What it does"), rows)


class Family(FromTheCode):
    """The directive ``family``."""

    def run(self) -> list[nodes.Node]:
        rows = [
            (
                linked(rules),
                *(f"`{policy!r}`" for policy in (rules.spinners, rules.points, rules.target)),
            )
            for rules in facts.shipped()
            if not rules.citations
        ]
        return self.table(("Game", "Doubles", "Points", "Target"), rows)


def named(name: str) -> str:
    """Return a link to a public name in the reference."""
    return f"{{py:obj}}`~fives.{name}`"


def linked(rules: fives.RuleSet) -> str:
    """Return a link to the page of a game."""
    return f"{{doc}}`{rules.title} </rules/{rules.id}>`"


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directives."""
    app.add_directive("axes", Axes)
    app.add_directive("family", Family)
    app.add_directive("policies", Policies)
    app.add_directive("rule-sheet", RuleSheet)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
