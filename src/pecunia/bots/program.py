"""A program as a bot: questions and answers are lines of JSON (docs/bots.md)."""

import json
import os
import shlex
import shutil
import time
from typing import Any, Final

from pecunia.bots.bot import BotError, error_line, one_plain_line, shown
from pecunia.bots.pipes import Flood, Gone, Late, Program
from pecunia.bots.registry import COMMAND
from pecunia.core.chance import WORD, Stream, stream_of
from pecunia.core.errors import OptionError
from pecunia.core.moves import Move, Outcome
from pecunia.core.view import View
from pecunia.titles.registry import title

PROTOCOL: Final = 1
START_SECONDS: Final = 10.0
LENIENCE: Final = 0.1  # seconds for the way there and back, on top of the time that the bot was told
PATIENCE: Final = 1.0
NOTHING_SAID: Final = "–"
STALE: Final = 100  # how many late answers to earlier questions are skipped, at most


def command_words(name: str) -> list[str]:
    """The words of the command in a name such as `cmd:./mybot --flag`. Refuses names that cannot be written in a
    record."""
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError:  # a quotation mark that is never closed
        words = []
    if not words or "#" in name or name != " ".join(name.split()) or not name.isprintable():
        raise OptionError("option-bot-command", value=one_plain_line(name))
    return words


def short_name(name: str) -> str:
    """What a bot is called at the table: a program is called by the words of its command without folders, any other
    bot by its name."""
    if not name.startswith(COMMAND):
        return name
    return " ".join([os.path.basename(word) or word for word in command_words(name)])


def check_command(name: str) -> None:
    """Refuse a command that cannot be started."""
    program = command_words(name)[0]
    if shutil.which(program) is None:
        raise OptionError("option-bot-program", value=program)


