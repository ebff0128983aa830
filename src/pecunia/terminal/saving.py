"""Saving a game as its record."""

from pathlib import Path

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.record import write_record
from pecunia.files import write_atomically


def save_game(game: Game, names: list[str], file: Path) -> None:
    try:
        write_atomically(file, write_record(game, names), durable=True)
    except OSError as error:
        raise PecuniaError("cannot-save", file=file, detail=error.strerror) from None
