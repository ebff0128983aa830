"""Module 4: career ladders (§3.6). One rung a turn, for its price or for its task; the last rung wins (A126)."""

from typing import Final

from pecunia.core.errors import Reason
from pecunia.core.moves import Move, seat_letter
from pecunia.non_olet.engine.kept_order import LADDER
from pecunia.non_olet.engine.module_names import CAREERS, LADDER_KEYS
from pecunia.non_olet.engine.modules.declaration import ModuleDeclaration
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.names import END_LADDER, SEATS, SPOTS
from pecunia.non_olet.engine.notation import CLIMB, CLIMB_PAYING, MOVES
from pecunia.non_olet.engine.reasons import ALREADY_CLIMBED, CAREERS_OFF, NO_MONEY_TO_CLIMB, TASK_NOT_DONE, TOP_RUNG
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import TASKS, Task

# The counters of a player's own turn, in the order in which a position writes them.
COUNTED: Final = ["received", "paid", "played", "hastened"]
RECEIVED: Final = 0
PAID: Final = 1
PLAYED: Final = 2
HASTENED: Final = 3


class Careers(Module):
    """§3.6. `rungs[player]` is the rung of a player's marker; `counts` and `paid_classes` belong to the current
    turn."""

    def __init__(self) -> None:
        self.ladders: list[int] = []
        self.rungs: list[int] = []
        self.climbed = False
        self.counts: list[int] = [0, 0, 0, 0]
        self.paid_classes: list[int] = [0, 0, 0, 0]

    @property
    def key(self) -> str:
        return CAREERS

    def copy(self) -> "Careers":
        twin = Careers()
        twin.ladders = self.ladders
        twin.rungs = self.rungs[:]
        twin.climbed = self.climbed
        twin.counts = self.counts[:]
        twin.paid_classes = self.paid_classes[:]
        return twin

    def set_up(self, table: Table) -> None:
        """One ladder for each player, dealt open; unused ones go back to the box.

        Everybody begins as a bucket carrier, on the rung that is printed at the top, and climbs downwards (A127).
        """
        ladders = list(range(len(LADDER_KEYS)))
        table.chance.shuffle(ladders)
        self.ladders = ladders[: table.players]
        self.rungs = [0] * table.players

    # Climbing.

    def window_moves(self, table: Table, moves: list[Move]) -> None:
        """Climbing is offered, never automatic (A132)."""
        if self.obstacle(table, CLIMB) is None:
            moves.append(MOVES[CLIMB])
        if self.obstacle(table, CLIMB_PAYING) is None:
            moves.append(MOVES[CLIMB_PAYING])

    def why_not(self, table: Table, move: Move) -> Reason | None:
        return self.obstacle(table, move.number) if move.number in (CLIMB, CLIMB_PAYING) else None

    def obstacle(self, table: Table, move: int) -> Reason | None:
        """Why the player cannot climb: only one rung a turn, for its whole price or its task (A128)."""
        prices = table.options.values.prices
        rung = self.rungs[table.active] + 1
        if rung >= len(prices):
            return TOP_RUNG
        if self.climbed:
            return ALREADY_CLIMBED
        if move == CLIMB_PAYING:
            return None if table.money[table.active] >= prices[rung] else NO_MONEY_TO_CLIMB
        return None if self.done(table, self.task(table, table.active)) else TASK_NOT_DONE

    def window_answer(self, table: Table, move: int) -> bool:
        if move not in (CLIMB, CLIMB_PAYING):
            return False
        player = table.active
        self.rungs[player] += 1
        self.climbed = True
        if move == CLIMB_PAYING:  # to the bank, like any payment; a player who is now the poorest may get alms (A133)
            table.pay_bank(player, table.options.values.prices[self.rungs[player]])
        if table.listener is not None:
            table.tell("climbed", player, {"rung": self.rungs[player]})
        self.check_victory(table, player)
        return True

    def check_victory(self, table: Table, player: int) -> None:
        """The last rung wins, not the target (A126). By house rule both are needed, in either order."""
        options = table.options
        if table.outcome is not None or self.rungs[player] < len(options.values.prices) - 1:
            return
        if options.ladder_wins or (options.both_win and table.has_target(player)):
            table.end(END_LADDER, [player])

    def task(self, table: Table, player: int) -> Task:
        """The task of the next rung."""
        return table.options.values.ladders[self.ladders[player]][self.rungs[player]]

    def done(self, table: Table, task: Task) -> bool:
        """Whether the active player has done a task. State tasks are tested now, others over this turn (A129, A166)."""
        return self.measure(table, table.active, task) >= task.number + (TASKS[task.kind] == "markers-over")

    def measure(self, table: Table, player: int, task: Task) -> int:
        """How far a player has got with a task. Counters of a turn belong to the player whose turn it is.

        Everything that lies on the cards counts, whether it came from a card, a module or the duration (A131).
        """
        kind = TASKS[task.kind]
        if kind == "hand":
            return len(table.hands[player])
        if kind == "queue":
            return len(table.queues[player])
        if kind == "paid-class":
            return self.paid_classes[task.klass] if player == table.active else 0
        if kind in COUNTED:
            return self.counts[COUNTED.index(kind)] if player == table.active else 0
        return self._measure_latrine(table, player * SPOTS, table.visitors(player), task)

    def _measure_latrine(self, table: Table, first: int, spots: list[int], task: Task) -> int:
        """The tasks about who sits there, and with how many markers."""
        kind = TASKS[task.kind]
        if kind == "seated":
            return sum([table.klass[table.at[first + spot]] == task.klass for spot in spots])
        if kind == "pairs":
            return sum([spot % 2 for spot in spots])
        if kind == "classes":
            return len({table.klass[table.at[first + spot]] for spot in spots})
        if kind == "villas":
            return sum([spot >= SEATS * 2 and spot % 2 == 0 for spot in spots])
        markers = [table.markers[first + spot] for spot in spots]
        if kind == "markers-total":
            return sum(markers)
        return max(markers) if markers else 0

    # Counting, only in the player's own turn.

    def received(self, table: Table, player: int, amount: int) -> None:
        if player == table.active:
            self.counts[RECEIVED] += amount

    def target_reached(self, table: Table, player: int) -> None:
        self.check_victory(table, player)

    def departed(self, table: Table, player: int, roman: int, place: int, paid: bool) -> None:
        if paid and player == table.active:
            self.counts[PAID] += 1
            self.paid_classes[table.klass[roman]] += 1

    def hastened(self, table: Table, player: int, count: int) -> None:
        if player == table.active:
            self.counts[HASTENED] += count

    def played(self, table: Table) -> None:
        self.counts[PLAYED] += 1

    def turn_ends(self, table: Table) -> None:
        self.climbed = False
        self.counts = [0, 0, 0, 0]
        self.paid_classes = [0, 0, 0, 0]

    def snapshot(self, table: Table) -> dict[str, object]:
        return {
            "ladders": [LADDER_KEYS[ladder] for ladder in self.ladders],
            "rungs": self.rungs[:],
            "progress": [self.progress(table, player) for player in range(len(self.rungs))],
            "climbed": self.climbed,
            "counts": dict(zip(COUNTED, self.counts)),
            "paid-classes": self.paid_classes[:],
        }

    def progress(self, table: Table, player: int) -> int:
        """How far a player has got with the task of his next rung. All counters are open."""
        top = self.rungs[player] == len(table.options.values.prices) - 1
        return 0 if top else self.measure(table, player, self.task(table, player))

    def lines(self, table: Table) -> list[str]:
        found = []
        for player in range(len(self.ladders)):  # during a draft nobody has a ladder yet
            found.append(f"{seat_letter(player)} ladder {LADDER_KEYS[self.ladders[player]]} {self.rungs[player]}")
        counts = " ".join([str(count) for count in self.counts + self.paid_classes])
        return [*found, f"career-counts {int(self.climbed)} {counts}"]


DECLARATION: Final[ModuleDeclaration] = ModuleDeclaration(
    Careers,
    moves=[CLIMB, CLIMB_PAYING],
    off=CAREERS_OFF,
    things=LADDER,
    steps=[],
    zones=["career-counts"],
    player_zone="ladder",
    empty_in_draft=["career-counts", "ladder"],
    goes_on={},
    ends=[END_LADDER],
    lays_coins=False,
)
