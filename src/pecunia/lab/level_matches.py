"""Measures the ladder of levels: each level plays against the one below it, the highest also against `greedy`.

A ladder may be measured in parts and by several machines: results are kept by deal in a file, and files can be merged.
Deals that are in a file need not be played again.
"""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any, Protocol

from pecunia.bots import BotError
from pecunia.bots.levels import Habits
from pecunia.core.errors import FileError, OptionError
from pecunia.files import write_atomically
from pecunia.games import new
from pecunia.lab.durations import Thinking
from pecunia.lab.match import Block, Match, Score, play_blocks
from pecunia.lab.title_part import LevelTable
from pecunia.titles.registry import TITLES
from pecunia.titles.title import NETWORK, read_text

FORMAT = "pecunia levels 1"
QUICK = 50  # milliseconds: levels that answer this fast play more games
GAMES_QUICK = 1000
GAMES_SLOW = 300
RIVAL = "greedy"


class Level(Protocol):
    """A bot with a place in the ladder. How it plays depends on the title."""

    @property
    def name(self) -> str: ...
    @property
    def number(self) -> int: ...
    def habits(self, title: str) -> Habits: ...


class Goal:
    """What a match should show: a share that the measured share must reach, or (`proved`) the low end of its
    interval."""

    def __init__(self, share: float, proved: bool) -> None:
        self.share = share
        self.proved = proved

    def reached(self, score: Score) -> bool:
        return score.low > self.share if self.proved else score.share >= self.share


class Contest:
    """One match of the ladder. Its key is `4-5`, `4-5-modules` at another table than the first, or `6-greedy-4` for one
    bot of level 6 among three greedy bots."""

    def __init__(self, key: str, match: Match, of: dict[str, str], games: int, goal: Goal) -> None:
        self.key = key
        self.match = match
        self.of = of  # conditions that must be the same for results to be merged
        self.games = games
        self.goal = goal


def contests(levels: Sequence[Level], name: str) -> list[Contest]:
    """All matches of the ladder of one game: each level against the one below at all tables, the best against
    `greedy`."""
    tables = level_tables(name)
    found = _steps(levels, name, tables[0], 0.55)
    best = levels[-1]
    for players, share in ((2, 0.75), (4, 0.45)):
        match = Match(name, {"players": players}, best.name, RIVAL)
        of = {best.name: budget(best, name)} | _rules(name)
        key = f"{best.number}-{RIVAL}-{players}"
        games = GAMES_QUICK if best.habits(name).milliseconds <= QUICK else GAMES_SLOW
        found.append(Contest(key, match, of, games, Goal(share, False)))
    for table in tables[1:]:
        found += _steps(levels, name, table, 0.0)
    return found


def level_tables(name: str) -> list[LevelTable]:
    return TITLES[name].lab().level_tables


def is_rivalry(contest: Contest) -> bool:
    """Whether this is a match against `greedy`, and not a step of the ladder."""
    return f"-{RIVAL}-" in contest.key


def step_key(lower: Level, upper: Level, table: LevelTable) -> str:
    return "-".join([str(lower.number), str(upper.number), *([table.key] if table.key else [])])


def _steps(levels: Sequence[Level], name: str, table: LevelTable, least: float) -> list[Contest]:
    """Each level against the one below. Its share must certainly be over `least`, or over that of equals."""
    found = []
    for lower, upper in zip(levels, levels[1:]):
        games = GAMES_QUICK if upper.habits(name).milliseconds <= QUICK else GAMES_SLOW
        match = Match(name, table.options, upper.name, lower.name)
        of = {each.name: budget(each, name) for each in (upper, lower)} | _rules(name)
        found.append(Contest(step_key(lower, upper, table), match, of, games, Goal(max(match.even, least), True)))
    return found


def budget(level: Level, title: str) -> str:
    """How a level plays a title, in a line: results of different lines are never put together."""
    habits = level.habits(title)
    if habits.network:
        network = sha256(TITLES[title].data(NETWORK)).hexdigest()[:8]
        mistakes = f"{habits.overlooked} overlooked, {habits.near_sighted} near-sighted"
        return f"network {network}, {mistakes}, temperature {habits.temperature}"
    return f"{habits.slips} slips, {habits.iterations} iterations, {habits.milliseconds} ms"


def _rules(name: str) -> dict[str, str]:
    return {"rules": str(new(name, seed=0).rules_version)}


def chosen(known: Sequence[Contest], keys: Sequence[str]) -> list[Contest]:
    """The matches with these keys; all if there are no keys."""
    by_key = {contest.key: contest for contest in known}
    for key in keys:
        if key not in by_key:
            raise OptionError("option-pair", value=key, known=", ".join(by_key))
    return [by_key[key] for key in by_key if not keys or key in keys]


