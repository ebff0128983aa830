"""The games as Gymnasium vector environments: many games stepped in one call (docs/envs.md)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pecunia.envs.gym_env import Player, checked_opponents, checked_seat
from pecunia.envs.shares import CUT_OFF, OVER, PATIENCE, Seeds, Share, ShareSetting, Worker, answer, shared_arrays
from pecunia.envs.table_setting import MAX_TURNS, Tables
from pecunia.observers.batch import EVERY_SEAT
from pecunia.processes import processor_count

Info = dict[str, Any]


class TableVectorEnv(VectorEnv):
    """`num_envs` tables. `opponents` play the seats other than `seat`; with None the agent answers for every seat.

    When a game ends, the next one begins in the same step (AutoresetMode.SAME_STEP). With `workers` above one, that
    many processes play, including this one. Without `copy`, the next step overwrites the arrays that a step returned.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium asks for this attribute)

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        opponents: Player | list[Player] | None = "greedy",
        seat: int | str = 0,
        max_turns: int = MAX_TURNS,
        workers: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.tables = Tables(title, options, None)
        own = checked_seat(seat)
        players = [] if opponents is None else checked_opponents(opponents, own, self.tables.players, title)
        setting = ShareSetting(title, options, players, EVERY_SEAT if opponents is None else own, max_turns)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = self.tables.observation_space
        self.single_action_space = spaces.Discrete(self.tables.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shared = shared_arrays(self.tables, num_envs)
        self.arrays = {name: each.array() for name, each in shared.items()}
        workers = max(1, min(workers, num_envs))
        bounds = [num_envs * number // workers for number in range(workers + 1)]
        self.parts = [slice(first, behind) for first, behind in zip(bounds, bounds[1:])]
        self.ready = False
        # This process plays the first share: otherwise it would only wait while the others play.
        self.share = Share(setting, {name: each[self.parts[0]] for name, each in self.arrays.items()})
        patience = PATIENCE if workers <= processor_count() else 0.0
        self.workers = [Worker(setting, shared, part, patience) for part in self.parts[1:]]

    def _all(self, name: str, arguments: list[tuple[Any, ...]] | None = None) -> list[Any]:
        """Call a method of every share, each with its own arguments."""
        first, *others = arguments or [()] * len(self.parts)
        for worker, own in zip(self.workers, others):
            worker.call(name, own)
        answers = [answer(self.share, name, first)]
        answers += [worker.answer() for worker in self.workers]
        for _answer, error in answers:
            if error is not None:
                raise error
        return [found for found, _error in answers]

    def reset(self, *, seed: int | Seeds | None = None, options: Info | None = None) -> tuple[NDArray[np.uint8], Info]:
        """New games. If the seed is a number, the tables get that number and the following ones as seeds.
        `options["reset_mask"]` says which tables are reset; without it, all are."""
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
        actions = np.ascontiguousarray(actions, np.int64)
        # Read as unsigned numbers, those below 0 are larger than all others, so one comparison is enough.
        if actions.shape != (self.num_envs,) or actions.view(np.uint64).max() >= self.tables.actions:
            raise InvalidAction(f"{self.num_envs} actions are needed, each from 0 to {self.tables.actions - 1}")
        self.arrays["actions"][:] = actions
        reasons = self._all("step")
        ended = self.arrays["ended"]
        terminated = ended == OVER
        truncated = ended == CUT_OFF
        seen, info = self._seen()
        reward = np.zeros(self.num_envs)
        tables = np.flatnonzero(ended)
        if len(tables):
            reward[tables] = self.arrays["rewards"][tables, self.arrays["last seats"][tables]]
            self._tell_ends(tables, info)
            for part, found in zip(self.parts, reasons):
                for index, why in found:
                    info["final_info"].setdefault("illegal", np.full(self.num_envs, "", object))[part.start + index] = (
                        why
                    )
        return seen, reward, terminated, truncated, info

    def _tell_ends(self, tables: NDArray[np.int64], info: Info) -> None:
        """Put the games that ended into the info: the last observation, the seat that saw it, and all rewards."""
        last = np.empty(self.num_envs, object)  # all None
        final = {"seat": np.zeros(self.num_envs, np.int64), "rewards": np.zeros((self.num_envs, self.tables.players))}
        for table in tables:
            last[table] = self.arrays["last observations"][table].copy()
        final["seat"][tables] = self.arrays["last seats"][tables]
        final["rewards"][tables] = self.arrays["rewards"][tables]
        info["final_obs"] = last
        info["final_info"] = final
        info["_final_obs"] = info["_final_info"] = self.arrays["ended"] > 0

    def _placed(self, reasons: list[list[tuple[int, str]]]) -> NDArray[Any]:
        """The reasons for illegal moves, each at the index of its table."""
        placed = np.full(self.num_envs, "", object)
        for part, found in zip(self.parts, reasons):
            for index, why in found:
                placed[part.start + index] = why
        return placed

    def close_extras(self, **kwargs: Any) -> None:
        self.share.close()
        for worker in self.workers:
            worker.close()
