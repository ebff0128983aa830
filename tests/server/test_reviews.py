"""Reviews at the server: begun with a record, made in the background, kept, stopped when nobody wants them."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pecunia.core.errors import PecuniaError
from pecunia.games import from_record
from pecunia.review.cache import load_cached, name_of
from pecunia.review.judging import Stopped
from pecunia.review.review import review_of
from pecunia.review.review_report import Review, review_from
from pecunia.server.background.reviews import MAX_WAITING, Reviews
from pecunia.server.messages import ReviewState
from tests.server.people import Person
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8")


RECORD = golden("end-alms")


async def finished(anna: Person, record: str) -> dict[str, Any]:
    """Ask until the review is made."""
    seen: dict[str, Any] = await anna.ask("POST", "/reviews", {"record": record})
    while seen["review"] is None:
        state = seen["state"]
        assert state["running"]
        while state["running"]:
            await asyncio.sleep(0.2)
            state = await anna.ask("GET", f"/reviews/{state['id']}")
            assert 0 <= state["done"] <= state["of"]
        seen = await anna.ask("POST", "/reviews", {"record": record})
    return seen


def test_a_review_is_what_the_command_says(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            seen = await finished(anna, RECORD)
            expected = review_of(RECORD, jobs=1)
            assert review_from(seen["review"]) == expected
            assert [each["number"] for each in seen["told"]] == [
                each.number for each in expected.decisions if each.size
            ]
            assert len(seen["things"]) == len(expected.sources)
            assert seen["state"]["id"] == name_of(RECORD)
            again = await anna.ask("POST", "/reviews", {"record": RECORD})  # kept, so it is there at once
            assert again == seen

    asyncio.run(run())


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (golden("unfinished"), "review-unfinished"),
        ("\n".join(line for line in golden("unfinished").splitlines() if not line.startswith("seed")), "record-hidden"),
        (golden("end-alms").replace("rules 1", "rules 8"), "record-rules-version"),
        (golden("end-alms").removesuffix("end\n"), "record-truncated"),
        ("x" * 100_001, "malformed"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(sqlite_server: Server, record: str, key: str) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            assert await anna.refused("POST", "/reviews", {"record": record}) == key

    asyncio.run(run())


def test_a_running_game_is_not_reviewed(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            table = await anna.lay_table(players=2, bots={"B": "random"})
            await anna.ask("POST", f"/tables/{table}/sit", {})
            await anna.ask("POST", f"/tables/{table}/start")
            record = await anna.ask("GET", f"/tables/{table}/record")
            assert await anna.refused("POST", "/reviews", {"record": record}) == "record-hidden"

    asyncio.run(run())


class Slow:
    """Makes reviews when the test allows it, and counts them."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.made = 0
        self.begun = threading.Event()
        self.stopped = threading.Event()
        self.let = threading.Event()

    def __call__(self, record: str, jobs: int, progress: Callable[[int], None], stopped: Callable[[], bool]) -> Review:
        self.begun.set()
        progress(3)
        while not self.let.wait(0.01):
            if stopped():
                self.stopped.set()
                raise Stopped
        self.made += 1
        return self.review


@pytest.fixture(scope="module")
def review() -> Review:
    return review_of(RECORD, jobs=1, tries=4)


def test_it_goes_on_while_somebody_wants_it(review: Review, tmp_path: Path) -> None:
    async def run() -> None:
        game, _ = from_record(RECORD)
        slow = Slow(review)
        reviews = Reviews(tmp_path, 1, slow)
        for who in ("anna", "ben", "anna"):
            state = await reviews.ask(RECORD, game, who)
            assert isinstance(state, ReviewState)
            assert state.running
        await asyncio.to_thread(slow.begun.wait)
        assert reviews.state(name_of(RECORD)).done == 3
        reviews.stop(name_of(RECORD), "carla")
        reviews.stop(name_of(RECORD), "anna")
        assert reviews.state(name_of(RECORD)).running
        reviews.stop(name_of(RECORD), "ben")
        assert not reviews.state(name_of(RECORD)).running
        await asyncio.to_thread(slow.stopped.wait)
        again = await reviews.ask(RECORD, game, "ben")  # Ben asks again and gets a new one
        assert isinstance(again, ReviewState)
        assert again.running
        slow.let.set()
        while reviews.state(name_of(RECORD)).running:
            await asyncio.sleep(0.01)
        assert slow.made == 1
        assert await reviews.ask(RECORD, game, "ben") == review == load_cached(tmp_path, RECORD)
        await reviews.close()

    asyncio.run(run())


def test_they_wait_for_each_other_and_not_too_many(review: Review, tmp_path: Path) -> None:
    async def run() -> None:
        game, _ = from_record(RECORD)
        slow = Slow(review)
        reviews = Reviews(tmp_path, 1, slow)
        for number in range(MAX_WAITING):
            state = await reviews.ask(f"{RECORD}# {number}\n", game, "anna")
            assert isinstance(state, ReviewState)
            assert state.ahead == number
        with pytest.raises(PecuniaError, match="reviews-waiting"):
            await reviews.ask(f"{RECORD}# one more\n", game, "anna")
        assert slow.made == 0
        await reviews.close()
        assert slow.made == 0

    asyncio.run(run())


def test_a_review_that_fails_is_over_and_can_be_asked_for_again(tmp_path: Path) -> None:
    def fails(record: str, jobs: int, progress: Callable[[int], None], stopped: Callable[[], bool]) -> Review:
        raise RuntimeError

    async def run() -> None:
        game, _ = from_record(RECORD)
        reviews = Reviews(tmp_path, 1, fails)
        for _ in range(2):
            state = await reviews.ask(RECORD, game, "anna")
            assert isinstance(state, ReviewState)
            while reviews.state(state.id).running:
                await asyncio.sleep(0.01)
        await reviews.close()

    asyncio.run(run())


def test_a_review_can_be_told_to_programs(review: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
