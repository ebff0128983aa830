"""Starts a game in the terminal: a new one with the wanted people and bots, or a saved one where it was left."""

import secrets
import signal
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from pecunia.bots import Guarded, check_bot, is_bot
from pecunia.bots.registry import from_outside
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.games import from_record, new
from pecunia.terminal.play import Seat, play
from pecunia.texts import Texts
from pecunia.titles.title import read_text


def _heed_interrupts() -> None:
    """Ctrl-C saves and leaves, even if this process was started with interrupts ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def start(
    title: str,
    options: dict[str, Any],
    people: list[str],
    bots: list[str],
    asked: bool,
    seed: str | None,
    save: Path | None,
    pause: float,
    seconds: float,
    texts: Texts,
    console: Console,
) -> int:
    """A new game: people sit down first, bots take the other seats. Without a seed, a random one is used. If somebody
    `asked` for these bots, at least one of them must get a seat."""
    game = new(title, seed=seed or secrets.token_hex(16), **options)
    for bot in bots:
        check_bot(bot, title)
    for name in people:
        if is_bot(name):
            raise OptionError("option-name", value=name)  # a saved game tells bots from people by their names
    if len(people) > game.seats:
        raise OptionError("option-people", people=len(people), seats=game.seats)
    if asked and len(people) == game.seats:
        raise OptionError("option-bots-unseated", people=len(people))
    names = people + [bots[seat % len(bots)] for seat in range(game.seats - len(people))]
    file = save or Path(f"pecunia-{datetime.now():%Y%m%d-%H%M%S}.pecunia")
    if file.exists():
        raise PecuniaError("save-exists", file=file)
    _heed_interrupts()
    return play(game, _seats(game, names, seconds), texts, console, file, pause)


def resume(file: Path, trust: bool, pause: float, seconds: float, texts: Texts, console: Console) -> int:
    """Continue a saved game in the same file. The programs that it names are started only with `trust`."""
    game, record = from_record(read_text(file), str(file))
    if game.question is None:
        raise PecuniaError("game-finished", file=file)
    if len(record.seats) != game.seats:
        raise record.error("record-seats", 1, found=len(record.seats), expected=game.seats)
    for name in record.seats:
        if from_outside(name) and not trust:
            raise OptionError("option-trust", file=file, value=name)
        if is_bot(name):
            check_bot(name, game.title)
    _heed_interrupts()
    return play(game, _seats(game, record.seats, seconds), texts, console, file, pause)


def _seats(game: Game, names: list[str], seconds: float) -> list[Seat]:
    """Names of bots become bots, all others people. A bot's random stream depends on how far the game has come."""
    moves = 0 if game.played is None else game.played.number
    seats = []
    for seat, name in enumerate(names):
        bot = Guarded(name, seconds) if is_bot(name) else None
        if bot is not None:
            bot.begin(stream_of(f"{game.seed}.bot.{seat}.{moves}"))
        seats.append(Seat(name, bot))
    return seats
