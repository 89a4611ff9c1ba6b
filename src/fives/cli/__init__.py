"""The command ``fives``."""

from fives.cli.main import main

__all__ = ["main"]
