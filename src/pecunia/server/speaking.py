"""A table in words: the question of the moment, its answers and what happened, for clients that ask for a language."""

from collections.abc import Sequence

from pecunia.core.errors import IllegalMove, NotAMove, PecuniaError
from pecunia.core.happenings import Happening
from pecunia.server.messages import Said
from pecunia.server.table import TableState
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE
from pecunia.words.registry import words_of
from pecunia.words.words import Words

MOST_ANSWERS = 120  # more of them are amounts, which a client asks for otherwise


class Speaker:
    """What one table says, in all languages that its clients have asked for."""

    def __init__(self) -> None:
        self._words: dict[tuple[str, ...], Words] = {}

    def said(self, table: TableState, seat: int, language: str, told: Sequence[Happening]) -> Said:
        """The words of a seat (or of a spectator), as far as it may see."""
        words = self._words_for(table, language)
        game = table.game
        if words is None or game is None:
            return Said("", [], [])
        lines = [words.line(happening, seat) for happening in words.in_one(told)]
        if game.question is None:
            return Said("", [], lines)
        view = game.view(seat)
        moves = view.moves if len(view.moves) <= MOST_ANSWERS else []
        return Said(words.question(view), [words.move(view, move) for move in moves], lines)

    def _words_for(self, table: TableState, language: str) -> Words | None:
        names = [seat.name for seat in table.seats]
        key = (language, *names)
        if key not in self._words and table.game is not None:
            self._words[key] = words_of(table.game, Texts(language), names, UNICODE)
        return self._words.get(key)


def why_not(table: TableState, seat: int, text: str) -> PecuniaError:
    """Why the seat may not play that move now. Raises NotAMove where it is none; `allowed` where nothing forbids it."""
    game = table.game
    if game is None:
        return PecuniaError("not-started")
    try:
        move = game.move(text)
    except NotAMove as error:
        return error
    reason = game.view(seat).why_not(move)
    return PecuniaError("allowed", move=text) if reason is None else IllegalMove(reason, text)
