"""Everything that is said between a server and its clients: typed structs, the one schema of the interface.

`docs/messages.json`, the types of the browser and the OpenAPI document are made from these.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pecunia.core.changes import Change
from pecunia.review.report import Review
from pecunia.review.telling import Told

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
# Printable, for it is kept: PostgreSQL has no text with a NUL, and refuses the whole group that has one.
Client = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]

Status = Literal["open", "playing", "over"]
DayStatus = Literal["", "playing", "over"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: seconds at a live table, days at one that people visit when they like."""

    kind: Literal["live", "days"] = "live"
    limit: Annotated[int, Meta(ge=1, le=3600)] = 120

    @property
    def seconds(self) -> float:
        return self.limit * (86400.0 if self.kind == "days" else 1.0)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game is set; what is left out has the game's own default. A game refuses what it does not have."""

    edition: int | UnsetType = UNSET
    dark_red: bool | UnsetType = UNSET
    open_draft: bool | UnsetType = UNSET
    target: Annotated[int, Meta(ge=1, le=1000)] | UnsetType = UNSET
    house: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] | UnsetType = UNSET
    modules: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=5)] | UnsetType = UNSET
    famous: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET
    open_money: bool | UnsetType = UNSET
    tie: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET
    round_cap: Annotated[int, Meta(ge=0, le=999)] | UnsetType = UNSET


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game of a table begins: dealt by chance, or prepared, and then as what: a lesson, the deal of a day, a
    puzzle, or on from a moment of another game. `name` says which one."""

    kind: Literal["chance", "lesson", "day", "puzzle", "onward"] = "chance"
    name: Annotated[str, Meta(max_length=60)] = ""


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it: the game, who may come, the pace. `bots` are seats and the bots that take them.

    Hosts lay tables that begin by chance; the house prepares the others.
    """

    game: Annotated[str, Meta(max_length=20)] = "non-olet"
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    options: Options = Options()
    values: Annotated[str, Meta(max_length=100_000)] = ""
    bots: dict[Annotated[str, Meta(pattern="^[A-F]$")], Annotated[str, Meta(max_length=20)]] = {}
    public: bool = False
    pace: Pace = Pace()
    begin: Begin = Begin()


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
    """Somebody asks the others to take back more than the limits allow; `agreed` are the seats that do."""

    seat: int
    moves: int
    agreed: list[int]


class ChatLine(Struct, frozen=True):
    """What somebody at the table has said; `at` in seconds since 1970."""

    seat: int
    text: str
    at: float


class LessonStep(Struct, frozen=True):
    """Where the learner of a guided game stands: the key of the text, step `number` of `count`, what is to be done now.

    `point` are the things on the table that the text speaks of: `move:seat R`, `place:purse-0`, `key:roman-7`.
    """

    key: str
    number: int
    count: int
    doing: Literal["move", "read", "watch"]
    point: list[str]


class TableInfo(Struct, frozen=True):
    """A table as everybody at it sees it, without the game itself."""

    id: str
    status: Status
    setting: Setting
    options: str
    seats: list[SeatInfo]
    host: int
    commitment: str
    seed: str
    ended: str
    ask: Ask | None
    rematch_offered: list[int]
    rematch: str
    lesson: LessonStep | None


# What the server says on a socket.


class Said(Struct, frozen=True):
    """The table in the language that the socket was opened with: the question, its answers, what happened.

    `moves` are sentences for the moves of the view, in their order; none where there are very many. In a guided game
    `lesson` is what the step says, and `task` what is to be done now.
    """

    question: str
    moves: list[str]
    told: list[str]
    lesson: str = ""
    task: str = ""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message, and the answer to `catch-up`: everything there is to know, and what was missed."""

    number: int
    you: int
    table: TableInfo
    view: dict[str, Any] | None
    happenings: list[dict[str, Any]]
    chat: list[ChatLine]
    deadline: float | None
    now: float
    said: Said | UnsetType = UNSET


class News(Struct, frozen=True, tag="news"):
    """What has changed: differences of the view, happenings, and the table where it is another now.

    `id` is there where it came of a message of this client: that is carried out then, and durable.
    """

    number: int
    changes: list[Change]
    happenings: list[dict[str, Any]]
    deadline: float | None
    id: str | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    chat: ChatLine | UnsetType = UNSET
    said: Said | UnsetType = UNSET


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats have somebody connected."""

    here: list[bool]


