"""Module 1: famous Romans (§3.2). This file has the places they accept and refuse; their effects are in the files
beside this one."""

from typing import Final

from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.kept_order import FAMOUS_ROMAN
from pecunia.non_olet.engine.module_names import FAMOUS
from pecunia.non_olet.engine.modules.declaration import ModuleDeclaration
from pecunia.non_olet.engine.modules.famous_enter import ENTER_EFFECTS, ENTER_STEPS, FamousEnters
from pecunia.non_olet.engine.modules.famous_leave import LEAVE_STEPS, SENECA, FamousLeaves
from pecunia.non_olet.engine.modules.famous_romans import SITTING, check_effects, famous_roman
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.names import CITIZEN, END_FAMOUS, MIDDLE, NOBODY, ORDINARY, SEATING, SEATS, SENATOR, SPOTS
from pecunia.non_olet.engine.notation import DISCARD, MOVES, PASS, YES
from pecunia.non_olet.engine.reasons import FAMOUS_OFF, NOT_NOW, NOT_PASSED_ON
from pecunia.non_olet.engine.seating import joinable, seatable
from pecunia.non_olet.engine.table import Table

BRUTUS: Final = famous_roman("brutus")
CAESAR: Final = famous_roman("caesar")
MARC_ANTONY: Final = famous_roman("marc-antony")
check_effects(SITTING, [CAESAR, BRUTUS, MARC_ANTONY])


class Famous(Module):
    @property
    def key(self) -> str:
        return FAMOUS

    def copy(self) -> "Famous":
        return self  # this module has no state of its own

    def set_up(self, table: Table) -> None:
        """They are shuffled into the pile only now, so none is in the first seats or queues (A68)."""
        table.roman_pile.extend(table.options.famous)
        table.chance.shuffle(table.roman_pile)

    # Where they sit.

    def bars(self, table: Table, player: int, roman: int, place: int, beside: int) -> bool:
        if roman == CAESAR:  # no senator may be there before him (§3.2 IV, A74)
            return table.has_visitor_of(player, SENATOR) or (beside != NOBODY and table.klass[beside] == SENATOR)
        return roman == BRUTUS and place != MIDDLE  # §3.2 VI

    def lets_share(self, table: Table, player: int, roman: int, host: int, place: int, together: bool) -> bool:
        """Marc Antony may join a citizen or a senator. This counts as entering (§3.2 VII, A77)."""
        return roman == MARC_ANTONY and not together and table.klass[host] in (CITIZEN, SENATOR)

    def seating_moves(self, table: Table, moves: list[Move]) -> None:
        if self.forbids_end(table) and not self._brutus_can_sit(table):
            moves.append(MOVES[PASS])

    def forbids_end(self, table: Table) -> bool:
        """If Brutus is in front and a place is free, he must sit in the middle or be passed on before phase 3 ends
        (A76, A162).

        Without a free place there is no duty: he may share the middle seat or wait, and is not passed on (A167).
        """
        queue = table.queues[table.active]
        return bool(queue) and queue[0] == BRUTUS and has_free_place(table, table.active)

    def _brutus_can_sit(self, table: Table) -> bool:
        player = table.active
        if table.at[player * SPOTS + MIDDLE * 2] == NOBODY:
            return seatable(table, player, BRUTUS, MIDDLE)
        return joinable(table, player, BRUTUS, MIDDLE)

    def window_answer(self, table: Table, move: int) -> bool:
        if move != PASS:
            return False
        goal = (table.active + 1) % table.players
        table.move_in_queues(table.active, 0, goal, len(table.queues[goal]))
        return True

    def why_not(self, table: Table, move: Move) -> Reason | None:
        if move.number != PASS:
            return None
        return NOT_PASSED_ON if table.stage == SEATING else NOT_NOW

    # Their effects.

    def finishes_others(self, table: Table) -> bool:
        return SENECA in table.options.famous  # when he leaves

    def entered(self, table: Table, player: int, roman: int) -> None:
        if roman in ENTER_EFFECTS:
            table.agenda.append(FamousEnters(player, roman))

    def departed(self, table: Table, player: int, roman: int, place: int, paid: bool) -> None:
        # Every departure counts, paid or not, unless the table has agreed otherwise (A69).
        if roman >= ORDINARY and (paid or not table.options.leave_paid_only):
            table.agenda.append(FamousLeaves(player, roman))


def has_free_place(table: Table, player: int) -> bool:
    for spot in range(0, (SEATS + table.villas[player]) * 2, 2):
        if table.at[player * SPOTS + spot] == NOBODY:
            return True
    return False


DECLARATION: Final[ModuleDeclaration] = ModuleDeclaration(
    Famous,
    moves=[YES, PASS, DISCARD],
    off=FAMOUS_OFF,
    things=FAMOUS_ROMAN,
    steps=[*ENTER_STEPS, *LEAVE_STEPS],
    zones=[],
    empty_in_draft=[],
    goes_on={},
    ends=[END_FAMOUS],
    lays_coins=False,
)
