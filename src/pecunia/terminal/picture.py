"""How a game looks in the terminal: the parts that each game draws and says itself."""

from collections.abc import Callable
from functools import cache
from typing import Generic, NamedTuple, TypeVar

from rich.text import Text

from pecunia.core.moves import Move, Outcome
from pecunia.core.view import View
from pecunia.terminal.choosing import stepped
from pecunia.terminal.elements import Lines
from pecunia.words.words import Words

V = TypeVar("V", bound=View)


class Drawing:
    """One way to draw the table, and how many lines it reserves for the question and the log.

    The reserve does not depend on the question, so that the table looks the same from one question to the next. The
    table is drawn only once, however often we try whether it fits.
    """

    def __init__(self, draw: Callable[[], Lines], reserve: int) -> None:
        self.draw = cache(draw)
        self.reserve = reserve


class CardInPlay(NamedTuple):
    """A card by its name, and what it does."""

    name: str
    text: str


class Picture(Generic[V]):
    """One table in the terminal. The screen, the pages and the log are the same for all games, and use this class."""

    wordmark = ""
    headings: tuple[str, ...] = ("turn-began", "game-over")  # happenings that stand out in the log

    def __init__(self, words: Words) -> None:
        self.words = words

    # The table.

    def tables(self, view: V, width: int) -> list[Drawing]:
        """Pictures of the table, from large to small. The first one that fits is shown."""
        raise NotImplementedError

    def own(self, view: V, width: int) -> Lines:
        """The viewer's own things, between the table and the question."""
        raise NotImplementedError

    def own_in_full(self, view: V, width: int) -> Lines:
        """The same with what each card does, where the screen has room; empty if there is nothing to add."""
        return []

    def in_play(self, view: V) -> CardInPlay | None:
        """The card whose effect is under way, for somebody who has not seen it being played; None if there is none."""
        return None

    # The question.

    def on_the_table(self, view: V) -> list[bool]:
        """Which choices can be seen on the table itself. If room is short, the list leaves them out."""
        raise NotImplementedError

    def marked(self, view: V) -> list[bool]:
        """Which choices have their number somewhere on the screen outside the list."""
        raise NotImplementedError

    def summary(self, view: V) -> list[str] | None:
        """The possible answers in a few sentences, if a list of all legal moves would not help; else None."""
        return None

    def read(self, view: V, typed: str) -> str:
        """Turn what was typed into the number of a choice or into notation. A table may accept shorter forms."""
        return typed

    def turned(self, view: V, key: str, typed: str, lines: Lines) -> str:
        """The answer that an arrow, the wheel, Home or End leads to from what has been typed so far."""
        return stepped(key, typed, len(view.moves), lines)

    def prompt_form(self, view: V) -> str:
        """The name of the form of the prompt that lists all keys of this table; empty for the plain prompt."""
        return ""

    def painted(self, text: Text) -> Text:
        """A sentence whose signs have their colours."""
        return text

    # Pages.

    def motto(self) -> str:
        raise NotImplementedError

    def setting(self, view: V, width: int) -> Lines:
        """The settings of the table, for the first page."""
        raise NotImplementedError

    def legend(self, view: V, width: int) -> Lines:
        """What the signs on the table mean."""
        raise NotImplementedError

    def reconstructed(self, view: V) -> list[str]:
        """Sentences about values that we reconstructed, because no rulebook states them and no owner has given them."""
        raise NotImplementedError

    def warnings(self, view: V) -> list[str]:
        """Warnings about unlikely values in the owner's file."""
        return []

    def help(self, view: V) -> list[str]:
        """What players need to know, in a few sentences."""
        raise NotImplementedError

    def own_page(self, view: V, width: int) -> Lines:
        """The viewer's own things in full."""
        raise NotImplementedError

    def more_page(self, view: V, width: int) -> Lines:
        """What else lies on the table, in full."""
        raise NotImplementedError

    def topic(self, view: V, topic: str) -> str | None:
        """The explanation of a thing by its name; None if no thing has this name."""
        raise NotImplementedError

    def effect(self, view: V, move: Move) -> str:
        """What a legal move would do, beyond its sentence; empty if there is nothing to add."""
        return ""

    def effect_in_list(self, view: V, move: Move) -> str:
        """What the list says of a move, where the screen has room; empty if the screen says it elsewhere."""
        return self.effect(view, move)

    def result(self, view: V, outcome: Outcome, width: int) -> Lines:
        """Who won and how, and what everybody has."""
        raise NotImplementedError
