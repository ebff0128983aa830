"""A seat at which a bot plays, and the match goes on whatever the bot does.

    with Guarded("greedy") as bot:  # a name of `bot_names`, or a program: `cmd:./mybot --flag`
        for number in range(games):
            game = new(…)
            bot.begin(stream_of(f"{seed}.bot.{seat}"))  # once a game
            … game.play(bot.choose(game.view(seat))) …  # always a legal move
            bot.end(game.outcome)  # None where the game was broken off
            bot.take_notes()  # what went wrong, once for each kind, and how often

One `Guarded` is one seat for any number of games, one after the other. For a bot of the house nothing changes: it is
made anew by `make_bot` with the stream of `begin`, and chooses as it would alone. Where a bot raises, answers with what
is no legal move, or (a program) is late, dies or writes garbage, the seat plays at random instead, from a stream of its
own, and notes why. After `faults` of them the bot is left alone until the next game begins; a program that cannot even
be started is not started again.
"""

from typing import Any, Final

from pecunia.bots.bot import Bot, BotError, error_line, shown
from pecunia.bots.program import CommandBot, check_command
from pecunia.bots.random_bot import RandomBot
from pecunia.bots.registry import COMMAND, make_bot
from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move, Outcome
from pecunia.core.view import View

SECONDS: Final = 10.0  # for a move, unless told otherwise
FAULTS: Final = 3


class Note:
    """One kind of fault: what it was the first time, and how often there was one."""

    def __init__(self, bot: str, error: PecuniaError) -> None:
        self.bot = bot
        self.error = error
        self.count = 1

    def plain(self) -> dict[str, Any]:
        """As values that can leave the process. `PecuniaError(key, **facts)` is the error again."""
        facts = {name: str(value) for name, value in self.error.facts.items()}
        return {"bot": self.bot, "key": self.error.key, "facts": facts, "count": self.count}


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist, a package that is broken, a program that is not there, before anything is
    played."""
    if name.startswith(COMMAND):
        check_command(name)
    else:
        make_bot(name, stream_of(""))


class Guarded:
    """A bot that always answers with a legal move. See above how it is used.

    `seconds` is what a program has for a move; a bot of the same process takes the time it takes. Without `programs`
    none is started, whoever asks for it.
    """

    def __init__(self, name: str, seconds: float = SECONDS, faults: int = FAULTS, programs: bool = True) -> None:
        self.name = name
        self.command: CommandBot | None = None
        if programs and name.startswith(COMMAND):
            self.command = CommandBot(name, seconds)
        self._hopeless: PecuniaError | None = None  # why the program cannot be started
        self._most = faults
        self._faults = 0  # in this game
        self._bot: Bot | None = None
        self._fallback = RandomBot(stream_of(""))
        self._notes: dict[str, Note] = {}  # by key
        self._told: set[str] = set()
        self._news: list[PecuniaError] = []

    def begin(self, stream: Stream) -> None:
        """A new game begins. The bot has this stream for its own."""
        self._faults = 0
        self._fallback = RandomBot(stream_of(f"fallback {stream.key.hex()}"))
        self._bot = None
        if self._hopeless is not None:
            self._count(self._hopeless)
            return
        if self.command is not None:
            self.command.begin(stream)
            self._bot = self.command
            return
        try:
            self._bot = make_bot(self.name, stream)
        except PecuniaError as error:
            self._note(error)

    def choose(self, view: View) -> Move:
        """What the bot chooses; where that cannot be had, a legal move at random."""
        bot = self._bot
        if bot is None:
            return self._fallback.choose(view)
        offered = view.moves
        moves = offered[:]
        chosen = self._answer(bot, view, moves)
        if offered != moves:
            offered[:] = moves  # a bot that has taken from the list, or turned it about, changes nothing
        return self._fallback.choose(view) if chosen is None else chosen

    def _answer(self, bot: Any, view: View, moves: list[Move]) -> Move | None:
        """What the bot answers, if it is one of the moves. (Any: compiled, a Bot is believed to answer with a Move.)"""
        try:
            answer: object = bot.choose(view)
        except BotError as error:
            if self.command is not None and self.command.cannot_start:
                self._hopeless = error
            self._note(error)
            return None
        except (Exception, SystemExit) as failure:  # compiled, a name has one type: not that of the clause above
            self._note(BotError("bot-raised", bot=self.name, detail=error_line(failure)))
            return None
        for move in moves:
            if move is answer:
                return move
        self._note(BotError("bot-illegal", bot=self.name, move=shown(answer)))
        return None

    def remembers(self) -> bool:
        """Whether the bot may have kept something for its next question; a new one would perhaps choose otherwise."""
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
        """Nobody plays here any more. A program is ended."""
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
        """What a program said beside its last move."""
        return "" if self.command is None else self.command.said

    def take_notes(self) -> list[Note]:
        """The faults since this was last asked, added up by kind."""
        notes = list(self._notes.values())
        self._notes = {}
        return notes

    def take_news(self) -> list[PecuniaError]:
        """Faults of kinds that were not told before, for whoever watches: each kind is told once."""
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
