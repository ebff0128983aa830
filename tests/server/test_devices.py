"""People see the devices on which they are signed in and can sign out any of them, at once and in every process."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from pecunia.server.access.identity import SignedIdentity, Signer, new_identity
from pecunia.server.people import devices as people_devices
from pecunia.server.people.device_labels import device_label
from pecunia.server.people.devices import Devices
from pecunia.server.people.key_ring import KeyRing
from pecunia.server.people.sanctions import Sanctions
from pecunia.server.settings import Settings
from pecunia.server.store.device_rows import DAY, day_of
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.sql_tables import devices, identities
from pecunia.server.tables.client import SIGNED_OUT
from pecunia.server.tables.table_registry import TableRegistry
from tests.server.databases import address_of, connected
from tests.server.people import Chair, Person
from tests.server.processes import Postgres, Redis, Server
from tests.server.test_keys import name_with, token_of_an_older_release

SECRET = "a secret that the tests know"
SIGNER = Signer(SECRET)
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


def signed(token: str) -> SignedIdentity:
    found = SIGNER.read(token)
    assert found is not None
    return found


def second_device(server: Server, token: str, device: str = "phone", seen: float | None = None) -> str:
    """Signs the person with this token in on another device, as a later release will."""
    identity = signed(token).identity
    day = day_of(time.time()) if seen is None else seen
    row = {"id": device, "identity": identity, "label": "Safari, iPhone", "key": SIGNER.key, "created": 1.0}
    with connected(address_of(server)) as connection:
        connection.execute(devices.insert(), {**row, "seen": day, "revoked": False})
    return SIGNER.token(identity, device)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else ""
    with Server(tmp_path_factory.mktemp("devices"), database, secret=SECRET) as running:
        yield running
        assert running.errors() == []


class Twin(Person):
    """The same person on another device."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url, "Twin")
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    async def __aenter__(self) -> "Twin":
        return self


async def end_of(chair: Chair) -> int:
    """The code with which the server closes a connection."""

    async def listen() -> None:
        while True:
            await chair.hear()

    with pytest.raises(ConnectionClosed) as closed:
        await listen()
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


# The list.


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("", ""),
        ("-", "-"),
        ("curl/8", "-"),
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36", "Chrome, Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17.5 Safari/605", "Safari, macOS"),
        ("x" * 5000, "-"),
    ],
)
def test_a_device_has_a_coarse_label(agent: str, label: str) -> None:
    assert device_label(agent) == label


