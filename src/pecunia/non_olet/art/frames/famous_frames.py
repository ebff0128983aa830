"""Famous Romans: golden line, name band, their effect. They look right, because nobody tells them where to look."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, ROOMY, SEAT, TABLE, TILE, Kind
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.frames import romans
from pecunia.non_olet.art.frames.card_stock import (
    HEIGHT,
    PORTRAIT_HIGH,
    PORTRAIT_WIDE,
    WIDTH,
    ground,
    lintel,
    panel,
    portrait,
    stock,
)
from pecunia.non_olet.art.palette import CREAM, GOLD, GOLD_EDGE, INK
from pecunia.non_olet.engine.module_names import FAMOUS_CLASSES, FAMOUS_KEYS
from pecunia.non_olet.engine.names import CLASSES
from pecunia.texts import Texts

X, TOP, WIDE = 40, 214, 550
# Cards for reading: the bottom of the picture, where the name begins; the height of the name's band; the scale of the
# portrait.
READING = {FULL: (572, 76, 0.7), TABLE: (640, 74, 0.78), ROOMY: (458, 92, 0.54)}
LOWEST = 840  # text ends 4 mm before the edge
# The effect of each (§3.2); first the moment: sits down or leaves.
STRIPS = {
    "pompey": "sits arrow citizen queue-front",
    "vergil": "sits plus roman arrow queue-end",
    "livia": "sits arrow woman queue-end",
    "caesar": "sits no-senator",
    "vercingetorix": "sits plus men plus men",
    "brutus": "sits middle",
    "marc-antony": "sits citizen or senator",
    "ovid": "sits visitor equals drop drop drop",
    "pliny": "sits rival plus drop drop",
    "crassus": "sits coin=1 or coin=2 arrow gone",
    "seneca": "leaves visitor minus drop",
    "spartacus": "leaves slave arrow coin=1",
    "maecenas": "leaves citizen arrow coin=1",
    "cicero": "leaves senator arrow coin=1",
    "cleopatra": "leaves woman arrow coin=1",
    "flamma": "leaves queue arrow coin=1",
    "octavian": "leaves discard arrow coin=1 coin=3 coin=5",
    "agrippina": "leaves plus card card",
}


def class_of(key: str) -> str:
    return CLASSES[FAMOUS_CLASSES[FAMOUS_KEYS.index(key)]]


def symbols() -> list[Symbol]:
    found = [*_reading(FULL), *_reading(TABLE)]
    for detail, top in romans.TOP.items():
        gold = '<rect x="13" y="13" width="604" height="854" rx="27" fill="none" stroke="{}" stroke-width="{}"/>'
        frame = stock("#f6e2a6") + gold.format(GOLD_EDGE, 18) + gold.format(GOLD, 14)
        frame += panel(romans.X, top, PORTRAIT_WIDE, PORTRAIT_HIGH, CREAM)
        found.append(Symbol(f"frame-famous-{detail}", WIDTH, HEIGHT, frame))
    return found + [portrait("famous", key, class_of(key), turned=True) for key in FAMOUS_KEYS]


def printed() -> list[Symbol]:
    return _reading(ROOMY)


def _reading(detail: str) -> list[Symbol]:
    """Frame, foot and grounds of a card for reading. Its picture lies between frame and foot; the foot covers part of
    it."""
    line = '<rect x="16" y="16" width="598" height="848" rx="26" fill="none" stroke="{}" stroke-width="{}"/>'
    band, thick, _ = READING[detail]
    high = band - TOP
    frame = stock(CREAM) + line.format(GOLD_EDGE, 18) + line.format(GOLD, 12) + panel(X, TOP, WIDE, high, CREAM)
    foot = path(f"M{X - 2.5} {band}H{X + WIDE + 2.5}V856H{X - 2.5}Z", fill=CREAM) + path(
        f"M{X} {band}H{X + WIDE}V{band + thick}H{X}Z", fill=GOLD, stroke=INK, stroke_width=5
    )
    return [
        Symbol(f"frame-famous-{detail}", WIDTH, HEIGHT, frame),
        Symbol(f"foot-famous-{detail}", WIDTH, HEIGHT, foot),
        *(ground(klass, detail, WIDE, high) for klass in CLASSES),
    ]


def layout(key: str, detail: str) -> Layout:
    if detail not in READING:
        return romans.seated("famous", key, class_of(key), f"famous-{key}", detail)
    klass = class_of(key)
    band, thick, scale = READING[detail]
    wide, high = round(PORTRAIT_WIDE * scale, 1), round(PORTRAIT_HIGH * scale, 1)
    items: list[Use | Slot] = [
        Use(f"frame-famous-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"ground-{klass}-{detail}", X, TOP, WIDE, band - TOP),
        Use(f"famous-{key}", round(X + (WIDE - wide) / 2, 1), TOP, wide, high),
        Use(f"foot-famous-{detail}", 0, 0, WIDTH, HEIGHT),
        *lintel(klass, (50, 40, 132), (245, 48, 140), (448, 54, 132)),
    ]
    if detail == TABLE:
        items.append(Slot("name", 315, band + 4, 520, thick - 6, 62, 34, spacing=6, capitals=True))
        items += strip(STRIPS[key], 60, band + 88, 510, 110)
    else:
        foot = band + thick
        items.append(lettered("famous", "name", 315, band + 4, 530, thick - 7, spacing=2, capitals=True))
        items += strip(STRIPS[key], 60, foot + 8, 510, 56)
        text = foot + 68
        items.append(lettered("famous", "text", 315, text, 536, LOWEST - text, lines=8, weight=500, family=SANS))
    return Layout("famous", key, detail, WIDTH, HEIGHT, tuple(items))


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {
        "name": texts.text(f"famous-{key}"),
        "text": texts.attribute(f"famous-{key}", "text") or "",
        **facts,
    }


KIND = Kind(
    "famous",
    tuple(FAMOUS_KEYS),
    symbols,
    layout,
    words,
    details=(FULL, TABLE, SEAT, TILE),
    facts={"duration": "5", "fee": "5"},
    printed=printed,
)
