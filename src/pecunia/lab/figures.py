"""Figures of finished games, which a simulation counts besides wins and ends."""

from pecunia.core.game import Game
from pecunia.titles.registry import TITLES


def figures(game: Game) -> dict[str, int]:
    """The figures of one game, as its title counts them."""
    return TITLES[game.title].lab().figures(game)


class FigureTable:
    """Figures of many games: the mean, the least, the most, and in how many games the figure was not zero."""

    def __init__(self) -> None:
        self.values: dict[str, list[int]] = {}

    def add(self, found: dict[str, int]) -> None:
        for name, value in found.items():
            self.values.setdefault(name, []).append(value)

    def summary(self) -> dict[str, dict[str, float]]:
        return {
            name: {
                "mean": round(sum(values) / len(values), 3),
                "least": min(values),
                "most": max(values),
                "games": sum(value != 0 for value in values),
            }
            for name, values in self.values.items()
        }
