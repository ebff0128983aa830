"""The real program in a real terminal: keys, Ctrl-C, Ctrl-D, a kill."""

import os
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from pecunia.games import from_record


def spawn(save: Path, *more: str) -> "pexpect.spawn[str]":
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "PECUNIA_LANGUAGE": "en",
        "PYTHONIOENCODING": "utf-8",
    }
    arguments = ["-m", "pecunia", "play", *(more or ["--seed", "3", "--save", str(save), "--pause", "0"])]
    return pexpect.spawn(sys.executable, arguments, env=environment, dimensions=(24, 80), encoding="utf-8", timeout=90)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.pecunia"


def moves(save: Path) -> list[str]:
    game = from_record(save.read_text(encoding="utf-8"), str(save))[0]
    return [played.move.text for played in game.history()]


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_saves_and_resumes(save: Path, key: str) -> None:
    child = spawn(save)
    child.expect("Enter: begin")
    child.send("\r")
    child.expect("q leave")
    child.send("done\r")
    child.expect(r"\[2 collect\]")
    child.expect("q leave")
    child.send(key)
    child.expect("Resume it with: pecunia play")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert moves(save) == ["done"]
    again = spawn(save, str(save), "--pause", "0")
    again.expect("Enter: resume in turn 1")
    again.send("\r")
    again.expect(r"\[2 collect\]")
    again.expect("q leave")
    again.send("q\r")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


def test_a_kill_loses_nothing(save: Path) -> None:
    child = spawn(save)
    child.expect("Enter: begin")
    child.send("\r")
    child.expect("q leave")
    child.send("done\r")
    child.expect(r"\[2 collect\]")
    child.expect("q leave")
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()
    assert moves(save) == ["done"]


def test_the_shell_gets_its_screen_back(save: Path) -> None:
    """The game uses the alternate screen, and leaves it at the end."""
    child = spawn(save)
    child.expect_exact("\x1b[?1049h")
    child.expect("Enter: begin")
    child.send("\x03")
    child.expect_exact("\x1b[?1049l")
    child.expect("Resume it with")
    child.expect(pexpect.EOF)
    child.close()