class Measured:
    """The results of one match: for each deal, how much of each game the first bot has won, and how long the bots
    thought."""

    def __init__(self, of: dict[str, str]) -> None:
        self.of = of
        self.deals: dict[str, list[float]] = {}
        self.thinking: dict[str, Thinking] = {}

    @property
    def games(self) -> int:
        return sum(len(shares) for shares in self.deals.values())

    def score(self, match: Match) -> Score:
        return Score(match, list(self.deals.values()))

    def add(self, match: Match, block: Block) -> None:
        self.deals[block.deal] = match.shares(block)
        self._think(block.thinking)

    def merge(self, other: "Measured") -> None:
        """Add the results that are not known yet. If both have played a deal, our own result stays."""
        if not other.deals.keys() <= self.deals.keys():
            self._think(other.thinking)
        self.deals = other.deals | self.deals

    def _think(self, thinking: dict[str, Thinking]) -> None:
        for bot, times in thinking.items():
            self.thinking.setdefault(bot, Thinking()).add_all(times)

    def to_json(self) -> dict[str, Any]:
        thinking = {bot: times.to_json() for bot, times in self.thinking.items()}
        return {"of": self.of, "deals": dict(sorted(self.deals.items())), "thinking": thinking}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Measured":
        found = cls({str(name): str(value) for name, value in data["of"].items()})
        found.deals = {str(deal): [float(share) for share in shares] for deal, shares in data["deals"].items()}
        found.thinking = {str(bot): Thinking.from_json(times) for bot, times in data["thinking"].items()}
        return found


class Ladder:
    """Everything that has been measured, by game and match."""

    def __init__(self) -> None:
        self.measured: dict[str, dict[str, Measured]] = {name: {} for name in TITLES}

    def find(self, name: str, contest: Contest) -> Measured | None:
        """The results of a match, None if there are none. Raises OptionError if it was played under other
        conditions."""
        found = self.measured[name].get(contest.key)
        if found is not None and found.of != contest.of:
            differing = sorted({*found.of.items()} ^ {*contest.of.items()})
            raise OptionError("levels-otherwise", pair=contest.key, bot=differing[0][0])
        return found

    def merge(self, other: "Ladder") -> None:
        for name, matches in other.measured.items():
            for key, found in matches.items():
                known = self.measured[name].setdefault(key, Measured(found.of))
                if known.of != found.of:
                    raise OptionError("levels-otherwise", pair=key, bot=sorted(found.of)[0])
                known.merge(found)

    def save(self, file: Path) -> None:
        data = {
            name: {key: found.to_json() for key, found in matches.items()} for name, matches in self.measured.items()
        }
        write_atomically(file, json.dumps({"format": FORMAT, "games": data}), durable=True)

    @classmethod
    def load(cls, file: Path) -> "Ladder":
        text = read_text(file)
        ladder = cls()
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise ValueError
            for name in TITLES:
                for key, found in data["games"].get(name, {}).items():
                    ladder.measured[name][key] = Measured.from_json(found)
        except json.JSONDecodeError as error:
            raise FileError("levels-file", str(file), error.lineno) from None
        except (AttributeError, KeyError, TypeError, ValueError):
            raise FileError("levels-file", str(file), 1) from None
        return ladder


def missing(found: Measured, contest: Contest, games: int, seed: str) -> list[int]:
    """The numbers of the deals that must still be played to have this many games."""
    blocks = ceil((games - found.games) / len(contest.match.arrangements))
    numbers: list[int] = []
    number = 0
    while len(numbers) < blocks:
        if f"{seed}.{number}" not in found.deals:
            numbers.append(number)
        number += 1
    return numbers


def measure(
    ladder: Ladder,
    name: str,
    contest: Contest,
    games: int | None,
    seed: str,
    jobs: int,
    progress: Callable[[int], None],
) -> None:
    """Play the missing games of a match. `progress` is called with the number of games of each finished block."""
    found = ladder.find(name, contest) or ladder.measured[name].setdefault(contest.key, Measured(contest.of))

    def finished(block: Block) -> None:
        for fault in block.faults:  # a level that fails must not be measured by the random moves that replaced its own
            raise BotError(fault["key"], **fault["facts"])
        found.add(contest.match, block)
        progress(len(block.parts))

    numbers = missing(found, contest, contest.games if games is None else games, seed)
    play_blocks(contest.match.series(seed), numbers, jobs, finished)
