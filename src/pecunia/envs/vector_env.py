"""Both games as Gymnasium vector environments: many games stepped in one call (docs/envs.md)."""

import gc
import time
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pecunia.bots.batch import EVERY_SEAT, Batch
from pecunia.envs.gym_env import ILLEGAL_REWARD, checked_opponents
from pecunia.envs.reasons import why_not
from pecunia.envs.tables import MAX_TURNS, Tables, rewards

Info = dict[str, Any]
Seeds = list[int | None]
# Of a game that is over: its number, the seat that answered last, what it sees, the rewards of all, truncated, why not.
End = tuple[int, int, bytes, list[float], bool, str]


class Setting:
    """What all games of a vector environment have in common; it travels to the processes that play them."""

    def __init__(self, title: str, options: dict[str, Any], opponents: list[str], seat: int, max_turns: int) -> None:
        self.title = title
        self.options = options
        self.opponents = opponents
        self.seat = seat
        self.max_turns = max_turns


class Share:
    """Some of the games, in one process. It reads answers from, and writes what is asked to, the arrays it is given."""

    def __init__(self, setting: Setting, arrays: dict[str, NDArray[Any]]) -> None:
        self.tables = Tables(setting.title, setting.options, None)
        self.arrays = arrays
        self.games = len(arrays["actions"])
        self.luck = [np.random.default_rng()] * self.games
        self.batch = Batch(
            self.tables.deal,
            lambda index: int(self.luck[index].integers(2**62)),
            self.tables.observer,
            arrays["masks"].data.cast("B"),
            self.games,
            setting.max_turns,
            setting.seat,
            setting.opponents,
        )

    def reset(self, seeds: Seeds, again: list[bool]) -> None:
        """New games: with a seed the one that `pecunia.new` deals for it, else the next of the series."""
        for index, seed in enumerate(seeds):
            if again[index]:
                if seed is not None or self.batch.rows[index] == b"":
                    self.luck[index], _seed = seeding.np_random(seed)
                self.batch.deal(index, int(self.luck[index].integers(2**62)) if seed is None else seed)
        self._show()

    def step(self) -> list[End]:
        self.batch.step(self.arrays["actions"].tolist())
        self._show()
        return [self._told(each) for each in self.batch.ended]

    def _show(self) -> None:
        seen = self.arrays["observations"]
        seen[:] = np.frombuffer(b"".join(self.batch.rows), np.uint8).reshape(seen.shape)
        self.arrays["seats"][:] = self.batch.seats

    def _told(self, ended: Any) -> End:
        players = self.tables.players
        if ended.illegal is not None:
            found = [0.0] * players
            found[ended.seat] = ILLEGAL_REWARD
            return ended.index, ended.seat, ended.row, found, False, why_not(ended.game, ended.illegal)
        outcome = ended.game.outcome
        return ended.index, ended.seat, ended.row, rewards(outcome, players), outcome is None, ""

    def seconds(self) -> float:
        """What this process has cost so far."""
        return time.process_time()

    def close(self) -> None:
        self.batch.close()


class SharedArray:
    """An array that processes have in common."""

    def __init__(self, shape: tuple[int, ...], dtype: type) -> None:
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.memory = RawArray("B", int(np.prod(shape)) * self.dtype.itemsize)

    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.dtype).reshape(self.shape)


