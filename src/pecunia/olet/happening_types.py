"""Everything that can happen at a table of Pecunia Olet, one type for each kind.

Clients get these as JSON; the engine tells them with `Game.tell`.
"""

from typing import Any, Literal, NotRequired

from pecunia.titles.message_types import GameOver, TableHappening, TurnBegan


class OnSpace(TableHappening):
    """Something happens on a space of the board or of the track."""

    space: str


class HenchmanPlaced(OnSpace):
    """A player places a henchman on a space."""

    kind: Literal["henchman-placed"]


class HenchmanLaid(TableHappening):
    """A player passes and lays a henchman down."""

    kind: Literal["henchman-laid"]


class HenchmanDeclined(TableHappening):
    """A player does not place the last henchman."""

    kind: Literal["henchman-declined"]


class HenchmanLifted(OnSpace):
    """A lawyer lets a player take a henchman back."""

    kind: Literal["henchman-lifted"]
    lawyer: str


class LawyerDeclined(TableHappening):
    """A player leaves all henchmen where they are."""

    kind: Literal["lawyer-declined"]
    lawyer: str


class CardBought(OnSpace):
    """A player buys a card of the market."""

    kind: Literal["card-bought"]
    card: str
    price: int


class FakesPrinted(TableHappening):
    """A player prints fakes."""

    kind: Literal["fakes-printed"]
    number: int
    quality: int


class FakesSold(OnSpace):
    """A player gets rid of fakes, here by quality, for real money."""

    kind: Literal["fakes-sold"]
    fakes: tuple[int, int, int]
    amount: int


class TaxesCheated(OnSpace):
    """A player cheats on taxes."""

    kind: Literal["taxes-cheated"]
    amount: int


class PawnTaken(TableHappening):
    """A player takes the pawn and will begin the next round."""

    kind: Literal["pawn-taken"]


class FlightBoarded(OnSpace):
    """A player flies to the Caribbean."""

    kind: Literal["flight-boarded"]
    fare: int


class MoneyMoved(TableHappening):
    """A player moves money there, or back where the amount is negative. Only he sees how much, unless money is open."""

    kind: Literal["money-moved"]
    amount: NotRequired[int]


class OfficerMoved(OnSpace):
    """The officer goes to the next space of the track; `space` is its kind."""

    kind: Literal["officer-moved"]
    index: int


class GodfatherPaid(TableHappening):
    """A player pays the Godfather."""

    kind: Literal["godfather-paid"]
    amount: int


class RoundEnded(TableHappening):
    """A round ends and the henchmen come back."""

    kind: Literal["round-ended"]
    round: int


class RoundBrokenOff(TableHappening):
    """A round breaks off: everybody places one last henchman."""

    kind: Literal["round-broken-off"]
    round: int


class CardBinned(OnSpace):
    """A card of the market is binned."""

    kind: Literal["card-binned"]
    card: str


class MarketFilled(TableHappening):
    """New cards come to the market."""

    kind: Literal["market-filled"]
    cards: list[str]


class DinersServed(TableHappening):
    """A player's diners change fakes, here by quality, into real money."""

    kind: Literal["diners-served"]
    fakes: tuple[int, int, int]
    amount: int


class LotteryPaid(TableHappening):
    """A player wins in the lottery."""

    kind: Literal["lottery-paid"]
    amount: int


HAPPENINGS: list[type[Any]] = [
    TurnBegan,
    GameOver,
    HenchmanPlaced,
    HenchmanLaid,
    HenchmanDeclined,
    HenchmanLifted,
    LawyerDeclined,
    CardBought,
    FakesPrinted,
    FakesSold,
    TaxesCheated,
    PawnTaken,
    FlightBoarded,
    MoneyMoved,
    OfficerMoved,
    GodfatherPaid,
    RoundEnded,
    RoundBrokenOff,
    CardBinned,
    MarketFilled,
    DinersServed,
    LotteryPaid,
]
