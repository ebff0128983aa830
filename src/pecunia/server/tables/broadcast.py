"""The news about an entry for the seats of a table.

The public part is built, compared and encoded once, however many clients get it. Each seat's own part follows it.
"""

from collections.abc import Sequence
from typing import cast

from msgspec import UNSET, Raw, UnsetType

from pecunia.core.changes import Change, changes, own_changes
from pecunia.core.happenings import Happening
from pecunia.server.messages import ChatLine, News, TableInfo
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables.client import encoder
from pecunia.server.tables.state import KnownView, TableState
from pecunia.titles.message_types import JsonObject


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
        self._info = info
        self._chat: ChatLine | UnsetType = table.chat[-1] if entry.kind == "chat" else UNSET
        self._deadline = table.deadline()
        self._public: dict[str, object] | None = None
        self._shared: dict[int, tuple[list[Change], bytes]] = {}  # by the public view known before
        self._for_all: Raw | None = None  # the happenings, if everybody sees them the same
        if not any([happening.secret for happening in happenings]):
            self._for_all = self._seen_by(-1)

    def news(self, seat: int, before: KnownView | None) -> tuple[News, KnownView | None]:
        """The news for a seat, and what the seat knows after it."""
        number = self._table.number_for(seat)
        happenings = cast(list[JsonObject], self._for_all or self._seen_by(seat))
        found = Raw(b"[]")
        view: JsonObject | UnsetType | None = UNSET
        after = before
        if self._game_changed:
            after = self._table.known_view(seat, self._public)
            self._public = after and after.public
            if before is None or after is None:
                view = after and after.whole()
            else:
                found = self._changes(before, after)
        changed = cast(list[Change], found)
        return News(number, changed, happenings, self._deadline, UNSET, self._info, view, self._chat), after

    def _changes(self, before: KnownView, after: KnownView) -> Raw:
        """The changes for a seat. Seats that knew the same public view share its encoded changes."""
        known = id(before.public)
        if known not in self._shared:
            found = changes(before.public, after.public)
            self._shared[known] = found, encoder.encode(found)
        shared, text = self._shared[known]
        own = own_changes(shared, before.own, after.own)
        if not own:
            return Raw(text)
        return Raw(text[:-1] + b"," + encoder.encode(own)[1:] if shared else encoder.encode(own))

    def _seen_by(self, seat: int) -> Raw:
        return Raw(encoder.encode([happening.seen_by(seat) for happening in self._happenings]))
