"""The contents of the views of Pecunia non olet, and the rules that a page shows with them."""

from typing import Literal, NotRequired, TypedDict

from pecunia.titles.message_types import TableView

Stage = Literal["draft", "start", "collect", "paying", "seating"]

# Names with a hyphen cannot be attributes of a class.
_PlayerNames = TypedDict("_PlayerNames", {"hand-size": int})
_CareersNames = TypedDict("_CareersNames", {"paid-classes": list[int]})
_ViewNames = TypedDict(
    "_ViewNames",
    {
        "rich-slaves": bool,
        "romans-left": int,
        "roman-discard": list[int],
        "actions-left": int,
        "action-discard": list[str],
    },
)


class NonOletPlayer(_PlayerNames):
    """One player. `places` has the Roman (-1: nobody) and the markers of each place; `hand` is there only if
    the seat sees it."""

    money: int
    earned: int
    queue: list[int]
    places: dict[str, tuple[int, int]]
    hand: NotRequired[list[str]]


class CareerCounts(TypedDict):
    """What the player whose turn it is has done in it, as far as ladders count it."""

    received: int
    paid: int
    played: int
    hastened: int


class Careers(_CareersNames):
    """Ladders and rungs by seat; `progress` is how far each has got with the task of the next rung."""

    ladders: list[str]
    rungs: list[int]
    progress: list[int]
    climbed: bool
    counts: CareerCounts


class Events(TypedDict):
    """Open events with the markers on them; how many are left in the pile."""

    open: list[tuple[str, int]]
    executed: list[str]
    left: int
    discard: list[str]


class Famous(TypedDict):
    """Famous Romans lie among the others; the module has nothing more to show."""


class Favours(TypedDict):
    """The favour that each seat holds, and those in the middle."""

    held: list[str | None]
    middle: list[str]
    used: list[str]
    fresh: list[str]


class Upgrades(TypedDict):
    """The upgrades on each player's three seats, and the display."""

    seats: list[list[str | None]]
    display: list[str]
    left: int
    discard: list[str]
    used: list[str]


class NonOletModules(TypedDict, total=False):
    """The modules in play."""

    careers: Careers
    events: Events
    famous: Famous
    favours: Favours
    upgrades: Upgrades


class NonOletView(TableView, _ViewNames):
    """What a seat knows of a table of Pecunia non olet. Romans are numbers; `coins` is by number, of those with any."""

    title: Literal["non-olet"]
    stage: Stage
    shown: list[int]
    coins: dict[str, int]
    modules: NonOletModules
    players: list[NonOletPlayer]


class NonOletRules(TypedDict):
    """The goal of the game: `target` in sesterces, if `money` can win. With `earned`, all earnings count, not what
    is left. `ladder` is how the last rung wins, empty without careers; `rungs` is how many there are to climb."""

    title: Literal["non-olet"]
    target: int
    money: bool
    earned: bool
    ladder: Literal["", "ladderOnly", "ladderAndTarget", "either"]
    rungs: int
