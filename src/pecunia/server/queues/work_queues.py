"""The queues of a server for what people ask for beside play."""

from typing import Final

from pecunia.server.queues.fair_turns import Limits
from pecunia.server.queues.job_pool import JobPool

# All the people at one address together have one process of a kind at most, so there is one for the others.
# Somebody waits at the screen for quick work: reading a file of values, a replay, a moment of a record.
QUICK: Final = Limits(at_once=2, at_once_of_group=1, waiting=200, waiting_of_person=40)
# Slow work takes long and much memory: a print, a replay as a file.
SLOW: Final = Limits(at_once=2, at_once_of_group=1, waiting=40, waiting_of_person=6)
SLOW_NICENESS: Final = 5  # lower priority: games in progress come first


class WorkQueues:
    def __init__(self) -> None:
        self.quick = JobPool("quick", QUICK)
        self.slow = JobPool("slow", SLOW, SLOW_NICENESS)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
