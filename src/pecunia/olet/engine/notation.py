"""The moves of Pecunia Olet, each with its number and its text.

The numbers up to ACTIONS are used by every record and by every trained network, so they never change. After them come
the spaces that few boards have. Far behind all others come flights with larger amounts; these have no limit.
"""

from typing import Final

from pecunia.core.action_space import ActionSpace
from pecunia.core.errors import NotAMove
from pecunia.core.moves import Move
from pecunia.core.numbers import is_number
from pecunia.olet.engine.names import (
    FIRST_OF,
    KIND_OF,
    QUALITIES,
    RECEIVER_MOST,
    SPACE_NAMES,
    SPACES,
    SPACES_BY_KIND,
    UNIT,
    SpaceKind,
)

MAX_TENS: Final = 999  # for transfers in the table; larger ones are numbered from FAR on
MAX_NAMED: Final = RECEIVER_MOST + 1  # for sales in the table: one more than can be sold anywhere

# Moves that can be written but are never legal. So a player who tries them hears why.
NO_SALE: Final = -1  # more fakes than any lot
NO_DEPOSIT: Final = -2  # nothing, or not in tens
NO_WITHDRAWAL: Final = -3
FAR: Final = 1 << 20  # + 2 * (tens - MAX_TENS - 1), and one more for a withdrawal


def is_usual(space: int) -> bool:
    """Whether the moves of a space are in the shorter table."""
    kind = KIND_OF[space]
    return space - FIRST_OF[kind] < SPACES_BY_KIND[kind].usual


# The spaces that the shorter table names.
_USUAL: Final[list[str]] = [SPACE_NAMES[space] for space in range(SPACES) if is_usual(space)]


def _sales() -> list[tuple[int, int, int]]:
    numbers = range(MAX_NAMED + 1)
    return [(a, b, c) for a in numbers for b in numbers for c in numbers if a + b + c <= MAX_NAMED]


# Every way to hand in fakes, by quality.
SALES: Final[list[tuple[int, int, int]]] = _sales()


def _each(verb: str, whats: list[str]) -> list[str]:
    return [f"{verb} {what}" for what in whats]


# The families of moves, in the order of their numbers.
_AMOUNTS: Final[list[str]] = [str(tens * UNIT) for tens in range(1, MAX_TENS + 1)]
_SPACE: Final = ActionSpace()
PASS: Final = _SPACE.family(["pass"])
DECLINE: Final = _SPACE.family(["decline"])
PLACE: Final = _SPACE.family(_each("place", _USUAL))
LIFT: Final = _SPACE.family(_each("lift", _USUAL))
SELL: Final = _SPACE.family([f"sell {a}/{b}/{c}" for a, b, c in SALES])
DEPOSIT: Final = _SPACE.family(_each("deposit", _AMOUNTS))
WITHDRAW: Final = _SPACE.family(_each("withdraw", _AMOUNTS))
ACTIONS: Final = len(_SPACE.moves)  # this many moves are enough for a board with only usual spaces


def further_spaces(kinds: list[SpaceKind]) -> list[list[str]]:
    """The spaces whose moves come after the shorter table, in groups: first the additional spaces of the first kinds,
    then each kind that was added later (and so has no usual ones)."""
    more: list[str] = []
    later: list[list[str]] = []
    for kind in kinds:
        names = [f"{kind.letters}{number}" for number in range(kind.usual + 1, kind.most + 1)]
        if kind.usual:
            more += names
        else:
            later.append(names)
    return [more, *later]


def _add_further_spaces() -> None:
    for names in further_spaces(SPACES_BY_KIND):
        for name in names:
            _SPACE.add(PLACE, f"place {name}")
        for name in names:
            _SPACE.add(LIFT, f"lift {name}")


