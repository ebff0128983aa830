"""The parts that the positions of all games share: a head, lines by zone, the stream, the outcome. Errors name file and
line."""

import json
from typing import Any

from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import PositionError
from pecunia.core.game import Game
from pecunia.core.moves import NO_SEAT, seat_letter, seat_letters, seat_number
from pecunia.core.numbers import is_number
from pecunia.core.values import written

HEAD = "pecunia position 1"
NAME = "name"  # `A name Anna`: what a player is called
EMPTY = "-"
FLAGS = ["fixture", "printed", "rich-slaves"]  # lines of one word


def seed_line(game: Game) -> str:
    """The stream of a game: how many words were drawn, and its key."""
    return f"seed {game.chance.drawn()} {game.chance.key.hex()}"


def head_lines(game: Game, flags: list[str]) -> list[str]:
    """The first lines of a position: the game, how the table is set, flags such as `fixture`, and the stream."""
    lines = [HEAD, f"game {game.title}", *game.header(), *flags]
    lines.append(seed_line(game))
    return lines


def outcome_lines(game: Game) -> list[str]:
    outcome = game.outcome
    return [] if outcome is None else [f"outcome {outcome.end} {seat_letters(outcome.winners)}"]


def setting_lines(options: str, replaced: dict[str, Any]) -> list[str]:
    """How a table is set: the options, and an owner's values in one line, so that every file is complete by itself."""
    lines = [f"options {options}"]
    if replaced:
        lines.append(f"values {written(replaced)}")
    return lines


def values_in_line(line: str, file: str) -> dict[str, Any]:
    """The values that a record or position carries in one line."""
    try:
        replaced = json.loads(line)
    except (ValueError, RecursionError) as error:  # no JSON, a number of thousands of digits, thousands of brackets
        raise PositionError("position-values", file, 1, detail=str(error)) from None
    if not isinstance(replaced, dict):
        raise PositionError("position-values", file, 1, detail=line)
    return replaced


def player_names(text: str) -> dict[str, str]:
    """The players' names in a position, by letter: `A name Anna`."""
    names: dict[str, str] = {}
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if len(words) > 2 and is_letter(words[0]) and words[1] == NAME:
            names.setdefault(words[0], " ".join(words[2:]))
    return names


def is_letter(word: str) -> bool:
    """Whether a word is the letter of a seat."""
    return seat_number(word) != NO_SEAT


class Entry:
    """One line of a position: its number, its zone, and its words."""

    def __init__(self, line: int, zone: str, words: list[str]) -> None:
        self.line = line
        self.zone = zone
        self.words = words


