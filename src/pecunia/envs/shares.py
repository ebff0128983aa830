"""The tables of a vector environment, divided among processes that write their observations to shared memory."""

import gc
import time
from multiprocessing import Semaphore, parent_process
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from pecunia.envs.error_words import why_not
from pecunia.envs.gym_env import ILLEGAL_REWARD
from pecunia.envs.rewards import rewards
from pecunia.envs.table_setting import Tables
from pecunia.observers.batch import Batch, Dealt, Ended
from pecunia.processes import PipedWorker

Seeds = list[int | None]
Arrays = dict[str, NDArray[Any]]
GOES_ON, OVER, CUT_OFF = 0, 1, 2  # what `ended` says of a table
# A waiting process polls for this many seconds before it sleeps, because waking it up takes as long as dozens of moves.
# A learner thinks for longer than this, so by then the waiting processes sleep and leave it the processors.
PATIENCE = 0.0005
ALIVE = 1.0  # seconds after which a sleeping process checks that the other one is still alive


class ShareSetting:
    """What all games of a vector environment have in common. It is sent to the processes that play them."""

    def __init__(self, title: str, options: dict[str, Any], opponents: list[Any], seat: int, max_turns: int) -> None:
        self.title = title
        self.options = options
        self.opponents = opponents
        self.seat = seat
        self.max_turns = max_turns


class SharedArray:
    """An array in memory that processes share."""

    def __init__(self, shape: tuple[int, ...], dtype: type) -> None:
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.memory = RawArray("B", int(np.prod(shape)) * self.dtype.itemsize)

    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.dtype).reshape(self.shape)


def shared_arrays(tables: Tables, games: int) -> dict[str, SharedArray]:
    """Arrays for the actions and the questions of each table. For tables where a game has ended, also the seat that
    acted last, what it saw, and everybody's rewards."""
    return {
        "actions": SharedArray((games,), np.int64),
        "observations": SharedArray((games, tables.layout.size), np.uint8),
        "masks": SharedArray((games, tables.actions), np.int8),
        "seats": SharedArray((games,), np.int64),
        "ended": SharedArray((games,), np.uint8),
        "last seats": SharedArray((games,), np.int64),
        "last observations": SharedArray((games, tables.layout.size), np.uint8),
        "rewards": SharedArray((games, tables.players), np.float64),
    }


class Share:
    """Some of the tables, in one process. It reads actions from the shared arrays and writes the questions to them."""

    def __init__(self, setting: ShareSetting, arrays: Arrays) -> None:
        self.tables = Tables(setting.title, setting.options, None)
        self.arrays = arrays
        self.games = len(arrays["actions"])
        self.masks = arrays["masks"].reshape(-1)
        self.legal = np.zeros(0, np.int64)  # the indexes where `masks` is 1
        self.luck = [seeding.np_random()[0] for _game in range(self.games)]
        self.seeds: dict[int, int] = {}  # stated by the caller, for the next game at an index
        self.batch = Batch(
            self._next_game,
            self.games,
            self.tables.actions,
            setting.max_turns,
            setting.seat,
            setting.opponents,
        )

    def _next_game(self, index: int) -> Dealt:
        seed = self.seeds.pop(index, None)
        if seed is None:
            seed = int(self.luck[index].integers(2**62))
        return Dealt(self.tables.deal(seed), self.tables.observer)

    def reset(self, seeds: Seeds, again: list[bool]) -> None:
        """New games. With a seed, the game that `pecunia.new` deals for it, else the next one of the series."""
        for index, seed in enumerate(seeds):
            if again[index]:
                if seed is not None:
                    self.luck[index], _seed = seeding.np_random(seed)
                    self.seeds[index] = seed
                self.batch.deal(index)
        self.batch.look()
        self._show()

    def step(self) -> list[tuple[int, str]]:
        """Play the actions. Returns the table and the reason for each move that was illegal."""
        self.batch.step(self.arrays["actions"].tolist())
        self._show()
        self.arrays["ended"][:] = GOES_ON
        reasons = []
        for ended in self.batch.ended:
            self._show_end(ended)
            if ended.illegal is not None:
                reasons.append((ended.index, why_not(ended.game, ended.illegal)))
        return reasons

    def _show(self) -> None:
        """Write the questions. Only the changed parts of the masks are written, because a process is slow to read
        memory that another one has just written."""
        seen = self.arrays["observations"]
        seen[:] = np.frombuffer(self.batch.rows.getvalue(), np.uint8).reshape(seen.shape)
        self.arrays["seats"][:] = np.frombuffer(self.batch.seats.getvalue(), np.uint8)
        self.masks[self.legal] = 0
        self.legal = np.frombuffer(self.batch.legal.getvalue(), "<i8")
        self.masks[self.legal] = 1

    def _show_end(self, ended: Ended) -> None:
        outcome = ended.game.outcome
        found = rewards(outcome, self.tables.players)
        if ended.illegal is not None:
            found[ended.seat] = ILLEGAL_REWARD
        self.arrays["ended"][ended.index] = CUT_OFF if outcome is None and ended.illegal is None else OVER
        self.arrays["last seats"][ended.index] = ended.seat
        self.arrays["last observations"][ended.index] = np.frombuffer(ended.row, np.uint8)
        self.arrays["rewards"][ended.index] = found

    def close(self) -> None:
        self.batch.close()


