"""The lock of a table: one command at a time."""

import asyncio
from collections import deque


class TableLock:
    """Like `asyncio.Lock`, but code that cannot wait may take it, too, if it is free. It is given in turn."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take the lock, if it is free. The one who takes it releases it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Give the lock to the one who has waited longest, if anybody does."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was ours already
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()
