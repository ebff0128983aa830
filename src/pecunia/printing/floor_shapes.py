"""Floors as plain shapes. In a PDF a pattern becomes tiles, and some programs show bright lines between them."""

import re
from math import ceil, floor

from pecunia.art.floors import FloorTile, floor_tiles
from pecunia.art.shapes import path

PATTERN = re.compile(r"<pattern .*?</pattern>", re.S)
FILLED = re.compile(r'<(?:rect|path)[^>]* fill="url\(#([-\w]+)\)"[^>]*/>')
RECT = re.compile(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')
FIELD = re.compile(r' d="M0 0H([\d.]+)V([\d.]+)H0Z"')
# The commands of outlines, and how their numbers shift with a tile: across, down, or not at all.
COMMAND = re.compile(r"([MLHVCAZ])([-\d. ]*)")
MOVES = {"M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xy", "A": ".....xy", "Z": "."}
Area = tuple[float, float, float, float]


def without_patterns(svg: str) -> str:
    """The drawing with every floor drawn stone by stone, each colour as one shape."""
    return FILLED.sub(_laid, PATTERN.sub("", svg))


def _laid(found: re.Match[str]) -> str:
    element, name = found[0], found[1]
    tile = floor_tiles()[name]
    area = _area(element)
    x, y, width, height = area
    ground, *stones = tile.stones
    drawn = path(f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}Z", fill=ground[1])
    drawn += "".join(path(_spread(outline, tile, area), fill=colour) for outline, colour in stones)
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{x:g} {y:g} {width:g} {height:g}"'
    # The field itself comes last, without its filling, so that its line stays visible.
    return f"<svg {box}>{drawn}</svg>" + element.replace(f'fill="url(#{name})"', 'fill="none"')


def _area(element: str) -> Area:
    """The rectangle that a floor fills. Floors fill only rectangles."""
    rect = RECT.match(element)
    if rect:
        return float(rect[1]), float(rect[2]), float(rect[3]), float(rect[4])
    field = FIELD.search(element)
    if not field:
        raise ValueError(f"a floor in something other than a rectangle: {element}")
    return 0.0, 0.0, float(field[1]), float(field[2])


def _spread(outline: str, tile: FloorTile, area: Area) -> str:
    """The outline, repeated on every tile that the area touches."""
    x, y, width, height = area
    side = tile.side
    return "".join(
        _moved(outline, column * side, row * side)
        for row in range(floor(y / side), ceil((y + height) / side))
        for column in range(floor(x / side), ceil((x + width) / side))
    )


def _moved(outline: str, right: int, down: int) -> str:
    moved = []
    for command, numbers in COMMAND.findall(outline):
        axes = MOVES[command]
        said = [
            float(number) + {"x": right, "y": down, ".": 0}[axes[at % len(axes)]]
            for at, number in enumerate(numbers.split())
        ]
        moved.append(command + " ".join(f"{number:g}" for number in said))
    return "".join(moved)
