"""The command as a process: its module, its pipes, its signals."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fives.cli import texts
from tests.cli.process import fives

SEED = ["play", "horse-race", "--seed", "61"]

NO_READLINE = """\
import sys
sys.modules["readline"] = None
from fives.cli import main
raise SystemExit(main())
"""
"""The command on a Python without readline."""

CTRL_C = """\
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from fives.cli import main
raise SystemExit(main(["play", "horse-race", "--seed", "61"]))
"""
"""The command with Ctrl-C switched on, even where whoever runs the tests ignores it."""


def test_the_module_is_the_command() -> None:
    run = fives("variants")
    assert run.returncode == 0
    assert run.stdout.splitlines()[1].split()[:2] == [b"horse-race", b"1"]


def test_wrong_options_end_with_status_2() -> None:
    run = fives("play", "horse-race", "--seats", "5")
    assert (run.returncode, run.stdout) == (2, b"")
    assert b"Horse Race is not played at 5 seats" in run.stderr


def test_bytes_that_are_no_text_are_a_wrong_answer() -> None:
    run = fives("play", "horse-race", "--seed", "61", stdin=b"\xff\xfe\n1\nquit\n")
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"Not understood: '" in run.stdout
    assert b"You played" in run.stdout


def test_an_odd_answer_does_not_end_a_match_on_a_plain_terminal() -> None:
    plain = {"PYTHONIOENCODING": "ascii"}
    run = fives("play", "horse-race", "--seed", "61", stdin=b"\xc3\xa9t\xc3\xa9\nquit\n", env=plain)
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout.isascii()


@pytest.mark.skipif(os.name != "posix", reason="closed pipes and signals of POSIX")
class TestPosix:
    @pytest.mark.parametrize(
        "words",
        [["horse-race", "--auto"], ["horse-race"], ["card-race", "--auto"], ["card-race"]],
    )
    def test_a_closed_pipe_leaves_no_traceback(self, words: list[str]) -> None:
        process = subprocess.Popen(
            [sys.executable, "-m", "fives", "play", *words, "--seed", "61"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        process.stdout.close()
        _, err = process.communicate(b"1\n" * 500, timeout=60)
        assert (process.returncode, err) == (141, b"")

    def test_ctrl_c_while_a_question_waits(self) -> None:
        process = subprocess.Popen(
            [sys.executable, "-c", CTRL_C],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        out = b""
        while not out.endswith(texts.PROMPT.encode()):
            out += os.read(process.stdout.fileno(), 4096) or pytest.fail(out.decode())
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert (process.returncode, err.decode()) == (130, f"\n{texts.INTERRUPTED}\n")

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is full")
    @pytest.mark.parametrize("words", [["--version"], ["variants"], [*SEED, "--auto"], SEED])
    def test_a_full_disk_is_said_in_one_line(self, words: list[str]) -> None:
        with open("/dev/full", "wb") as full:
            run = subprocess.run(
                [sys.executable, "-m", "fives", *words],
                input=b"1\n" * 500,
                stdout=full,
                stderr=subprocess.PIPE,
                timeout=60,
                check=False,
            )
        assert run.returncode == 1
        assert re.fullmatch(rb"fives: error: [^\n]*No space left[^\n]*\n", run.stderr)

    @pytest.mark.parametrize("python", ["-m fives", f"-c {NO_READLINE}"])
    def test_on_a_terminal_the_answer_is_shown_once(self, python: str) -> None:
        with terminal(*python.split(" ", 1), *SEED) as (process, fd):
            read_until(fd, texts.PROMPT)
            os.write(fd, b"quit\n")
            rest = read_until(fd, f"{texts.STOPPED}\n")
            assert process.wait(timeout=60) == 0
        assert rest == f"quit\n{texts.STOPPED}\n"

    def test_on_a_terminal_arrow_keys_bring_an_answer_back(self) -> None:
        if "libedit" in (pytest.importorskip("readline").__doc__ or ""):
            pytest.skip("libedit wants more of a terminal")
        with terminal("-m", "fives", *SEED) as (process, fd):
            read_until(fd, texts.PROMPT)
            for keys in (b"help\n", b"\x1b[A\n"):
                os.write(fd, keys)
                read_until(fd, f"{texts.HELP}\n{texts.PROMPT}")
            os.write(fd, b"quip\x1b[D\x1b[C\x7ft\n")
            read_until(fd, f"{texts.STOPPED}\n")
            assert process.wait(timeout=60) == 0


@contextmanager
def terminal(*words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Run Python on a terminal of its own: the process, and our end of the terminal."""
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "dumb", "INPUTRC": os.devnull},
    )
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(fd: int, end: str) -> str:
    """Return what a terminal shows, up to a text that it ends with."""
    out = ""
    while not out.endswith(end):
        out += os.read(fd, 4096).decode().replace("\r", "")
    return out
