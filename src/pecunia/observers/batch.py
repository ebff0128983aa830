"""Many games side by side, each waiting at a question that no bot answers. They may have different options. Vector
environments and training step these.

batch = Batch(deal, games, actions, max_turns, seat, bots)
batch.deal(index)           # for every game; then
batch.look()                # writes the questions
batch.step(numbers)         # one answer for every game; finished games are in `ended`, and new ones are dealt
batch.step_slots(slots)     # the same, with answers named by their slots
"""

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16

from pecunia.bots.guard import Guarded, guarded
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question
from pecunia.observers.observer import Observer

EVERY_SEAT: Final = -1
NO_MOVE: Final = Move(-1, "")  # the answer that names no move at all


class Dealt:
    """A new game, and the observer for its options."""

    def __init__(self, game: Game, observer: Observer) -> None:
        self.game = game
        self.observer = observer


class Ended:
    """A game that is over, or was broken off by the turn limit or by an illegal move."""

    def __init__(self, index: int, seat: int, game: Game, row: bytes, illegal: Move | None) -> None:
        self.index = index
        self.seat = seat  # the seat that answered last
        self.game = game
        self.row = row  # what that seat sees at the end
        self.illegal = illegal


class Batch:
    """The games. `deal` gives the next game at an index. Only `seat` learns, and `bots` (clockwise, as `guarded` takes
    them) play the other seats; or there are no bots and `seat` is EVERY_SEAT.

    The questions are written as bytes, one game after the other, all numbers with the lowest byte first. `rows` are the
    observations, `seats` the seats that are asked (a byte each). With `by_slots` there are `counts`, the number of
    legal moves that have a slot (two bytes each), and for each of these moves its slot in `slots` (two bytes) and its
    number in `numbers` (four bytes). Otherwise there is `legal`: imagine the masks of all games laid end to end, with
    `actions` places each; these are the positions of the legal moves in them (eight bytes each).
    """

    def __init__(
        self,
        deal: Callable[[int], Dealt],
        games: int,
        actions: int,
        max_turns: int,
        seat: int,
        bots: list[Any],
        by_slots: bool = False,
    ) -> None:
        self.next_game = deal
        self.actions = actions
        self.max_turns = max_turns
        self.seat = seat
        self.by_slots = by_slots
        self.games: list[Game] = []
        self.observers: list[Observer] = []
        self.bots: list[list[Guarded]] = []
        for index in range(games):
            dealt = deal(index)
            self.games.append(dealt.game)
            self.observers.append(dealt.observer)
            self.bots.append([guarded(bot) for bot in bots])
        self.rows = BytesWriter()
        self.seats = BytesWriter()
        self.legal = BytesWriter()
        self.counts = BytesWriter()
        self.slots = BytesWriter()
        self.numbers = BytesWriter()
        self.ended: list[Ended] = []

    def deal(self, index: int) -> None:
        """Deal a new game and play it up to the first question that no bot answers. If there is none, deal another."""
        while not self._dealt(index):
            pass

    def _dealt(self, index: int) -> bool:
        dealt = self.next_game(index)
        game = dealt.game
        game.start = None  # nobody takes moves back here, and less memory means better use of the processor's caches
        self.games[index] = game
        self.observers[index] = dealt.observer
        for step, bot in enumerate(self.bots[index]):
            bot.begin(stream_of(f"{game.seed}.bot.{(self.seat + 1 + step) % game.seats}"))
        return self._goes_on(index, game)

    def step(self, numbers: list[int]) -> None:
        """Play the move with this number in every game."""
        self.ended = []
        self._forget()
        for index, number in enumerate(numbers):
            self._answer(index, self.games[index].all_moves()[number])
            self._look(index)  # at once, while the game is in the caches

    def step_slots(self, slots: list[int]) -> None:
        """Play the move in this slot in every game. A slot without a legal move ends the game like an illegal move."""
        self.ended = []
        self._forget()
        for index, slot in enumerate(slots):
            question = self.games[index].question
            assert question is not None
            move = self.observers[index].move_at(question, slot)
            self._answer(index, NO_MOVE if move is None else move)
            self._look(index)

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
                bot = bots[(question.player - self.seat - 1) % game.seats]
                game.play(bot.choose(game.view(question.player)))
                question = _asked(game)
        game.played = None
        if question is not None and game.turn <= self.max_turns:
            return True
        for bot in self.bots[index]:
            bot.end(game.outcome)
        return False

    def _end(self, index: int, seat: int, game: Game, illegal: Move | None) -> None:
        row = self.observers[index].observe(game.view(seat))
        self.ended.append(Ended(index, seat, game, row, illegal))
        self.deal(index)

    def look(self) -> None:
        """Write the questions of all games."""
        self._forget()
        for index in range(len(self.games)):
            self._look(index)

    def _forget(self) -> None:
        for writer in (self.rows, self.seats, self.legal, self.counts, self.slots, self.numbers):
            writer.truncate(0)

    def _look(self, index: int) -> None:
        game = self.games[index]
        question = game.question
        assert question is not None
        observer = self.observers[index]
        observer.write(game.view(question.player), self.rows)
        self.seats.append(question.player)
        if self.by_slots:
            write_i16_le(self.counts, i16(observer.write_slots(question, self.slots, self.numbers)))
            return
        legal = self.legal
        actions = self.actions
        first = index * actions
        for move in question.moves:
            if move.number < actions:  # amounts beyond the action space are left out
                write_i64_le(legal, first + move.number)

    def close(self) -> None:
        for bots in self.bots:
            for bot in bots:
                bot.close()


def _asked(game: Game) -> Question | None:
    """(A function, because compiled code would assume that `game.question` has the same type after a move.)"""
    return game.question
