"""Who may sit where (§2.5): the wish of senators, women in pairs, and the duty to fill free places."""

from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.names import MIDDLE, NOBODY, SEATS, SENATOR, SLAVE, SPOTS, WOMAN
from pecunia.non_olet.notation import JOIN, MOVES, PAIR, SEAT
from pecunia.non_olet.reasons import (
    NO_SUCH_PLACE,
    NOT_NOW,
    NOT_TWO_WOMEN,
    PLACE_FREE,
    PLACE_FULL,
    PLACE_TAKEN,
    QUEUE_EMPTY,
    SENATOR_BESIDE_SLAVE,
)
from pecunia.non_olet.table import Table


def clashes(table: Table, player: int, klass: int, place: int) -> bool:
    """Whether a senator would sit beside a slave. Neighbours are L–M and M–R; villas have none."""
    if place >= SEATS or (klass != SENATOR and klass != SLAVE):
        return False
    unwanted = SLAVE if klass == SENATOR else SENATOR
    if place == MIDDLE:
        return _sits(table, player, unwanted, 0) or _sits(table, player, unwanted, 2)
    return _sits(table, player, unwanted, MIDDLE)


def _sits(table: Table, player: int, klass: int, place: int) -> bool:
    index = player * SPOTS + place * 2
    first = table.at[index]
    if first == NOBODY:
        return False
    if table.klass[first] == klass:
        return True
    second = table.at[index + 1]
    return second != NOBODY and table.klass[second] == klass


def may_share(table: Table, roman: int, host: int) -> bool:
    """Two women may sit together, in conversation."""
    return table.klass[roman] == WOMAN and table.klass[host] == WOMAN


def seating_moves(table: Table, moves: list[Move]) -> bool:
    """Add every way to seat the front Roman; say whether one of them is a duty, so that phase 3 cannot end (A19)."""
    player = table.active
    queue = table.queues[player]
    if not queue:
        return False
    front = queue[0]
    klass = table.klass[front]
    duty = False
    together = len(queue) > 1 and may_share(table, queue[1], front)
    for place in range(SEATS + table.villas[player]):
        index = player * SPOTS + place * 2
        host = table.at[index]
        if host == NOBODY:
            if not clashes(table, player, klass, place):
                duty = True
                moves.append(MOVES[SEAT + place])
                if together:
                    moves.append(MOVES[PAIR + place])
        elif table.at[index + 1] == NOBODY and may_share(table, front, host):
            moves.append(MOVES[JOIN + place])
    return duty


def why_not_seat(table: Table, kind: int, place: int) -> Reason:
    """Why the front Roman cannot be put on the place in this way."""
    player = table.active
    queue = table.queues[player]
    if not queue:
        return QUEUE_EMPTY
    if place >= SEATS + table.villas[player]:
        return NO_SUCH_PLACE
    index = player * SPOTS + place * 2
    if kind == JOIN:
        if table.at[index] == NOBODY:
            return PLACE_FREE
        return NOT_TWO_WOMEN if table.at[index + 1] == NOBODY else PLACE_FULL
    if table.at[index] != NOBODY:
        return PLACE_TAKEN
    if clashes(table, player, table.klass[queue[0]], place):
        return SENATOR_BESIDE_SLAVE
    return NOT_TWO_WOMEN if kind == PAIR else NOT_NOW
