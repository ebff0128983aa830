"""What people can set at a table of Pecunia non olet, besides the number of players and an owner's values."""

from typing import TypedDict


class NonOletTableOptions(TypedDict, total=False):
    """The options of a table of Pecunia non olet. Those left out have their default."""

    edition: int
    dark_red: bool
    open_draft: bool
    target: int
    house: dict[str, str]
    modules: list[str]
    famous: str
