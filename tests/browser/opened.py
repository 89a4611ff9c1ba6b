"""A page that is open in a browser."""

from pathlib import Path
from typing import Any


class Opened:
    """A tab of the browser, what it has asked for, and what it has complained of."""

    def __init__(self, tab: Any, path: Path) -> None:
        self.tab = tab
        self.path = path
        self.asked: list[str] = []
        self.complaints: list[str] = []
        tab.on("request", lambda request: self.asked.append(request.url))
        tab.on("console", lambda message: self.complaints.append(message.text))
        tab.on("pageerror", lambda error: self.complaints.append(str(error)))

    def show(self, html: str) -> Any:
        """Open HTML and return the tab."""
        self.path.write_text(html, encoding="utf-8")
        self.tab.goto(self.path.as_uri())
        return self.tab

    def text(self, selector: str) -> str:
        """What can be read there, with plain spaces."""
        return str(self.tab.locator(selector).inner_text()).replace("\N{NO-BREAK SPACE}", " ")
