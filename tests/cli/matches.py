"""The matches that are kept as text: one for each game and table."""

from pathlib import Path

from fives import Table

GOLDEN = Path(__file__).parents[1] / "golden"

MATCHES = {
    "horse-race-2": "--seats 2 --seed 89",
    "horse-race-3": "--seats 3 --seed 92",
    "horse-race-4": "--seats 4 --seed 63",
    "horse-race-pairs": "--pairs --seed 75",
    "exact-61-2": "--seats 2 --seed 79",
    "exact-61-3": "--seats 3 --seed 83",
    "exact-61-pairs": "--pairs --seed 122",
    "draw-2": "--seats 2 --seed 115",
    "draw-3": "--seats 3 --seed 63",
    "draw-4": "--seats 4 --seed 110",
    "card-race-3": "--seats 3 --chips 4 --seed 202",
    "card-race-4": "--seats 4 --chips 3 --seed 97",
}
"""By game and table, the words that give the match; each shows much of what can happen."""

DOMINOES = [name for name in MATCHES if not name.startswith("card-race")]
RACES = [name for name in MATCHES if name.startswith("card-race")]


def words(name: str) -> list[str]:
    """The words of the command for a match, all seats by themselves."""
    return ["play", name.rpartition("-")[0], "--auto", *MATCHES[name].split()]


def path(name: str) -> Path:
    return GOLDEN / f"play-{name}.txt"


def kept(name: str) -> str:
    return path(name).read_text(encoding="utf-8")


def label(table: Table) -> str:
    """How the file of a match names its table."""
    return "pairs" if table.pairs else str(table.seats)


def unfolded(text: str) -> str:
    """A text with every folded sentence on one line; sentences under another begin with a dot."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("  ") and line[2:3].isupper():
            lines.append(f".{line[2:]}")
        elif line.startswith("    ") and lines:
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line)
    return "\n".join(lines)
