"""The command as a process: its module, its pipes, its signals."""

import os
import signal
import subprocess
import sys

import pytest

from fives.cli import texts
from tests.cli.process import fives

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
    assert b"line 1, column 1: a move is" in run.stdout
    assert b"You played" in run.stdout


def test_an_odd_answer_does_not_end_a_match_on_a_plain_terminal() -> None:
    plain = {"PYTHONIOENCODING": "ascii"}
    run = fives("play", "horse-race", "--seed", "61", stdin=b"\xc3\xa9t\xc3\xa9\nquit\n", env=plain)
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout.isascii()


@pytest.mark.skipif(os.name != "posix", reason="closed pipes and signals of POSIX")
class TestPosix:
    @pytest.mark.parametrize("words", [["--auto"], []])
    def test_a_closed_pipe_leaves_no_traceback(self, words: list[str]) -> None:
        process = subprocess.Popen(
            [sys.executable, "-m", "fives", "play", "horse-race", "--seed", "61", *words],
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

    def test_on_a_terminal_the_answer_is_shown_once(self) -> None:
        import pty

        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-m", "fives", "play", "horse-race", "--seed", "61"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        os.close(theirs)
        out = b""
        while not out.endswith(texts.PROMPT.encode()):
            out += os.read(ours, 4096)
        os.write(ours, b"quit\n")
        assert process.wait(timeout=60) == 0
        rest = b""
        while not rest.endswith(f"{texts.STOPPED}\r\n".encode()):
            rest += os.read(ours, 4096)
        os.close(ours)
        assert rest.replace(b"\r", b"").decode() == f"quit\n{texts.STOPPED}\n"
