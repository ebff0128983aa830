"""The clients that are connected to a table: who they are, what they know already, and what is sent to them."""

import time
from collections.abc import Sequence

from msgspec import UNSET, structs

from pecunia.core.happenings import Happening
from pecunia.core.view import SPECTATOR
from pecunia.server.messages import Moved, News, Presence, Step, TableInfo, TableText, Welcome
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables.broadcast import EntryBroadcast
from pecunia.server.tables.catch_up import MissedStep
from pecunia.server.tables.client import SEAT_MOVED, Client, encoder
from pecunia.server.tables.state import KnownView, TableState
from pecunia.server.tables.table_words import TableWording
from pecunia.titles.message_types import JsonObject


class Audience:
    def __init__(self, table: TableState) -> None:
        self.table = table
        self.clients: dict[int, set[Client]] = {}  # by seat
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: until when, and the seats there
        self._known: dict[int, KnownView | None] = {}  # by seat: what its clients know of the game
        self._wording = TableWording()
        self._here = self._all_here()

    def info(self) -> TableInfo:
        return self.table.info(self.is_here)

    # Messages to clients.

    def broadcast(self, entry: LogEntry, happenings: Sequence[Happening], info_changed: bool) -> None:
        """Tell every client what an entry has changed. If `info_changed`, also send the table info."""
        table = self.table
        broadcast = EntryBroadcast(table, entry, happenings, self.info() if info_changed else UNSET)
        only = table.only_for(entry.number)
        for seat, clients in self.clients.items():
            if not clients or only not in (None, seat):
                continue
            news, self._known[seat] = broadcast.news(seat, self._known.get(seat))
            message_id = entry.client if seat == entry.seat else ""
            texts: dict[tuple[str, str], str] = {}  # clients of a seat with the same language share a text
            for client in clients:
                kind = client.language, client.take_answer(message_id)
                if kind not in texts:
                    texts[kind] = encoder.encode(self._for_client(news, seat, *kind, happenings)).decode()
                client.push(texts[kind])

    def _for_client(self, news: News, seat: int, language: str, id: str, happenings: Sequence[Happening]) -> News:
        """The news with the id of the message that they answer, if any, and with words if the client wants words."""
        if id:
            news = structs.replace(news, id=id)
        if language:
            said = self._wording.question_and_moves(self.table, seat, language, happenings)
            news = structs.replace(news, said=said)
        return news

    def welcome(self, client: Client, missed: Sequence[Happening]) -> None:
        """Tell a client everything that it may know, and what happened while it was away."""
        table, seat = self.table, client.seat
        known = self._known[seat] = table.known_view(seat)
        view = known and known.whole()
        number = table.number_for(seat)
        happenings: list[JsonObject] = [happening.seen_by(seat) for happening in missed]
        said = self._wording.question_and_moves(table, seat, client.language, missed) if client.language else UNSET
        deadline = table.deadline()
        client.send(Welcome(number, seat, self.info(), view, happenings, table.chat, deadline, time.time(), said))

    def in_words(self, seat: int, language: str) -> TableText:
        return self._wording.whole_table(self.table, seat, language)

    def step_in_words(self, seat: int, language: str, step: MissedStep) -> Step:
        happenings: list[JsonObject] = [happening.seen_by(seat) for happening in step.happenings]
        lines = self._wording.happened(self.table, seat, language, step.happenings)
        return Step(step.number, step.changes, happenings, lines)

    # Who is here.

    def add(self, client: Client) -> None:
        if client not in self.clients.setdefault(client.seat, set()):
            self.clients[client.seat].add(client)
            self.tell_presence()

    def remove(self, client: Client) -> None:
        clients = self.clients.get(client.seat, set())
        clients.discard(client)
        if not clients:
            self.clients.pop(client.seat, None)
            self._known.pop(client.seat, None)
            self.tell_presence()

    def reseat(self, seat: int) -> None:
        """Somebody else has the seat now: their clients get its view, and the clients of the former owner lose it."""
        identity = self.table.seats[seat].identity
        for client in list(self.clients.get(seat, ())):
            if client.identity != identity:
                self.remove(client)
                if self.table.status == "open":
                    self._change_seat(client, SPECTATOR)
                else:
                    client.send(Moved())
                    client.disconnect(SEAT_MOVED)
        for client in list(self.clients.get(SPECTATOR, ())):
            if client.identity and client.identity == identity:
                self.remove(client)
                self._change_seat(client, seat)

    def _change_seat(self, client: Client, seat: int) -> None:
        client.seat = seat
        self.clients.setdefault(seat, set()).add(client)
        self.welcome(client, [])
        self.tell_presence()

    def is_here(self, seat: int) -> bool:
        now = time.monotonic()
        return bool(self.clients.get(seat)) or any(
            seat in seats for until, seats in self.elsewhere.values() if until > now
        )

    def _all_here(self) -> list[bool]:
        return [bool(seat.bot) or self.is_here(number) for number, seat in enumerate(self.table.seats)]

    def tell_presence(self) -> None:
        """Tell all clients who is here, if that has changed."""
        here = self._all_here()
        if here == self._here:
            return
        self._here = here
        text = encoder.encode(Presence(here)).decode()
        for clients in self.clients.values():
            for client in clients:
                client.push(text)
