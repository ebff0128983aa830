"""What a step points at, in the names that things have on the page.

move seat R       whatever on the page is this move
place purse-0     a place of the table (`data-place`)
key officer       a thing (`data-key`)
queue A 1         the Roman at the front of A's queue
visitor A L       the Roman on A's left seat
"""

from pecunia.core.view import View
from pecunia.lessons.lesson import LETTERS
from pecunia.non_olet.names import NOBODY, SPOT_NAMES
from pecunia.non_olet.view import NonOletView


def pointed(view: View, names: list[str]) -> list[str]:
    """The things that are there now, as `move:seat R`, `place:purse-0` or `key:roman-7`."""
    return [found for name in names if (found := _found(view, name))]


def _found(view: View, name: str) -> str:
    kind, _, rest = name.partition(" ")
    if kind in ("place", "key"):
        return f"{kind}:{rest}"
    if kind == "move":
        return f"move:{rest}" if rest in [move.text for move in view.moves] else ""
    roman = _roman(view, kind, rest) if isinstance(view, NonOletView) else NOBODY
    return f"key:roman-{roman}" if roman != NOBODY else ""


def _roman(view: NonOletView, kind: str, rest: str) -> int:
    letter, _, where = rest.partition(" ")
    player = LETTERS.index(letter)
    if kind == "visitor":
        return view.roman(player, SPOT_NAMES.index(where))
    queue = view.queue(player)
    return queue[int(where) - 1] if int(where) <= len(queue) else NOBODY
