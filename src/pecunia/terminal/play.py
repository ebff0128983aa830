"""Playing at one terminal: people are asked, bots choose their own moves, and every move is saved."""

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from pecunia.bots import Bot, Guarded
from pecunia.core.errors import IllegalMove, NotAMove, PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import SPECTATOR, View
from pecunia.terminal.elements import Lines, wrapped
from pecunia.terminal.frame import MAX_TOLD, Frame
from pecunia.terminal.hint import HintPage, advice
from pecunia.terminal.log import Log, told_lines
from pecunia.terminal.lookup import explained
from pecunia.terminal.pages import Pages
from pecunia.terminal.pictures import picture_of, shown_name
from pecunia.terminal.saving import save_game
from pecunia.terminal.screen import Screen
from pecunia.terminal.style import STRONG, glyphs_for
from pecunia.texts import Texts
from pecunia.words.fault_words import fault_lines
from pecunia.words.words import printable

PAUSE = 0.6  # seconds after a bot's move


class Seat:
    """A seat: a person at this terminal, or a bot."""

    def __init__(self, name: str, bot: Bot | None = None) -> None:
        self.name = name
        self.bot = bot


class Leave(Exception):
    """Somebody wants to stop for now."""


def play(game: Game, seats: list[Seat], texts: Texts, console: Console, save: Path, pause: float = PAUSE) -> int:
    """Play a game, new or resumed, to its end or until somebody leaves. The exit status is 0 either way."""
    return Session(game, seats, texts, console, save, pause).run()


