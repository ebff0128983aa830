"""Tells a recorded game: step by step with the table in a terminal, elsewhere turn by turn in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import seat_letter
from pecunia.core.record import Record
from pecunia.games import from_record
from pecunia.games import replay as steps_of
from pecunia.terminal.elements import Lines, wrapped
from pecunia.terminal.frame import MAX_TOLD, Frame
from pecunia.terminal.log import Log, LoggedHappening, told_lines
from pecunia.terminal.picture import Picture
from pecunia.terminal.pictures import picture_of
from pecunia.terminal.screen import Screen
from pecunia.terminal.style import ACTIVE, glyphs_for
from pecunia.texts import Texts
from pecunia.titles.title import read_text

NEXT, BACK, LATER, EARLIER, FIRST, LAST, LOG, LEAVE = "next", "back", "later", "earlier", "first", "last", "l", "q"
KEYS: Final = {
    **dict.fromkeys(("right", "wheel-down", " "), NEXT),
    **dict.fromkeys(("left", "wheel-up", "backspace"), BACK),
    **dict.fromkeys(("down", "pagedown"), LATER),
    **dict.fromkeys(("up", "pageup"), EARLIER),
    **{"home": FIRST, "end": LAST, "l": LOG, "q": LEAVE, "escape": LEAVE},
}


def replay(file: Path, turn: int | None, seat: int, texts: Texts, console: Console) -> int:
    """Show the whole game, or the table at the beginning of a turn. A negative seat is a spectator."""
    game, record = from_record(read_text(file), str(file))
    if seat >= game.seats:
        raise OptionError("option-seat", value=seat_letter(seat))
    if turn is not None:
        if not 1 <= turn <= game.turn:
            raise OptionError("option-turn", value=turn, most=game.turn)
        game = game.earlier(sum(played.turn >= turn for played in game.history()))
    picture = picture_of(game, texts, record.names(game.seats), glyphs_for(console))
    screen = Screen(console, picture.words.glyphs.prompt)
    if turn is None and screen.keyboard is not None:
        Stepping(record, seat, picture, texts, screen).run()
        return 0
    if turn is None:
        for line in told_lines(picture, [*_opening(game), *Log(game).told], seat):
            for each in wrapped(line, console.width):
                console.print(each, highlight=False)
    screen.print(Frame(picture, console.width, console.height).lines(game.view(seat), []))
    return 0


class Step(NamedTuple):
    """The game after a move, and how many happenings there had been by then."""

    game: Game
    told: int


class Stepping:
    """Goes through a game, one move or one turn at a time, in both directions."""

    def __init__(self, record: Record, seat: int, picture: Picture[Any], texts: Texts, screen: Screen) -> None:
        self.seat = seat
        self.picture = picture
        self.texts = texts
        self.screen = screen
        games = list(steps_of(record))
        self.told: list[LoggedHappening] = _opening(games[-1])
        self.steps = [Step(games[0], len(self.told))]
        for before, after in zip(games, games[1:], strict=False):
            self.told += _happenings(before, after)
            self.steps.append(Step(after, len(self.told)))
        self.now = 0

    def run(self) -> None:
        try:
            self.screen.open()
            while self._take(self.screen.ask(self._frame, self._prompt, KEYS)):
                pass
        except (KeyboardInterrupt, EOFError):
            pass
        finally:
            self.screen.close()

    def _take(self, answer: str) -> bool:
        """Go where a key or the number of a turn leads. Returns whether to go on."""
        moves: dict[str, Callable[[], int]] = {
            "": lambda: self.now + 1,
            NEXT: lambda: self.now + 1,
            BACK: lambda: self.now - 1,
            LATER: lambda: self._turn(self.steps[self.now].game.turn + 1),
            EARLIER: self._earlier,
            FIRST: lambda: 0,
            LAST: lambda: len(self.steps) - 1,
        }
        if answer in moves:
            self.now = min(max(moves[answer](), 0), len(self.steps) - 1)
        elif answer.isdecimal():
            self.now = self._turn(int(answer))
        elif answer == LOG:
            self.screen.pages(self._log, self.texts.text("terminal-enter"), self.texts.text("terminal-more"))
        return answer.lower() != LEAVE

    def _turn(self, turn: int) -> int:
        """Where a turn begins; the end of the game for one that comes later."""
        found = (number for number, step in enumerate(self.steps) if step.game.turn >= turn)
        return next(found, len(self.steps) - 1)

    def _earlier(self) -> int:
        """The beginning of this turn, or of the one before it."""
        begun = self._turn(self.steps[self.now].game.turn)
        return begun if begun < self.now else self._turn(self.steps[begun - 1].game.turn if begun else 0)

    def _prompt(self) -> str:
        return self.texts.text("terminal-replay-prompt")

    def _frame(self, typed: str) -> Lines:
        """How far the game is, the table, and what has happened last."""
        step = self.steps[self.now]
        said = self.texts.text("terminal-replay", number=self.now, count=len(self.steps) - 1)
        told = told_lines(self.picture, self.told[: step.told], self.seat, MAX_TOLD)
        frame = Frame(self.picture, self.screen.console.width, self.screen.height - 1)
        return [Text(f" {said} ", ACTIVE), *frame.lines(step.game.view(self.seat), told)]

    def _log(self) -> Lines:
        """Everything up to now, the last first, because that is what one wants to look up."""
        told = told_lines(self.picture, self.told[: self.steps[self.now].told], self.seat)
        return [line for each in reversed(told) for line in wrapped(each, self.screen.console.width)]


def _happenings(before: Game, after: Game) -> list[LoggedHappening]:
    """What happened in the last move of a game."""
    told: list[LoggedHappening] = []
    twin = before.copy()
    twin.listener = lambda happening: told.append(LoggedHappening(happening, twin.turn))
    assert after.played is not None
    twin.play(after.played.move)
    return told


def _opening(game: Game) -> list[LoggedHappening]:
    """The beginning of the first turn. The game does not report it, because it begins with the game."""
    start = game.start or game
    if start.question is None:
        return []
    return [LoggedHappening(Happening("turn-began", start.question.player, {"turn": start.turn}, {}), start.turn)]
