"""Reading the setting of a stored table. It may be damaged, or written by a newer version of this program."""

import msgspec

from pecunia.bots import bot_names
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.server.messages import Setting, TableSetting
from pecunia.server.messages.decoding import DECODE_ERRORS
from pecunia.server.messages.title_types import checked_options
from pecunia.server.store.rows import TableRow
from pecunia.titles.registry import title

MAX_REASON = 300


class StoredSetting(Setting, frozen=True, forbid_unknown_fields=True):
    """A setting as it is stored: the text of the values is in a row of its own, and here is only its length.

    A process of an older version, which would look for the text here, finds a field that it does not know. So it does
    not open the table, instead of playing with other values. `archived` does the same for tables whose log is in the
    archive.
    """

    values_size: int = 0
    archived: bool | msgspec.UnsetType = msgspec.UNSET


def split_values(setting: Setting) -> tuple[str, str]:
    """The setting as JSON without its values, and the values."""
    fields = {name: getattr(setting, name) for name in Setting.__struct_fields__}
    stored = Setting(**fields)
    if setting.values:
        stored = StoredSetting(**{**fields, "values": "", "values_size": len(setting.values)})
    return msgspec.json.encode(stored).decode(), setting.values


class UnreadableTable(PecuniaError):
    """This process cannot read a stored table. `reason` is for the log only: it may quote what is stored."""

    def __init__(self, table: str, error: Exception) -> None:
        super().__init__("unreadable-table")
        self.table = table
        self.reason = f"{type(error).__name__}: {error}"[:MAX_REASON]


class OtherRules(UnreadableTable):
    """The table is played by other rules than those of this process. A process that has them can open it."""

    def __init__(self, table: str, found: int, known: int) -> None:
        PecuniaError.__init__(self, "other-rules", found=found, known=known)
        self.table = table
        self.reason = str(self)


def told_setting(setting: StoredSetting) -> TableSetting:
    """What everybody at a table may know of its setting."""
    return TableSetting(**{name: getattr(setting, name) for name in TableSetting.__struct_fields__})


def stored_setting(row: TableRow) -> StoredSetting:
    """The setting of a table. Raises UnreadableTable if there is anything in it that this process does not know.

    Rows of a list have no values, so their settings have none.
    """
    try:
        setting = msgspec.json.decode(row.setting, type=StoredSetting)
        known = title(setting.game).engine.rules_version
        checked_options(setting.game, setting.options)
        for bot in setting.bots.values():
            if bot not in bot_names():
                raise OptionError("option-bot", value=bot)
    except (*DECODE_ERRORS, PecuniaError) as error:
        raise UnreadableTable(row.id, error) from None
    if row.rules != known:
        raise OtherRules(row.id, row.rules, known)
    return msgspec.structs.replace(setting, values=row.values) if row.values else setting
