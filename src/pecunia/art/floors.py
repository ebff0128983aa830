"""Floors: patterns that fill areas of pictures."""

from dataclasses import dataclass
from functools import cache

from pecunia.art.part import all_art
from pecunia.art.shapes import path


@dataclass(frozen=True)
class FloorTile:
    """One square of a floor: the ground, then stones of other colours. Stones across its edge are also on the next."""

    side: int
    stones: tuple[tuple[str, str], ...]  # outline and colour


@cache
def floor_tiles() -> dict[str, FloorTile]:
    """The tile that each floor repeats, by the floor's id."""
    return {name: tile for art in all_art().values() for name, tile in art.floors.items()}


def patterns() -> dict[str, str]:
    """The SVG patterns of the floors, by id."""
    return {name: _pattern(name, tile) for name, tile in floor_tiles().items()}


def _pattern(name: str, tile: FloorTile) -> str:
    drawn = "".join(path(outline, fill=colour) for outline, colour in tile.stones)
    size = f'width="{tile.side}" height="{tile.side}"'
    return f'<pattern id="{name}" {size} patternUnits="userSpaceOnUse">{drawn}</pattern>'
