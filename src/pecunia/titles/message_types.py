"""The declared types of what a table sends: views, happenings, and the rules it is set to.

Engines build plain dicts, for speed. Each title declares their contents in its folder, as TypedDicts. A test compares
every view and happening of many games with the declaration. The documents of the interface and the types of the page
are made from it (`pecunia.server.schema`).
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypedDict

JsonObject = Mapping[str, object]  # a JSON object of a title that declares no types


class MessageTypes(NamedTuple):
    """The types of one title. `happenings` has one type for each kind.

    `constants` are numbers and names that a client needs to read views: the page gets them with its types.
    """

    view: type[Any]
    happenings: list[type[Any]]
    rules: type[Any]
    constants: Mapping[str, int | list[str]]


class TableView(TypedDict):
    """The parts that the view of every title has. `asked` is the seat that is asked, -1 once the game is over, and
    `kind` what it is asked; `moves` are its legal moves, empty for everybody else. `outcome` has how the game ended,
    who won, and all scores."""

    options: str
    seat: int
    turn: int
    active: int
    asked: int
    kind: str
    moves: list[str]
    undo: int
    outcome: tuple[str, list[int], list[int]] | None


class TableHappening(TypedDict):
    """What every happening has: the seat it happened to, -1 for none."""

    player: int


class TurnBegan(TableHappening):
    """The turn of a player begins."""

    kind: Literal["turn-began"]
    turn: int


class GameOver(TableHappening):
    """The game has ended. `player` is the first of the winners."""

    kind: Literal["game-over"]
    end: str
    winners: list[int]
    scores: list[int]
