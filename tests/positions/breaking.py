"""Legal positions from the golden games, each broken in one way, as the rows of `breaks.toml` say.

A row says what a legal position must contain (`when`), what is done to it (`do`), the name that the break must get
(`called`) and the line it must be found in (`line`). In rows P is the player on turn and Q the next one clockwise.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pecunia.core.record import read_record
from pecunia.games import opened

GOLDEN = Path(__file__).parents[1] / "golden"
TABLE = Path(__file__).with_name("breaks.toml")
EVERY = {"non-olet": 7, "olet": 1}  # moves between two positions of a golden game
PLACES = ("L", "M", "R", "V1", "V2", "V3")


@dataclass(frozen=True)
class Row:
    game: str
    called: str
    line: str
    do: tuple[str, ...]
    when: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.called}: {'; '.join(self.do)}"


def rows() -> list[Row]:
    """The rows of the table. A row that names no game is about Pecunia non olet."""
    data = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return [
        Row(
            row.get("game", "non-olet"),
            row["called"],
            row.get("line", ""),
            tuple(row["do"]),
            tuple(row.get("when", ())),
        )
        for row in data["break"]
    ]


class Lines:
    """A position as lines of words that can be read and changed."""

    def __init__(self, text: str) -> None:
        self.lines = [line.split() for line in text.splitlines()]
        seats = [words[0] for words in self.lines if words[1:2] in (["money"], ["cash"])]
        active = self.words("turn")[1]
        following = seats[(seats.index(active) + 1) % len(seats)]
        self.seats = seats
        self.letters = {"P": active, "Q": following}

    def text(self) -> str:
        return "\n".join(" ".join(words) for words in self.lines) + "\n"

    def size(self, zone: str) -> int:
        return len(zone.split())

    def find(self, zone: str) -> int:
        """The index of the zone's line, or -1 if there is none."""
        for index, words in enumerate(self.lines):
            if words[: self.size(zone)] == zone.split():
                return index
        return -1

    def words(self, zone: str) -> list[str]:
        index = self.find(zone)
        found = self.lines[index][self.size(zone) :] if index >= 0 else []
        return [] if found == ["-"] else found

    def set(self, zone: str, words: list[str]) -> None:
        line = [*zone.split(), *(words or ["-"])]
        index = self.find(zone)
        if index >= 0:
            self.lines[index] = line
        else:
            self.lines.append(line)

    def take(self, part: str, but: str = "") -> str:
        """Take the first card with this in its name from any line, except one that begins with `but`."""
        for index, words in enumerate(self.lines):
            if words[0] in ("options", "values", "agenda") or " ".join(words).startswith(but or "\n"):
                continue
            for position, word in enumerate(words[1:], 1):
                if part in word:
                    self.lines[index] = [*words[:position], *words[position + 1 :]]
                    zone = " ".join(words[: 2 if len(words[0]) == 1 else 1])
                    if not self.words(zone):
                        self.set(zone, [])
                    return bare(word)
        raise LookupError(part)

    def meant(self, text: str) -> str:
        """The text with P and Q replaced by the letters of this position."""
        return " ".join(self.letters.get(word, word) for word in text.split())


def bare(token: str) -> str:
    """A card without the markers and coins on it."""
    return token.partition("@")[0].partition("$")[0]


# What a legal position must contain.


def holds(lines: Lines, condition: str) -> bool:
    word, _, rest = lines.meant(condition).partition(" ")
    if word == "not":
        return not holds(lines, rest)
    if word == "over":
        return lines.find("outcome") >= 0
    if word == "stage":
        return lines.find("outcome") < 0 and lines.words("turn")[2] in rest.split()
    if word == "idle":
        return lines.find("outcome") < 0 and lines.words("agenda") == ["turn"]
    if word == "option":
        return rest in lines.words("options") or any(
            rest in option.partition("=")[2].split(",") for option in lines.words("options")
        )
    if word == "some":
        return bool(lines.words(rest))
    if word == "lacks":
        return lines.find(rest) < 0
    if word == "none":
        return lines.find(rest) >= 0 and not lines.words(rest)
    if word == "least":
        number, zone = rest.split(" ", 1)
        return len(lines.words(zone)) >= int(number)
    if word == "has":
        part, zone = rest.split(" ", 1)
        return any(part in token for token in lines.words(zone))
    if word == "anywhere":
        return any(rest in token for line in lines.lines for token in line[1:] if line[0] not in ("options", "agenda"))
    if word == "visitor":
        return bool(_visitor_zones(lines, rest))
    if word == "owes":
        money = sum(int(lines.words(f"{seat} money")[0]) for seat in lines.seats)
        earned = sum(int(lines.words(f"{seat} earned")[0]) for seat in lines.seats if seat != rest)
        return money > earned
    raise ValueError(condition)


