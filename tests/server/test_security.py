"""Identities, what a foreign page may do, limits on size and rate, and what is never written down."""

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import Signer, new_identity
from pecunia.server.access.request_checks import Guard
from tests.server.people import Chair, Person, Refusal, asked_of, table_of
from tests.server.processes import Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, at its most talkative log level."""
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, rate_percent="100", log_level="debug", origins="https://table.example") as running:
        yield running
        assert running.errors() == []


def browser(server: Server, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"{server.url}/api/v1", headers=headers, trust_env=False, timeout=60)


# Identities.


def test_an_identity_is_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    async def run() -> None:
        async with browser(server) as client:
            assert (await client.get("/me")).json()["key"] == "signed-out"
            answer = await client.put("/me", json={"name": "  Anna   Livia "})
            assert answer.json() == {"name": "Anna Livia"}
            cookie = answer.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=strict", "path=/", "max-age="):
                assert part in cookie
            assert "anna" not in cookie
            assert (await client.get("/me")).json() == {"name": "Anna Livia"}
            again = await client.put("/me", json={"name": "Anna"})
            assert "set-cookie" not in again.headers, "another name is not another person"
            await client.delete("/me")
            assert (await client.get("/me")).status_code == 401

    asyncio.run(run())


def test_a_forged_token_is_nobody(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs, browser(server) as client:
            token = chairs[0].person.token
            body, _, signature = token.rpartition(".")
            other = "A" if signature[0] != "A" else "B"
            forged = [
                f"{body}.{other}{signature[1:]}",
                body,
                "a.b.c",
                "\xff",
                Signer("another secret").token(new_identity()),
                chairs[0].person.token + "x",
            ]
            for token in forged:
                for name, value in (("authorization", f"Bearer {token}"), ("cookie", f"pecunia={token}")):
                    headers = [(name.encode(), value.encode("latin-1"))]
                    answer = await client.get("/tables/mine", headers=headers)
                    assert (answer.status_code, answer.json()["key"]) == (401, "invalid-token")
            asked = await asked_of(chairs)
            assert asked.view is not None
            thief = Person(server.url, "Anna")
            thief.token = forged[0]
            async with thief.chair(asked.table_id) as chair:
                assert chair.you == -1
                assert await chair.refused("move", move=asked.view["moves"][0]) == "not-seated"
            await thief.http.aclose()

    asyncio.run(run())


def test_a_token_of_nobody_we_know_cannot_lay_tables(server: Server) -> None:
    """The signature is right but the identity is missing, as after restoring an older database."""

    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            secret = secret_of(server)
            if not secret:
                return
            async with browser(server, authorization=f"Bearer {Signer(secret).token(new_identity())}") as client:
                answer = await client.post("/tables", json={"players": 2})
                assert answer.json()["key"] == "invalid-token"
                table = await anna.lay_table(players=2, public=True)
                answer = await client.post(f"/tables/{table}/sit", json={})
                assert answer.json()["key"] == "invalid-token"

    asyncio.run(run())


def secret_of(server: Server) -> str:
    """The key of a server on SQLite, read behind its back."""
    file = server.folder / "pecunia.sqlite"
    if not file.exists():
        return ""
    with sqlite3.connect(file) as connection:
        found = connection.execute("select value from secrets").fetchone()
    connection.close()
    return str(found[0])


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "malformed"),
        ("   ", "name-invisible"),
        ("x" * 25, "malformed"),
        ("bell \a", "not-printable"),
        ("\u202eanna", "not-printable"),
        ("a # comment", "not-printable"),
        ("greedy", "option-name"),
        (7, "malformed"),
        (None, "malformed"),
    ],
)
def test_names_that_cannot_be(sqlite_server: Server, name: Any, key: str) -> None:
    async def run() -> None:
        async with browser(sqlite_server) as client:
            for answer in (
                await client.put("/me", json={"name": name}),
                await client.post("/accounts", json={"name": name}),
            ):
                assert (answer.status_code, answer.json()["key"]) == (400, key)
                assert "set-cookie" not in answer.headers

    asyncio.run(run())


# Foreign pages.


def test_a_foreign_page_changes_nothing(strict: Server) -> None:
    async def run() -> None:
        own = strict.url
        cases = [
            ({"origin": "https://evil.example"}, False),
            ({"origin": "null"}, False),
            ({"origin": f"{own}.evil.example"}, False),
            ({"sec-fetch-site": "cross-site"}, False),
            ({"sec-fetch-site": "same-site"}, False),
            ({"origin": own, "sec-fetch-site": "same-origin"}, True),
            ({"origin": "https://table.example"}, True),
            ({"sec-fetch-site": "none"}, True),
            ({}, True),
        ]
        async with Person(strict.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            for headers, right in cases:
                answer = await anna.http.put("/me", json={"name": "Other"}, headers=headers)
                assert answer.status_code == (200 if right else 403), headers
                assert right or answer.json()["key"] == "wrong-origin"
                assert (await anna.http.get("/me", headers=headers)).status_code == 200, "looking is no change"
                await anna.ask("PUT", "/me", {"name": "Anna"})
                address = f"{strict.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
                async with websockets.connect(address, additional_headers=headers, proxy=None) as socket:
                    said = await socket.recv()
                    assert ("welcome" if right else "wrong-origin") in str(said), headers
                    if not right:
                        await socket.wait_closed()
                        assert socket.close_code == 4003

    asyncio.run(run())


def test_the_guard_reads_a_cookie_among_others() -> None:
    signer = Signer("secret")
    guard = Guard(signer, "")
    cookie = f"theme=dark; pecunia={signer.token('somebody')}; other=1".encode()

    def sender(*headers: tuple[bytes, bytes]) -> str:
        return asyncio.run(guard.authenticate({"headers": headers})).identity

    assert sender((b"cookie", cookie)) == "somebody"
    assert sender((b"cookie", b"\x00;;=")) == ""
    assert sender() == ""


def test_every_answer_has_the_headers(sqlite_server: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=sqlite_server.url, trust_env=False) as client:
            answers = [
                await client.get("/health"),
                await client.get("/metrics"),
                await client.get("/api/v1/nowhere"),
                await client.get("/api/v1/games"),
                await client.get("/api/v1/openapi.json"),
                await client.get("/api/v1/me"),
                await client.post("/api/v1/accounts", content=b"{"),
                await client.post("/api/v1/accounts", headers={"origin": "https://evil.example"}),
                await client.delete("/api/v1/games"),
                await client.post("/api/v1/tables", content=b"x" * 200_000),
            ]
        assert [answer.status_code for answer in answers] == [200, 200, 404, 200, 200, 401, 400, 403, 405, 413]
        for answer in answers:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
        for answer in answers[3:]:
            assert answer.headers["cache-control"] == "no-store"
        facts = [set(answers[number].json()["facts"]) for number in (2, 6, 8, 9)]
        assert facts == [set(), {"detail"}, set(), {"most"}]
        for answer in [answers[2], *answers[5:]]:
            problem = answer.json()
            assert problem["key"]
            assert problem["message"]

    asyncio.run(run())


# Limits on size and rate.


def test_rates_are_limited_for_each_identity(strict: Server) -> None:
    async def run() -> None:
        async with table_of(strict, "Anna", "Ben", game="olet") as (anna, ben):
            keys = []
            for _ in range(14):
                try:
                    await anna.say("chat", text="salve")
                    keys.append("")
                except Refusal as refusal:
                    keys.append(refusal.key)
            assert keys[:10] == [""] * 10
            assert "too-fast" in keys
            await ben.say("chat", text="salve et tu")  # others are free to talk
            for _ in range(300):
                await anna.send({"type": "back", "id": anna.next_id()})
            answers: list[str] = []
            while len(answers) < 300:
                try:
                    message = await anna.hear()
                    if message["type"] == "done":
                        answers.append("")
                except Refusal as refusal:
                    answers.append(refusal.key)
            assert set(answers) == {"", "too-fast"}
            await ben.sync()
            assert ben.here == [True, True], "nobody was thrown out"

    asyncio.run(run())


UNREADABLE = (r'{"type": "back", "id": "\u0000"}', '{"type": "back", "id": 7}', "[", "7", "{}", "x" * 20_000)


def test_too_fast_names_the_message_it_answers(strict: Server) -> None:
    async def too_fast(anna: Chair, most: int) -> list[str]:
        """The ids of those among the next `most` answers that say `too-fast`."""
        ids = []
        answers = 0
        while answers < most:
            try:
                answers += (await anna.hear())["type"] == "done"
            except Refusal as refusal:
                answers += 1
                if refusal.key == "too-fast":
                    ids.append(refusal.facts["id"])
        return ids

    async def run() -> None:
        async with table_of(strict, "Anna", "Ben", game="olet") as (anna, _):
            sent = [anna.next_id() for _ in range(300)]
            for id in sent:
                await anna.send({"type": "back", "id": id})
            refused = await too_fast(anna, len(sent))
            assert refused
            assert sorted(set(refused), key=sent.index) == refused, "each names another message that was sent"
            for text in UNREADABLE * 30:
                await anna.send(text)
            assert set(await too_fast(anna, len(UNREADABLE) * 30)) == {""}

    asyncio.run(run())


def test_requests_are_limited(strict: Server) -> None:
    async def run() -> None:
        async with Person(strict.url, "Flo") as flo, Person(strict.url, "Gil") as gil:
            answers = [await flo.http.get("/me") for _ in range(250)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert int(refused[0].headers["retry-after"]) >= 1
            assert refused[0].json()["key"] == "too-fast"
            assert await gil.ask("GET", "/me") == {"name": "Gil"}
            wrong = [await gil.refused("POST", "/codes", {"code": f"WRONG{number}"}) for number in range(12)]
            assert wrong[:10] == ["code-unknown"] * 10, "nobody can try all codes"
            assert wrong[-1] == "too-fast"

    asyncio.run(run())


def test_addresses_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A client that makes a new identity every time still has the same address."""

    async def run(server: Server) -> None:
        async with browser(server) as client:
            answers = [(await client.post("/accounts", json={"name": "Legion"})).status_code for _ in range(30)]
            assert set(answers) == {201, 429}
            assert answers.count(201) < 25

    with Server(tmp_path_factory.mktemp("slow"), rate_percent="10") as running:
        asyncio.run(run(running))


