"""A game as a state of OpenSpiel holds it. It can be copied quickly, and it is pickled as the moves that lead to it."""

from functools import cache
from typing import Any, NamedTuple

from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Played, seat_letter
from pecunia.core.record import HIDDEN
from pecunia.games import options_for
from pecunia.titles.environment import Parameter
from pecunia.titles.registry import title

DIGITS = 8  # of a seed, each drawn by chance
BASE = 16
CHANCE, TERMINAL = -1, -4  # players, as OpenSpiel numbers them
LENGTH = "max_game_length"
LONGEST = 10_000  # decisions: no rule bounds the length of a game (A165); OpenSpiel wants a bound
Way = list[int | tuple[int, str]]  # moves by number, and pairs of seat and stream where the game was dealt again


def parameters_of(name: str) -> dict[str, Parameter]:
    """The parameters of a game with their defaults."""
    return {**title(name).environment().parameters, LENGTH: LONGEST}


class SpielSetting:
    """The setting of one game of OpenSpiel: the parameters that differ from the defaults. Raises OptionError for the
    first impossible parameter."""

    def __init__(self, name: str, parameters: dict[str, Parameter]) -> None:
        self.name = name
        self.parameters = parameters
        self.title = title(name)
        self.options = options_for(name, **_options(name, parameters))
        self.longest = int(parameters.get(LENGTH, LONGEST))
        self.players: int = self.options.players
        self.observer = self.title.observer(self.options)
        self.moves = self.title.engine.moves[: self.title.engine.actions(self.options)]

    def deal(self, seed: int) -> Game:
        return self.title.engine.new(self.options, str(seed))


def _options(name: str, parameters: dict[str, Parameter]) -> dict[str, Any]:
    """The parameters as options for `pecunia.new`."""
    known = title(name)
    lists = known.environment().lists
    options: dict[str, Any] = {}
    house: dict[str, str] = {}
    for key, value in parameters.items():
        if key in known.engine.choices.house_rules:
            house[key] = str(value).lower() if isinstance(value, bool) else str(value)
        elif key in lists:
            options[key] = lists[key](str(value).split("+"))
        elif key != LENGTH:
            options[key] = value
    if house:
        options["house"] = house
    return options


@cache
def _setting(name: str, parameters: tuple[tuple[str, Parameter], ...]) -> SpielSetting:
    return SpielSetting(name, dict(parameters))


def setting(name: str, parameters: dict[str, Parameter]) -> SpielSetting:
    """The setting with these parameters. Equal settings are made only once."""
    usual = parameters_of(name)
    said = {key: value for key, value in parameters.items() if value != usual[key]}
    return _setting(name, tuple(sorted(said.items())))


class Anew(NamedTuple):
    """A point where a game was dealt again: after which move, for which seat, and from which stream."""

    before: "Anew | None"
    last: Played | None
    seat: int
    key: str


class SpielPosition:
    """A game, the part of its seed that chance has drawn so far, and the player who is asked."""

    __slots__ = ("anew", "drawn", "known", "length", "player", "secret", "seed", "setting", "table")

    def __init__(self, setting: SpielSetting) -> None:
        self.setting = setting
        self.drawn = 0
        self.seed = 0
        self.length = 0  # decisions
        self.player = CHANCE
        self.table: Game | None = None
        self.secret: list[int] = []  # numbers of the moves that the other players never learned of
        self.anew: Anew | None = None
        self.known: tuple[int, bool, str] | None = None  # the last answer: a search asks for the same again and again

    def draw(self, digit: int) -> None:
        """Chance draws one more digit of the seed. After the last digit the game is dealt."""
        if not 0 <= digit < BASE:
            raise IndexError(digit)
        self.seed = self.seed * BASE + digit
        self.drawn += 1
        if self.drawn == DIGITS:
            self.lay(self.setting.deal(self.seed))

    def play(self, number: int) -> None:
        """Play a move by number. Raises IllegalMove, or IndexError if there is no such move."""
        table = self.table
        moves = self.setting.moves
        if table is None or not 0 <= number < len(moves) or self.length == self.setting.longest:
            raise IndexError(number)
        move = moves[number]
        secret = table.asks_in_secret()
        table.play(move)
        if secret:
            self.secret = [*self.secret, self.length]
        self.known = None
        self.length += 1
        question = table.question
        if question is None or self.length == self.setting.longest:
            self.player = TERMINAL
        else:
            self.player = question.player

    def lay(self, table: Game) -> None:
        self.table = table
        question = table.question
        self.player = TERMINAL if question is None else question.player

    def past(self, seat: int) -> list[str]:
        """The moves so far, as the seat remembers them."""
        found = []
        for played in self._remembered(seat):
            text = HIDDEN if self._hidden(played, seat) else played.move.text
            found.append(f"{seat_letter(played.player)} {text}")
        return found

    def known_moves(self, seat: int) -> list[tuple[int, int]]:
        """The same as players and numbers of moves; a hidden move has the number after the last."""
        hidden = len(self.setting.moves)
        return [
            (played.player, hidden if self._hidden(played, seat) else played.move.number)
            for played in self._remembered(seat)
        ]

    def _hidden(self, played: Played, seat: int) -> bool:
        assert self.table is not None
        return played.player != seat and self.table.hides(played)

    def _remembered(self, seat: int) -> list[Played]:
        """The moves that the seat has learned of, the first one first."""
        table = self.table
        assert table is not None
        found = []
        number = self.length
        last, anew = table.played, self.anew
        while last is not None or anew is not None:
            if last is None:
                assert anew is not None
                last, anew = anew.last, anew.before
                continue
            number -= 1
            if last.player == seat or number not in self.secret:
                found.append(last)
            last = last.before
        found.reverse()
        return found

    def imagined(self, seat: int, key: str) -> "SpielPosition":
        """Another game that looks the same to a seat. What the seat cannot see is dealt again from the stream of the
        key."""
        table = self.table
        assert table is not None
        twin = self._twin()
        twin.table = table.view(seat).imagine(stream_of(key))
        twin.anew = Anew(self.anew, table.played, seat, key)
        if twin.player >= 0:
            assert twin.table.question is not None
            twin.player = twin.table.question.player
        return twin

    def _twin(self) -> "SpielPosition":
        twin = SpielPosition(self.setting)
        twin.drawn = self.drawn
        twin.seed = self.seed
        twin.length = self.length
        twin.player = self.player
        twin.secret = self.secret
        twin.anew = self.anew
        return twin

    def __deepcopy__(self, memo: object) -> "SpielPosition":
        """OpenSpiel calls this to clone a state."""
        twin = self._twin()
        if self.table is not None:
            twin.table = self.table.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        way = _way(self.anew, None if self.table is None else self.table.played)
        return _restored, (self.setting.name, self.setting.parameters, self.drawn, self.seed, way)


def _way(anew: Anew | None, last: Played | None) -> Way:
    """All steps from the deal to the last move."""
    moves: Way = []
    while last is not None:
        moves.append(last.move.number)
        last = last.before
    moves.reverse()
    return moves if anew is None else [*_way(anew.before, anew.last), (anew.seat, anew.key), *moves]


def _restored(name: str, parameters: dict[str, Parameter], drawn: int, seed: int, way: Way) -> SpielPosition:
    held = SpielPosition(setting(name, parameters))
    held.drawn = drawn
    held.seed = seed
    if drawn == DIGITS:
        held.lay(held.setting.deal(seed))
    for step in way:
        if isinstance(step, tuple):
            held = held.imagined(*step)
        else:
            held.play(step)
    return held
