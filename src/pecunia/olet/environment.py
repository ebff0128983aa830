"""Pecunia Olet as an environment."""

from typing import Final

from pecunia.olet.engine.questions import QUESTIONS
from pecunia.titles.environment import EnvironmentPart

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
)
