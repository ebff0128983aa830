"""Identities last: foreign cookies, old tokens, skewed clocks and failed sign-ins take nobody's identity away."""

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest
from itsdangerous import TimestampSigner

from pecunia.server.access.identity import CLOCK_SKEW, RENEW_AFTER, YEAR, SignedIdentity, Signer, new_identity
from pecunia.server.access.request_checks import MAX_TOKENS, Guard
from tests.server.people import Person
from tests.server.processes import Server

SECRET = "a secret that the tests know"
SIGNER = Signer(SECRET)
GUARD = Guard(SIGNER, "")
DAY = 24 * 3600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("identity"), secret=SECRET) as running:
        yield running
        assert running.errors() == []


def issued(seconds_ago: float, identity: str = "somebody", device: str = "") -> str:
    """A token that was issued some time ago; a negative time is in the future."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time() - seconds_ago))
        return SIGNER.token(identity, device)


def who_has(token: str) -> SignedIdentity:
    found = SIGNER.read(token)
    assert found is not None
    return found


def browser(server: Server, cookie: str = "") -> httpx.AsyncClient:
    """A browser that always sends this Cookie header, if there is one; otherwise it keeps the cookies it gets."""
    headers = {"cookie": cookie} if cookie else {}
    return httpx.AsyncClient(base_url=f"{server.url}/api/v1", headers=headers, trust_env=False, timeout=60)


def who(*cookies: str) -> str:
    headers = [(b"cookie", cookie.encode("latin-1")) for cookie in cookies]
    return asyncio.run(GUARD.authenticate({"headers": headers})).identity


# Foreign cookies.


FOREIGN = ['a={"j":1}', "a=[1,2]", 'a="open', "a=x y", "a", "=", "", "a=b=c", "a=\xff\x00", "pecunia2=x", "é=1"]


@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_foreign_cookie_does_no_harm(foreign: str) -> None:
    ours = f"pecunia={issued(0)}"
    assert who(f"{foreign}; {ours}") == "somebody"
    assert who(f"{ours}; {foreign}") == "somebody"
    assert who(f"{foreign};{ours};{foreign}") == "somebody"
    assert who(foreign) == ""


def test_of_several_cookies_of_our_name_the_first_valid_one_counts() -> None:
    anna, ben = issued(0, "anna"), issued(0, "ben")
    assert who(f"pecunia={anna}; pecunia={ben}") == "anna"
    assert who(f"pecunia=x; pecunia={issued(2 * YEAR, 'carla')}; pecunia={ben}; pecunia={anna}") == "ben"
    assert who("pecunia=x", f"pecunia={ben}") == "ben", "HTTP/2 may send several Cookie headers"


def test_a_request_cannot_make_us_check_thousands_of_signatures(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    monkeypatch.setattr(Signer, "read", lambda _, token: checked.append(token))
    assert who("; ".join(f"pecunia={number}.b.c" for number in range(5000))) == ""
    assert len(checked) == MAX_TOKENS


# The age of tokens.


@pytest.mark.parametrize(
    ("seconds_ago", "identity"),
    [
        (0, "somebody"),
        (YEAR - DAY, "somebody"),
        (YEAR + DAY, None),
        (-(CLOCK_SKEW - 10), "somebody"),
        (-(CLOCK_SKEW + 10), None),
    ],
)
def test_a_token_is_valid_for_a_year_on_skewed_clocks_too(seconds_ago: float, identity: str | None) -> None:
    found = SIGNER.read(issued(seconds_ago))
    assert (found and found.identity) == identity


def test_an_old_cookie_is_renewed_with_the_same_identity(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            identity, device, *_ = who_has(anna.token)
        async with browser(server, f"pecunia={issued(YEAR - DAY, identity, device)}") as client:
            answer = await client.get("/me")
            assert answer.json() == {"name": "Anna"}
            cookie = answer.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=strict", "path=/", f"max-age={YEAR}"):
                assert part in cookie
            renewed = who_has(answer.cookies["pecunia"])
            assert (renewed.identity, renewed.device) == (identity, device)
            assert renewed.age < DAY

    asyncio.run(run())


def test_only_old_cookies_are_renewed_and_only_when_a_request_succeeds(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            identity, device, *_ = who_has(anna.token)
        young, old = issued(RENEW_AFTER - DAY, identity, device), issued(RENEW_AFTER + DAY, identity, device)
        async with browser(server) as client:

            async def renewed(path: str, **headers: str) -> bool:
                return "set-cookie" in (await client.get(path, headers=headers)).headers

            assert await renewed("/me", cookie=f"pecunia={old}")
            assert await renewed("/tables", cookie=f"pecunia={old}"), "any answer will do"
            assert not await renewed("/me", cookie=f"pecunia={young}")
            assert not await renewed("/me", authorization=f"Bearer {old}"), "programs keep no cookies"
            assert not await renewed("/tables/none", cookie=f"pecunia={old}"), "a refused request changes nothing"
            assert not await renewed("/me")
            unknown = issued(RENEW_AFTER + DAY, new_identity())
            assert not await renewed("/me", cookie=f"pecunia={unknown}")
            answer = await client.delete("/me", headers={"cookie": f"pecunia={old}"})
            assert answer.headers.get_list("set-cookie") == [answer.headers["set-cookie"]]
            assert "max-age=0" in answer.headers["set-cookie"].lower(), "signing out is not undone by a renewal"

    asyncio.run(run())


# Failed authentication.

REJECTED = {
    "forged": Signer("another secret").token(new_identity()),
    "expired": issued(YEAR + DAY, new_identity()),
    "from the future": issued(-DAY, new_identity()),
    "of nobody we know": SIGNER.token(new_identity()),
    "not a token": "x",
}


@pytest.mark.parametrize("token", REJECTED.values(), ids=REJECTED)
@pytest.mark.parametrize("sent_as", ["cookie", "header"])
def test_a_rejected_token_is_not_replaced_by_a_new_identity(server: Server, token: str, sent_as: str) -> None:
    async def run() -> None:
        headers = {"cookie": f"pecunia={token}"} if sent_as == "cookie" else {"authorization": f"Bearer {token}"}
        async with browser(server) as client:
            for answer in (
                await client.get("/me", headers=headers),
                await client.put("/me", json={"name": "Anna"}, headers=headers),
                await client.post("/tables", json={"players": 2}, headers=headers),
            ):
                assert (answer.status_code, answer.json()["key"]) == (401, "invalid-token")
                assert "set-cookie" not in answer.headers
            assert (await client.get("/tables", headers=headers)).status_code == 200, "looking needs no identity"

    asyncio.run(run())


def test_after_a_rejected_token_a_person_can_start_over_on_purpose(server: Server) -> None:
    async def run() -> None:
        async with browser(server, f"pecunia={REJECTED['forged']}") as client:
            answer = await client.put("/me", json={"name": "Anna", "start_over": True})
            assert answer.status_code == 200
            token = answer.cookies["pecunia"]
        # A cookie that a neighbouring site has set for the whole domain stays, and ours stands behind it.
        async with browser(server, f"pecunia={REJECTED['forged']}; pecunia={token}") as client:
            assert (await client.get("/me")).json() == {"name": "Anna"}

    asyncio.run(run())


def test_signing_out_clears_a_rejected_token(server: Server) -> None:
    async def run() -> None:
        async with browser(server) as client:
            client.cookies.set("pecunia", REJECTED["forged"], domain="127.0.0.1", path="/")
            assert (await client.put("/me", json={"name": "Anna"})).status_code == 401
            assert (await client.delete("/me")).status_code == 204
            assert (await client.put("/me", json={"name": "Anna"})).status_code == 200
            assert (await client.get("/me")).json() == {"name": "Anna"}

    asyncio.run(run())


def test_starting_over_never_takes_the_identity_of_somebody_who_has_one(server: Server) -> None:
    async def run() -> None:
        async with browser(server) as client:
            await client.put("/me", json={"name": "Anna"})
            table = (await client.post("/tables", json={"players": 2})).json()["table"]["id"]
            answer = await client.put("/me", json={"name": "Livia", "start_over": True})
            assert (answer.json(), "set-cookie" in answer.headers) == ({"name": "Livia"}, False)
            assert [line["id"] for line in (await client.get("/tables/mine")).json()] == [table]

    asyncio.run(run())
