"""What a simulation counts besides wins and ends: figures of finished games, by title."""

from collections.abc import Callable

from pecunia.core.game import Game
from pecunia.olet.names import CARD_KINDS, START_LETTER
from pecunia.olet.table import Table as OletTable


def olet_figures(game: Game) -> dict[str, int]:
    """Rounds; who won, by the order of play, for who begins is drawn; of each kind of card how many lay in the market
    and how many were bought."""
    assert isinstance(game, OletTable)
    assert isinstance(game.start, OletTable)
    values = game.values
    found = {"rounds": game.round}
    winners = [] if game.outcome is None else game.outcome.winners
    for place in range(game.players):
        found[f"won {place + 1}"] = int((game.start.first + place) % game.players in winners)
    bought = [card for cards in game.cards for card in cards if values.letter[card] != START_LETTER]
    shown = bought + game.binned + [card for card in game.market if card >= 0]
    for kind, name in enumerate(CARD_KINDS):
        found[f"shown {name}"] = sum(values.kind[card] == kind for card in shown)
        found[f"bought {name}"] = sum(values.kind[card] == kind for card in bought)
    return found


FIGURES: dict[str, Callable[[Game], dict[str, int]]] = {"olet": olet_figures}


def figures(game: Game) -> dict[str, int]:
    """The figures of one game; none for a title that brings none."""
    return FIGURES[game.title](game) if game.title in FIGURES else {}


class FigureTable:
    """Figures added up: the mean, the least, the most, and in how many games the figure was not zero."""

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
