"""The moves of Pecunia non olet: one fixed table, each with its number and its text."""

from typing import Final

from pecunia.core.errors import NotAMove
from pecunia.core.moves import Move, seat_letter
from pecunia.non_olet.engine.module_names import (
    CAREERS,
    EVENT_KEYS,
    EVENTS,
    FAMOUS,
    FAVOUR_KEYS,
    FAVOURS,
    RESERVED_CITIZENS,
    RESERVED_SENATORS,
    RESERVED_WOMEN,
    UPGRADE_KEYS,
    UPGRADES,
)
from pecunia.non_olet.engine.names import CARD_KEYS, MOST_PLAYERS, PLACE_NAMES, SPOT_NAMES, SPOTS

LONGEST_QUEUE: Final = 88  # every Roman of the box could stand in one queue
MOST_SHOWN: Final = 12  # two Romans for each of six players lie open in the draft

DONE: Final = 0
PLAY: Final = 1  # + card
SEAT: Final = 25  # + place
PAIR: Final = 31  # + place
JOIN: Final = 37  # + place
COLLECT_FROM: Final = 43  # + spot
VISITOR: Final = 55  # + spot
VISITOR_OF: Final = 67  # + player * SPOTS + spot
QUEUE_CARD: Final = 139  # + player * LONGEST_QUEUE + position
PLAYER: Final = 667  # + player
SHOWN: Final = 673  # + index
YES: Final = 685
PAY: Final = 686
PASS: Final = 687
CLIMB: Final = 688
CLIMB_PAYING: Final = 689
UPGRADE: Final = 690  # + upgrade
EVENT: Final = 708  # + event
FAVOUR: Final = 718  # + favour
USE_SIGN: Final = 725  # + 0 citizens, 1 senators, 2 women
USE: Final = 728  # + favour
DISCARD: Final = 735  # + card
SEAT_SECOND: Final = 759  # + place
SEAT_THIRD: Final = 765  # + place
ACTIONS: Final = 771
FAMILIES: Final = [
    SEAT_THIRD,
    SEAT_SECOND,
    DISCARD,
    USE,
    USE_SIGN,
    FAVOUR,
    EVENT,
    UPGRADE,
    CLIMB_PAYING,
    CLIMB,
    PASS,
    PAY,
    YES,
    SHOWN,
    PLAYER,
    QUEUE_CARD,
    VISITOR_OF,
    VISITOR,
    COLLECT_FROM,
    JOIN,
    PAIR,
    SEAT,
    PLAY,
]

# The modules that know a family of moves; all other families belong to the base game.
MODULES_OF: Final[dict[int, list[str]]] = {
    YES: [FAMOUS, EVENTS],
    PAY: [UPGRADES, EVENTS],
    PASS: [FAMOUS],
    CLIMB: [CAREERS],
    CLIMB_PAYING: [CAREERS],
    UPGRADE: [UPGRADES],
    EVENT: [EVENTS],
    FAVOUR: [FAVOURS],
    USE_SIGN: [UPGRADES],
    USE: [FAVOURS],
    DISCARD: [FAMOUS, EVENTS, FAVOURS],
    SEAT_SECOND: [FAVOURS],
    SEAT_THIRD: [FAVOURS],
}


def _texts() -> list[str]:
    letters = [seat_letter(player) for player in range(MOST_PLAYERS)]
    return [
        "done",
        *(f"play {card}" for card in CARD_KEYS),
        *(f"seat {place}" for place in PLACE_NAMES),
        *(f"seat {place} pair" for place in PLACE_NAMES),
        *(f"join {place}" for place in PLACE_NAMES),
        *(f"collect {spot}" for spot in SPOT_NAMES),
        *(f"visitor {spot}" for spot in SPOT_NAMES),
        *(f"visitor {letter} {spot}" for letter in letters for spot in SPOT_NAMES),
        *(f"queue {letter} {position + 1}" for letter in letters for position in range(LONGEST_QUEUE)),
        *(f"player {letter}" for letter in letters),
        *(f"card {index + 1}" for index in range(MOST_SHOWN)),
        # What the modules add.
        "yes",
        "pay",
        "pass",
        "climb",
        "climb paying",
        *(f"upgrade {upgrade}" for upgrade in UPGRADE_KEYS),
        *(f"event {event}" for event in EVENT_KEYS),
        *(f"favour {favour}" for favour in FAVOUR_KEYS),
        *(f"use {UPGRADE_KEYS[upgrade]}" for upgrade in (RESERVED_CITIZENS, RESERVED_SENATORS, RESERVED_WOMEN)),
        *(f"use {favour}" for favour in FAVOUR_KEYS),
        *(f"discard {card}" for card in CARD_KEYS),
        *(f"seat {place} second" for place in PLACE_NAMES),
        *(f"seat {place} third" for place in PLACE_NAMES),
    ]


MOVES: Final[list[Move]] = [Move(number, text) for number, text in enumerate(_texts())]
NAMES: Final = {*SPOT_NAMES, *(seat_letter(player) for player in range(MOST_PLAYERS))}
BY_TEXT: Final[dict[str, Move]] = {move.text: move for move in MOVES}


def move_of(text: str) -> Move:
    """The move with this notation; spaces and capitals do not matter."""
    words = [word.upper() if word.upper() in NAMES else word.lower() for word in text.split()]
    move = BY_TEXT.get(" ".join(words))
    if move is None:
        raise NotAMove("not-a-move", move=text.strip())
    return move


def family(number: int) -> int:
    """The first number of the family a move belongs to: PLAY for every card, SEAT for every place …"""
    for first in FAMILIES:
        if number >= first:
            return first
    return DONE


def visitor_of(player: int, spot: int) -> Move:
    return MOVES[VISITOR_OF + player * SPOTS + spot]


def queue_card(player: int, position: int) -> Move:
    return MOVES[QUEUE_CARD + player * LONGEST_QUEUE + position]
