"""The move that turned a finished game, for each seat: where its chance to win fell most, or rose most if it won."""

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.games import from_record
from pecunia.review.review import chances_of
from pecunia.server.background.replays import RememberingTexts, replayed_moves
from pecunia.server.messages import TurningPoint
from pecunia.words.glyphs import PAGE
from pecunia.words.words_of import words_of

LEAST = 0.02  # of a victory: a smaller change turned nothing


def turning_points(record: str, language: str) -> list[TurningPoint | None]:
    """By seat; None for a seat whose chance never changed much, and for all if nobody has won."""
    game, read = from_record(record)
    if game.outcome is None:
        raise PecuniaError("not-over")
    chances = chances_of(game)
    winners = game.outcome.winners
    steps = [_turn(chances, seat, seat in winners) for seat in range(game.seats)] if winners else []
    words = words_of(game, RememberingTexts(language), read.names(game.seats), PAGE)
    found: dict[int, TurningPoint] = {}
    for number, (_, played, said, happenings) in enumerate(replayed_moves(game, words), 1):
        for seat in [seat for seat, step in enumerate(steps) if step == number]:
            before, after = chances[number - 1][seat], chances[number][seat]
            lines = [words.line(happening, SPECTATOR) for happening in words.in_one(happenings)]
            told = lines or [said]
            found[seat] = TurningPoint(number, played.turn, played.player, told, before, after)
    return [found.get(seat) for seat in range(game.seats)]


def _turn(chances: list[list[float]], seat: int, won: bool) -> int:
    """The number of the move that changed the chance of a seat most, against it or for it; 0 if none changed it much.

    The last move does not count: everybody knows that it ended the game.
    """
    sign = 1.0 if won else -1.0
    changes = [sign * (now[seat] - then[seat]) for then, now in zip(chances[:-2], chances[1:-1], strict=True)]
    best = max(changes, default=0.0)
    return changes.index(best) + 1 if best >= LEAST else 0
