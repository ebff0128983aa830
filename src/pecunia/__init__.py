"""Pecunia: the digital home of Pecunia non olet and Pecunia Olet.

    import pecunia

    game = pecunia.new("non-olet", players=3)
    game.legal_moves  # of the open question
    game.play("seat M")  # or one of the moves
    game.view("A")  # what a seat may know

docs/library.md has everything that can be used from Python.
"""

from typing import Any

from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import (
    FileError,
    IllegalMove,
    NotAMove,
    OptionError,
    PecuniaError,
    PositionError,
    Reason,
    RecordError,
    ValuesError,
    ValuesWarning,
    speak_with,
)
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move, Outcome, Played, Question
from pecunia.core.record import Record, read_record, write_record
from pecunia.core.view import View
from pecunia.games import from_position, from_record, new, replay

# The version stands only here: pyproject.toml reads it from this file (docs/versions.md).
__version__ = "0.1.0"

__all__ = [
    "Card",
    "FileError",
    "Game",
    "Happening",
    "IllegalMove",
    "Move",
    "NotAMove",
    "OptionError",
    "Outcome",
    "PecuniaError",
    "Played",
    "PositionError",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Stream",
    "ValuesError",
    "View",
    "bots",
    "from_position",
    "from_record",
    "new",
    "read_record",
    "replay",
    "stream_of",
    "write_record",
]

# What is loaded when it is first used: a package, or a name of a module.
LATER = {"bots": "pecunia.bots", "Card": "pecunia.notebook"}


def __getattr__(name: str) -> Any:
    if name in LATER:
        from importlib import import_module

        module = import_module(LATER[name])
        return module if LATER[name].endswith(f".{name}") else getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})


def _sentence(error: PecuniaError) -> str:
    from pecunia.texts import Texts

    texts = Texts("en")
    return texts.warning(error) if isinstance(error, ValuesWarning) else texts.error(error)


speak_with(_sentence)