class Done(Struct, frozen=True, tag="done"):
    """A message of this client has been carried out and is durable, and no news told it so: it had been before."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """A message of this client has changed nothing: the key of the reason, the clause of the rules, the facts."""

    id: str
    key: str
    clause: str
    facts: dict[str, str]


class Because(Struct, frozen=True, tag="because"):
    """The answer to `why-not`: the reason (`allowed` where there is none), its clause, the move that was meant."""

    id: str
    key: str
    clause: str
    move: str
    message: str


class Moved(Struct, frozen=True, tag="moved"):
    """This seat belongs to somebody else now: it was moved to another device."""


ServerMessage = Welcome | News | Presence | Done | Refused | Because | Moved


# What a client says on a socket. Each has an id of the client's own; a message sent twice is carried out once.


class CatchUp(Struct, frozen=True, tag="catch-up", forbid_unknown_fields=True):
    """After a break: everything since this number."""

    id: Client
    number: Annotated[int, Meta(ge=0)]


class MoveMessage(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A move, in the one notation moves have: one of `moves` of the view."""

    id: Client
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class WhyNot(Struct, frozen=True, tag="why-not", forbid_unknown_fields=True):
    """Ask why a move is not allowed now, or why nothing can be done with a thing that moves name (`B M`)."""

    id: Client
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back own moves, within the limits at once; beyond them the others are asked."""

    id: Client
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer to somebody who asks to take back more."""

    id: Client
    agree: bool


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays on from this seat."""

    id: Client


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I am here again: no bot need play for me."""

    id: Client


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    id: Client
    text: Line


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Offer another game at the same table, seats rotated; when all people have, it is there."""

    id: Client


class LessonMessage(Struct, frozen=True, tag="lesson", forbid_unknown_fields=True):
    """In a guided game: read on, have the wanted move made, or leave the lesson and play freely."""

    id: Client
    wish: Literal["read-on", "show", "skip"]


ClientMessage = CatchUp | MoveMessage | WhyNot | TakeBack | Answer | Resign | Back | Chat | Rematch | LessonMessage


# What is said over HTTP.


class Me(Struct, frozen=True):
    """Who somebody is: the name others see, empty for somebody who has not said one."""

    name: str


class Account(Struct, frozen=True):
    """A new identity for a program: it sends the token with every request (`Authorization: Bearer …`)."""

    name: str
    token: str


class NameWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others are to see."""

    name: Name


class SitWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit; the first free seat where none is named. The invitation where the table is not public."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class ReviewWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game that is over, to be reviewed."""

    record: Annotated[str, Meta(max_length=100_000)]


class ReviewState(Struct, frozen=True):
    """How far a review has come: decisions judged, of how many, and how many reviews must be made before it.

    `running` is false once it is made, or was stopped.
    """

    id: str
    running: bool
    done: int
    of: int
    ahead: int


class ReviewSeen(Struct, frozen=True):
    """A review, or how far it has come. `told` are the decisions that gave something away, in the language of the
    request; `things` the names of what money came from, in the order of the review's sources."""

    state: ReviewState
    review: Review | None
    told: list[Told]
    things: list[str]


