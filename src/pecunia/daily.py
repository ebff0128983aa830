"""The deal of the day: one for each game and date, the same for everybody, from the date alone.

Days are those of UTC, so that the whole world plays the same deal for as long. Nobody needs a server for it: whoever
knows the date knows the deal, and the bots answer the same moves with the same moves everywhere.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import seat_letter
from pecunia.games import new
from pecunia.titles.registry import title

BOT: Final = "latrine-master"  # it takes no time and needs no luck of its own but for its seed
VICTORY: Final = 3  # points; every player who has less is one more


def today() -> date:
    return datetime.now(UTC).date()


def date_of(text: str) -> date:
    """A date as people write it in records and addresses; a day that has not begun yet has no deal."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = date.min
    if found.isoformat() != text:
        raise OptionError("option-date", value=text)
    if found > today():
        raise OptionError("day-not-yet", value=text)
    return found


def week_of(day: date) -> tuple[date, date]:
    """Monday and Sunday of the week of a day."""
    monday = day - timedelta(days=day.weekday())
    return monday, monday + timedelta(days=6)


@dataclass(frozen=True)
class Day:
    """The deal of a game and day: its seed, the seat of the person, and who sits elsewhere."""

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
        """Another one every day: whoever begins has it easier."""
        return self.date.toordinal() % self.players

    @property
    def bots(self) -> dict[str, str]:
        return {seat_letter(seat): BOT for seat in range(self.players) if seat != self.seat}

    def dealt(self) -> Game:
        return new(self.game, seed=self.seed, players=self.players)


@dataclass(frozen=True)
class Result:
    """How the deal of a day went for the person: the margin is to the best of the others, in money."""

    won: bool
    margin: int
    rounds: int
    points: int


def result_of(game: Game, seat: int) -> Result:
    """The result of a game that is over. One that was given up is lost, whatever somebody had, and brings no point."""
    scores = game.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    outcome = game.outcome
    won = outcome is not None and seat in outcome.winners
    less = sum(score < scores[seat] for score in others)
    points = 0 if outcome is None else VICTORY * won + less
    return Result(won, scores[seat] - max(others), rounds_of(game), points)


def rounds_of(game: Game) -> int:
    """In which round a game is: everybody has a turn in each."""
    if title(game.title).engine.unit == "round":
        return int(getattr(game, "round"))  # noqa: B009  # only a game that counts rounds has them
    return (game.turn + game.seats - 1) // game.seats
