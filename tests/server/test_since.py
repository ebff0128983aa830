"""What was missed, step by step: the views a seat had then, built from changes, and nothing else."""

import asyncio
import json
from typing import Any

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.changes import applied
from pecunia.core.game import Game
from pecunia.server.messages import Chat, MoveMessage, Since, TakeBack
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables import state as table_module
from pecunia.server.tables.catch_up import MAX_STEPS
from pecunia.server.tables.client import encoder
from pecunia.server.tables.state import TableState
from pecunia.texts import LANGUAGES
from tests.server.people import Person, Refusal, asked_of, first_move, table_of
from tests.server.processes import Server
from tests.server.test_leaks import GAMES, dealt_again, rightly_news, told_of
from tests.server.worlds import Ear, World, open_world, person


def views_of(since: Since) -> dict[int, dict[str, Any]]:
    """The view after each step."""
    view = since.view
    assert view is not None
    found = {}
    for step in since.steps:
        view = found[step.number] = applied(view, step.changes)
    return found


class Witness:
    """Keeps what a seat saw and heard at every number."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.views: dict[int, dict[str, Any]] = {}
        self.happenings: dict[int, list[Any]] = {}

    def look(self, world: World) -> None:
        seen = world.table.known_view(self.ear.seat)
        assert seen is not None
        number = world.table.number_for(self.ear.seat)
        now = seen.whole()
        assert self.views.setdefault(number, now) == now  # secret choices of others show nowhere
        for message in map(json.loads, self.ear.heard):
            if message["type"] == "news":
                self.happenings[message["number"]] = message["happenings"]
        self.ear.heard.clear()

    async def check(self, world: World, number: int) -> int:
        """Everything since a number is what was seen and heard then. Returns how many steps there were."""
        since = await world.room.since(self.ear.seat, number, "en")
        begin = number + since.left_out
        assert since.view == self.views[begin]
        now = world.table.number_for(self.ear.seat)
        assert now - begin <= MAX_STEPS
        assert not since.left_out or now - begin == MAX_STEPS
        views = views_of(since)
        told = {step.number: json.loads(encoder.encode(step.happenings)) for step in since.steps}
        for entry in range(begin + 1, now + 1):
            before, after = self.views[entry - 1], self.views[entry]
            assert views.get(entry, before) == after
            assert told.get(entry, []) == self.happenings[entry]
        assert all(step.told or not step.happenings for step in since.steps)
        return len(since.steps)


async def shown_again(kind: str) -> None:
    title, players, options = GAMES[kind]
    stream = stream_of(f"since {kind}")
    world = open_world(title.name, players, options)
    first = world.table.number
    witnesses = [Witness(await world.ear(seat)) for seat in range(-1, players)]
    steps = 0
    while True:
        for witness in witnesses:
            witness.look(world)
            if stream.below(40) == 0 or world.table.status == "over":
                now = world.table.number_for(witness.ear.seat)
                steps += await witness.check(world, first + stream.below(now - first + 1))
                steps += await witness.check(world, first)
        if world.table.status == "over":
            break
        asked = world.table.asked()
        moves = world.game.view(asked).moves
        id = f"{world.table.number}"
        if stream.below(20) == 0:
            await world.say(asked, Chat(id, "Salve!"))
        elif stream.below(20) == 0 and world.game.undo_limit(asked):
            await world.say(asked, TakeBack(id, 1))
        else:
            await world.say(asked, MoveMessage(id, moves[stream.below(len(moves))].text))
    assert steps > 100


@pytest.mark.parametrize("kind", GAMES)
def test_the_steps_are_what_was_seen_and_heard_then(kind: str) -> None:
    asyncio.run(shown_again(kind))


# Nothing hidden leaks: the same game with other cards where the seat cannot look is shown again in the same bytes.


async def shown_from(world: World, game: Game, seat: int, move: str, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What a seat is shown again after one move, at a table whose game begins in this state."""

    def start(table: TableState, entry: LogEntry) -> None:
        table.status = "playing"
        table.game_entry = entry.number
        table.game = game.copy()

    with monkeypatch.context() as patch:
        patch.setitem(table_module.APPLY, "start", start)
        begun = world.game.seats + 1
        asked = world.table.asked()
        log = [*world.shelf.log[:begun], LogEntry(begun + 1, "move", asked, person(asked), move, "", 0.0)]
        state = TableState(world.table.row)
        state.apply_all(log)
        since = await World(state, log).room.since(seat, begun, "en")
        assert since.steps
        return encoder.encode(since)


