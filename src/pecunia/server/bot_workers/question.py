"""A question to a bot at a table, and what a worker must know to answer it."""

from typing import NamedTuple

from pecunia.bots.bot import question_seed
from pecunia.core.game import Game

MAX_RUN = 8  # questions; a new bot never has to be asked more than these again

Place = tuple[str, int]  # a table and a seat


class Asked(NamedTuple):
    """One question: the position, and the seed of the bot's stream for it."""

    position: str
    seed: str


class Run(NamedTuple):
    """Which bot answers which questions: all of one seat from move `start` on.

    `take_back_entry` distinguishes runs before and after a take-back.
    """

    bot: str
    take_back_entry: int
    start: int


class Task(NamedTuple):
    """Questions for a worker, in order. Only the answer to the last is wanted. `first` is the number of the first."""

    place: Place
    run: Run
    first: int
    asked: list[Asked]


class BotAnswer(NamedTuple):
    """The move, and whether the bot remembers something for the next question."""

    move: str
    remembers: bool


class BotQuestion(NamedTuple):
    """The open question of a game. `take_back_entry` is the log entry since which no move was taken back.

    `host` is the host of the table. If the question is `patient`, nobody is watching.
    """

    table: str
    take_back_entry: int
    bot: str
    seat: int
    game: Game
    host: str = ""
    patient: bool = False

    @property
    def place(self) -> Place:
        return self.table, self.seat

    @property
    def number(self) -> int:
        """How many moves were played before this question."""
        return 0 if self.game.played is None else self.game.played.number

    def run_start(self) -> int:
        """The number of the first question of this run."""
        return self.number - self.game.undo_limit(self.seat) % MAX_RUN

    def open_task(self, start: int) -> Task:
        """Only the open question, for a bot that has answered those before it."""
        return Task(self.place, self._run(start), self.number, [self._asked(self.game)])

    def whole_task(self, start: int) -> Task:
        """All questions since the run began, for a new bot."""
        game = self.game.earlier(self.number - start)
        asked = [self._asked(game)]
        for played in self.game.history()[start:]:
            game.play(played.move)
            asked.append(self._asked(game))
        return Task(self.place, self._run(start), start, asked)

    def _run(self, start: int) -> Run:
        return Run(self.bot, self.take_back_entry, start)

    def _asked(self, game: Game) -> Asked:
        return Asked(game.position(), question_seed(game, self.seat))
