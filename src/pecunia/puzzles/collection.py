"""The puzzles that ship with the package: a file in the folder of each title, from easy to hard.

A puzzle asks one question, the one that is open in its position, and one move answers it. If a card asks for more (a
target, an amount), that is not part of the answer: a puzzle about the target begins at that question. So the search can
give each answer one number, and nobody has to judge a series of choices that depend on each other.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import seat_number
from pecunia.games import from_position
from pecunia.titles.registry import title
from pecunia.titles.title import PUZZLES

LEVELS: Final = 6  # how many levels of bots were asked; the more of them miss a puzzle, the harder it is


@dataclass(frozen=True)
class Judged:
    """What the search thinks of a move: the chance to win, the number of tries behind it, and topics that speak for it
    (`+`) or against it (`-`) compared with the best other move."""

    move: str
    chance: float
    tried: int
    reasons: list[str]

    @property
    def topics(self) -> list[tuple[bool, str]]:
        """Whether each reason speaks for the move, and its topic."""
        return [(reason[0] == "+", reason[1:]) for reason in self.reasons]


@dataclass(frozen=True)
class Puzzle:
    """A position, the kind of question it is about, and what the search thinks of the answers, the best first."""

    game: str
    number: int
    name: str  # the game and move where it was found: stays the same when puzzles are added and numbers change
    seat: int
    kind: str
    theme: str  # what it is about: the title has a word for each
    players: int
    difficulty: float
    found: list[float]  # how often each level of bots played the best move
    judged: list[Judged]
    position: str

    @property
    def best(self) -> str:
        return self.judged[0].move

    @property
    def stars(self) -> int:
        """The difficulty for people, from 1 to 5."""
        return min(max(round(self.difficulty), 1), LEVELS - 1)

    def dealt(self, day: str) -> Game:
        """The puzzle with everything that its player cannot see dealt again, differently each day."""
        stream = stream_of(f"puzzle.{self.game}.{self.name}.{day}")
        shown = from_position(self.position, self.name).view(self.seat)
        return from_position(shown.imagine(stream).position(), self.name)


@cache
def puzzles(game: str) -> list[Puzzle]:
    """All puzzles of a game, from easy to hard."""
    known = title(game)
    return puzzles_from(known.file(PUZZLES)) if known.puzzles else []


def puzzles_from(text: str) -> list[Puzzle]:
    """The puzzles from a file that `pecunia lab puzzles` wrote."""
    file = tomllib.loads(text)
    return [_puzzle(file["game"], number, entry) for number, entry in enumerate(file["puzzle"], 1)]


def _puzzle(game: str, number: int, entry: dict[str, Any]) -> Puzzle:
    judged = [Judged(**each) for each in entry["judged"]]
    plain = {name: entry[name] for name in ("name", "kind", "theme", "players", "difficulty", "found", "position")}
    return Puzzle(game=game, number=number, seat=seat_number(entry["seat"]), judged=judged, **plain)


def puzzle(game: str, number: int) -> Puzzle:
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise OptionError("puzzle-unknown", value=number, most=len(found))
    return found[number - 1]
