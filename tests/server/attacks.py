"""What attackers do. Each attack runs until it is cancelled, as fast as the limits of the server let it.

    python -m tests.server.attacks http://127.0.0.1:8000 NAME …

They only ever attack a server on this machine. Each has an address of its own (127.0.0.2 and so on), because the server
counts by address. Whatever the server answers is right for them; the people beside them say whether it was.
"""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from tests.fuzz import sources
from tests.fuzz.attack_table import ROUTES
from tests.fuzz.corpus import kept
from tests.server.fuzz import Nonsense
from tests.server.people import Chair, Person, Refusal, first_move

PAUSE = 0.02  # seconds between two requests of one attacker, so that this machine has time for the people, too
REFUSED_PAUSE = 0.2  # after a refusal: the limits are reached
HALF_REQUESTS = 1100  # more than the 1,024 descriptors that a process usually has
GONE = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)


class Site:
    """The server under attack, and where this attack comes from."""

    def __init__(self, url: str, number: int) -> None:
        assert urlsplit(url).hostname == "127.0.0.1", "only a server of these tests"
        self.url = url
        self.address = f"127.0.0.{2 + number}"
        self.chance = Random(number)
        self.people = 0

    @contextlib.asynccontextmanager
    async def person(self) -> AsyncIterator[Person]:
        """A new account. Somebody who is refused one waits and tries again."""
        self.people += 1
        while True:
            person = Person(self.url, f"Mallory {self.people}", self.address)
            try:
                await person.__aenter__()
                break
            except Refusal:
                await person.http.aclose()
                await asyncio.sleep(1)
        try:
            yield person
        finally:
            await person.http.aclose()

    def stranger(self) -> Person:
        return Person(self.url, "Nobody", self.address)

    async def ask(self, person: Person, method: str, path: str, body: Any = None) -> Any:
        """Ask, and take any answer. None if it was a refusal."""
        try:
            answer = await person.ask(method, path, body)
        except Refusal:
            await asyncio.sleep(REFUSED_PAUSE)
            return None
        await asyncio.sleep(PAUSE)
        return answer


async def table_with_bots(site: Site, person: Person, players: int, bot: str, **setting: Any) -> str:
    """A running table where this person plays against bots; empty if the server does not want it."""
    bots = {letter: bot for letter in "BCDEF"[: players - 1]}
    laid = await site.ask(person, "POST", "/tables", {"players": players, "bots": bots, **setting})
    if laid is None:
        return ""
    table = str(laid["table"]["id"])
    for step in ("sit", "start"):
        await site.ask(person, "POST", f"/tables/{table}/{step}", {} if step == "sit" else None)
    return table


# Requests.


def is_header(text: str) -> bool:
    """Whether a client can send the text as a header at all."""
    return text.isascii() and text.isprintable() and text.strip() == text and len(text) < 4000


async def requests(site: Site) -> None:
    """Every route of the table of attacks, with a request that is right, and with hostile bodies and headers."""
    hostile = [one.text for one in kept() if one.parser in ("setting", "body") and len(one.text) < 5000]
    headers = [(one.parser, one.text) for one in kept() if one.parser in ("host", "origin", "cookie", "authorization")]
    plain = [(name, text) for name, text in headers if is_header(text)]
    async with site.person() as person:
        table = await person.lay_table(players=2, public=True)
        while True:
            for attacked in ROUTES.values():
                if attacked.slow:
                    continue
                head, _, body = attacked.request.replace("TABLE", table).partition("\n\n")
                method, path = head.split("\n")[0].split(" ")
                name, value = site.chance.choice(plain)
                odd = {name: value} if site.chance.random() < 0.3 else {}
                if body and site.chance.random() < 0.5:
                    body = site.chance.choice(hostile)
                content = body.encode("utf-8", "replace")
                await person.http.request(method, f"{site.url}{path}", content=content, headers=odd)
                await asyncio.sleep(PAUSE)


async def half_requests(site: Site) -> None:
    """Connections that send half a request and then nothing more. Those that are closed are opened again."""
    halves = [b"GET /api/v1/tables HTTP/1.1\r\nhost: localhost\r\n", b"POST /api/v1/accounts HTTP/1.1\r\n", b"G", b""]
    slow = b'POST /api/v1/accounts HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"name'
    port = urlsplit(site.url).port

    async def one(half: bytes) -> None:
        while True:
            with contextlib.suppress(*GONE):
                connecting = asyncio.open_connection("127.0.0.1", port, local_addr=(site.address, 0))
                reader, writer = await asyncio.wait_for(connecting, 5)
                try:
                    writer.write(half)
                    await writer.drain()
                    await reader.read()
                finally:
                    writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*[one([*halves, slow][number % 5]) for number in range(HALF_REQUESTS)])