def test_people_see_their_devices(server: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as browser:
            assert (await browser.get("/me/devices")).status_code == 401
            await browser.put("/me", json={"name": "Anna"}, headers={"user-agent": FIREFOX})
            second_device(server, browser.cookies["pecunia"], "phone-1")
            found = (await browser.get("/me/devices")).json()
            today = day_of(time.time())
            about = [(one["kind"], one["label"], one["seen"], one["current"]) for one in found]
            assert about == [
                ("browser", "Firefox, Linux", today, True),
                ("browser", "Safari, iPhone", today, False),
            ]
        async with Person(server.url, "Ben") as ben:
            assert [(one["kind"], one["label"]) for one in await ben.ask("GET", "/me/devices")] == [("program", "")]

    asyncio.run(run())


def test_only_the_day_of_a_visit_is_kept(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            identity = signed(anna.token).identity
            token = second_device(server, anna.token, "phone-2", seen=DAY)
            with connected(address_of(server)) as connection:
                connection.execute(update(identities).where(identities.c.id == identity).values(seen=float(DAY)))
            assert await name_with(server, token) == "Anna"
            with connected(address_of(server)) as connection:
                found = connection.execute(select(devices.c.seen).where(devices.c.id == "phone-2")).scalar_one()
                person = connection.execute(select(identities.c.seen).where(identities.c.id == identity)).scalar_one()
            assert found == person == day_of(time.time())

    asyncio.run(run())


# Signing out.


def test_a_device_is_signed_out_at_once_with_its_sockets(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            phone = Twin(server.url, second_device(server, anna.token, "phone-3"))
            table = await anna.lay_table(players=2, public=True)
            async with phone, phone.chair(table) as lost, anna.chair(table) as kept:
                assert await name_with(server, phone.token) == "Anna"
                assert await ben.refused("DELETE", "/me/devices/phone-3") == "unknown-device"
                assert await anna.refused("DELETE", "/me/devices/phone-4") == "unknown-device"
                await anna.ask("DELETE", "/me/devices/phone-3")
                assert await name_with(server, phone.token) == "invalid-token"
                assert await end_of(lost) == SIGNED_OUT
                await kept.sync()
                assert await phone.refused("POST", "/tables", {"players": 2}) == "invalid-token"
            assert await anna.refused("DELETE", "/me/devices/phone-3") == "unknown-device"
            assert len(await anna.ask("GET", "/me/devices")) == 1

    asyncio.run(run())


def test_all_other_devices_are_signed_out(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            tokens = [second_device(server, anna.token, f"other-{number}") for number in range(3)]
            # One that has not been used since the upgrade, so that the server knows nothing of its device.
            stolen = token_of_an_older_release(SECRET, signed(anna.token).identity, seconds_ago=60)
            await anna.ask("DELETE", "/me/devices")
            for token in (*tokens, stolen):
                assert await name_with(server, token) == "invalid-token"
            assert [one["current"] for one in await anna.ask("GET", "/me/devices")] == [True]

    asyncio.run(run())


@pytest.mark.parametrize("older", [False, True])
def test_a_token_is_worth_nothing_after_signing_out(server: Server, older: bool) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            token = token_of_an_older_release(SECRET, signed(anna.token).identity) if older else anna.token
            other = second_device(server, anna.token, f"kept-{older}")
            async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as browser:
                browser.cookies.set("pecunia", token, domain="127.0.0.1", path="/")
                assert (await browser.delete("/me")).status_code == 204
                assert "pecunia" not in browser.cookies
            assert await name_with(server, token) == "invalid-token"
            assert await name_with(server, other) == "Anna"

    asyncio.run(run())


def test_a_signed_out_device_overwrites_nothing(server: Server) -> None:
    """After its cookie was revoked a browser is asked whether it wants to start over, and can say no."""

    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            token = second_device(server, anna.token, "phone-5")
            await anna.ask("DELETE", "/me/devices/phone-5")
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as browser:
            answer = await browser.put("/me", json={"name": "Eve"}, headers={"cookie": f"pecunia={token}"})
            assert (answer.status_code, answer.json()["key"]) == (401, "invalid-token")
            assert "set-cookie" not in answer.headers
            assert (await browser.get("/tables", headers={"cookie": f"pecunia={token}"})).status_code == 200

    asyncio.run(run())


# Tokens of older releases.


def test_a_token_of_an_older_release_gets_a_device(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            identity = signed(anna.token).identity
            token = token_of_an_older_release(SECRET, identity)
            async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as browser:
                headers = {"cookie": f"pecunia={token}", "user-agent": FIREFOX}
                answers = await asyncio.gather(*[browser.get("/me", headers=headers) for _ in range(5)])
            renewed = {signed(answer.cookies["pecunia"]).device for answer in answers}
            assert len(renewed) == 1, "requests at the same moment are one device"
            found = {one["id"]: one["label"] for one in await anna.ask("GET", "/me/devices")}
            assert found[renewed.pop()] == "Firefox, Linux"
            assert len(found) == 2
            assert await name_with(server, token) == "Anna", "it stays valid"

    asyncio.run(run())


# Several processes.


def test_every_process_stops_a_device_that_is_signed_out(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """With the bus within moments, without it within some seconds."""

    async def gone_within(server: Server, token: str, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while await name_with(server, token) != "invalid-token":
            if time.monotonic() > until:
                return False
        return True

    async def run(one: Server, other: Server) -> None:
        for bus in (True, False):
            async with AsyncExitStack() as stack:
                anna = await stack.enter_async_context(Person(one.url, "Anna"))
                token = second_device(one, anna.token, f"phone-{bus}")
                table = await anna.lay_table(players=2, public=True)
                lost = await stack.enter_async_context(Twin(other.url, token).chair(table))
                assert await name_with(other, token) == "Anna"
                await anna.ask("DELETE", f"/me/devices/phone-{bus}")
                assert await gone_within(other, token, 20)
                assert await end_of(lost) == SIGNED_OUT
            redis.stop()

    database = postgres.new_database()
    with (
        Server(tmp_path, database, redis.url, secret=SECRET) as one,
        Server(tmp_path, database, redis.url, secret=SECRET) as other,
    ):
        asyncio.run(run(one, other))


# What it costs, and a store that is away.


class CountedRegistry(TableRegistry):
    """Counts how often the store is asked. `away` makes the store fail."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.asked = 0
        self.away = False
        really = self.store.run

        async def run(work: Any, seconds: float | None = None) -> Any:
            self.asked += 1
            if self.away:
                raise StoreUnavailable
            return await really(work, seconds)

        self.store.run = run  # type: ignore[method-assign]


def test_most_requests_do_not_ask_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        registry = CountedRegistry(Settings(data_dir=str(tmp_path)))
        await registry.store.open()
        found = Devices(registry, KeyRing(registry.store, SECRET), Sanctions(registry))
        person = signed(await found.sign_in("Anna", FIREFOX))
        registry.asked = 0
        assert set(await asyncio.gather(*[found.admit(person, FIREFOX) for _ in range(100)])) == {person.device}
        for _ in range(100):
            assert await found.admit(person, FIREFOX)
        assert registry.asked == 1
        stranger = SignedIdentity(new_identity(), "unknown", SIGNER.key, time.time())
        for _ in range(100):
            assert await found.admit(stranger, FIREFOX) == ""
        assert registry.asked == 2
        # What we know serves while the store is away; somebody new has to wait for it.
        monkeypatch.setattr(people_devices, "REMEMBER", 0.0)
        registry.away = True
        assert await found.admit(person, FIREFOX)
        with pytest.raises(StoreUnavailable):
            await found.admit(signed(SIGNER.token(person.identity, "other")), FIREFOX)
        assert await found.renew(person.identity, person.device) == ""
        await registry.store.close()

    asyncio.run(run())


def test_what_is_remembered_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_devices, "MAX_REMEMBERED", 10)

    async def run() -> None:
        registry = CountedRegistry(Settings(data_dir=str(tmp_path)))
        await registry.store.open()
        found = Devices(registry, KeyRing(registry.store, SECRET), Sanctions(registry))
        for number in range(30):
            await found.admit(SignedIdentity(new_identity(), f"d{number}", SIGNER.key, time.time()), "")
        assert len(found._known) == 10
        assert found._asking == {}
        await registry.store.close()

    asyncio.run(run())


def test_an_answer_that_is_older_than_a_sign_out_is_not_remembered(tmp_path: Path) -> None:
    async def run() -> None:
        registry = CountedRegistry(Settings(data_dir=str(tmp_path)))
        await registry.store.open()
        found = Devices(registry, KeyRing(registry.store, SECRET), Sanctions(registry))
        person = signed(await found.sign_in("Anna", ""))
        asking = asyncio.create_task(found.admit(person, ""))
        await asyncio.sleep(0)  # it is under way
        await found.revoke(person.identity, person.device)
        await asking
        assert await found.admit(person, "") == ""
        await registry.store.close()

    asyncio.run(run())
