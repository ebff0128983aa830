"""Ordinary Romans: a lintel with all that counts, a portrait, a name. They look left, to the front of the queue."""

from collections.abc import Mapping

from pecunia.art.faces import class_of, faces_of
from pecunia.art.frames.stock import HEIGHT, WIDTH, lintel, number_symbols, panel, portrait, stock
from pecunia.art.kinds import FULL, Kind
from pecunia.art.palette import CREAM
from pecunia.art.shapes import Layout, Slot, Symbol, Use
from pecunia.non_olet.names import CLASSES
from pecunia.texts import Texts

KEYS = tuple(face for klass in CLASSES for face in faces_of(klass))
X, WIDE, HIGH = 26, 578, 556
# Under 60 px the numbers are larger and the picture begins lower.
TOP = {FULL: 214, "table": 254}
# Queues and piles may show less of a card, cut from below; the lintel alone says everything.
CROPS = {"whole": 880, "nameless": 790, "tile": 690, "lintel": 214}
NUMBERS = {
    FULL: ((30, 18, 152), (235, 30, 160), (448, 36, 152)),
    "table": ((12, 6, 204), (238, 72, 154), (412, 36, 204)),
}


def symbols() -> list[Symbol]:
    found = number_symbols()
    for detail, top in TOP.items():
        frame = stock(CREAM) + panel(X, top, WIDE, HIGH, CREAM)
        found.append(Symbol(f"frame-roman-{detail}", WIDTH, HEIGHT, frame))
    return found + [portrait("romans", face, class_of(face), WIDE, HIGH, 0.9, False) for face in KEYS]


def layout(key: str, detail: str) -> Layout:
    top = TOP[detail]
    items: list[Use | Slot] = [
        Use(f"frame-roman-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"romans-{key}", X, top, WIDE, HIGH),
        *lintel(class_of(key), *NUMBERS[detail]),
    ]
    if detail == FULL:
        items.append(Slot("name", 315, 774, 560, 80, 66, 50, spacing=7, capitals=True))
    crops = {name: height if name == "whole" else height + top - TOP[FULL] for name, height in CROPS.items()}
    return Layout("roman", key, detail, WIDTH, HEIGHT, tuple(items), crops)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"class-{class_of(key)}", count=1), **facts}


KIND = Kind("roman", KEYS, symbols, layout, words, facts={"duration": "5", "fee": "5"})
