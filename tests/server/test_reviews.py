"""Reviews at the server: begun with a record, made in the background, kept, stopped when nobody wants them."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pecunia.games import from_record
from pecunia.review.cache import load_cached, name_of, save_cached
from pecunia.review.judging import Stopped
from pecunia.review.review import review_of
from pecunia.review.review_report import Review, review_from
from pecunia.server.background.replay_jobs import reviewed_record
from pecunia.server.background.review_process import review_in_process
from pecunia.server.background.reviews import LIMITS, Make, Reviews
from pecunia.server.queues.fair_turns import Sender, TooBusy
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


ANNA, BEN = Sender("here", "anna"), Sender("there", "ben")


@asynccontextmanager
async def opened(folder: Path, make: Make) -> AsyncIterator[Reviews]:
    reviews = Reviews(folder, 1, make)
    try:
        yield reviews
    finally:
        await reviews.close()


def numbered(number: int) -> str:
    """A canonical record of another game. Nobody reads it."""
    return f"{RECORD}{number}"


def test_it_goes_on_while_somebody_wants_it(review: Review, tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow(review)
        async with opened(tmp_path, slow) as reviews:
            for sender in (ANNA, BEN, ANNA):
                state = reviews.ask(RECORD, 9, sender.person, sender)
                assert state is not None
                assert (state.running, state.of) == (True, 9)
            await asyncio.to_thread(slow.begun.wait)
            assert reviews.state(name_of(RECORD)).done == 3
            reviews.stop(name_of(RECORD), "carla")
            reviews.stop(name_of(RECORD), "anna")
            assert reviews.state(name_of(RECORD)).running
            reviews.stop(name_of(RECORD), "ben")
            assert not reviews.state(name_of(RECORD)).running
            await asyncio.to_thread(slow.stopped.wait)
            again = reviews.ask(RECORD, 9, "ben", BEN)  # Ben asks again and gets a new one
            assert again is not None
            assert again.running
            slow.let.set()
            while reviews.state(name_of(RECORD)).running:
                await asyncio.sleep(0.01)
            assert slow.made == 1
            assert reviews.ask(RECORD, 9, "ben", BEN) is None
            assert load_cached(tmp_path, RECORD) == review

    asyncio.run(run())


def test_they_wait_for_each_other_and_not_too_many(review: Review, tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow(review)
        async with opened(tmp_path, slow) as reviews:
            most = LIMITS.waiting_of_person
            for number in range(most + 1):  # one is being made
                state = reviews.ask(numbered(number), 9, "anna", ANNA)
                assert state is not None
                assert state.ahead == number
            with pytest.raises(TooBusy):
                reviews.ask(numbered(most + 1), 9, "anna", ANNA)
            state = reviews.ask(numbered(100), 9, "ben", BEN)
            assert state is not None
            assert state.ahead == 2, "Ben does not wait for all of Anna's"
            assert reviews.state(name_of(numbered(3))).ahead == 4
            reviews.stop(name_of(numbered(1)), "anna")  # what has not begun is gone at once
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert reviews.state(name_of(numbered(3))).ahead == 3
            assert slow.made == 0
        assert slow.made == 0

    asyncio.run(run())


def test_a_review_that_gives_way_is_not_running(review: Review, tmp_path: Path) -> None:
    """If very many are waiting, those who asked for most lose their last."""

    async def run() -> None:
        async with opened(tmp_path, Slow(review)) as reviews:
            for number in range(LIMITS.waiting + 1):
                sender = Sender("one house", f"{number // 2}")
                assert reviews.ask(numbered(number), 9, sender.person, sender) is not None
            with pytest.raises(TooBusy):
                reviews.ask(numbered(100), 9, "mal", Sender("one house", "mal"))
            assert reviews.ask(numbered(101), 9, "ben", BEN) is not None
            for _ in range(3):
                await asyncio.sleep(0)
            running = [reviews.state(name_of(numbered(number))).running for number in range(LIMITS.waiting + 1)]
            assert running.count(False) == 1

    asyncio.run(run())


def test_a_review_that_fails_is_over_and_can_be_asked_for_again(tmp_path: Path) -> None:
    def fails(record: str, jobs: int, progress: Callable[[int], None], stopped: Callable[[], bool]) -> Review:
        raise RuntimeError

    async def run() -> None:
        async with opened(tmp_path, fails) as reviews:
            for _ in range(2):
                state = reviews.ask(RECORD, 9, "anna", ANNA)
                assert state is not None
                while reviews.state(state.id).running:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def written_differently(record: str, number: int) -> str:
    """The same game: other comments, spaces and names."""
    lines = [f"{line}   # {number}" for line in record.splitlines()]
    return "\n\n".join(line.replace("seat A ", f"seat A Anna the {number}th ") for line in lines) + "\n# the end\n"


def test_one_game_is_one_review(review: Review, tmp_path: Path) -> None:
    found = {reviewed_record(written_differently(RECORD, number), tmp_path, "en").record for number in range(20)}
    assert len(found) == 1
    (record,) = found
    assert from_record(record)[0].position() == from_record(RECORD)[0].position()
    save_cached(tmp_path, record, review)
    answers = [reviewed_record(written_differently(RECORD, number), tmp_path, "en").answer for number in range(2)]
    names = [msgspec.json.decode(answer)["review"]["seats"][0] for answer in answers]
    assert names == ["Anna the 0th random", "Anna the 1th random"], "each request is answered with its own names"


def test_twenty_comments_are_one_job(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Mal") as mal:
            long = golden("modules-all-6-players")
            seen = [await mal.ask("POST", "/reviews", {"record": f"{long}# {number}\n"}) for number in range(20)]
            ids = {each["state"]["id"] for each in seen}
            assert len(ids) == 1
            await mal.ask("DELETE", f"/reviews/{ids.pop()}")

    asyncio.run(run())


def test_a_review_in_a_process_can_be_stopped() -> None:
    reached: list[int] = []
    with pytest.raises(Stopped):
        review_in_process(RECORD, 1, reached.append, lambda: bool(reached))
    assert reached
    with pytest.raises(TimeoutError):
        review_in_process(RECORD, 1, reached.append, lambda: False, seconds=0)


def test_a_review_can_be_told_to_programs(review: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
