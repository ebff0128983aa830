"""Ordinary Romans: a lintel with all that counts, a portrait, a name. They look left, to the front of the queue."""

from collections.abc import Mapping
from dataclasses import replace

from pecunia.art.faces import class_of, faces_of
from pecunia.art.frames.stock import (
    HEIGHT,
    PORTRAIT_HIGH,
    PORTRAIT_WIDE,
    WIDTH,
    ground,
    lintel,
    number_symbols,
    panel,
    portrait,
    stock,
)
from pecunia.art.kinds import FULL, ROOMY, SEAT, TILE, Kind
from pecunia.art.palette import CREAM, INK
from pecunia.art.shapes import Layout, Slot, Symbol, Use, path
from pecunia.non_olet.names import CLASSES
from pecunia.texts import Texts

KEYS = tuple(face for klass in CLASSES for face in faces_of(klass))
X = 26
TOP = {SEAT: 214, TILE: 254}
# Queues and piles may show less of a card, cut from below; the lintel alone says everything.
CROPS = {"whole": 880, "nameless": 790, "tile": 690, "lintel": 214}
NUMBERS = {
    SEAT: ((30, 18, 152), (235, 30, 160), (448, 36, 152)),
    TILE: ((12, 6, 204), (238, 72, 154), (412, 36, 204)),
    ROOMY: ((24, 16, 190), (240, 64, 150), (416, 36, 190)),  # a card on paper is cut: nothing stands close to its edge
}


def symbols() -> list[Symbol]:
    found = number_symbols()
    for detail, top in TOP.items():
        frame = stock(CREAM) + panel(X, top, PORTRAIT_WIDE, PORTRAIT_HIGH, CREAM)
        found.append(Symbol(f"frame-roman-{detail}", WIDTH, HEIGHT, frame))
    found += [ground(klass, SEAT, PORTRAIT_WIDE, PORTRAIT_HIGH) for klass in CLASSES]
    return found + [portrait("romans", face, class_of(face), turned=False) for face in KEYS]


def printed() -> list[Symbol]:
    """A foot that covers the lower part of the picture, so that there is room for a name, or for two."""
    foot = path("M20 770H610V816H20Z", fill=CREAM) + path("M21 770H609", stroke=INK, stroke_width=5)
    return [Symbol("foot-roman", WIDTH, HEIGHT, foot)]


def seated(kind: str, key: str, klass: str, picture: str, detail: str) -> Layout:
    """A Roman as a card on a bench or in a queue: the same for all, so that they stand in line."""
    top = TOP[detail]
    items: list[Use | Slot] = [
        Use(f"frame-{kind}-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"ground-{klass}-{SEAT}", X, top, PORTRAIT_WIDE, PORTRAIT_HIGH),
        Use(picture, X, top, PORTRAIT_WIDE, PORTRAIT_HIGH),
        *lintel(klass, *NUMBERS[detail]),
    ]
    if detail == SEAT:
        items.append(Slot("name", 315, 774, 560, 80, 66, 36, spacing=6, capitals=True))
    crops = {name: height if name == "whole" else height + top - TOP[SEAT] for name, height in CROPS.items()}
    return Layout(kind, key, detail, WIDTH, HEIGHT, tuple(items), crops)


def layout(key: str, detail: str) -> Layout:
    """An ordinary Roman has nothing more to say in full than on a seat; with more room, the numbers are larger."""
    if detail == ROOMY:
        tile = seated("roman", key, class_of(key), f"romans-{key}", TILE)
        picture = [use for use in tile.uses if use.symbol not in ("duration", "fee", f"plate-{class_of(key)}")]
        foot = Use("foot-roman", 0, 0, WIDTH, HEIGHT)
        name = Slot("name", 315, 776, 560, 92, 66, 36, spacing=6, capitals=True)
        return replace(tile, detail=ROOMY, items=(*picture, foot, *lintel(class_of(key), *NUMBERS[ROOMY]), name))
    return seated("roman", key, class_of(key), f"romans-{key}", SEAT if detail == FULL else detail)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"class-{class_of(key)}", count=1), **facts}


KIND = Kind(
    "roman",
    KEYS,
    symbols,
    layout,
    words,
    details=(FULL, SEAT, TILE),
    facts={"duration": "5", "fee": "5"},
    printed=printed,
)
