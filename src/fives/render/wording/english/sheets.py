"""Labels and titles of score boards, paper tallies, cribbage boards and race tracks, in English."""

from __future__ import annotations

from typing import Final

SHEETS: Final[dict[str, str]] = {
    "sheet.seat": "Seat {seat}",
    "sheet.seats": "Seats {first} and {second}",
    "sheet.side": "Side {side}",
    "sheet.points": "{points}~{n#point|points}",
    "score.title": "Scores, {game}",
    "score.at_least": "Target: at least {n}~{n#point|points}.",
    "score.exactly": "Target: exactly {n}~{n#point|points}.",
    "score.best": "Target: the best score after a round, of at least {n}~{n#point|points}.",
    "score.line": "{name}: {points}~{n#point|points}.",
    "score.missing": "{name}: {points}~{n#point|points}, {missing} to go.",
    "score.winner": "{name}: {points}~{n#point|points}, winner.",
    "score.sharer": "{name}: {points}~{n#point|points}, shared win.",
    "score.drawn": "The match is drawn.",
    "score.to_go": "{missing} to go",
    "score.won": "winner",
    "score.shared": "shared win",
    "tally.title": "Paper tally",
    "tally.sum": "{points}~{n#point|points}, {pips} raw",
    "tally.empty": "Paper tally of {points}~{n#point|points}: no stroke.",
    "tally.strokes": "Paper tally of {points}~{n#point|points}, {pips} raw: "
    "{strokes}~{strokes#stroke|strokes}.",
    "tally.figures": "Paper tally of {points}~{n#point|points}, {pips} raw: "
    "{figures}~{figures#finished figure|finished figures}.",
    "tally.both": "Paper tally of {points}~{n#point|points}, {pips} raw: "
    "{figures}~{figures#finished figure|finished figures} and "
    "{strokes}~{strokes#stroke|strokes} more.",
    "tally.below": "A minus in front: the strokes count what is missing to zero.",
    "tally.figure": "A finished figure is a large X with a small x in each of the four spaces "
    "around it: ten strokes.",
    "cribbage.title": "Cribbage board of {holes} holes",
    "cribbage.board": "Cribbage board of {holes} holes, in streets of 30. The front peg of a side "
    "shows its score, the back peg the score before.",
    "cribbage.still": "{name}: {points}~{n#point|points}. Both pegs are at the start.",
    "cribbage.moved": "{name}: {points}~{n#point|points}, before that {before}. "
    "Front peg {front}, back peg {back}.",
    "cribbage.start": "at the start",
    "cribbage.hole": "in hole {hole}",
    "cribbage.last": "in the last hole, {hole}",
    "cribbage.past": "The score is {beyond} past the last hole.",
    "cribbage.short": "The score is {beyond} short of the start.",
    "cribbage.score": "{points}~{n#point|points}, before that {before}",
    "cribbage.beyond": "{beyond} past the last hole",
    "cribbage.below": "{beyond} short of the start",
    "cribbage.front": "the score",
    "cribbage.back": "the score before",
    "track.title": "Card race, race {race} of {races}",
    "track.finish": "finish",
    "track.markers": "{n}~{n#marker|markers}",
    "track.fair": "fair odds {odds}",
    "track.bank": "bank",
    "track.bet": "{letter} {suit}, {n}~{n#chip|chips}",
    "track.to_choose": "to choose",
    "track.you": "Seat {seat}, you",
    "track.sits_out": "sits out",
    "track.no_bet": "no bet yet",
}
