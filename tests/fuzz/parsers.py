"""Every parser that strangers reach, behind one interface: a text goes in; a text or a PecuniaError comes out.

`read` returns the text as the parser would write it again, so that it can be read once more. It is empty where nothing
is ever written.
"""

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.record import write_record
from pecunia.daily import date_of
from pecunia.games import from_position
from pecunia.owners.reading import read_box
from pecunia.printing.decks import box_of
from pecunia.printing.order import Order
from pecunia.server import messages as m
from pecunia.server.access.host_names import HostNames, is_loopback
from pecunia.server.access.identity import Signer, digest
from pecunia.server.access.operators import require_operator
from pecunia.server.access.request_checks import Guard, Scope
from pecunia.server.answers.person_names import plain_name
from pecunia.server.background.replay_jobs import onward_table
from pecunia.server.background.replays import recorded_game
from pecunia.server.http.cursors import MAX_CURSOR, cursor_of, place_of
from pecunia.server.http.problems import language_of
from pecunia.server.messages.decoding import DECODE_ERRORS, malformed
from pecunia.server.sockets import endpoint
from pecunia.server.store.rows import LobbyPlace, MinePlace, TableRow
from pecunia.server.tables.state import TableState, setting_options
from pecunia.server.tables.stored_setting import split_values
from pecunia.server.tables.table_words import explain_refusal
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from tests.fuzz import sources
from tests.fuzz.attack_table import MESSAGES, ROUTES
from tests.fuzz.house import house
from tests.server.worlds import open_world


class Parser(NamedTuple):
    name: str
    read: Callable[[str], str]
    texts: Callable[[], Sequence[str]]
    words: str = ""  # separated by spaces; they mean something to the parser
    names_lines: bool = False  # whether its errors name a line of the text
    longest: int = 16_000  # characters that the server lets through
    refuses: bool = True  # False where nothing is wrong enough to be refused


def record(text: str) -> str:
    read = recorded_game(text)
    return write_record(read.game, read.names)


def position(text: str) -> str:
    return from_position(text, "position").position()


def values_of(title: str) -> Callable[[str], str]:
    def values(text: str) -> str:
        """The values as a position carries them, which is how they reach other processes."""
        found = TITLES[title].engine.values_from_text(text, "values.toml")
        written = pecunia.new(title, seed=1, players=2, values=found).position()
        assert from_position(written).position() == written
        return ""

    return values


def box(text: str) -> str:
    """A file as the page reads it: by its entries, with what is wrong in words."""
    found = read_box(whole(text), "values.toml", Texts("de"))
    assert all(problem.sentence for problem in found.problems)
    return ""


@cache
def tables() -> list[TableState]:
    return [open_world(title, 2, {}).table for title in TITLES]


def move(text: str) -> str:
    """A move at several tables, and the answer to `why-not` for every seat."""
    text = whole(text)
    read = ""
    refusal: PecuniaError | None = None
    for table in tables():
        assert table.game is not None
        for seat in (-1, 0, 1):
            msgspec.json.encode(explain_refusal(table, seat, "1", text, "de"))
        try:
            read = table.game.move(text).text
        except PecuniaError as error:
            refusal = error
    if not read:
        assert refusal is not None
        raise refusal
    return read


def decoded(text: str, kind: Any) -> Any:
    """As a request or a socket decodes it. Text with half a surrogate pair cannot come over the wire."""
    try:
        return msgspec.json.decode(text.encode("utf-8", "replace"), type=kind)
    except DECODE_ERRORS as error:
        raise malformed(error) from None


def setting(text: str) -> str:
    """The setting of a table, read and checked as in `POST /tables`, stored and read again."""
    found = decoded(text, m.Setting)
    for bot in found.bots.values():
        make_bot(bot, stream_of(""))
    setting_options(found)
    stored, values = split_values(found)
    row = TableRow("id", stored, "seed", "x", "host", "open", True, 0.0, 0.0, values=values)
    read = TableState(row).setting
    assert all(getattr(read, name) == getattr(found, name) for name in m.Setting.__struct_fields__)
    return str(msgspec.json.encode(found).decode())


def messages() -> list[str]:
    return [json.dumps({"type": kind, "id": "a-1", **facts}) for kind, (facts, _) in MESSAGES.items()]


def message(text: str) -> str:
    data = text.encode("utf-8", "replace")
    endpoint._id_in(data)
    return msgspec.json.encode(endpoint._decoded(data)).decode()


class Body(msgspec.Struct):
    request: str = "NameRequest"


REQUESTS = {
    kind.__name__: kind
    for kind in (
        m.NameRequest, m.MeRequest, m.SitRequest, m.CodeRequest, m.ReplayRequest, m.ReplayTextRequest, m.ReviewRequest,
        m.PlayFromHereRequest, m.PrintOrder, m.BoxFile,
    )
}  # fmt: skip


def body(text: str) -> str:
    """The body of any other request. Orders and games to play on from are also checked, but not printed or played."""
    kind = REQUESTS.get(decoded(text, Body).request, m.NameRequest)
    found = decoded(text.replace(f'"request": "{kind.__name__}", ', "", 1), kind)
    if isinstance(found, m.PlayFromHereRequest):
        onward_table(found, "fuzz")
    if isinstance(found, m.PrintOrder):
        sets, languages = tuple(found.sets), tuple(found.languages)
        box = box_of(sets, found.values, found.values_file)
        Order(sets, languages, found.paper, found.size, found.bleed, large=found.large, box=box).check()
    if isinstance(found, m.CodeRequest):
        digest(found.code)
    return ""


