"""Run the command as ``python -m fives``."""

from fives.cli import main

raise SystemExit(main())
