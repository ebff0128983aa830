"""Somebody before a browser: sees what the page shows, clicks, types, and answers questions until the game is over."""

import random
import time
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from pecunia.core.game import Game
from pecunia.games import from_record
from pecunia.texts import Texts
from tests.server.processes import Server

PATIENCE = 30_000.0  # milliseconds
A_MOMENT = 300.0
LONGEST_GAME = 120.0  # seconds
LEGAL = "[data-move]:not(:disabled):not([aria-disabled=true]):visible"

expect.set_options(timeout=PATIENCE)


class Guest:
    """One browser with its own cookies. `complaints` is what any page has said in its console as an error."""

    complaints: ClassVar[list[str]] = []

    def __init__(self, context: BrowserContext, server: Server, name: str) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.server = server
        self.name = name
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.page.on("console", self._hear)
        self.chance = random.Random(name)
        self.texts = Texts("en")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            self.complaints.append(f"{self.name}: {message.text} ({message.location})")

    # What the interface of the server is asked directly: laying tables that no dialog needs to be tried for.

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(f"{self.server.url}/api/v1{path}", method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text()

    def introduce(self) -> None:
        self.ask("PUT", "/me", {"name": self.name})

    def replayed(self, table: str) -> Game:
        """The game as its record tells it."""
        return from_record(self.ask("GET", f"/tables/{table}/record"))[0]

    # What is seen.

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.server.url}{path}")

    def t(self, key: str, **facts: str | float) -> str:
        return self.texts.text(key, **facts)

    def button(self, key: str, **facts: str | float) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **facts), exact=True)

    @property
    def table(self) -> str:
        """The table of the address."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    @property
    def legal(self) -> Locator:
        """Everything on the page that is a move now: answers on the tablet, things with the ring on the table."""
        return self.page.locator(LEGAL)

    @property
    def end(self) -> Locator:
        """The dialog that says who has won."""
        return self.page.get_by_role("dialog").filter(has=self.button("web-rematch"))

    @property
    def over(self) -> bool:
        return self.end.is_visible()

    def picture(self, name: str) -> None:
        self.page.screenshot(path=f"build/screenshots/{name}.png")

    # What is done.

    def wait_for_question(self, patience: float = PATIENCE) -> bool:
        """Whether there is something to answer, or the game is over, within that time."""
        try:
            self.legal.or_(self.end).first.wait_for(timeout=patience)
        except Error:
            return False
        return True

    def answer(self) -> None:
        """Click one of the legal moves, wherever on the page it is. Whoever was a moment too late has done nothing."""
        count = self.legal.count()
        if not count:
            return
        try:
            self.legal.nth(self.chance.randrange(count)).click(timeout=2_000)
        except Error:
            if not self.legal.count() and not self.over:
                return
            raise


def play(*guests: Guest) -> None:
    """Everybody answers whenever they are asked, until all see the end."""
    until = time.monotonic() + LONGEST_GAME
    while not all(guest.over for guest in guests):
        if time.monotonic() > until:
            guests[0].picture("endless")
            raise AssertionError(f"the game does not end: {guests[0].page.locator('main').inner_text()}")
        for guest in guests:
            if guest.wait_for_question(A_MOMENT) and not guest.over:
                guest.answer()


def lay(*guests: Guest, bots: int = 0, bot: str = "greedy", begin: bool = True, **setting: Any) -> str:
    """A table at which these guests sit with bots behind them; they all look at it."""
    for guest in guests:
        guest.introduce()
    seats = range(len(guests), len(guests) + bots)
    wanted = {"players": len(guests) + bots, "bots": {"ABCDEF"[seat]: bot for seat in seats}, "public": True, **setting}
    laid = guests[0].ask("POST", "/tables", wanted)
    table = str(laid["table"]["id"])
    for seat, guest in enumerate(guests):
        guest.ask("POST", f"/tables/{table}/sit", {"seat": seat, "invitation": laid["invitation"]})
    if begin:
        guests[0].ask("POST", f"/tables/{table}/start")
    for guest in guests:
        guest.open(f"/t/{table}")
    return table
