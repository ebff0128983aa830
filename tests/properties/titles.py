"""What the properties need from every game: tables to play at, and what must hold at them."""

import os
from collections.abc import Iterator
from typing import Generic, TypeVar

from pecunia.core.chance import Stream, stream_of
from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.core.record import write_record

# `make test` plays a few hundred games of each title; `make soak` plays a hundred thousand of each.
GAMES = int(os.environ.get("PECUNIA_GAMES", "400"))
# The tests are split, so that all cores have something to do and a long run shows progress.
SHARDS = max(8, GAMES // 1000)
DECISION_LIMIT = 20_000  # no random game comes near it: one that does is stuck

G = TypeVar("G", bound=Game)


class Watch:
    """Listens to one game from its beginning. The table must agree with the happenings at every moment."""

    def __call__(self, happening: Happening) -> None:
        raise NotImplementedError

    def check(self) -> None:
        raise NotImplementedError


class Title(Generic[G]):
    """What one game provides for the properties."""

    name: str
    table: tuple[int, G] | None = None  # the game played now, for the report of a failure

    def opened(self, number: int) -> G:
        """A new game. Every combination of options comes up in turn."""
        raise NotImplementedError

    def tables(self, games: int, shard: int = 0, shards: int = 1) -> Iterator[tuple[int, G, Stream]]:
        """Games to play, each with a stream for its moves."""
        for number in range(shard, games, shards):
            game = self.opened(number)
            self.table = (number, game)
            yield number, game, stream_of(f"moves-{number}")
        self.table = None

    def record(self) -> str:
        """The game played now, up to its last move."""
        assert self.table is not None
        game = self.table[1]
        return write_record(game, ["random"] * game.seats)

    def check(self, game: G) -> None:
        """What must hold at every moment: nothing is lost, and nothing is where it may not be."""
        raise NotImplementedError

    def check_end(self, game: G) -> None:
        """What must hold when a game is over."""
        raise NotImplementedError

    def watch(self, game: G) -> Watch:
        raise NotImplementedError

    def face_down(self, game: G) -> list[int]:
        """How many cards are in each pile that nobody has seen. A pile that shrinks has revealed something."""
        raise NotImplementedError

    def has_secrets_to_show(self, game: G) -> bool:
        """Whether the next move may rightly reveal what was hidden until now."""
        return False

    def keep_what_moves_show(self, game: G, twin: G) -> None:
        """Give the twin, which has other unseen cards, the same ones wherever the next move may reveal them."""
        raise NotImplementedError

    def comparable(self, told: list[Happening], seat: int) -> list[Facts]:
        """What a seat hears about another player's move, without what may rightly be news to it."""
        raise NotImplementedError
