"""Worker processes of bots: what a bot remembers between questions, and what happens if one fails or cheats."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pecunia.bots import make_bot, registry
from pecunia.bots.bot import Bot, stream_for_question
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.server.bot_workers import live_bots
from pecunia.server.bot_workers.pool import BotPool
from pecunia.server.bot_workers.question import MAX_RUN, BotAnswer, BotQuestion
from tests.bots.installed import LAST, install

BOTS = (
    LAST
    + """
import os
from pecunia.bots.search import Budget, Search

def note(text):
    with open(os.environ["NOTES"], "a") as notes:
        notes.write(text + "\\n")

class Raises(Last):
    def choose(self, view): raise ValueError

class Cheats(Last):
    def choose(self, view): return next(m for m in view._game.all_moves() if m not in view.moves)

class Counts(Last):
    asked = 0
    def choose(self, view):
        self.asked += 1
        note(str(self.asked))
        return view.moves[(self.asked + self.stream.below(100)) % len(view.moves)]

class Thinks:
    def __init__(self, stream):
        self.search = Search(stream, Budget(6))
    def choose(self, view):
        note("tree" if self.search.remembers() else "none")
        return self.search.choose(view)
    def remembers(self):
        return self.search.remembers()

class Dies(Last):
    def choose(self, view):
        note("dies")
        with open(os.environ["NOTES"]) as notes:
            if len(notes.readlines()) <= int(os.environ["DEATHS"]):
                os._exit(1)
        return view.moves[-1]
"""
)
NAMES = ("last", "raises", "cheats", "counts", "thinks", "dies")


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    entries = "".join(f"{name} = guest_bots:{name.title()}\n" for name in NAMES)
    install(tmp_path, "guest-bots", f"[pecunia.bots]\n{entries}", guest_bots=BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "notes"
    file.touch()
    monkeypatch.setenv("NOTES", str(file))
    registry._installed.cache_clear()
    yield file
    registry._installed.cache_clear()


def asked(game: Game, bot: str, table: str = "table", take_back_entry: int = 0) -> BotQuestion:
    assert game.question is not None
    return BotQuestion(table, take_back_entry, bot, game.question.player, game)


def test_a_bot_that_fails_or_cheats_is_played_for(tmp_path: Path) -> None:
    """So is a bot whose package is gone, and a program, because the server starts none."""

    async def run() -> None:
        game = new("olet", seed=1, players=2)
        assert game.question is not None
        moves = game.question.moves
        pool = BotPool(1, 30)
        try:
            assert await pool.choose(asked(game, "last")) is moves[-1]
            for bot in ("raises", "cheats", "gone", f"cmd:touch {tmp_path / 'here'}"):
                assert await pool.choose(asked(game, bot)) in moves
            assert pool.too_slow == 0, "the worker has lived on"
        finally:
            pool.close()

    asyncio.run(run())
    assert not (tmp_path / "here").exists()


# What a bot remembers.


def moves_of_one_process(bot: str, questions: int) -> list[str]:
    """The moves of the same bots without workers: an object for each run of questions, a stream for each question."""
    game = new("non-olet", seed=7, players=2)
    bots: dict[int, Bot] = {}
    for _ in range(questions):
        assert game.question is not None
        seat = game.question.player
        stream = stream_for_question(game, seat)
        if game.undo_limit(seat) % MAX_RUN == 0:
            bots[seat] = make_bot(bot, stream)
        else:
            held = bots[seat].stream if bot == "counts" else bots[seat].search.stream  # type: ignore[attr-defined]
            held.restart(stream.key)
        game.play(bots[seat].choose(game.view(seat)))
    return [played.move.text for played in game.history()]


async def moves_of_a_pool(pool: BotPool, bot: str, questions: int, between: Callable[[int], None]) -> list[str]:
    game = new("non-olet", seed=7, players=2)
    try:
        for number in range(questions):
            between(number)
            game.play(await pool.choose(asked(game, bot)))
    finally:
        pool.close()
    return [played.move.text for played in game.history()]


def kill_workers(pool: BotPool, number: int) -> None:
    if number % 5 == 3:
        for worker in [worker for lane in pool.lanes for worker in lane.workers]:
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            worker.process.join()


@pytest.mark.parametrize(("bot", "questions"), [("counts", 40), ("thinks", 14)])
def test_a_bot_lives_on_between_its_own_questions(bot: str, questions: int, notes: Path) -> None:
    wanted = moves_of_one_process(bot, questions)
    alone = notes.read_text().split()
    assert len(alone) == questions
    notes.write_text("")
    pool = BotPool(1, 60)
    assert asyncio.run(moves_of_a_pool(pool, bot, questions, lambda number: None)) == wanted
    assert notes.read_text().split() == alone, "nobody was asked twice"
    assert pool.too_slow == 0
    assert {"counts": "3", "thinks": "tree"}[bot] in alone, "there was something to keep"


@pytest.mark.parametrize(("bot", "questions"), [("counts", 40), ("thinks", 14)])
def test_a_killed_worker_changes_no_move(bot: str, questions: int, notes: Path) -> None:
    wanted = moves_of_one_process(bot, questions)
    notes.write_text("")
    pool = BotPool(1, 60)
    assert asyncio.run(moves_of_a_pool(pool, bot, questions, lambda number: kill_workers(pool, number))) == wanted
    assert len(notes.read_text().split()) > questions, "somebody had to think again"
    assert pool.too_slow == 0


def test_what_is_evicted_is_thought_again(notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_bots, "MAX_LIVE_BOTS", 1)
    games = {table: new("non-olet", seed=table, players=2) for table in ("one", "two", "three")}
    cache = live_bots.LiveBots()
    for _ in range(12):
        for table, game in games.items():
            question = asked(game, "counts", table)
            start = question.run_start()
            answer = cache.answer(question.open_task(start))
            assert len(cache) <= 1
            if answer is None:
                assert start < question.number
                answer = cache.answer(question.whole_task(start))
            assert answer is not None
            game.play(game.move(answer.move))
    assert len(notes.read_text().split()) > 36


def test_a_bot_forgets_what_was_taken_back(notes: Path) -> None:
    """The number of moves is the same, but the moves before are others."""

    async def run() -> None:
        pool = BotPool(1, 60)
        try:
            game = new("non-olet", seed=7, players=2)
            while game.question is not None and game.undo_limit(game.question.player) < 2:
                game.play(await pool.choose(asked(game, "counts")))
            assert game.question is not None
            before = game.earlier(1)
            others = [
                move for move in before.view(game.question.player).moves if move.text != game.history()[-1].move.text
            ]
            for move in others:
                twin = before.copy()
                twin.play(move)
                other = move is not game.history()[-1].move
                if other and twin.question is not None and twin.undo_limit(twin.question.player) == 2:
                    notes.write_text("")
                    await pool.choose(asked(twin, "counts", take_back_entry=9))
                    assert notes.read_text().split() == ["1", "2", "3"], "it was asked anew, from the first question on"
                    return
            raise AssertionError("no other move goes on")
        finally:
            pool.close()

    asyncio.run(run())


@pytest.mark.parametrize(("deaths", "alive"), [(2, True), (9, False)])
def test_a_worker_that_dies_over_a_question_is_replaced(
    deaths: int, alive: bool, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a bot kills its worker every time, a move is made in its place."""
    monkeypatch.setenv("DEATHS", str(deaths))

    async def run() -> None:
        game = new("olet", seed=1, players=2)
        assert game.question is not None
        pool = BotPool(1, 60)
        try:
            chosen = await pool.choose(asked(game, "dies"))
        finally:
            pool.close()
        assert chosen in game.question.moves
        assert not alive or chosen is game.question.moves[-1]
        assert pool.too_slow == (0 if alive else 1)
        assert len(notes.read_text().split()) == 3

    asyncio.run(run())


