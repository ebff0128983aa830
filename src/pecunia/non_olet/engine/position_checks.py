"""Finds positions that are impossible, although every line can be read. Each check names the line and the rule."""

from typing import TYPE_CHECKING, Final

from pecunia.core.moves import seat_letter
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.non_olet.engine.modules.famous import BRUTUS
from pecunia.non_olet.engine.modules.modules_in_play import DECLARATIONS, MODULE_OF_END
from pecunia.non_olet.engine.modules.upgrades import DISPLAY, NONE, DraftUpgrade, Upgrades
from pecunia.non_olet.engine.names import (
    CARD_KEYS,
    COLLECT,
    DRAFT,
    END_ALMS,
    END_GIFT,
    END_LADDER,
    MIDDLE,
    NOBODY,
    PAYING,
    PLACE_NAMES,
    RICH_SLAVES,
    SEATING,
    SEATS,
    SPOTS,
)
from pecunia.non_olet.engine.options import IMMEDIATE, PHASE2_THEN_OPEN, STRICT_PHASE2
from pecunia.non_olet.engine.setup import LEFT, RIGHT, ROMANS, DraftPick, rounds
from pecunia.non_olet.engine.table import Table

if TYPE_CHECKING:
    from pecunia.non_olet.engine.position_reader import Reader

# Lines that must be empty before the game has begun (§2.2); only `-` and 0 are accepted.
MODULES_NOT_IN_A_DRAFT: Final = [zone for declared in DECLARATIONS for zone in declared.empty_in_draft]
NOT_IN_A_DRAFT: Final = ["rich-slaves", "roman-discard", "action-discard", "due", *MODULES_NOT_IN_A_DRAFT]
PLACES_NOT_IN_A_DRAFT: Final = [PLACE_NAMES[MIDDLE], *PLACE_NAMES[SEATS:]]
PLAYERS_NOT_IN_A_DRAFT: Final = ["money", "earned", "hand", "queue", *PLACES_NOT_IN_A_DRAFT, *MODULES_NOT_IN_A_DRAFT]
NOTHING: Final = [["-"], ["0"], ["0"] * 9]
MAX_SHOWN_BY_A_CARD: Final = 3
# Things that lie aside in the middle of an effect, and the steps that continue with them.
STEPS_OF: Final = {
    "shown": ["state-visit-keep", "state-visit-discard", "break-card", "break-queue"],
} | {zone: steps for declared in DECLARATIONS for zone, steps in declared.goes_on.items()}


def check_table(reader: "Reader", table: Table) -> None:
    """Raise PositionError for the first thing that cannot happen in any game."""
    _check_brutus(reader, table)
    _check_rich_slaves(reader, table)
    if table.outcome is not None:
        _check_earned(reader, table)
        _check_winner(reader, table)
    elif table.stage == DRAFT:
        _check_draft(reader, table)
    else:
        _check_earned(reader, table)
        _check_due(reader, table)
        if len(table.agenda) == 1:
            _check_between_effects(reader, table)
        for player in range(table.players):
            _check_off_turn(reader, table, player)
        _check_half_way(reader, table)
        if _goes_on(table, ["gift"]) and table.money[table.active] == 0:
            line = _line(reader, f"{seat_letter(table.active)} money")
            raise reader.error("no-money-to-give", line, clause="A47")
    if table.stage != DRAFT and "favours-rest" in reader.entries and reader.listed("favours-rest"):
        raise reader.error("position-only-draft", reader.line_of("favours-rest"), clause="§2.2", text="favours-rest")


def _line(reader: "Reader", zone: str) -> int:
    """The line of a zone; if it is not stated, the line that says whose turn it is."""
    return reader.line_of(zone if zone in reader.entries else "turn")


def _check_brutus(reader: "Reader", table: Table) -> None:
    """Brutus sits only on the middle seat, so not in a villa either."""
    if BRUTUS in table.at:
        player, spot = divmod(table.at.index(BRUTUS), SPOTS)
        if spot // 2 != MIDDLE:
            zone = f"{seat_letter(player)} {PLACE_NAMES[spot // 2]}"
            raise reader.error("position-brutus", reader.line_of(zone), clause="A76")


