"""A table in a list, as one person sees it."""

from pecunia.core.view import SPECTATOR
from pecunia.server import messages as m
from pecunia.server.store.rows import TableListing
from pecunia.server.tables.stored_setting import StoredSetting


def seat_of(listed: TableListing, identity: str) -> int:
    """Where somebody sits; a spectator's number for nobody."""
    return next((seat.seat for seat in listed.seats if identity and seat.identity == identity), SPECTATOR)


def line_of(listed: TableListing, setting: StoredSetting, you: int, your_turn: bool) -> m.TableLine:
    """The line of a table whose setting has been read."""
    row = listed.table
    return m.TableLine(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]  # the store keeps one of the three
        game=setting.game,
        players=setting.players,
        taken=len(listed.seats) + len(setting.bots),
        names=[seat.name for seat in listed.seats],
        public=row.public,
        pace=setting.pace,
        created=row.created,
        you=you,
        your_turn=your_turn,
        begin=setting.begin,
        values_size=setting.values_size,
    )
