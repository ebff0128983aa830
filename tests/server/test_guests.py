"""What a host can do about guests: a new invitation, and removing somebody."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.people import Chair, Person, Refusal
from tests.server.processes import Server


class Evening:
    """A table of Anna's with an invitation, and people who come to it."""

    def __init__(self, server: Server, stack: AsyncExitStack, there: Server | None = None) -> None:
        self.server = server
        self.there = there or server  # where the guests are, if the server has two processes
        self.stack = stack
        self.table = ""
        self.invitation = ""

    async def begin(self, **setting: Any) -> None:
        self.anna = await self.stack.enter_async_context(Person(self.server.url, "Anna"))
        laid = await self.anna.ask("POST", "/tables", {"players": 3, **setting})
        self.table, self.invitation = laid["table"]["id"], laid["invitation"]

    async def person(self, name: str) -> Person:
        return await self.stack.enter_async_context(Person(self.there.url, name))

    async def sit(self, person: Person, invitation: str | None = None) -> None:
        shown = self.invitation if invitation is None else invitation
        await person.ask("POST", f"/tables/{self.table}/sit", {"invitation": shown})

    async def chair(self, person: Person, invitation: str | None = None) -> Chair:
        shown = self.invitation if invitation is None else invitation
        return await self.stack.enter_async_context(person.chair(self.table, shown))

    async def guests(self) -> dict[str, Any]:
        return {guest["name"]: guest for guest in await self.anna.ask("GET", f"/tables/{self.table}/guests")}

    async def remove(self, name: str) -> str:
        """Remove a guest. Returns the new invitation."""
        guest = (await self.guests())[name]["id"]
        answer = await self.anna.ask("DELETE", f"/tables/{self.table}/guests/{guest}")
        return str(answer["invitation"])

    async def new_link(self) -> str:
        return str((await self.anna.ask("POST", f"/tables/{self.table}/invitation"))["invitation"])


Story = Callable[[Evening], Any]


def at_evening(server: Server, story: Story, there: Server | None = None, **setting: Any) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            evening = Evening(server, stack, there)
            await evening.begin(**setting)
            await story(evening)

    asyncio.run(run())


async def turned_out(chair: Chair) -> str:
    """Listen until the server ends the connection. Returns the reason."""
    key = ""
    while not key:
        try:
            await chair.hear()
        except Refusal as refusal:
            key = refusal.key
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await chair.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    return key


def test_an_old_link_is_of_no_use(server: Server) -> None:
    async def story(evening: Evening) -> None:
        ben, carla = await evening.person("Ben"), await evening.person("Carla")
        chair = await evening.chair(ben)
        stranger = Person(evening.server.url, "Stranger")
        watching = await evening.chair(stranger)
        fresh = await evening.new_link()
        assert fresh != evening.invitation
        path = f"/tables/{evening.table}"
        assert await carla.refused("GET", f"{path}?invitation={evening.invitation}") == "not-invited"
        assert await carla.refused("POST", f"{path}/sit", {"invitation": evening.invitation}) == "not-invited"
        with pytest.raises(Refusal, match="not-invited"):
            await evening.chair(carla)
        assert await turned_out(watching) == "not-invited", "strangers have nothing but the old link"
        await chair.sync()
        assert (await ben.ask("GET", path))["you"] == -1, "those who have come already may stay"
        await evening.sit(carla, fresh)
        assert (await carla.ask("GET", path))["invitation"] == fresh
        await stranger.http.aclose()

    at_evening(server, story)


def test_a_guest_who_watches_is_removed(server: Server) -> None:
    async def story(evening: Evening) -> None:
        ben, carla = await evening.person("Ben"), await evening.person("Carla")
        chair, other = await evening.chair(ben), await evening.chair(carla)
        assert {name: guest["seat"] for name, guest in (await evening.guests()).items()} == {"Ben": -1, "Carla": -1}
        fresh = await evening.remove("Ben")
        assert await turned_out(chair) == "removed"
        path = f"/tables/{evening.table}"
        assert await ben.refused("GET", path) == "removed"
        assert await ben.refused("GET", f"{path}?invitation={evening.invitation}") == "removed"
        assert list(await evening.guests()) == ["Carla"]
        await other.sync()
        async with Person(evening.server.url, "Ben again") as again:
            assert await again.refused("GET", f"{path}?invitation={evening.invitation}") == "not-invited"
        await ben.ask("GET", f"{path}?invitation={fresh}")
        assert sorted(await evening.guests()) == ["Ben", "Carla"], "the host has sent the new link"

    at_evening(server, story)