def _check_rich_slaves(reader: "Reader", table: Table) -> None:
    """Slaves are rich only if that card is in the game."""
    if table.rich_slaves and RICH_SLAVES not in table.options.values.deck(
        table.options.edition, table.options.dark_red
    ):
        raise reader.error("position-no-such-card", reader.line_of("rich-slaves"), text=CARD_KEYS[RICH_SLAVES])


def _check_earned(reader: "Reader", table: Table) -> None:
    """Money comes from the bank: all players together hold no more than they have received from it."""
    if sum(table.money) > sum(table.earned):
        player = [table.money[each] > table.earned[each] for each in range(table.players)].index(True)
        line = reader.line_of(f"{seat_letter(player)} earned")
        raise reader.error("position-earned", line, clause="A11", held=sum(table.money), earned=sum(table.earned))


# The end of the game.


def _check_winner(reader: "Reader", table: Table) -> None:
    """One player has won alone, in a way that is possible at this table (§2.7)."""
    outcome = table.outcome
    assert outcome is not None
    line = reader.line_of("outcome")
    options = table.options
    # Gifts and alms are dark red cards.
    dark_red = outcome.end in (END_GIFT, END_ALMS) and not options.dark_red
    module = MODULE_OF_END.get(outcome.end, "")
    if dark_red or (module and module not in options.modules):
        raise reader.error("position-no-such-end", line, clause="A10", text=outcome.end)
    if outcome.winner is None:
        raise reader.error("position-one-winner", line, clause="A12")
    by_ladder = outcome.end == END_LADDER
    needs_target = not by_ladder or options.both_win
    needs_ladder = by_ladder or options.both_win
    lost = (needs_target and not table.has_target(outcome.winner)) or (
        needs_ladder and not _on_last_rung(table, outcome.winner)
    )
    if lost or (not by_ladder and not options.target_wins and not options.both_win):
        player = seat_letter(outcome.winner)
        if options.ladder_wins or options.both_win:
            raise reader.error("position-not-won", line, clause="A126", player=player)
        raise reader.error("position-not-won", line, clause="A10", player=player)


def _on_last_rung(table: Table, player: int) -> bool:
    for module in table.modules:
        if isinstance(module, Careers):
            return module.rungs[player] == len(table.options.values.prices) - 1
    return False


# The draft before the game.


def _check_draft(reader: "Reader", table: Table) -> None:
    """During the draft the table has only the drafted cards: each pick is one Roman or one card (§2.2, A88)."""
    line = reader.line_of("turn")
    if not table.options.open_draft and rounds(table) == ROMANS:
        raise reader.error("position-no-draft", line, clause="§2.2")
    zones = NOT_IN_A_DRAFT
    for player in range(table.players):
        zones = zones + [f"{seat_letter(player)} {zone}" for zone in PLAYERS_NOT_IN_A_DRAFT]
    for zone in zones:
        if zone in reader.entries and reader.words(zone) not in NOTHING:
            raise reader.error("position-in-draft", reader.line_of(zone), clause="§2.2", text=zone)
    bottom = table.agenda[0]
    picks = bottom.picks if isinstance(bottom, DraftPick) else 0
    taken = 0
    for player in range(table.players):
        first = player * SPOTS
        taken += (table.at[first + LEFT] != NOBODY) + (table.at[first + RIGHT] != NOBODY)
        pair = table.at[first + LEFT + 1] != NOBODY or table.at[first + RIGHT + 1] != NOBODY
        if pair or (table.at[first + LEFT] == NOBODY and table.at[first + RIGHT] != NOBODY):
            zone = f"{seat_letter(player)} {PLACE_NAMES[(LEFT if pair else RIGHT) // 2]}"
            raise reader.error("position-draft-seats", _line(reader, zone), clause="§2.2")
    if len(table.shown) != ROMANS * table.players - taken:
        raise reader.error("position-draft-picks", _line(reader, "shown"), clause="§2.2", picks=picks)
    for module in table.modules:
        taken += module.drafted()
    taken += len([step for step in table.agenda if isinstance(step, DraftUpgrade)])
    if taken != picks:
        raise reader.error("position-draft-picks", _line(reader, "agenda"), clause="§2.2", picks=picks)