_add_further_spaces()
MOVES: Final[list[Move]] = _SPACE.moves
ALL_ACTIONS: Final = len(_SPACE.moves)
FAMILY_OF: Final[list[int]] = _SPACE.families
USUAL_MOVES: Final[list[Move]] = MOVES[:ACTIONS]
BY_TEXT: Final[dict[str, Move]] = {move.text.lower(): move for move in MOVES}
# The moves to and from each space, and the space of each move; -1 for a move without one.
PLACES: Final[list[Move]] = [BY_TEXT[f"place {name}".lower()] for name in SPACE_NAMES]
LIFTS: Final[list[Move]] = [BY_TEXT[f"lift {name}".lower()] for name in SPACE_NAMES]


def _spaces() -> list[int]:
    spaces = [-1] * ALL_ACTIONS
    for space in range(SPACES):
        spaces[PLACES[space].number] = space
        spaces[LIFTS[space].number] = space
    return spaces


SPACE_OF: Final[list[int]] = _spaces()


def family(number: int) -> int:
    """The first number of a move's family: PLACE for every space, DEPOSIT for every amount …"""
    if number < 0:
        return SELL if number == NO_SALE else DEPOSIT if number == NO_DEPOSIT else WITHDRAW
    if number >= FAR:
        return WITHDRAW if number & 1 else DEPOSIT
    return FAMILY_OF[number]


def amount_of(number: int) -> int:
    """How many dollars a transfer moves."""
    if number >= FAR:
        return ((number - FAR) // 2 + MAX_TENS + 1) * UNIT
    return (number - (WITHDRAW if number >= WITHDRAW else DEPOSIT) + 1) * UNIT


def transfers_up_to(first: int, most: int) -> list[Move]:
    """Every transfer of one direction (DEPOSIT or WITHDRAW), from ten dollars to the most there is."""
    tens = most // UNIT
    moves = MOVES[first : first + min(tens, MAX_TENS)]
    moves.extend([_far(first, more) for more in range(MAX_TENS + 1, tens + 1)])
    return moves


def _far(first: int, tens: int) -> Move:
    """A transfer that is too large for the table."""
    number = FAR + 2 * (tens - MAX_TENS - 1)
    if first == DEPOSIT:
        return Move(number, f"deposit {tens * UNIT}")
    return Move(number + 1, f"withdraw {tens * UNIT}")


def move_of(text: str) -> Move:
    """The move with this notation; spaces and capitals do not matter."""
    words = text.lower().split()
    move = BY_TEXT.get(" ".join(words))
    if move is None and len(words) == 2:
        move = _not_in_table(words[0], words[1])
    if move is None:
        raise NotAMove("not-a-move", move=text.strip())
    return move


def _not_in_table(verb: str, what: str) -> Move | None:
    """A transfer that is not in the table: too large for it, or one that is never possible."""
    if verb == "sell":
        numbers = what.split("/")
        if len(numbers) != QUALITIES or not all([is_number(number) for number in numbers]):
            return None
        text = "sell " + "/".join([str(int(number)) for number in numbers])
        return BY_TEXT.get(text) or Move(NO_SALE, text)
    if verb not in ("deposit", "withdraw") or not is_number(what):
        return None
    amount = int(what)
    first = DEPOSIT if verb == "deposit" else WITHDRAW
    if amount % UNIT or amount == 0:
        return Move(NO_DEPOSIT if first == DEPOSIT else NO_WITHDRAWAL, f"{verb} {amount}")
    tens = amount // UNIT  # `deposit 0010` is in the table after all
    return MOVES[first + tens - 1] if tens <= MAX_TENS else _far(first, tens)


def _sale_numbers() -> list[int]:
    """The move that sells a, b and c fakes, at a * 100 + b * 10 + c; -1 if there is none."""
    numbers = [-1] * 1000
    for index, (a, b, c) in enumerate(SALES):
        numbers[a * 100 + b * 10 + c] = SELL + index
    return numbers


SALE_NUMBERS: Final[list[int]] = _sale_numbers()
