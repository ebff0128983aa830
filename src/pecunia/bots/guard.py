"""A seat that a bot plays. The match goes on whatever the bot does.

    with Guarded("greedy") as bot:  # a name of `bot_names`, or a program: `cmd:./mybot --flag`
        for number in range(games):
            game = new(…)
            bot.begin(stream_of(f"{seed}.bot.{seat}"))  # once a game
            … game.play(bot.choose(game.view(seat))) …  # always a legal move
            bot.end(game.outcome)  # None if the game was broken off
            bot.take_notes()  # what went wrong: each kind of fault once, and how often

One `Guarded` is one seat for any number of games, one after the other. A built-in bot behaves as it would alone:
`begin` makes a new one with `make_bot` and the given stream. A bot may also fail: it raises, or it answers with
something that is no legal move. A program may also be late, die or write garbage. Then the seat plays at random
instead, from a stream of its own, and notes why. After `faults` failures the bot is not asked again until the next game
begins. A program that cannot even be started is not started again.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from pecunia.bots import from_python
from pecunia.bots.bot import Bot, BotError, error_line, shown
from pecunia.bots.champion import PREFIX, check_network, network_bot
from pecunia.bots.program import CommandBot, check_command
from pecunia.bots.random_bot import RandomBot
from pecunia.bots.registry import COMMAND, check_plays, from_outside, make_bot
from pecunia.core.chance import Stream, stream_from, stream_of
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.moves import Move, Outcome
from pecunia.core.view import View

SECONDS: Final = 10.0  # default time for a move
FAULTS: Final = 3


class Note:
    """One kind of fault: what it was the first time, and how often there was one."""

    def __init__(self, bot: str, error: PecuniaError) -> None:
        self.bot = bot
        self.error = error
        self.count = 1

    def __reduce__(self) -> tuple[object, ...]:
        return note_again, (self.bot, self.error, self.count)

    def plain(self) -> dict[str, Any]:
        """The note as values that can be sent to another process. `PecuniaError(key, **facts)` restores the error."""
        facts = {name: str(value) for name, value in self.error.facts.items()}
        return {"bot": self.bot, "key": self.error.key, "facts": facts, "count": self.count}


def note_again(bot: str, error: PecuniaError, count: int) -> Note:
    """The note in a pickle."""
    note = Note(bot, error)
    note.count = count
    return note


def check_bot(name: str, title: str = "") -> None:
    """Refuse an unknown bot, a broken package, a missing program, or a bot that cannot play the title, before anything
    is played."""
    if title and not from_outside(name):
        check_plays(name, title)
    if name.startswith(COMMAND):
        check_command(name)
    elif name.startswith(PREFIX):
        check_network(name, title)
    elif name.startswith(from_python.PREFIX):
        from_python.python_bot(name, stream_of(""))
    else:
        make_bot(name, stream_of(""))


def bot_in_process(name: str, stream: Stream) -> Bot:
    """A bot that is no program: one with a name, a network in a file, or one from a module."""
    if name.startswith(from_python.PREFIX):
        return from_python.python_bot(name, stream)
    return network_bot(name, stream) if name.startswith(PREFIX) else make_bot(name, stream)


class Chooser:
    """A bot made of a function that chooses one of the moves of a view, or its text."""

    def __init__(self, function: Callable[[View], Any]) -> None:
        self.function = function

    def choose(self, view: View) -> Any:
        return self.function(view)

    def __reduce__(self) -> tuple[object, ...]:
        return Chooser, (self.function,)


def guarded(player: Any) -> "Guarded":
    """A seat that this player has: the name of a bot, an object with `choose(view)`, a function like that, or a class
    that makes such objects from a stream, one for each game."""
    if isinstance(player, str):
        return Guarded(player)
    found = Guarded(type(player).__name__)
    if isinstance(player, type):
        found.name = player.__name__
        found.maker = player
    elif callable(getattr(player, "choose", None)):
        found.player = player
    elif callable(player):
        found.name = getattr(player, "__name__", found.name)
        found.player = Chooser(player)
    else:
        raise OptionError("option-player", value=shown(player))
    return found


def guarded_again(name: str, settled: Any, game: Any, notes: Any) -> "Guarded":
    """The seat in a pickle, in the middle of a game."""
    seat = Guarded(name)
    seat.maker, seat.player, seat._files, seat._most = settled
    seat._faults, seat._bot, seat._fallback = game
    seat._notes, seat._told, seat._news = notes
    return seat


class Guarded:
    """A bot that always answers with a legal move. The docstring of the module shows how to use it.

    A program has `seconds` for a move; a bot in this process may take as long as it likes. Without `programs`, no
    program is ever started and no network is read from a file.
    """

    def __init__(self, name: str, seconds: float = SECONDS, faults: int = FAULTS, programs: bool = True) -> None:
        self.name = name
        self.maker: Any = None  # what makes the bot of a game, if it has no name
        self.player: Any = None  # or the bot itself, which plays all games
        self.command: CommandBot | None = None
        if programs and name.startswith(COMMAND):
            self.command = CommandBot(name, seconds)
        self._files = programs
        self._hopeless: PecuniaError | None = None  # why the program cannot be started
        self._most = faults
        self._faults = 0  # in this game
        self._bot: Bot | None = None
        self._fallback = RandomBot(stream_of(""))
        self._notes: dict[str, Note] = {}  # by key
        self._told: set[str] = set()
        self._news: list[PecuniaError] = []

    def begin(self, stream: Stream | Random | str | int | None = None) -> None:
        """A new game begins. The bot draws from this stream."""
        luck = stream_from(stream)
        self._faults = 0
        self._fallback = RandomBot(stream_of(f"fallback {luck.key.hex()}"))
        self._bot = None
        if self._hopeless is not None:
            self._count(self._hopeless)
            return
        if self.command is not None:
            self.command.begin(luck)
            self._bot = self.command
            return
        if self.player is not None:
            self._bot = self.player
            return
        if self.maker is not None:
            try:
                self._bot = self.maker(luck)
            except (Exception, SystemExit) as failure:  # somebody else's code
                self._note(BotError("bot-raised", bot=self.name, detail=error_line(failure)))
            return
        try:
            self._bot = (bot_in_process if self._files else make_bot)(self.name, luck)
        except PecuniaError as error:
            self._note(error)

    def choose(self, view: View) -> Move:
        """The move that the bot chooses, or a random legal move if the bot fails."""
        bot = self._bot
        if bot is None:
            return self._fallback.choose(view)
        offered = view.moves
        moves = offered[:]
        chosen = self._answer(bot, view, moves)
        if offered != moves:
            offered[:] = moves  # undo any change that the bot made to the list
        return self._fallback.choose(view) if chosen is None else chosen

    def _answer(self, bot: Any, view: View, moves: list[Move]) -> Move | None:
        """The bot's answer if it is one of the moves, else None. (`bot` is Any because compiled code would trust a Bot
        to answer with a Move.)"""
        try:
            answer: object = bot.choose(view)
        except BotError as error:
            if self.command is not None and self.command.cannot_start:
                self._hopeless = error
            self._note(error)
            return None
        except (Exception, SystemExit) as failure:  # not `error`: in compiled code a name has one type
            self._note(BotError("bot-raised", bot=self.name, detail=error_line(failure)))
            return None
        text = str(answer) if type(answer) is str else ""  # a class derived from str is somebody else's code
        for move in moves:
            if move is answer or move.text == text:
                return move
        self._note(BotError("bot-illegal", bot=self.name, move=shown(answer)))
        return None

    def __repr__(self) -> str:
        return f"<Guarded {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        """The seat with its bot, in the middle of a game. A program runs on this machine and cannot be packed."""
        if self.command is not None:
            raise PecuniaError("pickle-program", bot=self.name)
        settled = (self.maker, self.player, self._files, self._most)
        notes = (self._notes, self._told, self._news)
        return guarded_again, (self.name, settled, (self._faults, self._bot, self._fallback), notes)

    def remembers(self) -> bool:
        """Whether the bot may have kept something for its next question. If so, a new one might choose differently."""
        bot: Any = self._bot
        if bot is None or self._faults > 0:
            return True
        says = getattr(bot, "remembers", None)
        if says is None:
            return True
        try:
            return bool(says())
        except Exception:  # somebody else's code
            return True

    def end(self, outcome: Outcome | None) -> None:
        """The game is over, or was broken off."""
        if self.command is not None:
            self.command.end(outcome)
        self._bot = None

    def close(self) -> None:
        """This seat is no longer needed. Ends the program, if there is one."""
        if self.command is not None:
            self.command.close()
        self._bot = None

    def __enter__(self) -> "Guarded":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def faulty(self) -> bool:
        """Whether anything has gone wrong in this game."""
        return self._faults > 0 or self._bot is None

    @property
    def said(self) -> str:
        """What a program said along with its last move."""
        return "" if self.command is None else self.command.said

    def take_notes(self) -> list[Note]:
        """The faults since the last call, added up by kind."""
        notes = list(self._notes.values())
        self._notes = {}
        return notes

    def take_news(self) -> list[PecuniaError]:
        """Faults of new kinds since the last call, to show to players. Each kind is reported only once."""
        news = self._news
        self._news = []
        return news

    def _note(self, error: PecuniaError) -> None:
        self._faults += 1
        self._count(error)
        if self._hopeless is not None or self._faults == self._most:
            self._bot = None
            self._count(BotError("bot-given-up", bot=self.name, faults=self._faults))
            if self.command is not None:
                self.command.close()

    def _count(self, error: PecuniaError) -> None:
        note = self._notes.get(error.key)
        if note is None:
            self._notes[error.key] = Note(self.name, error)
        else:
            note.count += 1
        if error.key not in self._told:
            self._told.add(error.key)
            self._news.append(error)
