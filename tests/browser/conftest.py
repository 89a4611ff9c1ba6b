"""Headless Chromium for the tests of pages; they are skipped where it isn't installed."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser.opened import Opened

CHROMIUM = shutil.which("chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    playing = pytest.importorskip(
        "playwright.sync_api", reason="playwright isn't installed: the group `browser` has it"
    )
    with playing.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Iterator[Opened]:
    """A tab that opens HTML from a file, and notes all that it asks for and complains of."""
    with _tab(browser) as tab:
        found = Opened(tab, tmp_path / "page.html")
        yield found
        assert found.complaints == []
        assert [url for url in found.asked if not url.startswith("file:")] == []


@contextmanager
def _tab(browser: Any) -> Iterator[Any]:
    tab = browser.new_page(viewport={"width": 1000, "height": 900})
    tab.set_default_timeout(10_000)
    yield tab
    tab.close()
