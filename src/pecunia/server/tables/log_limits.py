"""How long the log of a table may grow, and what may still be written when it is long.

A log that never ends would fill the database, so everything that people can repeat at will has a limit. What an honest
game needs always has room: the longest game among bots has about a thousand moves.
"""

from typing import Final

from pecunia.core.errors import PecuniaError
from pecunia.server.tables.state import TableState

MAX_ENTRIES = 12_000
# From here on nobody talks or changes seats before the game, so that two thirds of the log are left for playing.
TALK_ENTRIES = 4_000
# Somebody who tries things out against bots takes back often. More than this is a program, or a finger on the key.
MAX_TAKE_BACKS = 200  # for each seat; asking the others counts, too
MAX_TAKEN_BACK = 2_000  # moves of one table

TALK: Final = ("chat", "setting", "sit", "stand")
AT_THE_END: Final = ("close", "offer", "rematch")  # each comes at most once for every seat
TOO_LONG: Final = "too-long"  # how a game ended whose log was full


def is_full(table: TableState) -> bool:
    """Whether only the end of the game can still be written."""
    return table.number >= MAX_ENTRIES - 1


def require_room(table: TableState, kind: str) -> None:
    """Refuse an entry of this kind if the log has no room for it."""
    if (kind in TALK and table.number >= TALK_ENTRIES) or (is_full(table) and kind not in AT_THE_END):
        raise PecuniaError("log-full")


def require_take_back(table: TableState, seat: int, moves: int) -> None:
    """Refuse somebody who has taken back very often."""
    if table.take_backs[seat] >= MAX_TAKE_BACKS or table.taken_back + moves > MAX_TAKEN_BACK:
        raise PecuniaError("no-more-take-backs")
