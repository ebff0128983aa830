"""Keys, mouse and a new size in a real terminal."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.games import from_record

from .emulator import Terminal

DOWN, UP, RIGHT, LEFT, HOME, END = (f"\x1b[{letter}" for letter in "BACDHF")
ESCAPE, BACKSPACE = "\x1b", "\x7f"
WHEEL_DOWN = "\x1b[<65;10;10M"
REVERSED_RED = "130"  # the colour behind a choice whose number has been typed
ASKED = "Zwei Schlangen, ein Tausch"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.pecunia"


@pytest.fixture
def table(save: Path) -> Iterator[Terminal]:
    """The first question of a game in German, with three choices."""
    terminal = Terminal("play", "--seed", "3", "--pause", "0", "--save", str(save), language="de")
    terminal.wait("Enter: beginnen")
    terminal.type("\r")
    terminal.wait("1–3 ·")
    yield terminal
    if terminal.child.isalive():
        terminal.type("\x03")
        terminal.end()


def moves(save: Path) -> list[str]:
    return [played.move.text for played in from_record(save.read_text(encoding="utf-8"))[0].history()]


def marked(terminal: Terminal, said: str) -> bool:
    return any(REVERSED_RED in style for style in terminal.styles_of(said))


def shows(terminal: Terminal, typed: str) -> None:
    """Wait until this is what has been typed, as far as the screen shows it."""
    terminal.wait(lambda screen: terminal.last.partition("›")[2].strip() == typed)
    terminal.settled()


def first_line(terminal: Terminal) -> str:
    return terminal.screen.partition("\n")[0]


def test_a_new_size_is_drawn_at_once_and_keeps_what_was_typed(table: Terminal) -> None:
    table.type("seat")
    shows(table, "seat")
    for width, height in ((140, 40), (60, 30), (100, 24), (30, 8), (12, 4), (80, 24)):
        table.resize(width, height)
        if width > 20:
            shows(table, "seat")
        assert len(table.screen.splitlines()) <= height
    small = table.screen
    table.resize(140, 40)
    wide = table.wait("╭─ B Gieriger Bot")
    assert max(map(len, wide.splitlines())) == 140
    table.resize(80, 24)
    table.wait(lambda screen: screen == small)


def test_arrow_keys_choose_and_enter_plays(table: Terminal, save: Path) -> None:
    steps = [(DOWN, "1"), (DOWN, "2"), (WHEEL_DOWN, "3"), (DOWN, "1"), (UP, "3"), (HOME, "1"), (END, "3"), (UP, "2")]
    for key, number in steps:
        table.type(key)
        shows(table, number)
        table.wait(lambda screen, number=number: marked(table, f"[{number}]"))  # type: ignore[misc]
        assert not any(marked(table, f"[{other}]") for other in "123" if other != number)
    table.type(ESCAPE)
    shows(table, "")
    assert not marked(table, "[2]")
    table.type(f"{DOWN}{DOWN}\r")
    table.wait(ASKED)
    assert moves(save) == ["play latrine-change"]
    table.resize(140, 40)
    table.wait("╭─ B Gieriger Bot")
    for key, number in ((DOWN, "1"), (RIGHT, "11"), (RIGHT, "11"), (LEFT, "1")):
        table.type(key)
        shows(table, number)


def test_arrow_keys_leave_written_moves_alone(table: Terminal, save: Path) -> None:
    table.type(f"donx{DOWN}{BACKSPACE}e")
    shows(table, "done")
    table.type("\r")
    table.wait("[2 kassieren]")
    assert moves(save) == ["done"]


def test_a_click_chooses_and_a_second_one_plays(table: Terminal, save: Path) -> None:
    table.click("[1] Villa")
    shows(table, "1")
    assert marked(table, "[1]")
    table.click("Latrinenwechsel spielen")  # anywhere in its line
    shows(table, "2")
    assert moves(save) == []
    table.click("[2] Latrinenwechsel")  # in the hand
    table.wait(ASKED)
    assert moves(save) == ["play latrine-change"]
    table.click("[7]")
    shows(table, "7")
    table.click("PECVNIA")
    shows(table, "7")  # nothing can be chosen there


def test_pages_turn_in_both_directions(table: Terminal) -> None:
    table.type("?\r")
    first = table.wait("Enter: weiter")
    table.resize(80, 10)
    table.wait(lambda screen: len(screen.splitlines()) == 10 and "Enter: weiter" in table.last)
    table.settled()
    beginnings = [first_line(table)]
    for key in (" ", DOWN, WHEEL_DOWN):
        before = first_line(table)
        table.type(key)
        table.wait(lambda screen, before=before: first_line(table) != before)  # type: ignore[misc]
        table.settled()
        beginnings.append(first_line(table))
    assert len(set(beginnings)) == 4
    for beginning in beginnings[-2::-1]:
        table.type(UP)
        table.wait(lambda screen, beginning=beginning: first_line(table) == beginning)  # type: ignore[misc]
    table.resize(80, 24)
    table.wait(lambda screen: screen == first)
    table.type(ESCAPE)
    table.wait("1–3 ·")


def test_what_is_typed_is_not_written_elsewhere(table: Terminal) -> None:
    """Nothing but the program writes on the screen, even while it is busy."""
    before = table.screen
    table.type("h\r")
    table.type("uuu")
    table.wait("Enter: zurück zum Tisch")
    table.type("\x15\r")
    table.wait(lambda screen: screen == before)


def test_the_shell_gets_its_terminal_back(table: Terminal) -> None:
    assert "\x1b[?1000h" in table.written
    table.type("\x03")
    written = table.end()
    after = written.rpartition("\x1b[?1000l")[2]
    assert written.count("\x1b[?1000h") == written.count("\x1b[?1000l") == 1
    assert "\x1b[?1049l" in after
    assert "Die Partie ist gespeichert" in after


def test_a_program_that_is_ended_saves_and_gives_the_terminal_back(table: Terminal, save: Path) -> None:
    table.type("done\r")
    table.wait("[2 kassieren]")
    table.child.kill(signal.SIGTERM)
    written = table.end()
    assert "\x1b[?1000l" in written
    assert "Die Partie ist gespeichert" in written
    assert moves(save) == ["done"]


def test_a_program_that_was_stopped_goes_on_where_it_was(table: Terminal) -> None:
    table.type("se")
    shows(table, "se")
    table.child.kill(signal.SIGTSTP)
    time.sleep(0.5)
    table.settled()
    assert table.written.count("\x1b[?1000l") == 1  # the shell must not get clicks
    assert table.written.count("\x1b[?1049l") == 1  # and it has its own lines
    table.child.kill(signal.SIGCONT)
    table.wait(lambda screen: table.written.count("\x1b[?1000h") == 2)
    shows(table, "se")
    assert table.written.count("\x1b[?1049h") == 2
    assert "[1] Villa Dixius spielen" in table.screen


def test_letters_of_other_languages_arrive_whole(table: Terminal) -> None:
    table.type_bytes("vordrängler €")
    shows(table, "vordrängler €")


def test_a_terminal_without_keys_takes_whole_lines(save: Path) -> None:
    terminal = Terminal("play", "--seed", "3", "--pause", "0", "--save", str(save), language="de", kind="dumb")
    terminal.wait("Enter: beginnen")
    terminal.type("\r")
    terminal.wait("1–3 ·")
    terminal.type("done\r")
    terminal.wait("[3] Weiter: zur Warteschlange")
    assert "\x1b[" not in terminal.written
    terminal.type("\x03")
    terminal.end()
    assert moves(save) == ["done"]
