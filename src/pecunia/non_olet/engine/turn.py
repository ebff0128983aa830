"""The turn (§2.3): four phases and the windows between them, as steps of the agenda."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.cards.all_cards import MANIFEST
from pecunia.non_olet.engine.entering import place, place_pair
from pecunia.non_olet.engine.names import (
    CARD_KEYS,
    CARDS,
    COLLECT,
    PAYING,
    SEATING,
    START,
    VILLA_DIXIUS,
)
from pecunia.non_olet.engine.notation import (
    COLLECT_FROM,
    DONE,
    FAMILY_OF,
    INDEX_OF,
    JOIN,
    MOVES,
    PAIR,
    PLAY,
    PLAYS,
    SEAT,
    family,
)
from pecunia.non_olet.engine.reasons import (
    CARD_NOT_IN_GAME,
    CARD_NOT_IN_HAND,
    MUST_COLLECT,
    MUST_SEAT,
    NOT_NOW,
)
from pecunia.non_olet.engine.seating import seating_moves, why_not_seat
from pecunia.non_olet.engine.settle import effect_over, pay_and_leave, why_not_collect
from pecunia.non_olet.engine.table import Table

PLAYABLE: Final[list[int]] = [1 << card for card in range(CARDS)]


class Window(Step[Table]):
    """A moment at which the active player may play cards, any number of them."""

    def plays(self, game: Table) -> list[Move]:
        """The cards of the hand that can be played now, each kind once."""
        moves: list[Move] = []
        seen = 0
        for card in game.hands[game.active]:
            bit = PLAYABLE[card]
            if seen & bit == 0:
                seen |= bit
                if MANIFEST[card].obstacle(game) is None:
                    moves.append(PLAYS[card])
        for module in game.modules:
            module.window_moves(game, moves)
        return moves

    def open(self, game: Table, kind: str, moves: list[Move]) -> None:
        """Ask, unless there is no choice and everybody sees why: the hand is empty."""
        if game.hands[game.active]:
            game.ask_always(game.active, kind, moves)
        else:
            game.ask(game.active, kind, moves)

    def play_card(self, game: Table, card: int) -> None:
        """The card leaves the hand at once (A171) and reaches the discard when its effect is over (A160)."""
        game.hands[game.active].remove(card)
        game.agenda.append(Resolve(card))
        if game.listener is not None:
            game.tell("card-played", game.active, {"card": CARD_KEYS[card]})
        for module in game.modules:
            module.played(game)
        MANIFEST[card].play(game)

    def play_or_use(self, game: Table, move: int) -> None:
        """Play a card; or let the module that knows the move use its upgrade, favour or rung."""
        if FAMILY_OF[move] == PLAY:
            self.play_card(game, INDEX_OF[move])
            return
        for module in game.modules:
            if module.window_answer(game, move):
                return

    def why_not(self, game: Table, move: Move) -> Reason:
        kind = family(move.number)
        if kind == PLAY:
            card = INDEX_OF[move.number]
            if card not in game.options.values.deck(game.options.edition, game.options.dark_red):
                return CARD_NOT_IN_GAME
            if card not in game.hands[game.active]:
                return CARD_NOT_IN_HAND
            return MANIFEST[card].obstacle(game) or NOT_NOW
        for module in game.modules:
            reason = module.why_not(game, move)
            if reason is not None:
                return reason
        return self.why_not_step(game, kind, move.number)

    def why_not_step(self, game: Table, kind: int, number: int) -> Reason:
        return NOT_NOW


class Start(Window):
    """W0, then phase 1: every visitor of the active player loses a marker."""

    def run(self, game: Table) -> None:
        moves = self.plays(game)
        moves.append(MOVES[DONE])
        self.open(game, "window", moves)

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            game.stage = COLLECT
            game.agenda[-1] = COLLECT_STEP
            game.remove_phase_markers()
        else:
            self.play_or_use(game, move)

    def text(self) -> str:
        return "turn"


class Collect(Window):
    """W1, then phase 2: every finished visitor pays and leaves, one by one in the owner's order (A5), with windows."""

    def run(self, game: Table) -> None:
        spots = game.finished(game.active)
        if not spots and game.stage == PAYING:
            self._go_on(game)
            return
        moves = self.plays(game)
        if spots:  # collecting is a duty: nobody goes on before all have paid (A9)
            for spot in spots:
                moves.append(MOVES[COLLECT_FROM + spot])
        else:
            moves.append(MOVES[DONE])
        self.open(game, "collect", moves)

    def _go_on(self, game: Table) -> None:
        game.stage = SEATING
        game.due = []  # phase 2 is over: every visitor that phase 1 emptied has paid
        game.agenda[-1] = SEAT_STEP

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            self._go_on(game)
        elif FAMILY_OF[move] == COLLECT_FROM:
            game.stage = PAYING
            pay_and_leave(game, game.active, move - COLLECT_FROM)
        else:
            self.play_or_use(game, move)

    def why_not_step(self, game: Table, kind: int, number: int) -> Reason:
        if kind == DONE:
            return MUST_COLLECT
        return why_not_collect(game, number - COLLECT_FROM) if kind == COLLECT_FROM else NOT_NOW

    def text(self) -> str:
        return "turn"


class Seating(Window):
    """W2, then phase 3: free places are filled from the queue. Then phase 4: draw a card, and the turn is over."""

    def run(self, game: Table) -> None:
        # This runs again after every card and placement: a place that has become free must be filled, too (A6).
        moves = self.plays(game)
        duty = seating_moves(game, moves)
        for module in game.modules:
            module.seating_moves(game, moves)
            duty = duty or module.forbids_end(game)
        if not duty:
            moves.append(MOVES[DONE])
        self.open(game, "seat", moves)

    def answer(self, game: Table, move: int) -> None:
        player = game.active
        kind = FAMILY_OF[move]
        if kind == DONE:
            end_turn(game)
        elif kind == SEAT:
            place(game, player, 0, (move - SEAT) * 2)
        elif kind == PAIR:
            place_pair(game, player, (move - PAIR) * 2)
        elif kind == JOIN:
            place(game, player, 0, (move - JOIN) * 2 + 1)
        else:
            self.play_or_use(game, move)

    def why_not_step(self, game: Table, kind: int, number: int) -> Reason:
        if kind == DONE:
            return MUST_SEAT
        return why_not_seat(game, kind, number - kind) if kind in (SEAT, PAIR, JOIN) else NOT_NOW

    def text(self) -> str:
        return "turn"


class Resolve(Step[Table]):
    """A card's effect is over: the card goes to the discard, then visitors that it finished are settled (A159,
    A160)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, game: Table) -> None:
        game.agenda.pop()
        if self.card != VILLA_DIXIUS:  # a villa stays in play until it is empty again (A29)
            game.action_discard.append(self.card)
        effect_over(game)

    def text(self) -> str:
        return f"resolve {self.card}"


def end_turn(game: Table) -> None:
    """Phase 4: draw a card, which can be played in the player's next turn at the earliest (A7); then the next
    player."""
    game.draw_actions(game.active, 1)
    game.rich_slaves = False
    for module in game.modules:
        module.turn_ends(game)
    game.active = (game.active + 1) % game.players  # simply the next player; no start player marker exists (A15)
    game.turn += 1  # no rule limits the length of a game (A165)
    game.stage = START
    game.agenda[-1] = START_STEP
    if game.listener is not None:
        game.tell("turn-began", game.active, {"turn": game.turn})


# Steps without numbers never differ, so one object of each is enough.
START_STEP: Final = Start()
COLLECT_STEP: Final = Collect()
SEAT_STEP: Final = Seating()
