"""What a seat has missed since a number it knows. Entries are applied again, but only what the seat may see counts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pecunia.core.changes import Change, changes
from pecunia.core.happenings import Happening
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables.opening import OpenedTable
from pecunia.server.tables.state import TableState

MAX_STEPS = 60  # nobody wants to watch more; somebody who has missed more gets the newest


class MissedStep(NamedTuple):
    """One entry as a seat sees it: the changes of its view, and what happened."""

    number: int
    changes: list[Change]
    happenings: Sequence[Happening]


class Happened(NamedTuple):
    """What happened with one entry; `number` is that of its news for the seat that reads it, `by` whose turn it was."""

    number: int
    happenings: Sequence[Happening]
    by: int = -1


def missed_happenings(then: OpenedTable, seat: int, last: int) -> list[Happened]:
    """What a seat has missed since `then`, up to the entry `last`. What was taken back has not happened."""
    moves: list[Happened] = []  # one for each move, also for those that the seat may not know of
    table = then.state
    taken_back = table.taken_back
    for entry in then.later[: last - table.number]:
        by = getattr(table.game, "active", -1)  # before the game there is none
        happened = _applied(table, entry)
        if table.taken_back > taken_back:
            moves = moves[: taken_back - table.taken_back]
            taken_back = table.taken_back
        elif entry.kind == "move":
            known = table.only_for(entry.number) in (None, seat)
            moves.append(Happened(table.number_for(seat), happened if known else [], by))
        elif happened:  # as with the start of the game, which nobody takes back
            moves.append(Happened(table.number_for(seat), happened, by))
    return [move for move in moves if move.happenings]


def missed_steps(then: OpenedTable, seat: int, last: int) -> tuple[dict[str, object] | None, list[MissedStep]]:
    """The view of a seat at that time (or when the game began, if later), and the steps from there to `last`."""
    first: dict[str, object] | None = None
    view: dict[str, object] | None = None
    steps: list[MissedStep] = []
    for table, happened in replayed(then, seat, last):
        known = table.known_view(seat)
        if known is None:
            continue
        before, view = view, known.whole()
        if before is None:
            first = view
            continue
        changed = changes(before, view)
        if changed or happened:
            steps.append(MissedStep(table.number_for(seat), changed, happened))
    return first, steps


def replayed(then: OpenedTable, seat: int, last: int) -> Iterator[tuple[TableState, list[Happening]]]:
    """Yield the table as it was then, and after each later entry that a seat may see, with what happened."""
    table = then.state
    yield table, []
    for entry in then.later[: last - table.number]:
        happened = _applied(table, entry)
        if table.only_for(entry.number) in (None, seat):
            yield table, happened


def _applied(table: TableState, entry: LogEntry) -> list[Happening]:
    """Apply an entry. Returns what happened."""
    happened: list[Happening] = []
    if table.game is not None:
        table.game.listener = happened.append
    table.apply(entry)
    if table.game is not None:
        table.game.listener = None
    return happened
