"""The parts that the prints of Pecunia Olet share: two inks, paper, engraved borders and guilloches."""

from pecunia.art.shapes import Symbol, path
from pecunia.olet.art.drawing_files import part

GREEN = "#12382e"
MIDDLE = "#2f6e57"
RED = "#cf4327"
PAPER = "#f3ecd8"
REAL_PAPER = "#eef0dd"
FAKE_PAPER = "#f1e6c8"
LIGHT = "#f7efd9"  # words on green
ENGRAVED = "#c9d6bd"
BANK = "diplomata-sc"
PRINT = "barlow-condensed"


def rosette(x: float, y: float, rx: float, ry: float, turns: int, colour: str, line: float) -> str:
    """A guilloche: one ellipse, turned again and again."""
    ellipse = f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" transform="rotate({{:g}} {x:g} {y:g})"/>'
    ellipses = "".join(ellipse.format(turn * 180 / turns) for turn in range(turns))
    return f'<g fill="none" stroke="{colour}" stroke-width="{line:g}">{ellipses}</g>'


def waves(width: int, height: int, colour: str, lines: int = 13) -> str:
    """The fine lines behind a note."""
    crests = "t47.5 0" * (width * 2 // 95)
    drawn = "".join(f"M0 {height * (line + 0.5) / lines:.0f}q23.75 -9 47.5 0{crests}" for line in range(lines))
    return path(drawn, fill="none", stroke=colour, stroke_width=1.4)


def border(width: int, height: int, inset: int, colour: str = GREEN) -> str:
    """Three lines, the middle one engraved."""

    def line(step: int, radius: int, wide: int, dashes: str = "") -> str:
        at = inset + step
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        return (
            f'<rect x="{at}" y="{at}" width="{width - 2 * at}" height="{height - 2 * at}" rx="{radius}" fill="none" '
            f'stroke="{colour}" stroke-width="{wide}"{dashed}/>'
        )

    return line(0, 14, 4) + line(11, 8, 10, "3 5") + line(22, 4, 3)


def sheet_of(width: int, height: int, fill: str = PAPER, radius: int = 26) -> str:
    return (
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="{radius}" fill="{fill}" stroke="{GREEN}" '
        'stroke-width="4"/>'
    )


def drawn(key: str) -> Symbol:
    """A drawing of Pecunia Olet without changes."""
    found = part("olet", key)
    return Symbol(found.name, found.width, found.height, found.drawing, found.left, found.top)
