"""All bots at the tables of this process. Quick bots and slow ones have workers of their own."""

from collections import OrderedDict
from typing import Final

from pecunia.bots import make_bot
from pecunia.bots.bot import stream_for_question
from pecunia.bots.registry import is_quick
from pecunia.core.moves import Move
from pecunia.server.bot_workers.lane import Lane
from pecunia.server.bot_workers.question import BotAnswer, BotQuestion, Place, Run

# Seconds after which a bot that thinks no longer holds up others: another process answers them meanwhile. It is not
# shorter for quick bots, because one that takes long is usually on a busy machine, and more processes make it busier.
PATIENCE: Final = 2.0
SLOW_NICENESS: Final = 5  # slow bots leave the processor to quick ones and to the event loop
MAX_RUNS: Final = 4096


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self._quick = Lane("bots-quick", workers, seconds, PATIENCE, 0)
        self._slow = Lane("bots-slow", workers, seconds, PATIENCE, SLOW_NICENESS)
        # By place: the current run there, and the number that its next question would have.
        self._runs: OrderedDict[Place, tuple[Run, int]] = OrderedDict()
        self.too_slow = 0

    @property
    def lanes(self) -> list[Lane]:
        return [self._quick, self._slow]

    @property
    def places(self) -> int:
        """At how many seats of tables it knows what the bot has answered."""
        return len(self._runs)

    async def choose(self, question: BotQuestion) -> Move:
        """The move that the bot chooses. It is always legal."""
        start = self._start_of_run(question)
        answer = await self._answer(question, start)
        self._note_run(question, start, answer)
        if answer is None:
            self.too_slow += 1
            game, seat = question.game, question.seat
            return make_bot("random", stream_for_question(game, seat)).choose(game.view(seat))
        return question.game.move(answer.move)

    async def _answer(self, question: BotQuestion, start: int) -> BotAnswer | None:
        lane = self._quick if is_quick(question.bot, question.game.title) else self._slow
        return await lane.answer(question, start)

    def forget(self, table: str, seats: int) -> None:
        """The table is not in memory any more. If it comes back, its bots are asked as new ones."""
        for seat in range(seats):
            self._runs.pop((table, seat), None)

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()

    # Runs.

    def _start_of_run(self, question: BotQuestion) -> int:
        """The first question that the bot must have been asked. A bot that kept nothing is as good as a new one."""
        start = question.run_start()
        run, following = self._runs.get(question.place, (None, 0))
        if run is None or following != question.number:
            return start
        if (run.bot, run.take_back_entry) != (question.bot, question.take_back_entry):
            return start
        return max(start, run.start)

    def _note_run(self, question: BotQuestion, start: int, answer: BotAnswer | None) -> None:
        following = question.number + 1
        goes_on = answer is not None and answer.remembers
        run = Run(question.bot, question.take_back_entry, start if goes_on else following)
        self._runs[question.place] = run, following
        self._runs.move_to_end(question.place)
        if len(self._runs) > MAX_RUNS:
            self._runs.popitem(last=False)
