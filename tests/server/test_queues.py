"""Queues: whose turn it is, what is refused, and processes that are too slow, too large or dead."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from pecunia.core.errors import OptionError, PecuniaError, ValuesError
from pecunia.server.metrics import registry
from pecunia.server.queues.fair_turns import FairTurns, Limits, Sender, TooBusy
from pecunia.server.queues.job_pool import JobPool
from pecunia.server.queues.job_process import JobFault, refusal_of

ANNA = Sender("anna's house", "anna")
BEN = Sender("ben's house", "ben")
MAL = [Sender("mal's house", f"mal {number}") for number in range(3)]


def figure(name: str, kind: str) -> float:
    return registry.get_sample_value(f"pecunia_queue_{name}", {"kind": kind}) or 0.0


class Doers:
    """Pieces of work that take a turn, note who they are for, and end when the test says so."""

    def __init__(self, turns: FairTurns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.refused: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.Event] = []

    async def _do(self, sender: Sender, patient: bool) -> None:
        try:
            turn = await self.turns.take(sender, patient)
        except TooBusy:
            self.refused.append(sender.person)
            return
        self.begun.append(sender.person)
        ends = asyncio.Event()
        self._ends.append(ends)
        await ends.wait()
        turn.give_back()
        turn.give_back()  # the second time means nothing

    async def ask(self, *senders: Sender, patient: bool = False) -> None:
        self.tasks += [asyncio.create_task(self._do(sender, patient)) for sender in senders]
        await self.settle()

    async def settle(self) -> None:
        for _ in range(4):
            await asyncio.sleep(0)

    async def end_one(self) -> None:
        self._ends.pop(0).set()
        await self.settle()

    async def end_all(self) -> None:
        while self._ends:
            await self.end_one()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def doers(limits: Limits) -> Doers:
    return Doers(FairTurns("test", limits))


async def one_after_the_other() -> None:
    """Groups take turns, and so do the people within a group: forty pieces of one sender delay nobody else."""
    found = doers(Limits(1))
    await found.ask(*[MAL[0]] * 40, *[MAL[1]] * 2, ANNA, BEN, ANNA)
    await found.end_all()
    assert found.begun[:8] == ["mal 0", "mal 0", "anna", "ben", "mal 1", "anna", "mal 0", "mal 1"]
    assert len(found.begun) == 45
    assert (found.turns.waiting, found.turns.running) == (0, 0)


async def a_group_cannot_have_all_turns() -> None:
    found = doers(Limits(2, at_once_of_group=1))
    await found.ask(*MAL)
    assert found.begun == ["mal 0"]
    await found.ask(ANNA)
    assert found.begun == ["mal 0", "anna"]
    assert (figure("running", "test"), figure("waiting", "test")) == (2, 2)
    await found.end_all()
    assert figure("waiting", "test") == figure("running", "test") == 0


async def too_much_of_one() -> None:
    found = doers(Limits(1, waiting_of_person=2))
    refused = figure("refused_total", "test")
    await found.ask(*[MAL[0]] * 5, ANNA)
    assert found.refused == ["mal 0"] * 2
    assert figure("refused_total", "test") == refused + 2
    await found.end_all()
    assert found.begun == ["mal 0", "mal 0", "anna", "mal 0"]


async def too_much_in_all() -> None:
    """If the queue is full, those who have most in it give way, the last first."""
    found = doers(Limits(1, waiting=4))
    await found.ask(MAL[0], *[MAL[0]] * 3, MAL[1])
    await found.ask(MAL[2])
    assert found.refused == ["mal 2"], "nobody gives way to their own group"
    await found.ask(ANNA, BEN)
    assert found.refused == ["mal 2", "mal 0", "mal 0"]
    await found.ask(ANNA)
    assert found.refused[3:] == ["anna"], "two of each"
    await found.end_all()
    assert found.begun == ["mal 0", "mal 0", "anna", "ben", "mal 1"]


async def those_who_go_leave_no_gap() -> None:
    found = doers(Limits(1))
    await found.ask(ANNA, MAL[0], BEN)
    found.tasks[1].cancel()
    await found.settle()
    assert found.turns.waiting == 1
    found.tasks[2].cancel()
    await found.end_one()  # Ben goes at the very moment when his turn comes
    await found.ask(MAL[1])
    assert found.begun == ["anna", "mal 1"]
    await found.end_all()
    assert found.turns.running == 0


async def nobody_watches() -> None:
    """Patient work waits for other work, but gets every fourth turn."""
    found = doers(Limits(1))
    await found.ask(BEN)
    await found.ask(*[ANNA] * 3, patient=True)
    await found.ask(*[MAL[0]] * 6)
    await found.end_all()
    assert found.begun == ["ben", "mal 0", "mal 0", "anna", *["mal 0"] * 3, "anna", "mal 0", "anna"]


async def who_comes_next() -> None:
    turns = FairTurns("test", Limits(1))
    waiting = [turns.enter(sender) for sender in (MAL[0], MAL[0], MAL[0], ANNA, BEN)]
    assert [turns.ahead_of(each) for each in waiting] == [0, 1, 4, 2, 3]
    waiting[0].turn.result().give_back()
    assert [turns.ahead_of(each) for each in waiting] == [0, 0, 3, 1, 2]


CASES: list[Callable[[], Coroutine[None, None, None]]] = [
    one_after_the_other,
    a_group_cannot_have_all_turns,
    too_much_of_one,
    too_much_in_all,
    those_who_go_leave_no_gap,
    nobody_watches,
    who_comes_next,
]


@pytest.mark.parametrize("case", CASES)
def test_turns(case: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(case())


# Work in processes. These functions run there.


def pid() -> int:
    return os.getpid()


def wait_for_ever() -> None:
    time.sleep(3600)


def compute_for_ever() -> None:
    while True:
        pass


def die() -> None:
    os._exit(1)


def refuse(kind: str) -> None:
    if kind == "values":
        raise ValuesError("values-not-plain", "box.toml", 7)
    if kind == "option":
        raise OptionError("option-bot", value=1)
    if kind == "fault":
        raise KeyError
    if kind == "memory":
        raise MemoryError
    raise PecuniaError("no-such-seat")


def grow() -> int:
    return len(bytearray(500 << 20)) and os.getpid()


def need_too_much() -> int:
    return len(bytearray(3 << 30))


async def in_a_pool(work: Callable[[JobPool], Awaitable[Any]]) -> Any:
    pool = JobPool("test", Limits(1))
    try:
        return await work(pool)
    finally:
        pool.close()


def test_work_that_takes_too_long_is_stopped() -> None:
    """The process is killed in the middle of it, the event loop goes on, and the next work finds a new process."""

    async def work(pool: JobPool) -> None:
        first = await pool.run(ANNA, 60, pid)
        assert first != os.getpid()
        assert await pool.run(ANNA, 60, pid) == first
        began = time.monotonic()
        with pytest.raises(PecuniaError, match="too-much-work"):
            await pool.run(MAL[0], 0.2, compute_for_ever)
        with pytest.raises(PecuniaError, match="too-much-work"):
            await pool.run(MAL[0], 0.1, wait_for_ever)
        assert time.monotonic() - began < 30
        assert await pool.run(ANNA, 60, pid) != first

    asyncio.run(in_a_pool(work))


def test_a_process_that_dies_is_replaced() -> None:
    async def work(pool: JobPool) -> None:
        first = await pool.run(ANNA, 60, pid)
        os.kill(first, 9)
        second = await pool.run(ANNA, 60, pid)
        assert second != first
        with pytest.raises(PecuniaError, match="too-much-work"):
            await pool.run(MAL[0], 60, die)
        assert await pool.run(ANNA, 60, pid) not in (first, second)

    asyncio.run(in_a_pool(work))


def test_memory_has_a_limit_and_large_processes_are_replaced() -> None:
    async def work(pool: JobPool) -> None:
        large = await pool.run(ANNA, 60, grow)
        assert await pool.run(ANNA, 60, pid) != large
        with pytest.raises(PecuniaError, match="too-much-work"):
            await pool.run(MAL[0], 60, need_too_much)

    asyncio.run(in_a_pool(work))


def test_a_large_server_has_processes_of_usual_size() -> None:
    async def work(pool: JobPool) -> None:
        large = bytearray(os.urandom(1 << 20) * 500)
        first = await pool.run(ANNA, 60, pid)
        del large
        assert await pool.run(ANNA, 60, pid) == first

    asyncio.run(in_a_pool(work))


def test_refusals_and_faults_arrive_as_they_were() -> None:
    async def work(pool: JobPool) -> None:
        with pytest.raises(ValuesError) as values:
            await pool.run(ANNA, 60, refuse, "values")
        assert (values.value.key, values.value.file, values.value.line) == ("values-not-plain", "box.toml", 7)
        with pytest.raises(OptionError) as option:
            await pool.run(ANNA, 60, refuse, "option")
        assert option.value.facts == {"value": "1"}
        with pytest.raises(PecuniaError, match="no-such-seat"):
            await pool.run(ANNA, 60, refuse, "")
        with pytest.raises(PecuniaError, match="too-much-work"):
            await pool.run(ANNA, 60, refuse, "memory")
        with pytest.raises(JobFault):
            await pool.run(ANNA, 60, refuse, "fault")

    asyncio.run(in_a_pool(work))


def test_a_sender_who_goes_does_not_stop_the_others() -> None:
    async def work(pool: JobPool) -> None:
        gone = asyncio.create_task(pool.run(MAL[0], 1, compute_for_ever))
        while pool.turns.running == 0:
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await pool.run(ANNA, 60, pid) > 0

    asyncio.run(in_a_pool(work))


def test_an_error_of_a_subclass_travels_as_its_class() -> None:
    class Other(ValuesError):
        pass

    assert isinstance(refusal_of(Other("values-not-plain", "a", 1)).error(), ValuesError)
