"""Both games as PettingZoo environments: agents take turns, each sees its own view (docs/envs.md)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from pecunia.envs.tables import MAX_TURNS, RENDER_MODES, Tables, picture, rewards, why_not

ILLEGAL_REWARD = -1.0
Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int], EzPickle):
    """One table. `options` are those of the game (`players`, `modules` …); a wrong one raises an OptionError.

    An illegal action raises IllegalMove with its reason and changes nothing; `env()` ends the game instead.
    """

    title = ""
    metadata: dict[str, Any] = {}  # noqa: RUF012 (PettingZoo asks for this attribute)

    def __init__(self, render_mode: str | None = None, max_turns: int = MAX_TURNS, **options: Any) -> None:
        EzPickle.__init__(self, render_mode, max_turns, **options)
        super().__init__()
        self.tables = Tables(self.title, options, render_mode)
        self.render_mode = render_mode
        self.max_turns = max_turns
        self.possible_agents = [f"player_{seat}" for seat in range(self.tables.players)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.tables.observation_space, "action_mask": self.tables.mask_space})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.tables.actions) for agent in self.possible_agents}
        self._luck: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one that `pecunia.new` deals for the seed; without a seed the next of a series."""
        if seed is not None or self._luck is None:
            self._luck, _seed = seeding.np_random(seed)
        self.game = self.tables.deal(int(self._luck.integers(2**62)) if seed is None else seed)
        self._moves = self.game.all_moves()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        question = self.game.question
        if question is not None:
            self.agent_selection = self.possible_agents[question.player]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        tables = self.tables
        return {"observation": tables.observation(self.game, seat), "action_mask": tables.mask(self.game, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent that is done acts by None"
        game = self.game
        game.play(self._moves[action])
        self._cumulative_rewards[agent] = 0.0
        if game.question is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(game.outcome, self.tables.players)))
            self._accumulate_rewards()
        elif game.turn > self.max_turns:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()

    def why_not(self, action: int) -> str:
        """Why an action is not legal now, in words."""
        return why_not(self.game, self._moves[action])

    def render(self) -> str | None:
        """The table as the agent that is to act sees it."""
        if self.render_mode is None:
            return None
        return picture(self.game, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        pass


class IllegalEnds(wrappers.TerminateIllegalWrapper[str, Observation, int]):
    """PettingZoo's wrapper: an illegal action ends the game, and who took it loses. It says why, too: in the log, and
    in the info of the agent under `illegal`."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        done = self.terminations[agent] or self.truncations[agent]
        if done or action is None or self._mask(agent)[action]:
            super().step(action)
            return
        table: Any = self.unwrapped
        reason = table.why_not(action)
        super().step(action)
        EnvLogger.get_logger().warning("[WARNING]: %s", reason)
        self.infos[agent]["illegal"] = reason

    def _mask(self, agent: str) -> NDArray[Any]:
        seen = self.observe(agent) if self._prev_obs is None else self._prev_obs
        return seen["action_mask"]  # type: ignore[no-any-return]


def wrapped(table: TableEnv) -> AECEnv[str, Observation, int]:
    """As PettingZoo's own games are: what is illegal or out of order is answered as its documentation says."""
    env: Any = IllegalEnds(table, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def metadata(name: str) -> dict[str, Any]:
    """Agents take turns and answer each other at once, so nothing of it can be made parallel."""
    return {"render_modes": RENDER_MODES, "name": name, "is_parallelizable": False, "render_fps": 2}
