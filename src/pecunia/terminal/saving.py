"""Saving a game as its record."""

import os
from pathlib import Path

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.record import write_record


def save_game(game: Game, names: list[str], file: Path) -> None:
    """Write the record so that the file is always the old one or the new one, whole."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        scratch.write_text(write_record(game, names), encoding="utf-8")
        os.replace(scratch, file)
    except OSError as error:
        scratch.unlink(missing_ok=True)
        raise PecuniaError("cannot-save", file=file, detail=error.strerror) from None
