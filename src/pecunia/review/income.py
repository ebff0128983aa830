"""Where everybody's money came from and went: the happenings of a game, added up by what brought them about."""

from collections.abc import Callable
from typing import Final

from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.non_olet.names import CLASSES
from pecunia.olet.names import CARD_KINDS, KIND_OF, SPACE_KINDS, SPACE_NAMES
from pecunia.review.report import Source

Thing = tuple[str, str]  # group and key


class Book:
    """The accounts of all seats, by thing."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._times: dict[Thing, list[int]] = {}
        self._amounts: dict[Thing, list[int]] = {}

    def note(self, thing: Thing, seat: int, amount: int, times: int = 1) -> None:
        self._times.setdefault(thing, [0] * self._seats)[seat] += times
        self._amounts.setdefault(thing, [0] * self._seats)[seat] += amount

    def sources(self) -> list[Source]:
        """What brought most money first, group by group."""

        def weight(thing: Thing) -> tuple[int, int, Thing]:
            return (GROUPS.index(thing[0]), -sum(abs(amount) for amount in self._amounts[thing]), thing)

        return [Source(*thing, self._times[thing], self._amounts[thing]) for thing in sorted(self._times, key=weight)]


GROUPS: Final = ["class", "sale", "card", "event", "favour", "ladder", "cost"]


class NonOletIncome:
    """Fees by the class of who pays; all else by the card, event or favour that it came of."""

    def __init__(self, game: Game, book: Book) -> None:
        self._klass: list[int] = game.options.values.klass  # type: ignore[attr-defined]
        self._book = book
        self._cause: Thing = ("cost", "bank")

    def move(self, text: str) -> None:
        """A move begins: whoever climbs pays for the ladder."""
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


class OletIncome:
    """What was sold where, what cards brought, and what everything cost."""

    def __init__(self, game: Game, book: Book) -> None:
        self._book = book

    def move(self, text: str) -> None:
        """No move of this game costs anything by itself: all payments are told."""

    def hear(self, happening: Happening) -> None:
        kind, player, facts = happening.kind, happening.player, happening.facts
        if kind not in PAYMENTS:
            return
        group, key, fact, sign = PAYMENTS[kind]
        amount = facts[fact]
        assert isinstance(amount, int)
        if amount:  # a private jet flies for nothing
            self._book.note((group, key or _thing(facts)), player, sign * amount)


def _thing(facts: Facts) -> str:
    """The kind of card that was bought (`C-lottery-80` is a lottery ticket), or of space that was gone to."""
    if "card" in facts:
        return next(kind for kind in CARD_KINDS if f"{facts['card']}-".partition("-")[2].startswith(f"{kind}-"))
    return SPACE_KINDS[KIND_OF[SPACE_NAMES.index(str(facts["space"]))]]


# By happening: the group, the thing (empty: the kind of card or space that the facts name), the fact with the amount,
# in or out.
PAYMENTS: Final[dict[str, tuple[str, str, str, int]]] = {
    "fakes-sold": ("sale", "", "amount", 1),
    "taxes-cheated": ("sale", "", "amount", 1),
    "diners-served": ("card", "diner", "amount", 1),
    "lottery-paid": ("card", "lottery", "amount", 1),
    "card-bought": ("card", "", "price", -1),
    "flight-boarded": ("cost", "", "fare", -1),
    "godfather-paid": ("cost", "godfather", "amount", -1),
}

INCOMES: Final[dict[str, Callable[[Game, Book], NonOletIncome | OletIncome]]] = {
    "non-olet": NonOletIncome,
    "olet": OletIncome,
}


def sources_of(game: Game) -> list[Source]:
    """All that money came from or went to in a game, played again and listened to."""
    past = game.history()
    twin = game.earlier(len(past))
    book = Book(game.seats)
    income = INCOMES[game.title](game, book)
    twin.listener = income.hear
    for played in past:
        income.move(played.move.text)
        twin.play(played.move)
    return book.sources()