async def endless(site: Site) -> None:
    """Requests whose headers never end, and requests in heaps. Those that are closed are opened again."""
    get = b"GET /api/v1/tables HTTP/1.1\r\nhost: localhost\r\n"
    pieces = [get + b"a: b\r\n" * 40_000, get + b"a: " + b"x" * 250_000, (get + b"\r\n") * 5_000]
    port = urlsplit(site.url).port
    while True:
        for piece in pieces:
            with contextlib.suppress(*GONE):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(site.address, 0))
                try:
                    writer.write(piece)
                    await asyncio.wait_for(writer.drain(), 5)
                finally:
                    writer.close()
            await asyncio.sleep(REFUSED_PAUSE)


async def accounts(site: Site) -> None:
    stranger = site.stranger()
    while True:
        await site.ask(stranger, "POST", "/accounts", {"name": "Legion"})


async def values(site: Site) -> None:
    """Files of values that take long to read, in tables and in orders to print."""
    texts = [one.text for one in kept() if one.parser.startswith("values-") and len(one.text) > 5000]
    async with site.person() as person:
        while True:
            for text in texts:
                text = text.encode("utf-8", "replace").decode()[:99_000]
                await site.ask(person, "POST", "/tables", {"players": 2, "values": text})
                await site.ask(person, "POST", "/print/look", {"sets": ["olet"], "languages": ["en"], "values": text})


async def tables(site: Site) -> None:
    """Eight accounts fill the lobby with tables that carry as many values as possible, and look at it."""
    padding = "# " + "x" * 90_000 + "\n"

    async def one() -> None:
        async with site.person() as person:
            while True:
                await site.ask(person, "POST", "/tables", {"players": 2, "public": True, "values": padding})
                await site.ask(person, "GET", "/tables")

    await asyncio.gather(*[one() for _ in range(8)])


async def old_tables(site: Site) -> None:
    """Look at hundreds of tables that are over, so that all of them are loaded."""
    async with site.person() as person:
        old: list[str] = []
        while True:
            laid = await site.ask(person, "POST", "/tables", {"players": 2})
            if laid is not None:
                old.append(laid["table"]["id"])
                await site.ask(person, "DELETE", f"/tables/{old[-1]}")
            for table in site.chance.sample(old, min(20, len(old))):
                await site.ask(person, "GET", f"/tables/{table}")


# Slow work.


async def prints(site: Site) -> None:
    """Orders that nobody has an account for."""
    order = {"sets": ["olet"], "languages": ["en", "de"]}

    async def one() -> None:
        stranger = site.stranger()
        while True:
            await site.ask(stranger, "POST", site.chance.choice(["/print", "/print/look"]), order)

    await asyncio.gather(*[one() for _ in range(20)])


async def replays(site: Site) -> None:
    """Records of long games, shown again and again, and texts that are read for long before they are refused."""
    records = [*sources.records()[-1:], *[one.text for one in kept() if one.parser == "record"]]
    texts = [text.encode("utf-8", "replace").decode()[:99_000] for text in records]

    async def one() -> None:
        stranger = site.stranger()
        while True:
            path = site.chance.choice(["/replays", "/replays/text", "/replays/page"])
            await site.ask(stranger, "POST", path, {"record": site.chance.choice(texts)})

    await asyncio.gather(*[one() for _ in range(8)])


async def reviews(site: Site) -> None:
    """One record with ever new comments fills the queue of reviews."""
    record = sources.records()[-1]
    stranger = site.stranger()
    while True:
        await site.ask(stranger, "POST", "/reviews", {"record": f"{record}# {site.chance.random()}\n"})


async def kings(site: Site) -> None:
    """Many tables with five bots that think for long. At half of them nobody looks on while they think."""
    while True:
        async with site.person() as person, contextlib.AsyncExitStack() as stack:
            for number in range(40):
                table = await table_with_bots(site, person, 6, "old-king")
                if not table:
                    continue
                chair = person.chair(table)
                stack.push_async_callback(chair.disconnect)
                await chair.connect()
                while chair.asked:  # now the bots have to answer
                    await chair.say("move", move=first_move(chair))
                if number % 2:
                    await chair.disconnect()
            await asyncio.sleep(30)


# Sockets.


async def listen(chair: Chair) -> None:
    """Hear everything that comes, and forget it, until the connection ends."""
    with contextlib.suppress(*GONE):
        while True:
            with contextlib.suppress(Refusal):
                await chair.hear()
            chair.heard.clear()
            chair.happenings.clear()


