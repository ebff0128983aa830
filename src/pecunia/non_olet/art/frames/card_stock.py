"""The parts that all frames share: card stock, the numbers of a lintel, floors and portraits."""

import re
from functools import cache

from pecunia.art.drawing_files import Part
from pecunia.art.floors import FloorTile
from pecunia.art.shapes import SANS, Slot, Symbol, Use, path
from pecunia.non_olet.art.drawing_files import part
from pecunia.non_olet.art.palette import GOLD, GOLD_EDGE, INK, JOINT, RIPPLE, STONES, TESSERA, WATER

WIDTH = 630
HEIGHT = 880

# Four Roman pavements that differ in rhythm, so that they read without colour: scales, net, herringbone, petals.
# Tiles of 72; first the lighter stones, then the darker ones.
FLOORS = {
    "senator": (
        "M36 0A36 36 0 0 1 0 36A36 36 0 0 1 -36 0ZM108 0A36 36 0 0 1 72 36A36 36 0 0 1 36 0Z"
        "M0 36A36 36 0 0 0 36 72A36 36 0 0 0 72 36A36 36 0 0 1 36 36A36 36 0 0 1 0 36Z",
        "M18 0A18 18 0 0 1 -18 0ZM90 0A18 18 0 0 1 54 0ZM54 40A18 18 0 0 1 18 40Z",
    ),
    "citizen": (
        "M36 4L68 36L36 68L4 36Z",
        "M36 22L50 36L36 50L22 36ZM0 -10L10 0L0 10L-10 0ZM72 -10L82 0L72 10L62 0Z"
        "M0 62L10 72L0 82L-10 72ZM72 62L82 72L72 82L62 72Z",
    ),
    "slave": (
        "M3 21L36 3V19L3 37ZM3 57L36 39V55L3 73ZM3 -15L36 -33V-17L3 1Z",
        "M39 3L72 21V37L39 19ZM39 39L72 57V73L39 55ZM39 -33L72 -15V1L39 -17Z",
    ),
    "woman": (
        "M0 0C22 4 32 14 36 36C14 32 4 22 0 0ZM72 0C50 4 40 14 36 36C58 32 68 22 72 0Z"
        "M0 72C22 68 32 58 36 36C14 40 4 50 0 72ZM72 72C50 68 40 58 36 36C58 40 68 50 72 72Z",
        "M36 4L42 10L36 16L30 10ZM36 56L42 62L36 68L30 62ZM4 36L10 30L16 36L10 42ZM56 36L62 30L68 36L62 42Z",
    ),
}


_COMMANDS = re.compile(r"([MCH])([-\d. ]+)")


@cache
def floor_tiles() -> dict[str, FloorTile]:
    """The repeated tile of each floor, by its id."""
    tesserae = [("M0 0H24V24H0Z", "#e4d6bc"), ("M1 1H23V23H1Z", TESSERA)]
    found = {"tesserae": FloorTile(24, tuple(tesserae))}
    for klass, (light, dark) in FLOORS.items():
        ground, lighter, darker = STONES[klass]
        found[f"floor-{klass}"] = FloorTile(72, (("M0 0H72V72H0Z", ground), (light, lighter), (dark, darker)))
    return found


