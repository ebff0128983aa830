"""Roomy layouts, filled: with large type for those who see little, or with two languages on one card."""

from collections.abc import Mapping
from dataclasses import replace

from pecunia.art.frames.olet_stock import GREEN, LIGHT, MIDDLE, PRINT
from pecunia.art.lettering import set_words
from pecunia.art.palette import CREAM, INK
from pecunia.art.shapes import DISPLAY, SANS, Layout, Slot, Symbol, Use, path

LARGE = 1.7  # words may be so much larger than on an ordinary card, where there is room
SMALLER = 2  # of two languages, each may be so much smaller
SECOND = "second-"  # what a slot of the second language says begins with this
BESIDE = 8  # in slots that are so much wider than high, the languages stand side by side
GAP = 12
# The second language is quieter: the colour of words, and the one that steps back from it.
QUIETER = {
    INK: "#5f4033",
    CREAM: "#dcc8a4",
    GREEN: MIDDLE,
    LIGHT: "#c9d6bd",
    "#f3d98f": "#d9bd74",
    "#fff6e6": "#f3d3bc",
}
LINE = "M0 2L120 0.4L240 2L120 3.6Z"
BETWEEN = {
    SANS: Symbol("between", 240, 4, path(LINE, fill="#a9743e")),
    PRINT: Symbol("olet-between", 240, 4, path(LINE, fill=MIDDLE)),
}


def large(layout: Layout) -> Layout:
    """The layout with words as large as the room allows."""
    return replace(layout, items=tuple(_grown(item) if isinstance(item, Slot) else item for item in layout.items))


def _grown(slot: Slot) -> Slot:
    """Numbers have one size: that of the sign they stand on."""
    return replace(slot, size=round(slot.size * LARGE)) if slot.least else slot


def both(
    layout: Layout, first: Mapping[str, str], second: Mapping[str, str], languages: tuple[str, str]
) -> tuple[Layout, dict[str, str]]:
    """The layout with room for both languages, and the words in it. What is the same in both is written once."""
    items: list[Use | Slot] = []
    words = dict(first)
    for item in layout.items:
        if not isinstance(item, Slot) or item.fixed or _same(first.get(item.says, ""), second.get(item.says, "")):
            items.append(item)
            continue
        words[SECOND + item.says] = second[item.says]
        items += _halves(item, (first[item.says], second[item.says]), languages)
    return replace(layout, items=tuple(items)), words


def _same(one: str, other: str) -> bool:
    """Sums of money differ in where the sign stands: whoever reads one reads the other."""
    return one == other or not any(letter.isalpha() for letter in one)


def _halves(slot: Slot, words: tuple[str, str], languages: tuple[str, str]) -> list[Use | Slot]:
    """A slot for each language: names as large as they can be, texts of one size with a line between them."""
    least = slot.least - SMALLER
    one = replace(slot, language=languages[0], least=least)
    other = replace(slot, language=languages[1], least=least, says=SECOND + slot.says, colour=QUIETER[slot.colour])
    if slot.width > BESIDE * slot.height:
        room = (slot.width - GAP) / 2
        away = (slot.width - room) / 2
        return list(
            _alike(replace(one, x=slot.x - away, width=room), replace(other, x=slot.x + away, width=room), words)
        )
    if slot.family == DISPLAY or slot.capitals:
        room = slot.height / 2
        return [replace(one, height=room), replace(other, y=slot.y + room, height=room)]
    room = slot.height - GAP
    upper = round(room * min(0.6, max(0.4, len(words[0]) / len(words[0] + words[1]))), 1)
    one, other = _alike(replace(one, height=upper), replace(other, y=slot.y + upper + GAP, height=room - upper), words)
    line = BETWEEN[slot.family]
    at = round(other.y - (GAP + line.height) / 2, 1)
    return [one, Use(line.name, slot.x - line.width / 2, at, line.width, line.height), other]


def _alike(one: Slot, other: Slot, words: tuple[str, str]) -> tuple[Slot, Slot]:
    """Both with the size that both have room for."""
    size = min(set_words(said, slot, slot.language).size for said, slot in zip(words, (one, other)))
    return replace(one, size=size), replace(other, size=size)
