"""Words of a fixed size that are part of a drawing: on boards, coins and envelopes."""

from pecunia.art.cards import text_markup
from pecunia.art.lettering import set_words
from pecunia.art.shapes import DISPLAY, INK, Slot

POINT = 3.5278  # tenths of a millimetre


def lettering(
    words: str,
    x: float,
    y: float,
    width: float,
    points: float,
    family: str = DISPLAY,
    weight: int = 700,
    colour: str = INK,
    spacing: float = 0,
    lines: int = 1,
    language: str = "",
) -> str:
    """Words of a fixed size, centred at `x`, on lines from `y` downwards."""
    size = round(points * POINT, 1)
    high = size * 1.12 * lines
    slot = Slot("said", x, y, width, high, size, 0, lines, weight, family, colour, spacing, fixed=words)
    return text_markup(slot, set_words(words, slot, language or "en"))
