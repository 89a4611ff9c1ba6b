"""Sphinx settings: warnings are errors in CI, and nothing is fetched."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

sys.path.append(str(Path(__file__).parents[1]))  # where docs._ext is found

project = "fives"
author = "The fives contributors"
copyright = "2026, The fives contributors"
release = version = installed_version("fives")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.intersphinx",
    "docs._ext.fives_picture",
    "docs._ext.policy_tables",
    "docs._ext.rule_index",
]
exclude_patterns = ["_build", "_inv", "_ext"]

html_theme = "furo"
html_title = f"fives {release}"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "both"
autodoc_typehints_description_target = "documented_params"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
napoleon_numpy_docstring = False

# Files beside this one, so that no build needs the network: see _inv/make.py.
intersphinx_mapping = {
    "python": ("https://docs.python.org/3", "_inv/python.inv"),
    "attrs": ("https://www.attrs.org/en/stable", "_inv/attrs.inv"),
}

nitpicky = True
# Pairs of (role target type, name) that no inventory can know, such as type variables.
nitpick_ignore = [("py:class", "fives.core.state.M"), ("py:obj", "fives.core.state.M")]
nitpick_ignore += [("py:class", "fives.sim.chance.S"), ("py:class", "fives.sim.perft.M")]
nitpick_ignore += [("py:class", "fives.testing.states.M")]
nitpick_ignore += [("py:class", f"fives.records.record.{name}") for name in "SM"]


def public_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: Element
) -> Element | None:
    """Resolve a name by where it is defined, or bare, to the public one of the package."""
    domain = env.domains.python_domain
    last = str(node["reftarget"]).rpartition(".")[2]
    homes = (
        "fives",
        "fives.beliefs",
        "fives.card_race",
        "fives.records",
        "fives.render",
        "fives.testing",
        "fives.widget",
        "fives.wire",
    )
    found = [f"{home}.{last}" for home in homes if f"{home}.{last}" in domain.objects]
    if node.get("refdomain") != "py" or not found:
        return None
    name = found[0]
    entry = domain.objects[name]
    doc = str(node["refdoc"])
    return make_refnode(app.builder, doc, entry.docname, entry.node_id, content, name)


def setup(app: Sphinx) -> None:
    """Connect the resolver."""
    app.connect("missing-reference", public_name)
