"""HTTP messages about games to watch or to learn from: replays, reviews, puzzles, the deal of the day."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pecunia.core.changes import Change
from pecunia.review.review_report import Review
from pecunia.review.sentences import DecisionWords
from pecunia.server.messages.requests import Cards
from pecunia.server.messages.tables import (
    SeatNumber,
)
from pecunia.server.messages.title_types import Happening, Rules, View

DayStatus = Literal["", "playing", "over"]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game, to be shown again."""

    record: Annotated[str, Meta(max_length=100_000)]


class ReplayTextRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, how many of its moves have been made, and who looks: a seat, `open` or `spectator`."""

    record: Annotated[str, Meta(max_length=100_000)]
    at: Annotated[int, Meta(ge=0, le=100_000)] = 0
    seat: Annotated[str, Meta(pattern="^([A-F]|open|spectator)$")] = "spectator"


class ReplayOwn(Struct, frozen=True, omit_defaults=True):
    """What one seat saw of a step: changes in addition to the public ones; happenings and words instead of those."""

    changes: list[Change] = []
    happenings: list[Happening] | None = None
    told: list[str] | None = None


class ReplayStep(Struct, frozen=True):
    """A move: its turn and player, in notation and as a sentence, and everybody's score after it.

    `hidden` is a move that only the player saw at the time. `changes`, `happenings` and `told` are what everybody saw.
    `own` has an entry for each seat (`A`) that saw something else, and for `open`, which sees what all seats saw.
    """

    turn: int
    player: int
    move: str
    said: str
    hidden: bool
    scores: list[int]
    changes: list[Change]
    happenings: list[Happening]
    told: list[str]
    own: dict[str, ReplayOwn]


class Replay(Struct, frozen=True):
    """A recorded game, step by step, as each seat saw it.

    `views` are the views before the first move, by seat, and for `spectator` and `open`. `swings` are the steps at
    which somebody's chance to win changed most, counted from 1.
    """

    record: str
    game: str
    options: str
    rules: Rules
    names: list[str]
    result: str
    unit: Literal["turn", "round"]
    cards: Cards
    scores: list[int]
    views: dict[str, View]
    steps: list[ReplayStep]
    swings: list[int]


class ReviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game that is over, to be reviewed."""

    record: Annotated[str, Meta(max_length=100_000)]


class ReviewState(Struct, frozen=True):
    """How far a review has come: `done` of `of` decisions are judged, and `ahead` other reviews come first.

    `running` is false when the review is finished or was stopped.
    """

    id: str
    running: bool
    done: int
    of: int
    ahead: int


class ReviewResponse(Struct, frozen=True):
    """A review, or how far it has come. `told` are the decisions that were mistakes, in the language of the request;
    `things` are the names of the review's sources of money, in the same order."""

    state: ReviewState
    review: Review | None
    told: list[DecisionWords]
    things: list[str]


class PlayFromHereRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a recorded game to play on from: after `move` moves, at this seat, against this bot."""

    record: Annotated[str, Meta(max_length=100_000)]
    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list. `name` stays the same when puzzles are added; `difficulty` is from 1 to 5; `theme` says
    what it is about, in the language of the request."""

    number: int
    name: str
    players: int
    difficulty: int
    theme: str


class JudgedReason(Struct, frozen=True):
    """What speaks for a move, or against it, in the language of the request."""

    good: bool
    words: str


class JudgedMove(Struct, frozen=True):
    """What a search thinks of a move: the chance to win with it, how often it was tried, and what makes the
    difference to the best other move."""

    move: str
    words: str
    chance: float
    tried: int
    reasons: list[JudgedReason]


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for hints; `move` is a move of your own to compare with the best."""

    move: Annotated[str, Meta(max_length=200)] = ""


class Hints(Struct, frozen=True):
    """The best moves of the question with this number, the best first; after them the one that was asked about."""

    number: int
    judged: list[JudgedMove]


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
    """How the deal of a day went for somebody. The margin is their money minus that of the best other player."""

    place: int
    name: str
    won: bool
    margin: int
    rounds: int
    points: int
    you: bool


class WeekLine(Struct, frozen=True):
    """Somebody in the table of a week: the points of all days played, and the number of these days."""

    place: int
    name: str
    points: int
    days: int
    you: bool


class DayBoard(Struct, frozen=True):
    """The deal of a day (UTC): the table where I play it (empty if I have not begun), the results of everybody who has
    finished, and the table of its week. `next` is when the next deal begins; `now` is the server's time."""

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
