"""The screen of one person: it shows lines, asks for a line of text, and answers to keys, mouse and a new size.

Where keys cannot be read one by one (a pipe, a simple terminal) it prints the lines and reads a whole line of text.
"""

from collections.abc import Callable, Mapping
from time import sleep
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from pecunia.terminal.choosing import choice_at, chosen
from pecunia.terminal.elements import Lines
from pecunia.terminal.keyboard import Click, keyboard_of
from pecunia.terminal.style import MUTED, write_plainly
from pecunia.words.words import printable

BACK: Final = "\x00back"  # the answer to a page that means the page before; nobody can type it
# The keys that turn pages if nothing has been typed.
TURNING: Final = {
    **dict.fromkeys((" ", "down", "right", "pagedown", "wheel-down"), ""),
    **dict.fromkeys(("up", "left", "pageup", "wheel-up"), BACK),
    "escape": "q",
}
ERASE_LINE: Final = Control((ControlType.ERASE_IN_LINE, 2))
REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"

Draw = Callable[[str], Lines]  # the lines of a screen, from what has been typed so far
Turn = Callable[[str, str, Lines], str]  # what a key makes of what has been typed on a screen


def unmoved(key: str, typed: str, lines: Lines) -> str:
    return typed


class Screen:
    """Between `open` and `close` it has the terminal for itself; the shell's lines come back afterwards."""

    def __init__(self, console: Console, prompt: str) -> None:
        self.console = console
        self.prompt = prompt  # the sign behind what is asked
        self.keyboard = keyboard_of(console)
        self._own = False

    def open(self) -> None:
        write_plainly(self.console)
        self._own = self.console.set_alt_screen(True)
        if self.keyboard is not None:
            self.keyboard.start(self._own)

    def close(self) -> None:
        if self.keyboard is not None:
            self.keyboard.stop()
        if self._own:
            self.console.set_alt_screen(False)

    @property
    def height(self) -> int:
        """How many lines fit above the line that asks."""
        return max(self.console.height - 1, 1)

    # Showing.

    def print(self, lines: Lines) -> None:
        for each in lines:
            self.console.print(each, no_wrap=True, overflow="crop", highlight=False)

    def show(self, lines: Lines) -> None:
        """A new screen, written in one go so that it does not flicker."""
        with self.console:
            self.console.clear()
            self.print(lines)

    def rest(self, seconds: float, draw: Callable[[], Lines]) -> None:
        """Let people look. If the size changes meanwhile, the screen is drawn again."""
        if self.keyboard is None:
            sleep(seconds)
        elif self.keyboard.resized_within(seconds):
            self.show(draw())
            self.rest(seconds, draw)

    # Asking.

    def ask(
        self, draw: Draw, asked: Callable[[], str], answers: Mapping[str, str] | None = None, turn: Turn = unmoved
    ) -> str:
        """What was typed, up to Enter. A key among `answers` answers at once if nothing has been typed; the others
        change what is typed. A click on a choice types its number, a second one answers with it."""
        if self.keyboard is None:
            self.show(draw(""))
            return self._line(asked())
        typed = ""
        while True:
            lines = draw(typed)[-self.height :]
            self._show_typed(lines, asked(), typed)
            key = self.keyboard.read()
            if isinstance(key, Click):
                choice = choice_at(lines, key.row, key.column)
                if choice and typed == choice:
                    return typed
                typed = choice or typed
            elif key == "enter":
                return printable(typed)
            elif not typed and key in (answers or {}):
                return (answers or {})[key]
            elif key == "close":
                if not typed:
                    raise EOFError
            elif key == "backspace":
                typed = typed[:-1]
            elif key in ("clear", "escape"):
                typed = ""
            elif len(key) == 1:
                typed += key
            elif key != "resize":
                typed = turn(key, typed, lines)

    def pages(self, make: Callable[[], Lines], last: str, more: str) -> str:
        """Show lines screen after screen, each until Enter or another key that turns pages. q skips the rest. Returns
        what was typed last."""
        page = 0
        made: dict[tuple[int, int], list[Lines]] = {}  # by the size of the screen

        def parts() -> list[Lines]:
            """As many screens as the lines need at this size, and at least one."""
            size = (self.console.width, self.height)
            if size not in made:
                lines = make()
                made[size] = [lines[first : first + size[1]] for first in range(0, max(len(lines), 1), size[1])]
            return made[size]

        def draw(typed: str) -> Lines:
            found = parts()
            return found[min(page, len(found) - 1)]

        def asked() -> str:
            return last if page >= len(parts()) - 1 else more

        while True:
            answer = self.ask(draw, asked, TURNING)
            if answer == BACK:
                page = max(min(page, len(parts()) - 1) - 1, 0)
            elif answer.lower() == "q" or page >= len(parts()) - 1:
                return answer
            else:
                page += 1

    def _show_typed(self, lines: Lines, asked: str, typed: str) -> None:
        """The screen with what is asked and typed so far below it; a chosen number is marked. Each line is erased just
        before it is written, so that the rest of the screen stays as it is meanwhile."""
        shown = [*chosen(lines, typed), self._asking(asked, typed)]
        with self.console:
            for row in [*range(len(shown), self.console.height), *range(len(shown))]:
                self.console.control(Control.move_to(0, row), ERASE_LINE)
                if row < len(shown):
                    self.console.print(shown[row], no_wrap=True, overflow="crop", highlight=False, end="")

    def _asking(self, asked: str, typed: str) -> Text:
        """The question and the answer as typed so far; without room for both, only the end of the answer."""
        room = max(self.console.width - 2, 1)
        head = f"{asked} {self.prompt} "
        if typed and cell_len(head) + cell_len(typed) > room:
            head = f"{self.prompt} "
            typed = typed[-max(room - cell_len(head), 1) :]
        whole = Text.assemble((head, MUTED), typed)
        whole.truncate(room + 1)
        return whole

    def _line(self, asked: str) -> str:
        try:
            return printable(self.console.input(Text(f"{asked} {self.prompt} ", MUTED)))
        except UnicodeDecodeError:
            return REPLACEMENT
