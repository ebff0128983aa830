"""After an effect, queues that waited are refilled, and finished visitors pay (§2.4, A159)."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.names import NOBODY, PAYING, SEATING, SPOTS
from pecunia.non_olet.engine.notation import COLLECT_FROM, MOVES, PLAY, family
from pecunia.non_olet.engine.options import IMMEDIATE, PHASE2_THEN_OPEN
from pecunia.non_olet.engine.reasons import MUST_COLLECT, NO_OTHER_CARD_IN_PLAY, NO_VISITOR_THERE, NOT_FINISHED, NOT_NOW
from pecunia.non_olet.engine.table import Table


def effect_over(game: Table) -> None:
    """A card, a placement or a payment is complete."""
    game.refill_waiting()
    timing = game.options.finished_timing
    # Before phase 2 nobody settles: a visitor who was finished by a card pays in phase 2 (A1).
    if timing == IMMEDIATE or (game.stage == SEATING and timing == PHASE2_THEN_OPEN):
        game.agenda.append(SETTLE_STEP)


def settle_in_between(game: Table) -> None:
    """With the house rule `immediate`, payment does not wait for the end of the placement (A173)."""
    if game.options.finished_timing == IMMEDIATE:
        game.agenda.append(SETTLE_STEP)


def pay_and_leave(game: Table, player: int, spot: int) -> None:
    """A finished visitor pays and leaves, unless a module lets his host choose something else."""
    if not game.modules:
        game.leave_paying(player, spot)
        game.refill_waiting()
        return
    game.agenda.append(PAYMENT_STEP)
    for module in game.modules:
        if module.pays_otherwise(game, player, spot):
            return
    game.leave_paying(player, spot)


class Payment(Step[Table]):
    """One payment is over, with everything that modules do after the departure."""

    def run(self, game: Table) -> None:
        game.agenda.pop()
        game.refill_waiting()

    def text(self) -> str:
        return "payment"


class Settle(Step[Table]):
    """A visitor who was finished by an effect pays and leaves at once, in the owner's order (A2).

    Only the active player settles. With the house rule `immediate` everybody does, clockwise from the active player. In
    phase 2 the active player's visitors wait for their turn among those still to pay.
    """

    def run(self, game: Table) -> None:
        player = self._owner(game)
        if player == NOBODY:
            game.agenda.pop()
        else:
            game.ask(player, "settle", [MOVES[COLLECT_FROM + spot] for spot in self._unsettled(game, player)])

    def _owner(self, game: Table) -> int:
        """The next player with somebody to settle."""
        # Visitors of the others wait until the next phase 2 of their owner (A3).
        count = game.players if game.options.finished_timing == IMMEDIATE else 1
        for step in range(count):
            player = (game.active + step) % game.players
            if (step or game.stage != PAYING) and self._unsettled(game, player):
                return player
        return NOBODY

    def _unsettled(self, game: Table, player: int) -> list[int]:
        first = player * SPOTS
        return [spot for spot in game.finished(player) if game.at[first + spot] not in game.due]

    def answer(self, game: Table, move: int) -> None:
        pay_and_leave(game, self._owner(game), move - COLLECT_FROM)

    def why_not(self, game: Table, move: Move) -> Reason:
        kind = family(move.number)
        if kind == PLAY:
            return NO_OTHER_CARD_IN_PLAY
        return why_not_collect(game, move.number - COLLECT_FROM) if kind == COLLECT_FROM else MUST_COLLECT

    def text(self) -> str:
        return "settle"


def why_not_collect(game: Table, spot: int) -> Reason:
    if spot not in game.visitors(game.active):
        return NO_VISITOR_THERE
    return NOT_FINISHED if game.markers[game.active * SPOTS + spot] else NOT_NOW


SETTLE_STEP: Final = Settle()
PAYMENT_STEP: Final = Payment()
