"""The table: where everything lies, and the procedures of §2.6 that every card and phase uses."""

from pecunia.core.agenda import Step
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.names import (
    CARD_KEYS,
    END_FEE,
    NOBODY,
    QUEUE,
    SEATS,
    SLAVE,
    SPOT_NAMES,
    SPOTS,
    START,
    VILLA_DIXIUS,
)
from pecunia.non_olet.engine.notation import MOVES, move_of
from pecunia.non_olet.engine.options import IMMEDIATE, Options


class Departed(Step["Table"]):
    """A Roman has left a place: now the modules act, in the order of LEAVE, steps 5 to 8."""

    def __init__(self, player: int, roman: int, place: int, paid: bool) -> None:
        self.player = player
        self.roman = roman
        self.place = place
        self.paid = paid

    def run(self, game: "Table") -> None:
        game.agenda.pop()
        # The agenda is a stack: the module that acts last is called first.
        for number in range(len(game.modules) - 1, -1, -1):
            game.modules[number].departed(game, self.player, self.roman, self.place, self.paid)

    def text(self) -> str:
        return f"departed {self.player} {self.roman} {self.place} {int(self.paid)}"


class Table(Game):
    """The state of a game of Pecunia non olet.

    `at[player * SPOTS + spot]` is the Roman on a spot (NOBODY if it is free) and `markers` the turn markers on him. The
    second spot of a place is used only while the first is. Piles and discards have their top at the end. `coins[roman]`
    are sesterces lying on a Roman's card, put there by modules. `shielded` is the player whose latrine no action card
    may touch (Venus), NOBODY in the base game. `out_romans` and `out_cards` are cards that a position has taken out of
    play; a game that was dealt has none.
    """

    options: Options
    players: int
    klass: list[int]
    duration: list[int]
    fee: list[int]
    at: list[int]
    markers: list[int]
    villas: list[int]
    queues: list[list[int]]
    hands: list[list[int]]
    money: list[int]
    earned: list[int]
    roman_pile: list[int]
    roman_discard: list[int]
    action_pile: list[int]
    action_discard: list[int]
    active: int
    stage: int
    rich_slaves: bool
    shown: list[int]
    due: list[int]
    coins: list[int]
    out_romans: list[int]
    out_cards: list[int]
    modules: list[Module]
    shielded: int

    def lay_table(self, options: Options, seed: str) -> None:
        """An empty table; set-up and positions put the cards on it."""
        self.lay_contract(seed)
        players = options.players
        self.options = options
        self.players = players
        self.klass = options.values.klass
        self.duration = options.values.duration
        self.fee = options.values.fee
        self.at = [NOBODY] * (players * SPOTS)
        self.markers = [0] * (players * SPOTS)
        self.villas = [0] * players
        self.queues = [[] for player in range(players)]
        self.hands = [[] for player in range(players)]
        self.money = [0] * players
        self.earned = [0] * players
        self.roman_pile = []
        self.roman_discard = []
        self.action_pile = []
        self.action_discard = []
        self.active = options.start
        self.stage = START
        self.rich_slaves = False
        self.shown = []
        self.due = []
        self.coins = [0] * len(self.klass)
        self.out_romans = []
        self.out_cards = []
        self.modules = []
        self.shielded = NOBODY

    # The contract.

    @property
    def title(self) -> str:
        return "non-olet"

    @property
    def seats(self) -> int:
        return self.players

    def move(self, text: str) -> Move:
        return move_of(text)

    def all_moves(self) -> list[Move]:
        return MOVES

    def scores(self) -> list[int]:
        return self.earned[:] if self.options.win_by_earned else self.money[:]

    def copy_table(self, twin: "Table") -> None:
        self.copy_contract(twin)
        twin.options = self.options
        twin.players = self.players
        twin.klass = self.klass
        twin.duration = self.duration
        twin.fee = self.fee
        twin.at = self.at[:]
        twin.markers = self.markers[:]
        twin.villas = self.villas[:]
        twin.queues = [queue[:] for queue in self.queues]
        twin.hands = [hand[:] for hand in self.hands]
        twin.money = self.money[:]
        twin.earned = self.earned[:]
        twin.roman_pile = self.roman_pile[:]
        twin.roman_discard = self.roman_discard[:]
        twin.action_pile = self.action_pile[:]
        twin.action_discard = self.action_discard[:]
        twin.active = self.active
        twin.stage = self.stage
        twin.rich_slaves = self.rich_slaves
        twin.shown = self.shown[:]
        twin.due = self.due[:]
        twin.coins = self.coins[:]
        twin.out_romans = self.out_romans  # nothing comes back from there
        twin.out_cards = self.out_cards
        twin.modules = [module.copy() for module in self.modules]
        twin.shielded = self.shielded

    # Looking.

    def visitors(self, player: int) -> list[int]:
        """The spots with a visitor: L, M, R, then villas in the order in which they were played; the earlier of a pair
        first (§2.6).

        Effects look for visitors here, so a villa counts as part of the latrine everywhere, in both editions (A30).
        """
        first = player * SPOTS
        at = self.at
        spots: list[int] = []
        for spot in range(0, (SEATS + self.villas[player]) * 2, 2):
            if at[first + spot] != NOBODY:
                spots.append(spot)
                if at[first + spot + 1] != NOBODY:
                    spots.append(spot + 1)
        return spots

    def marked(self, player: int) -> list[int]:
        """The spots of a latrine whose visitor has markers."""
        first = player * SPOTS
        markers = self.markers
        spots: list[int] = []
        for spot in range((SEATS + self.villas[player]) * 2):
            if markers[first + spot] > 0:
                spots.append(spot)
        return spots

    def finished(self, player: int) -> list[int]:
        """The spots of a latrine whose visitor has no marker left."""
        first = player * SPOTS
        at = self.at
        markers = self.markers
        spots: list[int] = []
        for spot in range((SEATS + self.villas[player]) * 2):
            if markers[first + spot] == 0 and at[first + spot] != NOBODY:
                spots.append(spot)
        return spots

    def has_visitor(self, player: int) -> bool:
        for spot in range(0, (SEATS + self.villas[player]) * 2, 2):
            if self.at[player * SPOTS + spot] != NOBODY:
                return True
        return False

    def has_marker(self, player: int) -> bool:
        for spot in range((SEATS + self.villas[player]) * 2):
            if self.markers[player * SPOTS + spot] > 0:
                return True
        return False

    def has_visitor_of(self, player: int, klass: int) -> bool:
        for spot in range((SEATS + self.villas[player]) * 2):
            roman = self.at[player * SPOTS + spot]
            if roman != NOBODY and self.klass[roman] == klass:
                return True
        return False

    def can_draw_roman(self) -> bool:
        return len(self.roman_pile) > 0 or len(self.roman_discard) > 0

    def can_draw_action(self) -> bool:
        return len(self.action_pile) > 0 or len(self.action_discard) > 0

    # DRAW: an empty pile is made again from its discard, but only when a card is needed (A39).

    def draw_roman(self) -> int:
        """The next Roman; NOBODY if pile and discard are empty (A40)."""
        if not self.roman_pile:
            if not self.roman_discard:
                return NOBODY
            self.roman_pile = self.roman_discard
            self.roman_discard = []
            self.chance.shuffle(self.roman_pile)
            if self.listener is not None:
                self.tell("romans-shuffled", self.active, {"count": len(self.roman_pile)})
        self.revealed = True
        return self.roman_pile.pop()

    def draw_actions(self, player: int, count: int) -> None:
        """A player draws as many action cards as there are. A player who draws later may find none (A122)."""
        drawn: list[int] = []
        for card in range(count):
            if not self.action_pile:
                if not self.action_discard:
                    break
                # The pile is used up, so the discard is shuffled now and not earlier (A42).
                self.action_pile = self.action_discard
                self.action_discard = []
                self.chance.shuffle(self.action_pile)
                if self.listener is not None:
                    self.tell("actions-shuffled", self.active, {"count": len(self.action_pile)})
            drawn.append(self.action_pile.pop())
        self.hands[player].extend(drawn)
        self.revealed = True
        if self.listener is not None:
            names = [CARD_KEYS[card] for card in drawn]
            self.tell("drew-actions", player, {"count": len(drawn)}, {"cards": names})

    def show_romans(self, count: int) -> None:
        """Lay Romans open from the pile, fewer if the supply is short. They are not in the discard yet."""
        for card in range(count):
            roman = self.draw_roman()
            if roman == NOBODY:
                break
            self.shown.append(roman)
        if self.listener is not None:
            self.tell("romans-shown", self.active, {"romans": self.shown[:]})

    # REFILL: five new Romans whenever a queue is empty, on anybody's turn (A37, A38).

    def refill(self, player: int) -> None:
        """Call this whenever a card has left a queue."""
        queue = self.queues[player]
        if queue:
            return
        for place in range(QUEUE):
            roman = self.draw_roman()
            if roman == NOBODY:
                break
            queue.append(roman)
        if self.listener is not None and queue:
            self.tell("queue-refilled", player, {"romans": queue[:]})

    def refill_waiting(self) -> None:
        """After an effect, refill queues that stayed empty because there were no Romans, clockwise from the active
        player (§2.6)."""
        for step in range(self.players):
            player = (self.active + step) % self.players
            if not self.queues[player] and self.can_draw_roman():
                self.refill(player)

    # Money: one number for each player. There are no coins to change, and the bank never runs out (A151).

    def receive(self, player: int, amount: int, end: str) -> None:
        """The bank pays a player. A player who reaches the target wins at once (A10)."""
        self.money[player] += amount
        self.earned[player] += amount
        self._check_target(player, end)

    def give(self, giver: int, receiver: int, amount: int, end: str) -> None:
        """One player gives money to another, who may win with it (A13). It does not count as earned (A11)."""
        self.money[giver] -= amount
        self.money[receiver] += amount
        if self.listener is not None:
            self.tell("money-given", giver, {"to": receiver, "amount": amount})
        if not self.options.win_by_earned:
            self._check_target(receiver, end)

    def pay_bank(self, player: int, amount: int) -> None:
        """A payment that a card imposes: never more than the player owns (A54)."""
        paid = min(amount, self.money[player])
        self.money[player] -= paid
        if self.listener is not None and amount:
            self.tell("money-paid", player, {"amount": paid, "due": amount})

    def _check_target(self, player: int, end: str) -> None:
        """Victory (§2.7). Players are paid one after the other, so the first who has the target wins alone (A12)."""
        if self.outcome is not None or not self.has_target(player):
            return
        if self.options.target_wins:
            self.end(end, [player])
        else:
            for module in self.modules:
                module.target_reached(self, player)

    def has_target(self, player: int) -> bool:
        reached = self.earned[player] if self.options.win_by_earned else self.money[player]
        return reached >= self.options.target

    # Markers.

    def lay_markers(self, player: int, spot: int, count: int) -> None:
        self.markers[player * SPOTS + spot] += count
        if self.due:
            self._forget_due(player, spot)
        if self.listener is not None:
            self.tell("markers-laid", player, {**self.spot_facts(player, spot), "count": count})

    def _forget_due(self, player: int, spot: int) -> None:
        """A visitor who gets markers again or leaves is no longer one of those that phase 1 emptied (§2.4, A173)."""
        self.due = [roman for roman in self.due if roman != self.at[player * SPOTS + spot]]

    def remove_markers(self, player: int, spot: int, count: int) -> None:
        """Markers go to the pool, never back to an event (A125)."""
        self.markers[player * SPOTS + spot] -= count
        for module in self.modules:
            module.hastened(self, player, count)
        if self.listener is not None:
            self.tell("markers-removed", player, {**self.spot_facts(player, spot), "count": count})

    def move_marker(self, player: int, source: int, goal: int) -> None:
        """A marker goes from one visitor to another of the same latrine."""
        self.markers[player * SPOTS + source] -= 1
        if self.listener is not None:
            self.tell("markers-removed", player, {**self.spot_facts(player, source), "count": 1})
        self.lay_markers(player, goal, 1)

    def take_markers(self, taker: int, count: int) -> None:
        """TAKE: new markers come from where the modules say, otherwise from the pool, which never runs out (A111)."""
        for module in self.modules:
            module.run_emptied(self)
            module.taking(self, taker, count)

    def remove_phase_markers(self) -> None:
        """Phase 1: one marker from every visitor of the active player; a visitor without markers loses nothing (§2.3).

        It happens once in each turn of the owner: if the rulebook says round, it means a turn (A17).
        """
        player = self.active
        first = player * SPOTS
        markers = self.markers
        count = 0
        for spot in range((SEATS + self.villas[player]) * 2):
            left = markers[first + spot]
            if left > 0:
                markers[first + spot] = left - 1
                count += 1
        if self.options.finished_timing == IMMEDIATE:
            self.due = [self.at[first + spot] for spot in self.finished(player)]
        if self.listener is not None:
            self.tell("water-ran", player, {"count": count})

    # ENTER and LEAVE.

    def enter(self, player: int, spot: int) -> None:
        """ENTER: the front Roman of the queue sits down and gets as many markers as his duration."""
        roman = self.sit_down(player, 0, spot)
        self.lay_first_markers(player, spot, self.duration[roman])

    def sit_down(self, player: int, position: int, spot: int) -> int:
        """Steps 1 and 2 of ENTER: a Roman leaves the queue and takes his place. An empty queue is refilled at once."""
        roman = self.queues[player].pop(position)
        if not self.queues[player]:
            self.refill(player)
        self.at[player * SPOTS + spot] = roman
        return roman

    def lay_first_markers(self, player: int, spot: int, count: int) -> None:
        self.markers[player * SPOTS + spot] = count
        if self.due:
            self._forget_due(player, spot)
        if self.listener is not None:
            self.tell("seated", player, {**self.spot_facts(player, spot), "count": count})

    def fee_due(self, player: int, spot: int) -> int:
        """What a visitor pays if he leaves now: slaves pay twice their fee while Rich slaves is in force (XVI).

        Coins on a card are paid only here: a visitor who leaves without paying brings none (A102).
        """
        roman = self.at[player * SPOTS + spot]
        if self.rich_slaves and self.klass[roman] == SLAVE:
            return 2 * self.fee[roman] + self.coins[roman]
        return self.fee[roman] + self.coins[roman]

    def leave_paying(self, player: int, spot: int) -> None:
        """LEAVE, finished: the owner of the latrine receives the fee, on anybody's turn (A4)."""
        fee = self.fee_due(player, spot)
        if self.listener is not None:
            self.tell("paid", player, {**self.spot_facts(player, spot), "amount": fee})
        self.receive(player, fee, END_FEE)
        for module in self.modules:
            module.received(self, player, fee)
        if self.outcome is None:
            self.depart(player, spot, True)

    def leave_unpaid(self, player: int, spot: int) -> None:
        """LEAVE for any other reason: nothing is received."""
        if self.listener is not None:
            markers = self.markers[player * SPOTS + spot]
            self.tell("left-unpaid", player, {**self.spot_facts(player, spot), "markers": markers})
        self.depart(player, spot, False)

    def depart(self, player: int, spot: int, paid: bool) -> None:
        """The card goes; next on the agenda is what modules do then."""
        roman = self.at[player * SPOTS + spot]
        self.clear_spot(player, spot)
        if self.modules:
            self.agenda.append(Departed(player, roman, spot // 2, paid))

    def first_gone_first(self, before: int) -> None:
        """Several visitors have left together, and their steps are on the agenda. Put these in the order in which they
        left (A161)."""
        self.agenda[before:] = self.agenda[before:][::-1]

    def clear_spot(self, player: int, spot: int) -> None:
        """The visitor goes to the discard, his markers to the pool, an emptied villa to the action discard (A29)."""
        index = player * SPOTS + spot
        at = self.at
        markers = self.markers
        if self.due:
            self._forget_due(player, spot)
        self.discard_roman(at[index])
        if spot % 2 == 0:
            at[index] = at[index + 1]
            markers[index] = markers[index + 1]
            index += 1
        at[index] = NOBODY
        markers[index] = 0
        place = spot // 2
        if place >= SEATS and at[player * SPOTS + place * 2] == NOBODY:
            self._remove_villa(player, place)

    def _remove_villa(self, player: int, place: int) -> None:
        first = player * SPOTS + place * 2
        behind = player * SPOTS + SPOTS
        self.at[first:behind] = [*self.at[first + 2 : behind], NOBODY, NOBODY]
        self.markers[first:behind] = [*self.markers[first + 2 : behind], 0, 0]
        self.villas[player] -= 1
        self.action_discard.append(VILLA_DIXIUS)
        if self.listener is not None:
            self.tell("villa-gone", player, {})

    # Queues.

    def move_in_queues(self, giver: int, position: int, receiver: int, goal: int) -> None:
        """A Roman goes from one place in a queue to another. An emptied queue is refilled after the move (A37)."""
        roman = self.queues[giver].pop(position)
        self.queues[receiver].insert(goal, roman)
        if self.listener is not None:
            facts = {"roman": roman, "position": position, "to": receiver, "goal": goal}
            self.tell("queue-moved", giver, {**facts})
        if not self.queues[giver]:
            self.refill(giver)

    def discard_shown(self, index: int) -> None:
        roman = self.shown.pop(index)
        self.discard_roman(roman)
        if self.listener is not None:
            self.tell("roman-discarded", self.active, {"roman": roman})

    def lay_coins(self, player: int, roman: int, count: int) -> None:
        """The bank lays coins on a Roman's card. They go where he goes (A120) and belong to nobody until he pays."""
        self.coins[roman] += count
        if self.listener is not None:
            self.tell("coins-laid", player, {"roman": roman, "count": count})

    def discard_action(self, player: int, card: int) -> None:
        """A card goes from a hand to the discard without any effect."""
        self.hands[player].remove(card)
        self.action_discard.append(card)
        if self.listener is not None:
            self.tell("card-discarded", player, {"card": CARD_KEYS[card]})

    def discard_roman(self, roman: int) -> None:
        """A Roman goes to the top of the discard; coins that lie on him go to the bank."""
        self.roman_discard.append(roman)
        self.coins[roman] = 0

    def spot_facts(self, player: int, spot: int) -> dict[str, int | str | list[int] | list[str]]:
        return {"roman": self.at[player * SPOTS + spot], "spot": SPOT_NAMES[spot]}
