"""The tables of a vector environment, shared out among processes that lay what they see into common memory."""

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
from pecunia.envs.table_setting import Tables, rewards
from pecunia.observers.batch import Batch, Ended
from pecunia.processes import PipedWorker

Seeds = list[int | None]
Arrays = dict[str, NDArray[Any]]
GOES_ON, OVER, CUT_OFF = 0, 1, 2  # what `ended` says of a table
# Whoever waits looks again and again for so many seconds before it sleeps: to wake a sleeper takes as long as dozens of
# moves. A learner thinks for longer than this, and then nobody keeps the processors from it.
PATIENCE = 0.0005
ALIVE = 1.0  # how often a sleeper looks whether there is still somebody to wake it


class ShareSetting:
    """What all games of a vector environment have in common; it travels to the processes that play them."""

    def __init__(self, title: str, options: dict[str, Any], opponents: list[str], seat: int, max_turns: int) -> None:
        self.title = title
        self.options = options
        self.opponents = opponents
        self.seat = seat
        self.max_turns = max_turns


class SharedArray:
    """An array that processes have in common."""

    def __init__(self, shape: tuple[int, ...], dtype: type) -> None:
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.memory = RawArray("B", int(np.prod(shape)) * self.dtype.itemsize)

    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.dtype).reshape(self.shape)


def shared_arrays(tables: Tables, games: int) -> dict[str, SharedArray]:
    """What is answered and asked at each table, and of those where a game has ended: who had answered, what that seat
    saw, and the rewards of all."""
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
    """Some of the tables, in one process. It reads answers from common arrays and lays what is asked into them."""

    def __init__(self, setting: ShareSetting, arrays: Arrays) -> None:
        self.tables = Tables(setting.title, setting.options, None)
        self.arrays = arrays
        self.games = len(arrays["actions"])
        self.masks = arrays["masks"].reshape(-1)
        self.legal = np.zeros(0, np.int64)  # where they are not 0
        self.luck = [seeding.np_random()[0] for _game in range(self.games)]
        self.batch = Batch(
            self.tables.deal,
            self._next_seed,
            self.tables.observer,
            self.games,
            setting.max_turns,
            setting.seat,
            setting.opponents,
        )

    def _next_seed(self, index: int) -> int:
        return int(self.luck[index].integers(2**62))

    def reset(self, seeds: Seeds, again: list[bool]) -> None:
        """New games: with a seed the one that `pecunia.new` deals for it, else the next of the series."""
        for index, seed in enumerate(seeds):
            if again[index]:
                if seed is not None:
                    self.luck[index], _seed = seeding.np_random(seed)
                self.batch.deal(index, self._next_seed(index) if seed is None else seed)
        self.batch.look()
        self._show()

    def step(self) -> list[tuple[int, str]]:
        """Play on. Where a move was illegal: the table, and why."""
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
        """Of the masks only what changes is written: what one process writes, another one reads slowly."""
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
DONE: Answer = ([], None)  # of most steps


def answer(share: Share, name: str, arguments: tuple[Any, ...]) -> Answer:
    """Call a method: what it returns, or what it raises."""
    try:
        return getattr(share, name)(*arguments), None
    except Exception as error:
        return None, error


class Bell:
    """One process rings, another one waits for it. What was written before the ringing is there after the waiting.
    Words that do not fit into common memory follow through a pipe; `worded` says that there are some."""

    def __init__(self) -> None:
        self.rung = Semaphore(0)
        self.worded = RawArray("B", 1)

    def ring(self, worded: bool) -> None:
        self.worded[0] = worded
        self.rung.release()

    def wait(self, patience: float, other: Any) -> bool:
        """Whether there are words to read. RuntimeError where the other process is no more."""
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
    """Another process that plays a share, seen from here: `call` it, do something else, and then take the answer."""

    def __init__(self, setting: ShareSetting, shared: dict[str, SharedArray], part: slice, patience: float) -> None:
        self.patience = patience
        self.called, self.done = Bell(), Bell()
        there = (self.called, self.done, patience, setting, shared, part)
        super().__init__(serve, *there, has_threads=False, name="pecunia-tables")

    def call(self, name: str, arguments: tuple[Any, ...]) -> None:
        """Steps, which have no arguments, go without words."""
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
    """The life of a worker: it does what it is called for until it is told `None`, or nobody is there any more."""
    gc.disable()  # games hold no cycles, and looking for some in thousands of them takes as long as playing
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
