"""Every request and every message with the largest and the most hostile input: none may hold up the event loop.

Each attack is made twice, because the first request of a kind loads what it needs. The second time, every text is a
little different, so that no cache knows it.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from pecunia.server.messages import ClientMessage
from pecunia.titles.registry import TITLES
from tests.server.people import Chair, Person
from tests.server.processes import Server

ROOT = Path(__file__).parents[2]
LONGEST_TEXT = 99_900
DOTS = ".".join("abcdefg")

# Files of values. All but the last are refused.
VALUES = {
    "long names": f"{'.'.join(['a'] * 10_000)} = 1\n",
    "long headers": "".join(f"[a{number}.{DOTS}]\n" for number in range(4_500)),
    "dotted names": f"[{DOTS}]\n" + "".join(f"b{number}.c.c.c.c.c=1\n" for number in range(5_500)),
    "many entries": "[romans]\n" + "".join(f"a{number}=1\n" for number in range(11_000)),
    "a long list": "a = [" + "1," * 48_000 + "]\n",
    "nested lists": "a = " + "[" * 40_000,
    "nested tables": "a = " + "{a = " * 10_000,
    "many tables": "[[a]]\n" * 16_000,
    "many dates": "a=[" + "1979-05-27T07:32:00Z," * 4_700 + "]\n",
    "a long text": f'a = "{"x" * 90_000}"\n',
    "many prices": "[careers]\nprice=[0," + "1," * 45_000 + "1]\n",
    "accepted, with a long comment": "[targets]\n2 = 9\n" + "# x\n" * 24_000,
}


def golden(name: str) -> str:
    return (ROOT / "tests" / "golden" / f"{name}.pecunia").read_text(encoding="utf-8")


LONG = golden("long-game")
BEGIN, _, MOVES = LONG.partition("\nmoves\n")

# Records.
RECORDS = {
    "a long game": LONG,
    "with a long comment": LONG + "# x\n" * 22_000,
    "many seats": BEGIN + "\nseat A x" * 9_000 + "\nmoves\n" + MOVES,
    "many moves on a line": f"{BEGIN}\nmoves\n1 A {'done;' * 19_000}done\nend\n",
    "many lines of moves": f"{BEGIN}\nmoves\n" + "1 A done\n" * 9_500 + "end\n",
    "long values": f'{BEGIN}\nvalues {{"a":{"[" * 40_000}\nmoves\n{MOVES}',
    "many values": f'{BEGIN}\nvalues {{"careers":{{"price":[0{",1" * 40_000}]}}}}\nmoves\n{MOVES}',
    "a long start": f"{BEGIN.replace('seed ', 'start seed ')}"
    + "\nstart A hand"
    + " great-haste" * 7_000
    + f"\nmoves\n{MOVES}",
    "no record": "x" * LONGEST_TEXT,
}

# Bodies that are not what any request wants.
BODIES = [
    "[" * 140_000,
    '{"a":' * 25_000,
    '{"name":"' + "x" * 140_000,
    "1" * 140_000,
    "{" + '"a":1,' * 20_000 + '"a":1}',
]


def cut(text: str, salt: str) -> str:
    """The text, not too long, with a comment at its end that tells it from others."""
    return f"{text[: LONGEST_TEXT - 20]}\n# {salt}\n"


class Attack:
    """Somebody who does everything a person may do. `long` are the attacks that held up the loop."""

    def __init__(self, server: Server, mal: Person) -> None:
        self.server = server
        self.mal = mal
        self.salt = "first"
        self.long: list[str] = []

    def steps(self) -> float:
        return self.server.figure("pecunia_long_steps_total")

    async def make(self, name: str, work: Awaitable[object]) -> None:
        before = await asyncio.to_thread(self.steps)
        await work
        if await asyncio.to_thread(self.steps) != before:
            self.long.append(name)

    async def send(self, method: str, path: str, body: Any = None) -> None:
        content = body if isinstance(body, str) or body is None else json.dumps(body)
        headers = {"content-type": "application/json", "accept-language": "de"}
        answer = await self.mal.http.request(method, path, content=content, headers=headers)
        assert answer.status_code not in (500, 502, 504), (method, path, answer.text)


async def playing_table(mal: Person, **setting: Any) -> str:
    table = await mal.lay_table(**{"game": "olet", "players": 2, "bots": {"B": "random"}, "public": True, **setting})
    await mal.ask("POST", f"/tables/{table}/sit", {})
    await mal.ask("POST", f"/tables/{table}/start")
    return table


async def finished_table(mal: Person) -> str:
    table = await playing_table(mal)
    async with mal.chair(table) as chair:
        for _ in range(30):
            await chair.until(lambda chair: chair.asked or chair.over)
            if chair.over:
                return table
            assert chair.view is not None
            await chair.say("move", move=chair.view["moves"][0])
        await chair.say("resign")
    return table


async def attack_every_route(attack: Attack) -> None:
    """Every path with every table, and where there is a body, with bodies that are wrong in every way."""
    mal = attack.mal
    tables = [await playing_table(mal), await finished_table(mal)]
    document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    routes = [(method, path) for path, methods in document["paths"].items() for method in methods]
    for method, path in sorted(
        routes
    ):  # delete comes first, of tables that cannot be deleted, and with a new name after
        for table in tables if "{table}" in path else [""]:
            for game in TITLES if "{game}" in path else [""]:
                place = path.removeprefix("/api/v1").format_map(Places(table=table, game=game))
                bodies = (
                    BODIES if method in ("post", "put") and "requestBody" in document["paths"][path][method] else [None]
                )
                for number, body in enumerate(bodies):
                    await attack.make(f"{method} {path} {number}", attack.send(method.upper(), place, body))
    for path in ("/openapi.json", "/tables/" + "x" * 8_000, "/me?" + "a=b&" * 2_000):
        await attack.make(path[:20], attack.send("GET", path))


class Places(dict[str, str]):
    """What stands in a path for each name in braces."""

    def __missing__(self, name: str) -> str:
        return {"number": "1", "review": "0" * 40}.get(name, "x")


async def attack_with_texts(attack: Attack) -> None:
    """Every request that takes a file."""
    for name, text in VALUES.items():
        values = cut(text, attack.salt)
        game = "olet" if "accepted" not in name else "non-olet"
        await attack.make(
            f"values {name}", attack.send("POST", "/tables", {"game": game, "players": 2, "values": values})
        )
    hostile = cut(VALUES["a long list"], attack.salt)
    order = {"sets": ["favours"], "languages": ["de"], "values": hostile}
    await attack.make("print", attack.send("POST", "/print", order))
    await attack.make("print look", attack.send("POST", "/print/look", order | {"values": ""}))
    for name, text in RECORDS.items():
        record = {"record": cut(text, attack.salt)}
        await attack.make(f"replay of {name}", attack.send("POST", "/replays", record))
        await attack.make(f"review of {name}", attack.send("POST", "/reviews", record))
        await attack.make(f"onward from {name}", attack.send("POST", "/onward", record | {"move": 3, "seat": 0}))
        await attack.make(f"words of {name}", attack.send("POST", "/replays/text", record | {"at": 9}))
    page = {"record": cut(golden("olet-2-players"), attack.salt)}
    await attack.make("page", attack.send("POST", "/replays/page", page))


SOCKET: dict[str, dict[str, Any]] = {
    "catch-up": {"number": 0},
    "move": {"move": "x" * 200},
    "why-not": {"move": "x " * 100},
    "take-back": {"moves": 1000},
    "answer": {"agree": True},
    "resign": {},
    "back": {},
    "chat": {"text": "\u0301" * 400},
    "let-bot-play": {},
    "allow-hints": {},
    "rematch": {},
    "lesson": {"wish": "skip"},
}
FRAMES = ["[" * 16_000, "[" * 900_000, '{"type":"move","id":"' + "x" * 16_000, '{"a":' * 3_000, "\x00" * 16_000]


async def attack_sockets(attack: Attack) -> None:
    """Every message, and frames that are none. Resigning comes last."""
    values = cut(VALUES["accepted, with a long comment"], attack.salt)
    options = {"modules": ["careers"], "edition": 2016}
    for language in ("", "de"):
        table = await playing_table(attack.mal, game="non-olet", values=values, options=options)
        chair = attack.mal.chair(table, language=language)
        await attack.make(f"connect {language}", chair.connect())
        await attack.make("things", ask_about_everything(chair))
        for kind in sorted(SOCKET, key="resign".__eq__):
            message = {"type": kind, "id": f"{attack.salt} {language} {kind}", **SOCKET[kind]}
            await attack.make(f"message {kind}", tell(chair, json.dumps(message)))
        for number, frame in enumerate(FRAMES):
            await attack.make(f"frame {number}", tell(chair, frame))
        await chair.disconnect()


async def tell(chair: Chair, text: str) -> None:
    """Send a text and wait until the server has read it: it answers the message after it."""
    await chair.send(text)
    await chair.send({"type": "why-not", "id": "done", "move": "x"})
    assert chair._socket is not None
    while '"id":"done"' not in str(await chair._socket.recv()):
        pass


async def ask_about_everything(chair: Chair) -> None:
    """Play a little, and ask why not about things on the table."""
    for _ in range(5):
        await chair.until(lambda chair: chair.asked or chair.over)
        assert chair.view is not None
        for thing in ("A L", "B L", "great-haste", "villa-dixius", "1"):
            await chair.why_not(thing)
        await chair.say("move", move=chair.view["moves"][-1])


ATTACKS: list[Callable[[Attack], Awaitable[None]]] = [attack_every_route, attack_with_texts, attack_sockets]


def test_every_message_is_tried() -> None:
    assert set(SOCKET) == {message.__struct_config__.tag for message in get_args(ClientMessage)}


@pytest.mark.parametrize("work", ATTACKS)
def test_nothing_holds_up_the_loop(sqlite_server: Server, work: Callable[[Attack], Awaitable[None]]) -> None:
    async def run() -> list[str]:
        for salt in ("first", "second"):
            async with Person(sqlite_server.url, "Mal") as mal:
                attack = Attack(sqlite_server, mal)
                attack.salt = salt
                await work(attack)
        return attack.long

    assert asyncio.run(run()) == []
