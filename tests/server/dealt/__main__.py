"""A server that deals the same every time: what a test sees of a game does not change from run to run.

Real tables are dealt by chance that nobody can guess. Here the seed comes from what was asked for and how many tables
the same person has had laid, so that it does not matter which tests the server has met before. PECUNIA_DEALS is a word
for other deals.

(A module of this name, because processes that think for bots load again what the main module loads, but not this one.)
"""

import hashlib
import os
import sys
from collections import Counter

from pecunia.server.messages import Setting
from pecunia.server.run import run
from pecunia.server.settings import settings_from
from pecunia.server.startup_notice import StartupNotice
from pecunia.texts import Texts


class SameSeeds:
    def __init__(self, word: str) -> None:
        self._word = word
        self._tables: Counter[str] = Counter()  # by host

    def __call__(self, host: str, setting: Setting) -> str:
        self._tables[host] += 1
        deal = f"{self._word} {setting} {self._tables[host]}"
        return hashlib.sha256(deal.encode()).hexdigest()[:32]


def main(port: str) -> None:
    settings = settings_from(port=int(port))
    notice = StartupNotice(Texts.for_user(None), settings.port, opens=False)
    run(settings, notice.ready, new_seed=SameSeeds(os.environ.get("PECUNIA_DEALS", "")))


if __name__ == "__main__":
    main(sys.argv[1])
