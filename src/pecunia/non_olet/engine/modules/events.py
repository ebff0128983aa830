"""Module 3: events (§3.4). Markers come from open event cards; an event runs when its last marker is taken."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.chance import Stream
from pecunia.non_olet.engine.kept_order import EVENT_CARD
from pecunia.non_olet.engine.module_names import EVENT_KEYS, EVENTS
from pecunia.non_olet.engine.modules.declaration import ModuleDeclaration
from pecunia.non_olet.engine.modules.event_effects import STEPS, run_event
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.notation import CHOOSE_EVENTS, DISCARD, EVENT, INDEX_OF, PAY, YES
from pecunia.non_olet.engine.reasons import EVENTS_OFF
from pecunia.non_olet.engine.step_forms import StepForm, a_player, small
from pecunia.non_olet.engine.table import Table

FEW_PLAYERS: Final = 3
ROW_ZONES: Final = ["events", "events-emptied", "events-executed"]  # the events in play at one time


class Events(Module):
    """`open` are the events on the table with `markers` on each; `emptied` wait to be run, `executed` lie aside."""

    def __init__(self) -> None:
        self.open: list[int] = []
        self.markers: list[int] = []
        self.emptied: list[int] = []
        self.executed: list[int] = []
        self.pile: list[int] = []
        self.discard: list[int] = []

    @property
    def key(self) -> str:
        return EVENTS

    def copy(self) -> "Events":
        twin = Events()
        twin.open = self.open[:]
        twin.markers = self.markers[:]
        twin.emptied = self.emptied[:]
        twin.executed = self.executed[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        return twin

    def lay_out(self, table: Table) -> None:
        self.pile = list(range(len(EVENT_KEYS)))

    def row(self, table: Table) -> int:
        """How many events are open: two with two or three players, otherwise three."""
        return 2 if table.players <= FEW_PLAYERS else 3

    def set_up(self, table: Table) -> None:
        table.chance.shuffle(self.pile)
        for number in range(self.row(table)):
            self._open_one(table)

    def _open_one(self, table: Table) -> None:
        if not self.pile:
            if not self.discard:
                return
            self.pile = self.discard
            self.discard = []
            table.chance.shuffle(self.pile)
        event = self.pile.pop()
        self.open.append(event)
        self.markers.append(table.options.values.event_markers[event])
        table.revealed = True
        if table.listener is not None:
            table.tell("event-opened", table.active, {"event": EVENT_KEYS[event]})

    def taking(self, table: Table, taker: int, count: int) -> None:
        if count and self.open:
            table.agenda.append(TakeMarkers(taker, count))

    def run_emptied(self, table: Table) -> None:
        table.agenda.append(RunEvents())

    def take_one(self, event: int) -> None:
        """A marker goes from an event to a visitor; with its last marker the event leaves the row."""
        index = self.open.index(event)
        self.markers[index] -= 1
        if self.markers[index] == 0:
            del self.open[index]
            del self.markers[index]
            self.emptied.append(event)

    def turn_ends(self, table: Table) -> None:
        """Executed events go to the discard and are replaced, but only when the turn is over (A110, A124)."""
        count = len(self.executed)
        self.discard.extend(self.executed)
        self.executed = []
        for number in range(count):
            self._open_one(table)

    def finishes_others(self, table: Table) -> bool:
        return True  # the Flower market

    def lies_aside(self) -> list[str]:
        return ["events-emptied"] if self.emptied else []

    def deal_again(self, table: Table, seat: int, stream: Stream) -> None:
        self.pile.sort()
        stream.shuffle(self.pile)

    def snapshot(self, table: Table) -> dict[str, object]:
        return {
            "open": [[EVENT_KEYS[event], markers] for event, markers in zip(self.open, self.markers)],
            "executed": keys(self.emptied + self.executed),
            "left": len(self.pile),
            "discard": keys(self.discard),
        }

    def lines(self, table: Table) -> list[str]:
        shown = [f"{EVENT_KEYS[event]}@{markers}" for event, markers in zip(self.open, self.markers)]
        zones = {
            "events-emptied": self.emptied,
            "events-executed": self.executed,
            "event-pile": self.pile[::-1],
            "event-discard": self.discard[::-1],
        }
        return [f"events {' '.join(shown) or '-'}"] + [
            f"{zone} {' '.join(keys(row)) or '-'}" for zone, row in zones.items()
        ]


def keys(events: list[int]) -> list[str]:
    return [EVENT_KEYS[event] for event in events]


def events_of(table: Table) -> Events:
    for module in table.modules:
        if isinstance(module, Events):
            return module
    raise AssertionError("the events are not in play")


class TakeMarkers(Step[Table]):
    """While events show markers, each marker comes from an event that the taker chooses; the rest come from the pool
    (A106, A109).

    He is asked for each marker, so he may take them from one event or from several (A123).
    """

    def __init__(self, taker: int, left: int) -> None:
        self.taker = taker
        self.left = left

    def run(self, game: Table) -> None:
        events = events_of(game)
        if self.left == 0 or not events.open:
            game.agenda.pop()
            return
        game.ask(self.taker, "take-marker", [CHOOSE_EVENTS[event] for event in events.open])

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = TakeMarkers(self.taker, self.left - 1)
        events_of(game).take_one(INDEX_OF[move])
        if game.listener is not None:
            game.tell("marker-taken", self.taker, {"event": EVENT_KEYS[INDEX_OF[move]]})

    def about(self, game: Table) -> dict[str, int | str]:
        return {"left": self.left}

    def text(self) -> str:
        return f"take-markers {self.taker} {self.left}"


class RunEvents(Step[Table]):
    """Events that were emptied at the same time run in the order that the active player chooses (A107, A108)."""

    def run(self, game: Table) -> None:
        emptied = events_of(game).emptied
        if emptied:
            game.ask(game.active, "event-order", [CHOOSE_EVENTS[event] for event in emptied])
        else:
            game.agenda.pop()

    def answer(self, game: Table, move: int) -> None:
        events = events_of(game)
        event = INDEX_OF[move]
        events.emptied.remove(event)
        events.executed.append(event)
        if game.listener is not None:
            game.tell("event-runs", game.active, {"event": EVENT_KEYS[event]})
        run_event(game, event)

    def text(self) -> str:
        return "run-events"


DECLARATION: Final[ModuleDeclaration] = ModuleDeclaration(
    Events,
    moves=[YES, PAY, EVENT, DISCARD],
    off=EVENTS_OFF,
    things=EVENT_CARD,
    steps=[
        StepForm("run-events", [], lambda n: RunEvents()),
        StepForm("take-markers", [a_player, small], lambda n: TakeMarkers(n[0], n[1])),
        *STEPS,
    ],
    zones=[*ROW_ZONES, "event-pile", "event-discard"],
    empty_in_draft=["events", "event-discard"],
    goes_on={"events-emptied": ["take-markers", "enter-extras", "entered", "run-events"]},
    ends=[],
    lays_coins=True,
)
