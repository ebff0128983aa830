"""Cards that change queues: Line cutter, Ejection, Latrine change, State visit, and the first edition's Break in the
Colosseum and Regular guest (§3.1 I–IV)."""

from typing import Final

from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.cards.card import ActionCard, CardStep
from pecunia.non_olet.engine.names import QUEUE
from pecunia.non_olet.engine.notation import LONGEST_QUEUE, MOVES, PLAYER, QUEUE_CARD, SHOWN, queue_card
from pecunia.non_olet.engine.reasons import (
    ALREADY_IN_FRONT,
    DISCARD_EMPTY,
    NO_CARD_THERE,
    NO_QUEUE_TO_CUT,
    NO_ROMANS_LEFT,
    NO_SUCH_PLAYER,
    QUEUE_FULL,
    SAME_QUEUE,
)
from pecunia.non_olet.engine.step_forms import StepForm, a_player, in_his_queue
from pecunia.non_olet.engine.table import Table


def has_room(table: Table, player: int) -> bool:
    """Queues have no upper limit (A35), unless the house rule of five is on (A36)."""
    return not table.options.queue_cap or len(table.queues[player]) < QUEUE


def any_room(table: Table, but: int) -> bool:
    """Whether any queue except one takes another card."""
    for player in range(table.players):
        if player != but and has_room(table, player):
            return True
    return False


class LineCutter(ActionCard):
    """One Roman who is not yet in front moves to the front of his queue (A61)."""

    def obstacle(self, table: Table) -> Reason | None:
        for queue in table.queues:
            if len(queue) > 1:
                return None
        return NO_QUEUE_TO_CUT

    def play(self, table: Table) -> None:
        table.agenda.append(LineCutterCard())


