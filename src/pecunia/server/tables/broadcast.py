"""What the seats of a table are told of an entry.

What everybody may know is made, compared and encoded once, however many are told; each seat's own part comes after it.
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
    """One entry, for all seats. `info` is the table, where an entry changes that."""

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
        self._shared: dict[int, tuple[list[Change], bytes]] = {}  # by what was known before
        self._for_all: Raw | None = None  # the happenings, where everybody sees the same of them
        if not any([happening.secret for happening in happenings]):
            self._for_all = self._seen_by(-1)

    def news(self, seat: int, before: KnownView | None) -> tuple[News, KnownView | None]:
        """What a seat is told, and what it knows then."""
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
        """All who knew the same of what everybody may know are told the same of it."""
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
