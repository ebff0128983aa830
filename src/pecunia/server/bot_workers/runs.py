"""What bots at the tables have answered so far, so that one that remembers goes on where it was."""

from collections import OrderedDict
from typing import Final

from pecunia.bots import make_bot
from pecunia.bots.bot import stream_for_question
from pecunia.core.moves import Move
from pecunia.server.bot_workers.question import BotAnswer, BotQuestion, Place, Run

MAX_RUNS: Final = 4096


class Runs:
    def __init__(self) -> None:
        # By place: the current run there, and the number that its next question would have.
        self._runs: OrderedDict[Place, tuple[Run, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._runs)

    def start_of(self, question: BotQuestion) -> int:
        """The first question that the bot must have been asked. A bot that kept nothing is as good as a new one."""
        start = question.run_start()
        run, following = self._runs.get(question.place, (None, 0))
        if run is None or following != question.number:
            return start
        if (run.bot, run.take_back_entry) != (question.bot, question.take_back_entry):
            return start
        return max(start, run.start)

    def note(self, question: BotQuestion, start: int, answer: BotAnswer | None) -> None:
        following = question.number + 1
        goes_on = answer is not None and answer.remembers
        run = Run(question.bot, question.take_back_entry, start if goes_on else following)
        self._runs[question.place] = run, following
        self._runs.move_to_end(question.place)
        if len(self._runs) > MAX_RUNS:
            self._runs.popitem(last=False)

    def forget(self, table: str, seats: int) -> None:
        """The table is not in memory any more. If it comes back, its bots are asked as new ones."""
        for seat in range(seats):
            self._runs.pop((table, seat), None)


def any_move(question: BotQuestion) -> Move:
    """A legal move in place of a bot that gave no answer."""
    game, seat = question.game, question.seat
    return make_bot("random", stream_for_question(game, seat)).choose(game.view(seat))
