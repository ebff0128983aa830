"""Who may sit where (§2.5): the wish of senators, women in pairs, and the duty to fill free places."""

from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.names import MIDDLE, NOBODY, SEATS, SENATOR, SLAVE, SPOTS, WOMAN
from pecunia.non_olet.engine.notation import JOIN, MOVES, PAIR, SEAT
from pecunia.non_olet.engine.reasons import (
    NO_SUCH_PLACE,
    NOT_HIS_PLACE,
    NOT_NOW,
    NOT_TWO_WOMEN,
    PLACE_FREE,
    PLACE_FULL,
    PLACE_TAKEN,
    QUEUE_EMPTY,
    SENATOR_BESIDE_SLAVE,
)
from pecunia.non_olet.engine.table import Table


def clashes(table: Table, player: int, klass: int, place: int) -> bool:
    """Whether a senator would sit beside a slave. Neighbours are L–M and M–R; villas have none.

    This is asked when somebody sits down. No effect moves visitors, so those who sit are not checked again (A34).
    """
    if place >= SEATS or (klass != SENATOR and klass != SLAVE):
        return False
    unwanted = SLAVE if klass == SENATOR else SENATOR
    if place == MIDDLE:
        return _beside(table, player, unwanted, place, 0) or _beside(table, player, unwanted, place, 2)
    return _beside(table, player, unwanted, place, MIDDLE)


def _beside(table: Table, player: int, klass: int, place: int, other: int) -> bool:
    if not sits(table, player, klass, other):
        return False
    for module in table.modules:
        if module.lifts_neighbours(table, player, place, other):
            return False
    return True


def sits(table: Table, player: int, klass: int, place: int) -> bool:
    """Whether somebody of the class is on the place."""
    index = player * SPOTS + place * 2
    first = table.at[index]
    if first == NOBODY:
        return False
    if table.klass[first] == klass:
        return True
    second = table.at[index + 1]
    return second != NOBODY and table.klass[second] == klass


def may_share(table: Table, player: int, roman: int, host: int, place: int, together: bool) -> bool:
    """Two women may sit together, in conversation. Modules let others share. A senator never shares with a slave."""
    one = table.klass[roman]
    other = table.klass[host]
    if one == WOMAN and other == WOMAN:
        return True
    if (one == SENATOR and other == SLAVE) or (one == SLAVE and other == SENATOR):
        return False
    for module in table.modules:
        if module.lets_share(table, player, roman, host, place, together):
            return True
    return False


def barred(table: Table, player: int, roman: int, place: int, beside: int) -> bool:
    """Whether a famous Roman refuses the place. The text of a module beats the base game (A67)."""
    for module in table.modules:
        if module.bars(table, player, roman, place, beside):
            return True
    return False


def seatable(table: Table, player: int, roman: int, place: int) -> bool:
    """Whether the Roman may be put on the free place."""
    return not clashes(table, player, table.klass[roman], place) and not barred(table, player, roman, place, NOBODY)


def joinable(table: Table, player: int, roman: int, place: int) -> bool:
    """Whether the Roman may join the only visitor of a place. He may do so even if no place is free (A23), but never as
    a third (A25)."""
    index = player * SPOTS + place * 2
    host = table.at[index]
    if host == NOBODY or table.at[index + 1] != NOBODY or not may_share(table, player, roman, host, place, False):
        return False
    return seatable(table, player, roman, place)


def seating_moves(table: Table, moves: list[Move]) -> bool:
    """Add every way to seat the front Roman. Returns whether one of them is a duty, so that phase 3 cannot end
    (A19)."""
    player = table.active
    queue = table.queues[player]
    if not queue:
        return False
    front = queue[0]  # nobody overtakes him, not even a woman who could join another (A20, A27)
    duty = False
    for place in range(SEATS + table.villas[player]):  # an empty villa must be filled like a seat (A28)
        if table.at[player * SPOTS + place * 2] == NOBODY:  # a visitor whose partner has left keeps the place (A26)
            if seatable(table, player, front, place):
                duty = True  # he must sit, on any place the player likes (A18), even if he blocks the next one (A21)
                moves.append(MOVES[SEAT + place])
                if len(queue) > 1 and may_pair(table, player, front, queue[1], place):
                    moves.append(MOVES[PAIR + place])
        elif joinable(table, player, front, place):
            moves.append(MOVES[JOIN + place])  # also while another place is free (A24)
    return duty


def may_pair(table: Table, player: int, front: int, second: int, place: int) -> bool:
    """Whether the second of the queue may sit down together with the front one, who may sit there (§2.5 a)."""
    if not may_share(table, player, second, front, place, True):
        return False
    return not clashes(table, player, table.klass[second], place) and not barred(table, player, second, place, front)


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
        if table.at[index + 1] != NOBODY:
            return PLACE_FULL
        if not may_share(table, player, queue[0], table.at[index], place, False):
            return NOT_TWO_WOMEN
        return SENATOR_BESIDE_SLAVE if clashes(table, player, table.klass[queue[0]], place) else NOT_HIS_PLACE
    if table.at[index] != NOBODY:
        return PLACE_TAKEN
    if clashes(table, player, table.klass[queue[0]], place):
        return SENATOR_BESIDE_SLAVE
    if barred(table, player, queue[0], place, NOBODY):
        return NOT_HIS_PLACE
    return NOT_TWO_WOMEN if kind == PAIR else NOT_NOW
