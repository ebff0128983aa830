"""Balance of Pecunia Olet: cards are bought, not drawn. So one seat is given a card, or some money for comparison.

A card is given when its kind can first be bought. Before the game a lawyer, for example, would be useless for a long
time, and bots that have never seen one so early play badly with it.
"""

from typing import Any

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.games import options_for
from pecunia.lab.balance.exposure import Tallies
from pecunia.lab.balance.study import PLAIN, Group, Variant
from pecunia.olet.engine.game import Olet, new_game
from pecunia.olet.engine.names import CARD_KINDS, KIND_OF, NO_CARD, SPACE_KINDS, SPACE_NAMES, START_LETTER
from pecunia.olet.engine.values import Values
from pecunia.texts import Texts

GIFT = "gift"
MONEY = "money"
AMOUNT = 50  # dollars: a yardstick, about the price of a card


class OletStudy:
    def __init__(self) -> None:
        self.compared = [PLAIN]
        self.groups = [Group(GIFT, lambda measured: measured.startswith(GIFT), played=False)]

    def variant_name(self, variant: str, texts: Texts) -> str:
        return texts.text(f"balance-variant-{variant}")

    def thing_name(self, thing: str, texts: Texts) -> str:
        key = thing.removeprefix(f"{GIFT} ")
        if key == MONEY:
            return texts.text("balance-gift-money", amount=AMOUNT)
        return texts.text(f"olet-card-{key}")

    def used_by(self, move: Move) -> str:
        verb, _, space = move.text.partition(" ")
        return f"space {SPACE_KINDS[KIND_OF[SPACE_NAMES.index(space)]]}" if verb == "place" else ""

    def use_name(self, thing: str, texts: Texts) -> str:
        return texts.text(f"olet-{thing.replace(' ', '-')}")

    def variants(self, options: dict[str, Any]) -> list[Variant]:
        known = options_for("olet", **options)
        bought = sorted({known.values.kind[card] for card in on_sale(known.values, known.players)})
        gifts = [MONEY, *(CARD_KINDS[kind] for kind in bought)]
        return [Variant(PLAIN, options), *(Variant(f"{GIFT} {gift}", options) for gift in gifts)]

    def open(self, variant: Variant, deal: int, seed: str) -> "WatchedOlet":
        players: int = options_for("olet", **variant.options).players
        game = new_game(options_for("olet", **variant.options, start=deal % players), seed)
        seat = (game.first + deal // players) % players  # so that each place in the order of play gets it equally often
        return WatchedOlet(game, seat, variant.name.removeprefix(GIFT).strip() if variant.name != PLAIN else "")


def on_sale(values: Values, players: int) -> list[int]:
    """The cards that come to the market."""
    return [card for card in values.in_use(players) if values.letter[card] != START_LETTER]


class WatchedOlet:
    def __init__(self, game: Olet, seat: int, gift: str) -> None:
        self.game: Game = game
        self.given = False
        self._table = game
        self._seat = seat
        self._gift = gift
        self._from = 0  # the letter of the first cards of this kind in the market
        if gift and gift != MONEY:
            kind, values = CARD_KINDS.index(gift), game.values
            self._from = min(values.letter[card] for card in on_sale(values, game.players) if values.kind[card] == kind)

    def look(self, game: Game) -> Move | None:
        table = self._table
        if self._gift and not self.given and max(map(self._letter, table.market)) >= self._from:
            self.given = True
            give(table, self._seat, self._gift)
            table.question = None  # the possible moves may have changed
            table.run()
        return None

    def _letter(self, card: int) -> int:
        return self._table.values.letter[card] if card != NO_CARD else START_LETTER

    def tallies(self, victory: list[float]) -> Tallies:
        """How much more than an equal share the seat with the gift wins. All places get the gift equally often, so an
        equal share is what a seat would win without it."""
        if not self.given:
            return {}
        return {f"{GIFT} {self._gift}": [round(victory[self._seat] - 1 / len(victory), 9), 1.0, 1, 0]}


def give(table: Olet, seat: int, gift: str) -> None:
    if gift == MONEY:
        table.receive(seat, AMOUNT)
        return
    kind = CARD_KINDS.index(gift)
    below = [card for card in table.deck if table.values.kind[card] == kind]
    if below:
        table.deck.remove(below[0])  # the lowest: so the market for the others changes as late as possible
        table.take_card(seat, below[0])
        return
    place = next(place for place, card in enumerate(table.market) if card >= 0 and table.values.kind[card] == kind)
    table.take_card(seat, table.market[place])
    table.market[place] = NO_CARD
    table.fill_market()
