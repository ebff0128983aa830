"""The modules' cards on the table, as a view shows them. Things are identified by their stable keys."""

from typing import Any

from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAVOURS, LADDER_KEYS, UPGRADES
from pecunia.non_olet.engine.values import TASKS, Task
from pecunia.non_olet.engine.view import NonOletView

ONE_MORE = TASKS.index("markers-over")  # this task asks for more than its number


class ModuleSnapshot:
    """A module that is not in play, or not set up yet, has no cards."""

    def __init__(self, view: NonOletView) -> None:
        self.view = view
        upgrades: dict[str, Any] = view.module(UPGRADES)
        self.seats: list[list[str | None]] = upgrades.get("seats", [])
        self.display: list[str] = upgrades.get("display", [])
        self.upgrades_left: int = upgrades.get("left", 0)
        self.upgrades_used: list[str] = upgrades.get("used", [])
        events: dict[str, Any] = view.module(EVENTS)
        self.events: dict[str, int] = dict(events.get("open", []))
        self.executed: list[str] = events.get("executed", [])
        self.events_left: int = events.get("left", 0)
        favours: dict[str, Any] = view.module(FAVOURS)
        self.held: list[str | None] = favours.get("held", [])
        self.middle: list[str] = favours.get("middle", [])
        self.favours_used: list[str] = favours.get("used", [])
        self.favours_fresh: list[str] = favours.get("fresh", [])
        careers: dict[str, Any] = view.module(CAREERS)
        self.ladders: list[str] = careers.get("ladders", [])
        self.rungs: list[int] = careers.get("rungs", [])
        self.progress: list[int] = careers.get("progress", [])
        self.climbed: bool = careers.get("climbed", False)

    def upgrade(self, player: int, place: int) -> str | None:
        """The upgrade on a place; a villa never has one."""
        laid = self.seats[player] if player < len(self.seats) else []
        return laid[place] if place < len(laid) else None

    def seat_of(self, player: int, upgrade: str) -> int:
        return self.seats[player].index(upgrade)

    def favour(self, player: int) -> str | None:
        return self.held[player] if player < len(self.held) else None

    # Ladders.

    @property
    def top(self) -> int:
        return len(self.view.options.values.prices) - 1

    def tasks(self, ladder: str) -> list[Task]:
        """The tasks of a ladder, beginning with the first rung above the start."""
        return self.view.options.values.ladders[LADDER_KEYS.index(ladder)]

    def next_task(self, player: int) -> Task | None:
        """The task of the next rung; None on the last one."""
        if player >= len(self.rungs) or self.rungs[player] >= self.top:
            return None
        return self.tasks(self.ladders[player])[self.rungs[player]]


def wanted(task: Task) -> int:
    """The number that a task requires."""
    return task.number + (task.kind == ONE_MORE)
