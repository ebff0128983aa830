"""How a table of Pecunia Olet is set: players, who begins, and the two switches that players are offered (§1.1)."""

from typing import Any, Final

from pecunia.core.errors import OptionError
from pecunia.core.moves import NO_SEAT, seat_letter, seat_number
from pecunia.core.numbers import is_number
from pecunia.core.options import DRAWN, NUMBER, SEAT, START, SWITCH, VALUES, WORD, Option, TableOptions
from pecunia.olet.engine.names import MAX_PLAYERS, NOBODY, REPLAY, SHARED
from pecunia.olet.engine.values import Board, Values, own_values

TIES: Final = [SHARED, REPLAY]
MAX_ROUNDS: Final = 999
# The arguments of make_options.
OPTIONS: Final = [
    Option("players", NUMBER, "3", f"how many play, 2 to {MAX_PLAYERS}"),
    Option(START, SEAT, DRAWN, "who begins: a seat by number or letter"),
    Option("open_money", SWITCH, "`False`", "everybody sees everybody's money (a variant of the rulebook)"),
    Option("tie", WORD, f"`{SHARED}`", f"what a tie means: `{SHARED}`, or another game for those tied: `{REPLAY}`"),
    Option("round_cap", NUMBER, "0", f"the game ends after so many rounds, at most {MAX_ROUNDS}; 0 for never"),
    Option("values", VALUES, "ours", "an owner's card values: the name of a file, or what was read from one"),
]


class Options(TableOptions):
    """The options of one game. They never change once the game has begun."""

    def __init__(self, players: int, start: int, open_money: bool, tie: str, round_cap: int, values: Values) -> None:
        self.players = players
        self.start = start  # the first player of round 1; NOBODY: the seed decides
        self.open_money = open_money
        self.tie = tie
        self.round_cap = round_cap
        self.values = values
        self.board: Board = values.board(players)
        self._text = ""

    def text(self) -> str:
        """The options as records and positions write them. Every view has this text, so it is built only once."""
        if not self._text:
            self._text = self._written()
        return self._text

    def _written(self) -> str:
        """The players, then everything that differs from the default."""
        words = [f"players={self.players}"]
        if self.start != NOBODY:
            words.append(f"start={seat_letter(self.start)}")
        if self.open_money:
            words.append("open-money=true")
        if self.tie != SHARED:
            words.append(f"tie={self.tie}")
        if self.round_cap:
            words.append(f"round-cap={self.round_cap}")
        return " ".join(words)

    def __reduce__(self) -> tuple[object, ...]:
        return options_from_text, (self.text(), self.values)


def make_options(
    players: int = 3,
    start: int | None = None,
    open_money: bool = False,
    tie: str = SHARED,
    round_cap: int = 0,
    values: Values | None = None,
) -> Options:
    """Options from a caller's arguments, checked. Raises OptionError with a key for the first one that is
    impossible."""
    if not 2 <= players <= MAX_PLAYERS:
        raise OptionError("option-players", value=players, least=2, most=MAX_PLAYERS)
    if start is not None and not 0 <= start < players:
        raise OptionError("option-start", value=seat_letter(start) if start >= 0 else start)
    if tie not in TIES:
        raise OptionError("option-tie", value=tie, known=", ".join(TIES))
    if not 0 <= round_cap <= MAX_ROUNDS:
        raise OptionError("option-round-cap", value=round_cap, most=MAX_ROUNDS)
    used = own_values() if values is None else values
    return Options(players, NOBODY if start is None else start, open_money, tie, round_cap, used)


def options_from_text(text: str, values: Values | None) -> Options:
    """The options that a record or a position states. Unknown words raise OptionError."""
    known: dict[str, Any] = {"values": values}
    for word in text.split():
        name, _, value = word.partition("=")
        if name in ("players", "round-cap"):
            if not is_number(value):
                raise OptionError("option-not-a-number", option=name, value=value)
            known[name.replace("-", "_")] = int(value)
        elif name == "open-money":
            if value not in ("true", "false"):
                raise OptionError("option-not-a-switch", option=name, value=value)
            known["open_money"] = value == "true"
        elif name == "start":
            known[name] = seat_number(value)
            if known[name] == NO_SEAT:
                raise OptionError("option-start", value=value)
        elif name == "tie":
            known[name] = value
        else:
            raise OptionError("option-unknown", option=name)
    return make_options(**known)
