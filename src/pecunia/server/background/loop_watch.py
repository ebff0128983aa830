"""Measures how long the event loop is held up. While it is, nobody at any table gets an answer."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from pecunia.server.metrics import LONG_STEPS

TICK = 0.02  # seconds between two looks
LONG = 0.05  # seconds that no step of the loop may compute
REMEMBERED = 60  # seconds


class Delay(NamedTuple):
    """For how many seconds the loop was held up."""

    pause: float
    step: float  # the part in which it computed


class LoopWatch:
    """Wakes up every few milliseconds and looks how late it is.

    Two figures follow from it. The longest pause is what people notice. The longest step is the part of a pause in
    which this thread computed; if it is long, that is a fault of ours even on a machine that is busy with other things.
    Steps that computed for more than 50 ms are counted.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._woke = 0.0
        self._computed = 0.0
        self._longest: deque[tuple[int, Delay]] = deque(maxlen=REMEMBERED)  # the longest of each second

    def start(self) -> None:
        self._look_again(time.monotonic(), time.thread_time())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def longest(self) -> Delay:
        """The longest pause and the longest step in the last minute."""
        since = time.monotonic() - REMEMBERED
        return longest([held for second, held in self._longest if second >= since])

    def _look(self) -> None:
        now, computed = time.monotonic(), time.thread_time()
        pause = max(0.0, now - self._woke - TICK)
        held = Delay(pause, min(pause, computed - self._computed))
        if held.step > LONG:
            LONG_STEPS.inc()
        second = int(now)
        if self._longest and self._longest[-1][0] == second:
            held = longest([held, self._longest.pop()[1]])
        self._longest.append((second, held))
        self._look_again(now, computed)

    def _look_again(self, now: float, computed: float) -> None:
        self._woke, self._computed = now, computed
        self._timer = asyncio.get_running_loop().call_later(TICK, self._look)


def longest(held: Sequence[Delay]) -> Delay:
    return Delay(max((each.pause for each in held), default=0.0), max((each.step for each in held), default=0.0))
