"""Six levels to play against, from the bucket carrier to the latrine king.

The king is the champion. The others play by the same network and make the mistakes that people make: they overlook
moves, they look no further than their own turn, and they do not always take what they like best. How often is stated by
the title, in its `levels.toml`. Nothing is kept from one question to the next.

In a title without a network they look one move ahead, and now and then play a random move; the king searches. That king
can play every title: he is the bot `old-king`. His search is limited by a number of imagined games, so that he plays
the same on every machine. The time limit only matters on slow machines and at large tables.

`pecunia levels` measures how far apart the levels are.
"""

from typing import Any, Final

from pecunia.bots.bot import Bot
from pecunia.bots.greedy import Greedy
from pecunia.bots.search import Budget, Search
from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.values import ValuesSource
from pecunia.core.view import View
from pecunia.network.chances import draw
from pecunia.network.evaluator import evaluator_of, has_network
from pecunia.titles.registry import TITLES

FILE: Final = "levels.toml"  # in the folder of a title that has a network
MISTAKES: Final = ["overlooked", "near-sighted", "temperature"]
MAXIMA: Final = [90, 100, 1000]  # there is no sense in more; somebody who overlooks everything would never move
QUICK: Final = 50  # milliseconds


class Habits:
    """How a level plays a title, and how many milliseconds a move may take."""

    def __init__(self, milliseconds: int, slips: int = 0, iterations: int = 0) -> None:
        self.milliseconds = milliseconds
        self.slips = slips  # how many of a hundred moves are random
        self.iterations = iterations  # imagined games of a search; without them, it looks one move ahead
        # With a network:
        self.network = False
        self.overlooked = 0  # how many of a hundred moves that are possible it does not see
        self.near_sighted = 0  # how many of a hundred questions it answers by looking one move ahead
        self.temperature = 0  # in hundredths: how readily it plays what it likes less


class Level:
    """One of the six. `plain` is how it plays without a network."""

    def __init__(self, number: int, name: str, plain: Habits, trained: bool = True) -> None:
        self.number = number
        self.name = name
        self.plain = plain
        self.trained = trained  # whether it uses the network of a title that has one

    def habits(self, title: str) -> Habits:
        """How it plays a title."""
        if not self.trained or not has_network(title):
            return self.plain
        known = _trained(title)
        return known[self.number - 1] if known else self.plain

    def player(self, stream: Stream) -> Bot:
        """A bot of this level."""
        return LevelPlayer(stream, self)


class LevelPlayer:
    """Plays every title as its level does."""

    def __init__(self, stream: Stream, level: Level) -> None:
        self.stream = stream
        self.level = level
        self.search: Search | None = None

    def choose(self, view: View) -> Move:
        habits = self.level.habits(view.title)
        if habits.iterations > 0:
            if self.search is None:
                self.search = Search(self.stream, Budget(habits.iterations, habits.milliseconds))
            return self.search.choose(view)
        if habits.network:
            return view.moves[0] if len(view.moves) == 1 else self._err(view, habits)
        if self.stream.below(100) < habits.slips:
            return self.stream.choose(view.moves)
        return Greedy(self.stream).choose(view)

    def __repr__(self) -> str:
        return f"<Bot {self.level.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return level_player_again, (self.stream, self.level.name, self.search)

    def remembers(self) -> bool:
        return self.search is not None and self.search.remembers()

    def _err(self, view: View, habits: Habits) -> Move:
        """What the network likes best, or a mistake."""
        if habits.near_sighted > 0 and self.stream.below(100) < habits.near_sighted:
            seen = self._seen(len(view.moves), habits.overlooked)
            return Greedy(self.stream).best(view, [view.moves[index] for index in seen])
        opinion = evaluator_of(view.title).evaluate(view)
        if not opinion.moves:  # amounts beyond those that the network knows
            return Greedy(self.stream).choose(view)
        seen = self._seen(len(opinion.moves), habits.overlooked)
        chosen = draw([opinion.scores[index] for index in seen], habits.temperature, self.stream)
        return opinion.moves[seen[chosen]]

    def _seen(self, count: int, overlooked: int) -> list[int]:
        """The indexes of the moves that are not overlooked. Who sees none at all looks again."""
        if overlooked == 0:
            return list(range(count))
        found: list[int] = []
        while not found:
            found = [index for index in range(count) if self.stream.below(100) >= overlooked]
        return found


LEVELS: Final = [
    Level(1, "bucket-carrier", Habits(QUICK, slips=75)),
    Level(2, "sponge-washer", Habits(QUICK, slips=50)),
    Level(3, "doorkeeper", Habits(QUICK, slips=30)),
    Level(4, "latrine-tenant", Habits(QUICK, slips=12)),
    Level(5, "latrine-master", Habits(QUICK)),
    Level(6, "latrine-king", Habits(1000, iterations=400)),
]
OLD_KING: Final = Level(0, "old-king", Habits(1000, iterations=400), trained=False)
BY_NAME: Final[dict[str, Level]] = {level.name: level for level in [*LEVELS, OLD_KING]}


def level_player_again(stream: Stream, name: str, search: Search | None) -> LevelPlayer:
    """The bot in a pickle."""
    bot = LevelPlayer(stream, BY_NAME[name])
    bot.search = search
    return bot


TRAINED: Final[dict[str, list[Habits]]] = {}  # cache of `_trained`


def _trained(title: str) -> list[Habits]:
    """How the levels play a title by its network; empty if the title does not say. The file is read only once."""
    found = TRAINED.get(title)
    if found is None:
        known = TITLES[title]
        found = habits_from_text(known.file(FILE), FILE) if known.has_data(FILE) and has_network(title) else []
        TRAINED[title] = found
    return found


def habits_from_text(text: str, file: str) -> list[Habits]:
    """How the levels play by a network, from a file: a table for each level below the king, who makes no mistakes."""
    source = ValuesSource(file, text)
    names = [level.name for level in LEVELS]
    for name, entries in source.data.items():
        if name not in names or not isinstance(entries, dict):
            raise source.error("values-unknown-table", name, "")
    found: list[Habits] = []
    for level in LEVELS:
        habits = Habits(QUICK)
        habits.network = True
        numbers = source.data.get(level.name, {})
        source.refuse_unknown(numbers, MISTAKES, level.name)
        habits.overlooked = _share(source, level.name, numbers, 0)
        habits.near_sighted = _share(source, level.name, numbers, 1)
        habits.temperature = _share(source, level.name, numbers, 2)
        found.append(habits)
    return found


def _share(source: ValuesSource, table: str, entries: dict[str, Any], which: int) -> int:
    entry = MISTAKES[which]
    value = entries.get(entry, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAXIMA[which]:
        where = f"{table}.{entry}"
        raise source.error("values-not-a-number", table, entry, where=where, least=0, most=MAXIMA[which], value=value)
    return value
