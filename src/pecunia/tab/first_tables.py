"""First tables that are dealt beforehand: a visitor looks at one, and may already move, while Python is loading.

`make site` writes down how each of them begins, in all languages, as the house itself tells it. When Python is there,
the same table is laid with the same seed, and the game goes on from what the visitor has seen.
"""

import asyncio
import json
from typing import Final, NamedTuple

import msgspec

from pecunia.core.moves import seat_letter
from pecunia.server import messages as m
from pecunia.server.tables.prepared import PreparedTable
from pecunia.server.tables.table_words import cards_of
from pecunia.tab.page_lines import Line
from pecunia.tab.tab_server import MARK, TabServer
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES, title

VISITOR: Final = "VISITOR"  # stands for a name that nobody knows yet (`web/src/tab/first.ts`)
COUNT: Final = 4  # of each title: another one for each time that somebody is faster than Python
MOST: Final = 40  # seeds that are tried for them
BOT: Final = "greedy"
PACE: Final = m.Pace("days", 7)


def first_id(game: str, number: int) -> str:
    return f"{MARK}first-{game}-{number}"


def first_table(game: str, number: int) -> PreparedTable:
    """A table as the start page lays it for somebody who just wants to play."""
    players = title(game).players_of_the_day
    bots = {seat_letter(seat): BOT for seat in range(1, players)}
    return PreparedTable(m.Setting(game=game, players=players, bots=bots, pace=PACE), 0, f"{MARK}first-{number}")


class _Nothing:
    """A cupboard for a moment, and workers that never answer."""

    def __init__(self) -> None:
        self._rows: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self._rows.get(key)

    async def all(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self._rows.items() if key.startswith(prefix))

    async def write(self, changes: list[tuple[str, str, str]]) -> bool:
        self._rows |= {key: text for _, key, text in changes}
        return True

    async def bot(self, task: bytes, network: str) -> bytes:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

    desk = bot

    def review(self, name: str, record: str) -> None: ...

    def stop_review(self, name: str) -> None: ...


class _Told(NamedTuple):
    welcome: str
    cards: str


async def _told(game: str, number: int) -> dict[str, _Told]:
    """The first messages to a window at this table, and its cards, by language. Nothing if a bot begins: the visitor
    should get the first question."""
    nothing = _Nothing()
    house = TabServer(nothing, nothing)
    await house.store.set_person(VISITOR, VISITOR)
    room = await house.create_prepared(VISITOR, VISITOR, first_table(game, number), first_id(game, number))
    found: dict[str, _Told] = {}
    for language in LANGUAGES if room.table.asked() == 0 else ():
        told: asyncio.Queue[str] = asyncio.Queue()
        line = Line(house, room.id, f"language={language}", told.put_nowait, lambda code: None)
        cards = cards_of(game, room.table.options, Texts(language))
        found[language] = _Told(await told.get(), msgspec.json.encode(cards).decode())
        line.close()
    house.close()
    return found


async def first_files() -> dict[str, str]:
    """The texts of all files below `tab/`, by name."""
    files: dict[str, str] = {}
    numbers: dict[str, list[int]] = {game: [] for game in TITLES}
    for game, found in numbers.items():
        for number in range(MOST):
            told = await _told(game, number)
            for language, (welcome, cards) in told.items():
                files[f"first/{game}-{number}.{language}.json"] = welcome
                files[f"first/{game}-cards.{language}.json"] = cards
            if told:
                found.append(number)
            if len(found) == COUNT:
                break
    return {**files, "first.json": json.dumps(numbers)}
