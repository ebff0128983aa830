"""Where money comes from in Pecunia Olet."""

from typing import Final

from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.olet.engine.names import CARD_KINDS, KIND_OF, SPACE_KINDS, SPACE_NAMES
from pecunia.review.accounts import Accounts, Book


class OletIncome:
    """The money from sales by place, the money from cards, and all costs."""

    def __init__(self, game: Game, book: Book) -> None:
        self._book = book

    def move(self, text: str) -> None:
        """Moves alone cost nothing in this game: every payment is a happening."""

    def hear(self, happening: Happening) -> None:
        kind, player, facts = happening.kind, happening.player, happening.facts
        if kind not in PAYMENTS:
            return
        group, key, fact, sign = PAYMENTS[kind]
        amount = facts[fact]
        assert isinstance(amount, int)
        if amount:  # a private jet flies for free
            self._book.note((group, key or _thing(facts)), player, sign * amount)


def _thing(facts: Facts) -> str:
    """The kind of card that was bought (`C-lottery-80` is a lottery ticket), or of the space that was used."""
    if "card" in facts:
        return next(kind for kind in CARD_KINDS if f"{facts['card']}-".partition("-")[2].startswith(f"{kind}-"))
    return SPACE_KINDS[KIND_OF[SPACE_NAMES.index(str(facts["space"]))]]


# For each happening: the group, the thing (empty: the kind of card or space that the facts name), the fact with the
# amount, in or out.
PAYMENTS: Final[dict[str, tuple[str, str, str, int]]] = {
    "fakes-sold": ("sale", "", "amount", 1),
    "taxes-cheated": ("sale", "", "amount", 1),
    "diners-served": ("card", "diner", "amount", 1),
    "lottery-paid": ("card", "lottery", "amount", 1),
    "card-bought": ("card", "", "price", -1),
    "flight-boarded": ("cost", "", "fare", -1),
    "godfather-paid": ("cost", "godfather", "amount", -1),
}

ACCOUNTS: Final = Accounts(
    income=OletIncome,
    groups={"sale": "olet-space-{}", "card": "olet-card-{}", "cost": "olet-space-{}"},
    names={"godfather": "review-thing-godfather"},
)
