"""Bots from a module of yours, by name: `py:my_bots:Prudent`, or with words for it: `py:examples.ppo:Trained FILE`.

The name stands for a class or function that is called with a stream and the words, and returns an object with
`choose(view)`. Modules are looked for in the current folder, too.
"""

import os
import re
import shlex
import sys
from importlib import import_module
from typing import Any, Final

from pecunia.bots.bot import Bot, BotError, error_line, one_plain_line
from pecunia.core.chance import Stream
from pecunia.core.errors import OptionError

PREFIX: Final = "py:"
PLACE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")


def python_bot(name: str, stream: Stream) -> Bot:
    """The bot that a name with `py:` means. Raises OptionError for a name that is none, and BotError if the module does
    not make a bot."""
    words = _words(name)
    module, _, place = words[0].partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        maker: Any = import_module(module)
        for part in place.split("."):
            maker = getattr(maker, part)
        bot: Any = maker(stream, *words[1:])
    except (Exception, SystemExit) as error:  # somebody else's code
        raise BotError("bot-broken", bot=name, package=module, detail=error_line(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError("bot-no-choose", bot=name, package=module)
    return bot  # type: ignore[no-any-return]


def _words(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:  # a quotation mark that is never closed
        words = []
    if not words or PLACE.fullmatch(words[0]) is None or "#" in name or name != " ".join(name.split()):
        raise OptionError("option-bot-python", value=one_plain_line(name))
    return words
