"""Owners' values that this process has read. Reading them takes a while, so it is done once, and not on the loop."""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from typing import Any, Final

from pecunia.core.toml_lines import without_comments
from pecunia.core.toml_written import toml_text
from pecunia.core.values import ValuesSource
from pecunia.server.messages import Setting
from pecunia.titles.registry import title

MAX_FILES: Final = 500  # files kept; the least recently used goes first
CHECK_SECONDS: Final = 3  # of computing, for reading a file from a stranger, in another process

_known: OrderedDict[tuple[str, bytes], Any] = OrderedDict()
_lock = Lock()
_reading = Lock()  # one file at a time, so that threads leave the event loop its share


def values_of(setting: Setting) -> Any:
    """The values of a setting, checked by the game itself. Raises ValuesError. It may take long if they are new."""
    key = setting.game, sha256(setting.values.encode()).digest()
    with _lock:
        if key in _known:
            _known.move_to_end(key)
            return _known[key]
    with _reading:
        found = title(setting.game).engine.values_from_text(setting.values, setting.values_file)
    with _lock:
        _known[key] = found
        while len(_known) > MAX_FILES:
            _known.popitem(last=False)
    return found


async def read_values(setting: Setting) -> None:
    """Read values that were accepted before, in a thread, so that `values_of` knows them."""
    if setting.values:
        await asyncio.to_thread(values_of, setting)


def checked_values(setting: Setting) -> str:
    """The values as they are stored: without comments, in which people may have written anything, also about others,
    and without what a file says about its owner.

    Refuses what the game does not accept. For another process: a stranger's file may take any time.
    """
    title(setting.game).engine.values_from_text(setting.values, setting.values_file)
    source = ValuesSource(setting.values_file, setting.values)
    values = toml_text(source.data) if any(source.aside.values()) else without_comments(setting.values)
    return values if values.strip() else ""
