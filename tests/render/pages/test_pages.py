"""Pages and sliders as text: whole, sound, and with nothing hidden in them."""

import json
import re
from html.parser import HTMLParser

import pytest

from fives import HORSE_RACE, InputError, Tile
from fives.card_race import CardRace
from fives.records import Record
from fives.render.pages.page import page
from fives.render.pages.reading import Told
from fives.render.pages.sharing import shared
from fives.render.pages.slides import slides
from fives.render.pictures.svg import svg
from tests.cli.recorded import match, race

VOID = {"meta", "input", "br", "img", "hr", "link"}


class Sound(HTMLParser):
    """Reads HTML and checks that elements are closed as they were opened, and ids are unique."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.named: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            assert not name.startswith("on"), f"{name} runs a script"
            if name == "id":
                self.ids.append(str(value))
            if name in ("href", "src"):
                self.links.append(str(value))
            if name == "role" and value in ("img", "group"):
                assert dict(attrs).get("aria-label"), f"a {tag} has no name"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.text += data.replace("\N{NO-BREAK SPACE}", " ")


def read(html: str) -> Sound:
    sound = Sound()
    sound.feed(html)
    sound.close()
    assert sound.open == []
    assert len(sound.ids) == len(set(sound.ids))
    return sound


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["match", "seat", "seen", "race"])
def test_a_page_is_whole_and_loads_nothing(game: str, lang: str) -> None:
    record = match("horse-race", 4, pairs=True).branch(150)
    told: Told = record
    if game == "seen":
        told = record.redacted(0, 2)
    elif game == "race":
        told = race()
    seat = 1 if game == "seat" else None
    html = page(told, lang, seat=seat)
    assert html == page(told, lang, seat=seat)
    sound = read(html)
    assert html.startswith(f'<!DOCTYPE html>\n<html lang="{lang}"')
    assert all(link.startswith("#") and link[1:] in sound.ids for link in sound.links)
    assert "://" not in html.replace("http://www.w3.org/2000/svg", "")
    assert "default-src 'none'" in html.replace("&#x27;", "'")


def test_the_account_is_all_there_without_the_script() -> None:
    record = match()
    text = read(page(record)).text
    for result in record.results():
        assert f"Round {result.number}" in text
    told = slides(record).words
    assert all(line.replace("\N{NO-BREAK SPACE}", " ") in text for line in told)
    assert "Without its script" in text


def test_counts_are_explained() -> None:
    text = read(page(match())).text
    assert re.search(r"\[\d\|\d\] \d+ \+ \[\d\|\d\] \d+ = \d+, \d points?\.", text)
    assert re.search(r"Seat \d: \d+ \+ \d+ = \d+\.", text)


@pytest.mark.parametrize("seats", [(), (1,), (0, 2)])
def test_no_hidden_tile_is_anywhere_in_it(seats: tuple[int, ...]) -> None:
    whole = match("horse-race", 4, pairs=True)
    record = whole.branch(30).redacted(*seats)
    for html in (page(record), str(record.show()), page(record, "fr")):
        allowed = set(whole[30].layout.tiles)
        for state in whole.branch(30):
            allowed |= {tile for seat in seats for tile in state.hands[seat]}
        named = {Tile(int(a), int(b)) for a, b in re.findall(r"\[(\d)\|(\d)\]", html)}
        named |= {Tile.parse(name) for name in re.findall(r'data-tile=\\?"(\d-\d)', html)}
        assert named == allowed


def test_a_page_of_a_seat_is_that_of_its_redacted_record() -> None:
    record = match("horse-race", 4, pairs=True).branch(100)
    assert page(record, seat=2) == page(record.redacted(2))
    assert page(record) == page(record.redacted())


def test_a_slider_stores_what_steps_share_once() -> None:
    shown = str(match("horse-race", 4, pairs=True).branch(150).show())
    stored = re.search(r'class="fives-steps">(.*?)</script>', shown, re.S)
    assert stored is not None
    data = json.loads(stored[1])
    whole = ["".join(data["parts"][part] for part in parts) for parts in data["pictures"]]
    assert len(whole) == len(data["steps"])
    assert len(set(data["parts"])) == len(data["parts"])
    assert len(stored[1]) < sum(map(len, whole)) * 2 / 3
    assert whole[0] in shown  # stands there before the script runs


def test_parts_are_put_together_again() -> None:
    texts = [str(svg(state)) for state in match().branch(40)] + ["", "no tag", "a > b <i>c</i> d"]
    found = shared(texts)
    assert ["".join(found.parts[place] for place in text) for text in found.texts] == texts


def test_texts_of_a_record_are_no_markup() -> None:
    evil = "</script><script>alert(1)</script><!-- & \u2028"
    record = (
        match()
        .branch(3)
        .tag("Event", evil.replace("\u2028", ""))
        .comment(evil.replace("\u2028", ""))
    )
    html = page(record, hands=True)
    sound = read(html)
    assert "<script>alert" not in html
    assert "</script><script>alert(1)</script><!-- & " in sound.text


def test_what_a_slider_says_of_itself() -> None:
    shown = match().show("fr")
    assert repr(shown) == "<Slides: Horse Race, 2 places, 428 coups>"
    bundle = shown._repr_mimebundle_()
    assert bundle["text/html"] == shown._repr_html_() == str(shown)
    assert bundle["text/plain"].startswith("Horse Race, 2 places, 428 coups\n\nLe sort")
    assert "id=" not in re.sub(r"<script.*?</script>", "", str(shown), flags=re.S)


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ({"seat": 2}, "NO_SUCH_SEAT"),
        ({"seat": True}, "NOT_A_SEAT"),
        ({"seat": 0, "hands": True}, "SEAT_AND_HANDS"),
        ({"hands": 1}, "NOT_A_BOOL"),
        ({"lang": "de"}, "NO_SUCH_LANGUAGE"),
        ({"theme": "blue"}, "NO_SUCH_THEME"),
    ],
)
def test_wrong_arguments_are_refused(ask: dict[str, object], code: str) -> None:
    for make in (match().show, lambda **more: page(match(), **more)):
        with pytest.raises(InputError) as caught:
            make(**ask)  # type: ignore[arg-type]
        assert caught.value.code == code


def test_what_cannot_be_shown_is_refused() -> None:
    with pytest.raises(InputError, match="A page tells a record, not a GameState"):
        page(HORSE_RACE.start(seats=2))  # type: ignore[arg-type]
    with pytest.raises(InputError, match="does not show what seat 0 saw"):
        match().redacted(1).show(seat=0)
    with pytest.raises(InputError, match="does not show what all seats saw"):
        match().redacted(1).show(hands=True)
    start = match().branch(20)
    assert str(start.redacted(0, 1).show(hands=True)) == str(start.show(hands=True))


def test_a_session_of_races_has_no_secrets_and_so_no_note() -> None:
    record: Record[CardRace, object] = race()  # type: ignore[assignment]
    tagged = record.tag("Event", "Open day").comment("So it went.")
    text = read(page(tagged)).text  # type: ignore[arg-type]
    assert "Event: Open day" in text
    assert "Comment: So it went." in text
    assert "hand" not in text
