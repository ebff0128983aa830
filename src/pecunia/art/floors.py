"""Floors: patterns that pictures are filled with."""

from dataclasses import dataclass
from functools import cache

from pecunia.art.part import all_art
from pecunia.art.shapes import path


@dataclass(frozen=True)
class FloorTile:
    """A square of a floor: the ground, then stones of other colours. What reaches beyond it is on the next one too."""

    side: int
    stones: tuple[tuple[str, str], ...]  # outline and colour


@cache
def floor_tiles() -> dict[str, FloorTile]:
    """What each floor repeats, by its id."""
    return {name: tile for art in all_art().values() for name, tile in art.floors.items()}


def patterns() -> dict[str, str]:
    """The pavements, by id: pictures are filled with them."""
    return {name: _pattern(name, tile) for name, tile in floor_tiles().items()}


def _pattern(name: str, tile: FloorTile) -> str:
    drawn = "".join(path(outline, fill=colour) for outline, colour in tile.stones)
    size = f'width="{tile.side}" height="{tile.side}"'
    return f'<pattern id="{name}" {size} patternUnits="userSpaceOnUse">{drawn}</pattern>'
