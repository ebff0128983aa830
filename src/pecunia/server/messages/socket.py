"""The messages on the socket of a table. A client gives each message an id; one sent twice is carried out once."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pecunia.core.changes import Change
from pecunia.server.messages.tables import (
    ChatLine,
    Client,
    Line,
    TableInfo,
)
from pecunia.server.messages.title_types import Happening, View


class Note(Struct, frozen=True, omit_defaults=True):
    """What a sentence about happenings is about: how many of them it tells, and the seats that they harm or help.

    When one message brings the news of several moves, `number` is that of the news (0: the message has its own), and
    `by` the seat whose turn it was (-1: unknown, or it has not changed).
    """

    count: int = 1
    harms: list[int] = []
    helps: list[int] = []
    number: int = 0
    by: int = -1


class Said(Struct, frozen=True):
    """The table in the language that the socket was opened with: the question, its answers, what happened.

    `told` are the happenings as sentences, and `notes` says of each sentence what it is about. `moves` are
    sentences for the moves of the view, in the same order; empty if there are very many. In a guided game `lesson`
    is the text of the step, and `task` is what is to be done now.
    """

    question: str
    moves: list[str]
    told: list[str]
    notes: list[Note]
    lesson: str = ""
    task: str = ""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message, and the answer to `catch-up`: everything there is to know, and what was missed."""

    number: int
    you: int
    table: TableInfo
    view: View | None
    happenings: list[Happening]
    chat: list[ChatLine]
    deadline: float | None
    now: float
    said: Said | UnsetType = UNSET


class News(Struct, frozen=True, tag="news"):
    """What has changed: changes of the view, happenings, and the table if it has changed.

    If a message of this client caused the news, `id` is its id; the message has then been carried out and stored. With
    `undone`, moves were taken back: a client that keeps a log asks again what happened.
    """

    number: int
    changes: list[Change]
    happenings: list[Happening]
    deadline: float | None
    id: str | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    view: View | UnsetType | None = UNSET
    chat: ChatLine | UnsetType = UNSET
    undone: bool | UnsetType = UNSET
    said: Said | UnsetType = UNSET


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats have somebody connected."""

    here: list[bool]


class Done(Struct, frozen=True, tag="done"):
    """A message of this client had been carried out and stored before, so there is no news to say so."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """A message of this client was refused: the key of the reason, the clause of the rules, the facts."""

    id: str
    key: str
    clause: str
    facts: dict[str, str]


class Because(Struct, frozen=True, tag="because"):
    """The answer to `why-not`: the reason (`allowed` if there is none), its clause, the move that was meant."""

    id: str
    key: str
    clause: str
    move: str
    message: str


class Moved(Struct, frozen=True, tag="moved"):
    """This seat belongs to somebody else now: it was moved to another device."""


ServerMessage = Welcome | News | Presence | Done | Refused | Because | Moved


class CatchUp(Struct, frozen=True, tag="catch-up", forbid_unknown_fields=True):
    """After a lost connection: ask for everything since this number."""

    id: Client
    number: Annotated[int, Meta(ge=0)]


class MoveMessage(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A move in notation: one of the `moves` of the view.

    `question` is the number of the view that the move answers. If that question is not open any more, the move is
    refused with `question-answered`. Without it, the move answers the question that is open when it arrives.
    """

    id: Client
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    question: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class WhyNot(Struct, frozen=True, tag="why-not", forbid_unknown_fields=True):
    """Ask why a move is not allowed now, or why nothing can be done with a thing, named as in moves (`B M`)."""

    id: Client
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back your own moves: at once within the limits; beyond them the others have to agree."""

    id: Client
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer to somebody who asks to take back moves beyond the limits."""

    id: Client
    agree: bool


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays on from this seat."""

    id: Client


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I am here again: no bot need play for me."""

    id: Client


class LetBotPlay(Struct, frozen=True, tag="let-bot-play", forbid_unknown_fields=True):
    """Let a bot play for the player who has the question but has been away for a while, until they are back. All the
    others have to agree (`answer`)."""

    id: Client


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    id: Client
    text: Line


class AllowHints(Struct, frozen=True, tag="allow-hints", forbid_unknown_fields=True):
    """Agree that everybody at the table may ask for hints until the game ends. All people have to agree."""

    id: Client


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Offer another game at the same table, with seats rotated. It is created when all people have offered."""

    id: Client


class LessonMessage(Struct, frozen=True, tag="lesson", forbid_unknown_fields=True):
    """In a guided game: read on, have the wanted move made, or leave the lesson and play freely."""

    id: Client
    wish: Literal["read-on", "show", "skip"]


ClientMessage = (
    CatchUp
    | MoveMessage
    | WhyNot
    | TakeBack
    | Answer
    | Resign
    | Back
    | LetBotPlay
    | Chat
    | AllowHints
    | Rematch
    | LessonMessage
)
