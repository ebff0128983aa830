"""A table in the terminal in words alone, for a title that draws no picture of its own."""

from typing import Any

from rich.text import Text

from pecunia.core.moves import Outcome
from pecunia.core.view import View
from pecunia.terminal.elements import Lines, wrapped
from pecunia.terminal.picture import Drawing, Picture
from pecunia.terminal.style import STRONG
from pecunia.words.spoken import Part
from pecunia.words.words import Words


class PlainPicture(Picture[Any]):
    """The words of the table as headings and lines. `label` is the name of the game."""

    def __init__(self, words: Words, label: str) -> None:
        super().__init__(words)
        self.wordmark = label.upper()

    def tables(self, view: View, width: int) -> list[Drawing]:
        return [Drawing(lambda: self._lines(view, width), 0)]

    def _lines(self, view: View, width: int) -> Lines:
        lines: Lines = []
        for part in self.words.spoken(view):
            lines += [Text(part.title, STRONG), *_body(part, width)]
        return lines

    def own(self, view: View, width: int) -> Lines:
        return []

    def on_the_table(self, view: View) -> list[bool]:
        return [False] * len(view.moves)

    def marked(self, view: View) -> list[bool]:
        return [False] * len(view.moves)

    def motto(self) -> str:
        return ""

    def setting(self, view: View, width: int) -> Lines:
        return wrapped(Text(view.options.text()), width)

    def legend(self, view: View, width: int) -> Lines:
        return []

    def reconstructed(self, view: View) -> list[str]:
        return []

    def help(self, view: View) -> list[str]:
        return []

    def own_page(self, view: View, width: int) -> Lines:
        return self._lines(view, width)

    def more_page(self, view: View, width: int) -> Lines:
        return self._lines(view, width)

    def topic(self, view: View, topic: str) -> str | None:
        return None

    def result(self, view: View, outcome: Outcome, width: int) -> Lines:
        return self._lines(view, width)


def _body(part: Part, width: int) -> Lines:
    return [line for said in part.lines for line in wrapped(Text(f"  {said}"), width)]