class PositionLines:
    """The lines of one position by zone: `turn`, `market`, and with a player's letter in front `A cash`."""

    def __init__(self, text: str, file: str, zones: list[str]) -> None:
        self.file = file
        self.zones = zones
        self.entries: dict[str, Entry] = {}
        self.letters: dict[str, str] = {}  # the letter of each player by name
        self._split(text)

    def error(self, key: str, line: int, **facts: object) -> PositionError:
        return PositionError(key, self.file, line, **facts)

    def _split(self, text: str) -> None:
        lines = text.splitlines()
        if not lines or lines[0].split("#")[0].split() != HEAD.split():
            raise self.error("position-head", 1, expected=HEAD)
        for letter, name in player_names(text).items():
            if len(name) > 1 and name not in self.zones:
                self.letters.setdefault(name.casefold(), letter)
        for number, line in enumerate(lines[1:], 2):
            words = line.split("#")[0].split()
            if words:
                self._add(number, self._with_letter(words))
        self._check_names()

    def _with_letter(self, words: list[str]) -> list[str]:
        """The words of a line, with a player's name at the beginning replaced by the letter."""
        line = " ".join(words).casefold() if self.letters else ""
        for name in sorted(self.letters, key=len):  # there are a few names, but a line may have thousands of words
            if line.startswith(f"{name} "):
                return [self.letters[name], *words[name.count(" ") + 1 :]]
        return words

    def _add(self, number: int, words: list[str]) -> None:
        size = 2 if is_letter(words[0]) else 1
        zone = " ".join(words[:size])
        if len(words) < size or (len(words) == size and zone not in FLAGS):
            raise self.error("position-incomplete", number, text=zone)
        if size == 1 and zone not in self.zones:
            raise self.error("position-unknown", number, text=zone)
        if zone in FLAGS and len(words) > size:
            raise self.error("position-too-much", number, text=words[size], zone=zone)
        if zone in self.entries:
            raise self.error("position-twice", number, text=zone)
        self.entries[zone] = Entry(number, zone, words[size:])

    def _check_names(self) -> None:
        """Check that each name belongs to one player, and cannot be mistaken for a letter or for another line."""
        for zone, entry in self.entries.items():
            if zone.endswith(f" {NAME}"):
                name = " ".join(entry.words)
                if self.letters.get(name.casefold()) != zone[0]:
                    raise self.error("position-name", entry.line, text=name)

    def words(self, zone: str) -> list[str]:
        return self.entries[zone].words if zone in self.entries else []

    def line_of(self, zone: str) -> int:
        return self.entries[zone].line if zone in self.entries else 1

    def listed(self, zone: str) -> list[str]:
        """The words of a line that lists cards; `-` alone means that there are none."""
        words = self.words(zone)
        if EMPTY in words:
            if len(words) > 1:
                raise self.error("position-dash", self.line_of(zone), zone=zone)
            return []
        return words

    def number(self, zone: str, default: int) -> int:
        """The only word of a line, as a number."""
        words = self.words(zone)
        if zone not in self.entries:
            return default
        if len(words) != 1 or not is_number(words[0]):
            raise self.error("position-not-a-number", self.line_of(zone), text=" ".join(words))
        return int(words[0])

    def player(self, letter: str, players: int, line: int) -> int:
        """The seat of a letter or of a player's name."""
        letter = self.letters.get(letter.casefold(), letter)
        player = seat_number(letter)
        if not 0 <= player < players:
            raise self.error("position-player", line, text=letter)
        return player

    def check_game(self, title: str) -> None:
        if self.words("game") not in ([], [title]):
            raise self.error("position-game", self.line_of("game"), text=" ".join(self.words("game")))

    def turn(self, players: int, stages: list[str]) -> tuple[int, int, int] | None:
        """`turn 5 A seating`: the number of the turn, whose it is, and the stage; None if there is no such line."""
        words = self.words("turn")
        if not words:
            return None
        line = self.line_of("turn")
        if len(words) < 3 or not is_number(words[0]) or int(words[0]) < 1 or words[-1] not in stages:
            raise self.error("position-turn", line, text=" ".join(words), stages=", ".join(stages))
        return int(words[0]), self.player(" ".join(words[1:-1]), players, line), stages.index(words[-1])

    def chance(self) -> Stream:
        """`seed 7` is a fresh seed; `seed 12 <key>` is a stream from which words have already been drawn."""
        words = self.words("seed")
        if len(words) < 2:
            return stream_of(words[0] if words else "")
        if len(words) > 2 or not is_number(words[0]) or len(words[1]) != 64:
            raise self.error("position-seed", self.line_of("seed"), text=" ".join(words))
        try:
            chance = Stream(bytes.fromhex(words[1]))
        except ValueError:
            raise self.error("position-seed", self.line_of("seed"), text=words[1]) from None
        chance.skip_to(int(words[0]))
        return chance

    def end(self, game: Game, ends: list[str]) -> None:
        """Read how the game ended and who won, from the position of a game that is over."""
        if "outcome" not in self.entries:
            return
        words = self.words("outcome")
        letters = [seat_letter(player) for player in range(game.seats)]
        named = " ".join(words[1:])
        winners = [] if named == EMPTY else [self.letters.get(name.casefold(), name) for name in named.split("+")]
        known = all(winner in letters for winner in winners) and len(set(winners)) == len(winners)
        if words[0] not in ends or not known:
            raise self.error("position-outcome", self.line_of("outcome"), text=" ".join(words), known=", ".join(ends))
        game.end(words[0], [letters.index(winner) for winner in winners])
