"""One way to let bots play: a game to its end, and many pieces of work on one core or several."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from pecunia.bots import Bot, make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.lab.durations import Thinking

TURN_LIMIT = 1000  # no rule bounds the length of a game (A165); a lab does
Piece = TypeVar("Piece")
Result = TypeVar("Result")


def seated(names: Sequence[str], seed: str) -> list[Bot]:
    """The bots of a game, each with a stream of its own."""
    return [make_bot(name, stream_of(f"{seed}.bot.{seat}")) for seat, name in enumerate(names)]


def play(game: Game, bots: Sequence[Bot], thinking: Sequence[Thinking] | None = None) -> int:
    """Play to the end, or to the turn limit; how many decisions it took. `thinking`, by seat, is told how long each."""
    decisions = 0
    question = game.question
    while question is not None and game.turn <= TURN_LIMIT:
        seat = question.player
        if thinking is None or len(question.moves) == 1:
            move = bots[seat].choose(game.view(seat))
        else:
            began = thinking[seat].begin()
            move = bots[seat].choose(game.view(seat))
            thinking[seat].end(began)
        game.play(move)
        decisions += 1
        question = game.question
    return decisions


def spread(work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int) -> Iterator[Result]:
    """The results in the order of the pieces, however many processes work on them."""
    if jobs <= 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(min(jobs, len(pieces) or 1)) as pool:
        coming = [pool.submit(work, piece) for piece in pieces]
        try:
            for result in coming:
                yield result.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
