"""Plays what a trained network likes best.

`champion` is the bot with the network of the title. The person at the command line can also name a network in a file,
and how long to think about a move: `net:FILE`, `net:FILE 400` (so many questions to the network), `net:FILE 1.5s`.
`net:champion 1s` is the network of the title.
"""

import re
import shlex
import tomllib
from random import Random
from typing import Final

from pecunia.bots.bot import Bot, one_plain_line
from pecunia.bots.search import Budget
from pecunia.bots.thinker import Thinker
from pecunia.bots.tree import Tree
from pecunia.core.chance import Stream, stream_from
from pecunia.core.errors import OptionError
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.network.chances import draw
from pecunia.network.evaluator import Evaluator, evaluator_in, evaluator_of, has_network
from pecunia.titles.registry import TITLES
from pecunia.titles.title import THINKING

NAME: Final = "champion"
PREFIX: Final = "net:"  # of a network in a file
NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")
SECONDS: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


class Champion:
    """Plays by a network: that of the title, or another one. With a budget it looks ahead. Without one, at a
    temperature (in hundredths) it also plays moves that the network likes less; at 0 it never does."""

    def __init__(
        self,
        stream: Stream | Random | str | int | None = None,
        evaluator: Evaluator | None = None,
        temperature: int = 0,
        budget: Budget | None = None,
    ) -> None:
        self.stream = stream_from(stream)
        self.evaluator = evaluator
        self.temperature = temperature
        self.budget = budget

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        evaluator = evaluator_of(view.title) if self.evaluator is None else self.evaluator
        if self.budget is not None:
            return thinker(view.title, self.stream, evaluator, self.budget).choose(view)
        opinion = evaluator.evaluate(view)
        return opinion.moves[draw(opinion.scores, self.temperature, self.stream)]

    def __repr__(self) -> str:
        return f"<Bot {NAME}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Champion, (self.stream, self.evaluator, self.temperature, self.budget)

    def remembers(self) -> bool:
        return False


GROWS: Final[dict[str, bool]] = {}  # cache of `grows_tree`


def grows_tree(title: str) -> bool:
    """Whether a title is thought about in one tree; `thinking.toml` in its folder says so."""
    found = GROWS.get(title)
    if found is None:
        known = TITLES[title]
        found = GROWS[title] = known.has_data(THINKING) and bool(tomllib.loads(known.file(THINKING))["tree"])
    return found


def thinker(title: str, stream: Stream, evaluator: Evaluator, budget: Budget) -> Bot:
    """What looks ahead in a title."""
    return Tree(stream, evaluator, budget) if grows_tree(title) else Thinker(stream, evaluator, budget)


def network_bot(name: str, stream: Stream) -> Champion:
    """The bot that a name with `net:` means."""
    file, budget = _meaning(name)
    return Champion(stream, None if file == NAME else evaluator_in(file), 0, budget)


def check_network(name: str, title: str) -> None:
    """Refuse a name with `net:` that means nothing, and a network that cannot play the title."""
    file = _meaning(name)[0]
    if file == NAME:
        if title and not has_network(title):
            raise OptionError("option-bot-title", value=name, title=title)
    else:
        evaluator_in(file).check_title(title or evaluator_in(file).network.title, file)


def _meaning(name: str) -> tuple[str, Budget | None]:
    """The file, and how long to think."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:  # a quotation mark that is never closed
        words = []
    if not 1 <= len(words) <= 2 or "#" in name or name != " ".join(name.split()) or not name.isprintable():
        raise OptionError("option-bot-network", value=one_plain_line(name))
    if len(words) == 1:
        return words[0], None
    if NUMBER.fullmatch(words[1]):
        return words[0], Budget(int(words[1]))
    seconds = SECONDS.fullmatch(words[1])
    if seconds is None:
        raise OptionError("option-bot-network", value=one_plain_line(name))
    return words[0], Budget(0, max(int(float(seconds[1]) * 1000), 1))
