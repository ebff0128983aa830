"""The games of this house, by title: everything that opens a game goes through here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pecunia.core.errors import OptionError, RecordError
from pecunia.core.game import Game
from pecunia.core.record import Record, read_record, replay_onto
from pecunia.non_olet.game import game_at, game_from_header, new_game
from pecunia.non_olet.options import make_options
from pecunia.non_olet.values import values_from_text


class Title:
    """How one game is opened: from options, from a position, from the header of a record."""

    def __init__(
        self,
        new: Callable[..., Game],
        at: Callable[[str, str], Game],
        from_header: Callable[[dict[str, str], str, str], Game],
    ) -> None:
        self.new = new
        self.at = at
        self.from_header = from_header


def _new_non_olet(seed: str, values: str | Path | None = None, **options: Any) -> Game:
    read = None if values is None else values_from_text(Path(values).read_text(encoding="utf-8"), str(values))
    return new_game(make_options(values=read, **options), seed)


TITLES = {"non-olet": Title(_new_non_olet, game_at, game_from_header)}


def title(name: str) -> Title:
    if name not in TITLES:
        raise OptionError("option-title", value=name, known=", ".join(TITLES))
    return TITLES[name]


def new(name: str, *, seed: int | str, **options: Any) -> Game:
    """A new game, ready for its first question. The same name, options and seed give the same game everywhere."""
    text = str(seed)
    if not text or text.split() != [text]:
        raise OptionError("option-seed", value=text)
    try:
        return title(name).new(text, **options)
    except TypeError as error:
        raise OptionError("option-unknown", option=str(error).rpartition(" ")[2].strip("'")) from None


def from_position(text: str, file: str = "position") -> Game:
    """A game set up from a position. The word after `game` names the title."""
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if words[:1] == ["game"] and len(words) == 2:
            return title(words[1]).at(text, file)
    return title("non-olet").at(text, file)


def from_record(text: str, file: str = "record") -> tuple[Game, Record]:
    """The game that a record tells, replayed to its last move, and the record itself."""
    record = read_record(text, file)
    game = opened(record)
    replay_onto(record, game)
    return game, record


def opened(record: Record) -> Game:
    """The game of a record before its first move."""
    try:
        known = title(record.header["game"])
        if record.start:
            return known.at("\n".join(record.start), record.file)
        if "seed" not in record.header:
            raise record.error("record-missing", 1, text="seed")
        return known.from_header(record.header, record.header["seed"], record.file)
    except OptionError as error:
        raise RecordError(error.key, record.file, record.line_of("options"), **error.facts) from None
