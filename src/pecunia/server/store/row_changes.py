"""Changes to rows outside the log. Each is written in the same transaction as a log entry."""

from pecunia.daily import Result
from pecunia.server.store.rows import RowChange, SeatRow


def insert_seat(table: str, row: SeatRow) -> RowChange:
    """Somebody sits down."""
    return RowChange("insert-seat", table, row._asdict())


def delete_seat(table: str, seat: int) -> RowChange:
    """Somebody stands up."""
    return RowChange("delete-seat", table, {"seat": seat})


def move_seat(table: str, seat: int, identity: str) -> RowChange:
    """The seat goes to another identity and keeps its name."""
    return RowChange("move-seat", table, {"seat": seat, "identity": identity})


def set_host(table: str, identity: str) -> RowChange:
    return RowChange("set-table", table, {"host": identity})


def set_setting(table: str, setting: str) -> RowChange:
    return RowChange("set-table", table, {"setting": setting})


def set_status(table: str, status: str, at: float, due: float | None) -> RowChange:
    """The status of a table. Where it was laid is needed only until it is over."""
    values = {"status": status, "changed": at, "due": due, **({"laid_from": ""} if status == "over" else {})}
    return RowChange("set-table", table, values)


def set_due(table: str, due: float) -> RowChange:
    """When a table that waits for players is closed, or when a running one has something to do by itself."""
    return RowChange("set-table", table, {"due": due})


def set_invitation(table: str, invitation: str) -> RowChange:
    return RowChange("set-table", table, {"invitation": invitation})


def set_day_result(table: str, result: Result) -> RowChange:
    """The deal of a day has been played to its end at a table."""
    values = {"won": result.won, "margin": result.margin, "rounds": result.rounds, "points": result.points}
    return RowChange("set-day", table, values)
