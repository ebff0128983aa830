"""Ordinary Romans: a lintel with all that counts, a portrait, a name. They look left, to the front of the queue."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, ROOMY, SEAT, TILE, Kind
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.faces import class_of, faces_of
from pecunia.non_olet.art.frames.card_stock import (
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
from pecunia.non_olet.art.palette import CREAM, INK
from pecunia.non_olet.engine.names import CLASSES
from pecunia.texts import Texts

KEYS = tuple(face for klass in CLASSES for face in faces_of(klass))
X = 26
TOP = {SEAT: 214, TILE: 254}
FOOT = 740
QUIET = "#6d4d3a"
# Queues and piles may show less of a card, cut off at the bottom. The lintel alone says everything.
CROPS = {"whole": 880, "nameless": 790, "tile": 690, "lintel": 214}
NUMBERS = {
    SEAT: ((30, 18, 152), (235, 30, 160), (448, 36, 152)),
    TILE: ((12, 6, 204), (238, 72, 154), (412, 36, 204)),
    FULL: ((46, 38, 136), (243, 50, 144), (448, 54, 136)),  # paper cards are cut out, so nothing is close to the edge
}


def symbols() -> list[Symbol]:
    found = number_symbols()
    for detail, top in TOP.items():
        frame = stock(CREAM) + panel(X, top, PORTRAIT_WIDE, PORTRAIT_HIGH, CREAM)
        found.append(Symbol(f"frame-roman-{detail}", WIDTH, HEIGHT, frame))
    found.append(Symbol("foot-roman", WIDTH, HEIGHT, _foot()))
    found += [ground(klass, SEAT, PORTRAIT_WIDE, PORTRAIT_HIGH) for klass in CLASSES]
    return found + [portrait("romans", face, class_of(face), turned=False) for face in KEYS]


def _foot() -> str:
    """The foot covers the lower part of the picture: 11.4 mm for the class and the name."""
    return path(f"M20 {FOOT}H610V838H20Z", fill=CREAM) + path(f"M23 {FOOT}H607", stroke=INK, stroke_width=5)


def seated(kind: str, key: str, klass: str, picture: str, detail: str) -> Layout:
    """A Roman as a card on a bench or in a queue. The layout is the same for all, so that they line up."""
    top = TOP[detail]
    items: list[Use | Slot] = [
        Use(f"frame-{kind}-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"ground-{klass}-{SEAT}", X, top, PORTRAIT_WIDE, PORTRAIT_HIGH),
        Use(picture, X, top, PORTRAIT_WIDE, PORTRAIT_HIGH),
        *lintel(klass, *NUMBERS[detail]),
    ]
    if detail == SEAT:
        says = "class" if kind == "roman" else "name"
        items.append(Slot(says, 315, 774, 560, 80, 66, 36, spacing=6, capitals=True))
    crops = {name: height if name == "whole" else height + top - TOP[SEAT] for name, height in CROPS.items()}
    return Layout(kind, key, detail, WIDTH, HEIGHT, tuple(items), crops)


def layout(key: str, detail: str) -> Layout:
    """On cards for reading, a Roman has a name as well as a class."""
    if detail not in (FULL, ROOMY):
        return seated("roman", key, class_of(key), f"romans-{key}", detail)
    klass = class_of(key)
    items = (
        Use(f"frame-roman-{SEAT}", 0, 0, WIDTH, HEIGHT),
        Use(f"ground-{klass}-{SEAT}", X, TOP[SEAT], PORTRAIT_WIDE, PORTRAIT_HIGH),
        Use(f"romans-{key}", X, TOP[SEAT], PORTRAIT_WIDE, PORTRAIT_HIGH),
        Use("foot-roman", 0, 0, WIDTH, HEIGHT),
        *lintel(klass, *NUMBERS[FULL]),
        lettered("roman", "class", 315, FOOT + 7, 550, 38, family=SANS, colour=QUIET, spacing=4, capitals=True),
        lettered("roman", "name", 315, FOOT + 44, 550, 54, spacing=2, capitals=True),
    )
    return Layout("roman", key, detail, WIDTH, HEIGHT, items)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    """The class; a Roman's own name belongs to the values of the box and is the same in every language."""
    return {"class": texts.text(f"class-{class_of(key)}", count=1), **facts}


KIND = Kind(
    "roman",
    KEYS,
    symbols,
    layout,
    words,
    details=(FULL, SEAT, TILE),
    facts={"duration": "5", "fee": "5", "name": "Marmorius Gelidus"},
)
