"""The sizes of type on cards, in points on cards of the usual size: two or three in a deck, the same in every language.

Nothing is fitted. A text that does not fit is written shorter in the Fluent files.
"""

from dataclasses import dataclass, replace

from pecunia.art.palette import INK
from pecunia.art.shapes import DISPLAY, Slot

POINT = 254 / 72  # tenths of a millimetre
LEAST, LEAST_LARGE = 6.5, 8.0
MOST_SIZES = 3  # in a deck
# Drawn smaller than printed: a card of 440 x 620 units is as large as the others on paper.
ENLARGED = {"olet-card": 880 / 620}


@dataclass(frozen=True)
class Sizes:
    """What a slot may have, largest first: with one language on the card, with two, and in large type."""

    one: tuple[float, ...]
    two: tuple[float, ...]
    large: tuple[float, ...]


def _same(*points: float, large: tuple[float, ...]) -> Sizes:
    """The second language is not smaller: the picture gives way."""
    return Sizes(points, points, large)


NAME = Sizes((13,), (10.5,), (15,))
SIZES: dict[str, dict[str, Sizes]] = {
    "roman": {"class": _same(7, large=(9,)), "name": _same(13, 10.5, large=(13, 10.5))},
    "famous": {"name": NAME, "text": _same(8, large=(11,))},
    "action": {"name": NAME, "text": _same(9.5, large=(13,))},
    "upgrade": {"name": Sizes((9,), (8,), (10.5,)), "text": _same(7, large=(9,))},
    "event": {"name": Sizes((13, 10.5), (10.5,), (15, 12)), "text": _same(9, large=(13,))},
    "favour": {"name": NAME, "text": _same(9.5, large=(13,))},
    "ladder": {
        "name": Sizes((13,), (10.5,), (13,)),
        "rung": Sizes((8,), (7,), (9,)),
        "task": _same(7, large=(8.6,)),
    },
    "olet-card": {
        "name": Sizes((13,), (10.5,), (13,)),
        "letter": _same(13, large=(13,)),
        "mark": _same(13, large=(13,)),
        "text": _same(9.5, large=(13,)),
    },
}


def units(kind: str, points: float) -> float:
    """A size of type in the units of a drawing."""
    return round(points * POINT / ENLARGED.get(kind, 1), 2)


def points(kind: str, size: float) -> float:
    """A size in a drawing as it is on paper."""
    return round(size * ENLARGED.get(kind, 1) / POINT, 1)


def role(says: str) -> str:
    """`task-3` is a task."""
    return says.partition("-")[0]


def lettered(
    kind: str,
    says: str,
    x: float,
    y: float,
    width: float,
    height: float,
    lines: int = 1,
    weight: int = 700,
    family: str = DISPLAY,
    colour: str = INK,
    spacing: float = 0,
    capitals: bool = False,
    left: bool = False,
) -> Slot:
    """A slot for words of one language, in the sizes of its kind of card."""
    slot = Slot(says, x, y, width, height, 0, 0, lines, weight, family, colour, spacing, capitals, left)
    return _sized(slot, kind, SIZES[kind][role(says)].one)


def in_two(slot: Slot, kind: str) -> Slot:
    """The same slot with the size of a card in two languages."""
    return _sized(slot, kind, SIZES[kind][role(slot.says)].two)


def in_large(slot: Slot, kind: str) -> Slot:
    return _sized(slot, kind, SIZES[kind][role(slot.says)].large)


def _sized(slot: Slot, kind: str, sizes: tuple[float, ...]) -> Slot:
    found = tuple(units(kind, size) for size in sizes)
    return replace(slot, size=found[0], least=found[-1] if len(found) > 1 else 0, sizes=found)
