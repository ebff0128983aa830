"""A review in the terminal calls a bot the same in all its parts."""

import io
from types import SimpleNamespace
from typing import Any

from rich.console import Console

from pecunia.terminal.review_pages import ReviewPage
from pecunia.texts import Texts

from .tables import golden


def test_bots_are_called_what_the_language_calls_them() -> None:
    *_earlier, game = golden("2016-4-players")
    twin = game.earlier(len(game.history()))
    decisions = []
    for number, played in enumerate(game.history()):
        if played.move.text.startswith(("player", "queue")):
            facts: dict[str, Any] = {"number": number, "seat": played.player, "turn": played.turn, "size": "mistake"}
            shares = {"loss": 0.1, "chance_played": 0.2, "chance_best": 0.3}
            decisions.append(SimpleNamespace(**facts, **shares, best=twin.legal_moves[0].text, reasons=[]))
        twin.play(played.move)
    assert decisions
    review: Any = SimpleNamespace(seats=["random"] * game.seats, decisions=decisions)
    console = Console(file=io.StringIO(), width=120)
    ReviewPage(review, game, Texts("de"), console)._mistakes(-1, everything=True)
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    assert "Zufallsbot" in said
    assert "random" not in said
