"""The component cards of Pecunia Olet: an engraved object, its name on a green bar, what it does."""

from collections.abc import Mapping

from pecunia.art.frames.olet_stock import (
    ENGRAVED,
    GREEN,
    LIGHT,
    PAPER,
    PRINT,
    border,
    drawn,
    rosette,
    sheet_of,
)
from pecunia.art.kinds import FULL, OLET, ROOMY, TABLE, Kind
from pecunia.art.shapes import Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.olet.names import CARD_KINDS
from pecunia.texts import Texts

WIDTH, HEIGHT = 440, 620
# What each does (§3.7).
STRIPS = {
    "printer": "olet-plus olet-fake olet-fake",
    "ink": "olet-plus olet-dot",
    "paper": "olet-plus olet-dot",
    "hologram": "olet-plus olet-dot",
    "diner": "olet-fake olet-arrow olet-real",
    "jet": "olet-jet olet-arrow olet-envelope",
    "lottery": "olet-plus",
    "great-lawyer": "olet-again olet-order=1",
    "bad-lawyer": "olet-again olet-order=2",
}
# Top of the picture and its height, top of the bar and its height.
ROOM = {FULL: (58, 232, 306, 62), TABLE: (78, 286, 378, 78), ROOMY: (48, 98, 152, 76)}


def symbols() -> list[Symbol]:
    back = Symbol("olet-back", WIDTH, HEIGHT, _back())
    return [_frame(FULL), _frame(TABLE), back, *(drawn(key) for key in CARD_KINDS)]


def printed() -> list[Symbol]:
    return [_frame(ROOMY)]


def _frame(detail: str) -> Symbol:
    top, high, bar, thick = ROOM[detail]
    inset = 14 if detail == ROOMY else 20
    left = inset + 22
    body = (
        sheet_of(WIDTH, HEIGHT)
        + border(WIDTH, HEIGHT, inset)
        + rosette(220, top + high / 2, high * 0.53, high * 0.38, 9, ENGRAVED, 2)
        + path(f"M{left} {bar}H{WIDTH - left}V{bar + thick}H{left}Z", fill=GREEN)
        + f'<circle cx="78" cy="78" r="26" fill="{GREEN}"/>'
    )
    return Symbol(f"olet-frame-card-{detail}", WIDTH, HEIGHT, body)


def _back() -> str:
    """Cards face down: three wavy lines, because money does smell, inside a guilloche."""
    smell = "M{0} 372C{1} 340 {2} 312 {0} 276C{1} 258 {0} 250 {0} 244"
    lines = "".join(smell.format(x, x - 24, x + 24) for x in (172, 220, 268))
    return (
        sheet_of(WIDTH, HEIGHT, GREEN)
        + border(WIDTH, HEIGHT, 20, PAPER)
        + rosette(220, 310, 160, 92, 16, "#3f7a64", 2)
        + f'<circle cx="220" cy="310" r="92" fill="{GREEN}" stroke="{PAPER}" stroke-width="6"/>'
        + path(lines, fill="none", stroke=PAPER, stroke_width=14, stroke_linecap="round")
    )


def layout(key: str, detail: str) -> Layout:
    top, high, bar, thick = ROOM[detail]
    wide = round(high * 1.2, 1)
    items: list[Use | Slot] = [
        Use(f"olet-frame-card-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"olet-{key}", (WIDTH - wide) / 2, top, wide, high),
        _words("letter", 78, 58, 50, 40, 36, colour=LIGHT),
        _words("mark", 362, 58, 60, 40, 36, least=26),
        _words("name", 220, bar + 3, 340, thick - 6, thick - 18, least=24, colour=LIGHT, spacing=2, lines=2),
    ]
    foot = bar + thick
    if detail == FULL:
        text = Slot("text", 220, foot + 66, 338, 136, 29, 20, lines=7, weight=500, family=PRINT, colour=GREEN)
        items += [*_signs(key, foot + 4, 60), text]
    elif detail == ROOMY:
        text = Slot("text", 220, foot + 64, 356, 284, 34, 20, lines=11, weight=500, family=PRINT, colour=GREEN)
        items += [*_signs(key, foot + 4, 58), text]
    else:
        items += _signs(key, foot + 8, 108)
    return Layout("olet-card", key, detail, WIDTH, HEIGHT, tuple(items), edge=PAPER)


def _words(
    says: str,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float,
    least: float = 0,
    colour: str = GREEN,
    spacing: float = 0,
    lines: int = 1,
) -> Slot:
    return Slot(says, x, y, width, height, size, least, lines, 700, PRINT, colour, spacing, capitals=True)


def _signs(key: str, top: float, high: float) -> list[Use | Slot]:
    if key != "lottery":
        return strip(STRIPS[key], 60, top, 320, high)
    # A ticket pays what stands on it.
    return [*strip(STRIPS[key], 104, top, 60, high), _words("value", 240, top, 180, high, round(high * 0.85), least=40)]


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    found = {
        "name": texts.text(f"olet-card-{key}"),
        "text": texts.attribute(f"olet-card-{key}", "text") or "",
        **facts,
    }
    if "value" in facts:
        found["value"] = texts.text("olet-money", amount=facts["value"])
    return found


KIND = Kind(
    "olet-card",
    tuple(CARD_KINDS),
    symbols,
    layout,
    words,
    facts={"letter": "S", "mark": "3+", "value": "150"},
    game=OLET,
    printed=printed,
)
