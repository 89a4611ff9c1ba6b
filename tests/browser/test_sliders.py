"""Sliders as notebooks show them: several on a page, each for itself."""

from tests.browser.opened import Opened
from tests.cli.recorded import match, race


def test_two_on_a_page_do_not_clash(opened: Opened) -> None:
    one, other = str(match().branch(40).show()), str(race().show("fr"))
    tab = opened.show(f"<!DOCTYPE html><body>{one}<hr>{other}</body>")
    first, second = tab.locator(".fives-slider").all()
    first.get_by_role("button", name="Next").click()
    assert "step 2 of" in first.locator(".fives-where").inner_text()
    assert "étape 1 sur" in second.locator(".fives-where").inner_text()
    second.get_by_role("button", name="Suivant").focus()
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowRight")
    assert "étape 3 sur" in second.locator(".fives-where").inner_text()
    assert "step 2 of" in first.locator(".fives-where").inner_text()
    ids = tab.evaluate("[...document.querySelectorAll('[id]')].length")
    assert ids == 0


def test_keys_elsewhere_on_the_page_are_left_alone(opened: Opened) -> None:
    tab = opened.show(
        f"<!DOCTYPE html><body><button>out</button>{match().branch(40).show()}</body>"
    )
    tab.get_by_role("button", name="out").focus()
    tab.keyboard.press("ArrowRight")
    assert "step 1 of" in opened.text(".fives-where")


def test_one_that_is_put_in_later_works_as_well(opened: Opened) -> None:
    """As notebooks do it: as text first, then its scripts made anew."""
    tab = opened.show("<!DOCTYPE html><body><div id=out></div></body>")
    tab.evaluate(
        """html => {
          const out = document.querySelector("#out");
          out.innerHTML = html;
          for (const old of out.querySelectorAll("script:not([type])")) {
            const again = document.createElement("script");
            again.textContent = old.textContent;
            old.replaceWith(again);
          }
        }""",
        str(match().branch(40).show()),
    )
    tab.get_by_role("button", name="Next").click()
    assert "step 2 of" in opened.text(".fives-where")


def test_without_its_script_the_first_picture_stands(opened: Opened) -> None:
    tab = opened.show("<!DOCTYPE html><body><div id=out></div></body>")
    html = str(match().branch(40).show())
    tab.evaluate("html => { document.querySelector('#out').innerHTML = html }", html)
    assert tab.locator(".fives-picture svg").is_visible()
    assert "Dealt to seat 0: 7 tiles." in opened.text(".fives-words")
    assert not tab.get_by_role("button", name="Next").is_visible()
