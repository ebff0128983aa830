"""Pecunia Olet: cards are bought, not drawn. So one seat is given a card before the game, or money to compare with."""

from typing import Any

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.games import options_for
from pecunia.lab.balance.exposure import Tallies
from pecunia.lab.balance.study import PLAIN, Variant
from pecunia.olet.game import Olet
from pecunia.olet.names import CARD_KINDS, NO_CARD, START_LETTER
from pecunia.olet.setup import set_up

GIFT = "gift"
MONEY = "money"
AMOUNT = 50  # dollars: a yardstick in the range of what cards cost


class OletStudy:
    def variants(self, options: dict[str, Any]) -> list[Variant]:
        known = options_for("olet", **options)
        values = known.values
        bought = {values.kind[card] for card in values.in_use(known.players) if values.letter[card] != START_LETTER}
        gifts = [MONEY, *(CARD_KINDS[kind] for kind in sorted(bought))]
        return [Variant(PLAIN, options), *(Variant(f"{GIFT} {gift}", options) for gift in gifts)]

    def open(self, variant: Variant, deal: int, seed: str) -> "WatchedOlet":
        players: int = options_for("olet", **variant.options).players
        game = Olet()
        game.lay_table(options_for("olet", **variant.options, start=deal % players), seed)
        set_up(game)
        gift = variant.name.removeprefix(GIFT).strip() if variant.name != PLAIN else ""
        seat = (game.first + deal // players) % players  # so that each place in the order is given as often
        if gift:
            give(game, seat, gift)
        game.begin()
        return WatchedOlet(game, seat, gift)


def give(game: Olet, seat: int, gift: str) -> None:
    if gift == MONEY:
        game.receive(seat, AMOUNT)
        return
    kind = CARD_KINDS.index(gift)
    below = [card for card in game.deck if game.values.kind[card] == kind]
    if below:
        game.deck.remove(below[0])  # the lowest: what others may buy changes as late as can be
        game.take_card(seat, below[0])
        return
    place = next(place for place, card in enumerate(game.market) if card >= 0 and game.values.kind[card] == kind)
    game.take_card(seat, game.market[place])
    game.market[place] = NO_CARD
    game.fill_market()


class WatchedOlet:
    def __init__(self, game: Olet, seat: int, gift: str) -> None:
        self.game: Game = game
        self._seat = seat
        self._gift = gift

    def look(self, game: Game) -> Move | None:
        return None

    def tallies(self, victory: list[float]) -> Tallies:
        """Who was given something wins so much more than an equal share. All places being given as often, an equal
        share is what would be won without."""
        if not self._gift:
            return {}
        return {f"{GIFT} {self._gift}": [round(victory[self._seat] - 1 / len(victory), 9), 1.0, 1, 0]}
