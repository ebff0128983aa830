"""Pecunia Olet as an environment."""

from typing import Final

from pecunia.envs.title_part import EnvironmentPart
from pecunia.olet.questions import QUESTIONS

ENVIRONMENT: Final = EnvironmentPart(
    class_name="Olet",
    parameters={
        "players": 3,
        "open_money": False,
        "tie": "shared",
        "round_cap": 0,
        "start": -1,
        "values": "",
    },
    lists={},
    questions=QUESTIONS,
    examples=[("three players", {"players": 3})],
)
