"""`python -m bench.server.monitoring_cost`: what request ids, figures and the access log cost, as a share of a request.

The same requests are answered in turn without them, with ids and figures, and with the access log, too: in one process
and without a network, so that nothing else hides the cost.
"""

import asyncio
import contextlib
import io
import statistics
import sys
import tempfile
import time
from collections.abc import MutableMapping
from typing import Any

from pecunia.server.app import App
from pecunia.server.logs import access, set_up_logging
from pecunia.server.settings import Settings

ROUNDS = 30
REQUESTS = 200
PATHS = ("/health", "/api/v1/me", "/api/v1/tables")
WAYS = ("bare", "ids and figures", "access log")


async def one(app: App, path: str, way: str) -> None:
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        pass

    if way == "bare":
        await app._answer(scope, receive, send)
    else:
        await app(scope, receive, send)


async def measure(app: App, path: str) -> dict[str, list[float]]:
    seconds: dict[str, list[float]] = {way: [] for way in WAYS}
    for _ in range(ROUNDS):
        for way in WAYS:
            access.disabled = way != "access log"
            began = time.process_time()
            for _ in range(REQUESTS):
                await one(app, path, way)
            seconds[way].append((time.process_time() - began) / REQUESTS)
    return seconds


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = App(Settings(data_dir=folder, rate_percent=1_000_000))
        await app._open()
        for path in PATHS:
            with contextlib.redirect_stderr(io.StringIO()):
                set_up_logging("info", access_log=True)
                found = {way: statistics.median(times) for way, times in (await measure(app, path)).items()}
            told = ", ".join(f"{way} {1e6 * each:.0f} µs ({each / found['bare']:.2f})" for way, each in found.items())
            print(f"{path}: {told}")
        await app.registry.close()
        app.loop_watch.stop()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
