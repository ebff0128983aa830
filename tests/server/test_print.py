"""Printing at the server: the list, the preview, the PDF, and what is refused."""

import asyncio
import time
from base64 import b64decode
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx

from pecunia.printing.product_names import SETS
from pecunia.server.queues.work_queues import SLOW
from tests.server.people import Person
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / "golden"
ORDER: dict[str, Any] = {"sets": ["favours"], "languages": ["it"]}


def test_an_order(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            choices = await anna.ask("GET", "/print")
            assert [choice["key"] for choice in choices["sets"]] == list(SETS)
            assert all(choice["name"] for choice in choices["sets"] + choices["products"])
            look = await anna.ask("POST", "/print/look", ORDER)
            assert len(look["pictures"]) == 4  # front and back, the last page and its back
            for picture in look["pictures"]:
                assert b64decode(picture.removeprefix("data:image/png;base64,")).startswith(b"\x89PNG")
            answer = await anna.http.post("/print", json=ORDER)
            assert answer.headers["content-type"] == "application/pdf"
            assert answer.content.startswith(b"%PDF")

    asyncio.run(run())


def test_what_is_refused(sqlite_server: Server) -> None:
    wrong: dict[str, dict[str, Any]] = {
        "print-set": {"sets": ["2017"]},
        "print-product": {"product": "poster"},
        "print-paper": {"paper": "a3"},
        "print-size": {"size": "5x5"},
        "option-language": {"languages": ["es"]},
        "print-values-both": {"sets": ["2005", "olet"], "values": "[romans]"},
        "values-unknown-table": {"sets": ["2005"], "values": "[horses]\n"},
        "malformed": {"sets": []},
    }

    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            for key, wish in wrong.items():
                assert await anna.refused("POST", "/print", ORDER | wish) == key

    asyncio.run(run())


async def orders_and_a_replay(server: Server) -> None:
    record = {"record": (GOLDEN / "end-alms.pecunia").read_text(encoding="utf-8")}
    limits = httpx.Limits(max_connections=None)
    api = f"{server.url}/api/v1"
    async with (
        httpx.AsyncClient(base_url=api, timeout=120, trust_env=False, limits=limits) as stranger,
        Person(server.url, "Anna") as anna,
    ):
        await anna.ask("POST", "/replays", record)  # the process has started
        alone = await seconds_of(anna.ask("POST", "/replays", record))
        orders = [asyncio.create_task(stranger.post("/print", json=ORDER)) for _ in range(60)]
        while sum(order.done() for order in orders) < 60 - 1 - SLOW.waiting_of_person:
            await asyncio.sleep(0.05)
        refused = [order.result() for order in orders if order.done() and order.result().status_code != 200]
        assert len(refused) >= 60 - 2 - SLOW.waiting_of_person
        assert {(answer.status_code, answer.json()["key"]) for answer in refused} == {(503, "too-busy")}
        assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)
        assert server.figure('pecunia_queue_waiting{kind="slow"}') <= SLOW.waiting_of_person
        waits = [await seconds_of(anna.ask("POST", "/replays", record)) for _ in range(3)]
        assert sorted(waits)[1] < 1 + alone
        for order in orders:
            order.cancel()


async def seconds_of(work: Awaitable[object]) -> float:
    began = time.monotonic()
    await work
    return time.monotonic() - began


def test_strangers_who_print_do_not_stop_replays(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(orders_and_a_replay(server))
