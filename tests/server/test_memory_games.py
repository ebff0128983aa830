"""Memory stays flat over many games that are played, given up and left.

`make test` plays some, `make soak` ten thousand (PECUNIA_MEMORY_GAMES). Before that the server warms up: what is loaded
once is loaded, and small caches fill. An empty table stays in memory for a minute, so a quick machine has more of them
than a slow one, and a busy one more or fewer from minute to minute. Here the server may have only so many tables that
there are always as many.
"""

import asyncio
import os
import statistics
from pathlib import Path
from typing import Any

from tests.server.people import Person, first_move
from tests.server.processes import Server, memory_of

GAMES = int(os.environ.get("PECUNIA_MEMORY_GAMES", "120"))
LONG = GAMES >= 5000
WARM_GAMES = 1000 if LONG else 60
MAX_TABLES = 200 if LONG else 10_000
DEVIATION = 0.1  # of the memory in any quarter from the mean of all four
AT_ONCE = 6
MOVES = 3
SETTINGS: list[dict[str, Any]] = [
    {"game": "non-olet", "players": 2, "bots": {"B": "random"}},
    {"game": "olet", "players": 3, "bots": {"B": "random", "C": "greedy"}},
    {"game": "non-olet", "players": 4, "options": {"edition": 2005}, "bots": {letter: "random" for letter in "BCD"}},
]


class Evening:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.begun = 0
        self.memory: list[int] = []  # after each game since the server is warm, in kB

    @property
    def warm(self) -> bool:
        return self.begun > WARM_GAMES

    async def spend(self) -> None:
        await asyncio.gather(*[self._player(f"Anna {number}") for number in range(AT_ONCE)])

    async def _player(self, name: str) -> None:
        async with Person(self.server.url, name) as person:
            while len(self.memory) < GAMES:
                self.begun += 1
                await self._game(person, self.begun)
                if self.warm:
                    self.memory.append(memory_of(self.server.pid))

    async def _game(self, person: Person, number: int) -> None:
        """A few moves, a line of chat, and the person gives up."""
        table = await person.lay_table(**SETTINGS[number % len(SETTINGS)])
        await person.ask("POST", f"/tables/{table}/sit", {})
        async with person.chair(table) as chair:
            await person.ask("POST", f"/tables/{table}/start")
            for _ in range(MOVES):
                await chair.until(lambda chair: chair.asked or chair.over)
                if not chair.over:
                    await chair.say("move", move=first_move(chair))
            await chair.say("chat", text="vale")
            if not chair.over:
                await chair.say("resign")


def test_memory_is_flat_over_many_games(tmp_path: Path) -> None:
    with Server(tmp_path, max_tables=str(MAX_TABLES)) as server:
        evening = Evening(server)
        asyncio.run(evening.spend())
        assert len(evening.memory) >= GAMES
        quarter = GAMES // 4
        medians = [statistics.median(evening.memory[part * quarter : (part + 1) * quarter]) for part in range(4)]
        mean = statistics.mean(medians)
        print(
            f"{evening.begun - len(evening.memory)} games to warm up, then {GAMES}; "
            f"MB in each quarter: {[round(median / 1024, 1) for median in medians]}, mean {mean / 1024:.1f}"
        )
        assert all(abs(median - mean) <= DEVIATION * mean for median in medians), medians
        assert server.errors() == []
