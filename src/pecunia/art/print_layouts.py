"""Roomy layouts with their words: in large type for people with poor sight, or in two languages on one card."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from pecunia.art.lettering import LEADING, DoesNotFitError, set_words, width
from pecunia.art.part import all_art
from pecunia.art.shapes import Layout, Slot, Symbol, Use, path
from pecunia.art.type_sizes import in_large, in_two

SECOND = "second-"  # prefix of slots in the second language
GAP = 12
BESIDE = "|"  # stands between names that are side by side
APART = 40  # the distance between such names
STROKE = "M0 2L120 0.4L240 2L120 3.6Z"


@cache
def quieter() -> dict[str, str]:
    """For each colour of words, the less prominent colour of the second language."""
    return {colour: other for art in all_art().values() for colour, other in art.quieter.items()}


@cache
def between() -> dict[str, Symbol]:
    """The lines between two languages, by typeface."""
    return {family: line for art in all_art().values() for family, line in art.between.items()}


def line_between(name: str, colour: str) -> Symbol:
    return Symbol(name, 240, 4, path(STROKE, fill=colour))


def large(layout: Layout) -> Layout:
    """The layout in large type. Numbers keep their size, which depends on the sign they stand on."""
    items = (in_large(item, layout.kind) if isinstance(item, Slot) and item.sizes else item for item in layout.items)
    return replace(layout, items=tuple(items))


def both(
    layout: Layout, first: Mapping[str, str], second: Mapping[str, str], languages: tuple[str, str]
) -> tuple[Layout, dict[str, str]]:
    """The layout with room for both languages, and its words. Words that are the same in both are written once."""
    items: list[Use | Slot] = []
    words = dict(first)
    for item in layout.items:
        if not isinstance(item, Slot) or item.fixed or _same(first.get(item.says, ""), second.get(item.says, "")):
            items.append(item)
            continue
        words[SECOND + item.says] = second[item.says]
        items += _halves(in_two(item, layout.kind), (first[item.says], second[item.says]), languages)
    return replace(layout, items=tuple(items)), words


def _same(one: str, other: str) -> bool:
    """Whether one text serves both languages: sums of money differ only in the position of the sign."""
    return one == other or not any(letter.isalpha() for letter in one)


def _halves(slot: Slot, words: tuple[str, str], languages: tuple[str, str]) -> list[Use | Slot]:
    """A slot for each language: names side by side if they fit on one line, everything else one above the other."""
    one = replace(slot, language=languages[0])
    other = replace(slot, language=languages[1], says=SECOND + slot.says, colour=quieter()[slot.colour])
    if slot.lines == 1:
        found = _beside(one, other, words)
        if found:
            return found
    return _stacked(one, other, words)


def _beside(one: Slot, other: Slot, words: tuple[str, str]) -> list[Use | Slot]:
    """Both on one line with a stroke between them; an empty list if they are too long for that."""
    size = one.sizes[0]
    wide = [width(said.upper() if one.capitals else said, one.family, one.weight, size, one.spacing) for said in words]
    whole = sum(wide) + APART
    if whole > one.width:
        return []
    left = one.x if one.left else one.x - whole / 2
    stroke = replace(
        other, says="between", fixed=BESIDE, width=APART, left=False, x=round(left + wide[0] + APART / 2, 1)
    )
    halves = []
    for half, start, room in ((one, left, wide[0]), (other, left + whole - wide[1], wide[1])):
        x = start if half.left else start + room / 2
        halves.append(replace(half, x=round(x, 1), width=round(room + 0.1, 1)))
    return [halves[0], stroke, halves[1]]


def _stacked(one: Slot, other: Slot, words: tuple[str, str]) -> list[Use | Slot]:
    """One above the other, in the middle of the slot, with a line between texts."""
    size = one.sizes[0]
    rows = [
        len(set_words(said, replace(half, lines=max(half.lines, 2)), half.language).lines) * size * LEADING
        for said, half in zip(words, (one, other))
    ]
    gap = GAP if one.family in between() and not one.left and not one.capitals else 0
    whole = sum(rows) + gap
    if whole > one.height + 0.5:
        raise DoesNotFitError(f"{one.says}: {words} in {one.width:g} x {one.height:g}")
    top = one.y + (one.height - whole) / 2
    lines = max(one.lines, 2)
    upper = replace(one, y=round(top, 1), height=round(rows[0], 1), lines=lines)
    lower = replace(other, y=round(top + rows[0] + gap, 1), height=round(rows[1], 1), lines=lines)
    if not gap:
        return [upper, lower]
    line = between()[one.family]
    at = round(lower.y - (gap + line.height) / 2, 1)
    return [upper, Use(line.name, one.x - line.width / 2, at, line.width, line.height), lower]
