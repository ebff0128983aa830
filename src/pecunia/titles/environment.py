"""The part of a title that the environments need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Parameter = int | bool | str


@dataclass(frozen=True, kw_only=True)
class EnvironmentPart:
    """`class_name` is the name in Gymnasium (`pecunia/NonOlet-v0`); OpenSpiel and PettingZoo derive their names from
    the title's. `parameters` are those of OpenSpiel with their defaults; 0, -1 and "" mean that the rules decide.
    OpenSpiel writes some parameters as words with + between them: `lists` has these, each with the function that turns
    the words into an option."""

    class_name: str
    parameters: Mapping[str, Parameter]
    lists: Mapping[str, Callable[[list[str]], object]]
    questions: list[str]  # in the order of their numbers in an observation


def parameter(text: str) -> Parameter:
    """A value inside a name, read as OpenSpiel reads it."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text
