"""A snapshot: the state of a table as bytes, from which it is restored without applying its log again.

Everything in it follows from the log, so a snapshot that cannot be read is no loss. Names and chat are left out: they
are read from where they can be deleted.
"""

import zlib
from collections.abc import Iterable

import msgspec

from pecunia.core.game import Game
from pecunia.games import PastMove, chained, past_of, with_past
from pecunia.server.messages import Ask, ChatLine
from pecunia.server.store.rows import LogEntry, SnapshotRow, TableRow
from pecunia.server.tables.checkpoints import Checkpoint, Checkpoints
from pecunia.server.tables.message_ids import MessageIds
from pecunia.server.tables.private_entries import PrivateEntries
from pecunia.server.tables.state import TableState

# A snapshot holds the whole past of its game. So the longer the log, the longer the pause until the next one: all of
# them together take time and space in proportion to the log. Opening a table applies at most an eighth of its log, or a
# few hundred entries, which takes some 2 ms. A table that leaves the memory gets a snapshot, too.
SNAPSHOT_EVERY = 512  # entries, at least
SNAPSHOT_SHARE = 8
FORM = 2  # the first byte of a snapshot; raise it when the fields below change


class SavedSeat(msgspec.Struct, array_like=True):
    identity: str
    away: bool
    resigned: bool


class SavedGame(msgspec.Struct, array_like=True):
    """A running game: its position, its past, and the positions at some earlier moments."""

    position: str
    past: list[PastMove]
    checkpoints: list[tuple[int, str]]


class SavedTable(msgspec.Struct, array_like=True):
    """The fields of a TableState, as plain values."""

    rules: int
    number: int
    host: str
    invitation: str
    seats: list[SavedSeat]
    status: str
    ended: str
    game: SavedGame | None
    lesson: tuple[int, bool, int] | None
    game_entry: int
    open_game_entry: int
    take_back_entry: int
    take_backs: list[int]
    taken_back: int
    asked_at: float
    ask: Ask | None
    hints_agreed: list[int]
    rematch_offered: list[int]
    rematch: str
    messages: dict[str, list[tuple[int, int]]]
    private: list[tuple[int, int]]


encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(SavedTable)


def snapshot_due(last: int) -> int:
    """The entry at which a table gets its next snapshot."""
    return last + max(SNAPSHOT_EVERY, last // SNAPSHOT_SHARE)


def snapshot_of(table: TableState) -> SnapshotRow:
    """The snapshot of a table. This takes milliseconds, so take it in a thread, from a `twin`."""
    saved = SavedTable(
        rules=table.row.rules,
        number=table.number,
        host=table.host,
        invitation=table.invitation,
        seats=[SavedSeat(seat.identity, seat.away, seat.resigned) for seat in table.seats],
        status=table.status,
        ended=table.ended,
        game=None if table.game is None else _saved_game(table.game, table.checkpoints),
        lesson=None if table.lesson is None else table.lesson.state(),
        game_entry=table.game_entry,
        open_game_entry=table.open_game_entry,
        take_back_entry=table.take_back_entry,
        take_backs=table.take_backs,
        taken_back=table.taken_back,
        asked_at=table.asked_at,
        ask=table.ask,
        hints_agreed=table.hints_agreed,
        rematch_offered=table.rematch_offered,
        rematch=table.rematch,
        messages={who: list(messages.items()) for who, messages in table.message_ids.people().items()},
        private=list(table.private_entries),
    )
    return SnapshotRow(table.number, bytes([FORM]) + zlib.compress(encoder.encode(saved)))


def _saved_game(game: Game, checkpoints: Checkpoints) -> SavedGame:
    return SavedGame(game.position(), past_of(game), [(kept.moves, kept.position()) for kept in checkpoints.kept])


def from_snapshot(
    row: TableRow, snapshot: SnapshotRow, chat: Iterable[LogEntry], same: TableState | None = None
) -> TableState:
    """The table at the entry of a snapshot. Raises an error of any kind if the snapshot cannot be read."""
    if snapshot.state[:1] != bytes([FORM]):
        raise RuntimeError("a snapshot of another form")
    saved = decoder.decode(zlib.decompress(snapshot.state[1:]))
    table = TableState(row, same)
    if (saved.rules, saved.number, len(saved.seats)) != (row.rules, snapshot.number, len(table.seats)):
        raise RuntimeError("a snapshot of another table")
    _restore_game(table, saved)
    for seat, stored in zip(table.seats, saved.seats, strict=True):
        seat.identity, seat.away, seat.resigned = stored.identity, stored.away, stored.resigned
    for name in (
        "number",
        "host",
        "invitation",
        "status",
        "ended",
        "game_entry",
        "open_game_entry",
        "take_back_entry",
        "asked_at",
    ):
        setattr(table, name, getattr(saved, name))
    table.take_backs, table.taken_back = saved.take_backs, saved.taken_back
    table.ask, table.rematch_offered, table.rematch = saved.ask, saved.rematch_offered, saved.rematch
    table.hints_agreed = saved.hints_agreed
    table.message_ids = MessageIds({who: dict(messages) for who, messages in saved.messages.items()})
    table.private_entries = PrivateEntries(saved.private)
    table.chat = [ChatLine(line.seat, line.text, line.at) for line in chat]
    return table


def _restore_game(table: TableState, saved: SavedTable) -> None:
    if (saved.game is None) != (saved.game_entry == 0):
        raise RuntimeError("a snapshot without its game")
    if saved.game is not None:
        dealt = table.dealt()
        table.game = with_past(saved.game.position, dealt, chained(dealt, saved.game.past))
        table.checkpoints = Checkpoints([Checkpoint(*kept) for kept in saved.game.checkpoints])
    if table.lesson is not None:
        if saved.lesson is None:
            raise RuntimeError("a lesson without progress")
        table.lesson.resume(*saved.lesson)
