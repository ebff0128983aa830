"""One side of a card as a picture: extended beyond its edge for the cut, and turned as it stands on the page."""

import re
from math import ceil

from pecunia.art.cards import drawn
from pecunia.art.shapes import FAMILIES, Layout, Use, path
from pecunia.art.sheet import HEAD, all_symbols, needed_patterns
from pecunia.printing.floor_shapes import without_patterns
from pecunia.printing.fonts import family_name
from pecunia.printing.paper import Size
from pecunia.printing.prints import stocks

UNITS = 10  # units of a drawing in one millimetre
CUT, FOLD = "#111111", "#c2185b"
DARK = 70  # a background on which a black line is invisible
# The edge of a card on a screen is round and has a line. On paper the knife makes the edge.
EDGE = re.compile(r'<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="[\d.]+" rx="\d+" fill="([^"]+)" [^>]*/>')
COLOUR = re.compile(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})((?:[0-9a-fA-F]{2})?)(?=[\"';])")
# Lines state their length in case another font replaces theirs. Here the fonts are known.
LENGTH = re.compile(r' textLength="[\d.]+" lengthAdjust="\w+"')
TURNS = {0: "", 1: "translate({height:g} 0) rotate(90)", -1: "translate(0 {width:g}) rotate(-90)"}


def face_svg(
    layout: Layout, words: dict[str, str], language: str, size: Size, bleed: float, turn: int = 0, grey: bool = False
) -> str:
    """The card at a size, its colour extended beyond the edge. Turned by 1, its top is right; by -1, left."""
    colour, body = _without_edge(layout, drawn(layout, words, language))
    wide, high = size.width * UNITS, size.height * UNITS
    scale = min(wide / layout.width, high / layout.height)
    left = bleed * UNITS + (wide - layout.width * scale) / 2
    top = bleed * UNITS + (high - layout.height * scale) / 2
    outer = Size(wide + 2 * bleed * UNITS, high + 2 * bleed * UNITS)
    ground = f'<rect width="{outer.width:g}" height="{outer.height:g}" fill="{colour}"/>'
    inner = f'{ground}<g transform="translate({left:.2f} {top:.2f}) scale({scale:.5f})">{body}</g>'
    return picture(inner, outer, turn, grey)


def back_svg(symbol: str, size: Size, bleed: float, turn: int = 0, grey: bool = False) -> str:
    found = all_symbols()[symbol]
    use = Use(symbol, 0, 0, found.width, found.height)
    layout = Layout("back", symbol, "", int(found.width), int(found.height), (use,))
    return face_svg(layout, {}, "", size, bleed, turn, grey)


def cut_line(outline: str, ground: str = "#ffffff") -> str:
    """Where to cut: a solid black line, or a white one where black would be invisible."""
    line = CUT if brightness(ground) > DARK else "#ffffff"
    return path(outline, fill="none", stroke=line, stroke_width=1.6) if outline else ""


def fold_line(folds: str) -> str:
    """Where to fold: a dashed red line."""
    return path(folds, fill="none", stroke=FOLD, stroke_width=2.6, stroke_dasharray="20 10") if folds else ""


def picture(body: str, outer: Size, turn: int = 0, grey: bool = False, corner: tuple[float, float] = (0, 0)) -> str:
    """Drawn things as one SVG of this size in tenths of a millimetre; its view begins at `corner`."""
    if turn:
        body = f'<g transform="{TURNS[turn].format(width=outer.width, height=outer.height)}">{body}</g>'
        outer = outer.turned
    view = f"{corner[0]:g} {corner[1]:g} {outer.width:g} {outer.height:g}"
    size = f'width="{outer.width / UNITS:g}mm" height="{outer.height / UNITS:g}mm"'
    return on_paper(f'{HEAD} viewBox="{view}" {size}><defs>{needed_patterns(body)}</defs>{body}</svg>', grey)


def on_paper(svg: str, grey: bool = False) -> str:
    """A whole drawing with the fonts of the printed page, in grey if `grey` is set."""
    for family, named in FAMILIES.items():
        svg = svg.replace(named, family_name(family))
    svg = without_patterns(LENGTH.sub("", svg))
    return COLOUR.sub(_grey, svg) if grey else svg


def _without_edge(layout: Layout, body: str) -> tuple[str, str]:
    """The colour of the card's stock, and the rest of its markup."""
    found = EDGE.search(body)
    if found is None or float(found[1]) < 0.97 * layout.width:
        return layout.edge, body
    return found[2], body[: found.start()] + body[found.end() :]


def _grey(found: re.Match[str]) -> str:
    """A grey that looks as bright as the colour. Colours that only stand for the stock become white."""
    if found[0] in stocks():
        return "#ffffff"
    bright = brightness(f"#{found[1]}")
    return f"#{bright:02x}{bright:02x}{bright:02x}{found[2]}"


def brightness(colour: str) -> int:
    """How bright a colour looks to the eye, from 0 to 255."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def tiles(layout: Layout, room: Size, scale: float) -> list[tuple[tuple[float, float], Size]]:
    """A board larger than the paper, in equal pieces: where each begins and its size, in drawing units."""
    columns, rows = ceil(layout.width * scale / room.width), ceil(layout.height * scale / room.height)
    size = Size(layout.width / columns, layout.height / rows)
    return [((column * size.width, row * size.height), size) for row in range(rows) for column in range(columns)]


def tile_svg(
    layout: Layout, words: dict[str, str], language: str, corner: tuple[float, float], size: Size, grey: bool = False
) -> str:
    return picture(drawn(layout, words, language), size, 0, grey, corner)
