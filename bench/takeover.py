"""`python -m bench.takeover`: how long people wait when the process that has their table is gone.

    python -m bench.takeover [--times 20] [--only FAULT ...] [--json FILE]

Three processes on one PostgreSQL, a Redis, and two people at two of them. The owner of their table is killed, frozen
or cut off from PostgreSQL while they play. The figures are seconds: from the last sign of life of the owner until
another process has the table, by the clock of the database; and from the fault until the first move is acknowledged
again. People at a frozen process are led away when another one has the table, as a proxy does that asks for `/ready`.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from tests.server.houses import (
    FAULTS,
    PATIENCE,
    House,
    address,
    first_move,
    go_away,
    housed,
    moved,
    people,
    taken_over,
)
from tests.server.processes import Postgres, Redis
from tests.server.stubborn import check_game, open_table
from tests.server.takeovers import takeover, watch

MOVING = [fault for fault, (_, _, moves_on) in FAULTS.items() if moves_on]


class Waited(NamedTuple):
    taken_over: float
    held_up: float  # by the machine: so much later than usual came the signs of life of the process that took over
    played_on: float


async def faults(house: House, fault: str, times: int) -> list[Waited]:
    begin, end, _ = FAULTS[fault]
    watch(house)
    found: list[Waited] = []
    async with AsyncExitStack() as stack:
        two = await people(stack, house.servers[:2], house.servers[1::-1])
        while len(found) < times:
            for person in two:
                person.urls = [server.url for server in house.servers[:2]]
            places = await open_table(two, players=2, game="olet", pace={"kind": "days", "limit": 3})
            table = places[0].table_id
            playing = [asyncio.create_task(place.play_on()) for place in places]
            await moved(places, 6)
            owner, began = house.owner(table), time.monotonic()
            await begin(house, owner)
            await taken_over(house, table, owner)
            if fault == "frozen":
                go_away(house, places, owner)
            taken = takeover(house, table)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
            await check_game(address(house), places)
            found.append(Waited(taken.seconds, taken.held_up, first_move(places, began + 1) - began))
            await end(house, owner)
            await whole_again(house)
    return found


async def whole_again(house: House) -> None:
    """Wait until each process knows all others again."""
    async with asyncio.timeout(PATIENCE):
        while {*await asyncio.to_thread(house.figures, "pecunia_links")} != {len(house.servers) - 1}:
            await asyncio.sleep(0.1)


def show(fault: str, found: list[Waited]) -> dict[str, object]:
    for name, values in (
        ("taken over", [each.taken_over for each in found]),
        ("played on", [each.played_on for each in found]),
    ):
        print(f"{fault}: {name} after {statistics.median(values):.2f} s (median), {max(values):.2f} s (worst)")
    late = sum(each.taken_over > 3 for each in found)
    busy = sum(each.held_up > 0 for each in found)
    print(f"{fault}: {late} of {len(found)} took longer than 3 s; the machine held up {busy}")
    return {"fault": fault, "waited": [each._asdict() for each in found]}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.takeover")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--only", nargs="*", choices=MOVING, default=MOVING)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    figures = []
    with Postgres() as postgres, Redis() as redis:
        for fault in chosen.only:
            with (
                tempfile.TemporaryDirectory(prefix="pecunia-takeover-") as folder,
                housed(postgres, Path(folder), 3, redis) as house,
            ):
                figures.append(show(fault, asyncio.run(faults(house, fault, chosen.times))))
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
