"""What a seat has and may do at its turn: labels, figures and choices."""

from __future__ import annotations

from fives.dominoes.plays import Play
from fives.match.moves import Draw, Move, Pass
from fives.match.phase import Phase
from fives.match.public_view import PublicView
from fives.match.view import View
from fives.policies.points import NoPoints
from fives.render.standing import refused
from fives.render.wording.events import worth
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.places import play


def scoring(view: View | PublicView) -> bool:
    """Return whether placing may score, so that the ends are counted.

    >>> import fives
    >>> scoring(fives.HORSE_RACE.start(seats=2).view(0)), scoring(fives.DRAW.start(seats=2).view(0))
    (True, False)
    """
    return not isinstance(view.variant.points, NoPoints)


def scores(view: View | PublicView, names: Names) -> str:
    """Return the score of every side, on one line.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=4, pairs=True).view(0)
    >>> print(scores(view, Names(view.table)))
    seats 0 and 2: 0   seats 1 and 3: 0
    """
    say = names.language.say
    sides = view.table.sides
    return "   ".join(
        say("turn.figure", who=names.side(side), n=view.scores[side]) for side in sides
    )


def boneyard(size: int, drawable: int, language: Language) -> str:
    """Return how many tiles the boneyard has, and how many may be drawn where some must stay.

    >>> from fives.render.wording.english import ENGLISH
    >>> boneyard(7, 7, ENGLISH), boneyard(7, 5, ENGLISH)
    ('boneyard: 7', 'boneyard: 7 (5 to draw)')
    """
    if drawable == size:
        return language.say("turn.boneyard", n=size)
    return language.say("turn.boneyard_kept", n=size, drawable=drawable)


def public_rows(view: View | PublicView, names: Names) -> tuple[tuple[str, str], ...]:
    """Return the scores and who holds how many tiles, with labels.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=2).public_view()
    >>> public_rows(view, Names(view.table))[1]
    ('tiles', 'seat 0: 0   seat 1: 0   boneyard: 28')
    """
    say = names.language.say
    held = [
        say("turn.figure", who=names.seat(seat), n=size)
        for seat, size in enumerate(view.hand_sizes)
    ]
    held.append(boneyard(view.boneyard_size, view.drawable, names.language))
    return (say("turn.scores"), scores(view, names)), (say("turn.tiles"), "   ".join(held))


def rows(view: View, names: Names) -> tuple[tuple[str, str], ...]:
    """Return the scores, who holds how many tiles, and the seat's own hand, with labels.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=2).view(0)
    >>> rows(view, Names(view.table, view.seat))[0]
    ('scores', 'you: 0   seat 1: 0')
    """
    say = names.language.say
    labelled = [*public_rows(view, names), (say("turn.hand"), str(view.hand))]
    if view.bound is not None:
        key = "turn.just_drawn" if view.phase is Phase.PLACING else "turn.to_lead"
        labelled.append((say("turn.to_place"), say(key, tile=str(view.bound))))
    return tuple(labelled)


def choice(move: Move, language: Language) -> str:
    """Return a move as a choice of one who is to move; a move of chance stands as it is written.

    >>> from fives.render.wording.french import FRENCH
    >>> choice(Draw(), FRENCH), choice(Play.parse("2-5"), FRENCH)
    ('piocher', 'ouvrir avec [2|5]')
    """
    match move:
        case Play():
            return play(move, language)
        case Draw():
            return language.say("choice.draw")
        case Pass():
            return language.say("choice.pass")
        case _:
            return str(move)


def preview(view: View, move: Play, language: Language) -> str:
    """Return what a play of the seat would do, in a few words.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("5-5", "6-6"), layout="0-5")
    >>> seen = preview(setup.state().view(0), fives.Play.parse("5-5@0-5.hi"), ENGLISH)
    >>> seen.replace(chr(160), " ")
    'total 10, 2 points, last tile of the hand'
    """
    say, seen = language.say, view.preview(move)
    words = []
    if scoring(view):
        words.append(say("choice.total", n=seen.total))
        if refused(view, seen):
            words.append(say("choice.refused", n=seen.points))
        else:
            words.append(worth(seen.points, language))
    if seen.turn_kept:
        words.append(say("choice.keeps_the_turn"))
    if seen.hand_emptied:
        words.append(say("choice.last_tile"))
    return ", ".join(words)
