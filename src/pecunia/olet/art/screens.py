"""The screen of a player of Pecunia Olet: a page in landscape, to be cut out, folded, glued and stood up.

The outside is upside down above the inside. Fold the long line, glue, then fold the wings. All units are tenths of a
millimetre.
"""

from pecunia.art.cards import use_markup
from pecunia.art.inscriptions import lettering
from pecunia.art.shapes import Use, path
from pecunia.olet.art.pieces import INKS
from pecunia.olet.art.stock import BANK, GREEN, LIGHT, PAPER, RED, rosette
from pecunia.olet.art.table_art import TITLE

MIDDLE, HIGH = 1400, 960
MARGIN = 70


def screen_markup(player: str, width: float, height: float) -> tuple[str, str, str]:
    """A page in landscape: the drawing, the lines to cut, the lines to fold."""
    left, right = MARGIN, width - MARGIN
    fold = height / 2
    top, low = fold - HIGH, fold + HIGH
    wing = (right - left - MIDDLE) / 2
    wide = right - left
    outside = _outside(player, wide, wing)
    upside_down = f'<g transform="translate({right:g} {fold:g}) rotate(180)">{outside}</g>'
    inside = _inside(player, wide)
    body = f'{upside_down}<g transform="translate({left:g} {fold:g})">{inside}</g>'
    cut = f"M{left:g} {top:g}H{right:g}V{low:g}H{left:g}Z"
    folds = f"M{left - 40:g} {fold:g}H{right + 40:g}"
    folds += "".join(f"M{x:g} {top - 30:g}V{low + 30:g}" for x in (left + wing, right - wing))
    return body, cut, folds


def _outside(player: str, wide: float, wing: float) -> str:
    ink = INKS[player]
    middle = wide / 2
    framed = ((30, wing - 60), (wing + 30, MIDDLE - 60), (wing + MIDDLE + 30, wing - 60))
    eye = (
        "M{0} 470C{1} 600 {2} 600 {3} 470M{4} 530L{0} 578M{5} 564L{6} 622M{7} 572V634M{8} 564L{9} 622M{10} 530L{3} 578"
    ).format(*(round(middle + at) for at in (-210, -120, 120, 210, -174, -84, -104, 0, 84, 104, 174)))
    figures = "".join(
        use_markup(Use(f"olet-henchman-{player}", x - 170, 330, 340, 446)) for x in (wing / 2, wide - wing / 2)
    )
    return (
        path(f"M0 0H{wide:g}V{HIGH}H0Z", fill="#e9e2c9")
        + path(f"M0 0H{wide:g}V150H0Z", fill=ink)
        + path(f"M0 150H{wide:g}", stroke=GREEN, stroke_width=6)
        + _band(player, wide)
        + rosette(middle, 560, 345, 236, 22, "#b9c3a5", 2.2)
        + "".join(_engraved(x, 190, room, HIGH - 220) for x, room in framed)
        + f'<ellipse cx="{middle:g}" cy="530" rx="320" ry="190" fill="{PAPER}" stroke="{GREEN}" stroke-width="6"/>'
        + path(eye, fill="none", stroke=GREEN, stroke_width=20, stroke_linecap="round")
        + lettering(TITLE, middle + 7, 779, MIDDLE - 160, 21, BANK, 400, RED, 4)
        + lettering(TITLE, middle, 774, MIDDLE - 160, 21, BANK, 400, GREEN, 4)
        + figures
    )


def _band(player: str, wide: float) -> str:
    """Players differ by pattern as well as by colour: plain, stripes, dots, check."""
    if player == "blue":
        return path("".join(f"M{x} 0V147" for x in range(20, int(wide), 40)), stroke=LIGHT, stroke_width=9)
    if player == "ochre":
        dots = "".join(f"M{x} {y}h.1" for x in range(20, int(wide), 40) for y in (35, 75, 115))
        return path(dots, stroke=LIGHT, stroke_width=14, stroke_linecap="round")
    if player == "violet":
        check = "".join(
            f"M{x + 20 * (row % 2)} {y}h20v20h-20Z"
            for row, y in enumerate(range(4, 140, 20))
            for x in range(0, int(wide) - 40, 40)
        )
        return path(check, fill="#c3abd6")
    return ""


def _engraved(x: float, y: float, wide: float, high: float) -> str:
    def line(inset: int, stroke: float, dashes: str = "") -> str:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        size = f'width="{wide - 2 * inset:g}" height="{high - 2 * inset:g}" rx="8"'
        look = f'fill="none" stroke="{GREEN}" stroke-width="{stroke:g}"{dashed}'
        return f'<rect x="{x + inset:g}" y="{y + inset:g}" {size} {look}/>'

    return line(0, 5) + line(13, 13, "3.4 5") + line(26, 3)


def _inside(player: str, wide: float) -> str:
    return path(f"M0 0H{wide:g}V{HIGH}H0Z", fill=PAPER) + path(f"M0 0H{wide:g}V46H0Z", fill=INKS[player])
