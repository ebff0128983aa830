"""One object for each game. Everything that differs from game to game is reached through it, never by the game's name.

Every part must be stated, so a game that lacks one fails at import with the name of the part. A game that does without
a part says so: `lesson=None`. Most parts are functions that import and return the part when it is first needed, because
opening a game must not load the terminal.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, TypeVar

from pecunia.core.errors import FileError, ValuesWarning
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.options import Option, TableOptions

if TYPE_CHECKING:
    from pecunia.art.part import ArtPart
    from pecunia.bots.judge import Judge
    from pecunia.core.view import View
    from pecunia.judge.naming import Naming
    from pecunia.lab.title_part import LabPart
    from pecunia.observers.observer import Observer
    from pecunia.printing.part import PrintingPart
    from pecunia.review.accounts import Accounts
    from pecunia.rulebook.part import RulebookPart
    from pecunia.scenarios.vocabulary import Vocabulary
    from pecunia.terminal.picture import Picture
    from pecunia.texts import Texts
    from pecunia.titles.box_form import BoxForm
    from pecunia.titles.environment import EnvironmentPart
    from pecunia.titles.message_types import JsonObject, MessageTypes
    from pecunia.words.glyphs import Glyphs
    from pecunia.words.words import Words

# Data files in the folder of a title.
WEIGHTS: Final = "weights.toml"
LESSON: Final = "lesson.toml"
SCOPE: Final = "scope.toml"  # which clauses scenarios may cite, and which they must prove
PUZZLES: Final = "puzzles.toml"
NETWORK: Final = "champion.bin"  # a trained network; a title may do without
CARD: Final = "champion.toml"  # how that network was trained
CHANCES: Final = "chances.toml"  # how much surer it should be of who wins; a title may do without
THINKING: Final = "thinking.toml"  # how the champion looks ahead; a title may do without

OptionsOf = TypeVar("OptionsOf", bound=TableOptions)


class TableOption(NamedTuple):
    """How people set an option of a table. A switch sets its only value, a choice one of its values, and a number lies
    between the first and the last of them. The first value is another than the title's default.

    `words` is the key of its name: the attribute `text` explains it, and `words-value` names a value that does not
    speak for itself. Without words only programs set it.
    """

    kind: Literal["switch", "choice", "number"]
    values: list[bool | int | str]
    words: str


class Choices(NamedTuple):
    """The choices that people have when they set a table: the editions, the usual one (0 if there are none), modules,
    house rules, and all other options. The first value of a house rule is its default."""

    editions: list[int]
    usual_edition: int
    modules: list[str]
    house_rules: dict[str, list[str]]
    options: Mapping[str, TableOption]


class Printed(NamedTuple):
    """The printed spaces of the board and of its track; empty for a game without a board."""

    spaces: list[str]
    track: list[str]


@dataclass(frozen=True, kw_only=True)
class Engine(Generic[OptionsOf]):
    """The rules of a game: how it is opened from options, a position or a record, and which moves it knows."""

    takes: list[Option]  # the options of `pecunia.new`
    make_options: Callable[..., OptionsOf]
    values_from_text: Callable[[str, str], Any]
    own_values: Callable[[], Any]
    own_values_text: Callable[[], str]
    new: Callable[[OptionsOf, str], Game]
    at: Callable[[str, str, bool], Game]  # a position, its file, whether forced questions are asked
    from_header: Callable[[dict[str, str], str, str], Game]
    card_tokens: Callable[[OptionsOf], list[str]]  # the card of each number in a view
    reconstructed: Callable[[OptionsOf], list[str]]  # tables of values that no rulebook and no owner states
    board: Callable[[OptionsOf], Printed]
    choices: Choices
    moves: list[Move]  # all moves; those of a table are the first `actions`
    actions: Callable[[OptionsOf], int]
    value_entries: Mapping[str, str]  # by the first part of a table's name: the key of the words for its entries
    warnings: Callable[[Any], list[ValuesWarning]]  # unlikely things in an owner's values
    unit: Literal["turn", "round"]  # the unit of the history of the scores
    rules_version: int  # that of its games: tables of another version are not played

    def options(self, values: Any = None, **options: Any) -> OptionsOf:
        """Options as a caller names them; `values` is an owner's file, or values read from one."""
        if isinstance(values, str | Path):
            values = self.values_from_text(read_text(Path(values)), str(values))
        return self.make_options(values=values, **options)


@dataclass(frozen=True, kw_only=True)
class Title(Generic[OptionsOf]):
    """A game and all its parts."""

    name: str  # in records, positions, commands and addresses: `non-olet`
    label: str  # as people write it, the same in every language: `Pecunia non olet`
    package: str  # where its code and data live
    players: range
    players_of_the_day: int
    engine: Engine[OptionsOf]
    judge: Callable[[], "Judge"]  # without weights
    observer: Callable[[OptionsOf], "Observer"]
    words: Callable[[OptionsOf, "Texts", list[str], "Glyphs"], "Words"]
    picture: Callable[[OptionsOf, "Texts", list[str], "Glyphs"], "Picture[Any]"]
    accounts: Callable[[], "Accounts"]
    lab: Callable[[], "LabPart"]
    environment: Callable[[], "EnvironmentPart"]
    table_options: Callable[[], type[Any]]  # a TypedDict: what people set besides players and values
    message_types: Callable[[], "MessageTypes"] | None  # without them its messages are plain JSON
    rules: Callable[[OptionsOf], "JsonObject"]  # the rules of a table, as a client shows them
    vocabulary: Callable[[], "Vocabulary"]  # the words of its scenarios
    naming: Callable[[], "Naming"]  # how people name its moves and cards
    art: Callable[[], "ArtPart"] | None  # its drawings are in `art/parts/`
    rulebook: Callable[[], "RulebookPart"] | None  # for players; its chapters are in `rulebook/`
    printing: Callable[[], "PrintingPart"] | None
    box: Callable[["Texts"], "BoxForm"] | None  # what its owners can read off the things in the box
    lesson: Callable[["View", str, str], str] | None  # finds the target of a step in its guided first game
    puzzles: bool  # whether it has any

    def __reduce__(self) -> tuple[object, ...]:
        """A title is pickled as its name: it is the same object everywhere in a process."""
        return title_named, (self.name,)

    def file(self, name: str) -> str:
        """A data file in the title's folder."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")

    def has_data(self, name: str) -> bool:
        """Whether there is such a file in the title's folder."""
        return resources.files(self.package).joinpath(name).is_file()

    def data(self, name: str) -> bytes:
        """A data file in the title's folder that is not text."""
        return resources.files(self.package).joinpath(name).read_bytes()


def title_named(name: str) -> Any:
    """The title in a pickle."""
    from importlib import import_module

    return import_module("pecunia.titles.registry").title(name)


def read_text(file: Path) -> str:
    """Read a text file. If it is not text, the error names the file."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError("file-not-text", str(file), 1) from None