class LineCutterCard(CardStep):
    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            for position in range(1, len(game.queues[player])):
                moves.append(queue_card(player, position))
        game.ask(game.active, "line-cutter-card", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        player = (move - QUEUE_CARD) // LONGEST_QUEUE
        game.move_in_queues(player, (move - QUEUE_CARD) % LONGEST_QUEUE, player, 0)

    def why_not_queue_card(self, game: Table, player: int, position: int) -> Reason:
        return ALREADY_IN_FRONT

    def text(self) -> str:
        return "line-cutter-card"


class Ejection(ActionCard):
    """One Roman goes to the very end of another queue (A60). If his old queue is empty, it is refilled after the
    move."""

    def obstacle(self, table: Table) -> Reason | None:
        found = False
        for player in range(table.players):
            if table.queues[player]:
                found = True
                if any_room(table, player):
                    return None
        return QUEUE_FULL if found else NO_CARD_THERE

    def play(self, table: Table) -> None:
        table.agenda.append(EjectionCard())


class EjectionCard(CardStep):
    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            if any_room(game, player):
                for position in range(len(game.queues[player])):
                    moves.append(queue_card(player, position))
        game.ask(game.active, "ejection-card", moves)

    def answer(self, game: Table, move: int) -> None:
        player = (move - QUEUE_CARD) // LONGEST_QUEUE
        game.agenda[-1] = EjectionQueue(player, (move - QUEUE_CARD) % LONGEST_QUEUE)

    def why_not_queue_card(self, game: Table, player: int, position: int) -> Reason:
        return QUEUE_FULL

    def text(self) -> str:
        return "ejection-card"


class EjectionQueue(CardStep):
    def __init__(self, player: int, position: int) -> None:
        self.player = player
        self.position = position

    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            if player != self.player and has_room(game, player):
                moves.append(MOVES[PLAYER + player])
        game.ask(game.active, "ejection-queue", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        goal = move - PLAYER
        game.move_in_queues(self.player, self.position, goal, len(game.queues[goal]))

    def why_not_player(self, game: Table, player: int) -> Reason:
        if player >= game.players:
            return NO_SUCH_PLAYER
        return SAME_QUEUE if player == self.player else QUEUE_FULL

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": self.player, "roman": game.queues[self.player][self.position]}

    def text(self) -> str:
        return f"ejection-queue {self.player} {self.position}"


class LatrineChange(ActionCard):
    """Two Romans of two different queues change places exactly (A59)."""

    def obstacle(self, table: Table) -> Reason | None:
        count = 0
        for queue in table.queues:
            if queue:
                count += 1
        return None if count > 1 else NO_CARD_THERE

    def play(self, table: Table) -> None:
        table.agenda.append(LatrineChangeFirst())


class LatrineChangeFirst(CardStep):
    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            for position in range(len(game.queues[player])):
                moves.append(queue_card(player, position))
        game.ask(game.active, "latrine-change-first", moves)

    def answer(self, game: Table, move: int) -> None:
        player = (move - QUEUE_CARD) // LONGEST_QUEUE
        game.agenda[-1] = LatrineChangeSecond(player, (move - QUEUE_CARD) % LONGEST_QUEUE)

    def text(self) -> str:
        return "latrine-change-first"


class LatrineChangeSecond(CardStep):
    def __init__(self, player: int, position: int) -> None:
        self.player = player
        self.position = position

    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            if player != self.player:
                for position in range(len(game.queues[player])):
                    moves.append(queue_card(player, position))
        game.ask(game.active, "latrine-change-second", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        player = (move - QUEUE_CARD) // LONGEST_QUEUE
        position = (move - QUEUE_CARD) % LONGEST_QUEUE
        first = game.queues[self.player]
        second = game.queues[player]
        roman = first[self.position]
        first[self.position] = second[position]
        second[position] = roman
        if game.listener is not None:
            facts = {"position": self.position, "to": player, "goal": position}
            game.tell("queue-swapped", self.player, {**facts, "romans": [roman, first[self.position]]})

    def why_not_queue_card(self, game: Table, player: int, position: int) -> Reason:
        return SAME_QUEUE

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": self.player, "roman": game.queues[self.player][self.position]}

    def text(self) -> str:
        return f"latrine-change-second {self.player} {self.position}"


class StateVisit(ActionCard):
    """Three Romans are turned face up; one goes to the front of your queue, the others are discarded in any order."""

    def obstacle(self, table: Table) -> Reason | None:
        return None if table.can_draw_roman() else NO_ROMANS_LEFT

    def play(self, table: Table) -> None:
        table.agenda.append(StateVisitKeep())
        table.show_romans(3)  # from the Roman pile: the rulebook has two words for it (A58)


class StateVisitKeep(CardStep):
    def run(self, game: Table) -> None:
        game.ask(game.active, "state-visit-keep", shown_moves(game))

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = StateVisitDiscard()
        queue_shown(game, move - SHOWN, game.active, 0)

    def text(self) -> str:
        return "state-visit-keep"


class StateVisitDiscard(CardStep):
    def run(self, game: Table) -> None:
        if game.shown:
            game.ask(game.active, "state-visit-discard", shown_moves(game))
        else:
            game.agenda.pop()

    def answer(self, game: Table, move: int) -> None:
        game.discard_shown(move - SHOWN)

    def text(self) -> str:
        return "state-visit-discard"


class ColosseumBreak(ActionCard):
    """2005: three Romans are turned face up. Each goes to the end of any queue, in any order (A65)."""

    def obstacle(self, table: Table) -> Reason | None:
        return None if table.can_draw_roman() else NO_ROMANS_LEFT

    def play(self, table: Table) -> None:
        table.agenda.append(BreakCard())
        table.show_romans(3)


class BreakCard(CardStep):
    def run(self, game: Table) -> None:
        if not game.shown:
            game.agenda.pop()
        elif any_room(game, -1):
            game.ask(game.active, "break-card", shown_moves(game))
        else:  # with the house rule of five, cards that fit into no queue are discarded (A36)
            game.discard_shown(0)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.append(BreakQueue(move - SHOWN))

    def text(self) -> str:
        return "break-card"


class BreakQueue(CardStep):
    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Table) -> None:
        game.ask(game.active, "break-queue", roomy_queues(game))

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        player = move - PLAYER
        queue_shown(game, self.index, player, len(game.queues[player]))

    def why_not_player(self, game: Table, player: int) -> Reason:
        return NO_SUCH_PLAYER if player >= game.players else QUEUE_FULL

    def about(self, game: Table) -> dict[str, int | str]:
        return {"roman": game.shown[self.index]}

    def text(self) -> str:
        return f"break-queue {self.index}"


class RegularGuest(ActionCard):
    """2005: the top Roman of the discard goes to the end of any queue (A64)."""

    def obstacle(self, table: Table) -> Reason | None:
        if not table.roman_discard:
            return DISCARD_EMPTY
        return None if any_room(table, -1) else QUEUE_FULL

    def play(self, table: Table) -> None:
        table.agenda.append(RegularQueue())


class RegularQueue(CardStep):
    def run(self, game: Table) -> None:
        game.ask(game.active, "regular-queue", roomy_queues(game))

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        player = move - PLAYER
        roman = game.roman_discard.pop()
        game.queues[player].append(roman)
        if game.listener is not None:
            game.tell("regular-returned", player, {"roman": roman})

    def why_not_player(self, game: Table, player: int) -> Reason:
        return NO_SUCH_PLAYER if player >= game.players else QUEUE_FULL

    def text(self) -> str:
        return "regular-queue"


def shown_moves(table: Table) -> list[Move]:
    return [MOVES[SHOWN + index] for index in range(len(table.shown))]


def roomy_queues(table: Table) -> list[Move]:
    return [MOVES[PLAYER + player] for player in range(table.players) if has_room(table, player)]


def queue_shown(table: Table, index: int, player: int, goal: int) -> None:
    """One of the Romans turned face up joins a queue."""
    roman = table.shown.pop(index)
    table.queues[player].insert(goal, roman)
    if table.listener is not None:
        table.tell("queue-joined", player, {"roman": roman, "goal": goal})


def one_of_the_shown(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] < len(table.shown)


CARDS: Final[list[ActionCard]] = [
    LineCutter("line-cutter", "§3.1 I", [StepForm("line-cutter-card", [], lambda n: LineCutterCard())]),
    Ejection(
        "ejection",
        "§3.1 II",
        [
            StepForm("ejection-card", [], lambda n: EjectionCard()),
            StepForm("ejection-queue", [a_player, in_his_queue], lambda n: EjectionQueue(n[0], n[1])),
        ],
    ),
    LatrineChange(
        "latrine-change",
        "§3.1 III",
        [
            StepForm("latrine-change-first", [], lambda n: LatrineChangeFirst()),
            StepForm("latrine-change-second", [a_player, in_his_queue], lambda n: LatrineChangeSecond(n[0], n[1])),
        ],
    ),
    StateVisit(
        "state-visit",
        "§3.1 IV",
        [
            StepForm("state-visit-keep", [], lambda n: StateVisitKeep()),
            StepForm("state-visit-discard", [], lambda n: StateVisitDiscard()),
        ],
    ),
    ColosseumBreak(
        "colosseum-break",
        "§3.1 Pause im Colosseum",
        [
            StepForm("break-card", [], lambda n: BreakCard()),
            StepForm("break-queue", [one_of_the_shown], lambda n: BreakQueue(n[0])),
        ],
    ),
    RegularGuest("regular-guest", "§3.1 Stammgast", [StepForm("regular-queue", [], lambda n: RegularQueue())]),
]
