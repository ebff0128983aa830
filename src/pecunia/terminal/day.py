"""The deal of the day in the terminal: the same game, seat and bots as for everybody, wherever they play."""

import shlex
from pathlib import Path

from rich.console import Console
from rich.text import Text

from pecunia.bots import Guarded, is_bot
from pecunia.bots.bot import stream_for_question
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.daily import BOT, Day, result_of
from pecunia.games import from_record
from pecunia.terminal.play import Seat, Session
from pecunia.terminal.style import STRONG
from pecunia.texts import Texts
from pecunia.titles.title import read_text


class Steady:
    """A bot with a separate random stream for every question, so that the same moves always get the same answers.
    It does not matter where the game was played before, or whether it was interrupted."""

    def __init__(self, name: str, seat: int) -> None:
        self.seat = seat
        self.session: Session | None = None
        self._bot = Guarded(name)

    def choose(self, view: View) -> Move:
        assert self.session is not None
        self._bot.begin(stream_for_question(self.session.game, self.seat))
        return self._bot.choose(view)


class DaySession(Session):
    """A session with the deal of a day. It is resumed with `pecunia day`, so that the bots use the day's streams."""

    def __init__(
        self, day: Day, game: Game, seats: list[Seat], texts: Texts, console: Console, save: Path, pause: float
    ) -> None:
        super().__init__(game, seats, texts, console, save, pause)
        self.day = day

    def again(self) -> str:
        return f"day {self.day.game} --date {self.day.date.isoformat()} --save {shlex.quote(str(self.save))}"


def play_day(day: Day, person: str, save: Path | None, pause: float, texts: Texts, console: Console) -> int:
    """Begin the deal of a day, or continue it from its file."""
    if is_bot(person):
        raise OptionError("option-name", value=person)
    file = save or Path(f"pecunia-{day.seed}.pecunia")
    game, names = _resumed(day, file) if file.exists() else (day.dealt(), [])
    names = names or [person if seat == day.seat else BOT for seat in range(game.seats)]
    bots = {seat: Steady(BOT, seat) for seat in range(game.seats) if seat != day.seat}
    seats = [Seat(name, bots.get(seat)) for seat, name in enumerate(names)]
    session = DaySession(day, game, seats, texts, console, file, pause)
    for bot in bots.values():
        bot.session = session
    status = session.run()
    if session.game.outcome is not None:
        console.print(Text(_told(day, session.game, texts), STRONG), soft_wrap=True, highlight=False)
    return status


def _resumed(day: Day, file: Path) -> tuple[Game, list[str]]:
    game, record = from_record(read_text(file), str(file))
    if game.seed != day.seed:
        raise PecuniaError("save-exists", file=file)
    if game.question is None:
        raise PecuniaError("game-finished", file=file)
    return game, record.seats


def _told(day: Day, game: Game, texts: Texts) -> str:
    """The result in one line that can be shared."""
    result = result_of(game, day.seat)
    facts: dict[str, str | int] = {
        "date": texts.day(day.date),
        "margin": abs(result.margin),
        "rounds": result.rounds,
        "points": result.points,
    }
    return texts.text("terminal-day-won" if result.won else "terminal-day-lost", **facts)
