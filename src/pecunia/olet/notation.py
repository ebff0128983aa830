"""The moves of Pecunia Olet: one fixed table, each with its number and its text."""

from typing import Final

from pecunia.core.errors import NotAMove
from pecunia.core.moves import Move
from pecunia.olet.names import RECEIVER_MOST, SPACE_NAMES, UNIT

MOST_TENS: Final = 999  # one flight carries at most $9,990; nothing but the table of moves says so
MOST_NAMED: Final = RECEIVER_MOST + 1  # one more than can be sold anywhere, so that too many has its reason

PASS: Final = 0
DECLINE: Final = 1
PLACE: Final = 2  # + space
LIFT: Final = 31  # + space
SELL: Final = 60  # + index of the sale
DEPOSIT: Final = 280  # + tens - 1
WITHDRAW: Final = 1279  # + tens - 1
ACTIONS: Final = 2278


def _sales() -> list[tuple[int, int, int]]:
    numbers = range(MOST_NAMED + 1)
    return [(a, b, c) for a in numbers for b in numbers for c in numbers if a + b + c <= MOST_NAMED]


# Every way to hand in fakes, by quality.
SALES: Final[list[tuple[int, int, int]]] = _sales()


def _texts() -> list[str]:
    return [
        "pass",
        "decline",
        *(f"place {name}" for name in SPACE_NAMES),
        *(f"lift {name}" for name in SPACE_NAMES),
        *(f"sell {a}/{b}/{c}" for a, b, c in SALES),
        *(f"deposit {tens * UNIT}" for tens in range(1, MOST_TENS + 1)),
        *(f"withdraw {tens * UNIT}" for tens in range(1, MOST_TENS + 1)),
    ]


MOVES: Final[list[Move]] = [Move(number, text) for number, text in enumerate(_texts())]
BY_TEXT: Final[dict[str, Move]] = {move.text.lower(): move for move in MOVES}


def move_of(text: str) -> Move:
    """The move with this notation; spaces and capitals do not matter."""
    move = BY_TEXT.get(" ".join(text.lower().split()))
    if move is None:
        raise NotAMove("not-a-move", move=text.strip())
    return move


def _sale_numbers() -> list[int]:
    """The move that sells a, b and c fakes, at a * 100 + b * 10 + c; -1 where there is none."""
    numbers = [-1] * 1000
    for index, (a, b, c) in enumerate(SALES):
        numbers[a * 100 + b * 10 + c] = SELL + index
    return numbers


SALE_NUMBERS: Final[list[int]] = _sale_numbers()
