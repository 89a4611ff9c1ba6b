"""Running the command as a process of its own."""

import os
import subprocess
import sys


def fives(
    *words: str, stdin: str | bytes = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run ``python -m fives``; what it prints is kept as bytes."""
    return subprocess.run(
        [sys.executable, "-m", "fives", *words],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=os.environ | (env or {}),
        timeout=60,
        check=False,
    )
