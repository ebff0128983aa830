"""Messages about a table: its setting, who sits there, and what everybody at it knows."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from pecunia.server.messages.title_types import Options, Rules
from pecunia.titles.registry import first_title

MAX_PLAYERS: Final = 6
MAX_NAME: Final = 24
MAX_CHAT_LINE: Final = 400
MAX_FILE_NAME: Final = 100

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LINE)]
# Only printable characters, because the id is stored: PostgreSQL refuses a whole group if one text in it has a NUL.
Client = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_PLAYERS - 1)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]

Status = Literal["open", "playing", "over"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: in seconds at a live table, in days at one that people visit when they like."""

    kind: Literal["live", "days"] = "live"
    limit: Annotated[int, Meta(ge=1, le=3600)] = 120

    @property
    def seconds(self) -> float:
        return self.limit * (86400.0 if self.kind == "days" else 1.0)


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game of a table begins: dealt by chance, or prepared as a lesson, the deal of a day, a puzzle, or from a
    moment of another game. `name` says which one."""

    kind: Literal["chance", "lesson", "day", "puzzle", "onward"] = "chance"
    name: Annotated[str, Meta(max_length=60)] = ""


class CommonSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host sets for a table, for everybody at the table to see."""

    game: Annotated[str, Meta(max_length=20)] = field(default_factory=first_title)
    players: Annotated[int, Meta(ge=2, le=MAX_PLAYERS)] = 4
    options: Options = {}
    bots: dict[Annotated[str, Meta(pattern="^[A-F]$")], Annotated[str, Meta(max_length=20)]] = {}
    public: bool = False
    pace: Pace = Pace()
    begin: Begin = Begin()


class Setting(CommonSetting, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it: the game, who may come, the pace. `bots` are seats and the bots that take them.
    `values` is the text of an owner's file; `values_file` is its name, used only in errors and not stored.

    Tables of hosts begin by chance; the server prepares the others.
    """

    values: Annotated[str, Meta(max_length=100_000)] = ""
    values_file: Annotated[str, Meta(min_length=1, max_length=MAX_FILE_NAME)] = "values.toml"


class SettingChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes while the table waits for players. What is left out stays as it is."""

    options: Options | UnsetType = UNSET
    bots: dict[Annotated[str, Meta(pattern="^[A-F]$")], Annotated[str, Meta(max_length=20)]] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET


class TableSetting(CommonSetting, frozen=True, forbid_unknown_fields=False):
    """The setting of a table. `values_size` is the length of the text of its own values, which can be long, so only
    those who ask for it get it; 0 if the table has none."""

    values_size: int = 0


class SeatInfo(Struct, frozen=True):
    """One seat as everybody sees it. `played_by` is the bot that plays it now, if any."""

    name: str
    taken: bool
    bot: str
    here: bool
    away: bool
    resigned: bool
    played_by: str


class Ask(Struct, frozen=True):
    """Somebody asks the others to take back more than the limits allow; `agreed` are the seats that have agreed. With 0
    `moves`: to let a bot play for the player who is asked and not here."""

    seat: int
    moves: int
    agreed: list[int]


class ChatLine(Struct, frozen=True):
    """What somebody at the table has said; `at` is in seconds since 1970."""

    seat: int
    text: str
    at: float


class LessonStep(Struct, frozen=True):
    """The progress in a guided game: the key of the text, step `number` of `count`, what is to be done now.

    `try` asks for a move that is not allowed (`tries`), so that the learner reads why.

    `point` are the things on the table that the text is about: `move:seat R`, `place:purse-0`, `key:roman-7`.
    """

    key: str
    number: int
    count: int
    doing: Literal["move", "read", "try", "watch"]
    point: list[str]
    tries: str


class TableInfo(Struct, frozen=True):
    """A table as everybody at it sees it, without the game itself. `rules` are those that a client shows: what wins.

    `hints` says whether people may ask for hints: yes, once all have agreed (`ask`), or never.
    """

    id: str
    status: Status
    setting: TableSetting
    options: str
    rules: Rules
    seats: list[SeatInfo]
    host: int
    commitment: str
    seed: str
    ended: str
    ask: Ask | None
    hints: Literal["on", "ask", "off"]
    hints_agreed: list[int]
    rematch_offered: list[int]
    rematch: str
    lesson: LessonStep | None
