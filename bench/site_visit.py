"""What the static site costs: `python -m bench.site_visit [--bits 10000000] [--games olet]`, with a packed kit.

A new visitor comes over a slow line, begins a game against bots at once, and plays. Then the same visitor comes again
and begins another one. The line is a file server of ours that lets so many bits a second through, all connections
together, takes 40 ms for each request, and compresses nothing: throttling in Chromium does not reach the workers that
fetch Python. Then bots of every level play some turns: how long a move takes them, and whether the page stutters.
"""

import argparse
import statistics
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from pecunia.tab.site import build
from pecunia.titles.registry import TITLES
from tests.browser.chromium import LAPTOP, launch_arguments
from tests.browser.guest import ANSWERS, Guest
from tests.browser.sites import ALL_KEPT, KEPT, KIT_KEPT, PLAY, Line, Site

BITS = 10_000_000
DELAY = 0.04
LEVELS = (
    *("random", "greedy", "bucket-carrier", "sponge-washer", "doorkeeper", "latrine-tenant", "latrine-master"),
    *("latrine-king", "old-king", "champion"),
)
PATIENCE = 240_000
LONG_TASK = 50  # milliseconds
# In every frame: Playwright itself looks only now and then.
SEEN = """(answers) => [...document.querySelectorAll(answers)]
    .some((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth * one.offsetHeight > 0)
    && performance.now() / 1000"""
LONG_TASKS = """() => {
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration)))
        .observe({ type: "longtask" });
}"""


@dataclass(frozen=True)
class Visit:
    """Seconds from the beginning until the start page is there, until a question stands on the table, and until the
    first own move has been carried out and is kept; and the bytes that came until then."""

    page: float
    table: float
    move: float
    bytes: int

    def __str__(self) -> str:
        return (
            f"start page {self.page:.1f} s, first question {self.table:.1f} s, "
            f"first own move kept {self.move:.1f} s, {self.bytes / 1e6:.2f} MB"
        )


def entries(guest: Guest) -> list[dict[str, Any]]:
    """The moves of this table: who made them, and when, in seconds."""
    rows: list[list[Any]] = guest.page.evaluate(KEPT, guest.table)
    return [{"seat": row[2], "at": row[6]} for row in rows if row[1] == "move"]


def visit(context: BrowserContext, site: Site, game: str) -> tuple[Visit, Guest]:
    """Come to the start page, begin a game at once, and make the first move."""
    guest = Guest(context, site, "Anna")  # type: ignore[arg-type]  # it has an address
    before = site.line.sent
    guest.open(wait_until="commit")
    play = guest.button(PLAY[game])
    play.wait_for(timeout=PATIENCE)
    page = now(guest)
    play.click(no_wait_after=True)
    table: float = guest.page.wait_for_function(SEEN, arg=ANSWERS, timeout=PATIENCE).json_value()
    guest.legal.first.click(no_wait_after=True)
    while not entries(guest):
        guest.page.wait_for_timeout(30)
    return Visit(page, table, now(guest), site.line.sent - before), guest


def now(guest: Guest) -> float:
    return float(guest.page.evaluate("performance.now() / 1000"))


def both_visits(browser: Browser, folder: Path, game: str, bits: float = BITS) -> tuple[Visit, Visit]:
    """The first visit of a new visitor, and another one, when everything has been kept."""
    site = Site(folder, Line(bits, DELAY))
    context = browser.new_context(**LAPTOP)
    first, guest = visit(context, site, game)
    guest.page.wait_for_function(ALL_KEPT, timeout=PATIENCE)
    guest.page.wait_for_function(KIT_KEPT, timeout=PATIENCE)
    guest.page.close()
    second, _ = visit(context, site, game)
    context.close()
    site.cut()
    return first, second


def bot_moves(browser: Browser, folder: Path, game: str, bot: str, turns: int) -> tuple[list[float], list[float]]:
    """Play some turns against bots of this level. How long each move of theirs took, with everything around it: the
    table, the log, the way between the workers. And all long tasks of the page meanwhile. Both in milliseconds."""
    site = Site(folder)
    context = browser.new_context(**LAPTOP)
    guest = Guest(context, site, "Anna")  # type: ignore[arg-type]  # it has an address
    guest.open()
    guest.page.get_by_role("progressbar").wait_for()
    guest.page.get_by_role("progressbar").wait_for(state="detached", timeout=PATIENCE)
    guest.button("web-create").click()
    dialog = guest.page.get_by_role("dialog", name=guest.t("web-create"))
    dialog.get_by_role("radio", name=f"{TITLES[game].label} ").check(force=True)
    for seat in dialog.locator(f"select:has(option[value={bot}])").all():
        seat.select_option(bot)
    guest.button("web-lay-play").click()
    guest.page.wait_for_url("**/t/tab-*", wait_until="commit", timeout=PATIENCE)
    guest.legal.first.wait_for(timeout=PATIENCE)
    guest.page.evaluate(LONG_TASKS)
    for _ in range(turns):
        if not guest.wait_for_question(PATIENCE) or guest.over:
            break
        with suppress(Error):
            guest.legal.first.click(no_wait_after=True, timeout=3000)
    guest.wait_for_question(PATIENCE)
    moves = entries(guest)
    took = [
        1000 * (one["at"] - before["at"]) for before, one in zip(moves, moves[1:], strict=False) if one["seat"] != 0
    ]
    long: list[float] = guest.page.evaluate("window.long")
    context.close()
    site.cut()
    return took, long


def main() -> None:
    parser = argparse.ArgumentParser(description="what the static site costs")
    parser.add_argument("--games", default=",".join(PLAY))
    parser.add_argument("--bits", type=float, default=BITS)
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--turns", type=int, default=12)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pecunia-site-") as scratch:
        folder = Path(scratch, "site")
        build(folder)
        measure(folder, arguments)


def measure(folder: Path, arguments: argparse.Namespace) -> None:
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_arguments()) as browser,
    ):
        for game in arguments.games.split(","):
            for name, seen in zip(("first", "second"), both_visits(browser, folder, game, arguments.bits), strict=True):
                print(f"{game}, {name} visit: {seen}", flush=True)
            for bot in filter(None, arguments.bots.split(",")):
                took, long = bot_moves(browser, folder, game, bot, arguments.turns)
                print(
                    f"{game}, {bot}: median {statistics.median(took):.0f} ms, worst {max(took):.0f} ms "
                    f"of {len(took)} moves; {len(long)} tasks of the page over {LONG_TASK} ms, "
                    f"the longest {max(long, default=0):.0f} ms",
                    flush=True,
                )


if __name__ == "__main__":
    main()
