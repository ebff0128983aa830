"""What the options of all games have in common, and how a game declares the options that it takes."""

from typing import Final

# What an option may be.
NUMBER: Final = "number"
SWITCH: Final = "switch"
SEAT: Final = "seat"
WORD: Final = "word"
WORDS: Final = "words"
HOUSE: Final = "house rules"
VALUES: Final = "values"
DRAWN: Final = "drawn from the seed"  # the default of an option that the seed decides
START: Final = "start"  # the option that says who begins


class Option:
    """One option of a game: its name in `pecunia.new`, what it may be, its default and its meaning, both in words for
    programmers."""

    def __init__(self, name: str, kind: str, default: str, meaning: str) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.meaning = meaning


class TableOptions:
    """How a table is set. Options never change once the game has begun."""

    players: int

    def text(self) -> str:
        """The options as records and positions write them."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<Options: {self.text()}>"
