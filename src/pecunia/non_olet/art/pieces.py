"""Coins, turn markers and career markers to cut out. All units are tenths of a millimetre."""

from pecunia.art.cards import use_markup
from pecunia.art.inscriptions import POINT, lettering
from pecunia.art.pieces import Piece, octagon
from pecunia.art.shapes import DISPLAY, SANS, Use, path
from pecunia.non_olet.art.boards import DROP, WALLS, emblem
from pecunia.non_olet.art.drawing_files import part
from pecunia.non_olet.art.palette import INK, JOINT, RIPPLE, TESSERA, WATER

COIN_SIDES = {10: 250, 5: 222, 1: 200}
METALS = {10: ("#e9bd52", "#8a5f14"), 5: ("#d5d0c6", "#7d776b"), 1: ("#c88a4a", "#8a5420")}
MARKER, CAREER = 150, 200


def coin(worth: int) -> Piece:
    """The number in front; on the back a Roman numeral with a wreath, a dolphin or a sponge."""
    side = COIN_SIDES[worth]
    metal, line = METALS[worth]
    middle = side / 2
    ring = (
        f'<circle cx="{middle:g}" cy="{middle:g}" r="{middle - 12:g}" fill="none" stroke="{line}" stroke-width="4"/>'
        f'<circle cx="{middle:g}" cy="{middle:g}" r="{middle - 22:g}" fill="none" stroke="{line}" stroke-width="6" '
        'stroke-dasharray="2.4 9" stroke-linecap="round"/>'
    )
    points = side * 0.56 / POINT
    front = ring + lettering(str(worth), middle, middle - side * 0.335, side, points, SANS, 800)
    return Piece(side, side, front, ring + _tail(worth, middle, side, metal), metal, metal, octagon(side))


def _tail(worth: int, middle: float, side: float, metal: str) -> str:
    def numeral(words: str, x: float, y: float, share: float) -> str:
        size = side * share
        return lettering(words, x, y - size * 0.56, side, size / POINT, DISPLAY)

    if worth == 10:
        wreath = part("classes", "senator").drawing.replace("currentColor", INK).replace("var(--k,#fff)", metal)
        wide = side * 0.62
        at = f'x="{middle - wide / 2:g}" y="{middle - wide * 0.54:g}" width="{wide:g}" height="{wide:g}"'
        # The wreath is open above its knot; the numeral stands there.
        return f'<svg {at} viewBox="0 0 100 100">{wreath}</svg>' + numeral("X", middle, middle - side * 0.2, 0.2)
    if worth == 5:
        dolphin = use_markup(Use("table-dolphin", middle - side * 0.24, middle - side * 0.3, side * 0.37, side * 0.6))
        return dolphin + numeral("V", middle + side * 0.2, middle + side * 0.16, 0.22)
    sponge = use_markup(Use("table-sponge", middle - side * 0.12, middle - side * 0.32, side * 0.24, side * 0.64))
    turned = f'<g transform="rotate(28 {middle:g} {middle:g})">{sponge}</g>'
    return turned + numeral("I", middle + side * 0.2, middle + side * 0.14, 0.24)


def marker() -> Piece:
    """A turn marker: a blue drop on stone, and on the other side a drop of stone on blue."""

    def tile(line: str) -> str:
        return f'<rect x="13" y="13" width="124" height="124" rx="8" fill="none" stroke="{line}" stroke-width="4"/>'

    front = tile(JOINT) + use_markup(Use("table-drop", 32, 24, 86, 101))
    drop = path(DROP, fill=TESSERA, stroke=INK, stroke_width=6)
    back = tile(RIPPLE) + f'<g transform="translate(35 28) scale(.5)">{drop}</g>'
    cut = f"M0 0H{MARKER}V{MARKER}H0Z"
    return Piece(MARKER, MARKER, front, back, TESSERA, WATER, cut, side_by_side=True)


def career_marker(animal: str) -> Piece:
    """A player's marker on a career ladder; on the back, what all of them want to become."""
    wall = WALLS[animal]
    middle = CAREER / 2

    def medal(fill: str, stroke: str) -> str:
        return f'<circle cx="{middle:g}" cy="{middle:g}" r="84" fill="{fill}" stroke="{stroke}" stroke-width="5"/>'

    front = medal(wall.colour, wall.ink) + emblem(animal, 42, 42, 116, wall.ink, wall.colour)
    back = medal("#f3d98f", INK) + use_markup(Use("ladders-rung-latrine-king", 41, 36, 118, 118))
    return Piece(CAREER, CAREER, front, back, wall.colour, wall.colour, octagon(CAREER))
