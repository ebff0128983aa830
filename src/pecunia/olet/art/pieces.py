"""Figures and envelopes to cut out. All units are tenths of a millimetre."""

from pecunia.art.cards import use_markup
from pecunia.art.inscriptions import lettering
from pecunia.art.pieces import Piece
from pecunia.art.shapes import Use, group, path
from pecunia.olet.art.stock import BANK, GREEN, MIDDLE, PAPER, PRINT, RED, rosette

FIGURE = (160, 210)
INKS = {"red": "#cf4327", "blue": "#3a82ab", "ochre": "#d59b2d", "violet": "#8b66ad"}
# An envelope holds notes of 76 × 33 mm: its flap, its front, its back, and a tab to glue on either side.
ENVELOPE, FLAP, FRONT, BACK, TAB = 880, 260, 420, 400, 100


def figure(symbol: str) -> Piece:
    """A figure of Pecunia Olet, the same on both sides."""
    wide, high = FIGURE
    drawn = use_markup(Use(symbol, 10, 12, wide - 20, round((wide - 20) * 210 / 160, 1)))
    return Piece(wide, high, drawn, drawn, PAPER, PAPER, f"M0 0H{wide}V{high}H0Z")


def envelope(player: str) -> Piece:
    """An envelope for offshore money, to be cut out, folded and glued. It is addressed in Latin, as banks like it."""
    left, top = TAB, FLAP
    right, low = left + ENVELOPE, top + FRONT
    wide, high = ENVELOPE + 2 * TAB, FLAP + FRONT + BACK
    flap = f"M{left} {top}L{left + 60} 60Q{left + 80} 0 {left + 160} 0"
    flap += f"H{right - 160}Q{right - 80} 0 {right - 60} 60L{right} {top}"
    tabs = (f"M{right} {top}l{TAB} 40V{low - 40}L{right} {low}", f"M{left} {low}L0 {low - 40}V{top + 40}L{left} {top}")
    middle = wide / 2
    notch = f"H{middle + 120:g}Q{middle:g} {high - 70:g} {middle - 120:g} {high:g}"
    behind = f"M{right} {low}L{right - 8} {high}{notch}H{left + 8}L{left} {low}"
    cut = flap + tabs[0] + behind + tabs[1]
    folds = f"M{left} {top}H{right}M{left} {low}H{right}M{left} {top}V{low}M{right} {top}V{low}"
    front = (
        path(f"{flap}V{low}H{left}Z", fill=PAPER)
        + path(f"{behind}Z", fill="#ece3c9")
        + "".join(
            path(f"{tab}Z", fill="#ffffff") + path(_hatched(tab_box), stroke="#9a9a9a", stroke_width=4)
            for tab, tab_box in zip(tabs, ((right, top), (0, top)))
        )
        + _address(left, top, player)
        + _seal(middle, FLAP * 0.45)
    )
    return Piece(wide, high, front, "", "#ffffff", "", cut, folds)


def _hatched(corner: tuple[float, float]) -> str:
    """The place for the glue: slanted lines inside a tab."""
    x, y = corner
    return "".join(f"M{x + 8:g} {y + at:g}l{TAB - 16} -40" for at in range(100, FRONT - 50, 36))


def _address(left: float, top: float, player: str) -> str:
    ink = INKS[player]
    stripes = ""
    for row, y in enumerate((top + 8, top + FRONT - 36)):
        for number in range(11):
            colour = (RED, GREEN)[(number + row) % 2]
            stripes += path(f"M{left + 24 + number * 78:g} {y + 28:g}l24 -28h36l-24 28Z", fill=colour)
    x, y = left + 668, top + 70
    return (
        rosette(left + 330, top + 205, 150, 80, 14, "#d5d6b9", 2)
        + stripes
        + lettering("OFFSHORE", left + 330, top + 130, 560, 13, BANK, 400, GREEN, 2)
        + lettering("INSVLAE BEATAE · VIA NVBES", left + 330, top + 220, 560, 8, PRINT, 600, MIDDLE, 3)
        + path(f"M{left + 90} {top + 312}h460m-460 44h340", stroke=GREEN, stroke_width=2.4, stroke_dasharray="4 6")
        + path(f"M{x} {y}h150v196h-150Z", fill="#ffffff", stroke=GREEN, stroke_width=4, stroke_dasharray="6 6")
        + path(f"M{x + 10} {y + 10}h130v176h-130Z", fill=ink)
        + use_markup(Use(f"olet-henchman-{player}", x + 15, y + 28, 120, 157.5))
    )


def _seal(x: float, y: float) -> str:
    palm = (
        '<path fill="none" stroke="#f7efd9" stroke-width="5" stroke-linecap="round" '
        'd="M124 138H158M140 136C142 124 140 116 144 106"/>'
        '<path fill="#f7efd9" d="M144 106C136 96 124 98 118 108C128 104 136 108 144 106ZM144 106C146 94 158 90 166 94'
        "C158 98 150 102 144 106ZM144 106C156 104 164 110 166 122C158 114 150 110 144 106ZM144 106C134 108 128 116 128 "
        '126C134 118 138 112 144 106Z"/>'
    )
    disc = f'<circle r="70" fill="{RED}" stroke="#5d170b" stroke-width="6"/>'
    # The flap is folded over, so its drawing is upside down.
    return group(f"translate({x:g} {y:g}) rotate(180)", (disc, group("scale(1.7) translate(-142 -118)", (palm,))))
