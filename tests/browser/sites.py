"""File servers for the static site: a plain one, and one at the end of a line of so many bits a second."""

import threading
import time
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

from tests.browser.guest import Guest

SLOW = 180_000  # milliseconds until Python has started on a busy machine
PLAY = {"non-olet": "web-play-now", "olet": "web-play-olet"}
# Whether the worker of the page keeps all of its files.
ALL_KEPT = """async () => {
    const wanted = await (await fetch("/kept.json")).json();
    const kept = await Promise.all(wanted.map((file) => caches.match(file)));
    return kept.every(Boolean);
}"""
KIT_KEPT = """async () => {
    const kit = await (await fetch("/tab/kit.json")).json();
    const files = Object.keys(kit.sizes).map((name) => caches.match(`/tab/${kit.folder}/${name}`));
    return (await Promise.all([caches.match("/tab/kit.json"), ...files])).every(Boolean);
}"""
# The log of this table as the browser keeps it: when each entry was written, and by which seat.
KEPT = """(table) => new Promise((found) => {
    const opening = indexedDB.open("pecunia", 1);
    opening.onsuccess = () => {
        const rows = opening.result.transaction("rows").objectStore("rows");
        const asked = rows.getAll(IDBKeyRange.bound(`entry/${table}/`, `entry/${table}/~`));
        asked.onsuccess = () => (opening.result.close(), found(asked.result.map((row) => JSON.parse(row))));
    };
})"""
PIECE = 16_384  # bytes that are sent in one go


class Line:
    """What all connections share. `sent` counts the bytes of bodies."""

    def __init__(self, bits: float = 0, delay: float = 0) -> None:
        self.sent = 0
        self.requests: list[str] = []
        self._seconds = 8 / bits if bits else 0.0  # for a byte
        self.delay = delay
        self._free = 0.0
        self._lock = threading.Lock()

    def take(self, size: int) -> None:
        """Wait until so many bytes have gone over the line."""
        with self._lock:
            self.sent += size
            now = time.monotonic()
            self._free = max(now, self._free) + size * self._seconds
            until = self._free
        if until > now:
            time.sleep(until - now)


class Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, line: Line, **named: Any) -> None:
        self._line = line
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        self._line.requests.append(self.path)
        time.sleep(self._line.delay)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a browser that reloads the page, or is closed, does not wait for the rest
            while piece := source.read(PIECE):
                self._line.take(len(piece))
                outputfile.write(piece)

    def log_message(self, format: str, *args: Any) -> None:
        """The tests look at the page, not at requests."""


class Site:
    """A file server. `cut` ends it: there is no network any more."""

    def __init__(self, folder: Path, line: Line | None = None) -> None:
        self.line = line or Line()
        handler = partial(Files, directory=str(folder), line=self.line)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._open = True

    def cut(self) -> None:
        if self._open:
            self._open = False
            self._server.shutdown()
            self._server.server_close()


def answers(guest: Guest, count: int) -> None:
    """Answer so many questions, or fewer if the game ends before."""
    for _ in range(count):
        if not guest.wait_for_question(SLOW) or guest.over:
            return
        with suppress(Error):  # the table has moved on in the meantime
            guest.legal.first.click(no_wait_after=True)
