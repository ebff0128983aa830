"""The sizes of type on cards, in points on cards of the usual size: two or three in a deck, the same in every language.

Type is not scaled to fit. If a text does not fit, it must be shortened in the Fluent files.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from pecunia.art.part import all_art
from pecunia.art.shapes import DISPLAY, INK, Slot

POINT = 254 / 72  # tenths of a millimetre
MIN_SIZE, MIN_LARGE = 6.5, 8.0
MAX_SIZES = 3  # per deck


@dataclass(frozen=True)
class Sizes:
    """The sizes for a slot, largest first: with one language on the card, with two, and in large type."""

    one: tuple[float, ...]
    two: tuple[float, ...]
    large: tuple[float, ...]


def same(*points: float, large: tuple[float, ...]) -> Sizes:
    """The second language is not smaller: the picture gets less room instead."""
    return Sizes(points, points, large)


@cache
def card_sizes() -> dict[str, Mapping[str, Sizes]]:
    """Sizes by kind of card and role of the words on it."""
    return {kind: sizes for art in all_art().values() for kind, sizes in art.sizes.items()}


@cache
def _enlarged(kind: str) -> float:
    """How much larger a kind of card is printed than it is drawn."""
    return next((art.enlarged[kind] for art in all_art().values() if kind in art.enlarged), 1)


def units(kind: str, points: float) -> float:
    """A type size in the units of a drawing."""
    return round(points * POINT / _enlarged(kind), 2)


def points(kind: str, size: float) -> float:
    """A type size of a drawing in points on paper."""
    return round(size * _enlarged(kind) / POINT, 1)


def role(says: str) -> str:
    """The role of a slot: `task-3` is a task."""
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
    """A slot for words in one language, in the sizes of its kind of card."""
    slot = Slot(says, x, y, width, height, 0, 0, lines, weight, family, colour, spacing, capitals, left)
    return _sized(slot, kind, card_sizes()[kind][role(says)].one)


def in_two(slot: Slot, kind: str) -> Slot:
    """The same slot in the sizes of a card in two languages."""
    return _sized(slot, kind, card_sizes()[kind][role(slot.says)].two)


def in_large(slot: Slot, kind: str) -> Slot:
    return _sized(slot, kind, card_sizes()[kind][role(slot.says)].large)


def _sized(slot: Slot, kind: str, sizes: tuple[float, ...]) -> Slot:
    found = tuple(units(kind, size) for size in sizes)
    return replace(slot, size=found[0], least=found[-1] if len(found) > 1 else 0, sizes=found)
