"""The contents of the views of Pecunia Olet, and the rules that a page shows with them."""

from typing import Literal, NotRequired, TypedDict

from pecunia.titles.message_types import TableView

Stage = Literal["round", "last-henchmen", "great-lawyer", "bad-lawyer"]


class OletPlayer(TypedDict):
    """One player. Things behind the screen are there only if the seat sees them; `fakes` are by quality, worst
    first."""

    cards: list[str]
    ready: int
    laid: int
    cash: NotRequired[int]
    offshore: NotRequired[int]
    fakes: NotRequired[tuple[int, int, int]]


class OletView(TableView):
    """What a seat knows of a table of Pecunia Olet. `placed` has whose henchman stands on a space, `market` a hyphen
    for a hole, `deck` how many cards of each letter are left. `about` are facts about the open question."""

    title: Literal["olet"]
    round: int
    stage: Stage
    first: int
    pawn: int
    officer: int
    blocked: int
    strike: bool
    about: dict[str, int | str]
    placed: dict[str, int]
    market: list[str]
    deck: list[int]
    binned: list[str]
    players: list[OletPlayer]


class OletRules(TypedDict):
    """Whether money is open, what a tie leads to, and after how many rounds the game ends at the latest (0: never)."""

    title: Literal["olet"]
    open_money: bool
    tie: Literal["shared", "replay"]
    round_cap: int
