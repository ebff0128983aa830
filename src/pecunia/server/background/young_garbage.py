"""Looks for garbage among young objects, a little at a time.

By itself the interpreter looks when many more objects have been made than freed. A move replaces what the table
had before, so that does not happen for a long time, and what counts as young grows until it is all of all tables. With
ten thousand tables, one look through that took a second.
"""

import asyncio
import gc

EVERY = 0.2  # seconds; a thousand moves a second make some 20,000 objects that stay, and looking takes 10 to 20 ms
YOUNG = 1  # what is older than two looks of the interpreter is old


class YoungGarbage:
    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        gc.collect(YOUNG)
        self.start()
