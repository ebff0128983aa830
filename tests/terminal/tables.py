"""Tables, consoles and answers for the tests of the terminal."""

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from pecunia.bots.random_bot import RandomBot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.record import read_record
from pecunia.games import new, opened
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.terminal.picture import NonOletPicture
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.play import Seat
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Anna", "Bruno", "Clara", "Dario", "Elena", "Fabio"]


def golden(name: str) -> Iterator[Game]:
    """A recorded game before its first move and after each move. It yields the same object each time."""
    record = read_record((GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8"), name)
    game = opened(record)
    yield game
    for stated in record.moves:
        game.play(game.move(stated.text))
        yield game


def module_game(players: int, seed: str, modules: list[str] = MODULES, **options: Any) -> Iterator[Game]:
    """A random game with modules before its first move and after each move. It yields the same object each time."""
    game = new("non-olet", seed=seed, players=players, modules=modules, **options)
    bot = RandomBot(stream_of(f"random {seed}"))
    yield game
    while game.question is not None:
        game.play(bot.choose(game.view(game.question.player)))
        yield game


def seen(game: Game, seat: int) -> NonOletView:
    view = game.view(seat)
    assert isinstance(view, NonOletView)
    return view


def picture_for(game: Game, language: str = "en", glyphs: Glyphs = UNICODE) -> NonOletPicture:
    return NonOletPicture(seen(game, -1).options, Texts(language), NAMES[: game.seats], glyphs)


def words_for(game: Game, language: str = "en", glyphs: Glyphs = UNICODE) -> NonOletWords:
    return picture_for(game, language, glyphs).words


def seats(game: Game, persons: int = 1) -> list[Seat]:
    """Persons first, then bots that choose at random from fixed seeds."""
    return [
        Seat(NAMES[seat], None if seat < persons else RandomBot(stream_of(f"bot {seat}"))) for seat in range(game.seats)
    ]


class ScriptedConsole(Console):
    """A console whose input is a script. An exception in the script is raised."""

    def __init__(self, script: Iterable[str | type[BaseException]], width: int = 80, height: int = 24) -> None:
        self.written = io.StringIO()
        super().__init__(file=self.written, width=width, height=height, color_system=None)
        self.script = iter(script)

    def input(self, prompt: Any = "", **options: Any) -> str:
        self.print(prompt, end="")
        try:
            typed = next(self.script)
        except StopIteration:
            raise EOFError from None
        if not isinstance(typed, str):
            raise typed
        self.written.write(f"{typed}\n")
        return typed

    @property
    def text(self) -> str:
        return self.written.getvalue()


class Answers:
    """A person who looks at the game before typing: an endless script for a ScriptedConsole."""

    def __init__(self, game: Game, answer: Callable[[Game], str]) -> None:
        self.game = game
        self.answer = answer
        self.begun = False

    def __iter__(self) -> "Answers":
        return self

    def __next__(self) -> str:
        if not self.begun:
            self.begun = True
            return ""  # the first page
        return self.answer(self.game)