# Headers. A server gets them as bytes, and no header has a line break or a NUL in it.


def scope(**headers: str) -> Scope:
    listed = [(name.encode(), value.encode("utf-8", "replace")) for name, value in headers.items()]
    return {"type": "websocket", "headers": listed, "client": ("127.0.0.1", 1), "scheme": "http", "path": "/"}


guard = Guard(Signer(sources.SECRET), "https://table.example", HostNames("table.example.org", "mill"))


def host(text: str) -> str:
    is_loopback(text)
    guard.check_host(scope(host=text))
    return text


def origin(text: str) -> str:
    guard.check_origin(scope(origin=text, host="localhost:8000"))
    return text


def credentials(**headers: str) -> str:
    found = asyncio.run(guard.authenticate(dict(scope(**headers))))
    assert found.identity in ("", sources.IDENTITY), "nobody can become somebody else"
    if found.rejected:
        raise PecuniaError("invalid-token")
    return ""


def cookie(text: str) -> str:
    return credentials(cookie=text)


def authorization(text: str) -> str:
    with contextlib.suppress(PecuniaError):
        require_operator({**scope(authorization=text), "client": ("192.0.2.1", 1)}, "operator")
    return credentials(authorization=text)


def language(text: str) -> str:
    assert language_of(scope(**{"accept-language": text})) in LANGUAGES
    return ""


def query(text: str) -> str:
    """The query with which a client opens the socket of a table."""
    house().socket(text)
    return ""


def requests() -> list[str]:
    return [attacked.request for attacked in ROUTES.values() if not attacked.slow]


def request(text: str) -> str:
    """A whole HTTP request: path, query, headers and body."""
    house().request(text)
    return ""


def whole(text: str) -> str:
    """A text as it comes over the wire, where half a surrogate pair is not possible."""
    return text.encode("utf-8", "replace").decode()


def code(text: str) -> str:
    found = decoded(json.dumps({"code": whole(text)}), m.CodeRequest).code
    assert len(digest(found)) == 64
    return ""


def name(text: str) -> str:
    return plain_name(decoded(json.dumps({"name": whole(text)}), m.NameRequest).name)


def cursors() -> list[str]:
    return [cursor_of(MinePlace(True, 1794971873.880536, "t-_1")), cursor_of(LobbyPlace(False, 3, 1794971873.5, "abc"))]


def cursor(text: str) -> str:
    """The cursor of either list. Whatever is read must be fit for the database."""
    for kind in (MinePlace, LobbyPlace):
        with contextlib.suppress(PecuniaError):
            place = place_of(text, kind)
            assert place is None or "\x00" not in str(place[-1])
            return "" if place is None else cursor_of(place)
    raise PecuniaError("bad-cursor")


def date(text: str) -> str:
    return date_of(text).isoformat()


JSON = '{ } [ ] , : "id" "type" "move" "request" null true false 0 -1 "values" "options" "players" "bots" "A" "greedy"'
POSITION = "- 0 99 A D F Z turn money hand queue seed options values game outcome agenda name market done rest # ="
RECORD = f"{POSITION} pecunia record 1 start seat result moves end ; ? unfinished commitment rules"
VALUES = "[ ] [[ ]] = { } , \" ''' provenance owner rulebook romans cards board deck names copies value 1/1 true 1.5 #"

PARSERS = [
    Parser("record", record, sources.records, RECORD, names_lines=True, longest=100_000),
    Parser("position", position, sources.positions, POSITION, names_lines=True, longest=100_000),
    *[
        Parser(f"values-{title}", values_of(title), partial(sources.values, title), VALUES, True, 100_000)
        for title in TITLES
    ],
    Parser("box", box, partial(sources.values, "non-olet"), f"{VALUES} about unfinished", True, 100_000),
    Parser("move", move, sources.moves, "A B Z M L R queue seat play done 0 99 pair", longest=200),
    Parser("name", name, sources.names, "greedy # \u0301 \u200d", longest=24),
    Parser("setting", setting, sources.settings, JSON, longest=150_000),
    Parser("message", message, messages, JSON, longest=endpoint.MAX_MESSAGE),
    Parser("body", body, sources.bodies, JSON, longest=150_000),
    Parser("host", host, sources.hosts, "localhost [ ] : . @ / 127.0.0.1 ::1"),
    Parser("origin", origin, sources.origins, "http:// https:// [ ] : null localhost"),
    Parser("cookie", cookie, sources.cookies, 'pecunia = ; " {'),
    Parser("authorization", authorization, sources.authorizations, "Bearer Basic operator . ,"),
    Parser("language", language, sources.languages, "de en fr it , ; q=0 *", refuses=False),
    Parser("query", query, sources.queries, "number= invitation= language= & % =", refuses=False),
    Parser("request", request, requests, f"{JSON} GET POST / ? & = % .. TABLE PRIVATE", longest=150_000),
    Parser("code", code, sources.codes, "- A"),
    Parser("cursor", cursor, cursors, "= - _ W y", longest=MAX_CURSOR),
    Parser("date", date, sources.dates, "- 2026 W T00:00 +", longest=10),
]