@pytest.mark.parametrize("public", [False, True])
def test_a_guest_at_a_seat_is_removed_before_the_game(server: Server, public: bool) -> None:
    async def story(evening: Evening) -> None:
        ben, carla = await evening.person("Ben"), await evening.person("Carla")
        await evening.sit(evening.anna)
        await evening.sit(ben)
        host, chair = await evening.chair(evening.anna), await evening.chair(ben)
        assert (await evening.guests())["Ben"]["seat"] == 1
        fresh = await evening.remove("Ben")
        await host.until(lambda chair: not chair.table["seats"][1]["taken"])
        if public:
            await chair.until(lambda chair: chair.you == -1)  # everybody may watch
        else:
            assert await turned_out(chair) == "removed"
        path = f"/tables/{evening.table}/sit"
        assert await ben.refused("POST", path, {}) == "removed"
        assert await ben.refused("POST", path, {"invitation": evening.invitation}) == "removed"
        await evening.sit(carla, fresh)
        await evening.sit(ben, fresh)

    at_evening(server, story, public=public)


def test_nobody_loses_a_seat_in_a_running_game(server: Server) -> None:
    async def story(evening: Evening) -> None:
        ben, carla = await evening.person("Ben"), await evening.person("Carla")
        await evening.sit(evening.anna)
        await evening.sit(ben)
        watching = await evening.chair(carla)
        playing = await evening.chair(ben)
        guests = await evening.guests()
        await evening.anna.ask("POST", f"/tables/{evening.table}/start")
        path = f"/tables/{evening.table}/guests"
        assert await evening.anna.refused("DELETE", f"{path}/{guests['Ben']['id']}") == "already-started"
        await playing.sync()
        assert (await ben.ask("GET", f"/tables/{evening.table}"))["you"] == 1
        await evening.remove("Carla")
        assert await turned_out(watching) == "removed"

    at_evening(server, story, bots={"C": "greedy"})


def test_only_the_host_sees_and_removes_guests(server: Server) -> None:
    async def story(evening: Evening) -> None:
        ben, carla = await evening.person("Ben"), await evening.person("Carla")
        await evening.sit(ben)
        await evening.chair(carla)
        guest = (await evening.guests())["Ben"]["id"]
        path = f"/tables/{evening.table}"
        for person in (ben, carla):
            assert await person.refused("GET", f"{path}/guests") == "not-host"
            assert await person.refused("DELETE", f"{path}/guests/{guest}") == "not-host"
            assert await person.refused("POST", f"{path}/invitation") == "not-host"
        nobody = Person(evening.server.url, "Nobody")
        assert await nobody.refused("GET", f"{path}/guests") == "signed-out"
        assert await nobody.refused("POST", f"{path}/invitation") == "signed-out"
        await nobody.http.aclose()
        assert await evening.anna.refused("DELETE", f"{path}/guests/{'0' * 16}") == "unknown-guest"
        assert await evening.anna.refused("DELETE", f"{path}/guests/Ben") == "malformed"
        assert "Anna" not in await evening.guests()
        said = str(await evening.guests())
        assert ben.token.split(".")[0] not in said

    at_evening(server, story)


def test_a_new_link_is_kept_when_the_server_starts_again(tmp_path: Path) -> None:
    async def before(evening: Evening) -> None:
        ben = await evening.person("Ben")
        await evening.chair(ben)
        links["old"], links["new"] = evening.invitation, await evening.remove("Ben")
        links["table"], links["token"] = evening.table, ben.token

    async def after(server: Server) -> None:
        ben = Person(server.url, "Ben")
        ben.http.headers["authorization"] = f"Bearer {links['token']}"
        path = f"/tables/{links['table']}"
        assert await ben.refused("GET", f"{path}?invitation={links['old']}") == "removed"
        await ben.ask("GET", f"{path}?invitation={links['new']}")
        await ben.http.aclose()

    links: dict[str, str] = {}
    with Server(tmp_path) as server:
        at_evening(server, before)
        server.kill()
        server.start()
        asyncio.run(after(server))
        assert server.errors() == []


def test_guests_at_another_process_are_removed(pair: tuple[Server, Server]) -> None:
    async def story(evening: Evening) -> None:
        ben = await evening.person("Ben")
        chair = await evening.chair(ben)
        await evening.remove("Ben")
        assert await turned_out(chair) == "removed"
        assert await ben.refused("GET", f"/tables/{evening.table}?invitation={evening.invitation}") == "removed"

    one, two = pair
    at_evening(one, story, there=two)
