"""A whole game as text, with the view of every seat at every step.

It shows people what a title does. A test compares it with a stored text, so that any change in what a seat sees, may
play or reads shows up. Moves are drawn at random, so the text does not depend on any bot.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from pecunia.core.chance import Stream, stream_of
from pecunia.core.changes import changes
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move, seat_letter
from pecunia.core.view import SPECTATOR
from pecunia.games import new
from pecunia.texts import Texts
from pecunia.words.words import Words
from pecunia.words.words_of import words_of

HASH_DIGITS = 12
ALL = "all"
WATCHERS = "watchers"
LANGUAGE = "en"
Views = dict[int, dict[str, Any]]  # by seat


class PlayedMove(NamedTuple):
    seat: int
    kind: str  # of the question
    moves: list[Move]  # all that were legal
    move: Move
    happenings: list[Happening]


class Playthrough:
    """One game, played to its end. The first `steps` moves are shown (0: all), and always the last one."""

    def __init__(self, title: str, options: dict[str, Any], seed: str, steps: int = 0) -> None:
        self._game = new(title, seed=seed, **options)
        self._choices = stream_of(f"playthrough {seed}")
        self._steps = steps
        seats = [seat_letter(seat) for seat in range(self._game.seats)]
        self._words = words_of(self._game, Texts(LANGUAGE), seats)

    def lines(self) -> Iterator[str]:
        game = self._game
        yield from [f"game {game.title}", *game.header(), f"seed {game.seed}", _state(game)]
        before = views_of(game)
        yield from _whole_views("# Before the first move", before)
        number = 0
        while game.question is not None:
            number += 1
            drawn = game.chance.drawn()
            played = play_at_random(game, self._choices)
            after = views_of(game)
            if not self._steps or number <= self._steps or game.question is None:
                yield ""
                yield from _move_lines(number, played, game, self._words)
                if game.chance.drawn() != drawn:
                    yield f"chance: {game.chance.drawn() - drawn} random words drawn"
                yield _state(game)
                yield from _changes(before, after)
            elif number == self._steps + 1:
                yield from ["", "# Moves are left out here."]
            before = after
        yield from _whole_views("# After the last move", before)


def views_of(game: Game) -> Views:
    return {seat: game.view(seat).snapshot() for seat in [*range(game.seats), SPECTATOR]}


def play_at_random(game: Game, stream: Stream) -> PlayedMove:
    question = game.question
    assert question is not None
    happenings: list[Happening] = []
    game.listener = happenings.append
    move = stream.choose(question.moves)
    game.play(move)
    game.listener = None
    return PlayedMove(question.player, question.kind, question.moves, move, happenings)


def _move_lines(number: int, played: PlayedMove, game: Game, words: Words) -> Iterator[str]:
    yield f"# {number}: {seat_letter(played.seat)} is asked: {played.kind}"
    yield f"legal: {', '.join(f'{move.text} [{move.number}]' for move in played.moves)}"
    yield f"{seat_letter(played.seat)}: {played.move.text}"
    for happening in played.happenings:
        lines = {seat: words.line(happening, seat) for seat in [*range(game.seats), SPECTATOR]}
        for line in dict.fromkeys(lines.values()):
            yield f"to {_names([seat for seat in lines if lines[seat] == line], game.seats)}: {line}"


def _state(game: Game) -> str:
    """A hash of the whole position, including what nobody sees."""
    return f"state: {game.state_hash()[:HASH_DIGITS]}"


def _whole_views(heading: str, views: Views) -> Iterator[str]:
    for seat, view in views.items():
        yield from ["", f"{heading}: view of {_name(seat)}"]
        for key, value in view.items():
            yield f"{key} = {_value(value)}"


def _changes(before: Views, after: Views) -> Iterator[str]:
    """The changes in the views: a line for each change, with the seats that see it."""
    seen: dict[str, list[int]] = {}
    for seat, view in after.items():
        for path, value in changes(before[seat], view):
            seen.setdefault(f"{'.'.join(map(str, path))} = {_value(value)}", []).append(seat)
    for line, seats in seen.items():
        yield f"view of {_names(seats, len(after) - 1)}: {line}"


def _names(seats: list[int], players: int) -> str:
    return ALL if len(seats) == players + 1 else ", ".join(_name(seat) for seat in seats)


def _name(seat: int) -> str:
    return WATCHERS if seat == SPECTATOR else seat_letter(seat)


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
