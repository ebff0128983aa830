"""Cards that make Romans go or touch the purse: the four assemblies, Conspiracy, Special taxes, Alms, Rich slaves,
Rumour mill (§3.1 XII–XVII)."""

from typing import Final

from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.cards.card import GIFT, ActionCard, CardStep, Gift
from pecunia.non_olet.engine.names import CITIZEN, CLASSES, END_ALMS, SENATOR, SLAVE, SPOTS, WOMAN
from pecunia.non_olet.engine.notation import MOVES, PLAYER, VISITOR
from pecunia.non_olet.engine.reasons import (
    ALL_EQUAL,
    ALREADY_RICH,
    NO_CARDS_TO_DRAW,
    NO_MONEY_TO_GIVE,
    NO_SUCH_CLASS,
    NO_SUCH_PLAYER,
    NO_VISITORS,
    NOBODY_PAYS,
    NOT_POOREST,
    NOT_RICHEST,
)
from pecunia.non_olet.engine.settle import settle_in_between
from pecunia.non_olet.engine.step_forms import StepForm, a_player, below
from pecunia.non_olet.engine.table import Table


class Assembly(ActionCard):
    """All Romans of one class leave one player's latrine and queue, unpaid. That player may be oneself (A52)."""

    def __init__(self, key: str, clause: str, klass: int) -> None:
        super().__init__(key, clause, [ASSEMBLY_PLAYER])
        self.klass = klass

    def obstacle(self, table: Table) -> Reason | None:
        for player in range(table.players):
            if owns(table, player, self.klass):
                return None
        return NO_SUCH_CLASS

    def play(self, table: Table) -> None:
        table.agenda.append(AssemblyPlayer(self.klass))


