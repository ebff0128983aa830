"""The program in a terminal whose screen can be read: what a person would see after all that has been written."""

import os
import re
import sys
import time
from collections.abc import Callable

import pexpect

PATIENCE = 60.0
KIND = "xterm-256color"
BEGUN = re.compile(r"(?:\x1b(?:\[[?<>=0-9;]*)?)?$")
ESCAPES = re.compile(r"\x1b(?:\[([?<>=0-9;]*)([A-Za-z])|[=>78])|[\r\n\x08]|[^\x1b\r\n\x08]+|\x1b")


class Terminal:
    """A process and its screen. It knows the few sequences that the program writes."""

    def __init__(
        self, *arguments: str, width: int = 80, height: int = 24, language: str = "en", kind: str = KIND
    ) -> None:
        environment = {
            **{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")},
            "TERM": kind,
            "PECUNIA_LANGUAGE": language,
            "PYTHONIOENCODING": "utf-8",
        }
        self.size = (width, height)
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "pecunia", *arguments],
            env=environment,
            dimensions=(height, width),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.written = ""
        self.begun = ""  # a sequence whose end has not come yet
        self.rows: list[list[str]] = []
        self.styles: list[list[str]] = []
        self.style = ""
        self.row = self.column = 0
        self._clear()

    # The person.

    def type(self, keys: str) -> None:
        self.child.send(keys)

    def type_bytes(self, text: str) -> None:
        """Type so slowly that a letter of several bytes comes in pieces."""
        for each in text.encode():
            os.write(self.child.child_fd, bytes([each]))
            time.sleep(0.01)

    def click(self, said: str, nth: int = 0) -> None:
        """Click on the first letter of a piece of text that is on the screen."""
        row, column = self.places(said)[nth]
        self.type(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m")

    def resize(self, width: int, height: int) -> None:
        self.size = (width, height)
        rows = [row[:width] + [" "] * (width - len(row)) for row in self.rows[:height]]
        styles = [row[:width] + [""] * (width - len(row)) for row in self.styles[:height]]
        self.rows = rows + [[" "] * width for _row in range(height - len(rows))]
        self.styles = styles + [[""] * width for _row in range(height - len(styles))]
        self.child.setwinsize(height, width)

    # What the person sees.

    def wait(self, seen: Callable[[str], bool] | str) -> str:
        """The screen as soon as it shows this."""
        end = time.monotonic() + PATIENCE
        while not (seen in self.screen if isinstance(seen, str) else seen(self.screen)):
            if time.monotonic() > end:
                raise AssertionError(f"not seen: {seen}\n{self.screen}")
            self._read()
        return self.screen

    def settled(self) -> str:
        """The screen once nothing more is written."""
        while self._read():
            pass
        return self.screen

    @property
    def screen(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows).rstrip()

    @property
    def last(self) -> str:
        """The line that asks."""
        return self.screen.rpartition("\n")[2]

    def places(self, said: str) -> list[tuple[int, int]]:
        """Where a text stands."""
        return [
            (number, found.start())
            for number, row in enumerate(self.rows)
            for found in re.finditer(re.escape(said), "".join(row))
        ]

    def styles_of(self, said: str) -> list[str]:
        """How the first letter of this text is written, wherever it stands."""
        return [self.styles[row][column] for row, column in self.places(said)]

    def end(self) -> str:
        """Everything that was written, after the program has ended."""
        end = time.monotonic() + PATIENCE
        while self.child.isalive() and time.monotonic() < end:
            self._read()
        while self._read():
            pass
        self.child.close()
        return self.written

    # The terminal.

    def _read(self, seconds: float = 0.3) -> bool:
        """Take what the program has written by now. Returns whether it was anything."""
        try:
            text = self.child.read_nonblocking(65536, seconds)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return False
        self.written += text
        whole = self.begun + text
        self.begun = BEGUN.search(whole)[0]  # type: ignore[index]
        for found in ESCAPES.finditer(whole.removesuffix(self.begun)):
            self._take(found[0], found[1] or "", found[2] or "")
        return True

    def _clear(self) -> None:
        width, height = self.size
        self.rows = [[" "] * width for _row in range(height)]
        self.styles = [[""] * width for _row in range(height)]

    def _take(self, text: str, numbers: str, letter: str) -> None:
        if letter == "H":
            row, _, column = numbers.partition(";")
            self.row = min(int(row or 1), self.size[1]) - 1
            self.column = min(int(column or 1), self.size[0]) - 1
        elif letter == "J":
            self._clear()
        elif letter == "K":
            self.rows[self.row] = [" "] * self.size[0]
        elif letter == "m":
            self.style = "" if numbers in ("", "0") else numbers
        elif text == "\r":
            self.column = 0
        elif text == "\n":
            self._down()
        elif not text.startswith("\x1b"):
            for sign in text:
                if self.column >= self.size[0]:
                    self.column = 0
                    self._down()
                self.rows[self.row][self.column] = sign
                self.styles[self.row][self.column] = self.style
                self.column += 1

    def _down(self) -> None:
        self.row += 1
        if self.row >= self.size[1]:
            self.rows = [*self.rows[1:], [" "] * self.size[0]]
            self.styles = [*self.styles[1:], [""] * self.size[0]]
            self.row = self.size[1] - 1
