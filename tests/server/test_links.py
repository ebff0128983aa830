"""Links between processes: both must know the secret, and a process that falls silent is given up."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from pecunia.server.peers import link as links
from pecunia.server.peers.link import Ends, Link, LinkLost, accept_links, open_link
from pecunia.server.peers.messages import (
    AnyMessage,
    Ask,
    Deliver,
    HandedOver,
    HandOver,
    Hello,
    News,
    Proof,
    Reply,
    Said,
    encoder,
)

SECRET = b"known to both"


class User:
    """One end. It keeps what it hears, and answers every question with yes."""

    def __init__(self) -> None:
        self.heard: list[AnyMessage] = []
        self.links: list[Link] = []
        self.changed = asyncio.Event()

    def received(self, link: Link, message: AnyMessage) -> None:
        if isinstance(message, Ask):
            link.send(Reply(message.number, HandedOver(True)))
        else:
            self.heard.append(message)
        self.changed.set()

    def ready(self, link: Link) -> None:
        self.links.append(link)
        self.changed.set()

    def lost(self, link: Link) -> None:
        self.changed.set()

    def steady(self) -> bool:
        return True

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not happened():
                self.changed.clear()
                await self.changed.wait()


class Pair:
    """A process that listens, and another one that connects to it."""

    def __init__(self) -> None:
        self.near, self.far = User(), User()
        self.port = 0

    async def run(self, case: Callable[["Pair"], Awaitable[None]]) -> None:
        server, self.port = await accept_links(self.far, lambda: Ends(SECRET, "far"), "127.0.0.1", 0)
        try:
            await case(self)
        finally:
            for link in (*self.near.links, *self.far.links):
                link.close()
            server.close()

    async def connect(self, secret: bytes = SECRET, wanted: str = "far") -> Link:
        return await open_link(self.near, Ends(secret, "near", wanted), f"127.0.0.1:{self.port}", 5)


async def both_know_the_secret(pair: Pair) -> None:
    link = await pair.connect()
    await pair.near.until(lambda: bool(pair.near.links))
    await pair.far.until(lambda: bool(pair.far.links))
    assert [each.peer for each in (*pair.near.links, *pair.far.links)] == ["far", "near"]
    assert await link.ask(HandOver("t"), 30) == HandedOver(True)
    frame = b"\x81\x02hi"
    back = pair.far.links[0]
    back.deliver(1, frame)
    back.deliver(2, frame)
    back.send(News(["device"]))
    back.deliver(3, frame)
    await pair.near.until(lambda: len(pair.near.heard) == 3)
    assert pair.near.heard == [Deliver([1, 2], frame), News(["device"]), Deliver([3], frame)]
    large = Said(1, b"x" * 200_000)
    link.send(large)
    await pair.far.until(lambda: large in pair.far.heard)
    link.close()
    with pytest.raises(LinkLost):
        await link.ask(HandOver("t"), 30)


async def another_secret(pair: Pair) -> None:
    link = await pair.connect(b"a guess")
    await pair.near.until(lambda: link.closed)
    assert (pair.near.links, pair.far.links) == ([], [])


async def another_process(pair: Pair) -> None:
    """It has ended, and another one has its port now."""
    link = await pair.connect(wanted="somebody else")
    await pair.near.until(lambda: link.closed)
    assert (pair.near.links, pair.far.links) == ([], [])


STRANGE: list[bytes] = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"\xff\xff\xff\xff",
    b"\x00\x00\x00\x01\xc1",
    encoder.encode(News(["device"])),
    encoder.encode(Proof(b"")),
    encoder.encode(Hello(1, "near", "far", b"short")),
    encoder.encode(Hello(99, "near", "far", b"x" * 16)),
]


async def strangers(pair: Pair) -> None:
    """Whatever they say first, nobody listens to them."""
    for said in STRANGE:
        reader, writer = await asyncio.open_connection("127.0.0.1", pair.port)
        writer.write(said if said[0] in b"G\xff\x00" else len(said).to_bytes(4, "big") + said)
        async with asyncio.timeout(30):
            assert await reader.read() == b"", said
        writer.close()
    assert pair.far.heard == []
    assert pair.far.links == []


async def one_falls_silent(pair: Pair) -> None:
    """Its connection stays open, but nothing comes. Who waits for an answer need not wait longer."""
    link = await pair.connect()
    await pair.near.until(lambda: bool(pair.near.links))
    await pair.far.until(lambda: bool(pair.far.links))
    far = pair.far.links[0]
    assert far._timer is not None
    far._timer.cancel()
    pair.far.received = lambda link, message: None  # type: ignore[method-assign]
    with pytest.raises(LinkLost):
        await link.ask(HandOver("t"), 60)
    assert link.closed


CASES = [both_know_the_secret, another_secret, another_process, strangers, one_falls_silent]


@pytest.mark.parametrize("case", CASES)
def test_links(monkeypatch: pytest.MonkeyPatch, case: Callable[[Pair], Awaitable[None]]) -> None:
    monkeypatch.setattr(links, "SILENCE", 0.8)
    monkeypatch.setattr(links, "PING", 0.2)
    asyncio.run(Pair().run(case))
