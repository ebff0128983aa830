"""The contract test of bots: the requirements that every bot must meet before it may play. `pecunia bot-check` prints
the result."""

import time
from collections.abc import Callable
from shutil import which
from typing import Any

from pecunia.bots.guard import Guarded, bot_in_process, check_bot
from pecunia.bots.program import CommandBot, choose_message, game_message, line_of
from pecunia.bots.registry import COMMAND, NAME, bot_names, from_outside
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move, seat_letter
from pecunia.core.view import View
from pecunia.games import new
from pecunia.lab.durations import Durations
from pecunia.lab.faults import Fault, FaultTable
from pecunia.lab.whole_game import TURN_LIMIT
from pecunia.titles.registry import TITLES

SECONDS = 1.0  # for a move
SAMPLE = 5  # one decision in this many is repeated, and repeated with all unseen things dealt again
NAMELESS = "–"
STRANGE = {"weather": {"rome": "fine"}}

Table = tuple[str, dict[str, Any]]


def tables(bot: str = "") -> list[Table]:
    """The tables at which each title wants bots to be tested; with a bot only those of titles that it can play."""
    names = [name for name in TITLES if not bot or _plays(bot, name)]
    return [(name, options) for name in names for options in TITLES[name].lab().check_tables]


def _plays(bot: str, title: str) -> bool:
    try:
        check_bot(bot, title)
    except PecuniaError:
        return False
    return True


class Finding:
    """The result of one check. `passed` is None if it is for information only."""

    def __init__(self, key: str, passed: bool | None, **facts: Any) -> None:
        self.key = key
        self.passed = passed
        self.facts = facts

    def plain(self) -> dict[str, Any]:
        return {"key": self.key, "passed": self.passed, **self.facts}


class Report:
    """All findings. Checks that could not be made are left out. A bot passes if no check has failed."""

    def __init__(self, bot: str, findings: list[Finding], faults: list[Fault]) -> None:
        self.bot = bot
        self.findings = findings
        self.faults = faults

    @property
    def passed(self) -> bool:
        return all(finding.passed is not False for finding in self.findings)

    def plain(self) -> dict[str, Any]:
        findings = [finding.plain() for finding in self.findings]
        return {"bot": self.bot, "passed": self.passed, "findings": findings, "faults": self.faults}


def bot_named(words: str) -> str:
    """The name of the bot that the user means: either the name of a bot, or a command with or without `cmd:` before
    it."""
    if words in bot_names() or from_outside(words) or (NAME.fullmatch(words) and which(words) is None):
        return words
    return f"{COMMAND}{words}"


def check(
    bot: str, seconds: float = SECONDS, games: int | None = None, progress: Callable[[int], None] | None = None
) -> Report:
    """Let a bot play at all kinds of tables, or only at the first few (`games`), and check what it does.

    `progress` is called with the number of finished games. An unknown or broken bot is refused.
    """
    check_bot(bot)
    with Guarded(bot, seconds) as guarded:
        examination = Examination(guarded, seconds)
        return examination.report(tables(bot)[:games], progress)