class AssemblyPlayer(CardStep):
    def __init__(self, klass: int) -> None:
        self.klass = klass

    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            if owns(game, player, self.klass):
                moves.append(MOVES[PLAYER + player])
        game.ask(game.active, "assembly-player", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        player = move - PLAYER
        before = len(game.agenda)
        self._empty_latrine(game, player)
        self._empty_queue(game, player)
        game.first_gone_first(before)

    def _empty_latrine(self, game: Table, player: int) -> None:
        """L, M, R, villas, the earlier of a pair first (A41). A departure moves others up, so look again each time."""
        if player == game.shielded:
            return
        while game.has_visitor_of(player, self.klass):
            for spot in game.visitors(player):
                if game.klass[game.at[player * SPOTS + spot]] == self.klass:
                    game.leave_unpaid(player, spot)
                    break

    def _empty_queue(self, game: Table, player: int) -> None:
        queue = game.queues[player]
        gone = [roman for roman in queue if game.klass[roman] == self.klass]
        if not gone:
            return  # a queue that was empty before waits until the card is over (§2.6)
        game.queues[player] = [roman for roman in queue if game.klass[roman] != self.klass]
        for roman in gone:
            game.discard_roman(roman)
        if game.listener is not None:
            game.tell("queue-left", player, {"romans": gone})
        game.refill(player)

    def why_not_player(self, game: Table, player: int) -> Reason:
        return NO_SUCH_PLAYER if player >= game.players else NO_SUCH_CLASS

    def about(self, game: Table) -> dict[str, int | str]:
        return {"class": CLASSES[self.klass]}

    def text(self) -> str:
        return f"assembly-player {self.klass}"


def owns(table: Table, player: int, klass: int) -> bool:
    """Whether a class is in a player's queue or latrine."""
    for roman in table.queues[player]:
        if table.klass[roman] == klass:
            return True
    return player != table.shielded and table.has_visitor_of(player, klass)


class Conspiracy(ActionCard):
    """Every player, the active one first, sends one of his visitors away unpaid (A53)."""

    def obstacle(self, table: Table) -> Reason | None:
        for player in range(table.players):
            if player != table.shielded and table.has_visitor(player):
                return None
        return NO_VISITORS

    def play(self, table: Table) -> None:
        table.agenda.append(ConspiracyVisitor(0))


class ConspiracyVisitor(CardStep):
    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            game.agenda.pop()
            return
        player = (game.active + self.asked) % game.players
        spots = game.visitors(player) if player != game.shielded else []
        if spots:
            game.ask(player, "conspiracy-visitor", [MOVES[VISITOR + spot] for spot in spots])
        else:
            game.agenda[-1] = ConspiracyVisitor(self.asked + 1)

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = ConspiracyVisitor(self.asked + 1)
        settle_in_between(game)
        game.leave_unpaid((game.active + self.asked) % game.players, move - VISITOR)

    def text(self) -> str:
        return f"conspiracy-visitor {self.asked}"


class SpecialTax(ActionCard):
    """Every player pays a sesterce per visitor of the class, or as much as he has (A54)."""

    def __init__(self, key: str, clause: str, klass: int) -> None:
        super().__init__(key, clause, [])
        self.klass = klass

    def obstacle(self, table: Table) -> Reason | None:
        for player in range(table.players):
            if table.money[player] > 0 and table.has_visitor_of(player, self.klass):
                return None
        return NOBODY_PAYS

    def play(self, table: Table) -> None:
        for step in range(table.players):
            player = (table.active + step) % table.players
            due = 0
            for spot in table.visitors(player):
                if table.klass[table.at[player * SPOTS + spot]] == self.klass:
                    due += 1
            table.pay_bank(player, due)


class Alms(ActionCard):
    """The richest player gives two sesterces, or what he has, to the poorest. The active player breaks ties (A55)."""

    def obstacle(self, table: Table) -> Reason | None:
        return None if max(table.money) > min(table.money) else ALL_EQUAL

    def play(self, table: Table) -> None:
        table.agenda.append(AlmsGiver())


class AlmsGiver(CardStep):
    def run(self, game: Table) -> None:
        game.ask(game.active, "alms-giver", owners_of(game, max(game.money)))

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = AlmsReceiver(move - PLAYER)

    def why_not_player(self, game: Table, player: int) -> Reason:
        return NO_SUCH_PLAYER if player >= game.players else NOT_RICHEST

    def text(self) -> str:
        return "alms-giver"


class AlmsReceiver(CardStep):
    def __init__(self, giver: int) -> None:
        self.giver = giver

    def run(self, game: Table) -> None:
        game.ask(game.active, "alms-receiver", owners_of(game, min(game.money)))

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        game.give(self.giver, move - PLAYER, min(2, game.money[self.giver]), END_ALMS)

    def why_not_player(self, game: Table, player: int) -> Reason:
        return NO_SUCH_PLAYER if player >= game.players else NOT_POOREST

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": self.giver}

    def text(self) -> str:
        return f"alms-receiver {self.giver}"


def owners_of(table: Table, money: int) -> list[Move]:
    return [MOVES[PLAYER + player] for player in range(table.players) if table.money[player] == money]


class RichSlaves(ActionCard):
    """Until the end of the turn every slave who pays and leaves pays twice his fee (A56)."""

    def obstacle(self, table: Table) -> Reason | None:
        return ALREADY_RICH if table.rich_slaves else None

    def play(self, table: Table) -> None:
        table.rich_slaves = True


class RumourMill(ActionCard):
    """Draw three action cards, then give a sesterce to another player as the price (A47, A48)."""

    def obstacle(self, table: Table) -> Reason | None:
        if table.money[table.active] < 1:
            return NO_MONEY_TO_GIVE
        return None if table.can_draw_action() else NO_CARDS_TO_DRAW

    def play(self, table: Table) -> None:
        table.agenda.append(Gift())
        table.draw_actions(table.active, 3)


def how_many_players(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] <= table.players


ASSEMBLY_PLAYER: Final = StepForm("assembly-player", [below(len(CLASSES))], lambda n: AssemblyPlayer(n[0]))
CARDS: Final[list[ActionCard]] = [
    Assembly("slave-market", "§3.1 XII", SLAVE),
    Assembly("citizens-assembly", "§3.1 XII", CITIZEN),
    Assembly("senate-meeting", "§3.1 XII", SENATOR),
    Assembly("womens-forum", "§3.1 XII", WOMAN),
    Conspiracy(
        "conspiracy",
        "§3.1 XIII",
        [StepForm("conspiracy-visitor", [how_many_players], lambda n: ConspiracyVisitor(n[0]))],
    ),
    SpecialTax("tax-senators", "§3.1 XIV", SENATOR),
    SpecialTax("tax-citizens", "§3.1 XIV", CITIZEN),
    SpecialTax("tax-slaves", "§3.1 XIV", SLAVE),
    Alms(
        "alms",
        "§3.1 XV",
        [
            StepForm("alms-giver", [], lambda n: AlmsGiver()),
            StepForm("alms-receiver", [a_player], lambda n: AlmsReceiver(n[0])),
        ],
    ),
    RichSlaves("rich-slaves", "§3.1 XVI", []),
    RumourMill("rumour-mill", "§3.1 XVII", [GIFT]),
]
