"""What the static site costs: `python -m bench.site [--bits 10000000] [--games olet,non-olet]` after `make site`.

A new visitor comes over a slow line, begins a game against bots at once, and plays. Then the same visitor comes again.
The line is a file server of ours that lets so many bits a second through, all connections together, with 40 ms for each
request, and compresses nothing: throttling in Chromium does not reach the workers that fetch Python.
"""

from dataclasses import dataclass

from tests.browser.guest import ANSWERS, Guest
from tests.browser.sites import Site

PLAY = {"non-olet": "web-play-now", "olet": "web-play-olet"}
DELAY = 0.04
PATIENCE = 120_000
LONG_TASK = 50  # milliseconds
# In every frame: Playwright itself looks only now and then.
SEEN = """(answers) => [...document.querySelectorAll(answers)]
    .some((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth * one.offsetHeight > 0)
    && performance.now() / 1000"""


@dataclass(frozen=True)
class Visit:
    """Seconds from the beginning until the start page is there, until a question stands on the table, and until the
    first own move has been carried out; and the bytes that came until then."""

    page: float
    table: float
    move: float
    bytes: int


def visit(guest: Guest, site: Site, game: str) -> Visit:
    before = site.line.sent
    guest.open(wait_until="commit")
    play = guest.button(PLAY[game])
    play.wait_for(timeout=PATIENCE)
    page = guest.page.evaluate("performance.now() / 1000")
    play.click(no_wait_after=True)
    table = guest.page.wait_for_function(SEEN, arg=ANSWERS, timeout=PATIENCE).json_value()
    number = guest.page.evaluate("window.__moved = 0")
    guest.legal.first.click(no_wait_after=True)
    guest.page.wait_for_function(MOVED, timeout=PATIENCE)
    move = guest.page.evaluate("performance.now() / 1000")
    del number
    return Visit(page, table, move, site.line.sent - before)
