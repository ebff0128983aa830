"""What a server sends to pages that want to go on without it: the kit of a tab, and the policy of its workers."""

import asyncio
import gzip
import json
from typing import Any

import brotli

from pecunia.server.access.request_checks import HEADERS, with_headers
from pecunia.server.http.page_files import FOREVER, Page
from pecunia.titles.registry import TITLES
from pecunia.titles.title import NETWORK


def sent(path: str, accepted: bytes = b"gzip") -> tuple[int, dict[str, str], bytes]:
    """The answer for a path: status, headers and body."""
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [(b"accept-encoding", accepted)]}
    asyncio.run(Page().answer(scope, send))
    headers = with_headers(told[0]["headers"], path)
    assert len(headers) == len({name for name, _ in headers}), "no header is sent twice"
    return told[0]["status"], {name.decode(): value.decode() for name, value in headers}, told[1]["body"]


def kit() -> dict[str, Any]:
    status, headers, _ = sent("/tab/kit.json")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    found: dict[str, Any] = json.loads(Page()._file("/tab/kit.json").content)
    return found


def test_each_part_is_sent_as_it_is_and_may_be_kept() -> None:
    found = kit()
    assert len(found["sizes"]) > 6
    for name, size in found["sizes"].items():
        status, headers, body = sent(f"/tab/{found['folder']}/{name}")
        assert (status, headers["cache-control"]) == (200, FOREVER.decode()), name
        unpacked = "content-encoding" in headers
        assert unpacked == name.endswith(".mjs"), "the page unpacks the others itself"
        assert len(body) == size or unpacked
    for title, place in found["networks"].items():
        assert sent(f"/tab/{found['folder']}/network-{title}.bin")[2] == TITLES[title].data(NETWORK)
        assert place.endswith(NETWORK)


def test_scripts_and_styles_are_sent_as_small_as_the_browser_takes_them() -> None:
    page = Page()
    assets = [path for path in page._built if path.startswith("/assets/") and path.endswith((".js", ".css"))]
    paths = [path for path in assets if len(page._file(path).content) > 1000]
    assert len(paths) > 100
    saved = 0
    for path in paths:
        small, usual, plain = (sent(path, accepted) for accepted in (b"gzip, deflate, br, zstd", b"gzip", b""))
        assert small[1]["content-encoding"] == "br"
        assert usual[1]["content-encoding"] == "gzip"
        assert "content-encoding" not in plain[1]
        assert brotli.decompress(small[2]) == gzip.decompress(usual[2]) == plain[2]
        saved += len(usual[2]) - len(small[2])
    assert saved > 50_000
    assert not any(path.endswith(".br") for path in page._built)


def test_a_part_of_an_older_kit_is_not_the_page() -> None:
    assert sent("/tab/0123456789ab/pecunia.zip.gz")[0] == 404


def test_only_workers_may_run_what_python_needs() -> None:
    usual = dict(HEADERS)[b"content-security-policy"].decode()
    workers = [path for path in Page()._built if ".worker-" in path]
    assert len(workers) == 2
    for path in workers:
        policy = sent(path)[1]["content-security-policy"]
        assert "script-src 'self' blob: 'wasm-unsafe-eval'" in policy
        assert "'unsafe-eval'" not in policy
    assert "wasm" not in usual
    assert sent("/")[1]["content-security-policy"] == usual
