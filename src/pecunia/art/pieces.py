"""Small things to cut out. Each has a front, a back and an outline to cut along; straight cuts are enough.

All units are tenths of a millimetre.
"""

from dataclasses import dataclass
from math import cos, pi, sin


@dataclass(frozen=True)
class Piece:
    """Both sides of a thing, the colours that extend beyond the cut, and the lines to cut and to fold."""

    width: float
    height: float
    front: str
    back: str  # empty if the back stays white
    colour: str
    back_colour: str
    cut: str
    folds: str = ""
    side_by_side: bool = False  # whether many of them share their cuts


def octagon(side: float) -> str:
    """The outline of an octagon of this width from side to side."""
    middle, radius = side / 2, side / 2 / cos(pi / 8)
    corners = [(pi / 8 + number * pi / 4) for number in range(8)]
    points = [f"{middle + radius * cos(turn):.1f} {middle + radius * sin(turn):.1f}" for turn in corners]
    return f"M{'L'.join(points)}Z"
