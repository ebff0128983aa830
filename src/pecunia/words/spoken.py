"""A table in words alone: parts, each with a heading and lines that can be read aloud."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    title: str
    lines: list[str]


def seats_from(seat: int, players: int) -> list[int]:
    """The seats in the order of reading: one's own first, then clockwise. A spectator begins with the first seat."""
    first = max(seat, 0)
    return [(first + step) % players for step in range(players)]
