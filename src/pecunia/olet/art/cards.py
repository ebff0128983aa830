"""The component cards of Pecunia Olet: an engraved object, its name on a green bar, its effect."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, ROOMY, TABLE, Kind
from pecunia.art.shapes import FAMILIES, Layout, Slot, Symbol, Use, group, path
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.olet.art.stock import (
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
from pecunia.olet.engine.names import CARD_KINDS, LETTERS
from pecunia.texts import Texts

WIDTH, HEIGHT = 440, 620
LOWEST = 584  # text ends before the border
# The effect of each card (§3.7).
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
ROOM = {FULL: (58, 248, 322, 52), TABLE: (78, 286, 378, 78), ROOMY: (48, 158, 214, 66)}


def symbols() -> list[Symbol]:
    return [_frame(FULL), _frame(TABLE), *(drawn(key) for key in CARD_KINDS)]


def printed() -> list[Symbol]:
    return [_frame(ROOMY), *(Symbol(olet_back(letter), WIDTH, HEIGHT, _back(letter)) for letter in LETTERS)]


def olet_back(letter: str) -> str:
    """The back of a card: its letter is public."""
    return f"olet-back-{letter}"


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


def _back(letter: str) -> str:
    """Cards face down: three wavy lines, because money does smell, inside a guilloche. It looks the same upside
    down."""
    smell = "M{0} 360C{1} 328 {2} 292 {0} 260"
    lines = "".join(smell.format(x, x - 26, x + 26) for x in (176, 220, 264))
    medal = (
        f'<circle cx="220" cy="104" r="38" fill="none" stroke="{PAPER}" stroke-width="5"/>'
        f'<text x="220" y="124" font-family="{FAMILIES[PRINT]}" font-size="56" font-weight="700" fill="{PAPER}" '
        f'text-anchor="middle">{letter}</text>'
    )
    return (
        sheet_of(WIDTH, HEIGHT, GREEN)
        + rosette(220, 310, 158, 92, 16, "#3f7a64", 2)
        + f'<circle cx="220" cy="310" r="86" fill="{GREEN}" stroke="{PAPER}" stroke-width="6"/>'
        + path(lines, fill="none", stroke=PAPER, stroke_width=14, stroke_linecap="round")
        + medal
        + group("rotate(180 220 310)", [medal])
    )


def layout(key: str, detail: str) -> Layout:
    top, high, bar, thick = ROOM[detail]
    wide = round(high * 1.2, 1)
    items: list[Use | Slot] = [
        Use(f"olet-frame-card-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"olet-{key}", (WIDTH - wide) / 2, top, wide, high),
    ]
    foot = bar + thick
    if detail == TABLE:
        items += [
            _words("letter", 78, 58, 50, 40, 36, colour=LIGHT),
            _words("mark", 362, 58, 60, 40, 36, least=26),
            _words("name", 220, bar + 3, 340, thick - 6, thick - 18, least=24, colour=LIGHT, spacing=2, lines=2),
            *_signs(key, foot + 8, 108),
        ]
    else:
        items += [
            _lettered("letter", 78, 58, 50, 40, colour=LIGHT),
            _lettered("mark", 362, 58, 60, 40),
            _lettered("name", 220, bar + 3, 350, thick - 6, colour=LIGHT, spacing=0.5),
            *_signs(key, foot + 6, 60),
            lettered("olet-card", "text", 220, foot + 70, 350, LOWEST - foot - 70, 11, 500, PRINT, GREEN),
        ]
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


def _lettered(
    says: str, x: float, y: float, width: float, height: float, colour: str = GREEN, spacing: float = 0
) -> Slot:
    return lettered("olet-card", says, x, y, width, height, family=PRINT, colour=colour, spacing=spacing, capitals=True)


def _signs(key: str, top: float, high: float) -> list[Use | Slot]:
    if key != "lottery":
        return strip(STRIPS[key], 60, top, 320, high)
    # A ticket pays the value that is printed on it.
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
    printed=printed,
)