class Scripted(BotPool):
    """Workers that answer as a test says."""

    def __init__(self, remembers: bool | None) -> None:
        super().__init__(1, 60)
        self.remembers = remembers
        self.starts: list[int] = []

    async def _answer(self, question: BotQuestion, start: int) -> BotAnswer | None:
        self.starts.append(start)
        if self.remembers is None:
            return None
        return BotAnswer(question.game.view(question.seat).moves[0].text, self.remembers)


@pytest.mark.parametrize("remembers", [None, False, True])
def test_a_bot_begins_anew_where_it_was_too_slow_or_keeps_nothing(remembers: bool | None) -> None:
    async def run() -> None:
        pool = Scripted(remembers)
        game = new("non-olet", seed=7, players=2)
        wanted: list[int] = []
        while len(wanted) < 30:
            question = asked(game, "counts")
            wanted.append(question.run_start() if remembers else question.number)
            game.play(await pool.choose(question))
        assert pool.starts == wanted
        assert pool.too_slow == (30 if remembers is None else 0)
        assert remembers is not True or len(set(wanted)) < 25, "some runs have several questions"

    asyncio.run(run())


def test_bots_of_the_house_choose_as_if_they_were_new() -> None:
    """A search remembers its tree, the others nothing, so the deal of the day is the same in the terminal."""

    async def run() -> None:
        pool = BotPool(1, 60)
        game = new("non-olet", seed=3, players=2)
        try:
            for number in range(30):
                question = asked(game, ("greedy", "random", "doorkeeper")[number % 3])
                fresh = make_bot(question.bot, stream_for_question(game, question.seat))
                chosen = await pool.choose(question)
                assert chosen is fresh.choose(game.view(question.seat))
                game.play(chosen)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_stream_that_is_restarted_is_the_other_stream() -> None:
    stream, other = stream_of("one"), stream_of("two")
    drawn = [stream.below(1000) for _ in range(7)]
    stream.restart(other.key)
    assert [stream.below(1000) for _ in range(200)] == [other.below(1000) for _ in range(200)]
    stream.restart(stream_of("one").key)
    assert [stream.below(1000) for _ in range(7)] == drawn
