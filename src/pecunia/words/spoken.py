"""A table in words alone: parts with a heading and lines that can be read aloud, one after the other."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    title: str
    lines: list[str]


def seats_from(seat: int, players: int) -> list[int]:
    """The own place first, then the others clockwise; a spectator hears them from the first."""
    first = max(seat, 0)
    return [(first + step) % players for step in range(players)]
