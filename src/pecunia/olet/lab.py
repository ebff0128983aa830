"""Pecunia Olet in the lab."""

from typing import Final

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.lab.title_part import LabPart, LevelTable, PuzzleSearch, SelfPlay
from pecunia.olet.balance import OletStudy
from pecunia.olet.engine.names import CARD_KINDS, MAX_PLAYERS, START_LETTER
from pecunia.olet.engine.table import Table
from pecunia.olet.variants import variant

NO_LIMIT: Final = 10**6


def figures(game: Game) -> dict[str, int]:
    """The rounds; who won, by the order of play, because the first player is drawn; for each kind of card, how many lay
    in the market and how many were bought."""
    assert isinstance(game, Table)
    assert isinstance(game.start, Table)
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


# What puzzles are about, by the beginning of the question and of one of its two best answers: the first that fits.
THEMES: Final = [
    ("lawyers", ["great-lawyer", "bad-lawyer", "lawyer-place"]),
    ("flying", ["fly", "place place JT", "place place CF"]),
    ("selling", ["sell", "place place SM", "place place RC"]),
    ("buying", ["place place M"]),
    ("printing", ["place place PR"]),
    ("taxes", ["place place TX"]),
]
LAST: Final = "last-henchman"


def theme(view: View, best: list[Move]) -> str:
    answers = [f"{view.kind} {move.text}" for move in best]
    for name, beginnings in THEMES:
        if any(answer.startswith(beginning) for answer in answers for beginning in beginnings):
            return name
    return LAST


LAB: Final = LabPart(
    check_tables=[{"players": players} for players in range(2, MAX_PLAYERS + 1)],
    # Random moves early in the game, without learning from those turns, did not help here: greedy bots played worse,
    # with two players and with four.
    level_tables=[LevelTable(key="", options={"players": 2}), LevelTable(key="four", options={"players": 4})],
    self_play=SelfPlay(tables=[({}, [2, 4, 2, 3])], stray=10, stray_turns=0),
    puzzles=PuzzleSearch(
        tables=[{"tie": "shared"}],
        players=[3, 2, 4],
        tries=600,
        one_easy_in=3,
        patience=2,
        questions=NO_LIMIT,
        max_of_kind=NO_LIMIT,  # nearly all questions ask where to place a henchman
        max_of_theme=24,
        theme=theme,
        glimpse=False,
    ),
    study=OletStudy(),
    figures=figures,
    variant=variant,
)
