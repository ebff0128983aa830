"""Six levels to play against, from the bucket carrier to the latrine king.

All but the king look one move ahead, and now and then play a random move: the higher the level, the less often. The
king searches. His search is limited by a number of imagined games, so that he plays the same on every machine. The time
limit only matters on slow machines and at large tables. `pecunia levels` measures how far apart the levels are.
"""

from typing import Final

from pecunia.bots.bot import Bot
from pecunia.bots.greedy import Greedy
from pecunia.bots.search import Budget, Search
from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.view import View


class Level:
    """What a level may spend on a move, and how many of a hundred moves (`slips`) it plays at random."""

    def __init__(self, number: int, name: str, slips: int, iterations: int, milliseconds: int) -> None:
        self.number = number
        self.name = name
        self.slips = slips
        self.iterations = iterations
        self.milliseconds = milliseconds

    def player(self, stream: Stream) -> Bot:
        """A bot of this level."""
        if self.iterations > 0:
            return Search(stream, Budget(self.iterations, self.milliseconds))
        return SlippingGreedy(stream, self.slips)


class SlippingGreedy:
    """Looks one move ahead, except when it slips and plays a random move."""

    def __init__(self, stream: Stream, slips: int) -> None:
        self.stream = stream
        self.slips = slips
        self.awake = Greedy(stream)

    def choose(self, view: View) -> Move:
        if self.stream.below(100) < self.slips:
            return self.stream.choose(view.moves)
        return self.awake.choose(view)

    def remembers(self) -> bool:
        return False


LEVELS: Final = [
    Level(1, "bucket-carrier", 75, 0, 50),
    Level(2, "sponge-washer", 50, 0, 50),
    Level(3, "doorkeeper", 30, 0, 50),
    Level(4, "latrine-tenant", 12, 0, 50),
    Level(5, "latrine-master", 0, 0, 50),
    Level(6, "latrine-king", 0, 400, 1000),
]
