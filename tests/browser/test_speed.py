"""What the page costs: bytes, seconds on a slow line, and the processor while six players' cards move."""

import pytest
from playwright.sync_api import Browser

from bench.page import BOTS, FRAME, LONG_TASK, FirstView, first_view, motion
from tests.server.processes import Server

MAX_BYTES = 300_000
LONGEST_WAIT = 2.0
# Other programs on this machine slow the page down, and broken transfers are repeated. One good try out of several
# shows what the page can do.
TRIES = 5


@pytest.mark.parametrize("game", BOTS)
def test_a_first_view_on_a_slow_line(browser: Browser, server: Server, game: str) -> None:
    found: list[FirstView] = []
    while len(found) < TRIES and not any(good(view) for view in found):
        found.append(first_view(browser, server, game))
        print(f"{game}: {found[-1].bytes / 1000:.0f} kB, usable after {found[-1].seconds:.2f} s")
    assert any(good(view) for view in found)


def good(view: FirstView) -> bool:
    return view.bytes < MAX_BYTES and view.seconds < LONGEST_WAIT


def test_nothing_keeps_six_players_cards_from_moving(browser: Browser, server: Server) -> None:
    """No long task, and room for 60 frames a second, in processor time so that only the page is measured."""
    moved = motion(browser, server, 4.0)
    print(f"{moved.rate:.0f} frames/s, longest task {max(moved.tasks):.0f} ms, {moved.work:.1f} ms a frame")
    assert len(moved.frames) > 20
    assert max(moved.tasks) < LONG_TASK
    assert moved.work < FRAME
