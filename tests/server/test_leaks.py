"""No byte that is sent to a seat, over whole games, changes when the cards the seat cannot see are dealt again.

The tables are in memory, so two of them can be identical except for those cards.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from pecunia.core.chance import Stream, stream_of
from pecunia.core.changes import applied
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.record import write_record
from pecunia.server.messages import Answer, Chat, MoveMessage, TakeBack
from pecunia.server.tables import audience, driver, room
from pecunia.server.tables.client import encoder
from pecunia.server.tables.state import KnownView, TableState
from tests.properties.non_olet import NonOletTables
from tests.properties.olet import OletTables
from tests.properties.titles import Title
from tests.server.people import Person
from tests.server.processes import Server
from tests.server.worlds import SEED, World, open_world

ALL_MODULES = ["famous", "upgrades", "events", "careers", "favours"]
GAMES: dict[str, tuple[Title[Any], int, dict[str, Any]]] = {
    "first edition": (NonOletTables(), 3, {"edition": 2005, "target": 20}),
    "open draft": (NonOletTables(), 4, {"dark_red": True, "open_draft": True, "target": 20}),
    "all modules": (NonOletTables(), 4, {"modules": ALL_MODULES, "target": 30, "house": {"ladderWin": "either"}}),
    "olet": (OletTables(), 3, {}),
    "open money": (OletTables(), 4, {"open_money": True}),
}
NOW = 1_000_000.0


class Clock:
    """The time of all worlds. It stands still unless a test sets it."""

    def __init__(self) -> None:
        self.now = NOW

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    standing = Clock()
    monkeypatch.setattr(room, "time", standing)
    monkeypatch.setattr(audience, "time", standing)
    monkeypatch.setattr(driver, "time", standing)
    return standing


# Hidden cards dealt again.


def dealt_again(game: Game, seat: int, stream: Stream) -> Game:
    """A game that looks the same to this seat, with the same past, but with other cards wherever it cannot look."""
    twin = game.view(seat).imagine(stream)
    twin.played, twin.start, twin.seed = game.played, game.start, game.seed
    return twin


async def noticed(world: World, seat: int, known: int) -> list[str]:
    """Everything a seat can learn without moving: by connecting, asking, chatting, and trying what it may not do."""
    found = [encoder.encode(world.room.info()).decode()]
    first = await world.ear(seat)
    second = await world.ear(seat, known)
    await world.room.enter(first, max(known - 3, 0))
    found.append(encoder.encode(await world.room.since(seat, max(known - 3, 0), "en")).decode())
    if world.table.asked() != seat:
        for number, move in enumerate(["done", "nonsense", "1", "villa", "discard bribe", "?"]):
            found.append(await world.say(seat, MoveMessage(f"move {number}", move)))
    for moves in (1, 2, 1000):
        if moves > world.game.undo_limit(seat):
            found.append(await world.say(seat, TakeBack(f"back {moves}", moves)))
            found.append(await world.say(seat, Answer(f"answer {moves}", False)))
    found.append(await world.say(seat, Chat("chat", "What do you have there?")))
    return [*found, *first.heard, *second.heard]


def told_of(game: Game, move: str) -> list[Happening]:
    told: list[Happening] = []
    twin = game.copy()
    twin.listener = told.append
    twin.play(twin.move(move))
    return told


def rightly_news(told: list[Happening], seat: int) -> bool:
    """Whether a move shows the seat something that was hidden: a card it draws, cash that is paid."""
    own = [each for each in told if each.kind == "drew-actions" and each.player == seat]
    return bool(own) or any(each.kind in ("godfather-paid", "game-over") for each in told)


async def compare(world: World, title: Title[Any], seat: int, stream: Stream, move: str) -> int:
    """The seat gets the same at this table and at a twin with other hidden cards, now and after the next move.

    Returns how much was compared.
    """
    twin = dealt_again(world.game, seat, stream)
    secret = title.has_secrets_to_show(world.game)
    if not secret:
        title.keep_what_moves_show(world.game, twin)
    differs = int(twin.position() != world.game.position())
    known = world.table.number_for(seat)
    here, there = world.again(), world.again(twin)
    assert await noticed(here, seat, known) == await noticed(there, seat, known)
    # The twin does not imagine secret choices of others, so its past does not fit. Tests below cover them.
    if twin.hides_last() == world.game.hides_last():
        assert here.table.record(seat) == there.table.record(seat)
    if secret or twin.why_not(twin.move(move)) is not None or rightly_news(told_of(world.game, move), seat):
        return differs
    ears = [await each.ear(seat) for each in (here, there)]
    for each in (here, there):
        assert json.loads(await each.say(world.table.asked(), MoveMessage("next", move)))["type"] == "done"
    assert ears[0].heard == ears[1].heard
    assert here.table.record(seat) == there.table.record(seat)
    return differs * 2


async def whole_game(kind: str, looks: int = 8) -> None:
    title, players, options = GAMES[kind]
    stream = stream_of(f"leaks {kind}")
    world = open_world(title.name, players, options)
    ears = [await world.ear(seat) for seat in range(-1, players)]
    compared = 0
    while world.table.status == "playing":
        asked = world.table.asked()
        moves = world.game.view(asked).moves
        move = moves[stream.below(len(moves))].text
        if stream.below(looks) == 0:
            for seat in range(-1, players):
                compared += await compare(world, title, seat, stream, move)
        before = [len(ear.heard) for ear in ears]
        assert json.loads(await world.say(asked, MoveMessage(f"{world.table.number}", move)))["type"] == "done"
        if world.table.status == "playing":
            assert [ear.seat for ear, count in zip(ears, before) if SEED in "".join(ear.heard[count:])] == []
    assert [SEED in ear.heard[-1] for ear in ears] == [True] * len(ears)
    assert compared > 30


@pytest.mark.parametrize("kind", GAMES)
def test_nothing_that_is_sent_depends_on_what_is_hidden(kind: str) -> None:
    asyncio.run(whole_game(kind))


# Secret choices (A115, A121, A164): nobody sees how many were made, or when.


async def world_at(kind: str) -> World:
    """A table where a secret choice has just begun and the first player has several options."""
    for number in range(200):
        world = open_world("non-olet", 4, {"modules": ["events"]}, f"{SEED}-{number}")
        stream = stream_of(f"secrets {number}")
        while (question := world.game.question) is not None:
            if question.kind == kind and not world.game.hides_last() and len(question.moves) > 2:
                return world
            move = question.moves[stream.below(len(question.moves))].text
            await world.say(question.player, MoveMessage(f"{world.table.number}", move))
    raise AssertionError(f"no {kind}")


async def choose(world: World, clock: Clock, *choices: str | int) -> None:
    """The asked player makes choices: a move in notation, or how many to take back. Secret ones come at any time."""
    asked = world.table.asked()
    for number, choice in enumerate(choices):
        clock.now = NOW + (7 * number if isinstance(choice, int) or choice.startswith("discard") else 60)
        id = f"choice {number} of {asked}"
        said = TakeBack(id, choice) if isinstance(choice, int) else MoveMessage(id, choice)
        assert json.loads(await world.say(asked, said))["type"] == "done"
    clock.now = NOW + 60


async def told_alike(world: World, clock: Clock, one: list[str | int], other: list[str | int]) -> None:
    """Everybody else gets the same messages, whichever of the two lists the asked player chooses."""
    chooser = world.table.asked()
    for seat in [-1, *(seat for seat in range(4) if seat != chooser)]:
        got = []
        for choices in (one, other):
            again = world.again()
            clock.now = NOW
            ear = await again.ear(seat)
            await choose(again, clock, *choices)
            record = again.table.record(seat)
            got.append([record, *ear.heard, *await noticed(again, seat, again.table.number_for(seat))])
        assert got[0] == got[1]


def others_choose_after(world: World, move: str) -> bool:
    """Whether the present choice stays secret because another player is asked afterwards."""
    twin = world.game.copy()
    twin.play(twin.move(move))
    return twin.hides_last() > 0


async def schemes(clock: Clock) -> None:
    """Nobody knows how many cards somebody has chosen, or has taken back, until all have (A121)."""
    world = await world_at("senate-schemes")
    choosers = 0
    while others_choose_after(world, "done"):
        first, second, *_ = [move.text for move in world.game.view(world.table.asked()).moves]
        await told_alike(world, clock, [], [first])
        await told_alike(world, clock, ["done"], [first, 1, first, "done"])
        if second != "done":
            await told_alike(world, clock, [], [first, second, 1])
            await told_alike(world, clock, ["done"], [first, second, "done"])
        await choose(world, clock, first, "done")
        choosers += 1
    assert choosers > 1


async def coliseum(clock: Clock) -> None:
    """Nobody knows which Roman somebody keeps until all have chosen (A115)."""
    world = await world_at("coliseum")
    for _chooser in range(3):
        first, second, *_ = [move.text for move in world.game.view(world.table.asked()).moves]
        await told_alike(world, clock, [first], [second])
        await choose(world, clock, second)


@pytest.mark.parametrize("choice", [schemes, coliseum])
def test_secret_choices_show_in_nothing(choice: Callable[[Clock], Coroutine[None, None, None]], clock: Clock) -> None:
    asyncio.run(choice(clock))


# These tests can fail: they notice leaks made on purpose.


def test_a_card_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: TableState, seat: int, *_: object) -> KnownView | None:
        if table.game is None:
            return None
        view = table.game.view(seat)
        return KnownView({**view.public(), "next": table.game.state_hash()}, view.own())

    monkeypatch.setattr(TableState, "known_view", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(whole_game("first edition", looks=1))


def test_a_seed_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableState, "known_view", lambda table, *_: KnownView({"title": table.row.seed}, []))
    with pytest.raises(AssertionError):
        asyncio.run(whole_game("first edition", looks=1000))


@pytest.mark.parametrize("leak", ["number", "clock", "news", "record"])
def test_a_secret_choice_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch, clock: Clock, leak: str) -> None:
    if leak == "number":
        monkeypatch.setattr(TableState, "number_for", lambda table, seat, entry=None: entry or table.number)
    elif leak == "clock":
        monkeypatch.setattr(TableState, "deadline", lambda table: float(len(table.game.history())))
    elif leak == "news":
        monkeypatch.setattr(TableState, "only_for", lambda table, number: None)
    else:
        monkeypatch.setattr(TableState, "record", lambda table, seat: write_record(table.game, ["x"] * 4))
    with pytest.raises(AssertionError):
        asyncio.run(schemes(clock))


# Over real sockets, with bots.


async def over_sockets(server: Server, setting: dict[str, Any]) -> None:
    async with AsyncExitStack() as stack:
        anna, ben, carla = [
            await stack.enter_async_context(Person(server.url, name)) for name in ("Anna", "Ben", "Carla")
        ]
        table = await anna.lay_table(players=3, bots={"B": "greedy"}, public=True, **setting)
        for person in (anna, ben):
            await person.ask("POST", f"/tables/{table}/sit", {})
        invitation = (await anna.ask("GET", f"/tables/{table}"))["invitation"]
        chairs = [await stack.enter_async_context(person.chair(table)) for person in (anna, ben, carla)]
        await anna.ask("POST", f"/tables/{table}/start")
        records = [await person.ask("GET", f"/tables/{table}/record") for person in (anna, ben, carla)]
        watching = asyncio.create_task(chairs[2].until(lambda chair: chair.over))
        await asyncio.gather(chairs[0].play(breaks=0.05), chairs[1].play(breaks=0.05), watching)
        seed = chairs[0].table["seed"]
        assert seed
        for chair, record in zip(chairs, records):
            before = [text for text in chair.heard if '"status":"over"' not in text]
            assert len(before) > 20
            assert [text for text in [record, *before] if seed in text] == []
            assert [text for text in chair.heard if invitation in text] == []
            for snapshot in snapshots(before):
                check_screens(snapshot, chair.you)


def snapshots(heard: list[str]) -> Iterator[dict[str, Any]]:
    """The views that a client has built, one after the other."""
    view: dict[str, Any] | None = None
    for message in map(json.loads, heard):
        if "view" in message:
            view = message["view"]
        elif view is not None and message.get("changes"):
            view = applied(view, message["changes"])
        if view is not None:
            yield view


def check_screens(view: dict[str, Any], seat: int) -> None:
    """A seat sees its own hand and what is behind its own screen, and nobody else's."""
    for player, known in enumerate(view["players"]):
        if player != seat:
            assert not {"hand", "cash", "offshore", "fakes"} & known.keys()
    assert view["moves"] == [] or view["asked"] == seat


@pytest.mark.parametrize(
    "setting", [{"options": {"modules": ALL_MODULES, "target": 15}}, {"game": "olet"}], ids=["all modules", "olet"]
)
def test_every_byte_over_sockets(sqlite_server: Server, setting: dict[str, Any]) -> None:
    asyncio.run(over_sockets(sqlite_server, setting))
