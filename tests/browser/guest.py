"""Somebody at a browser: sees what the page shows, clicks, types, and answers questions until the game is over."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect

from pecunia.core.game import Game
from pecunia.core.moves import seat_letter
from pecunia.core.record import Record
from pecunia.games import from_record
from pecunia.texts import Texts
from tests.server.processes import Server

PATIENCE = 30_000.0  # milliseconds
A_MOMENT = 100.0
LONGEST_GAME = 120.0  # seconds
ALL_WORDS = """() => {
    const names = ["aria-label", "alt", "title", "placeholder", "aria-valuetext"];
    const said = [...document.querySelectorAll("body *")].flatMap((one) => names.map((name) => one.getAttribute(name)));
    return [document.title, document.body.textContent, ...said.filter(Boolean)].join("\\n");
}"""
ANSWERS = "[data-move]:not(:disabled):not([aria-disabled=true])"

expect.set_options(timeout=PATIENCE)


class Guest:
    """One browser with its own cookies. `complaints` collects the console errors of all pages.

    `sent` and `heard` are what went over the sockets of tables. They are for checks, never for playing.
    """

    complaints: ClassVar[list[str]] = []

    def __init__(
        self,
        context: BrowserContext,
        server: Server,
        name: str,
        language: str = "en",
        touch: bool = False,
        **settings: Any,
    ) -> None:
        context.set_default_timeout(PATIENCE)
        # Moves of others are shown at once and nothing is explained, unless a test is about that.
        kept = json.dumps({"speed": "instant", "tips": False, "language": language, **settings})
        context.add_init_script(f"localStorage.pecunia ??= {json.dumps(kept)}")
        self.context = context
        self.server = server
        self.name = name
        self.touch = touch
        self.sent: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.page.on("console", self._hear)
        self.chance = random.Random(name)
        self.texts = Texts(language)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def _hear(self, message: ConsoleMessage) -> None:
        address = message.location.get("url", "")
        refused = "ERR_CONNECTION_REFUSED" in message.text or "/api/" in address  # refusals are not faults
        if message.type == "error" and not refused:
            self.complaints.append(f"{self.name}: {message.text} ({address})")

    # Direct requests to the server, for tables that a test need not open through the dialog.

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(f"{self.server.url}/api/v1{path}", method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text()

    @property
    def moves(self) -> dict[str, str]:
        """The moves that were sent, by message id. A move that is sent again keeps its id."""
        return {message["id"]: message["move"] for message in self.sent if message["type"] == "move"}

    @property
    def done(self) -> list[str]:
        """The ids of messages that the server has carried out."""
        told = [json.loads(text) for text in self.heard]
        return [message["id"] for message in told if message["type"] in ("news", "done") and "id" in message]

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the condition holds."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, "it never came to that"
            self.page.wait_for_timeout(20)

    def introduce(self) -> None:
        self.ask("PUT", "/me", {"name": self.name})

    def replayed(self, table: str) -> tuple[Game, Record]:
        """The game replayed from its record, and the record."""
        return from_record(self.ask("GET", f"/tables/{table}/record"))

    # What the guest sees.

    def open(self, path: str = "/", **how: Any) -> None:
        self.page.goto(f"{self.server.url}{path}", **how)

    def t(self, key: str, **facts: str | float) -> str:
        return self.texts.text(key, **facts)

    def button(self, key: str, **facts: str | float) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **facts), exact=True)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    @property
    def legal(self) -> Locator:
        """All legal moves on the page: answers on the tablet, and things with the ring on the table."""
        return self.page.locator(f"{ANSWERS}:visible")

    @property
    def end(self) -> Locator:
        """The dialog that says who has won."""
        return self.page.get_by_role("dialog").filter(has=self.button("web-rematch"))

    @property
    def over(self) -> bool:
        return self.end.is_visible()

    def words(self) -> str:
        """All words of the page: its text, and what screen readers say about pictures and fields."""
        return str(self.page.evaluate(ALL_WORDS))

    def picture(self, name: str) -> None:
        self.page.screenshot(path=f"build/screenshots/{name}.png")

    # What the guest does.

    def wait_for_question(self, patience: float = PATIENCE) -> bool:
        """Whether there is something to answer, or the game is over, within that time."""
        try:
            self.legal.or_(self.end).first.wait_for(timeout=patience)
        except Error:
            return False
        return True

    def answers(self, count: int) -> None:
        """Answer this many questions, or fewer if the game ends before."""
        until = len(self.moves) + count
        while len(self.moves) < until and self.wait_for_question() and not self.over:
            self.answer()

    def open_log(self) -> None:
        """On most screens log and talk stand behind a button."""
        button = self.page.locator('[popovertarget="talk"]')
        button.or_(self.page.locator("[data-log]:visible")).first.wait_for()
        if button.is_visible():
            button.click()

    def resign(self) -> None:
        self.open_log()
        self.button("web-resign").click()
        self.button("web-resign-certain").click()

    def invite_bots(self) -> None:
        """In the dialog for a new table: bots for all other seats."""
        for seat in self.page.get_by_role("dialog").locator("select:has(option[value=greedy])").all():
            seat.select_option("greedy")

    def asked(self) -> Locator:
        """Wait for a question. Returns the first of its answers."""
        self.legal.first.wait_for()
        return self.legal.first

    def answer(self) -> None:
        """Click one of the legal moves, wherever on the page it is. A click that comes too late does nothing."""
        count = self.legal.count()
        if not count:
            return
        sent = len(self.moves)
        self.page.mouse.move(2, 2)  # a card under the mouse shows its explanation, perhaps over the answer
        chosen = self.legal.nth(self.chance.randrange(count))
        try:
            chosen.tap(timeout=3_000) if self.touch else chosen.click(timeout=3_000)
        except Error:
            # If there is only one answer, the page gives it by itself after a moment.
            if len(self.moves) == sent and self.legal.count() and not self.over:
                raise


def play(*guests: Guest) -> None:
    """All guests answer whenever they are asked, until all of them see the end."""
    until = time.monotonic() + LONGEST_GAME
    while not all(guest.over for guest in guests):
        if time.monotonic() > until:
            guests[0].picture("endless")
            raise AssertionError(f"the game does not end: {guests[0].page.locator('main').inner_text()}")
        for guest in guests:
            if guest.wait_for_question(A_MOMENT) and not guest.over:
                guest.answer()


def lay(
    *guests: Guest, bots: int = 0, bot: str = "greedy", begin: bool = True, look: bool = True, **setting: Any
) -> str:
    """Open a table for these guests, with bots in the seats after them. All guests have it on their screen."""
    for guest in guests:
        guest.introduce()
    seats = range(len(guests), len(guests) + bots)
    wanted = {
        "players": len(guests) + bots,
        "bots": {seat_letter(seat): "greedy" for seat in seats},
        "public": True,
        **setting,
    }
    laid = guests[0].ask("POST", "/tables", wanted)
    table = str(laid["table"]["id"])
    for seat, guest in enumerate(guests):
        guest.ask("POST", f"/tables/{table}/sit", {"seat": seat, "invitation": laid["invitation"]})
    if begin:
        guests[0].ask("POST", f"/tables/{table}/start")
    for guest in guests if look else ():
        guest.open(f"/t/{table}")
    return table
