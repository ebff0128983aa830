"""The content of a review as plain values, which can be stored, sent, and shown in any language."""

from dataclasses import asdict, dataclass
from typing import Any, Final

VERSION: Final = 3  # of the content of reviews: stored reviews of another version are made again

# Names for bad decisions, by the share of a victory that they lost.
SIZES: Final = [("blunder", 0.10), ("mistake", 0.05), ("slip", 0.02)]
MARKS: Final = {"blunder": "??", "mistake": "?", "slip": "?!"}  # as chess players write them

# Which turns are listed for their luck, in shares of a victory. Everybody whose chance changed by a percent in such a
# turn is named, so that both winners and losers of the turn are listed.
MAX_FORTUNES: Final = 6
MIN_FORTUNE: Final = 0.05
MIN_NAMED_LUCK: Final = 0.01


def size_of(loss: float) -> str:
    """The name for a loss; empty if it is too small to have one."""
    return next((name for name, least in SIZES if loss >= least), "")


@dataclass(frozen=True)
class Tried:
    """A move that the search tried, and the chance to win with it."""

    move: str
    chance: float


@dataclass(frozen=True)
class Decision:
    """A decision that was judged by what its player knew. `number` is how many moves had been made before it.

    `best` is what the strong bot would have played: the same as `played` where nothing was surely better. `loss` is
    the chance to win that was given away, `size` its name, `reasons` what speaks for the better move, by topic.
    `difference` is by how much the strong bot's move was better in the deals that were tried, surely or not. It may be
    below zero.
    """

    number: int
    turn: int
    seat: int
    kind: str
    played: str
    best: str
    chance_played: float
    chance_best: float
    loss: float
    difference: float
    error: float
    size: str
    reasons: list[list[str | float]]
    options: list[Tried]


@dataclass(frozen=True)
class Balance:
    """How a seat came from its chance at the start to its result: `start` and these three add up to `result`.

    `own` is what its own decisions lost, `others` what those of the others gave it or took from it, and `luck` all the
    rest: what was drawn and dealt, and what nobody could know. Every difference counts, however small: if only those
    counted that are sure, the many small losses of weak players would be luck of the others.
    """

    seat: int
    start: float
    own: float
    others: float
    luck: float
    result: float
    decisions: int
    average_loss: float
    sizes: dict[str, int]


@dataclass(frozen=True)
class Fortune:
    """What a turn brought each seat beyond what was decided in it; `number` moves had been made when it began."""

    turn: int
    number: int
    seat: int
    luck: list[float]


@dataclass(frozen=True)
class Source:
    """Money that came, or went where it is below zero, from one kind of thing: how often and how much, by seat.

    `group` is `class` (who paid), `card` (what was played), or another group of the game; `key` names the thing.
    """

    group: str
    key: str
    times: list[int]
    amounts: list[int]


@dataclass(frozen=True)
class Review:
    """The whole. `chances` are everybody's at the start and after each move, as the seat sees them that is asked."""

    version: int
    game: str
    seats: list[str]
    winners: list[int]
    scores: list[int]
    tries: int
    chances: list[list[float]]
    turns: list[int]
    decisions: list[Decision]
    balances: list[Balance]
    fortunes: list[Fortune]
    sources: list[Source]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def review_from(plain: dict[str, Any]) -> Review:
    """A review from plain values. Raises KeyError or TypeError if they are not a review."""
    parts = {
        "decisions": [
            Decision(**each | {"options": [Tried(**option) for option in each["options"]]})
            for each in plain["decisions"]
        ],
        "balances": [Balance(**each) for each in plain["balances"]],
        "fortunes": [Fortune(**each) for each in plain["fortunes"]],
        "sources": [Source(**each) for each in plain["sources"]],
    }
    return Review(**plain | parts)
