"""Many games with the same options side by side, each waiting at a question that no bot answers. Vector environments
step these.

batch = Batch(deal, seeds, observer, games, max_turns, seat, bots)
batch.deal(index, seed)     # for every game; then
batch.look()                # writes the questions to `rows`, `legal` and `seats`
batch.step(numbers)         # one answer for every game; finished games are in `ended`, and new ones are dealt
"""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, write_i64_le

from pecunia.bots.guard import Guarded
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question
from pecunia.observers.observer import Observer

EVERY_SEAT: Final = -1


class Ended:
    """A game that is over, or was broken off by the turn limit or by an illegal move."""

    def __init__(self, index: int, seat: int, game: Game, row: bytes, illegal: Move | None) -> None:
        self.index = index
        self.seat = seat  # the seat that answered last
        self.game = game
        self.row = row  # what that seat sees at the end
        self.illegal = illegal


class Batch:
    """The games. Only `seat` learns, and `bots` (names, clockwise) play the other seats; or there are no bots and
    `seat` is EVERY_SEAT. `seeds` gives the seed of the next game at an index.

    The questions are written as bytes, one game after the other: `rows` are the observations, and `seats` the seats
    that are asked. Imagine the masks of all games laid end to end: `legal` lists the positions of the legal moves in
    them, with eight bytes each.
    """

    def __init__(
        self,
        new: Callable[[int], Game],
        seeds: Callable[[int], int],
        observer: Observer,
        games: int,
        max_turns: int,
        seat: int,
        bots: list[str],
    ) -> None:
        self.new = new
        self.seeds = seeds
        self.observer = observer
        self.max_turns = max_turns
        self.seat = seat
        self.games: list[Game] = [new(0)] * games
        self.rows = BytesWriter()
        self.seats = BytesWriter()
        self.legal = BytesWriter()
        self.ended: list[Ended] = []
        self.moves: list[Move] = self.games[0].all_moves()
        players = len(bots) + 1
        self.bots: list[dict[int, Guarded]] = [
            {(seat + 1 + step) % players: Guarded(name) for step, name in enumerate(bots)} for game in range(games)
        ]

    def deal(self, index: int, seed: int) -> None:
        """Deal a new game and play it up to the first question that no bot answers. If there is none, deal another."""
        while not self._dealt(index, seed):
            seed = self.seeds(index)

    def _dealt(self, index: int, seed: int) -> bool:
        game = self.new(seed)
        game.start = None  # nobody takes moves back here, and less memory means better use of the processor's caches
        self.games[index] = game
        for seat, bot in self.bots[index].items():
            bot.begin(stream_of(f"{seed}.bot.{seat}"))
        return self._goes_on(index, game)

    def step(self, numbers: list[int]) -> None:
        """Play the move with this number in every game."""
        self.ended = []
        self._forget()
        for index, number in enumerate(numbers):
            self._answer(index, self.moves[number])
            self._look(index)  # at once, while the game is in the caches

    def _answer(self, index: int, move: Move) -> None:
        game = self.games[index]
        question = game.question
        assert question is not None
        seat = question.player
        if not question.allows(move):
            self._end(index, seat, game, move)
        else:
            game.play(move)
            if not self._goes_on(index, game):
                self._end(index, seat, game, None)

    def _goes_on(self, index: int, game: Game) -> bool:
        """Let the bots play. Returns whether there is a question left that no bot answers."""
        question = game.question
        if self.seat != EVERY_SEAT:
            bots = self.bots[index]
            while question is not None and question.player != self.seat and game.turn <= self.max_turns:
                game.play(bots[question.player].choose(game.view(question.player)))
                question = _asked(game)
        game.played = None
        if question is not None and game.turn <= self.max_turns:
            return True
        for bot in self.bots[index].values():
            bot.end(game.outcome)
        return False

    def _end(self, index: int, seat: int, game: Game, illegal: Move | None) -> None:
        self.ended.append(Ended(index, seat, game, self.observer.observe(game.view(seat)), illegal))
        self.deal(index, self.seeds(index))

    def look(self) -> None:
        """Write the questions of all games."""
        self._forget()
        for index in range(len(self.games)):
            self._look(index)

    def _forget(self) -> None:
        self.rows.truncate(0)
        self.seats.truncate(0)
        self.legal.truncate(0)

    def _look(self, index: int) -> None:
        game = self.games[index]
        question = game.question
        assert question is not None
        self.observer.write(game.view(question.player), self.rows)
        self.seats.append(question.player)
        legal = self.legal
        actions = len(self.moves)
        first = index * actions
        for move in question.moves:
            if move.number < actions:  # amounts beyond the action space are left out
                write_i64_le(legal, first + move.number)

    def close(self) -> None:
        for bots in self.bots:
            for bot in bots.values():
                bot.close()


def _asked(game: Game) -> Question | None:
    """(A function, because compiled code would assume that `game.question` has the same type after a move.)"""
    return game.question
