"""Numbers of choices, drawn on the thing that can be chosen."""

from pecunia.core.moves import Move
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAVOUR_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.modules.upgrade_cards import SIGNS
from pecunia.non_olet.engine.names import SPOTS
from pecunia.non_olet.engine.notation import (
    CLIMB,
    CLIMB_PAYING,
    COLLECT_FROM,
    DISCARD,
    EVENT,
    FAVOUR,
    INDEX_OF,
    LONGEST_QUEUE,
    PLAY,
    PLAYER,
    QUEUE_CARD,
    SEAT,
    SHOWN,
    UPGRADE,
    USE,
    USE_SIGN,
    VISITOR,
    VISITOR_OF,
    family,
)
from pecunia.non_olet.engine.view import NonOletView

# The thing that has the mark: its kind, its owner, and which one; cards of modules have keys.
Mark = tuple[str, int, int | str]
NOBODYS = -1
# If there is little room, choices of these families can be left out of the list of sentences.
ON_THE_TABLE = (QUEUE_CARD, VISITOR_OF, VISITOR, COLLECT_FROM, PLAYER, SHOWN, UPGRADE, EVENT, FAVOUR)


def marks_of(view: NonOletView) -> dict[Mark, int]:
    """The places of the open question's choices on the table, numbered from 1."""
    marks: dict[Mark, int] = {}
    for choice, move in enumerate(view.moves, 1):
        spot = mark_of(view, move)
        if spot is not None:
            marks[spot] = choice
    return marks


def mark_of(view: NonOletView, move: Move) -> Mark | None:
    """The place of a choice on the table; None if it is only in the list."""
    kind = family(move.number)
    number = INDEX_OF[move.number]
    if kind == QUEUE_CARD:
        return "queue", number // LONGEST_QUEUE, number % LONGEST_QUEUE
    if kind == VISITOR_OF:
        return "spot", number // SPOTS, number % SPOTS
    if kind in (VISITOR, COLLECT_FROM):
        return "spot", view.seat, number
    if kind == SEAT:
        return "spot", view.seat, number * 2
    if kind == PLAYER:
        return "player", number, 0
    if kind == SHOWN:
        return "shown", NOBODYS, number
    if kind in (PLAY, DISCARD):
        return "hand", view.seat, number
    return _module_mark(kind, number)


def _module_mark(kind: int, number: int) -> Mark | None:
    if kind == UPGRADE:
        return "upgrade", NOBODYS, UPGRADE_KEYS[number]
    if kind == USE_SIGN:
        return "upgrade", NOBODYS, UPGRADE_KEYS[SIGNS[number]]
    if kind == EVENT:
        return "event", NOBODYS, EVENT_KEYS[number]
    if kind in (FAVOUR, USE):
        return "favour", NOBODYS, FAVOUR_KEYS[number]
    if kind in (CLIMB, CLIMB_PAYING):
        return "climb", NOBODYS, kind
    return None


def on_the_table(view: NonOletView) -> list[bool]:
    """Which choices can be seen on the table itself."""
    return [family(move.number) in ON_THE_TABLE for move in view.moves]


def marked(view: NonOletView) -> list[bool]:
    """Which choices show their number somewhere else on the screen than in the list."""
    return [mark_of(view, move) is not None for move in view.moves]