# What is never written down.


def test_logs_keep_secrets(strict: Server) -> None:
    async def run() -> list[str]:
        async with table_of(strict, "Quintilian", "Livilla", game="olet", public=False) as chairs:
            first = chairs[0].person
            seen = await first.ask("GET", f"/tables/{chairs[0].table_id}")
            code = (await first.ask("POST", f"/tables/{chairs[0].table_id}/code"))["code"]
            await first.http.get(f"/tables/{chairs[0].table_id}?invitation={seen['invitation']}")
            await chairs[0].say("chat", text="in-confidence")
            assert await chairs[0].refused("move", move="nonsense")
            await chairs[1].say("resign")
            await chairs[0].until(lambda chair: chair.over)
            tokens = [part for chair in chairs for part in chair.person.token.split(".")[:1]]
            seed = chairs[0].table["seed"]
            return [seen["invitation"], code, seed, "Quintilian", "Livilla", "in-confidence", "127.0.0.1", *tokens]

    secrets = asyncio.run(run())
    log = strict.log.read_text().partition("(Ctrl-C ends).")[2]
    for secret in [*secrets, secret_of(strict)]:
        assert secret
        assert secret not in log


def test_health_and_figures(server: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
            assert (await client.get("/health")).json() == {"store": True, "bus": True}
            async with table_of(server, "Anna", "Ben", game="olet") as chairs:
                asked = await asked_of(chairs)
                assert asked.view is not None
                await asked.say("move", move=asked.view["moves"][0])
                assert await asked.refused("move", move="nonsense")
                figures = (await client.get("/metrics")).text
            values = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
            assert float(values['pecunia_entries_total{kind="move"}']) >= 1
            assert float(values["pecunia_connections"]) >= 2
            assert float(values["pecunia_tables"]) >= 1
            assert float(values["pecunia_move_seconds_count"]) >= 2
            assert any(name.startswith("pecunia_refusals_total") for name in values)

    asyncio.run(run())


def test_an_error_of_the_guard_is_typed() -> None:
    guard = Guard(Signer("secret"), "https://a.example, https://b.example/")
    scope: dict[str, Any] = {"type": "websocket", "headers": [(b"origin", b"https://b.example"), (b"host", b"x")]}
    guard.check_origin(scope)
    scope["headers"] = [(b"origin", b"https://c.example"), (b"host", b"x")]
    with pytest.raises(PecuniaError, match="wrong-origin"):
        guard.check_origin(scope)
