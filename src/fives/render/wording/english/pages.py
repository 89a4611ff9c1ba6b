"""Labels of pages, sliders and the interactive table, in English."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, str]] = {
    "page.first": "First",
    "page.previous": "Previous",
    "page.next": "Next",
    "page.last": "Last",
    "page.step": "Step",
    "page.step_of_round": "Round {round}, step {step} of {steps}, after {moves}~{moves#move|moves}",
    "page.step_of_race": "Race {round}, step {step} of {steps}, after {moves}~{moves#move|moves}",
    "page.round": "Round {round}",
    "page.race": "Race {round}",
    "page.seats": "{seats} seats",
    "page.pairs": "{seats} seats in pairs",
    "page.card_race": "Card Horse Race",
    "page.title": "{game}, {table}, {moves}~{moves#move|moves}",
    "page.seen_by_all": "As everybody could see it: no hand is shown before it is counted.",
    "page.seen_by_seat": "As seat {seat} saw it.",
    "page.seen_by_seats": "As seats {seats} saw it together.",
    "page.seen_open": "With the tiles of all hands.",
    "page.begins": "Here it begins.",
    "page.comment": "Comment: {text}",
    "page.tag": "{name}: {value}",
    "page.contents": "Contents",
    "page.pictures": "Step by step",
    "page.told": "All that happened",
    "page.keys": "The arrow keys, Home and End go from step to step.",
    "page.no_script": "Without its script this page shows the first picture only. All that "
    "happened is told below.",
    "table.label": "Table of {game}, you are seat {seat}",
    "table.hand": "Your hand",
    "table.choose": "Choose a tile of your hand.",
    "table.choose_move": "Choose what to do.",
    "table.choose_place": "Choose a place for {tile}.",
    "table.places": "Places for {tile}",
    "table.stuck": "{tile} fits nowhere now",
    "table.choice": "{choice}: {does}",
    "table.moves": "Other moves",
    "table.over": "The match is over.",
    "table.not_now": "The table has changed since; choose again.",
    "table.no_move": "That is no move; choose again.",
}
