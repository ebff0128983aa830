"""Small pieces of the picture that only this game has: Romans, markers, the way to the target."""

import re

from rich.text import Text

from pecunia.non_olet.words.glyphs import NonOletGlyphs
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.style import BRASS, COIN, MUTED, PLATES, STRONG, WATER

MAX_DROPS = 5
BAR = 10


def tile(words: NonOletWords, roman: int, coins: int = 0) -> Text:
    """The lintel of a Roman's card on the stone of the class, with a star for a famous Roman, and coins that lie on
    it."""
    lintel = Text(words.lintel(roman), PLATES[words.values.klass[roman]])
    if words.is_famous(roman):
        lintel = Text.assemble(lintel, (words.glyphs.star, f"{STRONG} {BRASS}"))
    return Text.assemble(lintel, (f"+{coins}", COIN)) if coins else lintel


def painted(text: Text, words: NonOletWords) -> Text:
    """A sentence whose lintels are painted on the stones of their classes."""
    for sign, plate in zip(words.signs, PLATES, strict=True):
        text.highlight_regex(rf"{re.escape(sign)}\d/\d", plate)
    return text


def drops(glyphs: NonOletGlyphs, left: int, duration: int, room: int) -> Text:
    """The markers that are left, and hollow ones for those that are gone. If the room is too small: a number."""
    if left == 0:
        return Text(glyphs.finished, f"{STRONG} {BRASS}")
    whole = max(left, duration)
    if whole <= min(MAX_DROPS, room):
        return Text.assemble((glyphs.drop * left, WATER), (glyphs.spent * (whole - left), MUTED))
    if left <= min(MAX_DROPS, room):
        return Text(glyphs.drop * left, WATER)
    return Text(f"{glyphs.drop}{glyphs.times}{left}", WATER)


def bar(glyphs: NonOletGlyphs, have: int, target: int) -> Text:
    """How far a purse is on its way to the target."""
    filled = min(BAR * have // target, BAR)
    return Text.assemble((glyphs.full * filled, BRASS), (glyphs.empty * (BAR - filled), MUTED))