async def take_backs(site: Site) -> None:
    """A move and its take-back, again and again: the log grows, and reading it takes longer each time."""
    async with site.person() as person:
        table = await table_with_bots(site, person, 2, "random", game="olet")
        async with person.chair(table) as chair:
            while not chair.over:
                await chair.until(lambda chair: chair.asked or chair.over)
                if chair.over:
                    break
                for kind, facts in (("move", {"move": first_move(chair)}), ("take-back", {"moves": 1})):
                    try:
                        await chair.say(kind, **facts)
                    except Refusal:
                        await asyncio.sleep(REFUSED_PAUSE)
                if site.chance.random() < 0.1:
                    await site.ask(person, "GET", f"/tables/{table}/since?number=0")
                chair.heard.clear()
                chair.happenings.clear()


async def reconnects(site: Site) -> None:
    """Connect and ask for everything from the beginning, again and again."""
    async with site.person() as person:
        table = await table_with_bots(site, person, 4, "random", public=True)

        async def one(person: Person) -> None:
            while True:
                chair = person.chair(table)
                chair.number = 0
                try:
                    await chair.connect()
                    await chair.send({"type": "catch-up", "id": chair.next_id(), "number": 0})
                    await chair.hear()
                except Refusal:
                    await asyncio.sleep(REFUSED_PAUSE)
                finally:
                    await chair.disconnect(abruptly=site.chance.random() < 0.5)
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*[one(who) for who in (person, person, site.stranger(), site.stranger())])


async def floods(site: Site) -> None:
    """Chat, questions why a move is not allowed, and `back`, as fast as the socket takes them."""
    async with site.person() as person:
        table = await table_with_bots(site, person, 2, "random", public=True)

        async def one(person: Person) -> None:
            async with person.chair(table) as chair:
                listening = asyncio.create_task(listen(chair))
                messages = [{"type": "chat", "text": "x" * 400}, {"type": "why-not", "move": "B M"}, {"type": "back"}]
                while not listening.done():
                    for _ in range(25):
                        await chair.send({**site.chance.choice(messages), "id": chair.next_id()})
                    await asyncio.sleep(0.1)
                await listening

        await asyncio.gather(*[one(who) for who in (person, person, site.stranger())])


async def nonsense(site: Site) -> None:
    """Malformed frames, and messages in the name of others."""
    async with site.person() as person:
        table = await table_with_bots(site, person, 2, "random", public=True)
        source = Nonsense(f"nonsense {table}", ["Anna-1", "Ben-1"])
        while True:
            async with person.chair(table) as chair:
                listening = asyncio.create_task(listen(chair))
                for _ in range(20):
                    for frame in source.frames(10):
                        assert chair._socket is not None
                        await chair._socket.send(frame)
                    await asyncio.sleep(0.1)
                await chair._socket.send(source.breaking(), text=True)  # type: ignore[union-attr]
                await listening


ATTACKS: dict[str, Callable[[Site], Awaitable[None]]] = {
    "requests": requests,
    "half-requests": half_requests,
    "endless": endless,
    "accounts": accounts,
    "values": values,
    "tables": tables,
    "old-tables": old_tables,
    "prints": prints,
    "replays": replays,
    "reviews": reviews,
    "kings": kings,
    "take-backs": take_backs,
    "reconnects": reconnects,
    "floods": floods,
    "nonsense": nonsense,
}


async def keep_attacking(name: str, url: str, rounds: dict[str, int]) -> None:
    """Attack, and begin again when the server has closed the connection or refused something on the way."""
    number = list(ATTACKS).index(name)
    while True:
        rounds[name] = rounds.get(name, 0) + 1
        with contextlib.suppress(Refusal, *GONE):
            await ATTACKS[name](Site(url, number))
        await asyncio.sleep(1)


async def attack(url: str, names: list[str]) -> None:
    """Run these attacks at once until standard input ends. Prints how often each began, and ends the process.

    Standard input also ends when the test is killed, so nobody goes on attacking a port that others may use next.
    An error that is no fault of the server ends the run.
    """
    rounds: dict[str, int] = {}
    running = [asyncio.create_task(keep_attacking(name, url, rounds)) for name in names]
    ending = asyncio.Event()
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), ending.set)
    print("attacking", flush=True)
    waiting = asyncio.create_task(ending.wait())
    done, _ = await asyncio.wait([waiting, *running], return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    print(json.dumps(rounds), flush=True)
    # At once: a connection that breaks while its task is cancelled hides the cancellation, and the task goes on.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2:]))
