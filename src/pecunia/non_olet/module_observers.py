"""The part of an observation that the modules of Pecunia non olet add: their snapshots as small numbers."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.non_olet import observer_fields as at
from pecunia.non_olet.engine.module_names import CAREERS, EVENT_KEYS, EVENTS, FAMOUS, FAVOURS, ORDINARY, UPGRADES
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.non_olet.engine.modules.events import Events
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.modules.upgrades import Upgrades
from pecunia.non_olet.engine.names import SEATS
from pecunia.non_olet.engine.options import HOUSE_RULES, LADDER_WIN, Options
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import TASKS, TASKS_OF_A_CLASS
from pecunia.observers.observer import put


class ModuleObserver:
    """Observes one module. A module that shows nothing of its own writes nothing."""

    def write(self, module: Module, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        """Write over the row that begins at `first`: the players clockwise from the observing seat."""


def flag(things: list[int], first: i64, out: BytesWriter) -> None:
    """Write a 1 for each thing that is there."""
    for thing in things:
        put(1, first + thing, out)


def flags(facts: list[bool], first: i64, out: BytesWriter) -> None:
    """Write a 1 for each fact that is true."""
    for fact in facts:
        if fact:
            put(1, first, out)
        first += 1


class FamousObserver(ModuleObserver):
    def write(self, module: Module, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        """Who is in play; where they are is written with all other Romans. If only their number was agreed, the seed
        has decided, so each game has options of its own."""
        for roman in table.options.famous:
            put(1, first + at.FAMOUS_IN + roman - ORDINARY, out)


class UpgradesObserver(ModuleObserver):
    def write(self, module: Module, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        assert isinstance(module, Upgrades)
        player: i64 = first + at.TABLE_SIZE + at.UPGRADES_ON
        for step in range(table.players):
            seat = (own + step) % table.players * SEATS
            for place in range(SEATS):
                put(module.on[seat + place] + 1, player + place, out)
            player += at.PLAYER_SIZE
        flag(module.display, first + at.UPGRADES_SHOWN, out)
        flag(module.discard, first + at.UPGRADES_GONE, out)
        flags(module.used, first + at.UPGRADES_USED, out)
        put(len(module.pile), first + at.UPGRADES_LEFT, out)


class EventsObserver(ModuleObserver):
    def write(self, module: Module, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        assert isinstance(module, Events)
        for event, markers in zip(module.open, module.markers):
            put(markers, first + at.EVENT_MARKERS + event, out)
        flag(module.emptied, first + at.EVENTS_RUN, out)
        flag(module.executed, first + at.EVENTS_RUN, out)
        flag(module.discard, first + at.EVENTS_GONE, out)
        put(len(module.pile), first + at.EVENTS_LEFT, out)


class CareersObserver(ModuleObserver):
    def write(self, module: Module, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        assert isinstance(module, Careers)
        if module.ladders:  # they are dealt after the draft
            block: i64 = first + at.TABLE_SIZE
            for step in range(table.players):
                self._write_player(module, table, (own + step) % table.players, block, out)
                block += at.PLAYER_SIZE
        if module.climbed:
            put(1, first + at.CLIMBED, out)
        for number, counted in enumerate(module.counts):
            put(min(counted, at.MAX_FEE), first + at.COUNTS + number, out)
        for klass, paid in enumerate(module.paid_classes):
            put(min(paid, at.MAX_FEE), first + at.PAID_CLASSES + klass, out)

    def _write_player(self, module: Careers, table: Table, player: int, first: i64, out: BytesWriter) -> None:
        ladder = module.ladders[player]
        rung = module.rungs[player]
        prices = table.options.values.prices
        left = len(prices) - 1 - rung
        put(ladder + 1, first + at.LADDER, out)
        put(min(rung, at.MAX_RUNGS), first + at.RUNG, out)
        put(min(left, at.MAX_RUNGS), first + at.RUNGS_LEFT, out)
        if left == 0:
            return
        put(min(prices[rung + 1], at.MAX_ASKED), first + at.PRICE, out)
        rest = 0
        for price in prices[rung + 1 :]:
            rest += price
        put(min(rest, at.MAX_MONEY), first + at.PRICES, out)
        put(min(module.progress(table, player), at.MAX_ASKED), first + at.PROGRESS, out)
        tasks = table.options.values.ladders[ladder]
        for number in range(min(left, at.TASKS_SHOWN)):
            task = tasks[rung + number]
            put(task.kind + 1, first + at.TASK + number, out)
            if TASKS[task.kind] in TASKS_OF_A_CLASS:
                put(task.klass + 1, first + at.TASK_CLASS + number, out)
            put(min(task.number, at.MAX_ASKED), first + at.TASK_NUMBER + number, out)


class FavoursObserver(ModuleObserver):
    def write(self, module: Module, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        assert isinstance(module, Favours)
        player: i64 = first + at.TABLE_SIZE + at.FAVOUR
        for step in range(table.players):
            put(module.held[(own + step) % table.players] + 1, player, out)
            player += at.PLAYER_SIZE
        flag(module.middle, first + at.FAVOURS_FREE, out)
        flags(module.used, first + at.FAVOURS_USED, out)
        flags(module.fresh, first + at.FAVOURS_FRESH, out)


MODULE_OBSERVERS: Final[dict[str, Callable[[], ModuleObserver]]] = {
    FAMOUS: FamousObserver,
    UPGRADES: UpgradesObserver,
    EVENTS: EventsObserver,
    CAREERS: CareersObserver,
    FAVOURS: FavoursObserver,
}


def observers_of(modules: list[Module]) -> list[ModuleObserver]:
    """An observer for each module."""
    return [MODULE_OBSERVERS.get(module.key, ModuleObserver)() for module in modules]


def printed_rules(options: Options, row: bytearray) -> None:
    """What the options say about modules, in a row for a table on which nothing lies."""
    if options.ladder:
        row[at.LADDER_WINS] = HOUSE_RULES[LADDER_WIN].index(options.ladder) + 1
    if EVENTS in options.modules:
        for event in range(len(EVENT_KEYS)):
            row[at.PRINTED_MARKERS + event] = options.values.event_markers[event]
