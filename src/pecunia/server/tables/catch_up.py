"""What somebody has missed, to be shown again: the views of a seat between a number and now, as differences."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pecunia.core.changes import Change, changes
from pecunia.core.happenings import Happening
from pecunia.server.store.rows import Entry, TableRow
from pecunia.server.tables.state import replayed

MAX_STEPS = 60  # nobody watches more


class Taken(NamedTuple):
    """A step: what has changed of the seat's view, and what it was told."""

    number: int
    changes: list[Change]
    told: Sequence[Happening]


def taken_since(row: TableRow, log: list[Entry], seat: int, number: int) -> tuple[dict[str, Any] | None, list[Taken]]:
    """The view of a seat at a number, or when the game began, and the steps from there to now.

    What the seat was not told then, it is not told now.
    """
    first: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    steps: list[Taken] = []
    for table, told in replayed(row, log, seat, number):
        seen = table.seen(seat)
        if seen is None:
            continue
        before, view = view, seen.whole()
        if before is None:
            first = view
            continue
        changed = changes(before, view)
        if changed or told:
            steps.append(Taken(table.number_for(seat), changed, told))
    return first, steps
