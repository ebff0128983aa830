"""What limits count by: addresses, networks of addresses, and senders that nobody can forge."""

import asyncio
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest

from pecunia.core.errors import OptionError
from pecunia.server.access import rate_limits
from pecunia.server.access.addresses import HASH_LENGTH, AddressHashes, Proxies, limit_address, site_of
from pecunia.server.access.rate_limits import RATES, RateLimits, TooFast
from pecunia.server.run import run
from pecunia.server.settings import Settings
from pecunia.server.store.fair_list import site_part
from tests.server.people import Person
from tests.server.processes import Server


@pytest.mark.parametrize(
    ("address", "limited", "site"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:0207", "192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("", "", ""),
        ("unknown", "?", "?"),
        ("_hidden", "?", "?"),
        ("1" * 5000, "?", "?"),
    ],
)
def test_limits_count_by_address_or_network(address: str, limited: str, site: str) -> None:
    assert limit_address(address) == limited
    assert site_of(limit_address(address)) == site


def test_addresses_are_stored_as_hashes() -> None:
    hashes = AddressHashes("secret")
    one, neighbour, other = (
        hashes.hashed(limit_address(address)) for address in ("2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2::1")
    )
    assert one != neighbour
    assert site_part(one) == site_part(neighbour) != site_part(other)
    assert len(one) == 2 * HASH_LENGTH
    assert AddressHashes("another").hashed(limit_address("2001:db8:1:2::1")) != one
    assert hashes.hashed("") == ""


# Rates.


def accepted(limits: RateLimits, kind: str, addresses: list[str]) -> int:
    count = 0
    for address in addresses:
        try:
            limits.take(kind, "", limit_address(address))
        except TooFast:
            continue
        count += 1
    return count


def test_one_home_with_many_addresses_is_one_sender() -> None:
    burst = RATES["identity"].burst * rate_limits.ADDRESS_FACTOR
    assert accepted(RateLimits(), "identity", [f"2001:db8:1:2::{n:x}" for n in range(1000)]) == burst
    assert accepted(RateLimits(), "identity", ["::ffff:192.0.2.7", "192.0.2.7"] * 500) == burst


def test_one_site_with_many_networks_has_a_limit_too() -> None:
    burst = RATES["identity"].burst * rate_limits.SITE_FACTOR
    assert accepted(RateLimits(), "identity", [f"2001:db8:1:{n:x}::1" for n in range(1000)]) == burst
    assert accepted(RateLimits(), "identity", [f"2001:db8:{n:x}::1" for n in range(1000)]) == 1000


def test_a_refused_request_uses_nothing() -> None:
    limits = RateLimits()
    while True:
        try:
            limits.take("chat", "anna", "192.0.2.7")
        except TooFast:
            break
    used = RATES["chat"].burst
    assert accepted(limits, "chat", ["192.0.2.7"] * 1000) == RATES["chat"].burst * rate_limits.ADDRESS_FACTOR - used


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = RateLimits()
    for _ in range(10):
        limits.take("chat", "anna")
    with pytest.raises(TooFast) as found:
        limits.take("chat", "anna")
    assert found.value.facts["seconds"] == 1
    now += 3.0
    for _ in range(3):
        limits.take("chat", "anna")
    with pytest.raises(TooFast):
        limits.take("chat", "anna")


def test_many_keys_do_not_reset_an_empty_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has used up a limit comes with thousands of others, to be forgotten."""
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 100)
    limits = RateLimits()
    for _ in range(20):
        limits.take("table", "flo")
    for number in range(5000):
        limits.take("table", f"somebody {number}")
    assert len(limits) <= 101
    with pytest.raises(TooFast):
        limits.take("table", "flo")


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 100)
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = RateLimits()
    for number in range(100):
        limits.take("message", f"somebody {number}")
    now += 60.0
    limits.take("message", "anna")
    assert len(limits) < 100


def test_a_school_class_gets_in_but_not_two_hundred(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as client:
            pupils = []
            for n in range(30):
                pupils.append(await client.put("/me", json={"name": f"Pupil {n}"}))
                client.cookies.clear()
            assert {answer.status_code for answer in pupils} == {200}
            answers = Counter(
                [(await client.post("/accounts", json={"name": "Legion"})).status_code for _ in range(170)]
            )
            assert answers[201] + len(pupils) <= 60
            assert answers[429] > 100

    with Server(tmp_path, rate_percent="100") as server:
        asyncio.run(work(server))


def test_the_limit_of_a_day_is_lower_than_that_of_minutes_for_long() -> None:
    short, day = RATES["identity"], RATES["identity-day"]
    assert day.burst * rate_limits.ADDRESS_FACTOR == 200
    assert short.per_second * 86400 > 10 * day.per_second * 86400


# Proxies.


@pytest.mark.parametrize("stated", ["*", "127.0.0.1,*", "0.0.0.0/0", "::/0", "proxy.example.org", "10.0.0.1/8"])
def test_not_everybody_can_be_a_proxy(stated: str) -> None:
    with pytest.raises(OptionError, match=r"serve-(any|no)-proxy"):
        run(Settings(proxies=stated, port=0), lambda address: None)


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    assert "127.0.0.1" in proxies
    assert "::ffff:10.1.2.3" in proxies
    assert "2001:db8::7" in proxies
    assert "192.0.2.7" not in proxies
    assert "nonsense" not in proxies


def test_nobody_forges_the_sender(tmp_path: Path) -> None:
    """Behind a proxy the last address counts that no proxy of ours has. What stands before it, anybody can write."""

    async def made(client: httpx.AsyncClient, forwarded: list[str]) -> int:
        answers = [
            await client.post("/accounts", json={"name": "Forger"}, headers={"x-forwarded-for": said})
            for said in forwarded
        ]
        return [answer.status_code for answer in answers].count(201)

    async def work(server: Server) -> None:
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as client:
            assert await made(client, [f"198.51.100.{n}, 192.0.2.7" for n in range(70)]) == 50
            assert await made(client, [f"198.51.100.{n}, 192.0.2.8, 10.0.0.{n}" for n in range(70)]) == 50
            assert await made(client, [f"nonsense-{n}" for n in range(70)]) == 50
            assert await made(client, ["192.0.2.9"] * 5) == 5, "others are not affected"

    with Server(tmp_path, rate_percent="100", proxies="127.0.0.1,10.0.0.0/8") as server:
        asyncio.run(work(server))


def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with Person(server.url, "Anna") as anna:
            answers = [
                await anna.http.post("/accounts", json={"name": "F"}, headers={"x-forwarded-for": f"198.51.100.{n}"})
                for n in range(70)
            ]
            assert [answer.status_code for answer in answers].count(201) < 50

    with Server(tmp_path, rate_percent="100") as server:
        asyncio.run(work(server))
