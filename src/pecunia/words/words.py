"""The words that all games share, in one language: the players' names, and texts by their keys."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from pecunia.core.happenings import Happening
from pecunia.core.moves import Move, seat_letter
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.spoken import Part

LONGEST_NAME = 18


class Touched(NamedTuple):
    """The seats for which something that happened is bad, and those for which it is good."""

    harmed: list[int]
    helped: list[int]


NOBODY: Final = Touched([], [])


class Telling(Protocol):
    """How a game describes what happened: a module with these three functions."""

    def line(self, words: Any, happening: Happening, seat: int) -> str: ...

    def goes_on(self, last: Happening, happening: Happening) -> bool: ...

    def as_one(self, run: list[Happening]) -> Happening: ...


class Words:
    """The words of one table. `names` are the players' names by seat. Each game adds words for its own table."""

    telling: Telling

    def __init__(self, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        self.texts = texts
        self.glyphs = glyphs
        self.names = [printable(name)[:LONGEST_NAME].strip() for name in names]

    def text(self, key: str, **facts: str | int) -> str:
        return self.texts.text(key, **facts)

    def form(self, key: str, name: str, **facts: str | int) -> str:
        """Another form of a text if it has one, else the text itself."""
        return (self.texts.attribute(key, name, **facts) if name else None) or self.text(key, **facts)

    def player(self, seat: int) -> str:
        """A player's name in a sentence, with the letter if another player has the same name. Empty for no player."""
        if seat < 0:
            return ""
        return self.names[seat] if self.names.count(self.names[seat]) == 1 else self.title(seat)

    def title(self, seat: int) -> str:
        """A player's letter and name."""
        return f"{seat_letter(seat)} {self.names[seat]}".strip()

    def heading(self, view: Any, player: int) -> str:
        """The heading of a player when the table is read aloud. It also says "you" and whose turn it is."""
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
        """Whether a happening continues the one before it, so that both make one sentence."""
        return self.telling.goes_on(last, happening)

    def as_one(self, run: list[Happening]) -> Happening:
        """Merge happenings that continue each other into one."""
        return self.telling.as_one(run)

    def touched(self, happening: Happening) -> Touched:
        """Whom a happening harms or helps. A game without an answer says nobody."""
        return NOBODY

    def in_one(self, told: Sequence[Happening]) -> list[Happening]:
        """Merge what happens piece by piece, such as taking markers, so that it is said once."""
        return [self.as_one(run) for run in self.runs(told)]

    def runs(self, told: Sequence[Happening]) -> list[list[Happening]]:
        """Happenings that share a sentence are next to each other."""
        runs: list[list[Happening]] = []
        for happening in told:
            if runs and self.goes_on(runs[-1][-1], happening):
                runs[-1].append(happening)
            else:
                runs.append([happening])
        return runs

    def explained(self, what: str, text: str) -> str:
        """A thing and its explanation."""
        return self.text("terminal-explained", what=what, text=text)


def printable(text: str) -> str:
    """A text from outside without characters that could disturb the screen."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter == " ").split())
