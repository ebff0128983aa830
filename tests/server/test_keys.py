"""Keys rotate without signing anybody out, while servers run."""

import asyncio
import sys
import time
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import select, update

from pecunia.cli import main
from pecunia.server.access.identity import Signer, key_id, new_identity, stated_secrets
from pecunia.server.people import key_ring
from pecunia.server.people.key_ring import KeyRing
from pecunia.server.people.operator_keys import MAX_KEYS
from pecunia.server.settings import VARIABLES, variable
from pecunia.server.store.signing_keys import FIRST, StoredKey, signing_keys
from pecunia.server.store.sql_tables import devices, secrets
from pecunia.server.store.store import Store
from pecunia.texts import LANGUAGES
from tests.server.databases import address_of, connected
from tests.server.people import Person
from tests.server.processes import Server


def token_of_an_older_release(secret: str, identity: str, seconds_ago: float = 0.0) -> str:
    serializer = URLSafeTimedSerializer(secret, salt="pecunia identity 1", signer_kwargs={"digest_method": sha256})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time() - seconds_ago))
        return str(serializer.dumps(identity))


# Tokens.


def test_the_first_key_signs_and_all_are_valid() -> None:
    old, new = Signer("old"), Signer("new", "old")
    for token in (old.token("anna", "phone"), new.token("anna", "phone")):
        found = new.read(token)
        assert found is not None
        assert (found.identity, found.device) == ("anna", "phone")
    assert old.read(new.token("anna", "phone")) is None
    assert old.names_unknown_key(new.token("anna", "phone"))
    assert not new.names_unknown_key(old.token("anna", "phone"))
    assert new.token("anna").startswith(f"{key_id('new')}~")


def test_a_token_of_one_key_is_not_valid_under_the_name_of_another() -> None:
    signer = Signer("new", "old")
    stolen = Signer("stolen").token("anna").partition("~")[2]
    for name in (key_id("new"), key_id("old"), ""):
        assert signer.read(f"{name}~{stolen}") is None
        assert signer.read(stolen) is None


def test_tokens_of_older_releases_stay_valid() -> None:
    found = Signer("new", "old").read(token_of_an_older_release("old", "anna"))
    assert found is not None
    assert (found.identity, found.device, found.key) == ("anna", "", key_id("old"))


def test_a_setting_may_hold_several_keys_or_one_with_commas() -> None:
    assert stated_secrets("only") == ["only"]
    assert stated_secrets("new, old,") == ["new", "old", "new, old,"]
    found = Signer(*stated_secrets("one, with comma")).read(token_of_an_older_release("one, with comma", "anna"))
    assert found is not None


# Servers that run.


async def name_with(server: Server, token: str) -> str:
    """The name of the person with this token; the key of the refusal if the token is not valid."""
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as client:
        said = (await client.get("/me", headers={"authorization": f"Bearer {token}"})).json()
        return str(said.get("name") or said["key"])


