"""Set-up (§2.1) and the open draft (§2.2)."""

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.module_names import ORDINARY
from pecunia.non_olet.engine.names import DRAFT, NOBODY, QUEUE, SPOTS, START
from pecunia.non_olet.engine.notation import MAX_SHOWN, MOVES, SHOWN, family
from pecunia.non_olet.engine.reasons import DRAFT_SHARE, NO_CARD_THERE, NOT_NOW
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.turn import START_STEP

LEFT = 0
RIGHT = 4
ROMANS = 2  # first Romans of each player


def set_up(table: Table) -> None:
    """Shuffle the Romans and seat the first ones: by draft if that was agreed, otherwise as they come."""
    table.roman_pile = list(range(ORDINARY))
    table.chance.shuffle(table.roman_pile)
    table.action_pile = table.options.values.deck(table.options.edition, table.options.dark_red)
    for module in table.modules:
        module.lay_out(table)
    if table.options.open_draft or rounds(table) > ROMANS:  # modules with a draft are always drafted (A89)
        table.stage = DRAFT
        table.show_romans(ROMANS * table.players)
        table.agenda.append(DraftPick(0))
        return
    for player in clockwise(table):
        for spot in (LEFT, RIGHT):
            _take_seat(table, player, spot, table.draw_roman())
    deal_queues_and_hands(table)


def rounds(table: Table) -> int:
    """The number of picks for each player in a draft: two Romans, and one card of each module with a draft (A88)."""
    return ROMANS + sum([module.drafts for module in table.modules])


def deal_queues_and_hands(table: Table) -> None:
    """Steps 4 to 6: five Romans in each queue, the action cards shuffled, two for each hand; then the modules."""
    for player in clockwise(table):
        for position in range(QUEUE):
            table.queues[player].append(table.draw_roman())
    table.chance.shuffle(table.action_pile)
    for player in clockwise(table):
        for card in range(2):
            table.hands[player].append(table.action_pile.pop())
    for module in table.modules:
        module.set_up(table)
    table.stage = START
    table.agenda.append(START_STEP)


def clockwise(table: Table) -> list[int]:
    """All players, the start player first."""
    return [(table.options.start + step) % table.players for step in range(table.players)]


def _take_seat(table: Table, player: int, spot: int, roman: int) -> None:
    table.at[player * SPOTS + spot] = roman
    table.markers[player * SPOTS + spot] = table.duration[roman]


class DraftPick(Step[Table]):
    """Each player in turn takes a Roman or a module's card, until he has his share: clockwise, then counter-clockwise,
    and so on."""

    def __init__(self, picks: int) -> None:
        self.picks = picks

    def drafter(self, game: Table) -> int:
        order = clockwise(game)
        turn = self.picks % game.players
        return order[turn] if self.picks // game.players % 2 == 0 else order[game.players - 1 - turn]

    def run(self, game: Table) -> None:
        if self.picks == rounds(game) * game.players:
            game.agenda.pop()
            deal_queues_and_hands(game)
            game.revealed = True
            return
        player = self.drafter(game)
        moves: list[Move] = []
        if _first_free(game, player) != NOBODY:
            moves = [MOVES[SHOWN + index] for index in range(len(game.shown))]
        for module in game.modules:
            module.draft_moves(game, player, moves)
        game.ask(player, "draft", moves)

    def answer(self, game: Table, move: int) -> None:
        player = self.drafter(game)
        game.agenda[-1] = DraftPick(self.picks + 1)
        if not SHOWN <= move < SHOWN + MAX_SHOWN:
            for module in game.modules:
                module.draft_answer(game, player, move)
            return
        roman = game.shown.pop(move - SHOWN)
        spot = _first_free(game, player)
        _take_seat(game, player, spot, roman)
        if game.listener is not None:
            count = game.duration[roman]
            game.tell("drafted", player, {**game.spot_facts(player, spot), "count": count})

    def why_not(self, game: Table, move: Move) -> Reason:
        if family(move.number) != SHOWN:
            return NOT_NOW
        return NO_CARD_THERE if _first_free(game, self.drafter(game)) != NOBODY else DRAFT_SHARE

    def text(self) -> str:
        return f"draft {self.picks}"


def _first_free(table: Table, player: int) -> int:
    """The first Roman goes to L, the second to R; M stays empty (§2.1, A87)."""
    for spot in (LEFT, RIGHT):
        if table.at[player * SPOTS + spot] == NOBODY:
            return spot
    return NOBODY
