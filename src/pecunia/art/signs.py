"""The grammar of signs: what a card does, said without words. A strip is a line of tokens.

A token is a sign of `parts/signs`, a class (its plate), or `olet-` and a sign of Pecunia Olet, which has its own inks.
`coin=2` writes a number on it, `no-senator` lays the bar across it, which means "not".
"""

from functools import cache

from pecunia.art.palette import CREAM, INK, STONES
from pecunia.art.parts import keys_in, part
from pecunia.art.shapes import SANS, Slot, Symbol, Use, path

# Plates say the class by their form: gable, square, lozenge, circle. In a box of 180; the sign in it at x, y, size.
PLATES = {
    "senator": ("M90 2L176 58V172H4V58Z", (34, 48, 112)),
    "citizen": ("M8 12H172V172H8Z", (36, 38, 108)),
    "slave": ("M90 0L180 90L90 180L0 90Z", (33, 30, 114)),
    "woman": ("M90 4A86 86 0 1 1 90 176A86 86 0 1 1 90 4Z", (38, 34, 112)),
}
HEIGHT = 100
GAP = 14
NO = "no-"
OF_OLET = "olet-"
# Numbers on signs: colour, size and how much lower than the middle they stand (both in heights), weight and family.
_ON_A_SIGN = (INK, 0.72, -0.03, 800, SANS)
NUMBERS = {
    "drop": ("#fff", 0.62, 0.1, 800, SANS),
    "olet-order": ("#f7efd9", 0.62, 0, 700, "barlow-condensed"),
    "olet-count": ("#12382e", 0.7, 0, 700, "barlow-condensed"),
    "olet-bill": ("#12382e", 0.5, 0, 700, "barlow-condensed"),
}


def plate(klass: str) -> Symbol:
    """The plate of a class with its sign."""
    outline, (x, y, size) = PLATES[klass]
    stone = STONES[klass][0]
    sign = part("classes", klass).drawing.replace("currentColor", INK if klass == "citizen" else CREAM)
    sign = sign.replace("var(--k,#fff)", stone)
    body = path(outline, fill=stone, stroke=INK, stroke_width=5, stroke_linejoin="round")
    return Symbol(
        f"plate-{klass}",
        188,
        188,
        f'{body}<g transform="translate({x} {y}) scale({size / 100:g})">{sign}</g>',
        left=-4,
        top=-4,
    )


@cache
def sign_symbols() -> dict[str, Symbol]:
    """Every token's symbol, by token."""
    found = {klass: plate(klass) for klass in PLATES}
    for key in keys_in("signs"):
        sign = part("signs", key)
        found[key] = Symbol(f"sign-{key}", sign.width, sign.height, sign.drawing)
    for key in keys_in("olet"):
        if key.startswith("sign-"):
            sign = part("olet", key)
            found[f"{OF_OLET}{key.removeprefix('sign-')}"] = Symbol(sign.name, sign.width, sign.height, sign.drawing)
    return found


def strip(tokens: str, x: float, y: float, width: float, height: float) -> list[Use | Slot]:
    """The tokens side by side, as large as they fit into the box, in the middle of it."""
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
    """A number on a sign of that height."""
    colour, share, lower, weight, family = NUMBERS.get(name, _ON_A_SIGN)
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
