"""The table as a widget of anywidget: what it shows, and what a click does."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

import anywidget
import traitlets

from fives.core.errors import NotationError
from fives.match.moves import Move
from fives.match.notation import parse_move
from fives.match.state import GameState
from fives.records.record import Record
from fives.render.wording.language import Language
from fives.render.wording.refusals import refusal_words
from fives.widget.scene import scene
from fives.widget.sitting import Sitting

_FOLDER: Final = files("fives.widget")


@final
class TableElement(anywidget.AnyWidget):
    """A table to sit at; `fives.widget.table` opens one.

    The browser gets one trait, ``scene``, which holds what the seat sees and may do, and
    answers with another, ``choice``: a move, and after how many moves it was chosen.
    """

    _esm = _FOLDER.joinpath("table.js").read_text(encoding="utf-8")
    _css = _FOLDER.joinpath("table.css").read_text(encoding="utf-8")
    scene = traitlets.Dict(read_only=True).tag(sync=True)
    choice = traitlets.Dict().tag(sync=True)

    def __init__(self, sitting: Sitting, language: Language) -> None:
        super().__init__()
        self._sitting = sitting
        self._language = language
        self._show()
        self.observe(self._answer, names="choice")

    @property
    def record(self) -> Record[GameState, Move]:
        """The match, from where it began."""
        return self._sitting.record

    @property
    def state(self) -> GameState:
        """The match as it stands."""
        return self._sitting.record.state

    def play(self, move: Move | str) -> None:
        """Make a move of the seat, after which the others play on; see `Table.play`."""
        made = parse_move(move) if isinstance(move, str) else move
        self._sitting = self._sitting.moved(made)
        self._show()

    def _show(self, note: str = "") -> None:
        self.set_trait("scene", dict(scene(self._sitting, self._language, note)))

    def _answer(self, change: object) -> None:
        """Make the move that was chosen; what cannot be made is said at the table."""
        chosen = dict(self.choice)
        if chosen.get("at") != len(self.record.moves):
            self._show(self._language.say("table.not_now"))
            return
        try:
            move = parse_move(str(chosen.get("move")))
        except NotationError:
            self._show(self._language.say("table.no_move"))
            return
        refusal = self._sitting.view.refusal(move)
        if refusal is None:
            self.play(move)
        else:
            self._show(refusal_words(refusal, self._language))
