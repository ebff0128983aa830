"""Pecunia Olet as a PettingZoo environment."""

from typing import Any

from pettingzoo import AECEnv

from pecunia.envs.pettingzoo_env import Observation, TableEnv, metadata, wrapped


class raw_env(TableEnv):  # noqa: N801 (PettingZoo's environments all have this name)
    title = "olet"
    metadata = metadata("pecunia_olet_v0")


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """A table with PettingZoo's usual wrappers; the options are those of the game."""
    return wrapped(raw_env(**options))
