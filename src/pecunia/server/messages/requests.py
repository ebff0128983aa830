"""HTTP messages: people, tables before and after their game, refusals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pecunia.core.changes import Change
from pecunia.server.messages.tables import (
    Begin,
    Name,
    Pace,
    SeatNumber,
    Secret,
    Status,
    TableInfo,
)
from pecunia.server.messages.title_types import Happening, View


class Me(Struct, frozen=True):
    """Who somebody is: the name others see, empty for somebody who has not said one."""

    name: str


class Account(Struct, frozen=True):
    """A new identity for a program: it sends the token with every request (`Authorization: Bearer …`)."""

    name: str
    token: str


class NameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others are to see."""

    name: Name


class SitRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit; the first free seat where none is named. The invitation where the table is not public."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code of a seat."""

    code: Secret


class SeatCode(Struct, frozen=True):
    """A one-time code with which another device takes over this seat; seconds until it is void."""

    code: str
    seconds: int


class TableLine(Struct, frozen=True):
    """A table in a list: enough to decide whether to go there."""

    id: str
    status: Status
    game: str
    players: int
    taken: int
    names: list[str]
    public: bool
    pace: Pace
    created: float
    you: int
    your_turn: bool
    begin: Begin


class TableResponse(Struct, frozen=True):
    """A table, who one is there, and the invitation for those who sit at it."""

    table: TableInfo
    you: int
    invitation: str


class Cards(Struct, frozen=True):
    """What the numbers of cards in the views of a table stand for, by number, in the notation of positions.

    `reconstructed` are the tables of values that no rulebook states and no owner of the box has written; `spaces` and
    `track` what is printed on the board, where a game has one (`M3 60 bin hat`). `warnings` says what is unlikely in
    the owner's values, in the language of the request.
    """

    tokens: list[str]
    reconstructed: list[str]
    spaces: list[str]
    track: list[str]
    warnings: list[str]


class TextPart(Struct, frozen=True):
    """A part of the table in words: a heading, and lines that can be read aloud."""

    title: str
    lines: list[str]


class TableText(Struct, frozen=True):
    """The table in words alone, as far as one may see it; nothing before the game begins."""

    parts: list[TextPart]


class Step(Struct, frozen=True):
    """One thing that happened: differences to the view before it, its happenings, and what happened in words."""

    number: int
    changes: list[Change]
    happenings: list[Happening]
    told: list[str]


class Since(Struct, frozen=True):
    """What somebody has missed: the view as it was then, and the steps from there to now.

    Of very many only the last are here; `left_out` is how many were left out. There is no view before the game begins.
    """

    left_out: int
    view: View | None
    steps: list[Step]


class ScoreHistory(Struct, frozen=True):
    """How everybody's score went in a game that is over: `scores` by seat when the turn or round of `moments` ended.

    The first moment is 0, before the first move; the last is the end of the game.
    """

    unit: Literal["turn", "round"]
    moments: list[int]
    scores: list[list[int]]


class GameInfo(Struct, frozen=True):
    """A game of this house and how it can be set. `label` is its name as people write it, the same in every language;
    `usual` the number of players we advise. `lesson` and `puzzles` say whether it has any.

    `possible` says which options and house rules may be set at all: by edition (`2005`), and by edition and each of the
    modules that it has (`2016 careers`); under the empty key where nothing else is said.
    """

    game: str
    label: str
    least: int
    most: int
    usual: int
    lesson: bool
    puzzles: bool
    options: list[str]
    bots: list[str]
    editions: list[int]
    modules: list[str]
    house: dict[str, list[str]]
    possible: dict[str, list[str]]


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable key, a sentence in the language of the request, and its facts."""

    key: str
    message: str
    clause: str
    facts: dict[str, str]
