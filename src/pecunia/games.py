"""The games of this house, by title: everything that opens a game goes through here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from pecunia.core.errors import FileError, OptionError, RecordError, ValuesWarning
from pecunia.core.game import Game
from pecunia.core.record import HIDDEN, Record, read_record, replay_onto
from pecunia.non_olet import game as non_olet
from pecunia.non_olet import notation as non_olet_notation
from pecunia.non_olet import options as non_olet_options
from pecunia.non_olet import values as non_olet_values
from pecunia.non_olet.module_names import MODULES
from pecunia.non_olet.position import roman_tokens
from pecunia.olet import game as olet
from pecunia.olet import notation as olet_notation
from pecunia.olet import options as olet_options
from pecunia.olet import values as olet_values


def read_text(file: Path) -> str:
    """A text file; one that is no text is refused by name."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError("file-not-text", str(file), 1) from None


class Title:
    """How one game is opened: options made and checked once for any number of games; a position; a record."""

    def __init__(
        self,
        option_names: list[str],
        make_options: Callable[..., Any],
        values_from_text: Callable[[str, str], Any],
        own_values_text: Callable[[], str],
        new: Callable[[Any, str], Game],
        at: Callable[[str, str, bool], Game],
        from_header: Callable[[dict[str, str], str, str], Game],
        card_tokens: Callable[[Any], list[str]],
        board: Callable[[Any], tuple[list[str], list[str]]],
        choices: tuple[list[int], list[str], dict[str, list[str]]],
        course: Literal["turn", "round"],
        actions: Callable[[Any], int],
        warnings: Callable[[Any], list[ValuesWarning]],
    ) -> None:
        self.option_names = option_names
        self.make_options = make_options
        self.values_from_text = values_from_text
        self.own_values_text = own_values_text
        self.new = new
        self.at = at
        self.from_header = from_header
        self.card_tokens = card_tokens  # of values: which card each number in a view stands for
        self.choices = choices  # editions, modules, and house rules with their values
        self.course = course  # by what the course of a game is told
        self.actions = actions  # of options: how many moves the action space of such a table has
        self.warnings = warnings  # of values: what is unlikely in an owner's file, though it can be played with
        self.board = board  # of options: the printed spaces of the board and of its track

    def options(self, values: Any = None, **options: Any) -> Any:
        """Options as a caller names them; `values` is the file of somebody who owns the box, or what was read there."""
        if isinstance(values, str | Path):
            values = self.values_from_text(read_text(Path(values)), str(values))
        return self.make_options(values=values, **options)


TITLES = {
    "non-olet": Title(
        non_olet_options.OPTION_NAMES,
        non_olet_options.make_options,
        non_olet_values.values_from_text,
        non_olet_values.own_values_text,
        non_olet.new_game,
        non_olet.game_at,
        non_olet.game_from_header,
        roman_tokens,
        lambda options: ([], []),
        (non_olet_options.EDITIONS, MODULES, non_olet_options.HOUSE_RULES),
        "turn",
        lambda options: non_olet_notation.ACTIONS,
        lambda values: [],
    ),
    "olet": Title(
        olet_options.OPTION_NAMES,
        olet_options.make_options,
        olet_values.values_from_text,
        olet_values.own_values_text,
        olet.new_game,
        olet.game_at,
        olet.game_from_header,
        lambda values: [],  # its views name all cards by their token
        lambda options: options.board.printed(),
        ([], [], {}),
        "round",
        lambda options: olet_notation.ACTIONS if options.board.usual else olet_notation.ALL_ACTIONS,
        lambda values: values.warnings,
    ),
}


def title(name: str) -> Title:
    if name not in TITLES:
        raise OptionError("option-title", value=name, known=", ".join(TITLES))
    return TITLES[name]


def warnings_of(name: str, file: Path) -> list[ValuesWarning]:
    """What is unlikely in an owner's file of values for a game. Raises ValuesError where it cannot be used at all."""
    known = title(name)
    return known.warnings(known.values_from_text(read_text(file), str(file)))


def new(name: str, *, seed: int | str, **options: Any) -> Game:
    """A new game, ready for its first question. The same name, options and seed give the same game everywhere."""
    return title(name).new(options_for(name, **options), checked_seed(seed))


def options_for(name: str, **options: Any) -> Any:
    """The options of a game, checked. Raises OptionError for the first one that cannot be."""
    known = title(name)
    for option in options:
        if option not in known.option_names:
            raise OptionError("option-not-of-game", option=option.replace("_", "-"), game=name)
    return known.options(**options)


def checked_seed(seed: int | str) -> str:
    """Seeds are texts without spaces, so that they fit a line of a record."""
    text = str(seed)
    if text.split() != [text] or "#" in text:
        raise OptionError("option-seed", value=text)
    return text


def from_position(text: str, file: str = "position", *, asks_forced: bool = False) -> Game:
    """A game set up from a position. `asks_forced` stops at the first question even where it has a single answer."""
    return title(title_of_position(text)).at(text, file, asks_forced)


def title_of_position(text: str) -> str:
    """The word after `game`."""
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if words[:1] == ["game"] and len(words) == 2:
            return words[1]
    return "non-olet"


def from_record(text: str, file: str = "record") -> tuple[Game, Record]:
    """The game that a record tells, replayed to its last move, and the record itself."""
    record = read_record(text, file)
    hidden = hidden_at(record)
    if hidden:
        raise record.error("record-hidden", hidden)
    game = opened(record)
    replay_onto(record, game)
    return game, record


def hidden_at(record: Record) -> int:
    """The line of the first move that was kept back, for the game was not over; 0 where there is none."""
    return next((move.line for move in record.moves if move.text == HIDDEN), 0)


def opened(record: Record) -> Game:
    """The game of a record before its first move."""
    try:
        known = title(record.header["game"])
        if record.start:
            return known.at("\n".join(record.start), record.file, False)
        if "seed" not in record.header:
            raise record.error("record-missing", 1, text="seed")
        return known.from_header(record.header, record.header["seed"], record.file)
    except OptionError as error:
        raise RecordError(error.key, record.file, record.line_of("options"), **error.facts) from None
