"""`make bench-page`: what the table in the browser costs. Bytes and time until the first move on a slow line, frames.

    python -m bench.page [--games non-olet,olet] [--seconds 10]

The slow line is what Lighthouse calls "slow 4G": 1.6 Mbit/s down, 0.75 up, 150 ms for each request. Frames are counted
while a spectator watches six bots play with all modules, at normal speed and as fast as the page can show it.
"""

import argparse
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import LAPTOP, launch_arguments
from tests.browser.guest import ANSWERS, Guest, lay
from tests.server.processes import Server

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
BOTS = {"non-olet": 3, "olet": 2}
MODULES = ["famous", "upgrades", "events", "careers", "favours"]
LONG_TASK = 50  # milliseconds
FRAME = 1000 / 60
WATCH = """(seconds) => new Promise((done) => {
    const frames = [];
    const long = [];
    const note = (list) => long.push(...list.getEntries().map((one) => one.duration));
    new PerformanceObserver(note).observe({ type: "longtask" });
    const moving = () => document.getAnimations().length > 0;
    const begin = performance.now();
    let last = begin;
    const frame = (now) => {
        if (moving()) frames.push(now - last);
        last = now;
        if (now - begin < seconds * 1000) requestAnimationFrame(frame);
        else done({ frames, long });
    };
    requestAnimationFrame(frame);
})"""

CONNECT = """(table) => new Promise((done) => {
    window.table = new WebSocket(`ws://${location.host}/api/v1/tables/${table}/socket`);
    window.table.onopen = () => done(true);
})"""

# Checked in every frame: Playwright itself checks only twice a second, and that delay would count as the page's.
ASKED = """(answers) => [...document.querySelectorAll(answers)]
    .some((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth * one.offsetHeight > 0)
    && performance.now() / 1000"""


@dataclass(frozen=True)
class FirstView:
    """The first view of a table by a new visitor: all bytes, and seconds until it can be used."""

    bytes: int
    seconds: float


@dataclass(frozen=True)
class Motion:
    """Milliseconds of each frame while something moved, of long tasks in real time, and of all tasks in processor time.

    Processor time is what counts for us: in real time, other programs on the machine slow a page down, too.
    """

    frames: list[float]
    long: list[float]
    tasks: list[float]

    @property
    def rate(self) -> float:
        return 1000 * len(self.frames) / sum(self.frames) if self.frames else 0.0

    @property
    def late(self) -> float:
        """The share of frames that came a frame or more too late."""
        return sum(frame > 1.5 * FRAME for frame in self.frames) / max(1, len(self.frames))

    @property
    def work(self) -> float:
        """Processor time of a frame in milliseconds. Below a sixtieth of a second, 60 frames a second are possible."""
        return sum(self.tasks) / max(1, len(self.frames))


def new_guest(browser: Browser, server: Server, name: str, **settings: Any) -> Guest:
    # Requests of a service worker would bypass the slow line and would not be counted.
    return Guest(browser.new_context(**LAPTOP, service_workers="block"), server, name, **settings)


def first_view(browser: Browser, server: Server, game: str) -> FirstView:
    """Open a running table on a slow line, with an empty cache. Measures when its first question can be answered, and
    how many bytes arrived until everything was loaded."""
    guest = new_guest(browser, server, "Anna")
    table = lay(guest, bots=BOTS[game], game=game, look=False)
    line = guest.context.new_cdp_session(guest.page)
    came: list[int] = []
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.on("Network.loadingFinished", lambda told: came.append(int(told["encodedDataLength"])))
    line.on("Network.webSocketFrameReceived", lambda told: came.append(len(told["response"]["payloadData"])))
    guest.open(f"/t/{table}", wait_until="commit")
    seconds = guest.page.wait_for_function(ASKED, arg=ANSWERS).json_value()
    guest.page.wait_for_load_state("networkidle")
    guest.context.close()
    return FirstView(sum(came), seconds)


def motion(browser: Browser, server: Server, seconds: float) -> Motion:
    """Watch a table of six with all modules. Its host never answers, so a bot plays in their place.

    Bots think only while somebody who sits at the table is connected. The host is, but draws nothing: only the page
    of the spectator is measured.
    """
    host, guest = new_guest(browser, server, "Anna"), new_guest(browser, server, "Sven", speed="normal")
    pace = {"kind": "live", "limit": 1}
    table = lay(host, bots=5, look=False, pace=pace, options={"modules": MODULES, "target": 999})
    host.open()
    host.page.evaluate(CONNECT, table)
    guest.open(f"/t/{table}")
    guest.page.wait_for_function("() => document.getAnimations().length > 0")
    browser.start_tracing(page=guest.page, categories=["disabled-by-default-devtools.timeline", "__metadata"])
    found = guest.page.evaluate(WATCH, seconds)
    tasks = tasks_of(json.loads(browser.stop_tracing()))
    host.context.close()
    guest.context.close()
    return Motion(found["frames"], found["long"], tasks)


def tasks_of(trace: dict[str, Any]) -> list[float]:
    """Processor milliseconds of each task of the busiest main thread, which is that of the page we watch."""
    events = trace["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    by_thread: dict[tuple[int, int], list[float]] = {thread: [] for thread in main}
    for one in events:
        if one["name"] == "RunTask" and (one["pid"], one["tid"]) in main:
            by_thread[one["pid"], one["tid"]].append(one.get("tdur", 0) / 1000)
    return max(by_thread.values(), key=sum, default=[])


def main() -> None:
    parser = argparse.ArgumentParser(description="what the table in the browser costs")
    parser.add_argument("--games", default=",".join(BOTS))
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="pecunia-page-") as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_arguments()) as browser,
    ):
        for game in arguments.games.split(","):
            found = first_view(browser, server, game)
            print(f"{game}: first view {found.bytes / 1000:.0f} kB over the line, usable after {found.seconds:.2f} s")
        moved = motion(browser, server, arguments.seconds)
        print(f"six players: {moved.rate:.0f} frames/s while something moves, {moved.late:.1%} of them late")
        longest = max(moved.long, default=0)
        print(f"  by the clock: {len(moved.long)} tasks over {LONG_TASK} ms, the longest {longest:.0f} ms")
        print(f"  by the processor: the longest task {max(moved.tasks):.0f} ms, {moved.work:.1f} ms a frame")


if __name__ == "__main__":
    main()
