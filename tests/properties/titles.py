"""What the properties ask of every game: tables to play at, and what must hold at them."""

import os
from collections.abc import Iterator
from typing import Generic, TypeVar

from pecunia.core.chance import Stream, stream_of
from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.core.record import write_record

# `make test` plays a few hundred games of each title; `make soak` plays a hundred thousand of each.
GAMES = int(os.environ.get("PECUNIA_GAMES", "400"))
# The tests are split: so all cores have something to do, and a long run is seen to move.
SHARDS = max(8, GAMES // 1000)
DECISION_LIMIT = 20_000  # no random game comes near it: one that does is stuck

G = TypeVar("G", bound=Game)


class Watch:
    """Listens to one game from its beginning; the table must agree with what was told at every moment."""

    def __call__(self, happening: Happening) -> None:
        raise NotImplementedError

    def check(self) -> None:
        raise NotImplementedError


class Title(Generic[G]):
    """What one game brings to the properties."""

    name: str
    table: tuple[int, G] | None = None  # what is played now, for the report of a failure

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
        """What must hold at every moment: nothing is lost, nothing stands where it may not."""
        raise NotImplementedError

    def check_end(self, game: G) -> None:
        """What must hold of a game that is over."""
        raise NotImplementedError

    def watch(self, game: G) -> Watch:
        raise NotImplementedError

    def face_down(self, game: G) -> list[int]:
        """How many cards lie in each pile that nobody has seen: a pile that shrinks has shown something."""
        raise NotImplementedError

    def has_secrets_to_show(self, game: G) -> bool:
        """Whether the next move may rightly show what was hidden until now."""
        return False

    def keep_what_moves_show(self, game: G, twin: G) -> None:
        """Give a twin whose unseen cards were dealt anew those that the next move may lay open."""
        raise NotImplementedError

    def comparable(self, told: list[Happening], seat: int) -> list[Facts]:
        """What a seat hears of another player's move, without what is news to it, rightly."""
        raise NotImplementedError