class OnwardWish(Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment of a recorded game to play on: after so many moves, from this seat, against this bot."""

    record: Annotated[str, Meta(max_length=100_000)]
    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class CodeWish(Struct, frozen=True, forbid_unknown_fields=True):
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


class TableSeen(Struct, frozen=True):
    """A table, who one is there, and the invitation for those who sit at it."""

    table: TableInfo
    you: int
    invitation: str


class Cards(Struct, frozen=True):
    """What the numbers of cards in the views of a table stand for, by number, in the notation of positions.

    `reconstructed` are the tables of values that no rulebook states and no owner of the box has written; `spaces` and
    `track` what is printed on the board, where a game has one (`M3 60 bin hat`).
    """

    tokens: list[str]
    reconstructed: list[str]
    spaces: list[str]
    track: list[str]


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
    happenings: list[dict[str, Any]]
    told: list[str]


class Since(Struct, frozen=True):
    """What somebody has missed: the view as it was then, and the steps from there to now.

    Of very many only the last are here; `left_out` is how many were left out. There is no view before the game begins.
    """

    left_out: int
    view: dict[str, Any] | None
    steps: list[Step]


class Course(Struct, frozen=True):
    """How everybody's score went in a game that is over: `scores` by seat when the turn or round of `moments` ended.

    The first moment is 0, before the first move; the last is the end of the game.
    """

    unit: Literal["turn", "round"]
    moments: list[int]
    scores: list[list[int]]


class ReplayWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game, to be shown again."""

    record: Annotated[str, Meta(max_length=100_000)]


class ReplayTextWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, how many of its moves have been made, and who looks: a seat, `open` or `spectator`."""

    record: Annotated[str, Meta(max_length=100_000)]
    at: Annotated[int, Meta(ge=0, le=100_000)] = 0
    seat: Annotated[str, Meta(pattern="^([A-F]|open|spectator)$")] = "spectator"


class ReplayOwn(Struct, frozen=True, omit_defaults=True):
    """What one seat saw of a step: changes after those for everybody, happenings and words in place of theirs."""

    changes: list[Change] = []
    happenings: list[dict[str, Any]] | None = None
    told: list[str] | None = None


class ReplayStep(Struct, frozen=True):
    """A move: whose and in which turn, in notation and as a sentence, and everybody's score after it.

    `hidden` is a move that nobody but the player saw then. `changes`, `happenings` and `told` are what everybody saw;
    `own` is what those saw who saw something else, by seat (`A`), and `open`, what all seats saw together.
    """

    turn: int
    player: int
    move: str
    said: str
    hidden: bool
    scores: list[int]
    changes: list[Change]
    happenings: list[dict[str, Any]]
    told: list[str]
    own: dict[str, ReplayOwn]


class Replay(Struct, frozen=True):
    """A recorded game to be looked at again, step by step, with the eyes of each seat.

    `views` are the views before the first move, by seat, and for `spectator` and `open`. `swings` are the steps at
    which somebody's chance to win changed most, counted from 1.
    """

    record: str
    game: str
    options: str
    names: list[str]
    result: str
    unit: Literal["turn", "round"]
    cards: Cards
    scores: list[int]
    views: dict[str, dict[str, Any]]
    steps: list[ReplayStep]
    swings: list[int]


class GameInfo(Struct, frozen=True):
    """A game of this house and how it can be set.

    `possible` says which options and house rules may be set at all: by edition (`2005`), and by edition and each of the
    modules that it has (`2016 careers`); under the empty key where nothing else is said.
    """

    game: str
    least: int
    most: int
    options: list[str]
    bots: list[str]
    editions: list[int]
    modules: list[str]
    house: dict[str, list[str]]
    possible: dict[str, list[str]]


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list. `name` stays the same where puzzles are added; `difficulty` is from 1 to 5."""

    number: int
    name: str
    players: int
    difficulty: int


class JudgedReason(Struct, frozen=True):
    """What speaks for a move, or against it, in the language of the request."""

    good: bool
    words: str


class JudgedMove(Struct, frozen=True):
    """What a search thinks of a move: the chance to win with it, the tries that rests on, and what makes the
    difference to the best other move."""

    move: str
    words: str
    chance: float
    tried: int
    reasons: list[JudgedReason]


class PuzzleVerdict(Struct, frozen=True):
    """Whether a puzzle was answered rightly, and what the search thinks of all answers, the best first."""

    game: str
    number: int
    count: int
    name: str
    move: str
    right: bool
    judged: list[JudgedMove]


class DayResult(Struct, frozen=True):
    """How the deal of a day went for somebody: the margin is to the best of the others, in money."""

    place: int
    name: str
    won: bool
    margin: int
    rounds: int
    points: int
    you: bool


class WeekLine(Struct, frozen=True):
    """Somebody in the table of a week: the points of all days, and how many days those were."""

    place: int
    name: str
    points: int
    days: int
    you: bool


class DayBoard(Struct, frozen=True):
    """The deal of a day (UTC): where I play it (`table`, empty where I have not begun), how it went for everybody who
    is done, and the table of its week. `next` is when the next deal begins, `now` what the server's clock says."""

    game: str
    date: str
    monday: str
    sunday: str
    now: float
    next: float
    table: str
    status: DayStatus
    results: list[DayResult]
    week: list[WeekLine]


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable key, a sentence in the language of the request, and its facts."""

    key: str
    message: str
    clause: str
    facts: dict[str, str]