def stock(fill: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """An empty card."""
    return (
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="37" fill="{fill}" '
        f'stroke="{INK}" stroke-width="3"/>'
    )


def panel(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A framed field. The line lies outside, so that a picture laid on it keeps its frame."""
    return (
        f'<rect x="{x - 2.5:g}" y="{y - 2.5:g}" width="{width + 5:g}" height="{height + 5:g}" fill="{fill}" '
        f'stroke="{INK}" stroke-width="5"/>'
    )


def number_symbols() -> list[Symbol]:
    """The drop and the coin of a lintel: larger and finer than those of a strip."""
    drop = path(
        "M80 3C94 40 155 80 155 122A75 66 0 0 1 5 122C5 80 66 40 80 3Z",
        fill=WATER,
        stroke=INK,
        stroke_width=6,
        stroke_linejoin="round",
    ) + path("M26 128C28 100 48 82 62 66", fill="none", stroke=RIPPLE, stroke_width=7, stroke_linecap="round")
    coin = (
        f'<circle cx="80" cy="80" r="76" fill="{GOLD}" stroke="{INK}" stroke-width="6"/>'
        f'<circle cx="80" cy="80" r="64" fill="none" stroke="{GOLD_EDGE}" stroke-width="5" '
        'stroke-dasharray="3 9.566" stroke-linecap="round"/>'
    )
    return [Symbol("duration", 160, 191, drop), Symbol("fee", 160, 160, coin)]


def lintel(
    klass: str, drop: tuple[float, float, float], plate: tuple[float, float, float], coin: tuple[float, float, float]
) -> list[Use | Slot]:
    """Duration, class, fee: each at x, y, width."""
    (dx, dy, dw), (px, py, pw), (cx, cy, cw) = drop, plate, coin
    return [
        Use("duration", dx, dy, dw, round(dw * 191 / 160, 1)),
        _number("duration", dx, dy + dw * 0.24, dw, "#fff"),
        Use(f"plate-{klass}", px, py, pw, pw),
        Use("fee", cx, cy, cw, cw),
        _number("fee", cx, cy, cw, INK),
    ]


def _number(says: str, x: float, y: float, width: float, colour: str) -> Slot:
    size = round(width * 0.8, 1)
    return Slot(
        says,
        x + width / 2,
        round(y + (width - size * 1.12) / 2 - width * 0.03, 1),
        width,
        round(size * 1.12, 1),
        size,
        weight=800,
        family=SANS,
        colour=colour,
        capitals=True,
    )


@cache
def top_of(bust: Part) -> float:
    """How high a bust reaches, including hair. Outlines consist of M, C, H and Z."""
    heights: list[float] = []
    for command, numbers in _COMMANDS.findall(bust.outline):
        if command != "H":
            heights += [float(number) for number in numbers.split()[1::2]]
    return min(heights)


# The picture of a Roman, and the bust in it at this scale.
PORTRAIT_WIDE, PORTRAIT_HIGH, PORTRAIT_SCALE = 578, 556, 0.9


def ground(klass: str, detail: str, width: float, height: float) -> Symbol:
    """The pavement of a class, as large as a picture."""
    field = path(f"M0 0H{width:g}V{height:g}H0Z", fill=f"url(#floor-{klass})")
    return Symbol(f"ground-{klass}-{detail}", width, height, field)


def portrait(folder: str, key: str, klass: str, turned: bool) -> Symbol:
    """A bust with the rows of tesserae that follow it, to be laid on the pavement of its class."""
    bust = part(folder, key)
    _, lighter, darker = STONES[klass]
    scale = PORTRAIT_SCALE
    # The rows need some room above the outline.
    y = max(22, (40 - top_of(bust)) * scale)
    if y + 560 * scale > PORTRAIT_HIGH + 110:  # tall hair: a little smaller, so that the shoulders stay visible
        scale *= 0.95
        y = (40 - top_of(bust)) * scale
    x = (PORTRAIT_WIDE - bust.width * scale) / 2
    name = f"{folder}-{key}"
    outline = f"outline-{name}"

    def row(colour: str, wide: int, dashes: str = "") -> str:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        return (
            f'<use href="#{outline}" fill="none" stroke="{colour}" stroke-width="{wide}" '
            f'stroke-linejoin="round"{dashed}/>'
        )

    rows = row(darker, 106) + row(lighter, 98, "27 4") + row(darker, 58) + row(JOINT, 50) + row(TESSERA, 50, "25 4")
    move = f"translate({x:g} {y:g}) scale({scale:g})"
    if turned:
        move = f"translate({x + bust.width * scale:g} {y:g}) scale({-scale:g} {scale:g})"
    body = (
        f'<g transform="{move}"><defs><path id="{outline}" d="{bust.outline}"/></defs>'
        f'{rows}<use href="#{outline}" fill="{TESSERA}"/>{bust.drawing}</g>'
    )
    return Symbol(name, PORTRAIT_WIDE, PORTRAIT_HIGH, body)


def picture(folder: str, key: str) -> Symbol:
    """A drawing without changes."""
    drawn = part(folder, key)
    return Symbol(drawn.name, drawn.width, drawn.height, drawn.drawing, drawn.left, drawn.top)
