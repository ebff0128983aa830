"""The moves of Pecunia non olet: one fixed table, each with its number and its text.

Families are declared in the order of their numbers. Moves that were added later have their numbers behind them, in the
order of `kept_order.ADDED`.
"""

from typing import Final

from pecunia.core.action_space import ActionSpace
from pecunia.core.errors import NotAMove
from pecunia.core.moves import Move, seat_letter
from pecunia.non_olet.engine.kept_order import (
    ADDED,
    CARD,
    EVENT_CARD,
    FAMOUS_ROMAN,
    FAVOUR_CARD,
    FIRST,
    MOVE_FAMILY,
    SIGN,
    UPGRADE_CARD,
)
from pecunia.non_olet.engine.names import MAX_PLAYERS, ORDINARY, PLACE_NAMES, SPOT_NAMES, SPOTS

LONGEST_QUEUE: Final = ORDINARY + len(FIRST[FAMOUS_ROMAN])  # every Roman of the box could stand in one queue
MAX_SHOWN: Final = 12  # two Romans for each of six players lie open in the draft

_LETTERS: Final = [seat_letter(player) for player in range(MAX_PLAYERS)]
_SPACE: Final = ActionSpace()


def _each(form: str, names: list[str]) -> list[str]:
    return [form.format(name) for name in names]


DONE: Final = _SPACE.family(["done"])
PLAY: Final = _SPACE.family(_each("play {}", FIRST[CARD]))
SEAT: Final = _SPACE.family(_each("seat {}", PLACE_NAMES))
PAIR: Final = _SPACE.family(_each("seat {} pair", PLACE_NAMES))
JOIN: Final = _SPACE.family(_each("join {}", PLACE_NAMES))
COLLECT_FROM: Final = _SPACE.family(_each("collect {}", SPOT_NAMES))
VISITOR: Final = _SPACE.family(_each("visitor {}", SPOT_NAMES))
# + player * SPOTS + spot
VISITOR_OF: Final = _SPACE.family([f"visitor {letter} {spot}" for letter in _LETTERS for spot in SPOT_NAMES])
# + player * LONGEST_QUEUE + position
QUEUE_CARD: Final = _SPACE.family([f"queue {letter} {at + 1}" for letter in _LETTERS for at in range(LONGEST_QUEUE)])
PLAYER: Final = _SPACE.family(_each("player {}", _LETTERS))
SHOWN: Final = _SPACE.family([f"card {index + 1}" for index in range(MAX_SHOWN)])
# Moves that the modules add. Each module declares the families that belong to it.
YES: Final = _SPACE.family(["yes"])
PAY: Final = _SPACE.family(["pay"])
PASS: Final = _SPACE.family(["pass"])
CLIMB: Final = _SPACE.family(["climb"])
CLIMB_PAYING: Final = _SPACE.family(["climb paying"])
UPGRADE: Final = _SPACE.family(_each("upgrade {}", FIRST[UPGRADE_CARD]))
EVENT: Final = _SPACE.family(_each("event {}", FIRST[EVENT_CARD]))
FAVOUR: Final = _SPACE.family(_each("favour {}", FIRST[FAVOUR_CARD]))
USE_SIGN: Final = _SPACE.family(_each("use {}", FIRST[SIGN]))
USE: Final = _SPACE.family(_each("use {}", FIRST[FAVOUR_CARD]))
DISCARD: Final = _SPACE.family(_each("discard {}", FIRST[CARD]))
SEAT_SECOND: Final = _SPACE.family(_each("seat {} second", PLACE_NAMES))
SEAT_THIRD: Final = _SPACE.family(_each("seat {} third", PLACE_NAMES))

# The moves that come with each thing of a kind.
MOVES_OF_A_KIND: Final[dict[str, list[tuple[int, str]]]] = {
    CARD: [(PLAY, "play {}"), (DISCARD, "discard {}")],
    UPGRADE_CARD: [(UPGRADE, "upgrade {}")],
    SIGN: [(USE_SIGN, "use {}")],
    EVENT_CARD: [(EVENT, "event {}")],
    FAVOUR_CARD: [(FAVOUR, "favour {}"), (USE, "use {}")],
}
# Families that were added later: their moves by name. The name is in `kept_order.ADDED`.
LATER_FAMILIES: Final[dict[str, list[str]]] = {}


def add_moves(space: ActionSpace, added: list[tuple[str, str]], families: dict[str, list[str]]) -> None:
    """Add the moves of things that were added later, behind all others."""
    for kind, key in added:
        if kind == MOVE_FAMILY:
            space.family(families[key])
        for first, form in MOVES_OF_A_KIND.get(kind, []):
            space.add(first, form.format(key))


add_moves(_SPACE, ADDED, LATER_FAMILIES)

MOVES: Final[list[Move]] = _SPACE.moves
ACTIONS: Final = len(_SPACE.moves)
FAMILY_OF: Final[list[int]] = _SPACE.families
INDEX_OF: Final[list[int]] = _SPACE.indices
BY_TEXT: Final[dict[str, Move]] = _SPACE.by_text
# The moves of families that can grow, by card, upgrade, sign, event and favour.
PLAYS: Final[list[Move]] = _SPACE.of(PLAY)
DISCARDS: Final[list[Move]] = _SPACE.of(DISCARD)
TAKE_UPGRADES: Final[list[Move]] = _SPACE.of(UPGRADE)
USE_SIGNS: Final[list[Move]] = _SPACE.of(USE_SIGN)
CHOOSE_EVENTS: Final[list[Move]] = _SPACE.of(EVENT)
TAKE_FAVOURS: Final[list[Move]] = _SPACE.of(FAVOUR)
USE_FAVOURS: Final[list[Move]] = _SPACE.of(USE)
NAMES: Final = {*SPOT_NAMES, *_LETTERS}


def move_of(text: str) -> Move:
    """The move with this notation; spaces and capitals do not matter."""
    words = [word.upper() if word.upper() in NAMES else word.lower() for word in text.split()]
    move = BY_TEXT.get(" ".join(words))
    if move is None:
        raise NotAMove("not-a-move", move=text.strip())
    return move


def family(number: int) -> int:
    """The first number of a move's family: PLAY for every card, SEAT for every place …"""
    return FAMILY_OF[number]


def visitor_of(player: int, spot: int) -> Move:
    return MOVES[VISITOR_OF + player * SPOTS + spot]


def queue_card(player: int, position: int) -> Move:
    return MOVES[QUEUE_CARD + player * LONGEST_QUEUE + position]
