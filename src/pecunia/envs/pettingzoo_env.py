"""The games as PettingZoo environments: agents take turns, each sees its own view (docs/envs.md)."""

from functools import cache, partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from pecunia.envs.error_words import why_not
from pecunia.envs.rewards import rewards
from pecunia.envs.table_setting import HUMAN, MAX_TURNS, RENDER_MODES, Tables, picture

ILLEGAL_REWARD = -1.0
Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int]):
    """One table. `options` are those of the game (`players`, `modules` …); a wrong one raises an OptionError.

    An illegal action raises IllegalMove with its reason and changes nothing. With `checked`, illegal actions and calls
    in the wrong order are handled as PettingZoo's wrappers document it. The wrappers themselves are not used: they
    would take longer than everything else.
    """

    metadata: dict[str, Any] = {}  # noqa: RUF012 (PettingZoo asks for this attribute)

    def __init__(
        self,
        title: str,
        render_mode: str | None = None,
        max_turns: int = MAX_TURNS,
        checked: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.tables = Tables(title, options, render_mode)
        self.metadata = metadata(f"pecunia_{module_name(title)}")
        self.render_mode = render_mode
        self.max_turns = max_turns
        self.checked = checked
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
        """A new game: the one that `pecunia.new` deals for the seed. Without a seed, the next one of a series."""
        if seed is not None or self._luck is None:
            self._luck, _seed = seeding.np_random(seed)
        self.game = self.tables.deal(int(self._luck.integers(2**62)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        self._show()

    def _select(self) -> None:
        question = self.game.question
        if question is not None:
            self.agent_selection = self.possible_agents[question.player]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        tables = self.tables
        return {"observation": tables.observation(self.game, seat), "action_mask": tables.mask(self.game, seat)}

    def step(self, action: Any) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        if self.checked and not self._may(agent, action):
            return
        game.play(self.tables.moves[action])
        self._cumulative_rewards[agent] = 0.0
        if game.question is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(game.outcome, self.tables.players)))
            self._accumulate_rewards()
        elif game.turn > self.max_turns:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._show()

    # What PettingZoo's OrderEnforcingWrapper, AssertOutOfBoundsWrapper and TerminateIllegalWrapper do.

    def __getattr__(self, name: str) -> Any:
        """Called for missing attributes. Before the first reset, these include all that belong to a game."""
        if "game" in self.__dict__:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        raise AttributeError(f"{name} cannot be accessed before reset")

    def _may(self, agent: str, action: int) -> bool:
        """Whether the action is legal. An illegal action ends the game, and the agent that took it loses. The log and
        the info of the agent say why."""
        if type(action) is not int or not 0 <= action < len(self.tables.moves):
            assert self.action_spaces[agent].contains(action), "action is not in action space"
        move = self.tables.moves[action]
        question = self.game.question
        if question is not None and question.allows(move):
            return True
        EnvLogger.warn_on_illegal_move()
        reason = why_not(self.game, move)
        EnvLogger.get_logger().warning("[WARNING]: %s", reason)
        self.infos[agent]["illegal"] = reason
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()
        return False

    def _show(self) -> None:
        """People see the table after every step, without asking for it."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as seen by the agent whose turn it is to act."""
        if self.render_mode is None:
            return None
        return picture(self.game, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        pass


def metadata(name: str) -> dict[str, Any]:
    """The environment cannot be made parallel: agents take turns, and each reacts to the others' last move."""
    return {"render_modes": RENDER_MODES, "name": name, "is_parallelizable": False, "render_fps": 2}


def module_name(title: str) -> str:
    """The name of the module of a title, in PettingZoo's style."""
    return f"{title.replace('-', '_')}_v0"


@cache
def pettingzoo_module(title: str) -> ModuleType:
    """The module of a title, like the modules of PettingZoo's own environments. `env` handles illegal actions and calls
    in the wrong order as PettingZoo's wrappers document it, `raw_env` raises."""
    module = ModuleType(module_name(title))
    module.raw_env = partial(TableEnv, title)  # type: ignore[attr-defined]
    module.env = partial(TableEnv, title, checked=True)  # type: ignore[attr-defined]
    return module
