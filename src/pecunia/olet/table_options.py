"""What people can set at a table of Pecunia Olet, besides the number of players and an owner's values."""

from typing import TypedDict


class OletTableOptions(TypedDict, total=False):
    """The options of a table of Pecunia Olet. Those left out have their default."""

    open_money: bool
    tie: str
    round_cap: int
