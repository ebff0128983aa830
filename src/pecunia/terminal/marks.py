"""Numbers of choices, drawn on the thing that is chosen."""

from pecunia.non_olet.names import SPOTS
from pecunia.non_olet.notation import (
    COLLECT_FROM,
    LONGEST_QUEUE,
    PLAY,
    PLAYER,
    QUEUE_CARD,
    SEAT,
    SHOWN,
    VISITOR,
    VISITOR_OF,
    family,
)
from pecunia.non_olet.view import NonOletView

# What a mark stands on: the kind of thing, whose it is, and which one.
Mark = tuple[str, int, int]
# A question whose choices are all of these families can do without the list of sentences where room is short.
ON_THE_TABLE = (QUEUE_CARD, VISITOR_OF, VISITOR, COLLECT_FROM, PLAYER, SHOWN)


def marks_of(view: NonOletView) -> dict[Mark, int]:
    """Where the choices of the open question stand on the table, numbered from 1."""
    marks: dict[Mark, int] = {}
    for choice, move in enumerate(view.moves, 1):
        kind = family(move.number)
        number = move.number - kind
        if kind == QUEUE_CARD:
            marks["queue", number // LONGEST_QUEUE, number % LONGEST_QUEUE] = choice
        elif kind == VISITOR_OF:
            marks["spot", number // SPOTS, number % SPOTS] = choice
        elif kind in (VISITOR, COLLECT_FROM):
            marks["spot", view.seat, number] = choice
        elif kind == SEAT:
            marks["spot", view.seat, number * 2] = choice
        elif kind == PLAYER:
            marks["player", number, 0] = choice
        elif kind == SHOWN:
            marks["shown", -1, number] = choice
        elif kind == PLAY:
            marks["hand", view.seat, number] = choice
    return marks


def all_on_the_table(view: NonOletView) -> bool:
    """Whether every choice can be read off the table itself."""
    return all(family(move.number) in ON_THE_TABLE for move in view.moves)
