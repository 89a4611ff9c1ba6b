"""Spoiling texts in random ways."""

from random import Random

PIECES = (
    "",
    " ",
    "\n",
    "-",
    "=",
    "??",
    "0",
    "9" * 1000,
    "5-5",
    "#",
    "==",
    "---",
    "é",
    "\r",
    "\x00",
)


def spoiled(text: str, rng: Random) -> str:
    """A text with something deleted, doubled, swapped, moved or put in."""
    way = rng.randrange(8)
    place = rng.randrange(len(text))
    other = min(len(text), place + rng.choice((1, 1, 2, 5, 60)))
    if way == 0:
        return text[:place] + text[other:]
    if way == 1:
        return text[:other] + text[place:]
    if way == 2:
        return text[:place] + text[place : place + 2][::-1] + text[place + 2 :]
    if way == 3:
        return text[:place] + rng.choice(PIECES) + text[other:]
    if way == 4:
        return text[:place] + rng.choice(text) + text[place + 1 :]
    if way == 5:
        return text[:place]
    lines = text.split("\n")
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    if way == 6:
        lines[one], lines[two] = lines[two], lines[one]
    else:
        lines.insert(two, lines[one] if rng.random() < 0.5 else lines.pop(one))
    return "\n".join(lines)
