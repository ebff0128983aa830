"""The watch over the event loop, and requests that must not hold it up."""

import asyncio
import gc
import sys
import time
from typing import Any

import pytest

from pecunia.server.background import young_garbage
from pecunia.server.background.loop_watch import LONG, TICK, LoopWatch
from pecunia.server.background.young_garbage import YoungGarbage
from pecunia.server.metrics import registry
from pecunia.server.run import tune
from tests.server.people import Person
from tests.server.processes import Server


def long_steps() -> float:
    return registry.get_sample_value("pecunia_long_steps_total") or 0.0


def compute(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def look(watch: LoopWatch) -> None:
    watch.start()
    await asyncio.sleep(3 * TICK)


def test_a_step_that_computes_is_a_pause_and_a_long_step() -> None:
    async def run() -> None:
        watch = LoopWatch()
        await look(watch)
        before = long_steps()
        compute(3 * LONG)
        await asyncio.sleep(3 * TICK)
        watch.stop()
        assert watch.longest().pause >= watch.longest().step > LONG
        assert long_steps() == before + 1

    asyncio.run(run())


def test_a_step_that_waits_is_a_pause_but_no_long_step() -> None:
    """As on a machine where other processes take the processor away."""

    async def run() -> None:
        watch = LoopWatch()
        await look(watch)
        before = long_steps()
        time.sleep(3 * LONG)
        await asyncio.sleep(3 * TICK)
        watch.stop()
        assert watch.longest().pause > LONG > watch.longest().step
        assert long_steps() == before

    asyncio.run(run())


def test_many_short_steps_are_no_long_step() -> None:
    async def run() -> None:
        watch = LoopWatch()
        await look(watch)
        before = long_steps()
        for _ in range(100):
            compute(LONG / 20)
            await asyncio.sleep(0)
        watch.stop()
        assert long_steps() == before

    asyncio.run(run())


def test_a_pause_is_forgotten_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        watch = LoopWatch()
        await look(watch)
        time.sleep(2 * LONG)
        await asyncio.sleep(3 * TICK)
        watch.stop()
        later = time.monotonic() + 61
        monkeypatch.setattr(time, "monotonic", lambda: later)
        assert watch.longest() == (0.0, 0.0)
        monkeypatch.undo()
        assert watch.longest().pause > LONG

    asyncio.run(run())


def test_garbage_is_collected_in_small_steps() -> None:
    """Of people who send nonsense as fast as they can, too: nobody waits 50 ms for it."""
    collected: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        collected.append(info.get("collected", 0))

    before = gc.get_threshold(), sys.getswitchinterval()
    try:
        tune()
        gc.callbacks.append(note)
        for _ in range(200_000):
            made: list[Any] = []
            made.append(made)
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.set_threshold(*before[0])
        sys.setswitchinterval(before[1])
    assert sum(collected) > 150_000
    assert max(collected) < 25_000


def test_what_stays_is_looked_through_in_small_steps() -> None:
    """Ten thousand tables with people once made the server pause for 0.3 s every half minute."""
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(young)) for young in range(info["generation"] + 1)))

    before = gc.get_threshold(), sys.getswitchinterval()
    try:
        tune()
        gc.callbacks.append(note)
        kept: list[list[Any]] = [[] for _ in range(600_000)]
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.set_threshold(*before[0])
        sys.setswitchinterval(before[1])
    assert len(kept) == 600_000
    assert len(looked_at) > 50
    assert max(looked_at) < 50_000


def test_what_tables_replace_does_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many objects are freed as made, so the interpreter alone would not look, and then through all of them."""
    monkeypatch.setattr(young_garbage, "EVERY", 0.01)

    def young() -> int:
        return sum(len(gc.get_objects(generation)) for generation in (0, 1))

    async def most_young(steps: YoungGarbage) -> int:
        tables: list[list[int]] = [[number] for number in range(50_000)]
        gc.collect()
        most = 0
        steps.start()
        for first in range(0, len(tables), 1000):
            for number in range(first, first + 1000):
                tables[number] = [number]
            await asyncio.sleep(0.02)
            most = max(most, young())
        steps.stop()
        return most

    class Never(YoungGarbage):
        def start(self) -> None:
            pass

    before = gc.get_threshold(), sys.getswitchinterval()
    try:
        tune()
        assert asyncio.run(most_young(Never())) > 40_000
        assert asyncio.run(most_young(YoungGarbage())) < 20_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before[0])
        sys.setswitchinterval(before[1])


def test_a_server_measures_its_pauses(sqlite_server: Server) -> None:
    assert 0 <= sqlite_server.figure("pecunia_loop_pause_seconds") < 60


DOTS = ".".join(["a"] * 10_000)
HOSTILE = {
    "a long dotted name": f"{DOTS} = 1\n",
    "a long table header": f"[{DOTS}]\n" + "a.b = 1\n" * 6_000,
    "nested lists": "a = " + "[" * 20_000,
    "nested tables": "a = " + "{a = " * 10_000,
    "one long text": f'a = "{"x" * 90_000}"\n',
}


@pytest.mark.parametrize("values", HOSTILE.values(), ids=HOSTILE)
def test_hostile_values_do_not_hold_up_the_loop(unpaused_server: Server, values: str) -> None:
    async def run() -> None:
        async with Person(unpaused_server.url, "Anna") as anna:
            answer = await anna.http.post("/tables", json={"players": 2, "values": values})
            assert answer.status_code == 400

    asyncio.run(run())


@pytest.mark.parametrize("character", ["\u0301", "\u3164", "\u0958", "x"])
def test_hostile_names_do_not_hold_up_the_loop(unpaused_server: Server, character: str) -> None:
    async def run() -> None:
        async with Person(unpaused_server.url, "Anna") as anna:
            assert await anna.refused("PUT", "/me", {"name": character * 20_000}) == "malformed"

    asyncio.run(run())
