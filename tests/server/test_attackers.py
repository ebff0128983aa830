"""People play while attackers do everything they can: nobody is refused, nobody waits, and memory does not grow.

`make test` does this for some seconds, with wide bounds, because other tests run on the same machine. `make soak` does
it for an hour (PECUNIA_ATTACK_SECONDS). PECUNIA_ATTACKS=kings,prints runs only these attacks.
"""

import asyncio
import json
import math
import os
import resource
import statistics
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from pecunia.core.chance import stream_of
from tests.forks import ROOT
from tests.server.attacks import ATTACKS
from tests.server.people import Chair, Person
from tests.server.processes import Server, memory_of

SECONDS = float(os.environ.get("PECUNIA_ATTACK_SECONDS", "12"))
NAMES = list(ATTACKS)
CHOSEN = os.environ.get("PECUNIA_ATTACKS", "").split(",") if os.environ.get("PECUNIA_ATTACKS") else NAMES
LONG = SECONDS >= 300  # nothing else runs beside a long test, so its bounds are those that we promise
MOVE_SECONDS = 0.1 if LONG else 2.0  # 99 of 100 moves are answered within this time
BOT_SECONDS = 2.0 if LONG else 10.0  # 99 of 100 times a bot has moved within this time
GROWTH = 1.1 if LONG else 1.6
# Work that is done for the first time may hold up the event loop: so often, and for so many seconds of computing.
LONG_STEPS = max(1, SECONDS // 600)
LONGEST_STEP = 0.1
DESCRIPTORS = 1024  # what a process usually gets
PARTIES = 3
FEWEST = 50  # moves that are measured
PATIENCE = 120.0  # seconds to get them
THINKING = 0.15  # seconds that people think about a move
GAME: dict[str, Any] = {"players": 3, "bots": {"C": "greedy"}, "public": True}


class Evening:
    """People at their tables until the time is up, and how long they waited."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.until = float("inf")
        self.moves: list[float] = []  # from sending a move to its news
        self.bots: list[float] = []  # from the news of a move after which a bot is asked, to the next question
        self.games = 0
        self.newcomers = 0
        self.memory: list[int] = []  # kB
        self.steps: list[float] = []  # seconds: the longest computing of the event loop in each minute

    @property
    def over(self) -> bool:
        """The time is up. On a busy machine people go on until there is something to measure, but not for ever."""
        late = time.monotonic() - self.until
        return late > PATIENCE or (late > 0 and len(self.moves) >= FEWEST and len(self.bots) >= FEWEST // 10)

    async def warm_up(self) -> None:
        """The first bot needs a process, and the first request of a kind loads what it needs."""
        async with Person(self.server.url, "First", "127.3.0.1") as first:
            table = await first.lay_table(players=2, bots={"B": "greedy"})
            await first.ask("POST", f"/tables/{table}/sit", {})
            async with first.chair(table) as chair:
                await first.ask("POST", f"/tables/{table}/start")
                await self._play(chair, most=8)
        self.moves.clear()
        self.bots.clear()

    async def spend(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(PARTIES):
                group.create_task(self._party(number))
            group.create_task(self._newcomers())
            group.create_task(self._watch_memory())
            group.create_task(self._watch_steps())

    async def _party(self, number: int) -> None:
        """Two people play one game after another with a bot."""
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Person(self.server.url, name, f"127.1.{number}.{seat}"))
                for seat, name in enumerate(("Anna", "Ben"), 1)
            ]
            while not self.over:
                await self._game(people, "olet" if self.games % 2 else "non-olet")
                self.games += 1

    async def _game(self, people: list[Person], game: str) -> None:
        table = await people[0].lay_table(game=game, **GAME)
        async with AsyncExitStack() as stack:
            chairs = []
            for person in people:
                await person.ask("POST", f"/tables/{table}/sit", {})
                chairs.append(await stack.enter_async_context(person.chair(table)))
            await people[0].ask("POST", f"/tables/{table}/start")
            await asyncio.gather(*[self._play(chair) for chair in chairs])

    async def _play(self, chair: Chair, most: int = 10**6) -> None:
        """Play until the game or the time is over. Any refusal is a failure of the test."""
        chance = stream_of(f"{chair.person.name} {chair.table_id}")
        bot_asked = 0.0
        while not chair.over and not self.over and most > 0:
            if not chair.asked:
                if not bot_asked and waits_for_bot(chair):
                    bot_asked = time.perf_counter()
                try:
                    async with asyncio.timeout(1):
                        await chair.hear()
                except TimeoutError:
                    continue
                if bot_asked and not waits_for_bot(chair):
                    self.bots.append(time.perf_counter() - bot_asked)
                    bot_asked = 0.0
                continue
            await asyncio.sleep(THINKING)
            assert chair.view is not None
            moves = chair.view["moves"]
            began = time.perf_counter()
            await chair.say("move", move=moves[chance.below(len(moves))])
            self.moves.append(time.perf_counter() - began)
            most -= 1
            chair.heard.clear()
            chair.happenings.clear()

    async def _newcomers(self) -> None:
        """Every few seconds somebody from a new address comes, looks around, and plays a little."""
        while not self.over:
            self.newcomers += 1
            address = f"127.2.{self.newcomers // 250}.{1 + self.newcomers % 250}"
            async with Person(self.server.url, "Carla", address) as carla:
                await carla.ask("GET", "/tables")
                table = await carla.lay_table(players=2, bots={"B": "greedy"})
                await carla.ask("POST", f"/tables/{table}/sit", {})
                async with carla.chair(table) as chair:
                    await carla.ask("POST", f"/tables/{table}/start")
                    await self._play(chair, most=5)
                    if not chair.over and not self.over:
                        await chair.say("resign")
            await asyncio.sleep(2)

    async def _watch_memory(self) -> None:
        while not self.over:
            self.memory.append(memory_of(self.server.pid))
            await asyncio.sleep(min(5.0, SECONDS / 40))

    async def _watch_steps(self) -> None:
        """The figure is that of the last minute, so it is read more often, and at the end once more."""
        while not self.over:
            self.steps.append(await asyncio.to_thread(self.server.figure, "pecunia_loop_step_seconds"))
            await asyncio.sleep(min(20.0, SECONDS / 4))


def waits_for_bot(chair: Chair) -> bool:
    asked = chair.view["asked"] if chair.view is not None else -1
    return asked >= 0 and bool(chair.table["seats"][asked]["bot"])


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def growth(memory: list[int]) -> float:
    """How much larger the last quarter is than the third."""
    quarter = len(memory) // 4
    return statistics.median(memory[-quarter:]) / statistics.median(memory[-2 * quarter : -quarter])


def test_attackers_beside_players(tmp_path: Path) -> None:
    with Server(tmp_path, rate_percent="100") as server:
        server.most_long_steps = math.inf  # the test counts for itself, and says more
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        evening = Evening(server)
        asyncio.run(evening.warm_up())
        steps_before = server.figure("pecunia_long_steps_total")
        # The attackers' own work must not take the processor from the people: they would sit at other machines.
        command = ["nice", "-n", "5", sys.executable, "-m", "tests.server.attacks", server.url, *CHOSEN]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as attackers:
            try:
                assert attackers.stdout is not None
                assert attackers.stdout.readline() == b"attacking\n"
                evening.until = time.monotonic() + SECONDS
                asyncio.run(evening.spend())
                said, _ = attackers.communicate(timeout=240)  # closes their standard input, which ends them
            finally:
                attackers.kill()
        assert attackers.returncode == 0
        assert set(json.loads(said)) == set(CHOSEN)
        long_steps = server.figure("pecunia_long_steps_total") - steps_before
        longest_step = max([*evening.steps, server.figure("pecunia_loop_step_seconds")])
        figures = {
            "seconds": SECONDS,
            "games": evening.games,
            "newcomers": evening.newcomers,
            "moves": len(evening.moves),
            "bots": len(evening.bots),
            "move p50 ms": round(percentile(evening.moves, 0.5) * 1000, 1),
            "move p99 ms": round(percentile(evening.moves, 0.99) * 1000, 1),
            "move max ms": round(max(evening.moves) * 1000, 1),
            "bot p99 ms": round(percentile(evening.bots, 0.99) * 1000, 1),
            "memory MB": [round(evening.memory[at] / 1024) for at in (0, len(evening.memory) // 2, -1)],
            "growth": round(growth(evening.memory), 3),
            "long steps": long_steps,
            "longest step ms": round(longest_step * 1000, 1),
            "rounds": json.loads(said),
        }
        print(json.dumps(figures))
        assert len(evening.moves) >= FEWEST
        assert percentile(evening.moves, 0.99) < MOVE_SECONDS, figures
        assert percentile(evening.bots, 0.99) < BOT_SECONDS, figures
        assert growth(evening.memory) < GROWTH, figures
        assert long_steps <= LONG_STEPS, figures
        assert longest_step < LONGEST_STEP, figures
        assert server.healthy()
        assert server.errors() == []
