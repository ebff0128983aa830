"""The part of an observation that the modules of Pecunia non olet add: their snapshots as small numbers."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.non_olet.engine.module_names import (
    CAREERS,
    EVENT_KEYS,
    EVENTS,
    FAVOUR_KEYS,
    FAVOURS,
    LADDER_KEYS,
    UPGRADE_KEYS,
    UPGRADES,
)
from pecunia.non_olet.engine.modules.careers import COUNTED, Careers
from pecunia.non_olet.engine.modules.events import Events
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.modules.upgrades import Upgrades
from pecunia.non_olet.engine.names import CLASSES, SEATS
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import LONGEST_EVENT
from pecunia.observers.layout import HIGHEST, Layout, seat_name
from pecunia.observers.observer import ZEROS, flag, flags, put

NO_UPGRADES: Final = ZEROS[: len(UPGRADE_KEYS)]
NO_EVENTS: Final = ZEROS[: len(EVENT_KEYS)]
NO_FAVOURS: Final = ZEROS[: len(FAVOUR_KEYS)]
NO_LADDER: Final = ZEROS[:3]


class ModuleObserver:
    """Observes one module. A module that shows nothing of its own, such as the famous Romans, adds nothing."""

    def add_fields(self, layout: Layout, players: int) -> None:
        """Declare the fields that `write` fills."""

    def write(self, module: Module, table: Table, own: int, out: BytesWriter) -> None:
        """Write the players clockwise, beginning with the observing seat."""


class UpgradesObserver(ModuleObserver):
    def add_fields(self, layout: Layout, players: int) -> None:
        for step in range(players):
            meaning = "The upgrade on each seat: 0 none, else numbered like `about upgrade`."
            layout.add(f"{seat_name(step)}: upgrades", SEATS, len(UPGRADE_KEYS), meaning)
        for zone in ("on display", "discarded", "used this turn"):
            layout.add(
                f"upgrades {zone}", len(UPGRADE_KEYS), 1, f"Which upgrades are {zone}, in the order of their numbers."
            )
        layout.add("upgrades left", 1, len(UPGRADE_KEYS), "How many upgrades lie in the pile.")

    def write(self, module: Module, table: Table, own: int, out: BytesWriter) -> None:
        assert isinstance(module, Upgrades)
        for step in range(table.players):
            first = (own + step) % table.players * SEATS
            for seat in range(first, first + SEATS):
                out.append(module.on[seat] + 1)
        flag(module.display, NO_UPGRADES, out)
        flag(module.discard, NO_UPGRADES, out)
        flags(module.used, out)
        out.append(len(module.pile))


class EventsObserver(ModuleObserver):
    def add_fields(self, layout: Layout, players: int) -> None:
        layout.add(
            "event markers",
            len(EVENT_KEYS),
            LONGEST_EVENT,
            f"Markers on each open event, 0 if not open: {', '.join(EVENT_KEYS)}.",
        )
        layout.add(
            "events executed", len(EVENT_KEYS), 1, "Which events have come to pass in this turn, in the same order."
        )
        layout.add("events discarded", len(EVENT_KEYS), 1, "Which events lie in the discard, in the same order.")
        layout.add("events left", 1, len(EVENT_KEYS), "How many events lie in the pile.")

    def write(self, module: Module, table: Table, own: int, out: BytesWriter) -> None:
        assert isinstance(module, Events)
        first: i64 = len(out)
        out.write(NO_EVENTS)
        for event, markers in zip(module.open, module.markers):
            put(markers, first + event, out)
        flag(module.emptied + module.executed, NO_EVENTS, out)
        flag(module.discard, NO_EVENTS, out)
        out.append(len(module.pile))


class CareersObserver(ModuleObserver):
    def add_fields(self, layout: Layout, players: int) -> None:
        for step in range(players):
            who = seat_name(step)
            layout.add(
                f"{who}: ladder",
                1,
                len(LADDER_KEYS),
                f"Which career ladder: 0 none yet, from 1 on {', '.join(LADDER_KEYS)}.",
            )
            layout.add(f"{who}: rung", 1, HIGHEST, "The rung on which the player stands, from 0.")
            layout.add(f"{who}: progress", 1, HIGHEST, "How far the task of the next rung has come.")
        layout.add("climbed", 1, 1, "Whether the active player has climbed in this turn.")
        layout.add("counted", len(COUNTED), HIGHEST, f"Counted over this turn: {', '.join(COUNTED)}.")
        layout.add("paid classes", len(CLASSES), HIGHEST, f"How many have paid in this turn: {', '.join(CLASSES)}.")

    def write(self, module: Module, table: Table, own: int, out: BytesWriter) -> None:
        assert isinstance(module, Careers)
        for step in range(table.players):
            player = (own + step) % table.players
            if module.ladders:
                out.append(module.ladders[player] + 1)
                out.append(module.rungs[player])
                out.append(min(module.progress(table, player), HIGHEST))
            else:  # not dealt yet
                out.write(NO_LADDER)
        out.append(1 if module.climbed else 0)
        for count in module.counts:
            out.append(min(count, HIGHEST))
        for paid in module.paid_classes:
            out.append(paid)


class FavoursObserver(ModuleObserver):
    def add_fields(self, layout: Layout, players: int) -> None:
        for step in range(players):
            meaning = f"Whose favour the player has: 0 nobody's, from 1 on {', '.join(FAVOUR_KEYS)}."
            layout.add(f"{seat_name(step)}: favour", 1, len(FAVOUR_KEYS), meaning)
        layout.add("favours in the middle", len(FAVOUR_KEYS), 1, "Which favours lie in the middle, in the same order.")
        layout.add("favours used", len(FAVOUR_KEYS), 1, "Which favours have been used in this turn, in the same order.")
        layout.add(
            "favours fresh",
            len(FAVOUR_KEYS),
            1,
            "Which favours were obtained in this turn and serve later, in the same order.",
        )

    def write(self, module: Module, table: Table, own: int, out: BytesWriter) -> None:
        assert isinstance(module, Favours)
        for step in range(table.players):
            out.append(module.held[(own + step) % table.players] + 1)
        flag(module.middle, NO_FAVOURS, out)
        flags(module.used, out)
        flags(module.fresh, out)


MODULE_OBSERVERS: Final[dict[str, Callable[[], ModuleObserver]]] = {
    UPGRADES: UpgradesObserver,
    EVENTS: EventsObserver,
    CAREERS: CareersObserver,
    FAVOURS: FavoursObserver,
}


def observers_of(modules: list[Module]) -> list[ModuleObserver]:
    """An observer for each module."""
    return [MODULE_OBSERVERS.get(module.key, ModuleObserver)() for module in modules]
