"""HTTP messages about a person: devices, and everything that the server has about somebody."""

from typing import Literal

from msgspec import Struct

from pecunia.server.messages.tables import Setting, Status

DeviceKind = Literal["browser", "program"]


class Device(Struct, frozen=True):
    """A device on which somebody is signed in. `label` is its browser and system, empty if they are unknown.

    `seen` is the day on which it was last here, as the time of its midnight (UTC). `current` is the one that asks.
    """

    id: str
    kind: DeviceKind
    label: str
    created: float
    seen: float
    current: bool


class PersonalCode(Struct, frozen=True):
    """A code that was made to move a seat to another device. Only its hash is stored."""

    table: str
    seat: int
    expires: float


class PersonalDay(Struct, frozen=True):
    """The deal of a day that somebody has begun. There is no result until it is over."""

    game: str
    date: str
    table: str
    seat: int
    won: bool | None
    margin: int | None
    rounds: int | None
    points: int | None


class PersonalEntry(Struct, frozen=True):
    """Something that somebody did at a table: sat down, moved, said something."""

    number: int
    kind: str
    seat: int
    text: str
    client: str
    at: float


class PersonalSanction(Struct, frozen=True):
    """A ban (`ban`) or a mute (`mute`) by the operator. `until` is null if it is for good."""

    kind: str
    created: float
    until: float | None


class PersonalTable(Struct, frozen=True):
    """A table with everything that one person has left there. `setting` is there if that person is the host.

    `name` is the name that others see there; `seat` is null for somebody who does not sit there.
    """

    id: str
    status: Status
    public: bool
    created: float
    changed: float
    host: bool
    setting: Setting | None
    seat: int | None
    name: str
    entries: list[PersonalEntry]


class PersonalData(Struct, frozen=True):
    """Everything that the server has about a person. `guest_at` are the tables whose invitation they have shown."""

    identity: str
    name: str
    created: float
    seen: float
    devices: list[Device]
    codes: list[PersonalCode]
    days: list[PersonalDay]
    guest_at: list[str]
    sanctions: list[PersonalSanction]
    tables: list[PersonalTable]
