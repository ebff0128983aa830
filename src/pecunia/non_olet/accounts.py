"""Where money comes from in Pecunia non olet."""

from typing import Final

from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.non_olet.engine.names import CLASSES
from pecunia.non_olet.engine.table import Table
from pecunia.review.accounts import Accounts, Book, Thing


class NonOletIncome:
    """Fees by the class of the visitor; all other income by the card, event or favour that brought it."""

    def __init__(self, game: Game, book: Book) -> None:
        assert isinstance(game, Table)
        self._klass: list[int] = game.options.values.klass
        self._book = book
        self._cause: Thing = ("cost", "bank")

    def move(self, text: str) -> None:
        """A move begins: a payment during a climb is for the ladder."""
        if text.startswith("climb"):
            self._cause = ("ladder", "rung")

    def hear(self, happening: Happening) -> None:
        kind, player, facts = happening.kind, happening.player, happening.facts
        amount = facts.get("amount", 0)
        assert isinstance(amount, int)
        if kind in CAUSES:
            self._cause = (CAUSES[kind], str(facts[CAUSES[kind]]))
            self._book.note(self._cause, player, 0)
        elif kind == "paid":
            roman = facts["roman"]
            assert isinstance(roman, int)
            self._book.note(("class", CLASSES[self._klass[roman]]), player, amount)
        elif kind == "famous-paid":
            self._book.note(("class", "famous"), player, amount)
        elif kind == "minerva-paid":
            self._book.note(("favour", "minerva"), player, amount, 0)
        elif kind == "money-paid":
            self._book.note(self._cause, player, -amount, int(self._cause[0] in ("ladder", "cost")))
        elif kind == "money-given":
            to = facts["to"]
            assert isinstance(to, int)
            self._book.note(self._cause, player, -amount, 0)
            self._book.note(self._cause, to, amount, 0)


CAUSES: Final = {"card-played": "card", "event-runs": "event", "favour-used": "favour"}

ACCOUNTS: Final = Accounts(
    income=NonOletIncome,
    groups={
        "class": "class-{}",
        "card": "card-{}",
        "event": "event-{}",
        "favour": "favour-{}",
        "ladder": "review-thing-{}",
        "cost": "review-thing-{}",
    },
    names={"famous": "review-thing-famous"},
)
