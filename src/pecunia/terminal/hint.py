"""The answer to `h`: what a strong bot thinks of the moves, with the chance to win and what makes the difference."""

from typing import Any, Final

from rich.text import Text

from pecunia.bots.advice import advise
from pecunia.bots.explain import REASONED, Candidate
from pecunia.bots.levels import LEVELS, Level
from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.view import View
from pecunia.terminal.elements import Lines, joined, wrapped
from pecunia.terminal.picture import Picture
from pecunia.terminal.style import ACTIVE, FRESCO, MUTED, STRONG

ADVISER: Final[Level] = LEVELS[5]
BUDGET: Final = Budget(400, 1000)
MAX_SHOWN: Final = REASONED
INDENT: Final = 9  # marker, chance


def advice(game: Game, view: View) -> list[Candidate]:
    """What the adviser thinks of the moves. It has a random stream of its own, so asking does not change the game."""
    moves = 0 if game.played is None else game.played.number
    stream = stream_of(f"{game.seed}.hint.{view.seat}.{moves}")
    return advise(view, stream, BUDGET)


class HintPage:
    """The hint page for the seat that is asked, on a screen of a certain size."""

    def __init__(self, picture: Picture[Any], width: int, height: int) -> None:
        self.picture = picture
        self.words = picture.words
        self.width = width
        self.height = height

    def lines(self, view: View, candidates: list[Candidate]) -> Lines:
        words = self.words
        if not candidates:
            return wrapped(Text(words.text("terminal-hint-none")), self.width)
        title = words.text("terminal-hint", bot=words.text(f"bot-{ADVISER.name}"))
        lines = wrapped(Text(f" {title} ", ACTIVE), self.width)
        lines += [*wrapped(Text(words.text("terminal-hint-how"), MUTED), self.width), Text()]
        shown = 0
        for candidate in candidates[:MAX_SHOWN]:
            entry = self.candidate(view, candidate, shown == 0, len(candidates) > 1)
            if shown and len(lines) + len(entry) >= self.height:  # the last line says how many are left out
                break
            lines += entry
            shown += 1
        left = len(view.moves) - shown
        return lines + self._indented(Text(words.text("terminal-hint-rest", count=left), MUTED), "") if left else lines

    def candidate(self, view: View, candidate: Candidate, best: bool, rivals: bool) -> Lines:
        """The chance and the move, and below it what speaks for and against the move."""
        words, move = self.words, candidate.move
        digits = len(str(len(view.moves))) + 2
        number = f"{f'[{view.moves.index(move) + 1}]':>{digits}} " if self.picture.summary(view) is None else ""
        sentence = self.picture.painted(
            Text.assemble(
                (number, STRONG), (words.move(view, move), STRONG if best else ""), (f" ({move.text})", MUTED)
            )
        )
        chance = words.text("terminal-hint-chance", chance=round(candidate.chance * 100))
        head = f"{words.glyphs.turn if best else ' '} {chance:>{INDENT - 4}}"
        tried = Text(words.text("terminal-hint-tried", count=candidate.tried), MUTED)
        if rivals:
            tried = Text.assemble(joined(self._reasons(candidate), "  "), (f" {words.glyphs.dot} ", MUTED), tried)
        return [*self._indented(sentence, head), *self._indented(tried, "")]

    def _reasons(self, candidate: Candidate) -> list[Text]:
        if not candidate.reasons:
            return [Text(self.words.text("terminal-hint-same"))]
        return [
            Text.assemble(("+ ", STRONG) if by > 0 else ("– ", FRESCO), self.words.text(f"topic-{topic}"))
            for topic, by in candidate.reasons
        ]

    def _indented(self, text: Text, head: str) -> Lines:
        first, *rest = wrapped(text, self.width - INDENT)
        return [
            Text.assemble((f"{head:<{INDENT}}", STRONG), first),
            *(Text.assemble(" " * INDENT, line) for line in rest),
        ]