class Keys:
    """`pecunia admin keys` in this process, for the database of a server."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture

    def of(self, server: Server) -> "Keys":
        for name in VARIABLES:
            self._patch.delenv(variable(name), raising=False)
        self._patch.setenv("PECUNIA_DATA_DIR", str(server.folder))
        self._patch.setenv("PECUNIA_DATABASE_URL", server.database)
        return self

    def run(self, *words: str) -> tuple[int, str]:
        self._patch.setattr(sys, "argv", ["pecunia", "admin", "keys", *words])
        with pytest.raises(SystemExit) as end:
            main()
        said = self._capture.readouterr()
        return int(end.value.code or 0), said.out + said.err

    def listed(self) -> list[str]:
        return [line.split()[0] for line in self.run("--language", "en")[1].splitlines()]


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keys:
    return Keys(monkeypatch, capsys)


def test_a_new_key_signs_nobody_out_and_a_retired_one_does(server: Server, keys: Keys) -> None:
    """The server learns of a new key when it sees it. Cookies get the new key, programs keep their token."""

    async def run() -> None:
        keys.of(server)
        old = (await asyncio.to_thread(keys.listed))[0]
        async with (
            Person(server.url, "Anna") as anna,
            httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as browser,
        ):
            await browser.put("/me", json={"name": "Ben"})
            first = browser.cookies["pecunia"]
            assert {first.partition("~")[0], anna.token.partition("~")[0]} == {old}
            status, told = await asyncio.to_thread(keys.run, "rotate", "--language", "en")
            assert status == 0
            new = (await asyncio.to_thread(keys.listed))[0]
            assert new in told
            assert (await asyncio.to_thread(keys.listed))[1] == old
            # A token that another process has signed with the new key.
            with connected(address_of(server)) as connection:
                secret = signing_keys(connection)[0].secret
                identity, device = connection.execute(select(devices.c.identity, devices.c.id)).first()  # type: ignore[misc]
            elsewhere = Signer(secret).token(identity, device)
            assert await name_with(server, elsewhere) != "invalid-token"
            # The server has the key now. Everybody is still signed in, and cookies are signed again.
            assert (await anna.ask("GET", "/me"))["name"] == "Anna"
            assert (await browser.get("/me")).json() == {"name": "Ben"}
            assert browser.cookies["pecunia"].partition("~")[0] == new
            async with Person(server.url, "Carla") as carla:
                assert carla.token.partition("~")[0] == new
            status, told = await asyncio.to_thread(keys.run, "retire", new, "--language", "en")
            assert (status, "signs" in told) == (2, True)
            status, told = await asyncio.to_thread(keys.run, "retire", old, "--language", "en")
            assert (status, await asyncio.to_thread(keys.listed)) == (0, [new])
            assert "signed out" in told
            with connected(address_of(server)) as connection:
                left = Signer(*[key.secret for key in signing_keys(connection)])
            assert left.read(first) is None
            assert left.read(anna.token) is None
            assert left.read(browser.cookies["pecunia"]) is not None

    asyncio.run(run())


def test_the_key_of_an_older_release_stays_valid(tmp_path: Path, keys: Keys) -> None:
    with Server(tmp_path) as server:

        async def run() -> None:
            async with Person(server.url, "Anna") as anna:
                with connected(address_of(server)) as connection:
                    connection.execute(update(secrets).values(created=0.0))
                    secret = connection.execute(select(secrets.c.value).where(secrets.c.name == FIRST)).scalar_one()
                    identity = Signer(secret).read(anna.token)
                assert identity is not None
                older = token_of_an_older_release(secret, identity.identity)
                keys.of(server)
                await asyncio.to_thread(keys.run, "rotate")
                assert await name_with(server, older) == "Anna"
                server.stop()
                server.start()
                assert await name_with(server, older) == "Anna"
                _, listed = await asyncio.to_thread(keys.run, "--language", "en")
                assert "----------" in listed, "nobody knows when it was made"

        asyncio.run(run())


def test_several_keys_in_the_setting(tmp_path: Path) -> None:
    with Server(tmp_path, secret="old") as server:
        person = asyncio.run(_account(server))
    with Server(tmp_path, secret="new,old") as server:
        assert asyncio.run(name_with(server, person)) == "Anna"
        assert asyncio.run(_account(server)).startswith(key_id("new"))
    with Server(tmp_path, secret="new") as server:
        assert asyncio.run(name_with(server, person)) == "invalid-token"


async def _account(server: Server) -> str:
    async with Person(server.url, "Anna") as anna:
        return anna.token


def test_forged_key_names_make_us_read_the_store_only_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[float] = []

    class Shelf(Store):
        def __init__(self) -> None:
            pass

        async def run(self, work: object, seconds: float = 0) -> list[StoredKey]:  # type: ignore[override]
            reads.append(time.monotonic())
            return [StoredKey("identity", "secret", 0.0)]

    async def run() -> None:
        ring = KeyRing(Shelf(), "")
        found = [await ring.look_again() for _ in range(50)]
        assert (found.count(True), len(reads)) == (1, 1)
        monkeypatch.setattr(key_ring, "LOOK_AGAIN", 0.0)
        assert await ring.look_again()
        stated = KeyRing(Shelf(), "stated")
        assert not await stated.look_again(), "keys in a setting change only with a restart"
        assert len(reads) == 2

    asyncio.run(run())


# Messages to operators.


def test_wrong_orders_are_refused_in_one_line(tmp_path: Path, keys: Keys, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        keys.of(server)
        for words, said in {("retire", "nothing"): "nothing", ("retire", keys.listed()[0]): "rotate"}.items():
            status, told = keys.run(*words, "--language", "en")
            assert (status, told.count("\n"), said in told) == (2, 1, True)
        assert len({keys.run("rotate", "--language", language)[1] for language in LANGUAGES}) == len(LANGUAGES)
        for _ in range(MAX_KEYS - 1 - len(LANGUAGES)):
            assert keys.run("rotate")[0] == 0
        assert (keys.run("rotate")[0], len(keys.listed())) == (2, MAX_KEYS)
        monkeypatch.setenv("PECUNIA_SECRET", "stated")
        status, told_last = keys.run("--language", "en")
        assert (status, "PECUNIA_SECRET" in told_last) == (2, True)


def test_a_token_of_nobody_is_refused_whatever_its_key(tmp_path: Path) -> None:
    with Server(tmp_path, secret="new,old") as server:
        for signer in (Signer("new"), Signer("old"), Signer("other")):
            token = signer.token(new_identity(), "phone")
            assert asyncio.run(name_with(server, token)) == "invalid-token"
