"""Bots by name: the built-in ones, and those that installed packages add.

A package adds bots by entry points of the group `pecunia.bots`: the name of the bot, and a callable that makes one from
a stream (docs/bots.md). If such a package is broken, the error appears when its bot is requested; other bots are not
affected.
"""

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from pecunia.bots import champion, from_python, personalities
from pecunia.bots.bot import Bot, BotError, error_line
from pecunia.bots.greedy import Greedy
from pecunia.bots.levels import BY_NAME
from pecunia.bots.random_bot import RandomBot
from pecunia.core.chance import Stream, stream_from
from pecunia.core.errors import OptionError
from pecunia.network.evaluator import has_network
from pecunia.titles.registry import TITLES

GROUP: Final = "pecunia.bots"
COMMAND: Final = "cmd:"  # the prefix of a program that is a bot
# Names appear in lists with commas, in records, next to the names of people and in messages.
NAME: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,19}")

OURS: Final[dict[str, Callable[[Stream], Bot]]] = {"random": RandomBot, "greedy": Greedy}
for _level in BY_NAME.values():
    OURS[_level.name] = _level.player
OURS[champion.NAME] = champion.Champion
for _name in personalities.NAMES:
    OURS[_name] = personalities.Manner(_name).player


def our_bots(title: str = "") -> list[str]:
    """The built-in bots that can play a title, or any title. The champion needs a trained network, the personalities
    what their deeds are, too."""
    return [name for name in OURS if _can_play(name, title)]


def _can_play(name: str, title: str) -> bool:
    if name == champion.NAME or name in personalities.NAMES:
        return _provides(title, name) if title else any([_provides(each, name) for each in TITLES])
    return True


def _provides(title: str, name: str) -> bool:
    """Whether a title has what the bot plays by."""
    return has_network(title) and (name == champion.NAME or len(personalities.styles(title)) > 0)


def bot_names(title: str = "") -> list[str]:
    """All bots that have a name, the built-in ones first: those that can play a title, or any title."""
    return [*our_bots(title), *sorted(_installed())]


def check_plays(name: str, title: str) -> None:
    """Refuse a bot that cannot play a title."""
    if not _can_play(name, title):
        raise OptionError("option-bot-title", value=name, title=title)


def from_outside(name: str) -> bool:
    """Whether the name means a program or a file. Only the person at the command line may say such names."""
    return name.startswith((COMMAND, champion.PREFIX, from_python.PREFIX))


def is_bot(name: str) -> bool:
    """Whether a player of this name is a bot (a known bot, or a program) and not a person."""
    return from_outside(name) or name in OURS or name in _installed()


def is_quick(name: str, title: str) -> bool:
    """Whether a bot surely answers within milliseconds in a title. The bots of others may take any time."""
    level = BY_NAME.get(name)
    return name in OURS and (level is None or level.habits(title).iterations == 0)


def make_bot(name: str, stream: Stream | Random | str | int | None = None) -> Bot:
    """A bot by name. It has a stream of its own, so that its thinking never changes the deal: one of ours, one drawn
    from a `random.Random`, that of a seed, or any.

    Raises OptionError if there is no bot of this name, and BotError if its package is broken. Programs (`cmd:…`) are
    not made here, so code that takes names from strangers never starts one; see `pecunia.bots.guard`.
    """
    luck = stream_from(stream)
    ours = OURS.get(name)
    if ours is not None and _can_play(name, ""):
        return ours(luck)
    entries = _installed().get(name, [])
    if not entries:
        raise OptionError("option-bot", value=name, known=", ".join(bot_names()))
    packages = ", ".join([package for package, entry in entries])
    if len(entries) > 1:
        raise BotError("bot-twice", bot=name, packages=packages)
    try:
        bot = entries[0][1].load()(luck)
    except (Exception, SystemExit) as error:
        raise BotError("bot-broken", bot=name, package=packages, detail=error_line(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError("bot-no-choose", bot=name, package=packages)
    return bot  # type: ignore[no-any-return]


@cache
def _installed() -> dict[str, list[tuple[str, Any]]]:
    """Entry points by name, each with its package. A package cannot replace a built-in bot."""
    from importlib.metadata import distributions

    found: dict[str, list[tuple[str, Any]]] = {}
    packages: set[str] = set()
    for distribution in distributions():
        try:  # one by one: a package with unreadable metadata must not hide the others
            package = distribution.name
            entries = [entry for entry in distribution.entry_points if entry.group == GROUP]
        except Exception:
            continue
        if package in packages:
            continue  # the first one on the path is the one that would be imported
        packages.add(package)
        for entry in entries:
            if NAME.fullmatch(entry.name) and entry.name not in OURS:
                found.setdefault(entry.name, []).append((package, entry))
    return found
