"""Players that choose. A bot gets views only: it knows what a person on its seat would know."""

from typing import Protocol

from pecunia.bots.greedy import Greedy
from pecunia.bots.random_bot import RandomBot
from pecunia.core.chance import Stream
from pecunia.core.errors import OptionError
from pecunia.core.moves import Move
from pecunia.core.view import View


class Bot(Protocol):
    """Anything that answers a view with one of its moves."""

    def choose(self, view: View) -> Move: ...


BOTS = ["random", "greedy"]


def make_bot(name: str, stream: Stream) -> Bot:
    """A bot by name, with a stream of its own, so that its thinking never shifts the deal."""
    if name == "random":
        return RandomBot(stream)
    if name == "greedy":
        return Greedy(stream)
    raise OptionError("option-bot", value=name, known=", ".join(BOTS))
