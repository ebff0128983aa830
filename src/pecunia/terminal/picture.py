"""How a game looks at the terminal: what each game draws and says itself, whatever the game."""

from collections.abc import Callable
from functools import cache
from typing import Generic, TypeVar

from rich.text import Text

from pecunia.core.moves import Move, Outcome
from pecunia.core.view import View
from pecunia.terminal.elements import Lines
from pecunia.words.words import Words

V = TypeVar("V", bound=View)


class Drawing:
    """One way to draw the table, and how many lines it leaves to the question and the log.

    So much room is kept whatever is asked, that the table may look the same from one question to the next. It is drawn
    once, however often it is tried whether it fits.
    """

    def __init__(self, draw: Callable[[], Lines], reserve: int) -> None:
        self.draw = cache(draw)
        self.reserve = reserve


class Picture(Generic[V]):
    """One table in the terminal. The screen, the pages and the log are the same for all games and ask here."""

    wordmark = ""
    headings: tuple[str, ...] = ("turn-began", "game-over")  # happenings that stand out in the log

    def __init__(self, words: Words) -> None:
        self.words = words

    # The table.

    def tables(self, view: V, width: int) -> list[Drawing]:
        """Pictures of the table, from roomy to tight: the first one that fits is shown."""
        raise NotImplementedError

    def own(self, view: V, width: int) -> Lines:
        """What the seat that looks has for itself, between the table and the question."""
        raise NotImplementedError

    # The question.

    def on_the_table(self, view: V) -> list[bool]:
        """Which choices can be read off the table itself: the list can do without them where room is short."""
        raise NotImplementedError

    def marked(self, view: V) -> list[bool]:
        """Which choices have their number somewhere on the screen besides the list."""
        raise NotImplementedError

    def summary(self, view: V) -> list[str] | None:
        """What can be answered, in a few sentences, where a list of all legal moves helps nobody; None for the list."""
        return None

    def read(self, view: V, typed: str) -> str:
        """What was typed, as a number of a choice or in notation: a table may understand something shorter."""
        return typed

    def prompt_form(self, view: V) -> str:
        """Which further form of the prompt names all keys that this table has; empty for the plain one."""
        return ""

    def painted(self, text: Text) -> Text:
        """A sentence with the signs in it in their colours."""
        return text

    # Pages.

    def motto(self) -> str:
        raise NotImplementedError

    def setting(self, view: V, width: int) -> Lines:
        """How the table is set, on the first page."""
        raise NotImplementedError

    def legend(self, view: V, width: int) -> Lines:
        """What the signs on the table mean."""
        raise NotImplementedError

    def reconstructed(self, view: V) -> list[str]:
        """Values that no rulebook states and no owner has given are called what they are."""
        raise NotImplementedError

    def warnings(self, view: V) -> list[str]:
        """What is unlikely in the values of the owner's box."""
        return []

    def help(self, view: V) -> list[str]:
        """What one needs to know to play, in a few sentences."""
        raise NotImplementedError

    def own_page(self, view: V, width: int) -> Lines:
        """The own things in full."""
        raise NotImplementedError

    def more_page(self, view: V, width: int) -> Lines:
        """What else lies on the table, in full."""
        raise NotImplementedError

    def topic(self, view: V, topic: str) -> str | None:
        """What there is to say about a thing by its name; None where no thing is called so."""
        raise NotImplementedError

    def effect(self, view: V, move: Move) -> str:
        """What a legal move would do, beyond its sentence; empty where there is nothing to add."""
        return ""

    def result(self, view: V, outcome: Outcome, width: int) -> Lines:
        """Who won and how, and what everybody has."""
        raise NotImplementedError
