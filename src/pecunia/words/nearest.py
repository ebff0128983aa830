"""When somebody points at a thing that cannot be used: finds the move they mean and why it cannot be played."""

from pecunia.core.errors import NotAMove, Reason
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter

# These reasons only say that it is not the right moment. A reason about the thing itself says more. A reason about a
# module that is not in play says less, because nobody meant that.
OF_THE_MOMENT = {"not-now", "no-other-card-in-play"}


def meant(game: Game, seat: int, text: str) -> list[Move]:
    """The move with this text; else all moves that name the thing, beginning with answers to the open question.

    A thing is what stands after the first word of a move: `line-cutter`, `B M`, `B 2`, `M3`. A player's own place may
    be named with the letter of the seat, although the moves leave it out. Raises NotAMove if nothing has this name.
    """
    try:
        return [game.move(text)]
    except NotAMove:
        own = text.removeprefix(f"{seat_letter(seat)} ") if seat >= 0 else text
        named = [move for move in game.all_moves() if move.text.partition(" ")[2] in (text, own) and " " in move.text]
        if not named or not text:
            raise
    asked = {_verb(move) for move in game.question.moves} if game.question is not None else set()
    return sorted(named, key=lambda move: _verb(move) not in asked)


def why_not(game: Game, seat: int, text: str) -> tuple[Move, Reason | None]:
    """The move that is meant, and why the seat may not play it now; None if it may. Raises NotAMove."""
    view = game.view(seat)
    return min(
        [(move, view.why_not(move)) for move in meant(game, seat, text)], key=lambda found: says_little(found[1])
    )


def says_little(reason: Reason | None) -> int:
    """How little a reason says about the thing that somebody points at."""
    if reason is None:
        return 0
    return 3 if reason.key.startswith("module") else 2 if reason.key in OF_THE_MOMENT else 1


def _verb(move: Move) -> str:
    return move.text.partition(" ")[0]
