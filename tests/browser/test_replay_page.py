"""The page of a match in a browser: keys, slider, links, and what is read aloud."""

from functools import cache

import pytest

from fives.render.pages.page import page
from tests.browser.opened import Opened
from tests.cli.recorded import match, race


@cache
def html(lang: str = "en") -> str:
    record = match("horse-race", 4, pairs=True)
    return page(record.branch(150), lang)


def test_arrow_keys_step(opened: Opened) -> None:
    tab = opened.show(html())
    assert opened.text(".fives-where").startswith("Round 1, step 1 of ")
    before = tab.locator(".fives-picture").inner_html()
    tab.keyboard.press("ArrowRight")
    assert opened.text(".fives-where").startswith("Round 1, step 2 of ")
    assert tab.locator(".fives-range").input_value() == "2"
    assert tab.locator(".fives-picture").inner_html() != before
    tab.keyboard.press("ArrowLeft")
    assert tab.locator(".fives-picture").inner_html() == before
    tab.keyboard.press("ArrowLeft")  # there is nothing before the first
    assert opened.text(".fives-where").startswith("Round 1, step 1 of ")
    tab.keyboard.press("End")
    last = opened.text(".fives-where").split()[3]
    assert opened.text(".fives-where").endswith("after 150 moves")
    assert tab.locator(".fives-range").input_value() == last
    tab.keyboard.press("Home")
    assert tab.locator(".fives-range").input_value() == "1"


def test_the_slider_moves_with_its_own_keys_and_tells_where_it_is(opened: Opened) -> None:
    tab = opened.show(html())
    moving = tab.get_by_label("Step", exact=True)
    moving.focus()
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowRight")
    assert moving.input_value() == "3"
    assert moving.get_attribute("aria-valuetext").startswith("Round 1, step 3 of ")
    moving.fill("7")
    assert opened.text(".fives-where").startswith("Round 1, step 7 of ")


def test_buttons_go_from_step_to_step(opened: Opened) -> None:
    tab = opened.show(html("fr"))
    tab.get_by_role("button", name="Suivant").click()
    assert opened.text(".fives-where").startswith("Manche 1, étape 2 sur ")
    tab.get_by_role("button", name="Fin").click()
    assert tab.get_by_role("button", name="Suivant").get_attribute("aria-disabled") == "true"
    tab.get_by_role("button", name="Précédent").press("Enter")
    assert tab.get_by_role("button", name="Suivant").get_attribute("aria-disabled") == "false"
    tab.get_by_role("button", name="Début").click()
    assert opened.text(".fives-where").startswith("Manche 1, étape 1 sur ")


def test_what_happened_is_read_aloud(opened: Opened) -> None:
    tab = opened.show(html())
    spoken = tab.locator("[aria-live=polite]")
    assert "Dealt to seat 0: 5 tiles." in spoken.inner_text()
    tab.keyboard.press("ArrowRight")
    assert " led [" in opened.text("[aria-live=polite]")
    assert "Dealt" not in spoken.inner_text()


def test_the_account_and_the_pictures_go_together(opened: Opened) -> None:
    tab = opened.show(html())
    tab.keyboard.press("ArrowRight")
    current = tab.locator("li[aria-current=step]")
    assert current.count() == 1
    assert current.get_attribute("data-step") == "1"
    tab.locator("li[data-step='5'] a").click()
    assert opened.text(".fives-where").startswith("Round 1, step 6 of ")
    tab.get_by_role("navigation").get_by_role("link", name="Round 2").click()
    assert opened.text(".fives-where").startswith("Round 2, step ")
    assert tab.url.endswith("#round-2")


def test_every_step_has_a_whole_picture(opened: Opened) -> None:
    tab = opened.show(html())
    steps = int(tab.locator(".fives-range").get_attribute("max"))
    for _ in range(steps - 1):
        tab.keyboard.press("ArrowRight")
        assert tab.locator(".fives-picture > svg[role=img] > title").count() == 1
    shown = tab.locator(".fives-picture svg").bounding_box()
    assert shown["width"] > 300
    assert shown["height"] > 100


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_light_or_dark_as_the_reader_likes(opened: Opened, scheme: str) -> None:
    opened.tab.emulate_media(color_scheme=scheme)
    tab = opened.show(html())
    ground = tab.evaluate("getComputedStyle(document.body).backgroundColor")
    light = sum(map(int, ground.strip("rgb()").split(","))) > 3 * 128
    assert light is (scheme == "light")


def test_a_session_of_card_races(opened: Opened) -> None:
    tab = opened.show(page(race(), "fr"))
    tab.keyboard.press("ArrowRight")
    assert opened.text(".fives-where").startswith("Course 1, étape 2 sur ")
    assert "a misé 1 jeton sur" in opened.text(".fives-words")


def test_texts_of_a_record_are_no_markup(opened: Opened) -> None:
    evil = "</script><script>console.log(1)</script><img src=x onerror=console.log(2)>"
    record = match().branch(3).tag("Event", evil).comment(evil)
    tab = opened.show(page(record, hands=True))
    tab.keyboard.press("End")
    assert evil in tab.locator("body").inner_text()
    assert tab.locator("img").count() == 0
