"""Set-up (§2.1) and the open draft (§2.2)."""

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.names import DRAFT, NOBODY, QUEUE, SPOTS, START
from pecunia.non_olet.notation import MOVES, SHOWN, family
from pecunia.non_olet.reasons import NO_CARD_THERE, NOT_NOW
from pecunia.non_olet.table import Table
from pecunia.non_olet.turn import START_STEP

LEFT = 0
RIGHT = 4


def set_up(table: Table) -> None:
    """Shuffle the Romans and seat the first ones, by draft where that was agreed, else as they come."""
    table.roman_pile = list(range(len(table.klass)))
    table.chance.shuffle(table.roman_pile)
    table.action_pile = table.options.values.deck(table.options.edition, table.options.dark_red)
    if table.options.open_draft:
        table.stage = DRAFT
        table.show_romans(2 * table.players)
        table.agenda.append(DraftPick(0))
        return
    for player in clockwise(table):
        for spot in (LEFT, RIGHT):
            _take_seat(table, player, spot, table.draw_roman())
    deal_queues_and_hands(table)


def deal_queues_and_hands(table: Table) -> None:
    """Steps 4 to 6: five Romans in each queue, the action cards shuffled, two for each hand."""
    for player in clockwise(table):
        for position in range(QUEUE):
            table.queues[player].append(table.draw_roman())
    table.chance.shuffle(table.action_pile)
    for player in clockwise(table):
        for card in range(2):
            table.hands[player].append(table.action_pile.pop())
    table.stage = START
    table.agenda.append(START_STEP)


def clockwise(table: Table) -> list[int]:
    """All players, the start player first."""
    return [(table.options.start + step) % table.players for step in range(table.players)]


def _take_seat(table: Table, player: int, spot: int, roman: int) -> None:
    table.at[player * SPOTS + spot] = roman
    table.markers[player * SPOTS + spot] = table.duration[roman]


class DraftPick(Step[Table]):
    """Open draft: clockwise each takes a Roman for L, then counter-clockwise each takes one for R."""

    def __init__(self, picks: int) -> None:
        self.picks = picks

    def drafter(self, game: Table) -> int:
        order = clockwise(game)
        if self.picks < game.players:
            return order[self.picks]
        return order[2 * game.players - 1 - self.picks]

    def run(self, game: Table) -> None:
        if game.shown:
            moves = [MOVES[SHOWN + index] for index in range(len(game.shown))]
            game.ask(self.drafter(game), "draft", moves)
        else:
            game.agenda.pop()
            deal_queues_and_hands(game)
            game.revealed = True

    def answer(self, game: Table, move: int) -> None:
        player = self.drafter(game)
        roman = game.shown.pop(move - SHOWN)
        spot = LEFT if game.at[player * SPOTS + LEFT] == NOBODY else RIGHT
        _take_seat(game, player, spot, roman)
        game.agenda[-1] = DraftPick(self.picks + 1)
        if game.listener is not None:
            count = game.duration[roman]
            game.tell("drafted", player, {**game.spot_facts(player, spot), "count": count})

    def why_not(self, game: Table, move: Move) -> Reason:
        return NO_CARD_THERE if family(move.number) == SHOWN else NOT_NOW

    def text(self) -> str:
        return f"draft {self.picks}"
