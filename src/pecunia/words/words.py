"""What every table says in the words of one language: the players' names, and texts by their keys."""

from collections.abc import Sequence
from typing import Any, Protocol

from pecunia.core.happenings import Happening
from pecunia.core.moves import Move, seat_letter
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.spoken import Part

LONGEST_NAME = 18


class Telling(Protocol):
    """How a game tells what happened: a module with these three functions."""

    def line(self, words: Any, happening: Happening, seat: int) -> str: ...

    def goes_on(self, last: Happening, happening: Happening) -> bool: ...

    def as_one(self, run: list[Happening]) -> Happening: ...


class Words:
    """Names things for one table. `names` are the players' names by seat. A game adds what lies on its own table."""

    telling: Telling

    def __init__(self, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        self.texts = texts
        self.glyphs = glyphs
        self.names = [printable(name)[:LONGEST_NAME].strip() for name in names]

    def text(self, key: str, **facts: str | int) -> str:
        return self.texts.text(key, **facts)

    def form(self, key: str, name: str, **facts: str | int) -> str:
        """A further form of a text where it has one, else the text itself."""
        return (self.texts.attribute(key, name, **facts) if name else None) or self.text(key, **facts)

    def player(self, seat: int) -> str:
        """A player in a sentence, with the letter where another one has the same name; nobody is nothing."""
        if seat < 0:
            return ""
        return self.names[seat] if self.names.count(self.names[seat]) == 1 else self.title(seat)

    def title(self, seat: int) -> str:
        """A player's letter and name."""
        return f"{seat_letter(seat)} {self.names[seat]}".strip()

    def heading(self, view: Any, player: int) -> str:
        """A player where the table is told in words: whether it is the listener, and whose turn it is."""
        said = [self.title(player)]
        if player == view.seat:
            said.append(self.text("terminal-own"))
        if player == view.active and view.outcome is None:
            said.append(self.text("spoken-on-turn"))
        return ", ".join(said)

    # What each game says itself.

    def question(self, view: Any) -> str:
        """What is asked now."""
        raise NotImplementedError

    def move(self, view: Any, move: Move) -> str:
        """A legal move of the view's open question, as a sentence."""
        raise NotImplementedError

    def spoken(self, view: Any) -> list[Part]:
        """The whole table as the view sees it, in words that can be read aloud."""
        raise NotImplementedError

    # The log: each game has a module that tells its happenings.

    def line(self, happening: Happening, seat: int) -> str:
        """A happening in words, as the seat (or a spectator, a negative number) saw it."""
        return self.telling.line(self, happening, seat)

    def goes_on(self, last: Happening, happening: Happening) -> bool:
        """Whether a happening is more of the same, and told together with the one before it."""
        return self.telling.goes_on(last, happening)

    def as_one(self, run: list[Happening]) -> Happening:
        """Happenings that go on from each other as a single one."""
        return self.telling.as_one(run)

    def in_one(self, told: Sequence[Happening]) -> list[Happening]:
        """What happens piece by piece, such as taking markers, is told once."""
        runs: list[list[Happening]] = []
        for happening in told:
            if runs and self.goes_on(runs[-1][-1], happening):
                runs[-1].append(happening)
            else:
                runs.append([happening])
        return [self.as_one(run) for run in runs]

    def explained(self, what: str, text: str) -> str:
        """A thing and what there is to say about it."""
        return self.text("terminal-explained", what=what, text=text)


def printable(text: str) -> str:
    """A text from outside that cannot disturb the screen."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter == " ").split())
