"""What is checked before a table is laid, and what is written down of it."""

import secrets
import time

import msgspec

from pecunia.bots import make_bot
from pecunia.bots.registry import check_plays
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.moves import seat_letter, seat_number
from pecunia.server.access.random_ids import random_id
from pecunia.server.messages import Begin, Setting
from pecunia.server.store.rows import TableRow
from pecunia.server.tables.state import TableState
from pecunia.server.tables.stored_setting import split_values
from pecunia.titles.registry import title


def random_seed(host: str, setting: Setting) -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    return random_id(12)


def new_invitation() -> str:
    return random_id(24)


def check_wanted(setting: Setting) -> None:
    """Refuse a setting that nobody may ask for: a prepared beginning, an unknown bot, a seat that is not there."""
    if setting.begin != Begin():
        raise PecuniaError("begins-by-chance")
    for seat, bot in setting.bots.items():
        make_bot(bot, stream_of(""))  # refuses an unknown bot
        check_plays(bot, setting.game)
        if seat_number(seat) >= setting.players:
            raise PecuniaError("no-such-seat")


def new_row(host: str, setting: Setting, seed: str, position: str = "", laid_from: str = "") -> TableRow:
    now = time.time()
    text, values = split_values(setting)
    return TableRow(
        id=new_table_id(),
        setting=text,
        seed=seed,
        invitation=new_invitation(),
        host=host,
        status="open",
        public=setting.public,
        created=now,
        changed=now,
        start=position,
        rules=title(setting.game).engine.rules_version,
        laid_from=laid_from,
        values=values,
    )


def setting_of_rematch(old: Setting, public: bool) -> Setting:
    """The same table again, all one seat further, so that somebody else begins."""
    bots = {seat_letter((seat_number(seat) + 1) % old.players): bot for seat, bot in old.bots.items()}
    return msgspec.structs.replace(old, bots=bots, public=public)


def host_of_rematch(table: TableState) -> str:
    if table.seat_of(table.host) >= 0 and table.seat_of(table.host) not in table.rematch_offered:
        return table.seats[table.rematch_offered[0]].identity  # the former host has resigned and gone
    return table.host
