"""Keeps the books of a table of Pecunia Olet from its happenings alone, by the rules and without the engine's code."""

from collections.abc import Callable
from typing import Any

from pecunia.core.happenings import Happening
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import NO_CARD, NOBODY, SPACE_NAMES, STAGES, TRACK_KINDS

from .titles import Watch

INGREDIENTS = ("ink", "paper", "hologram")


def kind_of(card: str) -> str:
    """What a card is: `great-lawyer` of `D-great-lawyer`, `lottery` of `C-lottery-80`."""
    return card.partition("-")[2].rstrip("-0123456789")


class Books(Watch):
    """Money, fakes, cards, henchmen, the officer and the pawn as the happenings tell them.

    After every move the table must say the same: so nothing changes without a happening (I4, I5, I8, I9), and every
    payment follows the rules. `possible` is what everybody knows about a purse: all amounts that its cash may be.
    """

    def __init__(self, game: Olet) -> None:
        self.game = game
        token = game.values.token
        self.cash = game.cash[:]
        self.offshore = game.offshore[:]
        self.fakes = [game.fakes_of(seat) for seat in range(game.players)]
        self.possible = [[cash] for cash in game.cash]
        self.cards = [[token(card) for card in cards] for cards in game.cards]
        self.market = self._market_of(game)
        self.binned: list[str] = []
        self.ready = game.ready[:]
        self.laid = game.laid[:]
        self.on: dict[str, int] = {}
        self.officer = game.officer
        self.blocked = 0
        self.pawn = game.pawn
        self.turn = game.turn
        self.round = game.round
        self.seat = game.active
        self.broken_off = False
        self.acting = ""  # the space whose action is under way
        self.before = self.officer  # where the officer stood when it began
        self.steps = 0  # of the officer, in this turn
        self.to_ask: list[int] = []  # seats to be asked for a last henchman
        self._begin_move()

    def _begin_move(self) -> None:
        self.round_over = False
        self.served = [0] * self.game.players
        self.won = [0] * self.game.players

    @staticmethod
    def _market_of(game: Olet) -> list[str]:
        return ["" if card == NO_CARD else game.values.token(card) for card in game.market]

    def __call__(self, happening: Happening) -> None:
        entry: Callable[[int, Any], None] = getattr(self, "on_" + happening.kind.replace("-", "_"))
        entry(happening.player, {**happening.facts, **happening.secret})

    # Money: every payment changes what everybody knows about it.

    def _receive(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount
        self.possible[seat] = [cash + amount for cash in self.possible[seat]]

    def _pay(self, seat: int, amount: int) -> None:
        assert self.cash[seat] >= amount
        self.cash[seat] -= amount
        self.possible[seat] = [cash - amount for cash in self.possible[seat] if cash >= amount]

    # Turns.

    def on_turn_began(self, seat: int, facts: Any) -> None:
        assert facts["turn"] == self.turn + 1
        if self.to_ask:
            assert seat == self.to_ask.pop(0)
        elif self.broken_off:
            assert STAGES[self.game.stage] in [kind_of(card) for card in self.cards[seat]], "a lawyer's owner"
            assert seat in self.on.values()
        else:
            assert seat == (self.pawn if self.round_over else (self.seat + 1) % self.game.players)
        if self.round_over:
            self.round += 1
        self.turn += 1
        self.seat = seat
        self.steps = 0

    def on_henchman_placed(self, seat: int, facts: Any) -> None:
        assert facts["space"] not in self.on
        self.on[facts["space"]] = seat
        self.ready[seat] -= 1
        self.acting = facts["space"]
        self.before = self.officer

    def on_henchman_laid(self, seat: int, facts: Any) -> None:
        assert not self.broken_off
        self.ready[seat] -= 1
        self.laid[seat] += 1

    def on_henchman_declined(self, seat: int, facts: Any) -> None:
        assert self.broken_off

    def on_lawyer_declined(self, seat: int, facts: Any) -> None:
        assert facts["lawyer"] in [kind_of(card) for card in self.cards[seat]]

    def on_henchman_lifted(self, seat: int, facts: Any) -> None:
        assert facts["lawyer"] in [kind_of(card) for card in self.cards[seat]]
        assert self.on.pop(facts["space"]) == seat
        self.ready[seat] += 1

    # Actions (§3).

    def on_card_bought(self, seat: int, facts: Any) -> None:
        assert facts["space"] == self.acting
        position = int(self.acting.removeprefix("M")) - 1
        assert self.market[position] == facts["card"]
        assert facts["price"] == self.game.board.price[position]
        self._pay(seat, facts["price"])
        self.market[position] = ""
        self.cards[seat].append(facts["card"])

    def on_fakes_printed(self, seat: int, facts: Any) -> None:
        kinds = [kind_of(card) for card in self.cards[seat]]
        assert facts["number"] == 2 * kinds.count("printer")
        assert facts["quality"] == len(set(kinds) & set(INGREDIENTS))
        self.fakes[seat][facts["quality"] - 1] += facts["number"]

    def on_fakes_sold(self, seat: int, facts: Any) -> None:
        assert facts["space"] == self.acting
        sold: list[int] = facts["fakes"]
        qualities = [quality for quality in (1, 2, 3) for each in range(sold[quality - 1])]
        if self.acting.startswith("SM"):
            assert 1 <= len(qualities) <= 3
            assert min(qualities) > self.blocked
            assert facts["amount"] == 50 * len(qualities)
        else:
            assert 1 <= len(qualities) <= 8
            assert facts["amount"] == (10 + 10 * min(qualities)) * len(qualities)
        self.fakes[seat] = [held - gone for held, gone in zip(self.fakes[seat], sold)]
        self._receive(seat, facts["amount"])

    def on_taxes_cheated(self, seat: int, facts: Any) -> None:
        assert facts["amount"] == 30
        self._receive(seat, 30)

    def on_pawn_taken(self, seat: int, facts: Any) -> None:
        assert self.game.board.sunglasses[SPACE_NAMES.index(self.acting)]
        self.pawn = seat

    def on_flight_boarded(self, seat: int, facts: Any) -> None:
        assert facts["fare"] == (30 if self.acting.startswith("CF") else 0)
        board = self.game.board
        assert TRACK_KINDS[board.track[self.officer]] != "strike" or self.officer == board.starts[self.game.players]
        self._pay(seat, facts["fare"])

    def on_money_moved(self, seat: int, facts: Any) -> None:
        """Others only know that some money was moved: more than nothing, and no more than there was."""
        assert facts["amount"] != 0
        self.cash[seat] -= facts["amount"]
        self.offshore[seat] += facts["amount"]
        before = self.possible[seat]
        wealth = self.cash[seat] + self.offshore[seat]
        after = [cash for cash in range(0, wealth + 1, 10) if before != [cash]]
        self.possible[seat] = list(range(after[0], after[-1] + 1, 10))

    # The officer (§2.4).

    def on_officer_moved(self, seat: int, facts: Any) -> None:
        self.steps += 1
        assert self.steps == 1
        self.officer += 1
        assert facts["index"] == self.officer
        assert facts["space"] == TRACK_KINDS[self.game.board.track[self.officer]]
        if facts["space"] == "investigation":
            printed = self.game.board.printed()[1][self.officer]
            self.blocked = max(self.blocked, int(printed.removeprefix("investigation-")))

    def on_godfather_paid(self, seat: int, facts: Any) -> None:
        assert TRACK_KINDS[self.game.board.track[self.officer]] in ("godfather", "last")
        amount = facts["amount"]
        assert amount == (self.cash[seat] + 10) // 20 * 10
        self.possible[seat] = [cash for cash in self.possible[seat] if (cash + 10) // 20 * 10 == amount]
        self._pay(seat, amount)

    # The end of the round and of the game (§2.5, §2.6).

    def on_round_ended(self, seat: int, facts: Any) -> None:
        assert facts["round"] == self.round
        assert not any(self.ready)
        assert not self.broken_off
        self.round_over = True
        self.on = {}
        self.ready = [3] * self.game.players
        self.laid = [0] * self.game.players

    def on_card_binned(self, seat: int, facts: Any) -> None:
        position = int(facts["space"].removeprefix("M")) - 1
        assert self.game.board.bin[position]
        assert self.market[position] == facts["card"]
        self.market[position] = ""
        self.binned.append(facts["card"])

    def on_market_filled(self, seat: int, facts: Any) -> None:
        left = [card for card in self.market if card]
        holes = len(self.market) - len(left)
        filled: list[str] = facts["cards"]
        assert len(filled) == holes or not self.game.deck
        self.market = [""] * (holes - len(filled)) + filled[::-1] + left

    def on_diners_served(self, seat: int, facts: Any) -> None:
        taken: list[int] = facts["fakes"]
        for worse in range(2):
            if any(taken[worse + 1 :]):
                assert taken[worse] == self.fakes[seat][worse], "the worst first (O28)"
        self.served[seat] = sum(taken)
        assert facts["amount"] == 50 * sum(taken)
        self.fakes[seat] = [held - gone for held, gone in zip(self.fakes[seat], taken)]
        self._receive(seat, facts["amount"])

    def on_round_broken_off(self, seat: int, facts: Any) -> None:
        assert self.officer == self.game.board.last
        assert seat == self.seat
        assert facts["round"] == self.round
        self.broken_off = True
        order = [(seat + step) % self.game.players for step in range(1, self.game.players + 1)]
        self.to_ask = [each for each in order if self.ready[each]]  # the trigger seat last (O40)

    def on_lottery_paid(self, seat: int, facts: Any) -> None:
        self.won[seat] = facts["amount"]
        self._receive(seat, facts["amount"])

    def on_game_over(self, seat: int, facts: Any) -> None:
        assert not self.to_ask
        assert facts["scores"] == [cash + offshore for cash, offshore in zip(self.cash, self.offshore)]

    # The table must agree.

    def check(self) -> None:
        self._check_market()
        self._check_hat()
        self._check_what_is_due()
        game = self.game
        assert game.cash == self.cash
        assert game.offshore == self.offshore
        assert [game.fakes_of(seat) for seat in range(game.players)] == self.fakes
        assert game.least == [cash[0] for cash in self.possible]
        assert game.most == [cash[-1] for cash in self.possible]
        assert game.ready == self.ready
        assert game.laid == self.laid
        assert {SPACE_NAMES[space]: seat for space, seat in enumerate(game.on) if seat != NOBODY} == self.on
        assert (game.officer, game.blocked, game.pawn) == (self.officer, self.blocked, self.pawn)
        assert (game.turn, game.active) == (self.turn, self.seat)
        assert [[game.values.token(card) for card in cards] for cards in game.cards] == self.cards
        assert [game.values.token(card) for card in game.binned] == self.binned
        assert game.outcome is not None or game.view(NOBODY).lap == (0 if self.broken_off else self._lap())
        self._begin_move()

    def _lap(self) -> int:
        """In each lap every seat has one turn, so the turns of the round give the lap."""
        turns = self.turn - 1 - (self.round - 1) * 3 * self.game.players
        return turns // self.game.players + 1

    def _check_market(self) -> None:
        """After a round the cards lie to the right without gaps, and a free position means an empty deck (I10)."""
        if self.round_over:
            left = [card for card in self.market if card]
            self.market = [""] * (len(self.market) - len(left)) + left
            assert "" not in self.market or not self.game.deck
        assert self._market_of(self.game) == self.market

    def _check_hat(self) -> None:
        """When an action is complete, the hat of its space has moved the officer, and nothing else has."""
        if self.acting and (len(self.game.agenda) == 1 or self.game.outcome is not None):
            hat = self.game.board.hat[SPACE_NAMES.index(self.acting)]
            assert self.officer - self.before == (hat and self.before < self.game.board.last)
            self.acting = ""

    def _check_what_is_due(self) -> None:
        """Every diner has taken what it could, and every ticket has paid."""
        over = self.game.outcome is not None
        for seat, cards in enumerate(self.cards):
            kinds = [kind_of(card) for card in cards]
            due = kinds.count("diner") if self.round_over or over else 0
            assert self.served[seat] == min(due, self.served[seat] + sum(self.fakes[seat]))
            tickets = sum(int(card.rpartition("-")[2]) for card in cards if kind_of(card) == "lottery")
            assert self.won[seat] == (tickets if over and self.broken_off else 0)