def line_of(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def game_message(view: View) -> dict[str, Any]:
    """The message at the start of a game: its options, and what numbers and spaces in its views stand for."""
    public = view.public()
    options = view.options
    engine = title(view.title).engine
    spaces, track = engine.board(options)
    return {
        "type": "game",
        "title": public["title"],
        "options": public["options"],
        "players": view.players,
        "seat": view.seat,
        "cards": engine.card_tokens(options),
        "spaces": spaces,
        "track": track,
    }


def choose_message(view: View, number: int, seconds: float, seed: int) -> dict[str, Any]:
    """The message that asks for a decision. It contains only what the seat may know."""
    budget = int(seconds * 1000)
    return {"type": "choose", "id": number, "budget": budget, "seed": seed, "view": view.snapshot()}


class CommandBot:
    """Chooses what the program chooses. If anything goes wrong, it raises a BotError; the next question is asked as
    usual."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.said = ""  # what the program said along with its last move
        self.chances: dict[str, float] = {}  # the program's own estimate of its chance to win, by move
        self.cannot_start = False
        self.calls_itself = ""
        self.start_seconds = START_SECONDS
        self.besides: dict[str, Any] = {}  # further fields of questions: a bot must ignore fields that it does not know
        self.starts = 0
        self._words = command_words(name)
        self._seconds = seconds
        self._program: Program | None = None
        self._introduced = False
        self._number = 0
        self._stream = stream_of("")

    @property
    def id(self) -> int:
        """The id of the process that plays now; 0 if there is none."""
        return 0 if self._program is None else self._program.id

    def begin(self, stream: Stream) -> None:
        self._stream = stream
        self._introduced = False

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, view: View) -> Move:
        self.said = ""
        self.chances = {}
        seed = self._stream.below(WORD) * WORD + self._stream.below(WORD)
        return self.ask(view, seed)

    def ask(self, view: View, seed: int) -> Move:
        """Ask the program for a move, with this seed."""
        self._number += 1
        message = {**choose_message(view, self._number, self._seconds, seed), **self.besides}
        program = self._start() if self._program is None else self._program
        deadline = time.monotonic() + self._seconds + LENIENCE
        try:
            if not self._introduced:
                program.say(line_of(game_message(view)), deadline)
                self._introduced = True
            program.say(line_of(message), deadline)
            answer = self._answer(program, deadline)
        except Late:
            raise self._late(program, self._seconds) from None
        except Gone:
            raise self._gone(program) from None
        except Flood:
            self._drop()
            raise BotError("bot-flood", bot=self.name) from None
        return self._understood(view, answer)

    def end(self, outcome: Outcome | None) -> None:
        """Tell the program how the game ended. If it does not listen any more, the next question will show that."""
        told_end = None if outcome is None else [outcome.end, outcome.winners, outcome.scores]
        if self._introduced:
            self.tell({"type": "end", "outcome": told_end})
        self._introduced = False

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that expects no answer."""
        program = self._program
        if program is None:
            return
        try:
            program.say(line_of(message), time.monotonic() + PATIENCE)
        except Late:
            pass
        except Gone:
            self._drop()

    def close(self) -> bool:
        """End the program. Returns whether it ended by itself when its input was closed."""
        program = self._program
        self._program = None
        self._introduced = False
        if program is None:
            return False
        return program.close(PATIENCE)

    def _drop(self) -> None:
        """End a program that cannot be talked to any more."""
        program = self._program
        self._program = None
        self._introduced = False
        if program is not None:
            program.close(PATIENCE, at_once=True)

    # Talking.

    def _start(self) -> Program:
        self.starts += 1
        self.cannot_start = True  # until it has said hello
        try:
            program = Program(self._words)
        except (OSError, ValueError) as error:
            raise BotError("bot-start", bot=self.name, detail=error_line(error)) from None
        self._program = program
        self._introduced = False
        deadline = time.monotonic() + self.start_seconds
        try:
            program.say(line_of({"type": "hello", "protocol": PROTOCOL}), deadline)
            line = program.hear(deadline)
        except Late:
            late = self._late(program, self.start_seconds)
            self._drop()
            raise late from None
        except Gone:
            raise self._gone(program) from None
        except Flood:
            self._drop()
            raise BotError("bot-flood", bot=self.name) from None
        hello = _object(line)
        if hello is None or hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
            self._drop()
            raise BotError("bot-hello", bot=self.name, text=_shown(line), protocol=PROTOCOL)
        self.cannot_start = False
        self.calls_itself = shown(hello.get("name", ""))
        return program

    def _answer(self, program: Program, deadline: float) -> dict[str, Any]:
        """The answer to the last question. Answers to earlier questions are too late and are skipped."""
        for passed in range(STALE):
            line = program.hear(deadline)
            answer = _object(line)
            number = None if answer is None else answer.get("id")
            if answer is None or type(number) is not int or number > self._number:
                raise BotError("bot-garbage", bot=self.name, text=_shown(line))
            if number == self._number:
                return answer
        raise Flood

    def _understood(self, view: View, answer: dict[str, Any]) -> Move:
        text = answer.get("move")
        said = answer.get("say")
        chances = answer.get("chances")
        moves = {move.text: move for move in view.moves}
        self.said = one_plain_line(said) if isinstance(said, str) else ""
        if isinstance(chances, dict):
            self.chances = {
                move: float(chance)
                for move, chance in chances.items()
                if move in moves and isinstance(chance, int | float) and 0 <= chance <= 1
            }
        move = moves.get(text) if isinstance(text, str) else None
        if move is None:
            raise BotError("bot-illegal", bot=self.name, move=shown(text))
        return move

    # What went wrong.

    def _late(self, program: Program, seconds: float) -> BotError:
        return BotError("bot-late", bot=self.name, seconds=f"{seconds:g}", words=_words(program))

    def _gone(self, program: Program) -> BotError:
        ended = program.ends(PATIENCE / 2)
        status = program.status
        self._drop()
        if ended:
            return BotError("bot-ended", bot=self.name, status=status, words=_words(program))
        return BotError("bot-closed", bot=self.name, words=_words(program))


def _object(line: bytes) -> dict[str, Any] | None:
    """The JSON object in a line; None if the line is not one."""
    try:
        found = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _shown(line: bytes) -> str:
    return one_plain_line(line.decode("utf-8", "replace"))


def _words(program: Program) -> str:
    """The last lines of its standard error, joined into one."""
    return one_plain_line(program.words[-300:]) or NOTHING_SAID
