"""A puzzle in the terminal: the table, one question, and what a search thinks of the answer."""

from rich.console import Console
from rich.text import Text

from pecunia.bots.explain import Candidate
from pecunia.core.errors import NotAMove
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter
from pecunia.core.view import View
from pecunia.daily import today
from pecunia.puzzles.collection import Puzzle, puzzle, puzzles
from pecunia.terminal.elements import Lines, wrapped
from pecunia.terminal.frame import Frame
from pecunia.terminal.hint import HintPage
from pecunia.terminal.lookup import explained
from pecunia.terminal.pictures import picture_of
from pecunia.terminal.style import ACTIVE, MUTED, STRONG, glyphs_for
from pecunia.texts import Texts
from pecunia.words.words import printable

LEAVE = "q"


def ask(game: str, number: int | None, texts: Texts, console: Console) -> int:
    """Ask a puzzle once. Without a number it is the puzzle of the day."""
    wanted = number or today().toordinal() % len(puzzles(game)) + 1
    return Asking(puzzle(game, wanted), texts, console).run()


class Asking:
    """One puzzle that is put to somebody."""

    def __init__(self, asked: Puzzle, texts: Texts, console: Console) -> None:
        self.puzzle = asked
        self.texts = texts
        self.console = console
        self.game: Game = asked.dealt(today().isoformat())
        self.view: View = self.game.view(asked.seat)
        you = texts.attribute("terminal-you", asked.game) or texts.text("terminal-you")
        names = [
            you if seat == asked.seat else f"{texts.text('terminal-bot')} {seat_letter(seat)}"
            for seat in range(asked.players)
        ]
        self.picture = picture_of(self.game, texts, names, glyphs_for(console))

    def run(self) -> int:
        facts = {"number": self.puzzle.number, "count": len(puzzles(self.puzzle.game))}
        headline = Text(f" {self.texts.text('terminal-puzzle', **facts)} ", ACTIVE)
        table = Frame(self.picture, self.console.width, self.console.height - 3).lines(self.view, [])
        self._print([headline, *table])
        try:
            move = self._answer()
        except (KeyboardInterrupt, EOFError):
            move = None
        if move is not None:
            self._print(self._verdict(move))
        return 0

    def _answer(self) -> Move | None:
        """The answer, typed as a number or in notation; None if the person leaves."""
        asked = self.texts.text("terminal-puzzle-prompt", most=len(self.view.moves))
        prompt = Text(f"{asked} {self.picture.words.glyphs.prompt} ", MUTED)
        while True:
            typed = printable(self.console.input(prompt))
            if typed.lower() == LEAVE:
                return None
            if typed.startswith("?"):
                self._explain(typed[1:].strip())
                continue
            move = self._meant(self.picture.read(self.view, typed))
            if move is not None and self.view.why_not(move) is None:
                return move
            said = explained(self.view, self.picture, self.game, typed) if typed else ""
            self._print(wrapped(Text(said), self.console.width))

    def _explain(self, topic: str) -> None:
        """Explain the topic; without one, every choice."""
        for each in [topic] if topic else [str(number + 1) for number in range(len(self.view.moves))]:
            said = explained(self.view, self.picture, self.game, each)
            self._print(wrapped(Text(said), self.console.width))

    def _meant(self, typed: str) -> Move | None:
        moves = self.view.moves
        if typed.isdecimal():
            return moves[int(typed) - 1] if 1 <= int(typed) <= len(moves) else None
        try:
            return self.game.move(typed)
        except NotAMove:
            return None

    def _verdict(self, move: Move) -> Lines:
        """Whether the answer was right, then the chances of all answers and what makes the difference."""
        width = self.console.width
        right = move.text == self.puzzle.best
        told = self.texts.text("terminal-puzzle-right" if right else "terminal-puzzle-wrong")
        lines = [Text(), *wrapped(Text(told, STRONG), width)]
        lines += [*wrapped(Text(self.texts.text("terminal-hint-how"), MUTED), width), Text()]
        page = HintPage(self.picture, width, self.console.height)
        for number, judged in enumerate(self.puzzle.judged):
            candidate = Candidate(self.game.move(judged.move), judged.chance, judged.tried)
            candidate.reasons = [(topic, 1.0 if good else -1.0) for good, topic in judged.topics]
            lines += page.candidate(self.view, candidate, number == 0, bool(judged.reasons))
        return lines

    def _print(self, lines: Lines) -> None:
        for each in lines:
            self.console.print(each, no_wrap=True, overflow="crop", highlight=False)
