"""A server that deals the same cards every time, so that a test sees the same game in every run.

Nobody can guess the seed of a real table. Here the seed comes from the setting and from how many tables the same person
has opened, so it does not matter which tests ran at this server before. Another word in PECUNIA_DEALS gives other
deals. TESTS_SKEW sets its clock wrong by so many seconds. With TESTS_REDIS_SECONDS it waits so long for shared limits.

(This module is called `__main__` because the worker processes of bots import the main module again, except one of
that name.)
"""

import hashlib
import os
import sys
import time
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


def shift_clock(seconds: float) -> None:
    """Let the clock of this process go wrong, as after a battery failure or a bad time server."""
    real = time.time
    vars(time)["time"] = lambda: real() + seconds


def wait_for_redis(seconds: float) -> None:
    """On a busy machine Redis may be too slow for the deadline, and a test could not say what is counted where."""
    from pecunia.server.access import shared_counters

    shared_counters.DEADLINE = seconds


def main(port: str) -> None:
    shift_clock(float(os.environ.get("TESTS_SKEW", "0")))
    if os.environ.get("TESTS_REDIS_SECONDS"):
        wait_for_redis(float(os.environ["TESTS_REDIS_SECONDS"]))
    settings = settings_from(port=int(port))
    notice = StartupNotice(Texts.for_user(None), settings.port, opens=False)
    run(settings, notice.ready, new_seed=SameSeeds(os.environ.get("PECUNIA_DEALS", "")))


if __name__ == "__main__":
    main(sys.argv[1])
