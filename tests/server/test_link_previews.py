"""What messengers and other pages get of a link: tags, pictures, and frames where the server allows them."""

import asyncio
import html
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from pecunia.printing.shared_pictures import HEIGHT, WIDTH
from pecunia.server.access.request_checks import framed_headers, with_headers
from pecunia.texts import LANGUAGES, Texts
from tests.server.people import table_of
from tests.server.processes import Server

TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />')
PNG = b"\x89PNG\r\n\x1a\n"
PLAYERS = ("Anna", "Ben <i>")


@pytest.fixture(scope="module")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("embedded")
    with Server(folder, embed="https://blog.example, https://*.club.example/") as running:
        yield running


def fetched(server: Server, path: str, language: str = "en") -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers={"accept-language": language}, trust_env=False, timeout=60)


def tags_of(server: Server, path: str, language: str = "en") -> dict[str, str]:
    answer = fetched(server, path, language)
    assert answer.status_code == 200
    head = answer.text.partition("</head>")[0]
    return {name: html.unescape(words) for name, words in TAG.findall(head)}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "key", "title"),
    [
        ("/", "start", "Pecunia"),
        ("/day", "day", "Pecunia"),
        ("/puzzles", "puzzles", "Pecunia"),
        ("/replay", "replay", "Pecunia"),
        ("/rules/olet", "rules", "Pecunia Olet"),
        ("/t/nobody-knows", "table", "Pecunia"),
        ("/replay/nobody-knows", "replay", "Pecunia"),
        ('/"><script>', "start", "Pecunia"),
    ],
)
def test_every_page_says_what_it_is(server: Server, language: str, path: str, key: str, title: str) -> None:
    tags = tags_of(server, path, language)
    assert tags["og:title"] == title
    assert tags["og:description"] == tags["description"] == Texts(language).text(f"preview-{key}")
    assert tags["og:url"] == server.url + (path if "script" not in path else "/")
    assert tags["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("path", ["/", "/rules/olet", "/rules/non-olet"])
def test_the_picture_is_there_and_has_the_size_that_is_said(server: Server, path: str) -> None:
    tags = tags_of(server, path)
    picture = httpx.get(tags["og:image"], trust_env=False, timeout=60)
    assert picture.headers["content-type"] == "image/png"
    said = (int(tags["og:image:width"]), int(tags["og:image:height"]))
    assert size_of(picture.content) == said == (WIDTH, HEIGHT)


@pytest.mark.parametrize("public", [True, False])
def test_a_stranger_learns_of_a_public_table_how_it_goes(server: Server, public: bool) -> None:
    async def told(table: str) -> dict[str, str]:
        return await asyncio.to_thread(tags_of, server, f"/t/{table}")

    async def run() -> None:
        setting: dict[str, Any] = {"game": "olet", "options": {"round_cap": 1}, "public": public}
        async with table_of(server, *PLAYERS, begun=False, **setting) as chairs:
            table = chairs[0].table["id"]
            seen = [(await told(table))["og:description"]]
            await chairs[0].person.ask("POST", f"/tables/{table}/start")
            for chair in chairs:
                await chair.until(lambda chair: chair.view is not None)
            seen.append((await told(table))["og:description"])
            picture = f"/tables/{table}/picture"
            early = await asyncio.to_thread(fetched, server, f"/api/v1{picture}")
            await asyncio.gather(*(chair.play() for chair in chairs))
            tags = await told(table)
            seen.append(tags["og:description"])
            late = await asyncio.to_thread(fetched, server, f"/api/v1{picture}")
            own = await asyncio.to_thread(
                httpx.get,
                f"{server.url}/api/v1{picture}",
                headers={"authorization": f"Bearer {chairs[0].person.token}", "accept-language": "fr"},
                trust_env=False,
                timeout=60,
            )
        assert size_of(own.content) == (WIDTH, HEIGHT)
        keys = ["waiting", "playing", "over"] if public else ["table"] * 3
        assert seen == [Texts("en").text(f"preview-{key}") for key in keys]
        if public:
            assert (early.status_code, early.json()["key"]) == (409, "not-over")
            assert size_of(late.content) == (WIDTH, HEIGHT)
            assert tags["og:image"] == f"{server.url}/api/v1{picture}"
        else:
            assert [answer.json()["key"] for answer in (early, late)] == ["not-invited", "not-invited"]

    asyncio.run(run())


def frames_of(answer: httpx.Response) -> tuple[str, str]:
    allowed = re.search(r"frame-ancestors ([^;]+)", answer.headers["content-security-policy"])
    assert allowed is not None
    return allowed[1], answer.headers.get("x-frame-options", "")


def test_replays_can_be_embedded_where_the_operator_says_so(server: Server, embedded: Server) -> None:
    assert frames_of(fetched(embedded, "/replay/abc")) == ("https://blog.example https://*.club.example", "")
    for path in ("/", "/t/abc", "/day", "/replayed/abc", "/api/v1/games"):
        assert frames_of(fetched(embedded, path)) == ("'none'", "DENY")
    assert frames_of(fetched(server, "/replay/abc")) == ("'none'", "DENY")


def test_only_the_frames_of_an_embedded_page_differ() -> None:
    usual = dict(with_headers([], "/replay/abc"))
    framed = dict(with_headers([], "/replay/abc", framed_headers("*")))
    assert usual.keys() - framed.keys() == {b"x-frame-options"}
    changed = {name for name in framed if framed[name] != usual[name]}
    assert changed == {b"content-security-policy"}
