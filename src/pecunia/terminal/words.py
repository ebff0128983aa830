"""What every table says in the words of one language: the players' names, and texts by their keys."""

from pecunia.core.moves import seat_letter
from pecunia.terminal.style import UNICODE, Glyphs
from pecunia.texts import Texts

LONGEST_NAME = 18


class Words:
    """Names things for one table. `names` are the players' names by seat. A game adds what lies on its own table."""

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

    def explained(self, what: str, text: str) -> str:
        """A thing and what there is to say about it."""
        return self.text("terminal-explained", what=what, text=text)


def printable(text: str) -> str:
    """A text from outside that cannot disturb the screen."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter == " ").split())
