"""The clients that are connected to a table: who they are, what they know already, and what is sent to them."""

import asyncio
import time
from collections.abc import Sequence

from msgspec import UNSET

from pecunia.core.errors import PecuniaError
from pecunia.core.happenings import Happening
from pecunia.core.known_game import KnownGame, known_game
from pecunia.core.view import SPECTATOR
from pecunia.server.messages import Moved, Presence, Said, Step, TableInfo, TableText, Welcome
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables.broadcast import EntryBroadcast
from pecunia.server.tables.catch_up import Happened, MissedStep
from pecunia.server.tables.client import NO_MESSAGE, REFUSED, SEAT_MOVED, Client, Encoded
from pecunia.server.tables.state import TableState
from pecunia.server.tables.table_words import TableWording
from pecunia.titles.message_types import JsonObject

# Sending costs the system as much for a small piece as for a large one. So if very many people watch, they hear of it
# what happens a moment later, several messages in one piece. People who sit at the table never wait.
CROWD = 50  # people who watch
CROWD_WAITS = 0.1  # seconds at most


class Audience:
    def __init__(self, table: TableState) -> None:
        self.table = table
        self.clients: dict[int, set[Client]] = {}  # by seat
        self._known: dict[int, KnownGame | None] = {}  # by seat: the game as its clients know it
        self._wording = TableWording()
        self._here = self._all_here()
        self._crowd_waits = False  # whether people who watch have messages to come

    def info(self) -> TableInfo:
        return self.table.info(self.is_here)

    # Messages to clients.

    def broadcast(self, entry: LogEntry, happenings: Sequence[Happening], info_changed: bool) -> None:
        """Tell every client what an entry has changed. If `info_changed`, also send the table info."""
        table = self.table
        broadcast = EntryBroadcast(table, entry, happenings, self.info() if info_changed else UNSET)
        only = table.only_for(entry.number)
        known = self._known
        for seat, clients in self.clients.items():
            if not clients or (only is not None and only != seat):
                continue
            news, known[seat] = broadcast.news(seat, known.get(seat))
            message_id = entry.client if seat == entry.seat else ""
            told: dict[str, Encoded] = {}  # clients of a seat with the same language share a message
            waits = seat == SPECTATOR and self._waits(seat)
            for client in clients:
                language = client.language
                if message_id and client.take_answer(message_id):
                    client.push(news.message(message_id, self._said(seat, language, happenings)))
                    continue
                if language not in told:
                    told[language] = news.message(said=self._said(seat, language, happenings))
                if waits:
                    client.push_later(told[language])
                else:
                    client.push(told[language])

    def _waits(self, seat: int) -> bool:
        """Whether these clients hear of it a moment later. If so, that is arranged here."""
        if seat != SPECTATOR or len(self.clients[seat]) < CROWD:
            return False
        if not self._crowd_waits:
            self._crowd_waits = True
            asyncio.get_running_loop().call_later(CROWD_WAITS, self._tell_crowd)
        return True

    def _tell_crowd(self) -> None:
        self._crowd_waits = False
        joined: dict[tuple[Encoded, ...], Encoded] = {}
        for client in self.clients.get(SPECTATOR, ()):
            client.push_waiting(joined)

    def _said(self, seat: int, language: str, happenings: Sequence[Happening]) -> Said | None:
        """The news in words, if the client wants words."""
        happened = [Happened(0, happenings)]
        return self._wording.question_and_moves(self.table, seat, language, happened) if language else None

    def welcome(self, client: Client, missed: Sequence[Happened]) -> None:
        """Tell a client everything that it may know, and what happened while it was away."""
        table, seat = self.table, client.seat
        known = table.known_view(seat)
        view = known and known.whole()
        self._known[seat] = self._known_now()
        number = table.number_for(seat)
        happenings: list[JsonObject] = [
            happening.seen_by(seat) for happened in missed for happening in happened.happenings
        ]
        said = self._wording.question_and_moves(table, seat, client.language, missed) if client.language else UNSET
        deadline = table.deadline()
        client.send(Welcome(number, seat, self.info(), view, happenings, table.chat, deadline, time.time(), said))

    def _known_now(self) -> KnownGame | None:
        """The game as it is now: as one seat knows it already, or made anew."""
        game = self.table.game
        if game is None:
            return None
        for known in self._known.values():
            if known is not None and known.game is game:
                return known
        return known_game(game)

    def welcome_again(self) -> None:
        """Something was deleted that clients may still have: send all of them what they may know."""
        for clients in self.clients.values():
            for client in clients:
                self.welcome(client, [])

    def in_words(self, seat: int, language: str) -> TableText:
        return self._wording.whole_table(self.table, seat, language)

    def step_in_words(self, seat: int, language: str, step: MissedStep) -> Step:
        happenings: list[JsonObject] = [happening.seen_by(seat) for happening in step.happenings]
        lines, notes = self._wording.happened(self.table, seat, language, step.happenings)
        return Step(step.number, step.changes, happenings, lines, notes)

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

    def disconnect_all(self, code: int) -> None:
        """End all connections. The clients may connect again."""
        for clients in self.clients.values():
            for client in clients:
                client.disconnect(code)

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

    def turn_out(self, removed: str) -> None:
        """The invitation is a new one: disconnect the guest who was removed, if any, and all strangers.

        Strangers have only the old invitation to say that they were invited.
        """
        for client in list(self.clients.get(SPECTATOR, ())):
            if not client.identity or client.identity == removed:
                self.remove(client)
                client.refuse(NO_MESSAGE, PecuniaError("removed" if client.identity else "not-invited"))
                client.disconnect(REFUSED)

    def _change_seat(self, client: Client, seat: int) -> None:
        client.seat = seat
        self.clients.setdefault(seat, set()).add(client)
        self.welcome(client, [])
        self.tell_presence()

    def is_here(self, seat: int) -> bool:
        return bool(self.clients.get(seat))

    def anybody_here(self) -> bool:
        """Whether somebody who sits at the table is connected."""
        return any(seat.identity and self.is_here(number) for number, seat in enumerate(self.table.seats))

    def _all_here(self) -> list[bool]:
        return [bool(seat.bot) or self.is_here(number) for number, seat in enumerate(self.table.seats)]

    def tell_presence(self) -> None:
        """Tell all clients who is here, if that has changed."""
        here = self._all_here()
        if here == self._here:
            return
        self._here = here
        message = Encoded(Presence(here))
        for seat, clients in self.clients.items():
            waits = self._waits(seat)
            for client in clients:
                if waits:
                    client.push_later(message)
                else:
                    client.push(message)
