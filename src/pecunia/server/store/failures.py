"""What can go wrong with a store, whatever it keeps its rows in."""

from pecunia.core.errors import PecuniaError


class StoreUnavailable(PecuniaError):
    """The database does not answer. Nothing has happened."""

    def __init__(self, key: str = "store-unavailable") -> None:
        super().__init__(key)


class OutcomeUnknown(StoreUnavailable):
    """The database was told to commit and did not answer. It is unknown whether it has committed."""

    def __init__(self) -> None:
        super().__init__("outcome-unknown")


class TableMoved(PecuniaError):
    """The table is not in the memory of this process any more. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("table-moved")


class DamagedArchive(Exception):
    """An archived row cannot be read."""


class StatementRefused(Exception):
    """The database is available and refuses what it was given. Nothing has happened."""