class Examination:
    def __init__(self, bot: Guarded, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds
        self._faults = FaultTable()
        self._times = Durations()
        self._decisions = 0
        self._sampled = 0
        self._repeated = 0  # how often it made the same choice when asked again
        self._unseen = 0  # how often nothing changed when all unseen things were dealt again

    def report(self, settings: list[Table], progress: Callable[[int], None] | None) -> Report:
        good = 0
        goes_on = True
        for number, (title, options) in enumerate(settings):
            if goes_on:
                faults = self._play(number, title, options)
                good += not faults
                goes_on = not any(fault["key"] == "bot-given-up" for fault in faults)
            if progress is not None:
                progress(number + 1)
        played = Finding("games", good == len(settings), played=good, of=len(settings), decisions=self._decisions)
        command = self._bot.command
        findings = [played]
        if command is not None:
            name = command.calls_itself or NAMELESS
            findings = [Finding("starts", not command.cannot_start, name=name), played]
            findings += self._as_program(command) if goes_on else []
        if self._sampled:
            findings += [self._hidden(), Finding("repeats", None, same=self._repeated, of=self._sampled)]
        if self._times.number:
            findings.append(self._time())
        return Report(self._bot.name, findings, self._faults.summary())

    # Playing.

    def _play(self, number: int, title: str, options: dict[str, Any]) -> list[Fault]:
        """Play one game with the bot at one seat. The others play at random."""
        game = new(title, seed=f"check-{number}", **options)
        seat = number % game.seats
        others = stream_of(f"others {number}")
        self._bot.begin(stream_of(f"check {number}"))
        decisions = 0
        while game.question is not None and game.turn <= TURN_LIMIT:
            view = game.view(game.question.player)
            if view.seat != seat:
                game.play(others.choose(view.moves))
                continue
            move = self._choose(view)
            decisions += 1
            if decisions % SAMPLE == 0 and not self._bot.faulty:
                self._ask_again(view, f"{number}.{decisions}")
            game.play(move)
        self._bot.end(game.outcome)
        self._decisions += decisions
        table = f"{title} {game.header()[0].removeprefix('options ')} seat={seat_letter(seat)}"
        faults = [{**note.plain(), "table": table} for note in self._bot.take_notes()]
        self._faults.add(faults)
        return faults

    def _choose(self, view: View) -> Move:
        """Ask the bot for a move. Its time is counted if the bot itself chose the move and no process had to be started
        first."""
        command = self._bot.command
        starts = 0 if command is None else command.starts
        began = time.perf_counter()
        move = self._bot.choose(view)
        taken = time.perf_counter() - began
        if not self._bot.faulty and (command is None or command.starts == starts):
            self._times.add(taken)
        return move

    def _ask_again(self, view: View, seed: str) -> None:
        """Ask twice with a seed of its own, and check what changes if everything that the seat cannot see is dealt
        again."""
        twin = view.imagine(stream_of(f"deal {seed}")).view(view.seat)
        try:
            command = self._bot.command
            if command is None:
                name = self._bot.name
                chosen, again, anew = (
                    bot_in_process(name, stream_of(seed)).choose(each) for each in (view, view, twin)
                )
                unseen = chosen is anew
            else:
                chosen, again = command.ask(view, 1), command.ask(view, 1)
                unseen = said_about(view) == said_about(twin)
        except Exception:  # faults are only counted in the game itself
            return
        self._sampled += 1
        self._repeated += chosen is again
        self._unseen += unseen

    # What was found.

    def _hidden(self) -> Finding:
        """The check that nothing hidden is used. For a program, we compare its input; for a bot in this process,
        what it chooses."""
        same = self._unseen == self._sampled
        if self._bot.command is not None:
            return Finding("told", same, same=self._unseen, of=self._sampled)
        steady = self._repeated == self._sampled  # if a bot's choices vary anyway, this shows nothing
        return Finding("fair", same if steady else None, same=self._unseen, of=self._sampled)

    def _time(self) -> Finding:
        times = self._times
        half, most, longest = (1000 * seconds for seconds in (times.quantile(0.5), times.quantile(0.99), times.longest))
        found = {"p50": round(half, 3), "p99": round(most, 3), "longest": round(longest, 3)}
        return Finding("time", None, **found, limit=round(1000 * self._seconds))

    def _as_program(self, command: CommandBot) -> list[Finding]:
        """Checks that are only made for programs."""
        again = Finding("again", command.starts == 1, starts=command.starts)
        command.besides = STRANGE
        command.tell({"type": "omen", **STRANGE})
        findings = [again, Finding("strange", not self._play(0, *tables()[0]))]
        if command.id:
            findings.append(Finding("leaves", command.close()))
        return findings


def said_about(view: View) -> bytes:
    """The whole input of a program for a decision, except how much may be taken back: an imagined game has no past."""
    message = choose_message(view, 1, 1.0, 1)
    message["view"].pop("undo")
    return line_of(game_message(view)) + line_of(message)
