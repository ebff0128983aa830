"""Keys and the mouse of a real terminal, one at a time, and the moment when its size changes.

A key is the character that it writes, or a word: enter, backspace, up, wheel-down, resize, … Everything that a terminal
sends and nobody here needs is left out.
"""

import os
import re
import select
import signal
import sys
import threading
from contextlib import suppress
from types import FrameType, ModuleType
from typing import Any, Final, NamedTuple

from rich.console import Console

ESCAPE: Final = 0x1B
# A terminal sends its own sequences in one go; only a person presses Escape and then nothing for so many seconds.
PATIENCE: Final = 0.05
SEQUENCE: Final = re.compile(rb"\x1b(?:\[([<?0-9;]*)([A-Za-z~])|O([A-Za-z]))")
UNFINISHED: Final = re.compile(rb"\x1b(?:\[[<?0-9;]*|O)?")
MOUSE_ON: Final = "\x1b[?1000h\x1b[?1006h"  # clicks and the wheel, with columns and rows as plain numbers
SCREEN_ON, SCREEN_OFF = "\x1b[?1049h", "\x1b[?1049l"  # a screen of one's own; the shell's lines come back behind it
MOUSE_OFF: Final = "\x1b[?1006l\x1b[?1000l"
CONTROL: Final = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x15": "clear",
    "\x04": "close",
}
LETTERS: Final = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end"}
NUMBERS: Final = {"1": "home", "4": "end", "5": "pageup", "6": "pagedown", "7": "home", "8": "end"}
LEFT_BUTTON, WHEEL_UP, WHEEL_DOWN = 0, 64, 65


class Click(NamedTuple):
    """A click of the left button, on a row and a column counted from 0."""

    row: int
    column: int


Key = str | Click


def keyboard_of(console: Console) -> "Keyboard | None":
    """The keyboard of the terminal that the console writes to; None if there is none that can be read key by key."""
    if not console.is_terminal or console.is_dumb_terminal or console.file is not sys.stdout:
        return None
    try:
        import termios  # not on Windows and in browsers

        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return None
        return Keyboard(termios, sys.stdin.fileno(), sys.stdout.fileno())
    except (ImportError, OSError, ValueError):
        return None


class Keyboard:
    """Reads keys between `start` and `stop`; in between the terminal shows nothing of what is typed."""

    def __init__(self, termios: ModuleType, typed: int, shown: int) -> None:
        self._termios = termios
        self._typed = typed
        self._shown = shown
        self._before: list[Any] | None = None  # how the terminal was set
        self._bytes = b""
        self._woken, self._wake = -1, -1  # the two ends of a pipe, on which a change of the size can be waited for
        self._handlers: dict[int, Any] = {}
        self._own_screen = False

    def start(self, own_screen: bool) -> None:
        """Ctrl-C still interrupts, and so does the end of the process. Stopped with Ctrl-Z, the program gives the
        terminal back until it goes on."""
        self._own_screen = own_screen
        self._woken, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        if threading.current_thread() is threading.main_thread():
            for number, handler in (
                (signal.SIGWINCH, self._resized),
                (signal.SIGTSTP, self._stopped),
                (signal.SIGTERM, signal.default_int_handler),
            ):
                self._handlers[number] = signal.signal(number, handler)
        self._take()

    def stop(self) -> None:
        self._give_back()
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._handlers = {}
        for end in (self._woken, self._wake):
            if end >= 0:
                os.close(end)
        self._woken, self._wake = -1, -1

    def read(self) -> Key:
        """The next key, or that the size has changed. Raises EOFError if the terminal is gone."""
        while True:
            key = self._next()
            if key is not None:
                return key
            if self._wait(None):
                return "resize"
            self._fill()

    def resized_within(self, seconds: float) -> bool:
        """Whether the size changes within this time. What is typed meanwhile is kept."""
        return bool(select.select([self._woken], [], [], seconds)[0]) and self._woke()

    # The terminal.

    def _take(self) -> None:
        termios = self._termios
        self._before = termios.tcgetattr(self._typed)
        mode = termios.tcgetattr(self._typed)
        mode[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(self._typed, termios.TCSADRAIN, mode)
        os.write(self._shown, MOUSE_ON.encode())

    def _give_back(self) -> None:
        try:
            os.write(self._shown, MOUSE_OFF.encode())
            if self._before is not None:
                self._termios.tcsetattr(self._typed, self._termios.TCSADRAIN, self._before)
        except (OSError, self._termios.error):  # the terminal is gone
            pass

    def _resized(self, number: int, frame: FrameType | None) -> None:
        with suppress(BlockingIOError):  # it is awake already
            os.write(self._wake, b"r")

    def _stopped(self, number: int, frame: FrameType | None) -> None:
        self._give_back()
        if self._own_screen:
            os.write(self._shown, SCREEN_OFF.encode())
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)  # stops here until somebody says `fg`
        signal.signal(signal.SIGTSTP, self._stopped)
        if self._own_screen:
            os.write(self._shown, SCREEN_ON.encode())
        self._take()
        self._resized(number, frame)  # the screen has to be drawn again

    def _wait(self, seconds: float | None) -> bool:
        """Wait for bytes or a change of the size. Returns whether it was the size."""
        ready, _, _ = select.select([self._woken, self._typed], [], [], seconds)
        return self._woken in ready and self._woke()

    def _woke(self) -> bool:
        return bool(os.read(self._woken, 1024))

    def _fill(self) -> None:
        try:
            found = os.read(self._typed, 1024)
        except OSError:
            found = b""
        if not found:
            raise EOFError
        self._bytes += found

    # What was typed.

    def _next(self) -> Key | None:
        """The next key among the bytes that have come; None if none is complete."""
        while self._bytes:
            if self._bytes[0] == ESCAPE:
                key = self._sequence()
            else:
                key = self._character()
                if key is None:
                    return None
            if key:
                return key
        return None

    def _sequence(self) -> Key | None:
        """What a sequence of the terminal means; None for one that nobody needs. Escape alone is a key, too."""
        if UNFINISHED.fullmatch(self._bytes) and select.select([self._typed], [], [], PATIENCE)[0]:
            self._fill()
        found = SEQUENCE.match(self._bytes)
        if found is None:
            self._bytes = self._bytes[1:]
            return "escape"
        self._bytes = self._bytes[found.end() :]
        numbers, letter = (found[1] or b"").decode(), (found[2] or found[3]).decode()
        if numbers.startswith("<"):
            return _mouse(numbers[1:], letter)
        return NUMBERS.get(numbers.partition(";")[0]) if letter == "~" else LETTERS.get(letter)

    def _character(self) -> str | None:
        """One character in UTF-8, or the word for a control character: empty for one that nobody needs. None if bytes
        are missing."""
        first = self._bytes[0]
        length = 1 if first < 0xC0 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4
        if len(self._bytes) < length:
            return None
        letter = self._bytes[:length].decode(errors="replace")
        self._bytes = self._bytes[length:]
        if letter in CONTROL:
            return CONTROL[letter]
        return letter if len(letter) == 1 and letter.isprintable() else ""


def _mouse(numbers: str, letter: str) -> Key | None:
    """A click or a turn of the wheel; None for everything else, such as letting go of a button."""
    parts = numbers.split(";")
    if letter != "M" or len(parts) != 3 or not all(part.isdecimal() for part in parts):
        return None
    button, column, row = (int(part) for part in parts)
    if button == LEFT_BUTTON:
        return Click(row - 1, column - 1)
    return {WHEEL_UP: "wheel-up", WHEEL_DOWN: "wheel-down"}.get(button)
