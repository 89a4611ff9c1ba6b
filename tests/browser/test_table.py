"""The interactive table in a browser: its script alone, with a model that only notes."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from fives import HORSE_RACE, Seat, Setup
from fives.render.wording.languages import language
from fives.sim.agents import random_agent
from fives.widget.scene import scene
from fives.widget.sitting import sat_down
from tests.browser.opened import Opened

MODEL = """
const handlers = {};
const traits = { scene: SCENE, choice: {} };
window.saved = [];
window.model = {
  get: (name) => traits[name],
  set: (name, value) => { traits[name] = value; },
  save_changes: () => window.saved.push(traits.choice),
  on: (name, handler) => { handlers[name] = handler; },
  off: (name) => { delete handlers[name]; },
};
window.arrive = (scene) => { traits.scene = scene; handlers["change:scene"]?.(); };
"""


@pytest.fixture
def shown(opened: Opened) -> Opened:
    """A table at which [2|5] fits in two places, [0|1] in none."""
    setup = Setup(variant=HORSE_RACE, seats=2, hands=("2-5 3-5 0-1", "4-5 6-6"), layout="5-5")
    sitting = sat_down(setup.state(), Seat(0), Random(61), random_agent)
    script = files("fives.widget").joinpath("table.js").read_text(encoding="utf-8")
    style = files("fives.widget").joinpath("table.css").read_text(encoding="utf-8")
    data = json.dumps(scene(sitting, language("en"))).replace("<", "\\u003c")
    opened.show(
        f"<!DOCTYPE html><style>{style}</style><body><script type=module>"
        f"{script.replace('export default', 'const widget =')}"
        f"{MODEL.replace('SCENE', data)}"
        "window.left = widget.render({ model: window.model, el: document.body });"
        "</script></body>"
    )
    opened.tab.wait_for_selector(".fives-table button")
    return opened


def saved(opened: Opened) -> Any:
    return opened.tab.evaluate("window.saved")


def test_a_click_on_a_tile_shows_its_ports_and_a_click_on_one_plays(shown: Opened) -> None:
    tab = shown.tab
    assert tab.locator(".fives-fits").count() == 0
    tab.locator('[data-seat="0"] g[data-tile="2-5"]').click()
    fits = tab.locator(".fives-fits")
    assert [each.get_attribute("data-port") for each in fits.all()] == ["5-5.a", "5-5.b"]
    assert shown.text(".fives-table-ask") == "Choose a place for [2|5]."
    assert saved(shown) == []
    tab.locator('[data-port="5-5.b"]').click()
    assert saved(shown) == [{"at": 0, "move": "2-5@5-5.b"}]


def test_the_keyboard_is_enough(shown: Opened) -> None:
    tab = shown.tab
    tab.keyboard.press("Tab")  # [0|1], which fits nowhere
    tab.keyboard.press("Enter")
    assert tab.locator(".fives-table-places").is_hidden()
    tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    assert tab.get_by_role("button", name="[2|5]", exact=True).get_attribute("aria-pressed") == (
        "true"
    )
    assert tab.evaluate("document.activeElement.dataset.move") == "2-5@5-5.a"
    tab.keyboard.press("Escape")
    assert tab.locator(".fives-table-places").is_hidden()
    assert tab.evaluate("document.activeElement.dataset.tile") == "2-5"
    tab.keyboard.press("Enter")
    tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    assert saved(shown) == [{"at": 0, "move": "2-5@5-5.b"}]


def test_places_say_what_a_play_does(shown: Opened) -> None:
    shown.tab.get_by_role("button", name="[3|5]", exact=True).click()
    places = shown.tab.get_by_role("group", name="Places for [3|5]").get_by_role("button")
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in places.all_inner_texts()] == [
        "[3|5] on [5|5] a: total 13, no points",
        "[3|5] on [5|5] b: total 13, no points",
    ]


def test_what_comes_from_python_is_shown(shown: Opened) -> None:
    drawing = Setup(variant=HORSE_RACE, seats=2, hands=("0-1", "4-5 6-6"), layout="5-5")
    sitting = sat_down(drawing.state(), Seat(0), Random(61), random_agent)
    shown.tab.evaluate("arrive", dict(scene(sitting, language("fr"), "<b>Non.</b>")))
    assert shown.text(".fives-table-note") == "<b>Non.</b>"
    shown.tab.get_by_role("button", name="piocher").click()
    assert saved(shown) == [{"at": 0, "move": "draw"}]
    shown.tab.evaluate("window.left()")  # the table is closed, and listens no more
    shown.tab.evaluate("arrive", dict(scene(sitting, language("en"))))
    assert shown.text(".fives-table-note") == "<b>Non.</b>"