# A turn.


def _check_due(reader: "Reader", table: Table) -> None:
    """Only `immediate` needs to know which visitors phase 1 emptied, and only until phase 2 is over. They must be
    finished visitors of the active player (A173, §2.4)."""
    if not table.due:
        return
    line = reader.line_of("due")
    finished = [table.at[table.active * SPOTS + spot] for spot in table.finished(table.active)]
    fits = table.options.finished_timing == IMMEDIATE and table.stage in (COLLECT, PAYING)
    if not fits or len(set(table.due)) != len(table.due) or any(roman not in finished for roman in table.due):
        raise reader.error("position-due", line, clause="A173")


def _check_half_way(reader: "Reader", table: Table) -> None:
    """Things that lie aside in the middle of an effect need a step on the agenda that continues with them."""
    if len(table.shown) > MAX_SHOWN_BY_A_CARD:
        raise reader.error("position-shown", reader.line_of("shown"), most=MAX_SHOWN_BY_A_CARD)
    lying = ["shown"] if table.shown else []
    for module in table.modules:
        lying.extend(module.lies_aside())
        if isinstance(module, Upgrades):
            _check_display(reader, table, module)
    for zone in lying:
        if not _goes_on(table, STEPS_OF[zone]):
            raise reader.error("position-only-in-effect", reader.line_of(zone), text=zone)


def _goes_on(table: Table, names: list[str]) -> bool:
    """Whether one of these steps is on the agenda."""
    for step in table.agenda:
        if step.text().split(" ")[0] in names:
            return True
    return False


def _check_between_effects(reader: "Reader", table: Table) -> None:
    """When no effect is in progress, everything that happens at once must have happened."""
    supply = table.can_draw_roman()
    for player in range(table.players):
        if supply and not table.queues[player]:
            zone = f"{seat_letter(player)} queue"
            raise reader.error("position-queue-empty", _line(reader, zone), clause="A37", player=seat_letter(player))
        _check_finished(reader, table, player)


def _check_finished(reader: "Reader", table: Table, player: int) -> None:
    """A finished visitor has paid, unless the payment waits for the owner's phase 2 (§2.4, A1 to A3)."""
    timing = table.options.finished_timing
    if timing == STRICT_PHASE2:
        return
    letter = seat_letter(player)
    for spot in table.finished(player):
        line = reader.line_of(f"{letter} {PLACE_NAMES[spot // 2]}")
        if player == table.active and table.stage == SEATING:
            raise reader.error("position-finished-seating", line, clause="A2", player=letter)
        if timing == IMMEDIATE:
            if (player == table.active and table.stage == PAYING) or table.at[player * SPOTS + spot] in table.due:
                continue
            raise reader.error("position-finished-waiting", line, clause="A173", player=letter)


def _check_off_turn(reader: "Reader", table: Table, player: int) -> None:
    """On another player's turn nobody is finished, unless something can take markers then (A3)."""
    timing = table.options.finished_timing
    if player == table.active or timing != PHASE2_THEN_OPEN or table.options.values.fixture:
        return
    spots = table.finished(player)
    if spots and not _finishes_off_turn(table):
        letter = seat_letter(player)
        line = reader.line_of(f"{letter} {PLACE_NAMES[spots[0] // 2]}")
        raise reader.error("position-finished-off-turn", line, clause="A3", player=letter)


def _finishes_off_turn(table: Table) -> bool:
    """Whether anything takes markers from other players' visitors."""
    return any([module.finishes_others(table) for module in table.modules])


def _check_display(reader: "Reader", table: Table, module: Upgrades) -> None:
    """Six upgrades are open, or all of them if fewer are left (§3.3)."""
    short = len(module.display) < DISPLAY and len(module.pile) + len(module.discard) > 0
    if module.exchanged != NONE or _goes_on(table, ["lay-upgrade"]) or table.options.values.fixture:
        short = False  # the display is refilled when the new upgrade lies on its seat
    if len(module.display) > DISPLAY or short:
        raise reader.error("position-display", _line(reader, "display"), clause="A92", most=DISPLAY)
