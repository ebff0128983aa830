"""The signs of Pecunia Olet, which has its own inks."""

from pecunia.art.shapes import Symbol
from pecunia.art.signs import NumberOnSign
from pecunia.olet.art.drawing_files import keys_in, part
from pecunia.olet.art.stock import GREEN, LIGHT, PRINT

SIGN = "sign-"  # drawings of signs begin with this
NUMBERS = {
    "olet-order": NumberOnSign(LIGHT, 0.62, 0, 700, PRINT),
    "olet-count": NumberOnSign(GREEN, 0.7, 0, 700, PRINT),
    "olet-bill": NumberOnSign(GREEN, 0.5, 0, 700, PRINT),
}


def signs() -> dict[str, Symbol]:
    """By token: `olet-` and the name of the sign."""
    found = {}
    for key in keys_in("olet"):
        if key.startswith(SIGN):
            sign = part("olet", key)
            found[f"olet-{key.removeprefix(SIGN)}"] = Symbol(sign.name, sign.width, sign.height, sign.drawing)
    return found
