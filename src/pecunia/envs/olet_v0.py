"""Pecunia Olet as a PettingZoo environment."""

from typing import Any

from pecunia.envs.pettingzoo_env import TableEnv, metadata


class raw_env(TableEnv):  # noqa: N801 (PettingZoo's environments all have this name)
    title = "olet"
    metadata = metadata("pecunia_olet_v0")


def env(**options: Any) -> raw_env:
    """A table as PettingZoo's own are: what is illegal or out of order is answered as its wrappers document it."""
    return raw_env(checked=True, **options)
