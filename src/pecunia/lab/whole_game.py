"""Lets bots play a game to its end."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Self

from pecunia.bots import Bot
from pecunia.bots.guard import SECONDS, Guarded
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.lab.durations import Thinking
from pecunia.lab.faults import Fault

TURN_LIMIT = 1000  # no rule limits the length of a game (A165), but the lab does

Watch = Callable[[Game], Move | None]  # looks at a game before each decision, and may decide instead of the bot


class Sitting:
    """Bots that play one game after another, even if they fail. A program is started once for all its games."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds  # the time that a program has for a move
        self._bots: dict[str, list[Guarded]] = {}

    def play(
        self,
        game: Game,
        names: Sequence[str],
        seed: str,
        thinking: Sequence[Thinking] | None = None,
        watch: Watch | None = None,
    ) -> int:
        """Let the bots with these names play a game, each with a stream of its own. Returns the number of decisions."""
        places: Counter[str] = Counter()
        bots = []
        for seat, name in enumerate(names):
            known = self._bots.setdefault(name, [])
            if places[name] == len(known):
                known.append(Guarded(name, self._seconds))
            bots.append(known[places[name]])
            places[name] += 1
            bots[seat].begin(stream_of(f"{seed}.bot.{seat}"))
        decisions = play(game, bots, thinking, watch)
        for bot in bots:
            bot.end(game.outcome)
        return decisions

    def take_faults(self) -> list[Fault]:
        """The faults since the last call."""
        return [note.plain() for bots in self._bots.values() for bot in bots for note in bot.take_notes()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for bots in self._bots.values():
            for bot in bots:
                bot.close()


def play(
    game: Game, bots: Sequence[Bot], thinking: Sequence[Thinking] | None = None, watch: Watch | None = None
) -> int:
    """Play to the end, or to the turn limit. Returns the number of decisions. `thinking` has a clock for each seat."""
    decisions = 0
    question = game.question
    while question is not None and game.turn <= TURN_LIMIT:
        seat = question.player
        taken = None if watch is None else watch(game)
        if taken is not None:
            move = taken
        elif thinking is None or len(question.moves) == 1:
            move = bots[seat].choose(game.view(seat))
        else:
            began = thinking[seat].begin()
            move = bots[seat].choose(game.view(seat))
            thinking[seat].end(began)
        game.play(move)
        decisions += 1
        question = game.question
    return decisions
