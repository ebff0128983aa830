"""The things that a lesson of Pecunia non olet can point at.

queue A 1         the Roman at the front of A's queue
visitor A L       the Roman on A's left seat
"""

from pecunia.core.moves import seat_number
from pecunia.core.view import View
from pecunia.non_olet.engine.names import NOBODY, SPOT_NAMES
from pecunia.non_olet.engine.view import NonOletView


def point(view: View, kind: str, rest: str) -> str:
    """The key of the Roman on the page; empty if nobody is there."""
    assert isinstance(view, NonOletView)
    roman = _roman(view, kind, rest)
    return f"key:roman-{roman}" if roman != NOBODY else ""


def _roman(view: NonOletView, kind: str, rest: str) -> int:
    letter, _, where = rest.partition(" ")
    player = seat_number(letter)
    if kind == "visitor":
        return view.roman(player, SPOT_NAMES.index(where))
    queue = view.queue(player)
    return queue[int(where) - 1] if int(where) <= len(queue) else NOBODY
