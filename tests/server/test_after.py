"""After the game, and between devices: rematches, records, seeds, names, seats that move."""

import asyncio
from pathlib import Path

import pytest
import websockets

from pecunia.core.chance import commitment, stream_of
from pecunia.games import from_record
from tests.commands import pecunia
from tests.server.people import Chair, Person, asked_of, table_of
from tests.server.processes import Server


async def record_of(chair: Chair) -> str:
    return str(await chair.person.ask("GET", f"/tables/{chair.table_id}/record"))


def test_a_rematch_rotates_the_seats(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet", bots={"B": "random"}) as (anna, ben):
            assert (anna.you, ben.you) == (0, 2)
            assert await anna.refused("rematch") == "already-started"
            await anna.say("resign")
            await ben.say("resign")
            await anna.sync()
            await anna.say("rematch")
            assert (anna.table["rematch_offered"], anna.table["rematch"]) == ([0], "")
            await anna.say("rematch")  # offering it twice changes nothing
            await ben.say("rematch")
            await anna.until(lambda chair: chair.table["rematch"])
            await ben.sync()
            following = anna.table["rematch"]
            assert ben.table["rematch"] == following
            seen = await anna.person.ask("GET", f"/tables/{following}")
            assert seen["you"] == 1
            assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ben", "Anna", "Cassius"]
            assert seen["table"]["setting"]["game"] == "olet"
            assert seen["table"]["commitment"] != anna.table["commitment"]
            assert seen["table"]["status"] == "playing", "all have agreed, so nobody need press a button"

    asyncio.run(run())


def test_a_rematch_is_for_those_who_want_it(sqlite_server: Server) -> None:
    async def run() -> None:
        async with table_of(sqlite_server, "Anna", "Ben", "Carla", game="olet") as (anna, ben, carla):
            await anna.say("resign")  # the host has had enough
            await ben.say("resign")
            await carla.until(lambda chair: chair.over)
            await ben.say("rematch")
            await carla.say("rematch")
            await carla.until(lambda chair: chair.table["rematch"])
            seen = await carla.person.ask("GET", f"/tables/{carla.table['rematch']}")
            assert [seat["name"] for seat in seen["table"]["seats"]] == ["Carla", "", "Ben"]
            assert (seen["table"]["host"], seen["table"]["status"]) == (2, "open")
            await anna.say("rematch")  # after all
            async with anna.person.chair(carla.table["rematch"]) as following:
                await following.until(lambda chair: chair.table["status"] == "playing")
            seen = await anna.person.ask("GET", f"/tables/{carla.table['rematch']}")
            assert [seat["name"] for seat in seen["table"]["seats"]] == ["Carla", "Anna", "Ben"]
            assert (seen["you"], seen["table"]["status"]) == (1, "playing")

    asyncio.run(run())


def test_the_record_of_a_finished_game(server: Server, tmp_path: Path) -> None:
    async def run() -> str:
        async with (
            table_of(server, "Anna", game="olet", bots={"B": "random"}) as (anna,),
            Person(server.url, "Zoe") as stranger,
        ):
            promised = anna.table["commitment"]
            assert anna.table["seed"] == ""
            assert "seed " not in await record_of(anna)
            await anna.play()
            assert commitment(anna.table["seed"]) == promised == anna.table["commitment"]
            answer = await stranger.http.get(f"/tables/{anna.table_id}/record")
            assert answer.text == await record_of(anna)
            assert answer.headers["content-disposition"] == f'attachment; filename="{anna.table_id}.pecunia"'
            assert f"seed {anna.table['seed']}\n" in answer.text
            assert anna.table_id not in [line["id"] for line in await stranger.ask("GET", "/tables")]
            return answer.text

    file = tmp_path / "game.pecunia"
    file.write_text(asyncio.run(run()), encoding="utf-8")
    assert pecunia("verify", file).returncode == 0


def test_a_running_record_shows_what_the_seat_may_see(server: Server) -> None:
    async def run() -> None:
        async with (
            table_of(server, "Anna", "Ben", game="olet") as chairs,
            Person(server.url, "Carla") as carla,
        ):
            chance = stream_of("until somebody puts money into the envelope")
            move = ""
            while not move.startswith("deposit"):
                asked = await asked_of(chairs)
                assert asked.view is not None
                move = asked.view["moves"][chance.below(len(asked.view["moves"]))]
                await asked.say("move", move=move)
            own, theirs = await record_of(asked), await record_of(chairs[1 - asked.you])
            watched = await carla.ask("GET", f"/tables/{asked.table_id}/record")
            assert move in own
            assert move not in theirs + watched
            assert theirs.count("?") == watched.count("?") == 1
            assert theirs == watched == own.replace(move, "?")
            assert "seed " not in own + theirs + watched
            assert "result unfinished" in own

    asyncio.run(run())


def test_a_private_table_keeps_its_record(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            table = await anna.lay_table(players=2, game="olet", bots={"B": "random"})
            await anna.ask("POST", f"/tables/{table}/sit", {})
            await anna.ask("POST", f"/tables/{table}/start")
            async with anna.chair(table) as chair:
                await chair.say("resign")
            assert await ben.refused("GET", f"/tables/{table}/record") == "not-invited"
            game, _ = from_record(await anna.ask("GET", f"/tables/{table}/record"))
            assert game.outcome is None

    asyncio.run(run())


def test_a_name_is_deleted_from_finished_games(server: Server) -> None:
    async def run() -> None:
        async with (
            table_of(server, "Anabasius", "Ben", game="olet") as (over, ben),
            Person(server.url, "Carla") as carla,
        ):
            anna = over.person
            running = await anna.lay_table(players=2, public=True)
            await anna.ask("POST", f"/tables/{running}/sit", {})
            await over.say("chat", text="salve")
            await over.say("resign")
            await ben.until(lambda chair: chair.over)
            assert "Anabasius" in await record_of(ben)
            await anna.ask("DELETE", "/me/name")
            assert "Anabasius" not in await record_of(ben)
            assert "seat A -\n" in await record_of(ben)
            async with carla.chair(over.table_id) as watcher:
                assert watcher.chat[0]["text"] == "salve"
                assert "Anabasius" not in "".join(watcher.heard)
            for path in ("/tables/mine", f"/tables/{over.table_id}"):
                asked = await ben.person.http.get(path)
                assert "Anabasius" not in asked.text
            assert (await anna.ask("GET", f"/tables/{running}"))["table"]["seats"][0]["name"] == "Anabasius"
            assert await anna.ask("GET", "/me") == {"name": "Anabasius"}
            await over.sync()
            assert over.table["seats"][0]["name"] == ""

    asyncio.run(run())


def test_a_seat_moves_to_another_device(server: Server) -> None:
    async def run() -> None:
        async with (
            table_of(server, "Anna", "Ben", game="olet") as (old, ben),
            Person(server.url, "Anna's other device") as other,
        ):
            code = await old.person.ask("POST", f"/tables/{old.table_id}/code")
            assert code["seconds"] > 60
            assert await other.refused("POST", "/codes", {"code": "AAAAAAAAAA"}) == "code-unknown"
            typed = f"{code['code'][:5]}-{code['code'][5:]}".lower()
            seen = await other.ask("POST", "/codes", {"code": typed})
            assert (seen["you"], seen["table"]["seats"][0]["name"]) == (0, "Anna")
            while (await old.hear())["type"] != "moved":
                pass
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await old.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
            for who in (other, old.person):
                assert await who.refused("POST", "/codes", {"code": code["code"]}) == "code-unknown"
            async with other.chair(old.table_id) as new, old.person.chair(old.table_id) as watching:
                assert (new.you, watching.you) == (0, -1)
                assert await watching.refused("resign") == "not-seated"
                asked = await asked_of([new, ben])
                assert asked.view is not None
                await asked.say("move", move=asked.view["moves"][0])
            code = await ben.person.ask("POST", f"/tables/{old.table_id}/code")
            assert await other.refused("POST", "/codes", {"code": code["code"]}) == "already-seated"

    asyncio.run(run())


def test_the_host_remains_host_on_another_device(server: Server) -> None:
    async def run() -> None:
        async with (
            table_of(server, "Anna", "Ben", begun=False) as (anna, ben),
            Person(server.url, "Anna") as other,
        ):
            code = await anna.person.ask("POST", f"/tables/{anna.table_id}/code")
            await other.ask("POST", "/codes", {"code": code["code"]})
            await anna.until(lambda chair: chair.you == -1)
            assert await anna.person.refused("POST", f"/tables/{anna.table_id}/start") == "not-host"
            await other.ask("POST", f"/tables/{anna.table_id}/start")
            await ben.until(lambda chair: chair.view is not None)
            assert anna.table_id in [line["id"] for line in await other.ask("GET", "/tables/mine")]

    asyncio.run(run())


def test_a_name_deleted_at_one_process_is_gone_at_the_other(pair: tuple[Server, Server]) -> None:
    async def run(one: Server, two: Server) -> None:
        async with table_of(one, "Anabasius", "Ben", game="olet") as (anna, ben):
            await anna.say("resign")
            await ben.until(lambda chair: chair.over)
            record = f"{two.url}/api/v1/tables/{anna.table_id}/record"
            assert "Anabasius" in (await ben.person.http.get(record)).text
            await anna.person.ask("DELETE", "/me/name")
            assert "Anabasius" not in (await ben.person.http.get(record)).text

    asyncio.run(run(*pair))
