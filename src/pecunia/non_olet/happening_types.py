"""Everything that can happen at a table of Pecunia non olet, one type for each kind.

Clients get these as JSON; the engine tells them with `Game.tell`.
"""

from typing import Any, Literal, NotRequired

from pecunia.titles.message_types import GameOver, TableHappening, TurnBegan


class RomanOnSpot(TableHappening):
    """Something happens to a Roman on a spot of the player's latrine."""

    roman: int
    spot: str


class Drafted(RomanOnSpot):
    """A player takes a Roman for a place of his latrine; `count` are the markers laid on him."""

    kind: Literal["drafted"]
    count: int


class CardPlayed(TableHappening):
    """A player plays an action card."""

    kind: Literal["card-played"]
    card: str


class CardDiscarded(TableHappening):
    """A player discards an action card."""

    kind: Literal["card-discarded"]
    card: str


class DrewActions(TableHappening):
    """A player draws action cards; only he sees which."""

    kind: Literal["drew-actions"]
    count: int
    cards: NotRequired[list[str]]


class ActionsShuffled(TableHappening):
    """The discarded action cards are the pile again."""

    kind: Literal["actions-shuffled"]
    count: int


class RomansShuffled(TableHappening):
    """The discarded Romans are the pile again."""

    kind: Literal["romans-shuffled"]
    count: int


class RomansShown(TableHappening):
    """Romans are turned face up."""

    kind: Literal["romans-shown"]
    romans: list[int]


class RomanDiscarded(TableHappening):
    """A Roman that lay open is discarded."""

    kind: Literal["roman-discarded"]
    roman: int


class WaterRan(TableHappening):
    """The water runs: this many visitors lose a marker."""

    kind: Literal["water-ran"]
    count: int


class MarkersLaid(RomanOnSpot):
    """Markers are laid on a visitor."""

    kind: Literal["markers-laid"]
    count: int


class MarkersRemoved(RomanOnSpot):
    """Markers are taken off a visitor."""

    kind: Literal["markers-removed"]
    count: int


class Seated(RomanOnSpot):
    """A Roman sits down; `count` are the markers laid on him."""

    kind: Literal["seated"]
    count: int


class Paid(RomanOnSpot):
    """A visitor pays his fee and leaves."""

    kind: Literal["paid"]
    amount: int


class LeftUnpaid(RomanOnSpot):
    """A visitor leaves without paying, with so many markers on him."""

    kind: Literal["left-unpaid"]
    markers: int


class MoneyGiven(TableHappening):
    """A player gives money to another."""

    kind: Literal["money-given"]
    to: int
    amount: int


class MoneyPaid(TableHappening):
    """A player pays to the bank, as much of what is due as he has."""

    kind: Literal["money-paid"]
    amount: int
    due: int


class CoinsLaid(TableHappening):
    """Coins are laid on a Roman."""

    kind: Literal["coins-laid"]
    roman: int
    count: int


class VillaBuilt(TableHappening):
    """A player opens a Villa Dixius."""

    kind: Literal["villa-built"]


class VillaGone(TableHappening):
    """An empty Villa Dixius goes."""

    kind: Literal["villa-gone"]


class QueueRefilled(TableHappening):
    """An empty queue gets new Romans."""

    kind: Literal["queue-refilled"]
    romans: list[int]


class QueueMoved(TableHappening):
    """A Roman goes from a place in one queue to a place in another."""

    kind: Literal["queue-moved"]
    roman: int
    position: int
    to: int
    goal: int


class QueueSwapped(TableHappening):
    """Two Romans of different queues change places."""

    kind: Literal["queue-swapped"]
    position: int
    to: int
    goal: int
    romans: list[int]


class QueueJoined(TableHappening):
    """A Roman joins a queue."""

    kind: Literal["queue-joined"]
    roman: int
    goal: int


class QueueLeft(TableHappening):
    """Romans leave a queue."""

    kind: Literal["queue-left"]
    romans: list[int]


class QueueSorted(TableHappening):
    """The order of a queue changes."""

    kind: Literal["queue-sorted"]
    romans: list[int]


class QueueFilled(TableHappening):
    """Romans join the end of a queue."""

    kind: Literal["queue-filled"]
    romans: list[int]


class RegularReturned(TableHappening):
    """A visitor who has paid joins the queue again."""

    kind: Literal["regular-returned"]
    roman: int


class Climbed(TableHappening):
    """A player climbs his ladder."""

    kind: Literal["climbed"]
    rung: int


class EventOpened(TableHappening):
    """An event is turned face up."""

    kind: Literal["event-opened"]
    event: str


class MarkerTaken(TableHappening):
    """A player takes a marker off an event."""

    kind: Literal["marker-taken"]
    event: str


class EventRuns(TableHappening):
    """An event begins."""

    kind: Literal["event-runs"]
    event: str


class TumultSwapped(TableHappening):
    """A Roman pushes another out of a queue."""

    kind: Literal["tumult-swapped"]
    romans: list[int]
    position: int


class LiviaInvited(TableHappening):
    """Livia invites women to a queue; the other Romans that were turned up are discarded."""

    kind: Literal["livia-invited"]
    romans: list[int]
    others: list[int]


class FamousPaid(TableHappening):
    """A famous Roman pays."""

    kind: Literal["famous-paid"]
    amount: int


class FavourDrafted(TableHappening):
    """A player takes a favour."""

    kind: Literal["favour-drafted"]
    favour: str


class FavourUsed(TableHappening):
    """A player uses a favour."""

    kind: Literal["favour-used"]
    favour: str


class FavourSwapped(TableHappening):
    """A player swaps his favour for another."""

    kind: Literal["favour-swapped"]
    favour: str
    old: str


class MinervaPaid(TableHappening):
    """Minerva pays for a discarded action card."""

    kind: Literal["minerva-paid"]
    amount: int


class UpgradeLaid(TableHappening):
    """A player lays an upgrade on a seat."""

    kind: Literal["upgrade-laid"]
    upgrade: str
    seat: str


class SlaveExchanged(RomanOnSpot):
    """A player takes an upgrade instead of the fee of a slave, who leaves."""

    kind: Literal["slave-exchanged"]
    upgrade: str


HAPPENINGS: list[type[Any]] = [
    TurnBegan,
    GameOver,
    Drafted,
    CardPlayed,
    CardDiscarded,
    DrewActions,
    ActionsShuffled,
    RomansShuffled,
    RomansShown,
    RomanDiscarded,
    WaterRan,
    MarkersLaid,
    MarkersRemoved,
    Seated,
    Paid,
    LeftUnpaid,
    MoneyGiven,
    MoneyPaid,
    CoinsLaid,
    VillaBuilt,
    VillaGone,
    QueueRefilled,
    QueueMoved,
    QueueSwapped,
    QueueJoined,
    QueueLeft,
    QueueSorted,
    QueueFilled,
    RegularReturned,
    Climbed,
    EventOpened,
    MarkerTaken,
    EventRuns,
    TumultSwapped,
    LiviaInvited,
    FamousPaid,
    FavourDrafted,
    FavourUsed,
    FavourSwapped,
    MinervaPaid,
    UpgradeLaid,
    SlaveExchanged,
]