def _visitor_zones(lines: Lines, seat: str) -> list[str]:
    return [f"{seat} {place}" for place in PLACES if lines.words(f"{seat} {place}")]


# What is done to it.


def apply(lines: Lines, step: str) -> str:
    """Break one thing. Returns the zone whose line shows it."""
    word, _, rest = lines.meant(step).partition(" ")
    if word == "say":  # replaces the line of its zone
        words = rest.split()
        zone = " ".join(words[: 2 if len(words[0]) == 1 and len(words) > 1 else 1])
        index = lines.find(zone) if words[0] not in lines.letters.values() or len(words) > 1 else -1
        if index >= 0:
            lines.lines[index] = words
        else:
            lines.lines.append(words)
        return zone
    if word == "word":  # the last word of a line
        zone, _, value = rest.rpartition(" ")
        lines.set(zone, [*lines.words(zone)[:-1], value])
        return zone
    if word == "repeat":  # a second line for the same zone
        lines.lines.append([*rest.split(), *(lines.words(rest) or ["-"])])
        return rest
    if word == "add":
        words = rest.split()
        zone = " ".join(words[: 2 if len(words[0]) == 1 else 1])
        lines.set(zone, lines.words(zone) + words[lines.size(zone) :])
        return zone
    if word == "first":  # in front of what is there
        words = rest.split()
        zone = " ".join(words[: 2 if len(words[0]) == 1 else 1])
        lines.set(zone, words[lines.size(zone) :] + lines.words(zone))
        return zone
    if word == "drop":
        del lines.lines[lines.find(rest)]
        return rest
    if word == "pour":  # everything from one zone into another
        source, goal = rest.split(" into ")
        lines.set(goal, lines.words(goal) + [bare(token) for token in lines.words(source)])
        lines.set(source, [])
        return source
    if word == "move":  # the first card of one zone into another
        source, goal = rest.split(" into ")
        tokens = lines.words(source)
        lines.set(source, tokens[1:])
        lines.set(goal, [*lines.words(goal), bare(tokens[0])])
        return goal
    if word == "take":
        lines.take(rest)
        return ""
    if word == "put":  # a card from anywhere, with a suffix, onto a place
        part, goal = rest.split(" onto ")
        goal, _, suffix = goal.partition(" @")
        lines.set(goal, [*lines.words(goal), lines.take(part, but=goal) + (f"@{suffix}" if suffix else "")])
        return goal
    if word == "load":  # a suffix for the first card of a zone
        suffix, zone = rest.split(" ", 1)
        tokens = lines.words(zone)
        lines.set(zone, [tokens[0] + suffix, *tokens[1:]])
        return zone
    if word == "finish":  # the first visitor of a seat
        zone = _visitor_zones(lines, rest)[0]
        tokens = lines.words(zone)
        lines.set(zone, [f"{bare(tokens[0])}@0", *tokens[1:]])
        return zone
    if word == "copy":  # the first card of a zone into another, as though there were two
        source, goal = rest.split(" into ")
        tokens = lines.words(source)
        lines.set(goal, [*lines.words(goal), bare(tokens[0])])
        return goal
    raise ValueError(step)


def broken(text: str, row: Row) -> tuple[str, int] | None:
    """The position with the break of the row, and the line it must be found in; None if the row does not fit."""
    lines = Lines(text)
    if not all(holds(lines, condition) for condition in row.when):
        return None
    zone = ""
    for step in row.do:
        zone = apply(lines, step)
    zone = lines.meant(row.line) or zone
    if zone.isdecimal():
        return lines.text(), int(zone)
    found = [index for index, words in enumerate(lines.lines, 1) if words[: lines.size(zone)] == zone.split()]
    return lines.text(), found[-1]


@cache
def legal(game: str) -> list[str]:
    """Positions of the golden games of a title, including the last one of each."""
    return [position for file in sorted(GOLDEN.glob("*.pecunia")) for position in _of_record(file, game)]


def _of_record(file: Path, game: str) -> Iterator[str]:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    if record.header["game"] != game:
        return
    table = opened(record)
    for number, move in enumerate(record.moves):
        if number % EVERY[game] == 0:
            yield table.position()
        table.play(table.move(move.text))
    yield table.position()