Answer = tuple[Any, Exception | None]
DONE: Answer = ([], None)  # the answer to most steps


def answer(share: Share, name: str, arguments: tuple[Any, ...]) -> Answer:
    """Call a method. Returns its result, or the exception that it raised."""
    try:
        return getattr(share, name)(*arguments), None
    except Exception as error:
        return None, error


class Bell:
    """One process rings, another one waits for it. After waiting, it sees all that was written before the ringing.
    Messages that do not fit into shared memory follow through a pipe; `worded` says that there is one."""

    def __init__(self) -> None:
        self.rung = Semaphore(0)
        self.worded = RawArray("B", 1)

    def ring(self, worded: bool) -> None:
        self.worded[0] = worded
        self.rung.release()

    def wait(self, patience: float, other: Any) -> bool:
        """Wait. Returns whether there is a message to read. Raises RuntimeError if the other process has ended."""
        rung = self.rung
        until = time.perf_counter() + patience
        while not rung.acquire(False):
            if time.perf_counter() > until:
                while not rung.acquire(timeout=ALIVE):
                    if not other.is_alive():
                        raise RuntimeError("a process that played with this one has ended")
                break
        return bool(self.worded[0])


class Worker(PipedWorker):
    """A handle on another process that plays a share: `call` it, do something else, and then take the answer."""

    def __init__(self, setting: ShareSetting, shared: dict[str, SharedArray], part: slice, patience: float) -> None:
        self.patience = patience
        self.called, self.done = Bell(), Bell()
        there = (self.called, self.done, patience, setting, shared, part)
        super().__init__(serve, *there, has_threads=False, name="pecunia-tables")

    def call(self, name: str, arguments: tuple[Any, ...]) -> None:
        """Call a method of the share. Steps have no arguments, so they need no message through the pipe."""
        worded = name != "step"
        self.called.ring(worded)
        if worded:
            self.pipe.send((name, arguments))

    def answer(self) -> Answer:
        found: Answer = self.pipe.recv() if self.done.wait(self.patience, self.process) else DONE
        return found

    def close(self) -> None:
        if self.is_alive():
            self.called.ring(True)
            self.pipe.send(None)
        self.wait()


def serve(
    pipe: Any,
    called: Bell,
    done: Bell,
    patience: float,
    setting: ShareSetting,
    shared: dict[str, SharedArray],
    part: slice,
) -> None:
    """The main loop of a worker: it answers calls until it receives `None` or the calling process has ended."""
    gc.disable()  # games hold no cycles, and searching thousands of games for some takes as long as playing
    share = Share(setting, {name: each.array()[part] for name, each in shared.items()})
    try:
        while (message := pipe.recv() if called.wait(patience, parent_process()) else ("step", ())) is not None:
            found = answer(share, *message)
            worded = found != DONE
            done.ring(worded)
            if worded:
                pipe.send(found)
    except (EOFError, RuntimeError):
        pass  # the caller was killed
    share.close()
