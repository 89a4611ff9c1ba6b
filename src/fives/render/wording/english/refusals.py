"""Why a move or a score of a domino game does not stand, in English.

These are the very sentences of the refusals, for translators to read and for telling which
of them a refusal has; a sentence that differs is told as it is.
"""

from __future__ import annotations

from typing import Final

REFUSALS: Final[dict[str, str]] = {
    # A move.
    "refused.NOT_A_MOVE": (
        "This is {kind}, not a move; moves are listed by legal_moves(), and parse_move() reads "
        "them from text."
    ),
    "refused.NOT_A_PLAY": "Only the placing of a tile can be previewed.",
    "refused.MATCH_OVER": "The match is over; there are no more moves.",
    "refused.SEAT_TO_MOVE": "Seat {seat} is to move now, not chance.",
    "refused.CHANCE_TO_MOVE.lot": "It is chance's move now (a lot), not a seat's.",
    "refused.CHANCE_TO_MOVE.dealing": "It is chance's move now (a deal), not a seat's.",
    "refused.CHANCE_TO_MOVE.drawing": (
        "It is chance's move now (the tile that is drawn), not a seat's."
    ),
    "refused.NOT_NOW.lot": "What comes now is a lot, not '{move}'.",
    "refused.NOT_NOW.dealing": "What comes now is a deal, not '{move}'.",
    "refused.NOT_NOW.drawing": "What comes now is the tile that is drawn, not '{move}'.",
    "refused.NOT_YOUR_TURN.chance": "It is chance's turn, not seat {seat}'s.",
    "refused.NOT_YOUR_TURN.seat": "It is seat {actor}'s turn, not seat {seat}'s.",
    "refused.NO_SUCH_SEAT": "The lot can fall on the seats 0 to {top} only.",
    "refused.NOT_IN_BONEYARD": "{tile} is not in the boneyard, where tiles come from.",
    "refused.NOT_IN_HAND": "Seat {seat} does not hold {tile}; it places a tile of its hand.",
    "refused.BOUND_TILE.drawn": (
        "The tile just drawn fits, so it must be placed now, and no other."
    ),
    "refused.BOUND_TILE.lead": "One tile is prescribed for the lead; no other may be led.",
    "refused.LEAD_HAS_NO_PORT": ("The table is empty; lead {tile} without a port, as {notation}."),
    "refused.MAY_NOT_LEAD": (
        "{tile} may not be led by these rules; lead another tile, draw or pass."
    ),
    "refused.BONEYARD_EMPTY": "The boneyard is empty; there is no drawing.",
    "refused.RESERVE": (
        "The last {left} {left#tile|tiles} of the boneyard {left#is|are} never drawn."
    ),
    "refused.NO_DRAWING": "There is no drawing now; pass.",
    "refused.MUST_PLACE.draw": "Seat {seat} can place a tile, so it may not draw.",
    "refused.MUST_PLACE.pass": "Seat {seat} can place a tile, so it may not pass.",
    "refused.MUST_DRAW": "Seat {seat} can still draw, so it may not pass.",
    # A place on the table.
    "refused.NOT_IN_SET": "{tile} is not in the set, whose highest tile is {top}.",
    "refused.ALREADY_LAID": "{tile} lies on the table already; place another tile.",
    "refused.NEEDS_PORT": "The table has tiles; say which port {tile} joins.",
    "refused.NO_SUCH_PORT": "{at} is not on the table; join a tile that is.",
    "refused.VALUES_DIFFER": "Only a tile with a {value} joins {port}, and {tile} has none.",
    "refused.PORT_TAKEN": "{port} is joined already; choose an open port.",
    "refused.PORT_LOCKED": "{port} is locked until other ports are filled.",
    "refused.BRANCH_BEFORE_LINE": (
        "Both line sides of {at} must be joined before its branch {port}."
    ),
    "refused.NO_BRANCHES": "{at} does not branch, so nothing joins {port}.",
    # A score.
    "refused.OVER_TARGET": (
        "{sum} would pass {target}, so it is refused; the score stays at {score}."
    ),
    "refused.UNDER_FLOOR": "{sum} is below {floor}, so it is refused; the score stays at {score}.",
    "refused.NOT_ADMITTED": (
        "The first score must be at least {least}, so {points} is refused; the score stays at 0."
    ),
    # A position that cannot be.
    "refused.SCORE": "Side {side} cannot have {score} points: {why}",
    "refused.MATCH_OVER.setup": "With {scores} points the match is over.",
    "refused.NOT_OVER": "With {scores} points the match is not over.",
    "refused.NOT_A_PLAY.setup": "In {where}: '{item}' places no tile.",
    "refused.NOT_IN_SET.setup": "{tile}, in {where}, is not in the set.",
    "refused.MAY_NOT_LEAD.setup": "{tile} may not be led, so it cannot lie first.",
    "refused.RESERVE.setup": "The boneyard keeps {left} {left#tile|tiles} at the least.",
    "refused.PASSES": "There cannot be that many passes in a row here.",
    "refused.NOT_DEALT.table": "The table must be empty until all hands are dealt.",
    "refused.NOT_DEALT.lot": "Nobody holds tiles before the lot.",
    "refused.NOT_DEALT.size": (
        "Seats are dealt {size} {size#tile|tiles} each, one seat after another."
    ),
    "refused.EMPTY_HAND": "Seat {seat} holds no tile, so the round cannot go on.",
    "refused.NOT_TO_MOVE": "Seat {seat} holds no tile, so it cannot be to move.",
    "refused.ROUND_BLOCKED": "The round is blocked: nobody can place, and none draws.",
    "refused.NOT_DRAWING.closed": "Seat {seat} may not draw here.",
    "refused.NOT_DRAWING.could_place": (
        "Seat {seat} could place another tile, so it cannot have drawn."
    ),
    "refused.BOUND.needed": "The phase PLACING needs the drawn tile, as bound.",
    "refused.BOUND.elsewhere": ("{tile} cannot be bound here: only a lead or a drawn tile is."),
    "refused.BOUND.not_held": "Seat {seat} does not hold {tile}.",
    "refused.BOUND.fits_nowhere": "{tile} fits nowhere, so it cannot be bound.",
    "refused.BOUND.never": "Drawn tiles are not bound by these rules.",
    "refused.BOUND.alone": "Seat {seat} must hold more than the tile that it has drawn.",
    "refused.BOUND.one": "Exactly one tile can be bound.",
    "refused.NOT_TILES.whole": "In {where}: {kind} holds no tiles.",
    "refused.NOT_TILES.item": "In {where}: a {wanted} was expected, not {kind}.",
    "refused.TILE_TWICE": "{tile} is in two places: {where} and {again}.",
    "refused.TILE_MISSING.few": "Missing in hands, layout and boneyard: {tiles}.",
    "refused.TILE_MISSING.many": "Missing in hands, layout and boneyard: {tiles} and others.",
    "refused.HANDS.kind": ("Hands are given one a seat, in a tuple or list, not as {kind}."),
    "refused.HANDS.number": ("{wanted} seats need as many hands, one each; there are {given}."),
    "refused.SCORES.kind": ("Scores are given one a side, in a tuple or list, not as {kind}."),
    "refused.SCORES.number": ("{wanted} sides need as many scores, one each; there are {given}."),
    "refused.PHASE": "The phase is one of fives.Phase, not {kind}.",
    "refused.OPENER": "Nobody is the opener before the lot.",
    # Where something stands in a position that is given.
    "setup.hand": "hand {seat}",
    "setup.layout": "the layout",
    "setup.boneyard": "the boneyard",
    "setup.bound": "bound",
}
