"""The deal of the day: one deal for each game and date, the same for everybody.

It depends on the date alone, so nobody needs a server for it, and the bots answer the same moves with the same moves
everywhere. Days are in UTC, so that the whole world has the same deal at the same time.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import seat_letter
from pecunia.games import new
from pecunia.titles.registry import title

BOT: Final = "latrine-master"  # it answers at once, and its only randomness is its seed
VICTORY: Final = 3  # points for winning; each player with less money adds one more


def today() -> date:
    return datetime.now(UTC).date()


def date_of(text: str) -> date:
    """The date of a deal, as it is written in records and URLs. A day that has not begun yet has none."""
    found = any_date(text)
    if found > today():
        raise OptionError("day-not-yet", value=text)
    return found


def any_date(text: str) -> date:
    """A date as it is written in records and URLs. Anything else is refused."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = date.min
    if found.isoformat() != text:
        raise OptionError("option-date", value=text)
    return found


def week_of(day: date) -> tuple[date, date]:
    """The Monday and the Sunday of the week that a day is in."""
    monday = day - timedelta(days=day.weekday())
    return monday, monday + timedelta(days=6)


@dataclass(frozen=True)
class Day:
    """The deal of one game and day: its seed, the person's seat, and the bots at the other seats."""

    game: str
    date: date

    @property
    def players(self) -> int:
        return title(self.game).players_of_the_day

    @property
    def seed(self) -> str:
        return f"day-{self.date.isoformat()}-{self.game}"

    @property
    def seat(self) -> int:
        """The seat changes every day, because the first player has an advantage."""
        return self.date.toordinal() % self.players

    @property
    def bots(self) -> dict[str, str]:
        return {seat_letter(seat): BOT for seat in range(self.players) if seat != self.seat}

    def dealt(self) -> Game:
        return new(self.game, seed=self.seed, players=self.players)


@dataclass(frozen=True)
class Result:
    """How the deal of a day went for the person. The margin is their money minus that of the best other player."""

    won: bool
    margin: int
    rounds: int
    points: int


def result_of(game: Game, seat: int) -> Result:
    """The result of a game that is over. A game that was given up is lost and brings no points, whatever the money."""
    scores = game.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    outcome = game.outcome
    won = outcome is not None and seat in outcome.winners
    less = sum(score < scores[seat] for score in others)
    points = 0 if outcome is None else VICTORY * won + less
    return Result(won, scores[seat] - max(others), rounds_of(game), points)


def rounds_of(game: Game) -> int:
    """The number of the current round. In a round everybody has one turn."""
    if title(game.title).engine.unit == "round":
        return int(getattr(game, "round"))  # noqa: B009  # only a game that counts rounds has them
    return (game.turn + game.seats - 1) // game.seats
