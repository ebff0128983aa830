"""Measures how long the event loop is held up. While it is, nobody at any table gets an answer."""

import asyncio
import time
from collections import deque

from pecunia.server.metrics import LONG_STEPS

TICK = 0.02  # seconds between two looks
LONG = 0.05  # seconds that no step of the loop may compute
REMEMBERED = 60  # seconds


class LoopWatch:
    """Wakes up every few milliseconds and looks how late it is.

    Two figures follow from it. The longest pause is what people notice. A long step is one that computed for more than
    50 ms; it counts processor time of this thread, so it means a fault of ours even on a machine that is busy with
    other things.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._woke = 0.0
        self._computed = 0.0
        self._longest: deque[tuple[int, float]] = deque(maxlen=REMEMBERED)  # the longest pause in each second

    def start(self) -> None:
        self._look_again(time.monotonic(), time.thread_time())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def longest(self) -> float:
        """The longest pause in the last minute, in seconds."""
        since = time.monotonic() - REMEMBERED
        return max([pause for second, pause in self._longest if second >= since], default=0.0)

    def _look(self) -> None:
        now, computed = time.monotonic(), time.thread_time()
        late = max(0.0, now - self._woke - TICK)
        if min(late, computed - self._computed) > LONG:
            LONG_STEPS.inc()
        second = int(now)
        if self._longest and self._longest[-1][0] == second:
            late = max(late, self._longest.pop()[1])
        self._longest.append((second, late))
        self._look_again(now, computed)

    def _look_again(self, now: float, computed: float) -> None:
        self._woke, self._computed = now, computed
        self._timer = asyncio.get_running_loop().call_later(TICK, self._look)
