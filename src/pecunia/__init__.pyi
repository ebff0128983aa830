"""Made from the code by `python -m pecunia.library`; a test compares them."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, SupportsIndex, overload

from pecunia import bots as bots
from pecunia.core.chance import Stream as Stream
from pecunia.core.chance import stream_of as stream_of
from pecunia.core.errors import FileError as FileError
from pecunia.core.errors import IllegalMove as IllegalMove
from pecunia.core.errors import NotAMove as NotAMove
from pecunia.core.errors import OptionError as OptionError
from pecunia.core.errors import PecuniaError as PecuniaError
from pecunia.core.errors import PositionError as PositionError
from pecunia.core.errors import Reason as Reason
from pecunia.core.errors import RecordError as RecordError
from pecunia.core.errors import ValuesError as ValuesError
from pecunia.core.game import Game as Game
from pecunia.core.happenings import Happening as Happening
from pecunia.core.moves import Move as Move
from pecunia.core.moves import Outcome as Outcome
from pecunia.core.moves import Played as Played
from pecunia.core.moves import Question as Question
from pecunia.core.record import Record as Record
from pecunia.core.record import read_record as read_record
from pecunia.core.record import write_record as write_record
from pecunia.core.view import View as View
from pecunia.games import from_position as from_position
from pecunia.games import from_record as from_record
from pecunia.games import replay as replay
from pecunia.non_olet import NonOlet
from pecunia.notebook import Card as Card
from pecunia.olet import Olet

__version__: str
__all__: list[str]
@overload
def new(
    name: Literal["non-olet"],
    *,
    seed: str | SupportsIndex | None = ...,
    edition: SupportsIndex | None = ...,
    players: SupportsIndex | None = ...,
    dark_red: bool | None = ...,
    open_draft: bool | None = ...,
    target: SupportsIndex | None = ...,
    start: int | str | None = ...,
    house: str | Mapping[str, object] | Iterable[str] | None = ...,
    values: object | None = ...,
    modules: str | Iterable[str] | None = ...,
    famous: str | None = ...,
    finishedTiming: str | int | bool = ...,
    queueCap5: str | int | bool = ...,
    winBy: str | int | bool = ...,
    targetPerModule: str | int | bool = ...,
    leaveTriggers: str | int | bool = ...,
    upgradeOncePerTurn: str | int | bool = ...,
    ladderWin: str | int | bool = ...,
) -> NonOlet: ...
@overload
def new(
    name: Literal["olet"],
    *,
    seed: str | SupportsIndex | None = ...,
    players: SupportsIndex | None = ...,
    start: int | str | None = ...,
    open_money: bool | None = ...,
    tie: str | None = ...,
    round_cap: SupportsIndex | None = ...,
    values: object | None = ...,
) -> Olet: ...
@overload
def new(name: str, *, seed: str | SupportsIndex | None = ..., **options: Any) -> Game: ...
