"""A worker process, as seen by the server."""

import asyncio
from collections import OrderedDict

from pecunia.processes import PipedWorker
from pecunia.server.bot_workers.live_bots import MAX_LIVE_BOTS, work
from pecunia.server.bot_workers.question import BotAnswer, Place, Task


class Worker(PipedWorker):
    def __init__(self, niceness: int = 0) -> None:
        super().__init__(work, niceness, has_threads=True, name="pecunia-bot")
        self._turn = asyncio.Lock()  # one question at a time
        self._claims = 0  # questions that it is answering or that wait for it
        self.recent: OrderedDict[Place, None] = OrderedDict()  # places whose bots are probably still there

    @property
    def idle(self) -> bool:
        return self._claims == 0

    async def claim(self) -> None:
        """Wait until the worker is free, then hold it exclusively until `release`."""
        self._claims += 1
        try:
            await self._turn.acquire()
        except BaseException:
            self._claims -= 1
            raise

    def release(self) -> None:
        self._claims -= 1
        self._turn.release()

    async def ask(self, task: Task) -> BotAnswer | None:
        """Send the task and wait for the answer without holding up the event loop."""
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        descriptor = self.pipe.fileno()
        loop.add_reader(descriptor, ready.set)
        try:
            if len(task.asked) == 1:
                self.pipe.send(task)
            else:  # several positions may be more than the pipe holds, and the worker may not be reading yet
                await asyncio.to_thread(self.pipe.send, task)
            await ready.wait()
        finally:
            loop.remove_reader(descriptor)
        answer: BotAnswer | None = self.pipe.recv()
        self._note(task.place, answer is not None and answer.remembers)
        return answer

    def _note(self, place: Place, remembers: bool) -> None:
        self.recent.pop(place, None)
        if remembers:
            self.recent[place] = None
            if len(self.recent) > MAX_LIVE_BOTS:
                self.recent.popitem(last=False)

    def lives(self) -> bool:
        if self.is_alive():
            return True
        self.pipe.close()
        return False
