"""All bots at the tables of this process. Quick bots and slow ones have workers of their own."""

from typing import Final

from pecunia.bots.registry import is_quick
from pecunia.core.moves import Move
from pecunia.server.bot_workers.lane import Lane
from pecunia.server.bot_workers.question import BotAnswer, BotQuestion
from pecunia.server.bot_workers.runs import Runs, any_move

# Seconds after which a bot that thinks no longer holds up others: another process answers them meanwhile. It is not
# shorter for quick bots, because one that takes long is usually on a busy machine, and more processes make it busier.
PATIENCE: Final = 2.0
SLOW_NICENESS: Final = 5  # slow bots leave the processor to quick ones and to the event loop


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self._quick = Lane("bots-quick", workers, seconds, PATIENCE, 0)
        self._slow = Lane("bots-slow", workers, seconds, PATIENCE, SLOW_NICENESS)
        self._runs = Runs()
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
        start = self._runs.start_of(question)
        answer = await self._answer(question, start)
        self._runs.note(question, start, answer)
        if answer is None:
            self.too_slow += 1
            return any_move(question)
        return question.game.move(answer.move)

    async def _answer(self, question: BotQuestion, start: int) -> BotAnswer | None:
        lane = self._quick if is_quick(question.bot, question.game.title) else self._slow
        return await lane.answer(question, start)

    def forget(self, table: str, seats: int) -> None:
        """The table is not in memory any more. If it comes back, its bots are asked as new ones."""
        self._runs.forget(table, seats)

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()
