"""What a seat has missed since a number it knows. The log is applied again, but only what the seat may see counts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pecunia.core.changes import Change, changes
from pecunia.core.happenings import Happening
from pecunia.server.store.rows import LogEntry, TableRow
from pecunia.server.tables.state import TableState

MAX_STEPS = 60  # nobody wants to watch more


class MissedStep(NamedTuple):
    """One entry as a seat sees it: the changes of its view, and what happened."""

    number: int
    changes: list[Change]
    happenings: Sequence[Happening]


def missed_happenings(row: TableRow, log: list[LogEntry], seat: int, number: int) -> list[Happening]:
    """The happenings that a seat has missed since the number it knows."""
    return [happening for _, happened in replay_log(row, log, seat, number) for happening in happened]


def missed_steps(
    row: TableRow, log: list[LogEntry], seat: int, number: int
) -> tuple[dict[str, object] | None, list[MissedStep]]:
    """The view of a seat at that number (or when the game began, if later), and the steps from there to now."""
    first: dict[str, object] | None = None
    view: dict[str, object] | None = None
    steps: list[MissedStep] = []
    for table, happened in replay_log(row, log, seat, number):
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


def replay_log(
    row: TableRow, log: list[LogEntry], seat: int, number: int
) -> Iterator[tuple[TableState, list[Happening]]]:
    """Yield the table after each entry since a number that a seat may see, and what happened with the entry.

    The first one is the table at that number, before anything happened.
    """
    table = TableState(row)
    new = False
    for entry in log:
        happened: list[Happening] = []
        if not new and table.number_for(seat) >= number:
            new = True
            yield table, happened
        if table.game is not None:
            table.game.listener = happened.append if new else None
        table.apply(entry)
        if table.game is not None:
            table.game.listener = None
        if new and table.only_for(entry.number) in (None, seat):
            yield table, happened
    if not new:
        yield table, []