class Session:
    """One session at the terminal."""

    def __init__(self, game: Game, seats: list[Seat], texts: Texts, console: Console, save: Path, pause: float) -> None:
        self.game = game
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.texts = texts
        self.console = console
        self.save = save
        self.pause = pause
        self.picture = picture_of(game, texts, self.names, glyphs_for(console))
        self.words = self.picture.words
        self.screen = Screen(console, self.words.glyphs.prompt)
        self.log = Log(game)
        self.persons = [seat for seat, who in enumerate(seats) if who.bot is None]
        # Whose view is shown while no person is asked. If several people share the screen, nobody's hand is shown.
        self.audience = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.looking = self.audience
        self.notice = ""
        self.unsaved = False

    def again(self) -> str:
        """The command that continues the saved game."""
        trusted = any(bot.command is not None for bot in self._guarded())
        return f"play {shlex.quote(str(self.save))}{' --trust' if trusted else ''}"

    def run(self) -> int:
        save_game(self.game, self.names, self.save)
        left = False
        try:
            self.screen.open()  # the shell's lines come back afterwards, and no hand stays readable
            self._begin()
            self._go_on()
        except (KeyboardInterrupt, EOFError, Leave):
            left = True
        finally:
            for bot in self._guarded():
                bot.end(self.game.outcome)
                bot.close()
            self.screen.close()
        if self.unsaved:
            save_game(self.game, self.names, self.save)
        if left:
            text = self.texts.text("terminal-saved", command=self.again())
            self.console.print()
            self.console.print(Text(text, STRONG), soft_wrap=True, highlight=False)  # on one line, to be copied
        else:
            self.screen.print(self._end())
        for line in fault_lines([note.plain() for bot in self._guarded() for note in bot.take_notes()], self.texts):
            self.console.print(Text(line), soft_wrap=True, highlight=False)
        return 0

    def _go_on(self) -> None:
        while self.game.question is not None:
            seat = self.game.question.player
            bot = self.seats[seat].bot
            if bot is None:
                self._ask(seat)
            else:
                self._let_choose(self.game.view(seat), bot)

    def _play(self, move: Move) -> None:
        self.game.play(move)
        self._store()

    def _store(self) -> None:
        """Save after every move, so that nothing is lost however the process ends."""
        self.unsaved = True
        try:
            save_game(self.game, self.names, self.save)
            self.unsaved = False
        except PecuniaError as error:  # a full disk must not end the game, which is still in memory
            self.notice = self.texts.error(error)

    # The screen.

    def _frame(self, seat: int, told: Lines) -> Lines:
        frame = Frame(self.picture, self.console.width, self.console.height - 1)
        return frame.lines(self.game.view(seat), told, self.notice)

    def _end(self) -> Lines:
        """The last page, below the table. If both do not fit on the screen, below the last lines of the log instead."""
        page = Pages(self.picture, self.console.width).end(self.game, self.save)
        room = self.console.height - len(page) - 2
        table = Frame(self.picture, self.console.width, room).lines(self.game.view(self.audience), [])
        if len(table) <= room:
            return [*table, Text(), *page]
        told = [
            line
            for each in told_lines(self.picture, self.log.told, self.audience)
            for line in wrapped(each, self.console.width)
        ]
        return [*told[max(len(told) - room, 0) :], Text(), *page]

    def _told(self, seat: int, most: int) -> Lines:
        """What happened since the seat's last turn began, at most the last `most` lines."""
        past = self.game.history()
        turns = [played.turn for played in past if played.player == seat and played.turn < self.game.turn]
        told = self.log.since_turn(turns[-1] if turns else 1)
        return told_lines(self.picture, told, seat, most)

    def _pages(self, make: Callable[[], Lines], last: str) -> None:
        self.screen.pages(make, last, self.texts.text("terminal-more"))

    def _begin(self) -> None:
        """Show the first page. For a resumed game it says at which turn it continues."""
        bots = [seat.bot is not None for seat in self.seats]

        def page() -> Lines:
            return Pages(self.picture, self.console.width).start(self.game.view(SPECTATOR), self.game, bots, self.save)

        if not self.persons:
            self.screen.show(page())
        elif self.game.played is None:
            self._pages(page, self.texts.text("terminal-begin"))
        else:
            self._pages(page, self.texts.text("terminal-continue", turn=self.game.turn))

    # Bots.

    def _let_choose(self, view: View, bot: Bot) -> None:
        before = len(self.log.told)
        move = bot.choose(view)
        self._heed(bot)
        self._play(move)
        news = self.log.told[before:]
        if not news:
            return
        self.looking = self.audience

        def frame() -> Lines:
            return self._frame(self.audience, self._told(self.audience, MAX_TOLD))

        if self.console.is_terminal:
            self.screen.show(frame())
        else:
            for text in told_lines(self.picture, news, self.audience):
                self.screen.print(wrapped(text, self.console.width))
        self.screen.rest(self.pause, frame)

    def _guarded(self) -> list[Guarded]:
        return [seat.bot for seat in self.seats if isinstance(seat.bot, Guarded)]

    def _heed(self, bot: Bot) -> None:
        """Show what a bot did wrong, once for each kind of fault, and what it says."""
        for error in bot.take_news() if isinstance(bot, Guarded) else []:
            self._say(self.texts.error(error))
        if isinstance(bot, Guarded) and bot.said:
            self._say(self.words.explained(shown_name(bot.name, self.texts), printable(bot.said)))

    def _say(self, notice: str) -> None:
        """A notice that is not part of the game: on the screen, or as a line if the output is not a terminal."""
        self.notice = notice
        if not self.console.is_terminal:
            self.screen.print(wrapped(Text(notice), self.console.width))

    # Persons.

    def _ask(self, seat: int) -> None:
        """Ask until the person has made a move, taken one back, or left."""
        if self.looking != seat:
            asked = self.texts.text("terminal-handover", player=self.words.player(seat))
            self.screen.ask(lambda typed: [], lambda: asked)
            self.looking = seat
        game = self.game
        moves = self.game.view(seat).moves
        while self.game is game and self.game.view(seat).moves is moves:
            typed = self._typed(self.game.view(seat))
            self.notice = ""
            self._answer(self.game.view(seat), typed)

    def _typed(self, view: View) -> str:
        """What the person answers: typed, or chosen with arrow keys or the mouse."""

        def frame(typed: str) -> Lines:
            return self._frame(view.seat, self._told(view.seat, MAX_TOLD))

        def turned(key: str, typed: str, lines: Lines) -> str:
            return self.picture.turned(view, key, typed, lines)

        return self.screen.ask(frame, lambda: self._prompt(view), turn=turned)

    def _prompt(self, view: View) -> str:
        """What can be typed. Tables with more to look at have one more key."""
        most = len(view.moves)
        key = "terminal-prompt-only" if most == 1 else "terminal-prompt"
        return self.words.form(key, self.picture.prompt_form(view), most=most)

    def _answer(self, view: View, typed: str) -> None:
        key = typed.lower()
        if key in ("?", "c", "h", "l", "m"):
            self._pages(self._page(view, key), self.texts.text("terminal-enter"))
        elif key.startswith("?"):
            self.notice = explained(view, self.picture, self.game, typed[1:].strip())
        elif key == "u":
            self._take_back(view)
        elif key == "q":
            raise Leave
        else:
            self._move(view, self.picture.read(view, typed))

    def _page(self, view: View, key: str) -> Callable[[], Lines]:
        """What makes the page of a key, as wide as the screen is then."""
        if key == "h":
            return self._hint_page(view)
        if key == "l":
            return lambda: self._log_page(view)

        def page() -> Lines:
            pages = Pages(self.picture, self.console.width)
            return {"?": pages.help, "c": pages.own, "m": pages.more}[key](view)

        return page

    def _move(self, view: View, typed: str) -> None:
        if typed == "" or typed.isdecimal():
            self._choose(view, typed)
        else:
            self._write_move(typed)

    def _choose(self, view: View, typed: str) -> None:
        """A choice by number. If there is only one, Enter takes it."""
        most = len(view.moves)
        number = 1 if not typed and most == 1 else int(typed or 0)
        if 1 <= number <= most:
            self._play(view.moves[number - 1])
        elif typed:
            self.notice = self.texts.text("terminal-no-choice", number=typed, most=most)
        else:
            self.notice = self.words.form("terminal-which", self.picture.prompt_form(view), most=most)

    def _write_move(self, typed: str) -> None:
        """A move in notation."""
        try:
            self._play(self.game.move(typed))
        except NotAMove:
            self.notice = self.texts.text("terminal-not-understood", typed=typed)
        except IllegalMove as error:
            self.notice = self.words.explained(error.move, self.texts.error(error))

    def _take_back(self, view: View) -> None:
        played = self.game.played
        if view.undo_limit:
            self.game = self.game.taken_back(view.seat)
            self.log = Log(self.game)
            self.notice = self.texts.text("terminal-taken-back")
            self._store()
        elif played is None or played.turn != self.game.turn:
            self.notice = self.texts.text("terminal-undo-none")
        elif played.player != view.seat:
            self.notice = self.texts.text("terminal-undo-other")
        else:
            self.notice = self.texts.text("terminal-undo-shown")

    def _hint_page(self, view: View) -> Callable[[], Lines]:
        """What a strong bot would do. The screen says that the bot is thinking, because that takes a moment."""
        self.notice = self.texts.text("terminal-hint-thinking")
        self.screen.show(self._frame(view.seat, self._told(view.seat, MAX_TOLD)))
        self.notice = ""
        candidates = advice(self.game, view)
        return lambda: HintPage(self.picture, self.console.width, self.console.height - 1).lines(view, candidates)

    def _log_page(self, view: View) -> Lines:
        lines: Lines = []
        for told in self._told(view.seat, len(self.log.told)):
            lines += wrapped(told, self.console.width)
        return lines or [Text(self.texts.text("terminal-nothing-yet"))]
