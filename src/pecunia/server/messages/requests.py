"""HTTP messages: people, tables before and after their game, refusals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pecunia.core.changes import Change
from pecunia.server.messages.socket import Note
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
    """Who somebody is: the name that others see; empty for somebody who has not given one."""

    name: str


class Account(Struct, frozen=True):
    """A new identity for a program: it sends the token with every request (`Authorization: Bearer …`)."""

    name: str
    token: str


class NameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others are to see."""

    name: Name


class MeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others are to see. `start_over` makes a new identity in place of a token that is not valid."""

    name: Name
    start_over: bool = False


class SitRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit; without a seat, the first free one. The invitation is needed if the table is not public."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The one-time code of a seat."""

    code: Secret


class SeatCode(Struct, frozen=True):
    """A one-time code with which another device takes over this seat, and the seconds until it expires."""

    code: str
    seconds: int


class TableLine(Struct, frozen=True):
    """A table in a list: enough to decide whether to go there. `values_size` is not 0 if it has values of its own."""

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
    values_size: int


class TableResponse(Struct, frozen=True):
    """A table, the seat of the sender, and the invitation if the sender sits there or is the host."""

    table: TableInfo
    you: int
    invitation: str


class Guest(Struct, frozen=True):
    """Somebody whom the host of a table can remove: at a seat, or watching (`seat` is -1) after showing the invitation.

    `id` names the guest at this table only.
    """

    id: str
    name: str
    seat: int


class Cards(Struct, frozen=True):
    """The cards behind the card numbers in the views of a table, by number, in the notation of positions.

    `reconstructed` are the tables of values that neither a rulebook nor the owner of the box states. `spaces` and
    `track` are what is printed on the board, if the game has one (`M3 60 bin hat`). `warnings` are about unlikely
    values in the owner's file, in the language of the request.
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
    """The table in words alone, as far as the reader may see it; empty before the game begins."""

    parts: list[TextPart]


class Step(Struct, frozen=True):
    """One step: the changes of the view, the happenings, and what happened in words, with a note for each sentence."""

    number: int
    changes: list[Change]
    happenings: list[Happening]
    told: list[str]
    notes: list[Note]


class Since(Struct, frozen=True):
    """What somebody has missed: the view as it was then, and the steps from there to now.

    If there are very many steps, only the last are here; `left_out` is the number of the others. There is no view
    before the game begins.
    """

    left_out: int
    view: View | None
    steps: list[Step]


class ScoreHistory(Struct, frozen=True):
    """Everybody's score over time in a finished game: `scores` by seat at the end of each turn or round in `moments`.

    The first moment is 0, before the first move; the last is the end of the game.
    """

    unit: Literal["turn", "round"]
    moments: list[int]
    scores: list[list[int]]


class TurningPoint(Struct, frozen=True):
    """The move that changed somebody's chance to win most: its number, whose turn and whose move it was, what happened,
    and the chance before and after it."""

    number: int
    turn: int
    player: int
    told: list[str]
    before: float
    after: float


class OptionWords(Struct, frozen=True):
    """An option in one language: its name, what it does, and those of its values that have a name."""

    title: str
    text: str
    values: dict[str, str]


class OptionInfo(Struct, frozen=True):
    """How people set an option of a table: a `switch` sets its only value, a `choice` one of its values, and a `number`
    lies between the first and the last of them. An option left out has the title's default. `words` are by language.
    """

    name: str
    kind: Literal["switch", "choice", "number"]
    values: list[bool | int | str]
    words: dict[str, OptionWords]


class GameInfo(Struct, frozen=True):
    """A game of this server and its settings. `label` is its name as people write it, the same in every language;
    `usual` is the number of players that we recommend. `lesson` and `puzzles` say whether it has any.

    `possible` says which options and house rules can be set: by edition (`2005`), by edition and module
    (`2016 careers`), and under the empty key if neither is chosen. `usual_edition` is 0 if there are no editions.
    `settings` says how people set the options besides edition, modules and house rules.
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
    usual_edition: int
    modules: list[str]
    house: dict[str, list[str]]
    possible: dict[str, list[str]]
    settings: list[OptionInfo]


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable key, a sentence in the language of the request, and its facts."""

    key: str
    message: str
    clause: str
    facts: dict[str, str]
