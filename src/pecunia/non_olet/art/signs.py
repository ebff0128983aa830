"""The signs of Pecunia non olet: plates of the classes, and the drawings in `parts/signs`."""

from pecunia.art.shapes import SANS, Symbol, path
from pecunia.art.signs import NumberOnSign
from pecunia.non_olet.art.drawing_files import keys_in, part
from pecunia.non_olet.art.palette import CREAM, INK, STONES

# Plates show the class by their form: gable, square, lozenge, circle. In a box of 180; the sign in it at x, y, size.
PLATES = {
    "senator": ("M90 2L176 58V172H4V58Z", (34, 48, 112)),
    "citizen": ("M8 12H172V172H8Z", (36, 38, 108)),
    "slave": ("M90 0L180 90L90 180L0 90Z", (33, 30, 114)),
    "woman": ("M90 4A86 86 0 1 1 90 176A86 86 0 1 1 90 4Z", (38, 34, 112)),
}
NUMBERS = {"drop": NumberOnSign("#fff", 0.62, 0.1, 800, SANS)}


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


def signs() -> dict[str, Symbol]:
    """By token. The sign of a class is its plate."""
    found = {klass: plate(klass) for klass in PLATES}
    for key in keys_in("signs"):
        sign = part("signs", key)
        found[key] = Symbol(f"sign-{key}", sign.width, sign.height, sign.drawing)
    return found
