"""Pecunia non olet as an environment."""

from typing import Final

from pecunia.non_olet.engine.options import HOUSE_RULES
from pecunia.non_olet.engine.questions import QUESTIONS
from pecunia.titles.environment import EnvironmentPart, parameter

ENVIRONMENT: Final = EnvironmentPart(
    class_name="NonOlet",
    parameters={
        "players": 4,
        "edition": 2016,
        "modules": "",
        "famous": "all",
        "dark_red": False,
        "open_draft": False,
        "target": 0,
        "start": 0,
        "values": "",
        **{name: parameter(choices[0]) for name, choices in HOUSE_RULES.items()},
    },
    lists={"modules": list, "famous": ",".join},
    questions=QUESTIONS,
)
