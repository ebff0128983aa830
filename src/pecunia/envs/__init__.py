"""The games as environments for machine learning tools (docs/envs.md).

from pecunia.envs import non_olet_v0                          # PettingZoo; every title has such a module
gymnasium.make("pecunia.envs:pecunia/NonOlet-v0", players=3)  # Gymnasium; importing this package registers it
gymnasium.make_vec("pecunia.envs:pecunia/NonOlet-v0", num_envs=1024, players=3)
import pecunia.envs.openspiel                                 # OpenSpiel: pyspiel.load_game("pecunia_non_olet")
"""

from importlib.util import find_spec
from typing import Any

from pecunia.titles.registry import TITLES

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register

    for title in TITLES.values():
        register(
            id=f"pecunia/{title.environment().class_name}-v0",
            entry_point="pecunia.envs.gym_env:SeatEnv",
            vector_entry_point="pecunia.envs.vector_env:TableVectorEnv",
            kwargs={"title": title.name},
        )


def __getattr__(name: str) -> Any:
    """The PettingZoo module of a title: `non_olet_v0` has `env` and `raw_env`."""
    from pecunia.envs.pettingzoo_env import module_name, pettingzoo_module

    for title in TITLES:
        if module_name(title) == name:
            return pettingzoo_module(title)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
