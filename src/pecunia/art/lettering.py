"""Words in their slots: how wide they are, where lines break, how large the type can be."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from pecunia.art.shapes import Slot

SOFT_HYPHEN = "\u00ad"
NARROW_SPACE, SPACE = "\u202f", "\u00a0"  # the fonts have no narrow one
LEADING = 1.12
ASCENT = 0.78  # from the top of a line to its baseline, as a fraction of the type size
CAPITAL_ASCENT = 0.86
STEP = 1.0
WORTH_A_BREAK = 0.8
# German has long words; these may break where two words meet.
BREAKS = {
    "de": (
        "Aktions|karten",
        "Bürger|versammlung",
        "Fisch|vergiftung",
        "Frauen|forum",
        "Frühjahrs|putz",
        "Gerüchte|küche",
        "Handtuch|halter",
        "Latrinen|klatsch",
        "Latrinen|wechsel",
        "Ratten|plage",
        "Runden|marker",
        "Römer|karten",
        "Senats|versammlung",
        "Sklaven|markt",
        "Sonder|steuer",
        "Staats|besuch",
        "Warte|schlange",
    )
}


class DoesNotFitError(ValueError):
    """Words that are too long for their slot even at its smallest size."""


@dataclass(frozen=True)
class Line:
    y: float
    words: str


@dataclass(frozen=True)
class TypeSetting:
    """The words of a slot, set in type: one size, lines with their baselines."""

    size: float
    lines: tuple[Line, ...]


@cache
def _widths() -> dict[str, dict[str, int]]:
    text = resources.files("pecunia").joinpath("art", "widths.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found


def fonts_used() -> tuple[str, ...]:
    """The fonts for words: `alegreya-sans-500` is a family and a weight."""
    return tuple(_widths())


def width(words: str, family: str, weight: int, size: float, spacing: float = 0) -> float:
    """The width without kerning. A character that the font lacks raises KeyError: it would be shown in another font."""
    return _units(words, f"{family}-{weight}") * size / 1000 + spacing * len(words)


@lru_cache(maxsize=1 << 16)
def _units(words: str, font: str) -> int:
    table = _widths()[font]
    return sum(table[letter] for letter in words)


@cache
def set_words(words: str, slot: Slot, language: str = "en") -> TypeSetting:
    """The largest setting of the words in the slot. A word breaks only if that makes the type much larger."""
    words = words.replace(NARROW_SPACE, SPACE)
    soft = words
    for whole in BREAKS.get(language, ()):
        soft = soft.replace(whole.replace("|", ""), whole.replace("|", SOFT_HYPHEN))
    plain = _largest(words, slot)
    broken = plain if soft == words else _largest(soft, slot)
    if plain is None or (broken is not None and broken.size * WORTH_A_BREAK > plain.size):
        plain = broken
    if plain is None:
        raise DoesNotFitError(f"{slot.says}: {words!r} in {slot.width:g} x {slot.height:g}, {slot.lines} lines")
    return plain


def _largest(words: str, slot: Slot) -> TypeSetting | None:
    if slot.capitals:
        words = words.upper()
    for size in slot.sizes or _fitted_sizes(slot):
        lines = _filled(words, slot, size, slot.width)
        if lines is not None and len(lines) <= slot.lines and len(lines) * size * LEADING <= slot.height + 0.5:
            return _placed(_evened(lines, words, slot, size), slot, size)
    return None


def _fitted_sizes(slot: Slot) -> Iterator[float]:
    least = slot.least or slot.size
    size = slot.size
    while size >= least:
        yield size
        size -= STEP


def _placed(lines: list[str], slot: Slot, size: float) -> TypeSetting:
    leading = size * LEADING
    ascent = CAPITAL_ASCENT if slot.capitals or slot.fixed else ASCENT
    top = slot.y + (slot.height - len(lines) * leading) / 2 + (leading - size) / 2
    return TypeSetting(
        size, tuple(Line(round(top + ascent * size + i * leading, 1), line) for i, line in enumerate(lines))
    )


def _evened(lines: list[str], words: str, slot: Slot, size: float) -> list[str]:
    """The same words on the same number of lines, as even as possible."""
    if len(lines) == 1:
        return lines
    narrow = slot.width
    even = lines
    while narrow > slot.width / 2:
        narrow -= size / 2
        tried = _filled(words, slot, size, narrow)
        if tried is None or len(tried) > len(lines):
            return even
        even = tried
    return even


def _filled(words: str, slot: Slot, size: float, room: float) -> list[str] | None:
    """As few lines as this width allows; None if a single word is too wide."""
    lines = [""]
    for word in words.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if _wide(joined, slot, size) <= room:
            lines[-1] = joined
            continue
        broken = _broken(lines[-1], word, slot, size, room)
        if broken is None:
            return None
        lines[-1:] = broken
    return [line.replace(SOFT_HYPHEN, "") for line in lines]


def _broken(line: str, word: str, slot: Slot, size: float, room: float) -> list[str] | None:
    """The line and the word on two lines. A word breaks at a soft hyphen only if it is too wide for a line."""
    if _wide(word, slot, size) <= room:
        return [line, word] if line else [word]
    pieces = word.split(SOFT_HYPHEN)
    for cut in range(len(pieces) - 1, 0, -1):
        first = f"{line} " if line else ""
        first += "".join(pieces[:cut]) + "-"
        rest = "".join(pieces[cut:])
        if _wide(first, slot, size) <= room and _wide(rest, slot, size) <= room:
            return [first, rest]
    return None


def _wide(words: str, slot: Slot, size: float) -> float:
    return width(words.replace(SOFT_HYPHEN, ""), slot.family, slot.weight, size, slot.spacing)
