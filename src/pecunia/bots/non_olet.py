"""What a position of Pecunia non olet is worth to a player, and how he would finish his turn without thinking."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.non_olet.modules.careers import Careers
from pecunia.non_olet.modules.upgrades import Upgrades
from pecunia.non_olet.names import NOBODY, SEATS, SPOTS
from pecunia.non_olet.notation import COLLECT_FROM, DONE, PAY, VISITOR
from pecunia.non_olet.seating import clashes
from pecunia.non_olet.table import Table

WEIGHT: Final = 0.3  # of a sesterce, for the chance to win
CARD_WORTH: Final = 0.3  # an action card in the hand
RUNG_WORTH: Final = 7.0  # a rung of the ladder, which costs three to seven sesterces and is what wins
UPGRADE_WORTH: Final = 1.2  # an upgrade on a seat: what it saves or earns in the turns to come
VILLA_WORTH: Final = 0.8  # a free villa: a place that will earn once
BLOCKED_SEAT: Final = 0.7  # what a free place costs whose front Roman cannot sit there
# A fee is worth less the later it comes: by turns to wait.
PATIENCE: Final = [1.0, 0.95, 0.85, 0.76, 0.68, 0.61, 0.55, 0.5, 0.45, 0.41]
# A Roman in the queue by position: those in front will sit soon.
PROSPECT: Final = [0.3, 0.22, 0.16, 0.1, 0.06]


def worth(table: Table, player: int) -> float:
    """Money, what sits in the latrine, what stands in the queue, and the hand; in sesterces."""
    total: float = float(table.money[player])
    first = player * SPOTS
    for spot in table.visitors(player):
        wait = table.markers[first + spot]
        patience = PATIENCE[wait] if wait < len(PATIENCE) else PATIENCE[-1]
        roman = table.at[first + spot]
        total += (table.fee[roman] + table.coins[roman]) * patience
    queue = table.queues[player]
    for position in range(min(len(queue), len(PROSPECT))):
        roman = queue[position]
        total += PROSPECT[position] * 2.0 * (table.fee[roman] + table.coins[roman]) / (table.duration[roman] + 1)
    total += CARD_WORTH * len(table.hands[player])
    for place in range(SEATS + table.villas[player]):
        if table.at[first + place * 2] == NOBODY:
            if place >= SEATS:
                total += VILLA_WORTH
            if queue and clashes(table, player, table.klass[queue[0]], place):
                total -= BLOCKED_SEAT
    for module in table.modules:
        if isinstance(module, Careers) and module.rungs:
            total += RUNG_WORTH * module.rungs[player]
        elif isinstance(module, Upgrades) and module.on:
            for seat in range(SEATS):
                if module.on[player * SEATS + seat] >= 0:
                    total += UPGRADE_WORTH
    return total


class NonOletJudge(Judge):
    """Sesterces, in hand and to come, make the chance to win."""

    def __init__(self) -> None:
        self.names = ["worth"]

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Table)
        return [worth(game, seat) * WEIGHT]

    def scores(self, game: Game) -> list[float]:
        assert isinstance(game, Table)
        return [worth(game, seat) * WEIGHT for seat in range(game.players)]

    def habit(self, game: Game, moves: list[Move]) -> Move:
        """The move of somebody in a hurry: collect, seat the front Roman, play no card."""
        chosen = moves[0]
        for move in moves:
            if move.number == DONE or move.number == PAY or COLLECT_FROM <= move.number < VISITOR:
                return move
            if move.number > chosen.number:
                chosen = move
        return chosen

    def quick(self, game: Game, stream: Stream) -> Move:
        """The habit, now and then a card; a target at random."""
        question = game.question
        assert question is not None
        if len(game.agenda) > 1 or stream.below(8) == 0:
            return stream.choose(question.moves)
        return self.habit(game, question.moves)
