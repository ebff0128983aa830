"""Pecunia Olet in a real terminal."""

from pathlib import Path

import pexpect

from ..test_pty import moves, spawn


def test_leaving_by_key_saves_and_resumes(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    child = spawn(save, "olet", "--players", "2", "--seed", "3", "--save", str(save), "--pause", "0")
    child.expect("Enter: begin")
    child.send("\r")
    child.expect("q leave")
    child.send("place PR1\r")
    child.expect("lap 2 of 3")
    child.expect("q leave")
    child.send("\x03")
    child.expect("Resume it with: pecunia play")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "place PR1" in moves(save)
    again = spawn(save, str(save), "--pause", "0")
    again.expect("Enter: resume in turn")
    again.send("\r")
    again.expect("PECVNIA OLET")
    again.expect("q leave")
    again.send("q\r")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
