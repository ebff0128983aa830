"""A table in the browser without a server: the page as it is built, its files from the disk, and a socket that tells it
what the test wants. So one page shows hundreds of positions, each in a few milliseconds."""

import functools
import json
import mimetypes
import time
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Route

from pecunia.core.chance import commitment
from pecunia.core.changes import applied
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.server.messages import Ask, Because, ChatLine, Pace, Said, SeatInfo, TableInfo, TableSetting, Welcome
from pecunia.server.tables.catch_up import Happened
from pecunia.server.tables.table_words import MAX_MOVES_IN_WORDS, cards_of, told
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import PAGE as GLYPHS
from pecunia.words.words_of import words_of
from tests.browser.layout.moments import Moment

ADDRESS: Final = "http://localhost:9"  # nobody listens there; browsers trust it
NAMES: Final = ("Anna", "Balbina", "Cassius", "Drusilla", "Emiliana", "Fabricius")
LEFT: Final = 86_000  # seconds on the clock
OTHER_TABLES: Final = 3
LONGEST_NAME: Final = 32  # of a table, in the page's addresses
SCRIPTS: Final = [Path(__file__).with_name(name) for name in ("fake_socket.js", "measure.js")]
# What people read when they have tried what cannot be done: the longest sentences that are common.
REFUSALS: Final = {"non-olet": ("must-seat", "A20"), "olet": ("blocked-quality", "B23")}


@functools.cache
def file(path: str) -> bytes | None:
    found = resources.files("pecunia.server").joinpath("page", *path.strip("/").split("/"))
    return found.read_bytes() if found.is_file() else None


class FedTable:
    """A page that shows whatever it is fed."""

    def __init__(self, browser: Browser, language: str, width: int, height: int, **wishes: Any) -> None:
        touch = width < 1000
        self.language = language
        self._texts = Texts(language)
        self.context = browser.new_context(
            **{"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch, **wishes}
        )
        settings = json.dumps({"speed": "instant", "language": language, "single": False})
        self.context.add_init_script(f"localStorage.pecunia = {json.dumps(settings)}")
        for script in SCRIPTS:
            self.context.add_init_script(path=script)
        self.faults: list[str] = []
        self._answers: dict[str, Any] = {
            "/me": {"name": NAMES[0]},
            "/tables/mine": [{"id": f"other-{at}", "your_turn": True} for at in range(OTHER_TABLES)],
        }
        self._table = ""
        self._number = 0
        self._prepared: dict[tuple[Moment, bool], str] = {}  # of the table that is shown
        self.context.route(f"{ADDRESS}/**", self._answer)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def close(self) -> None:
        self.context.close()

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(ADDRESS).partition("?")[0]
        if path.startswith("/api/v1"):
            answer = self._answers.get(path.removeprefix("/api/v1"))
            route.fulfill(status=404 if answer is None else 200, json=answer or {"key": "unknown", "message": ""})
            return
        found, kind = file(path), mimetypes.guess_type(path)[0]
        if found is None:
            found, kind = file("index.html"), "text/html"
        route.fulfill(body=found or b"", content_type=kind or "application/octet-stream")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def show(self, moment: Moment, *, crowded: bool = False) -> None:
        """The table at a question, as the player sees it who is asked.

        `crowded`: somebody asks to take back moves, a refusal is shown, and a clock runs.
        """
        name = moment.record[-LONGEST_NAME:]
        if self._table != name:
            self._prepared = {}
            game = moment.game()
            options: Any = game.view(0).options
            cards = cards_of(game.title, options, self._texts)
            self._answers[f"/tables/{name}/cards"] = msgspec.to_builtins(cards)
            self._table = name
            self._go(f"/t/{name}")
            self.page.wait_for_function("name => window.fed?.at(name)", arg=name)
        if (moment, crowded) not in self._prepared:
            self._prepared[moment, crowded] = self._messages(moment.game(), crowded)
        self._number += 1
        self.page.evaluate(
            "([messages, number]) => fed.show(...JSON.parse(messages), number)",
            [self._prepared[moment, crowded], self._number],
        )
        self.page.wait_for_selector(".drawn :is(.table, .desk)")

    def _messages(self, game: Game, crowded: bool) -> str:
        """A welcome and a refusal, as the page hears them."""
        refusal = self._refusal(game) if crowded else None
        return msgspec.json.encode([self._welcome(game, crowded), refusal]).decode()

    def _go(self, path: str) -> None:
        if self.page.url.startswith(ADDRESS):
            self.page.evaluate(
                "path => (history.pushState(null, '', path), dispatchEvent(new Event('popstate')))", path
            )
        else:
            self.page.goto(ADDRESS + path)

    def _welcome(self, game: Game, crowded: bool) -> Welcome:
        question = game.question
        assert question is not None
        seat = question.player
        view = game.view(seat)
        options: Any = view.options
        # The one who is asked is called Anna: names are as long on every screen.
        names = [NAMES[(at - seat) % game.seats] for at in range(game.seats)]
        words = words_of(game, self._texts, names, GLYPHS)
        moves = view.moves if len(view.moves) <= MAX_MOVES_IN_WORDS else []
        happened = _since_own_turn(game, seat)
        lines, notes = told(words, seat, happened)
        said = Said(words.question(view), [words.move(view, move) for move in moves], lines, notes)
        setting = TableSetting(game=game.title, players=game.seats, pace=Pace("days", 1))
        other = (seat + 1) % game.seats
        info = TableInfo(
            id=self._table,
            status="playing",
            setting=setting,
            options=options.text(),
            rules=TITLES[game.title].rules(options),
            seats=[SeatInfo(name, True, "", True, crowded and at == seat, False, "") for at, name in enumerate(names)],
            host=seat,
            commitment=commitment("seed"),
            seed="",
            ended="",
            ask=Ask(other, 2, []) if crowded else None,
            hints="on",
            hints_agreed=[],
            rematch_offered=[],
            rematch="",
            lesson=None,
        )
        now = time.time()
        chat = [ChatLine(other, "Salve!", now)]
        known: Any = applied(view.public(), view.own())
        deadline = now + LEFT if crowded else None
        seen: Any = [one.seen_by(seat) for _, happenings, _ in happened for one in happenings]
        return Welcome(0, seat, info, known, seen, chat, deadline, now, said)

    def _refusal(self, game: Game) -> Because:
        key, clause = REFUSALS[game.title]
        return Because("", key, clause, "", self._texts.text(f"reason-{key}"))


def _since_own_turn(game: Game, seat: int) -> list[Happened]:
    """What has happened move by move since a seat's last turn began: the page makes its summary of that."""
    past = game.history()
    first = len(past)
    while first > 0 and not (past[first - 1].player == seat and past[first - 1].turn != game.turn):
        first -= 1
    own = past[first - 1].turn if first else -1
    while first > 0 and past[first - 1].turn == own:
        first -= 1
    first = max(0, first - 1)  # the end of the turn before it tells that it begins
    then = game.earlier(len(past) - first)
    happened: list[Happened] = []
    for played in past[first:]:
        heard: list[Happening] = []
        then.listener = heard.append
        happened.append(Happened(0, heard, played.player))
        then.play(played.move)
    return [move for move in happened if move.happenings]
