"""A layout in words: its tiles, joints and open ports, and what its ends count."""

from __future__ import annotations

from collections.abc import Sequence

from fives.dominoes.layout import Joint, Layout
from fives.dominoes.ports import BRANCH_FACES, Port, ports_of
from fives.render.wording.language import Language
from fives.render.wording.sums import ends
from fives.render.wording.tiles import open_port_words, port_words


def layout_words(layout: Layout, language: Language, counted: bool = True) -> str:
    """Return a layout in sentences, the same content as its picture has.

    Args:
        layout: The tiles.
        language: The language.
        counted: Whether ends are counted; where placing scores nothing, their values are
            all that matters.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(5, 5))
    >>> layout = layout.place(fives.Tile(2, 5), fives.Port.parse("5-5.a"))
    >>> for sentence in layout_words(layout, ENGLISH).replace(chr(160), " ").split(". "):
    ...     print(sentence)
    [5|5] leads
    Tiles: [5|5], [2|5]
    Joints: [5|5] a – [2|5] hi
    Open ports: [2|5] lo (2); [5|5] b (5)
    Branches that wait until both line sides are joined: [5|5] c; [5|5] d
    The ends count [5|5] 10 + [2|5] 2 = 12 pips.
    """
    lead = layout.lead
    if lead is None:
        return language.say("layout.empty")
    sentences = [
        language.say("layout.lead", tile=str(lead)),
        language.say("layout.tiles", tiles=", ".join(map(str, layout.tiles))),
        _joints(layout, language),
        _ports(layout, language),
    ]
    locked, waiting = sorted(layout.locked), waiting_ports(layout)
    if locked:
        ports = _listed([open_port_words(port, language) for port in locked], language)
        sentences.append(language.say("layout.locked", ports=ports))
    if waiting:
        ports = _listed([port_words(port, language) for port in waiting], language)
        sentences.append(language.say("layout.waiting", ports=ports))
    if counted:
        sentences.append(count_words(layout, language))
    return " ".join(sentences)


def joint_words(joint: Joint, language: Language) -> str:
    """Return two ports that are joined, the one that lay there first before the other."""
    at, by = port_words(joint.at, language), port_words(joint.by, language)
    return language.say("layout.joint", at=at, by=by)


def count_words(layout: Layout, language: Language) -> str:
    """Return what each end contributes, and the total.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(1, 4))
    >>> count_words(layout, ENGLISH).replace(chr(160), " ")
    'The ends count [1|4] 1 + [1|4] 4 = 5 pips.'
    """
    if not layout.parts:
        return language.say("layout.no_count")
    return language.say("layout.count", sum=ends(layout.parts, layout.total), n=layout.total)


def waiting_ports(layout: Layout) -> tuple[Port, ...]:
    """Return the branches that open only when both line sides of their double are joined.

    >>> import fives
    >>> print(*waiting_ports(fives.HORSE_RACE.layout().place(fives.Tile(5, 5))))
    5-5.c 5-5.d
    """
    open_ports = layout.open_ports
    line_open = {port.tile for port in open_ports if port.face not in BRANCH_FACES}
    return tuple(
        port
        for tile in sorted(layout.spinning & line_open)
        for port in ports_of(tile)
        if port.face in BRANCH_FACES and port not in open_ports
    )


def _joints(layout: Layout, language: Language) -> str:
    if not layout.joints:
        return language.say("layout.no_joints")
    joints = [joint_words(joint, language) for joint in layout.joints]
    return language.say("layout.joints", joints=_listed(joints, language))


def _ports(layout: Layout, language: Language) -> str:
    if not layout.ports:
        return language.say("layout.no_ports")
    ports = [open_port_words(port, language) for port in layout.ports]
    return language.say("layout.ports", ports=_listed(ports, language))


def _listed(items: Sequence[str], language: Language) -> str:
    """Return names, which may have commas in them, with something stronger between them."""
    told, *others = items
    for item in others:
        told = language.say("layout.next", items=told, item=item)
    return told