def answer(share: Share, name: str, arguments: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    """Call a method: what it returns, or what it raises."""
    try:
        return getattr(share, name)(*arguments), None
    except Exception as error:
        return None, error


def serve(pipe: Connection, setting: Setting, shared: dict[str, SharedArray], part: slice) -> None:
    """The life of a process: each message is the name of a method and its arguments; `None` ends it."""
    gc.disable()  # games hold no cycles, and looking for some in thousands of them takes as long as playing
    share = Share(setting, {name: each.array()[part] for name, each in shared.items()})
    while (message := pipe.recv()) is not None:
        name, *arguments = message
        pipe.send(answer(share, name, tuple(arguments)))
    share.close()


class TableVectorEnv(VectorEnv):
    """`num_envs` tables. `opponents` have the seats other than `seat`; with None every question is the agent's.

    Games that end are followed by the next one in the same step (AutoresetMode.SAME_STEP). With `workers` above one,
    that many processes play, this one among them. Without `copy`, what a step returns is overwritten by the next one.
    """

    title = ""
    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium asks for this attribute)

    def __init__(
        self,
        num_envs: int = 1,
        opponents: str | list[str] | None = "greedy",
        seat: int = 0,
        max_turns: int = MAX_TURNS,
        workers: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.tables = Tables(self.title, options, None)
        names = [] if opponents is None else checked_opponents(opponents, seat, self.tables.players)
        setting = Setting(self.title, options, names, EVERY_SEAT if opponents is None else seat, max_turns)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = self.tables.observation_space
        self.single_action_space = spaces.Discrete(self.tables.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shared = {
            "actions": SharedArray((num_envs,), np.int64),
            "observations": SharedArray((num_envs, self.tables.layout.size), np.uint8),
            "masks": SharedArray((num_envs, self.tables.actions), np.int8),
            "seats": SharedArray((num_envs,), np.int64),
        }
        self.arrays = {name: each.array() for name, each in shared.items()}
        workers = max(1, min(workers, num_envs))
        bounds = [num_envs * number // workers for number in range(workers + 1)]
        self.parts = [slice(first, behind) for first, behind in zip(bounds, bounds[1:])]
        self.ready = False
        # The first share is played in this process: while others play, it would only wait.
        self.share = Share(setting, {name: each[self.parts[0]] for name, each in self.arrays.items()})
        self.pipes: list[Connection] = []
        self.processes: list[Process] = []
        for part in self.parts[1:]:
            here, there = Pipe()
            process = Process(target=serve, args=(there, setting, shared, part), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def _all(self, name: str, arguments: list[tuple[Any, ...]] | None = None) -> list[Any]:
        """Call a method of every share, each with its own arguments."""
        first, *others = arguments or [()] * len(self.parts)
        for pipe, own in zip(self.pipes, others):
            pipe.send((name, *own))
        answers = [answer(self.share, name, first)]
        answers += [pipe.recv() for pipe in self.pipes]
        for _answer, error in answers:
            if error is not None:
                raise error
        return [found for found, _error in answers]

    def reset(self, *, seed: int | Seeds | None = None, options: Info | None = None) -> tuple[NDArray[np.uint8], Info]:
        """New games; with a number each table gets the next one as its seed. `options["reset_mask"]` says which."""
        seeds = (
            list(seed)
            if isinstance(seed, list | tuple)
            else [None if seed is None else seed + n for n in range(self.num_envs)]
        )
        again = (
            [True] * self.num_envs if options is None or "reset_mask" not in options else list(options["reset_mask"])
        )
        if len(seeds) != self.num_envs or len(again) != self.num_envs:
            raise ValueError(f"{self.num_envs} tables need as many seeds")
        self._all("reset", [(seeds[part], again[part]) for part in self.parts])
        self.ready = True
        return self._seen()

    def _seen(self) -> tuple[NDArray[np.uint8], Info]:
        found = [self.arrays[name] for name in ("observations", "masks", "seats")]
        seen, mask, seats = [each.copy() for each in found] if self.copy else found
        return seen, {"action_mask": mask, "seat": seats}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        if not self.ready:
            raise ResetNeeded("nothing is dealt: call reset() first")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.min() < 0 or actions.max() >= self.tables.actions:
            raise InvalidAction(f"{self.num_envs} actions are needed, each from 0 to {self.tables.actions - 1}")
        self.arrays["actions"][:] = actions
        found = self._all("step")
        reward = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        seen, info = self._seen()
        ends = [(part.start + end[0], end) for part, ended in zip(self.parts, found) for end in ended]
        if ends:
            self._tell_ends(ends, info, reward, terminated, truncated)
        return seen, reward, terminated, truncated, info

    def _tell_ends(
        self,
        ends: list[tuple[int, End]],
        info: Info,
        reward: NDArray[np.float64],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
    ) -> None:
        """What has ended: the last observation, the seat that saw it, and the rewards of all seats."""
        last = np.full(self.num_envs, None, object)
        final = {"seat": np.zeros(self.num_envs, np.int64), "rewards": np.zeros((self.num_envs, self.tables.players))}
        for index, (_index, seat, row, all_rewards, cut, illegal) in ends:
            reward[index] = all_rewards[seat]
            terminated[index] = not cut
            truncated[index] = cut
            last[index] = np.frombuffer(bytearray(row), np.uint8)
            final["seat"][index] = seat
            final["rewards"][index] = all_rewards
            if illegal:
                final.setdefault("illegal", np.full(self.num_envs, "", object))[index] = illegal
        info["final_obs"] = last
        info["final_info"] = final
        info["_final_obs"] = info["_final_info"] = terminated | truncated

    def seconds(self) -> float:
        """CPU seconds so far of the other processes that play."""
        return float(sum(self._all("seconds")[1:]))

    def close_extras(self, **kwargs: Any) -> None:
        self.share.close()
        for pipe, process in zip(self.pipes, self.processes):
            pipe.send(None)
            process.join()


class NonOletVectorEnv(TableVectorEnv):
    title = "non-olet"


class OletVectorEnv(TableVectorEnv):
    title = "olet"
