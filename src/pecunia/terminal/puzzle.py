"""Puzzles in the terminal: the table, one question, what a search thinks of the answer, and then the next puzzle."""

from collections.abc import Callable

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
from pecunia.terminal.screen import Screen
from pecunia.terminal.style import ACTIVE, MUTED, STRONG, glyphs_for
from pecunia.texts import Texts

LEAVE = "q"
EXPLAIN = "?"


def ask(game: str, number: int | None, texts: Texts, console: Console) -> int:
    """Ask one puzzle after the other, until somebody leaves. Without a number the first is the puzzle of the day."""
    count = len(puzzles(game))
    wanted = number or today().toordinal() % count + 1
    asked = puzzle(game, wanted)  # refuses a number that does not exist before the screen changes
    screen = Screen(console, glyphs_for(console).prompt)
    try:
        screen.open()
        while Asking(asked, texts, screen).run():
            asked = puzzle(game, asked.number % count + 1)
    except (KeyboardInterrupt, EOFError):
        pass
    finally:
        screen.close()
    return 0


class Asking:
    """One puzzle that is put to somebody."""

    def __init__(self, asked: Puzzle, texts: Texts, screen: Screen) -> None:
        self.puzzle = asked
        self.texts = texts
        self.screen = screen
        self.game: Game = asked.dealt(today().isoformat())
        self.view: View = self.game.view(asked.seat)
        self.notice = ""
        you = texts.attribute("terminal-you", asked.game) or texts.text("terminal-you")
        names = [
            you if seat == asked.seat else f"{texts.text('terminal-bot')} {seat_letter(seat)}"
            for seat in range(asked.players)
        ]
        self.picture = picture_of(self.game, texts, names, glyphs_for(screen.console))

    @property
    def width(self) -> int:
        return self.screen.console.width

    def run(self) -> bool:
        """Whether the person wants another one."""
        move = self._answer()
        if move is None:
            return False
        typed = self._pages(lambda: self._verdict(move), "terminal-puzzle-next")
        return typed.lower() != LEAVE

    def _frame(self, typed: str) -> Lines:
        """The number of the puzzle, the card that it is about, and the table with the question."""
        facts = {"number": self.puzzle.number, "count": len(puzzles(self.puzzle.game))}
        head = [Text(f" {self.texts.text('terminal-puzzle', **facts)} ", ACTIVE)]
        card = self.picture.in_play(self.view)
        if card is not None:
            said = self.texts.text("terminal-puzzle-card", card=card.name, text=card.text)
            head += wrapped(Text(said, MUTED), self.width)
        table = Frame(self.picture, self.width, self.screen.height - len(head))
        return [*head, *table.lines(self.view, [], self.notice)]

    def _answer(self) -> Move | None:
        """The answer, typed as a number or in notation, or chosen; None if the person leaves."""
        asked = self.texts.text("terminal-puzzle-prompt", most=len(self.view.moves))

        def turned(key: str, typed: str, lines: Lines) -> str:
            return self.picture.turned(self.view, key, typed, lines)

        while True:
            typed = self.screen.ask(self._frame, lambda: asked, turn=turned)
            self.notice = ""
            if typed.lower() == LEAVE:
                return None
            if typed == EXPLAIN:
                self._pages(self._choices, "terminal-enter")
                continue
            move = None if typed.startswith(EXPLAIN) else self._meant(self.picture.read(self.view, typed))
            if move is not None and self.view.why_not(move) is None:
                return move
            self.notice = self._explained(typed.removeprefix(EXPLAIN).strip()) if typed else ""

    def _pages(self, make: Callable[[], Lines], last: str) -> str:
        return self.screen.pages(make, self.texts.text(last), self.texts.text("terminal-more"))

    def _explained(self, topic: str) -> str:
        return explained(self.view, self.picture, self.game, topic)

    def _choices(self) -> Lines:
        """Every choice, explained."""
        numbers = range(1, len(self.view.moves) + 1)
        return [line for number in numbers for line in wrapped(Text(self._explained(str(number))), self.width)]

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
        right = move.text == self.puzzle.best
        told = self.texts.text("terminal-puzzle-right" if right else "terminal-puzzle-wrong")
        lines = wrapped(Text(told, STRONG), self.width)
        lines += [*wrapped(Text(self.texts.text("terminal-hint-how"), MUTED), self.width), Text()]
        page = HintPage(self.picture, self.width, self.screen.height)
        for number, judged in enumerate(self.puzzle.judged):
            candidate = Candidate(self.game.move(judged.move), judged.chance, judged.tried)
            candidate.reasons = [(topic, 1.0 if good else -1.0) for good, topic in judged.topics]
            lines += page.candidate(self.view, candidate, number == 0, bool(judged.reasons))
        return lines
