"""What other workers of the browser do, so that tables never wait for it: bots think, replays are made, games are
reviewed.

What goes from worker to worker is pickled, as between the processes of a server. All workers belong to the same page.
"""

import pickle
import re
from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move
from pecunia.review.review import review_of
from pecunia.review.review_report import Review
from pecunia.server.bot_workers.live_bots import LiveBots
from pecunia.server.bot_workers.question import BotAnswer, BotQuestion, Task
from pecunia.server.bot_workers.runs import Runs, any_move

# Uncompiled, a try takes twenty times as long as on a server: so a decision gets fewer. A review says how many.
REVIEW_TRIES: Final = 24

WITHOUT_NETWORK: Final = ("greedy", "random", "old-king")
GAME: Final = re.compile(r"^game (\S+)$", re.MULTILINE)

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Workers(Protocol):
    """The other workers, as the house sees them."""

    async def bot(self, task: bytes, network: str) -> bytes:
        """A task for `BotDesk.answer`. `network` is the title whose network it needs; empty if none."""

    async def desk(self, job: bytes, network: str) -> bytes:
        """A job for `work_at_desk`."""

    def review(self, name: str, record: str) -> None:
        """Begin a review. `TabServer.review_reached` and `review_ended` hear how far it has come."""

    def stop_review(self, name: str) -> None: ...


class TabBots:
    """All bots at the tables of this tab."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._runs = Runs()

    async def choose(self, question: BotQuestion) -> Move:
        """The move that the bot chooses. It is always legal. Raises PecuniaError if no worker answers; then the table
        asks again in a moment."""
        start = self._runs.start_of(question)
        title = question.game.title
        answer = await self._ask(question.open_task(start), title) or await self._ask(question.whole_task(start), title)
        self._runs.note(question, start, answer)
        return any_move(question) if answer is None else question.game.move(answer.move)

    async def _ask(self, task: Task, title: str) -> BotAnswer | None:
        network = "" if task.run.bot in WITHOUT_NETWORK else title
        found: BotAnswer | None = pickle.loads(await self._workers.bot(pickle.dumps(task), network))
        return found


class BotDesk:
    """The other end, in the worker where bots think."""

    def __init__(self) -> None:
        self._bots = LiveBots()

    def answer(self, task: bytes) -> bytes:
        return pickle.dumps(self._bots.answer(pickle.loads(task)))


class Desk:
    """Work that may take seconds, done by another worker."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def run(self, work: Callable[Given, Found], /, *arguments: Given.args, **named: Given.kwargs) -> Found:
        """Raises the error of the work if it is refused."""
        titles = [found[1] for each in arguments if isinstance(each, str) and (found := GAME.search(each))]
        job = pickle.dumps((work, arguments, named))
        found_there: Found | PecuniaError = pickle.loads(await self._workers.desk(job, titles[0] if titles else ""))
        if isinstance(found_there, PecuniaError):
            raise found_there
        return found_there


def work_at_desk(job: bytes) -> bytes:
    """The other end: the result, or the error that refuses the work."""
    work, arguments, named = pickle.loads(job)
    try:
        return pickle.dumps(work(*arguments, **named))
    except PecuniaError as error:
        return pickle.dumps(error)


def reviewed(record: str, progress: Callable[[int], None]) -> bytes:
    """In the worker for reviews: a whole review."""
    return pickle.dumps(review_of(record, 1, progress, tries=REVIEW_TRIES))


def review_in(content: bytes) -> Review:
    found: Review = pickle.loads(content)
    return found
