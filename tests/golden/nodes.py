"""Counts all sequences of moves to a small depth. The count changes if anything about legal moves does."""

from pathlib import Path

from pecunia.core.game import Game
from pecunia.games import from_position

POSITIONS = Path(__file__).parent / "positions"
# How deep each position of the folder is searched.
DEPTHS = {
    "opening-2016": 6,
    "opening-2005": 6,
    "opening-draft": 6,
    "dark-red": 5,
    "women-and-villas": 5,
    "first-edition-cards": 6,
    "short-supply": 5,
    "modules-opening": 5,
    "modules": 4,
    "olet-opening": 5,
    "olet-end-of-round": 5,
    "olet-selling": 4,
    "olet-last-henchmen": 5,
    "olet-lawyers": 5,
}


def count_nodes(name: str, depth: int) -> list[int]:
    """How many sequences of 1, 2, … moves there are from a position."""
    text = (POSITIONS / f"{name}.position").read_text(encoding="utf-8")
    counts = [0] * depth
    _count(from_position(text, name), counts, 0)
    return counts


def _count(game: Game, counts: list[int], level: int) -> None:
    if game.question is None or level == len(counts):
        return
    for move in game.question.moves:
        counts[level] += 1
        if level + 1 < len(counts):
            twin = game.copy()
            twin.play(move)
            _count(twin, counts, level + 1)
