"""HTTP messages about an owner's box: a file of values, and what it says. The forms are those of the titles
(`titles/box_form.py`)."""

from typing import Annotated

from msgspec import Meta, Struct

from pecunia.server.messages.tables import MAX_FILE_NAME
from pecunia.server.messages.title_types import JsonValue


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of an owner's file, and its name, as for a table."""

    values: Annotated[str, Meta(max_length=100_000)]
    values_file: Annotated[str, Meta(min_length=1, max_length=MAX_FILE_NAME)] = "values.toml"


class BoxProblem(Struct, frozen=True):
    """What cannot be right, in a sentence, and the entries that are meant; none if it is the box as a whole."""

    entries: list[str]
    sentence: str


class Box(Struct, frozen=True):
    """What a file says: the game, the entries of its form by their names, those that no form shows, what the file says
    about itself, and what cannot be right."""

    game: str
    entries: dict[str, JsonValue]
    others: dict[str, JsonValue]
    about: dict[str, str]
    problems: list[BoxProblem]
