"""The things that a step points at, by the names that things have on the page.

move seat R       every element that stands for this move
place purse-0     a place of the table (`data-place`)
key officer       a thing (`data-key`)

A title adds words of its own, such as `queue A 1`.
"""

from pecunia.core.view import View
from pecunia.titles.registry import TITLES


def pointed(view: View, names: list[str]) -> list[str]:
    """The things that are there now, as `move:seat R`, `place:purse-0` or `key:roman-7`."""
    return [found for name in names if (found := _found(view, name))]


def _found(view: View, name: str) -> str:
    kind, _, rest = name.partition(" ")
    if kind in ("place", "key"):
        return f"{kind}:{rest}"
    if kind == "move":
        return f"move:{rest}" if rest in [move.text for move in view.moves] else ""
    point = TITLES[view.title].lesson
    return "" if point is None else point(view, kind, rest)
