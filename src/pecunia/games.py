"""Opening games: new, from a position, from a record. Everything that opens a game goes through here."""

from collections.abc import Iterable, Iterator
from operator import index
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from pecunia.core.errors import OptionError, RecordError, ValuesWarning
from pecunia.core.game import Game
from pecunia.core.moves import Move, Played
from pecunia.core.record import HIDDEN, Record, play_stated, read_record, replay_onto
from pecunia.titles.options_given import options_given
from pecunia.titles.registry import first_title, title
from pecunia.titles.title import read_text


def warnings_of(name: str, file: Path) -> list[ValuesWarning]:
    """Unlikely entries in an owner's file of values for a game. Raises ValuesError if the file cannot be used."""
    engine = title(name).engine
    return engine.warnings(engine.values_from_text(read_text(file), str(file)))


def new(name: str, *, seed: int | str | None = None, **options: Any) -> Game:
    """A new game, ready for its first question. The same name, options and seed give the same game everywhere.

    `name` is `non-olet` or `olet`, or the name of an installed title. Without a seed, a fresh one is taken: `game.seed`
    has it, and so does `repr(game)`. docs/library.md lists the options. Raises OptionError, whose text is a sentence,
    for the first one that is not possible.
    """
    dealt_by = fresh_seed() if seed is None else checked_seed(seed)
    return title(name).engine.new(options_for(name, **options), dealt_by)


def options_for(name: str, **options: Any) -> Any:
    """The options of a game, checked. Raises OptionError for the first one that is not possible."""
    return title(name).engine.options(**options_given(title(name), options))


def fresh_seed() -> str:
    """A seed that nobody has had."""
    return token_hex(8)


def checked_seed(seed: int | str) -> str:
    """The seed as text. It must have no spaces, so that it fits on a line of a record."""
    text = _seed_text(seed)
    if text.split() != [text] or "#" in text:
        raise OptionError("option-seed", value=text)
    return text


def _seed_text(seed: Any) -> str:
    """A seed is a word or a whole number of any kind, such as NumPy's."""
    if isinstance(seed, str):
        return seed
    try:
        if not isinstance(seed, bool):
            return str(index(seed))
    except TypeError:
        pass
    raise OptionError("option-seed", value=seed)


def from_position(text: str, file: str = "position", *, asks_forced: bool = False) -> Game:
    """A game set up from a position. With `asks_forced` it stops at the first question even if that has one answer."""
    return title(title_of_position(text)).engine.at(text, file, asks_forced)


def rules_version(name: str) -> int:
    """The version of a game's rules. Records and pickles of another version are not opened."""
    return title(name).engine.rules_version


class PastMove(NamedTuple):
    """One move of a game's past, as plain values."""

    move: str
    player: int
    turn: int
    revealed: bool


def past_of(game: Game) -> list[PastMove]:
    """Everything that was played, to be stored next to the position."""
    return [PastMove(played.move.text, played.player, played.turn, played.revealed) for played in game.history()]


def chained(game: Game, past: Iterable[PastMove]) -> Played | None:
    """The past of a game as the game itself keeps it."""
    known: dict[str, Move] = {}  # most moves of a long game were played before
    played: Played | None = None
    for text, player, turn, revealed in past:
        move = known.get(text) or known.setdefault(text, game.move(text))
        played = Played(played, move, player, turn, revealed)
    return played


def with_past(position: str, same: Game, played: Played | None) -> Game:
    """A running game from its position and its past, without playing it again.

    `same` is the same game at any other moment. The result goes on, takes back and is recorded like the original.
    """
    game = from_position(position)
    game.seed = same.seed
    game.start = same.start
    game.played = played
    game.revealed = played is not None and played.revealed
    return game


def title_of_position(text: str) -> str:
    """The word after `game`, or the first title if there is none."""
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if words[:1] == ["game"] and len(words) == 2:
            return words[1]
    return first_title()


def from_record(text: str, file: str = "record") -> tuple[Game, Record]:
    """The game of a record, replayed to its last move, and the record itself."""
    record = read_record(text, file)
    game = _playable(record)
    replay_onto(record, game)
    return game, record


def replay(record: Record | str) -> Iterator[Game]:
    """The game of a record, step by step: as it began, then after each move. Every step is a game of its own.

    Raises RecordError where the record cannot be played, so the steps before that can still be looked at.
    """
    read = read_record(record) if isinstance(record, str) else record
    game = _playable(read)
    yield game.copy()
    for move in read.moves:
        play_stated(read, game, move)
        yield game.copy()


def _playable(record: Record) -> Game:
    """The game of a record before its first move. Raises RecordError if moves are still hidden."""
    hidden = hidden_at(record)
    if hidden:
        raise record.error("record-hidden", hidden)
    game = opened(record)
    check_names(record, game)
    return game


def check_names(record: Record, game: Game) -> None:
    """Refuse a record that names more players than its game has, or fewer; it may name none."""
    if len(record.seats) not in (0, game.seats):
        raise record.error("record-seats", 1, found=len(record.seats), expected=game.seats)


def hidden_at(record: Record) -> int:
    """The line of the first move that is hidden because the game was not over; 0 if there is none."""
    return next((move.line for move in record.moves if move.text == HIDDEN), 0)


def opened(record: Record) -> Game:
    """The game of a record before its first move."""
    try:
        known = title(record.header["game"]).engine
        if record.start:
            return known.at("\n".join(record.start), record.file, False)
        if "seed" not in record.header:
            raise record.error("record-missing", 1, text="seed")
        return known.from_header(record.header, record.header["seed"], record.file)
    except OptionError as error:
        raise RecordError(error.key, record.file, record.line_of("options"), **error.facts) from None