async def dealt(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title, players, options = GAMES[kind]
    stream = stream_of(f"since, dealt anew {kind}")
    world = open_world(title.name, players, options)
    compared = 0
    while world.table.status == "playing" and compared < 60:
        asked = world.table.asked()
        moves = world.game.view(asked).moves
        move = moves[stream.below(len(moves))].text
        for seat in range(-1, players) if stream.below(4) == 0 and not title.has_secrets_to_show(world.game) else ():
            twin = dealt_again(world.game, seat, stream)
            title.keep_what_moves_show(world.game, twin)
            if twin.why_not(twin.move(move)) is None and not rightly_news(told_of(world.game, move), seat):
                one, other = [await shown_from(world, game, seat, move, monkeypatch) for game in (world.game, twin)]
                assert one == other
                compared += twin.position() != world.game.position()
        await world.say(asked, MoveMessage(f"{world.table.number}", move))
    assert compared > 20


@pytest.mark.parametrize("kind", GAMES)
def test_nothing_hidden_is_shown_again(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(dealt(kind, monkeypatch))


def test_a_card_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: TableState, seat: int, *_: object) -> table_module.KnownView | None:
        if table.game is None:
            return None
        view = table.game.view(seat)
        return table_module.KnownView({**view.public(), "next": table.game.state_hash()}, view.own())

    monkeypatch.setattr(TableState, "known_view", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(dealt("first edition", monkeypatch))


# Over HTTP.


async def asked_for(server: Server) -> None:
    async with table_of(server, "Anna", "Ben", game="olet", public=False) as chairs:
        anna, ben = chairs
        where = f"/tables/{anna.table_id}/since"
        begun, first = anna.number, anna.view
        for _ in range(6):
            asked = await asked_of(chairs)
            await asked.say("move", move=first_move(asked))
        for chair in chairs:
            await chair.sync()
        views, lines = [], []
        for language in LANGUAGES:
            anna.person.http.headers["accept-language"] = language
            found = await anna.person.ask("GET", f"{where}?number={begun}")
            assert found["view"] == first
            assert [step["number"] for step in found["steps"]] == list(range(begun + 1, anna.number + 1))
            view = first
            for step in found["steps"]:
                view = applied(view or {}, step["changes"])
            views.append(view)
            lines.append(json.dumps([step["told"] for step in found["steps"]]))
        assert views == [anna.view] * len(LANGUAGES)
        assert len(set(lines)) == len(LANGUAGES)
        # A number in the future or the present one brings no steps; before the game there is no view.
        assert (await ben.person.ask("GET", f"{where}?number=9999"))["steps"] == []
        assert (await ben.person.ask("GET", f"{where}?number={ben.number}"))["view"] == ben.view
        for wrong in ("", "?number=-1", "?number=x"):
            with pytest.raises(Refusal):
                await anna.person.ask("GET", where + wrong)
        await anna.say("resign")
        assert len((await ben.person.ask("GET", f"{where}?number={begun}"))["steps"]) >= 6
        async with Person(server.url, "Carla") as carla:
            with pytest.raises(Refusal, match="not-invited"):
                await carla.ask("GET", f"{where}?number=0")


def test_only_to_those_who_may_see_the_table(sqlite_server: Server) -> None:
    asyncio.run(asked_for(sqlite_server))
