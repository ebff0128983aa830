"""The grammar of signs, which show the effect of a card without words. A strip is a line of tokens.

Each title brings its signs; a token is the name of one. `coin=2` writes a number on it, `no-senator` crosses it out
with a bar, which means "not".
"""

from functools import cache
from typing import NamedTuple

from pecunia.art.part import all_art
from pecunia.art.shapes import INK, SANS, Slot, Symbol, Use

HEIGHT = 100
GAP = 14
NO = "no-"


class NumberOnSign(NamedTuple):
    """How a number is written on a sign."""

    colour: str
    size: float  # relative to the height of the sign
    lower: float  # how far below the middle, likewise
    weight: int
    family: str


_ON_A_SIGN = NumberOnSign(INK, 0.72, -0.03, 800, SANS)


@cache
def sign_symbols() -> dict[str, Symbol]:
    """The symbol of every token."""
    return {token: symbol for art in all_art().values() for token, symbol in art.signs.items()}


@cache
def _numbers() -> dict[str, NumberOnSign]:
    return {token: number for art in all_art().values() for token, number in art.numbers.items()}


def strip(tokens: str, x: float, y: float, width: float, height: float) -> list[Use | Slot]:
    """The tokens side by side, as large as the box allows, centred in it."""
    symbols = sign_symbols()
    words = tokens.split()
    names = [word.partition("=")[0].removeprefix(NO) for word in words]
    widths = [symbols[name].width * HEIGHT / symbols[name].height for name in names]
    natural = sum(widths) + GAP * (len(words) - 1)
    scale = min(height / HEIGHT, width / natural)
    left = x + (width - natural * scale) / 2
    top = y + (height - HEIGHT * scale) / 2
    items: list[Use | Slot] = []
    for word, name, wide in zip(words, names, widths):
        room = wide * scale
        items.append(Use(symbols[name].name, round(left, 1), round(top, 1), round(room, 1), round(HEIGHT * scale, 1)))
        number = word.partition("=")[2]
        if number:
            items.append(number_on(name, left + room / 2, top, HEIGHT * scale, number))
        if word.startswith(NO):
            edge = round(HEIGHT * scale * 1.04, 1)
            items.append(Use("sign-bar", round(left + (room - edge) / 2, 1), round(top - edge * 0.02, 1), edge, edge))
        left += room + GAP * scale
    return items


def number_on(name: str, middle: float, top: float, height: float, number: str) -> Slot:
    """A number on a sign of this height."""
    colour, share, lower, weight, family = _numbers().get(name, _ON_A_SIGN)
    size = round(height * share, 1)
    y = round(top + (height - size * 1.12) / 2 + height * lower, 1)
    return Slot(
        "number",
        round(middle, 1),
        y,
        height,
        round(size * 1.12, 1),
        size,
        weight=weight,
        family=family,
        colour=colour,
        fixed=number,
    )
