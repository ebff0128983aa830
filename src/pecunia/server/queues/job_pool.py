"""A few processes for one kind of work, a fair queue in front of them, and a deadline for each piece of work."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Any, Final, TypeVar

from pecunia.core.errors import PecuniaError
from pecunia.server.queues.fair_turns import FairTurns, Limits, Sender, Turn
from pecunia.server.queues.job_process import Answer, Fault, JobFault, JobProcess, Refusal

Result = TypeVar("Result")
TRIES: Final = 2  # a process may have died while it had nothing to do

log = logging.getLogger(__name__)


class JobPool:
    """Processes start when they are needed, and are kept. One that is too slow, too large or dead is replaced."""

    def __init__(self, kind: str, limits: Limits, niceness: int = 0) -> None:
        self.turns = FairTurns(kind, limits)
        self._niceness = niceness
        self._threads = ThreadPoolExecutor(limits.at_once, f"pecunia-{kind}")
        self._lock = Lock()
        self._idle: list[JobProcess] = []
        self._all: set[JobProcess] = set()
        self._closed = False

    async def run(self, sender: Sender, seconds: float, function: Callable[..., Result], *arguments: Any) -> Result:
        """What the function returns, which must be one of a module. Raises what it refuses.

        Raises TooBusy if too much is waiting, and `too-much-work` if it computes for more than `seconds`.
        """
        turn = await self.turns.take(sender)
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self._threads, self._run, seconds, function, arguments)
        except BaseException:
            turn.give_back()
            raise
        # The turn ends with the work, even if nobody waits for it any more.
        work.add_done_callback(partial(_end_turn, turn))
        result: Result = await asyncio.shield(work)
        return result

    def close(self) -> None:
        """End all processes. Work in progress fails."""
        with self._lock:
            self._closed = True
            found = list(self._all)
        for process in found:
            process.process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in found:
            process.wait()

    # In threads.

    def _run(self, seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        result = self._ask(seconds, function, arguments).result
        if isinstance(result, Refusal):
            raise result.error()
        if isinstance(result, Fault):
            log.log(logging.ERROR, "a piece of work failed: %s", result.trace)
            raise JobFault
        return result

    def _ask(self, seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Answer:
        for _ in range(TRIES):
            process = self._take()
            try:
                answer = process.ask(function, arguments, seconds)
            except TimeoutError:
                log.warning("%s computed for more than %s s", function.__name__, seconds)
                self._end(process)
                break
            except (EOFError, OSError) as error:
                if self._closed:
                    break
                log.warning("a process died over %s: %s", function.__name__, type(error).__name__)
                self._end(process)
                continue
            except BaseException:
                self._end(process)
                raise
            if answer.large:
                self._end(process)
            else:
                with self._lock:
                    self._idle.append(process)
            return answer
        raise PecuniaError("too-much-work")

    def _take(self) -> JobProcess:
        with self._lock:
            while self._idle:
                process = self._idle.pop()
                if process.is_alive():
                    return process
                self._all.discard(process)
                process.wait()
            if self._closed:
                raise PecuniaError("too-much-work")
            process = JobProcess(self._niceness)
            self._all.add(process)
            return process

    def _end(self, process: JobProcess) -> None:
        with self._lock:
            self._all.discard(process)
            if not self._closed:
                process.kill()


def _end_turn(turn: Turn, done: "asyncio.Future[Any]") -> None:
    turn.give_back()
    if not done.cancelled():
        done.exception()  # the sender may have gone, and then nobody else asks for it
