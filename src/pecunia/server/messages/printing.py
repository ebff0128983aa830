"""HTTP messages about printing: what can be printed, an order, a preview."""

from typing import Annotated

from msgspec import Meta, Struct

from pecunia.server.messages.tables import MAX_FILE_NAME

Key = Annotated[str, Meta(max_length=20)]


class PrintChoice(Struct, frozen=True):
    """Something that can be chosen, and what it is called in the language of the request."""

    key: str
    name: str


class PrintChoices(Struct, frozen=True):
    """What can be printed: the forms, the sets of cards, the paper sizes."""

    products: list[PrintChoice]
    sets: list[PrintChoice]
    papers: list[str]


class PrintOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """An order: which sets in which form, in one language or two, on which paper, and how.

    `values` is the text of an owner's file, and `values_file` its name, as for a table.
    """

    sets: Annotated[list[Key], Meta(min_length=1, max_length=20)]
    languages: Annotated[list[Key], Meta(min_length=1, max_length=2)]
    product: Key = "cards"
    paper: Key = "a4"
    size: Key = "63x88"
    bleed: bool = True
    backs: bool = True
    grey: bool = False
    large: bool = False
    values: Annotated[str, Meta(max_length=100_000)] = ""
    values_file: Annotated[str, Meta(min_length=1, max_length=MAX_FILE_NAME)] = "values.toml"


class PrintLook(Struct, frozen=True):
    """The first pages, each as a data URL of a picture."""

    pictures: list[str]
