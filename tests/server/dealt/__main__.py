"""`pecunia serve` that deals the same every time: what a test sees of a game does not change from run to run.

Real tables are dealt by chance that nobody can guess. Here the seed comes from what was asked for and how many tables
the same person has had laid, so that it does not matter which tests the server has met before. PECUNIA_DEALS is a word
for other deals.

(A module of this name, because processes that think for bots load again what the main module loads, but not this one.)
"""

import hashlib
import os
from collections import Counter

from pecunia.cli import main
from pecunia.server.messages import Setting
from pecunia.server.tables.registry import House
from pecunia.server.tables.room import Room

_lay = House._lay
_laid: Counter[str] = Counter()


async def _lay_the_same(house: House, host: str, setting: Setting, seed: str = "", start: str = "") -> Room:
    _laid[host] += 1
    deal = f"{os.environ.get('PECUNIA_DEALS', '')} {setting} {_laid[host]}"
    return await _lay(house, host, setting, seed or hashlib.sha256(deal.encode()).hexdigest()[:32], start)


setattr(House, "_lay", _lay_the_same)  # noqa: B010 (for the type checker a method is none to give)
main()
