"""Reading the setting of a stored table. It may be damaged, or written by a newer version of this program."""

import msgspec

from pecunia.bots import bot_names
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.server.messages import Setting
from pecunia.server.messages.decoding import DECODE_ERRORS
from pecunia.server.store.rows import TableRow
from pecunia.titles.registry import title

MAX_REASON = 300


class UnreadableTable(PecuniaError):
    """This process cannot read a stored table. `reason` is for the log only: it may quote what is stored."""

    def __init__(self, table: str, error: Exception) -> None:
        super().__init__("unreadable-table")
        self.table = table
        self.reason = f"{type(error).__name__}: {error}"[:MAX_REASON]


def stored_setting(row: TableRow) -> Setting:
    """The setting of a table. Raises UnreadableTable if there is anything in it that this process does not know."""
    try:
        setting = msgspec.json.decode(row.setting, type=Setting)
        title(setting.game)
        for bot in setting.bots.values():
            if bot not in bot_names():
                raise OptionError("option-bot", value=bot)
    except (*DECODE_ERRORS, PecuniaError) as error:
        raise UnreadableTable(row.id, error) from None
    return setting
