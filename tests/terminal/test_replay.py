"""A recorded game step by step, in a real terminal."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.games import from_record

from .emulator import Terminal

RECORD = Path(__file__).parents[1] / "golden" / "end-alms.pecunia"
RIGHT, LEFT, DOWN, UP, HOME, END = (f"\x1b[{letter}" for letter in "CDBAHF")


@pytest.fixture
def shown() -> Iterator[Terminal]:
    terminal = Terminal("replay", str(RECORD), language="de")
    terminal.wait("q gehen")
    yield terminal
    if terminal.child.isalive():
        terminal.type("q")
        terminal.end()


def moment(terminal: Terminal) -> tuple[int, int]:
    """How many steps were made, and the turn."""
    step, turn = re.search(r"Schritt (\d+) von", terminal.screen), re.search(r"OLET  Zug (\d+)", terminal.screen)
    return (int(step[1]), int(turn[1])) if step and turn else (-1, -1)


def test_steps_lead_through_the_game_in_both_directions(shown: Terminal) -> None:
    history = from_record(RECORD.read_text(encoding="utf-8"))[0].history()
    turns = [1, *(played.turn for played in history[1:]), history[-1].turn]
    last = len(history)
    second = turns.index(2)
    steps = [("", 0), (RIGHT, 1), ("\r", 2), (" ", 3), (LEFT, 2), (DOWN, second), (DOWN, turns.index(3)), (UP, second)]
    steps += [
        (RIGHT, second + 1),
        (UP, second),
        (UP, 0),
        (LEFT, 0),
        ("4\r", turns.index(4)),
        (END, last),
        (RIGHT, last),
    ]
    steps += [("99\r", last), ("\x1b[<65;1;1M", last), ("\x1b[<64;1;1M", last - 1), (HOME, 0)]
    for key, number in steps:
        shown.type(key)
        shown.wait(lambda screen, number=number: moment(shown) == (number, turns[number]))  # type: ignore[misc]
        shown.settled()
        assert moment(shown) == (number, turns[number])


def test_what_happened_stands_below_the_table(shown: Terminal) -> None:
    said = "gewinnt."
    assert said not in shown.screen
    shown.type(END)
    assert said in shown.wait(said)
    shown.resize(140, 40)
    shown.wait(lambda screen: "╭─" in screen and said in screen)
    shown.type("l")
    shown.wait(lambda screen: "Enter:" in screen and said in screen.splitlines()[0])
    shown.type("\x1b")
    shown.wait("q gehen")
    shown.type("q")
    shown.end()
    assert shown.child.exitstatus == 0


def test_a_turn_that_was_asked_for_is_printed() -> None:
    terminal = Terminal("replay", str(RECORD), "--turn", "3", language="de")
    assert "Zug 3" in terminal.end()
    assert "\x1b[?1049h" not in terminal.written
