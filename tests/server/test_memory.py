"""Rooms are freed when they close. No room, game or client waits for the cycle collector."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move
from pecunia.server.access.rate_limits import RateLimits
from pecunia.server.access.request_checks import Credentials, Guard, Scope
from pecunia.server.answers.prepared_tables import lesson_table
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import Chat, LessonMessage, MoveMessage, Pace, Resign, Setting
from pecunia.server.settings import settings_from
from pecunia.server.sockets.endpoint import Sockets
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.tables import commands, room, table_registry
from pecunia.server.tables.client import Client
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import TableRegistry
from tests.server.worlds import Ear

PATIENCE = 30.0


class House(TableRegistry):
    """The tables of a server without its network. Bots answer with their first move, unless `silent` or `thinking`."""

    silent = False
    thinking = False

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        if self.thinking:
            return await super().choose_for_bot(question)
        if self.silent:
            await asyncio.Event().wait()
        return question.game.view(question.seat).moves[0]

    async def lay(self, **setting: Any) -> Room:
        """A table where Anna plays with bots."""
        laid = await self.create_table("person 0", Setting(players=2, bots={"B": "greedy"}, **setting))
        await laid.execute(lambda table: commands.sit(table, "person 0", "Anna", 0))
        await laid.execute(lambda table: commands.start(table, "person 0"))
        return laid


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


async def enter(room: Room, seat: int) -> Client:
    client = Ear(seat)
    await room.enter(client, -1)
    return client


# What happens at a table before it closes.


async def nobody_comes(house: House) -> Room:
    return await house.create_table("person 0", Setting(players=2))


async def people_and_spectators(house: House) -> Room:
    """Two people play with a clock, somebody watches. One asks for what is not a move."""
    laid = await house.create_table("person 0", Setting(players=2, pace=Pace("live", 3600)))
    for seat in (0, 1):
        sit = partial(commands.sit, identity=f"person {seat}", name=f"Name {seat}", wanted=seat)
        await laid.execute(sit)
    clients = [await enter(laid, seat) for seat in (0, 1, -1)]
    await laid.execute(lambda table: commands.start(table, "person 0"))
    await laid.carry_out("person 0", Chat("1", "Good luck!"))
    with pytest.raises(PecuniaError):
        await laid.carry_out("person 0", MoveMessage("2", "no such move"))
    game = laid.table.game
    assert game is not None
    await laid.carry_out(f"person {laid.table.asked()}", MoveMessage("3", game.view(laid.table.asked()).moves[0].text))
    await laid.since(0, 0, "en")
    for client in clients:
        laid.leave(client)
    return laid


async def finished_game_with_a_bot(house: House) -> Room:
    laid = await house.lay()
    client = await enter(laid, 0)
    for number in range(100):
        await until(lambda: laid.table.asked() == 0)
        game = laid.table.game
        assert game is not None
        if any(played.player == 1 for played in game.history()):
            break
        moves = game.view(0).moves
        await laid.carry_out("person 0", MoveMessage(f"{number}", moves[number % len(moves)].text))
    else:
        pytest.fail("the bot was never asked")
    await laid.carry_out("person 0", Resign("end"))
    assert laid.table.status == "over"
    laid.leave(client)
    return laid


async def lesson(house: House) -> Room:
    laid = await house.create_prepared("person 0", "Anna", lesson_table("olet"))
    client = await enter(laid, 0)
    for number in range(5):
        await until(lambda: laid.driver.idle)
        await laid.carry_out("person 0", LessonMessage(f"{number}", "show"))
    await until(lambda: laid.driver.idle)
    laid.leave(client)
    return laid


class OpenDoor(Guard):
    """Believes everybody."""

    def __init__(self) -> None:
        pass

    def check_host(self, scope: Scope) -> None:
        pass

    def check_origin(self, scope: Scope) -> None:
        pass

    async def authenticate(self, scope: MutableMapping[str, Any]) -> Credentials:
        return Credentials(scope["identity"])


class Line:
    """The transport of one socket: the texts that a client sends, and what it receives."""

    def __init__(self, *texts: str) -> None:
        self._coming: list[dict[str, Any]] = [{"type": "websocket.receive", "text": text} for text in texts]
        self._coming.insert(0, {"type": "websocket.connect"})
        self.sent: list[MutableMapping[str, Any]] = []

    async def receive(self) -> MutableMapping[str, Any]:
        await asyncio.sleep(0)
        return self._coming.pop(0) if self._coming else {"type": "websocket.disconnect"}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        self.sent.append(message)


async def connections(house: House) -> Room:
    """Anna and a spectator come over sockets, send something wrong, and leave."""
    laid = await house.lay(public=True)
    sockets = Sockets(house, OpenDoor(), RateLimits(100))
    for identity in ("person 0", ""):
        line = Line("no JSON", '{"type":"move","id":"1","move":"nonsense"}', '{"type":"chat","id":"2","text":"Hello!"}')
        path = f"/api/v1/tables/{laid.id}/socket"
        scope: dict[str, Any] = {"identity": identity, "path": path, "query_string": b"language=de", "headers": []}
        await sockets.serve(scope, line.receive, line.send)
        assert any('"refused"' in message.get("text", "") for message in line.sent)
    return laid


STORIES = [connections, nobody_comes, people_and_spectators, finished_game_with_a_bot, lesson]


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def in_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(settings_from({"PECUNIA_DATA_DIR": str(folder)}))
        await house.open()
        for seat in (0, 1):
            await house.store.add_identity(f"person {seat}", f"Name {seat}")
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(run())


def parts_of(room: Room) -> list["weakref.ref[Any]"]:
    """The large things that a room owns, and the room itself."""
    return [weakref.ref(part) for part in (room, room.table, room.audience, room.driver)]


def alive(parts: list["weakref.ref[Any]"]) -> list[str]:
    return [type(found).__name__ for part in parts if (found := part()) is not None]


@pytest.mark.parametrize("story", STORIES)
def test_unloaded_rooms_are_freed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Callable[[House], Awaitable[Room]]
) -> None:
    monkeypatch.setattr(table_registry, "HOUSEKEEPING_SECONDS", 0.05)

    async def work(house: House) -> None:
        parts = parts_of(await story(house))
        monkeypatch.setattr(table_registry, "IDLE_SECONDS", -1.0)
        await until(lambda: not house.rooms)
        await asyncio.sleep(0)
        assert alive(parts) == []

    in_house(tmp_path, work)


def test_nothing_is_kept_of_the_bots_of_an_unloaded_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "HOUSEKEEPING_SECONDS", 0.05)

    async def work(house: House) -> None:
        house.thinking = True
        await finished_game_with_a_bot(house)
        assert house.bot_pool.places == 1
        monkeypatch.setattr(table_registry, "IDLE_SECONDS", -1.0)
        await until(lambda: not house.rooms)
        assert house.bot_pool.places == 0

    in_house(tmp_path, work)


@pytest.mark.parametrize("story", STORIES)
def test_a_table_that_is_opened_again_is_freed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Callable[[House], Awaitable[Room]]
) -> None:
    monkeypatch.setattr(table_registry, "HOUSEKEEPING_SECONDS", 0.05)

    async def work(house: House) -> None:
        id = (await story(house)).id
        monkeypatch.setattr(table_registry, "IDLE_SECONDS", -1.0)
        await until(lambda: not house.rooms)
        parts = parts_of(await house.room(id))
        await until(lambda: not house.rooms)
        await asyncio.sleep(0)
        assert alive(parts) == []

    in_house(tmp_path, work)


def test_a_room_that_closes_while_a_bot_thinks_is_freed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.silent = True
        laid = await house.lay(pace=Pace("days", 1))  # bots move although nobody is connected
        while laid.table.asked() == 0:
            game = laid.table.game
            assert game is not None
            await laid.carry_out("person 0", MoveMessage(f"{laid.table.number}", game.view(0).moves[0].text))
        assert not laid.driver.idle
        parts = parts_of(laid)
        house.rooms.pop(laid.id).close()
        del laid
        await asyncio.sleep(0.05)
        assert alive(parts) == []

    in_house(tmp_path, work)


def test_a_room_that_closes_while_the_store_is_away_is_freed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "RETRY", 0.01)

    async def away(*args: object) -> bool:
        raise StoreUnavailable

    async def work(house: House) -> None:
        laid = await house.lay()
        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", away)
            patch.setattr(house.store, "entries_after", away)
            with pytest.raises(StoreUnavailable):
                await laid.carry_out("person 0", Chat("1", "Hello?"))
            await asyncio.sleep(0.05)
            parts = parts_of(laid)
            house.rooms.pop(laid.id).close()
            del laid
            await asyncio.sleep(0.05)
        assert alive(parts) == []

    in_house(tmp_path, work)
