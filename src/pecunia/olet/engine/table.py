"""The table of Pecunia Olet: plain lists of small numbers, and the few operations that all actions use."""

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.olet.engine.names import (
    DINER,
    DINER_PAYS,
    GODFATHER,
    HENCHMEN,
    HOLOGRAM,
    INK,
    INVESTIGATION,
    KINDS,
    LAST,
    LETTERS,
    LOTTERY,
    NO_CARD,
    NOBODY,
    PAPER,
    QUALITIES,
    ROUND,
    SPACE_NAMES,
    SPACES,
    STRIKE,
    TRACK_KINDS,
    UNIT,
)
from pecunia.olet.engine.notation import MOVES, USUAL_MOVES, move_of
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.values import Board, Values


class Table(Game):
    """Seats are numbers. Most lists are indexed by seat."""

    options: Options
    values: Values
    board: Board
    players: int
    cash: list[int]
    offshore: list[int]
    fakes: list[int]  # by seat and quality: seat * QUALITIES + quality - 1
    cards: list[list[int]]  # the cards that lie open before each seat
    owned: list[int]  # how many of each kind: seat * KINDS + kind
    ready: list[int]  # henchmen by state; those on the board are in `on`
    laid: list[int]
    # The owner of the henchman on each space. Only `occupy` and `vacate` change it.
    on: list[int]
    on_shared: bool  # whether a copy may have the same list
    market: list[int]  # the card at each position, from the left
    deck: list[int]  # its top is the last card
    binned: list[int]
    aside: list[int]  # S cards that nobody drew
    officer: int
    blocked: int
    pawn: int
    first: int
    round: int
    active: int
    stage: int
    trigger: int  # the seat whose hat brought the officer to the last space
    # What an attentive player knows of a seat's cash: at least this much, and at most this much (§4.1).
    least: list[int]
    most: list[int]

    def lay_table(self, options: Options, seed: str) -> None:
        """An empty table with nothing dealt."""
        self.lay_contract(seed)
        players = options.players
        self.options = options
        self.values = options.values
        self.board = options.board
        self.players = players
        self.cash = [0] * players
        self.offshore = [0] * players
        self.fakes = [0] * (players * QUALITIES)
        self.cards = [[] for seat in range(players)]
        self.owned = [0] * (players * KINDS)
        self.ready = [HENCHMEN] * players
        self.laid = [0] * players
        self.vacate()
        self.market = [NO_CARD] * self.board.market
        self.deck = []
        self.binned = []
        self.aside = []
        self.officer = self.board.starts[players]
        self.blocked = 0
        self.pawn = 0
        self.first = 0
        self.round = 1
        self.active = 0
        self.stage = ROUND
        self.trigger = NOBODY
        self.least = [0] * players
        self.most = [0] * players

    # The contract.

    @property
    def title(self) -> str:
        return "olet"

    @property
    def seats(self) -> int:
        return self.players

    def move(self, text: str) -> Move:
        return move_of(text)

    def all_moves(self) -> list[Move]:
        """Flights with more than $9,990 are left out: they have numbers, but there is no limit to them."""
        return USUAL_MOVES if self.board.usual else MOVES

    def scores(self) -> list[int]:
        return [self.cash[seat] + self.offshore[seat] for seat in range(self.players)]

    def copy_table(self, twin: "Table") -> None:
        self.copy_contract(twin)
        twin.options = self.options
        twin.values = self.values
        twin.board = self.board
        twin.players = self.players
        twin.cash = self.cash[:]
        twin.offshore = self.offshore[:]
        twin.fakes = self.fakes[:]
        twin.cards = [cards[:] for cards in self.cards]
        twin.owned = self.owned[:]
        twin.ready = self.ready[:]
        twin.laid = self.laid[:]
        twin.on = self.on
        twin.on_shared = True
        self.on_shared = True
        twin.market = self.market[:]
        twin.deck = self.deck[:]
        twin.binned = self.binned[:]
        twin.aside = self.aside
        twin.officer = self.officer
        twin.blocked = self.blocked
        twin.pawn = self.pawn
        twin.first = self.first
        twin.round = self.round
        twin.active = self.active
        twin.stage = self.stage
        twin.trigger = self.trigger
        twin.least = self.least[:]
        twin.most = self.most[:]

    # Henchmen.

    def occupy(self, space: int, seat: int) -> None:
        """A henchman of this seat stands on the space now; NOBODY leaves it free.

        An owner's board can have many spaces. So a game and its copies share the list until one of them changes it.
        """
        if self.on_shared:
            self.on = self.on[:]
            self.on_shared = False
        self.on[space] = seat

    def vacate(self) -> None:
        """No henchman stands on the board."""
        self.on = [NOBODY] * SPACES
        self.on_shared = False

    # Possessions of a seat.

    def owns(self, seat: int, kind: int) -> int:
        """How many cards of a kind lie before the seat."""
        return self.owned[seat * KINDS + kind]

    def take_card(self, seat: int, card: int) -> None:
        """It lies open before the seat for the rest of the game, and has its effect by being counted there (§3.7)."""
        self.cards[seat].append(card)
        self.owned[seat * KINDS + self.values.kind[card]] += 1

    def quality(self, seat: int) -> int:
        """How well the seat prints: its different ingredients, ink, paper and hologram (§3.2, §3.7, O14)."""
        first = seat * KINDS
        owned = self.owned
        return (owned[first + INK] > 0) + (owned[first + PAPER] > 0) + (owned[first + HOLOGRAM] > 0)

    def fakes_of(self, seat: int) -> list[int]:
        return self.fakes[seat * QUALITIES : (seat + 1) * QUALITIES]

    def tickets(self, seat: int) -> int:
        """The sum that the lottery tickets of a seat will pay (§3.7)."""
        values = self.values
        return sum([values.worth[card] for card in self.cards[seat] if values.kind[card] == LOTTERY])

    def owner_of(self, kind: int) -> int:
        """The owner of the only card of a kind: one of the lawyers (§3.7)."""
        for seat in range(self.players):
            if self.owned[seat * KINDS + kind]:
                return seat
        return NOBODY

    # Money. Every payment is public, so what others know of a purse changes with it. The bank has no notes to change
    # and never runs out: it is just these numbers (§4.3, O56).

    def receive(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount
        self.least[seat] += amount
        self.most[seat] += amount

    def pay(self, seat: int, amount: int) -> None:
        """Cash only (O9, O10). The payment shows that the seat had at least as much."""
        self.cash[seat] -= amount
        self.least[seat] = max(self.least[seat] - amount, 0)
        self.most[seat] -= amount

    def transfer(self, seat: int, amount: int) -> None:
        """Move money between cash and offshore, in secret. Afterwards the cash may be anything up to the whole wealth.

        But the amount was not zero (O32): if all money was known to be in one place, now some or all of it is in the
        other.
        """
        wealth = self.cash[seat] + self.offshore[seat]
        self.cash[seat] -= amount
        self.offshore[seat] += amount
        all_home = self.least[seat] == wealth
        all_away = self.most[seat] == 0
        self.least[seat] = UNIT if all_away else 0
        self.most[seat] = wealth - UNIT if all_home else wealth

    # The officer (§2.4).

    def move_officer(self) -> None:
        """One step, and the effect of the space. On the last space the officer stays (O43)."""
        board = self.board
        if self.officer == board.last:
            return
        self.officer += 1  # one step for each hat, so no special space is skipped (O19)
        kind = board.track[self.officer]
        if self.listener is not None:
            self.tell("officer-moved", self.active, {"index": self.officer, "space": TRACK_KINDS[kind]})
        if kind in (GODFATHER, LAST):
            self.visit_godfather()
        elif kind == INVESTIGATION:
            self.blocked = board.level[self.officer]

    @property
    def strike(self) -> bool:
        """Only while the officer stands there: not on the last space (O45), nor on the start space (O30)."""
        return self.board.track[self.officer] == STRIKE and self.officer != self.board.starts[self.players]

    def visit_godfather(self) -> None:
        """Everybody pays half of his cash, rounded up to the next ten (O20, O21), the acting seat first (O22)."""
        for step in range(self.players):
            seat = (self.active + step) % self.players
            payment = UNIT * ((self.cash[seat] + 2 * UNIT - 1) // (2 * UNIT))
            self.cash[seat] -= payment
            # The payment p reveals the cash: it was 2p - 10 or 2p (§4.1).
            self.least[seat] = max(self.least[seat], 2 * payment - UNIT, 0) - payment
            self.most[seat] = min(self.most[seat], 2 * payment) - payment
            if self.listener is not None:
                self.tell("godfather-paid", seat, {"amount": payment})

    # The market (§2.5).

    def fill_market(self) -> None:
        """Fill empty positions from the right to the left, one card each (O24). If the deck is empty, they stay
        empty."""
        position = self.board.market - 1
        filled: list[str] = []
        while position >= 0 and self.deck:
            if self.market[position] == NO_CARD:
                self.market[position] = self.deck.pop()
                filled.append(self.values.token(self.market[position]))
            position -= 1
        if filled:
            self.revealed = True
            if self.listener is not None:
                self.tell("market-filled", NOBODY, {"cards": filled})

    def deck_letters(self) -> list[int]:
        """How many cards of each letter lie in the deck."""
        counts = [0] * len(LETTERS)
        for card in self.deck:
            counts[self.values.letter[card]] += 1
        return counts

    def clear_bins(self) -> None:
        """Cards on positions with a bin leave the game, open (O26)."""
        for position in range(self.board.market):
            card = self.market[position]
            if card != NO_CARD and self.board.bin[position]:
                self.market[position] = NO_CARD
                self.binned.append(card)
                if self.listener is not None:
                    self.tell("card-binned", NOBODY, {"card": self.values.token(card), "space": SPACE_NAMES[position]})

    def shift_market(self) -> None:
        """Cards slide to the right, in order, until there is no hole to the right of any card."""
        left = [card for card in self.market if card != NO_CARD]
        self.market = [NO_CARD] * (self.board.market - len(left)) + left

    # Diners (§2.5).

    def serve_diners(self) -> None:
        """Each diner (§3.7) changes one fake into a real note, the worst first (O28), clockwise from the first player.

        Any quality is accepted: investigations affect only the supermarket (O16).
        """
        for step in range(self.players):
            seat = (self.first + step) % self.players
            left = self.owned[seat * KINDS + DINER]
            taken = [0] * QUALITIES
            for quality in range(QUALITIES):
                number = min(left, self.fakes[seat * QUALITIES + quality])
                self.fakes[seat * QUALITIES + quality] -= number
                taken[quality] = number
                left -= number
            served = self.owned[seat * KINDS + DINER] - left
            if served:
                self.receive(seat, served * DINER_PAYS)
                if self.listener is not None:
                    self.tell("diners-served", seat, {"fakes": taken, "amount": served * DINER_PAYS})

    def pay_lottery(self) -> None:
        for seat in range(self.players):
            amount = self.tickets(seat)
            if amount:
                self.receive(seat, amount)
                if self.listener is not None:
                    self.tell("lottery-paid", seat, {"amount": amount})
