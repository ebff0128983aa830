"""The news about an entry for the seats of a table.

The public part is built, compared and encoded once, however many clients get it. Each seat's own part follows it. What
all seats get is put together from encoded parts; the fields stand in the order of `messages.News`.
"""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from pecunia.core.happenings import Happening
from pecunia.core.known_game import GameNews, KnownGame, known_game
from pecunia.server.messages import Said, TableInfo
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables.client import Encoded, encoder
from pecunia.server.tables.state import TableState


class SeatNews:
    """The news for one seat. Clients that want no words and wait for no answer get the same message."""

    def __init__(self, head: bytes, tail: bytes) -> None:
        self._head = head  # everything before the place of the field `id`
        self._tail = tail  # everything after it
        self._plain: Encoded | None = None

    def message(self, id: str = "", said: Said | None = None) -> Encoded:
        """The news with the id of the message that they answer, if any, and with words if the client wants words."""
        if not id and said is None:
            if self._plain is None:
                self._plain = Encoded(self._head + self._tail + b"}")
            return self._plain
        answer = b',"id":' + encoder.encode(id) if id else b""
        words = b"" if said is None else b',"said":' + encoder.encode(said)
        return Encoded(self._head + answer + self._tail + words + b"}")


class EntryBroadcast:
    """The news about one entry for all seats. `info` is the table info, if the entry changes it."""

    def __init__(
        self,
        table: TableState,
        entry: LogEntry,
        happenings: Sequence[Happening],
        info: TableInfo | UnsetType,
    ) -> None:
        self._table = table
        self._game_changed = entry.number == table.game_entry
        self._happenings = happenings
        self._secret = any([happening.secret for happening in happenings])
        self._seen = b"" if self._secret else self._seen_by(-1)
        self._deadline = b',"deadline":' + encoder.encode(table.deadline())
        self._info = b"" if info is UNSET else b',"table":' + encoder.encode(info)
        has_line = entry.kind == "chat" and entry.text
        self._chat = b',"chat":' + encoder.encode(table.chat[-1]) if has_line else b""
        self._undone = b',"undone":true' if table.take_back_entry == entry.number else b""
        self._after: KnownGame | None = None
        self._game_news: dict[int, tuple[GameNews, bytes]] = {}  # by what was known before, with the shared changes
        self._news: dict[tuple[int, bytes, bytes, bytes], SeatNews] = {}  # many seats get the same

    def news(self, seat: int, before: KnownGame | None) -> tuple[SeatNews, KnownGame | None]:
        """The news for a seat, and what the seat knows after it."""
        changed, view, after = b"[]", b"", before
        if self._game_changed:
            after = self._after = self._after or self._known_game(before)
            if before is None or after is None:
                known = self._table.known_view(seat)
                view = b',"view":' + encoder.encode(known and known.whole())
            else:
                changed = self._changes(seat, before, after)
        number = self._table.number_for(seat)
        seen = self._seen_by(seat) if self._secret else self._seen
        parts = number, changed, seen, view
        if parts not in self._news:
            head = b'{"type":"news","number":%d,"changes":%b,"happenings":%b%b' % (
                number,
                changed,
                seen,
                self._deadline,
            )
            self._news[parts] = SeatNews(head, self._info + view + self._chat + self._undone)
        return self._news[parts], after

    def _known_game(self, before: KnownGame | None) -> KnownGame | None:
        """The game as it is now."""
        game = self._table.game
        if game is None:
            return None
        return known_game(game) if before is None else before.after(game)

    def _changes(self, seat: int, before: KnownGame, after: KnownGame) -> bytes:
        """The changes for a seat. Seats that knew the same share the encoded changes for everybody."""
        found = self._game_news.get(id(before))
        if found is None:
            news = GameNews(before, after)
            found = self._game_news[id(before)] = news, encoder.encode(news.shared)
        news, text = found
        own = news.own(seat)
        if not own:
            return text
        return text[:-1] + b"," + encoder.encode(own)[1:] if news.shared else encoder.encode(own)

    def _seen_by(self, seat: int) -> bytes:
        return encoder.encode([happening.seen_by(seat) for happening in self._happenings])
