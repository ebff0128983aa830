"""The numbers of an observation of Pecunia non olet, in their order: one layout for all options.

Every constant says where its field begins: in the row for fields of the table, within a player for those of a player.
A change here changes what networks see, so it needs a new VERSION.
"""

from typing import Final

from pecunia.non_olet.engine.module_names import (
    EVENT_KEYS,
    FAMOUS_KEYS,
    FAVOUR_KEYS,
    LADDER_KEYS,
    MODULES,
    UPGRADE_KEYS,
)
from pecunia.non_olet.engine.modules.careers import COUNTED
from pecunia.non_olet.engine.names import (
    CARD_KEYS,
    CARDS,
    CLASSES,
    MAX_PLAYERS,
    PLACES,
    SEATS,
    SPOT_NAMES,
    SPOTS,
    STAGES,
)
from pecunia.non_olet.engine.notation import LONGEST_QUEUE, MAX_SHOWN
from pecunia.non_olet.engine.options import HOUSE_RULES, LADDER_WIN
from pecunia.non_olet.engine.questions import QUESTIONS
from pecunia.non_olet.engine.values import LONGEST_EVENT, TASKS
from pecunia.observers.layout import PLAYER, TABLE, Block, numbered

VERSION: Final = 1

DIGITS: Final = 5  # durations and fees of a box go from 1 to 5 (values.RANGES)
KINDS: Final = len(CLASSES) * DIGITS * DIGITS  # of Romans: class, duration, fee
QUEUE_SHOWN: Final = 12  # hardly any queue is longer; the Romans behind are counted by class
TASKS_SHOWN: Final = 3
# Inputs of a network should not be tiny, so amounts are cut off where hardly any game goes.
LONGEST_STAY: Final = 6
MAX_MARKERS: Final = 12
MAX_FEE: Final = 12
MAX_WAITING: Final = 16
MAX_ROMANS: Final = LONGEST_QUEUE
MAX_OF_A_KIND: Final = 8
MAX_CARDS: Final = 48  # of both decks of 2016
MAX_IN_HAND: Final = 12
MAX_COPIES: Final = 6
MAX_MONEY: Final = 63
MAX_FOURS: Final = 250  # large amounts are also given in units of four
COARSE: Final = 4
NEAR: Final = 15  # small amounts are also given as alternatives
MAX_RUNGS: Final = 10
MAX_ASKED: Final = 20  # by the price and the task of a rung

_CLASS: Final = f"0 nobody, {numbered(CLASSES, 1)}"
_SEAT: Final = "0 nobody, 1 the own seat, 2 the next clockwise …"
_KINDS: Final = "by class, then duration 1 to 5, then fee 1 to 5"
_CARDS: Final = ", ".join(CARD_KEYS)

# ---- the table ------------------------------------------------------------------------------------------------------
_TABLE: Final = Block(TABLE, 1)
# What the options state: these numbers never change during a game.
SEAT: Final = _TABLE.choice("seat", 1, MAX_PLAYERS - 1, "The own seat, 0 for A: moves name seats by their letters.")
PLAYERS: Final = _TABLE.choice("players", 1, MAX_PLAYERS, "How many play.")
OLD: Final = _TABLE.amount("edition 2005", 1, 1, "Whether the edition of 2005 is played.")
MODULE: Final = _TABLE.amount("modules", len(MODULES), 1, f"Which modules are in play: {', '.join(MODULES)}.")
DARK_RED: Final = _TABLE.amount("dark red", 1, 1, "Whether the dark red cards are in play.")
OPEN_DRAFT: Final = _TABLE.amount("open draft", 1, 1, "Whether the first Romans are drafted.")
TARGET: Final = _TABLE.amount("target", 1, MAX_MONEY, "The sesterces that win; 63 and more are 63.")
TARGET_COARSE: Final = _TABLE.amount("target in fours", 1, MAX_FOURS, "The target divided by four.")
TIMING: Final = _TABLE.choice(
    "finished timing", 1, 2, "When finished visitors pay (house rule): 0 phase 2, then open; 1 phase 2; 2 at once."
)
QUEUE_CAP: Final = _TABLE.amount("queue cap", 1, 1, "Whether no queue may have more than five (house rule).")
BY_EARNED: Final = _TABLE.amount("win by earned", 1, 1, "Whether money earned decides, not money held (house rule).")
PAID_ONLY: Final = _TABLE.amount("leave paid only", 1, 1, "Whether only those who pay act on leaving (house rule).")
UPGRADE_ONCE: Final = _TABLE.amount("upgrade once", 1, 1, "Whether an upgrade serves once a turn (house rule).")
LADDER_WINS: Final = _TABLE.choice(
    "ladder wins", 1, len(HOUSE_RULES[LADDER_WIN]), f"How ladders win: 0 none, {numbered(HOUSE_RULES[LADDER_WIN], 1)}."
)
FAMOUS_IN: Final = _TABLE.amount("famous in play", len(FAMOUS_KEYS), 1, f"Who is in play: {', '.join(FAMOUS_KEYS)}.")
PRINTED_MARKERS: Final = _TABLE.amount(
    "event markers printed", len(EVENT_KEYS), LONGEST_EVENT, f"Markers of a new event: {', '.join(EVENT_KEYS)}."
)
# The turn and the question.
ASKED: Final = _TABLE.choice("asked", 1, MAX_PLAYERS, f"Whom the table waits for: {_SEAT}")
ACTIVE: Final = _TABLE.choice("active", 1, MAX_PLAYERS, "Whose turn it is, counted like `asked`.")
STAGE: Final = _TABLE.choice("stage", 1, len(STAGES) - 1, f"The stage of the turn: {numbered(STAGES, 0)}.")
QUESTION: Final = _TABLE.choice(
    "question", 1, len(QUESTIONS), "What is asked: 0 nothing, else the number of the question (see below)."
)
RICH_SLAVES: Final = _TABLE.amount("rich slaves", 1, 1, "Whether Rich slaves is in force: slaves pay twice.")
DUE: Final = _TABLE.amount("due", 1, SPOTS, "How many visitors phase 1 has emptied who must pay before others act.")
ABOUT_PLAYER: Final = _TABLE.choice("about player", 1, MAX_PLAYERS, "Whom the question is about, counted like `asked`.")
ABOUT_SPOT: Final = _TABLE.choice("about spot", 1, SPOTS, f"Which spot it is about: 0 none, {numbered(SPOT_NAMES, 1)}.")
ABOUT_CLASS: Final = _TABLE.choice("about class", 1, len(CLASSES), f"Which class of Romans it is about: {_CLASS}.")
ABOUT_COUNT: Final = _TABLE.amount("about count", 1, MAX_MARKERS, "How many are still to be chosen, or have been.")
ABOUT_UPGRADE: Final = _TABLE.choice(
    "about upgrade", 1, len(UPGRADE_KEYS), f"The upgrade that it is about: 0 none, {numbered(UPGRADE_KEYS, 1)}."
)


def _romans(block: Block, name: str, size: int, meaning: str) -> int:
    """Romans without markers: class, duration, fee and fame, each for all of them."""
    first = block.choice(f"{name}: class", size, len(CLASSES), f"{meaning}: {_CLASS}.")
    block.amount(f"{name}: duration", size, LONGEST_STAY, f"{meaning}: how many turns he stays.")
    block.amount(f"{name}: fee", size, MAX_FEE, f"{meaning}: what he pays, with the coins that lie on him.")
    block.choice(
        f"{name}: famous", size, len(FAMOUS_KEYS), f"{meaning}: 0, or which famous Roman, numbered as for visitors."
    )
    return first


ABOUT_ROMAN: Final = _romans(_TABLE, "about Roman", 1, "The Roman that it is about")
# Romans and action cards that lie nowhere in particular.
PILE: Final = _TABLE.amount("Roman pile", 1, MAX_ROMANS, "How many Romans lie in the pile.")
DISCARD: Final = _TABLE.amount("Roman discard", 1, MAX_ROMANS, "How many Romans lie in the discard.")
TOP: Final = _romans(_TABLE, "top of discard", 1, "The Roman on top of the discard")
UNSEEN: Final = _TABLE.amount("unseen", KINDS, MAX_OF_A_KIND, f"Romans that the seat has not seen, {_KINDS}.")
DISCARDED: Final = _TABLE.amount("discarded", KINDS, MAX_OF_A_KIND, f"Romans in the discard, {_KINDS}.")
FAMOUS_UNSEEN: Final = _TABLE.amount("famous unseen", len(FAMOUS_KEYS), 1, "Which famous Romans nobody has seen.")
FAMOUS_GONE: Final = _TABLE.amount("famous discarded", len(FAMOUS_KEYS), 1, "Which famous Romans lie in the discard.")
ACTION_PILE: Final = _TABLE.amount("action pile", 1, MAX_CARDS, "How many action cards lie in the pile.")
HAND: Final = _TABLE.amount("hand", CARDS, MAX_COPIES, f"How many of each action card the own hand has: {_CARDS}.")
CHOSEN: Final = _TABLE.amount("hand chosen", CARDS, MAX_COPIES, "Those that one has chosen for Senate schemes.")
CARDS_UNSEEN: Final = _TABLE.amount("actions unseen", CARDS, MAX_COPIES, "Those in the pile and in other hands.")
CARDS_GONE: Final = _TABLE.amount("actions discarded", CARDS, MAX_COPIES, "Those in the discard.")
SHOWN: Final = _romans(_TABLE, "shown", MAX_SHOWN, "Romans who lie face up, or were dealt to this seat by an event")
# Modules.
UPGRADES_SHOWN: Final = _TABLE.amount("upgrades on display", len(UPGRADE_KEYS), 1, "Which upgrades can be taken.")
UPGRADES_GONE: Final = _TABLE.amount("upgrades discarded", len(UPGRADE_KEYS), 1, "Which upgrades are discarded.")
UPGRADES_USED: Final = _TABLE.amount("upgrades used", len(UPGRADE_KEYS), 1, "Which upgrades were used in this turn.")
UPGRADES_LEFT: Final = _TABLE.amount("upgrades left", 1, len(UPGRADE_KEYS), "How many upgrades lie in the pile.")
EVENT_MARKERS: Final = _TABLE.amount(
    "event markers",
    len(EVENT_KEYS),
    LONGEST_EVENT,
    f"Markers on each open event, else 0: {', '.join(EVENT_KEYS)}.",
)
EVENTS_RUN: Final = _TABLE.amount("events executed", len(EVENT_KEYS), 1, "Which events came to pass in this turn.")
EVENTS_GONE: Final = _TABLE.amount("events discarded", len(EVENT_KEYS), 1, "Which events lie in the discard.")
EVENTS_LEFT: Final = _TABLE.amount("events left", 1, len(EVENT_KEYS), "How many events lie in the pile.")
CLIMBED: Final = _TABLE.amount("climbed", 1, 1, "Whether the active player has climbed in this turn.")
COUNTS: Final = _TABLE.amount("counted", len(COUNTED), MAX_FEE, f"Counted over this turn: {', '.join(COUNTED)}.")
PAID_CLASSES: Final = _TABLE.amount(
    "paid classes", len(CLASSES), MAX_FEE, f"How many have paid in this turn: {', '.join(CLASSES)}."
)
FAVOURS_FREE: Final = _TABLE.amount(
    "favours in the middle", len(FAVOUR_KEYS), 1, f"Which favours lie in the middle: {', '.join(FAVOUR_KEYS)}."
)
FAVOURS_USED: Final = _TABLE.amount("favours used", len(FAVOUR_KEYS), 1, "Which favours were used in this turn.")
FAVOURS_FRESH: Final = _TABLE.amount(
    "favours fresh", len(FAVOUR_KEYS), 1, "Which favours were obtained in this turn and serve later."
)

# ---- a player -------------------------------------------------------------------------------------------------------
_PLAYER: Final = Block(PLAYER, MAX_PLAYERS)
PRESENT: Final = _PLAYER.amount("present", 1, 1, "Whether somebody plays here.")
PLACE: Final = _PLAYER.choice("place", 1, MAX_PLAYERS - 1, "0 the own seat, 1 the next clockwise …")
IS_ASKED: Final = _PLAYER.amount("asked", 1, 1, "Whether the table waits for this player.")
IS_ACTIVE: Final = _PLAYER.amount("active", 1, 1, "Whether it is this player's turn.")
IS_ABOUT: Final = _PLAYER.amount("about", 1, 1, "Whether the question is about this player.")
BEGINS: Final = _PLAYER.amount("began", 1, 1, "Whether this player began the game.")
SHIELDED: Final = _PLAYER.amount("shielded", 1, 1, "Whether no action card may touch the latrine.")
MONEY: Final = _PLAYER.amount("money", 1, MAX_MONEY, "Sesterces in the purse; 63 and more are 63.")
MONEY_COARSE: Final = _PLAYER.amount("money in fours", 1, MAX_FOURS, "The same divided by four.")
EARNED: Final = _PLAYER.amount("earned", 1, MAX_MONEY, "Sesterces earned; 63 and more are 63.")
MISSING: Final = _PLAYER.amount("missing", 1, MAX_MONEY, "Sesterces missing to the target; 63 and more are 63.")
MISSING_COARSE: Final = _PLAYER.amount("missing in fours", 1, MAX_FOURS, "The same divided by four.")
MISSING_NEAR: Final = _PLAYER.choice("missing near", 1, NEAR, "The same as an alternative; 15 and more are 15.")
HAND_SIZE: Final = _PLAYER.amount("hand size", 1, MAX_IN_HAND, "How many action cards the hand holds.")
VILLAS: Final = _PLAYER.amount("villas", 1, PLACES - SEATS, "How many villas belong to the latrine.")
VISITORS: Final = _PLAYER.choice("visitors' class", SPOTS, len(CLASSES), f"Who sits on each spot: {_CLASS}.")
MARKERS: Final = _PLAYER.amount("visitors' markers", SPOTS, MAX_MARKERS, "Turn markers on the visitor of each spot.")
FEES: Final = _PLAYER.amount("visitors' fee", SPOTS, MAX_FEE, "What the visitor of each spot would pay now.")
STAYS: Final = _PLAYER.amount("visitors' duration", SPOTS, LONGEST_STAY, "The duration printed on the visitor.")
FAMES: Final = _PLAYER.choice(
    "visitors famous", SPOTS, len(FAMOUS_KEYS), f"Who is famous: 0 nobody, {numbered(FAMOUS_KEYS, 1)}."
)
WAITING: Final = _PLAYER.amount("waiting", 1, MAX_WAITING, "How many Romans wait in the queue.")
QUEUE: Final = _romans(_PLAYER, "queue", QUEUE_SHOWN, "The first twelve Romans of the queue")
BEHIND: Final = _PLAYER.amount("queue behind", len(CLASSES), MAX_OF_A_KIND, "Romans behind these, by class.")
UPGRADES_ON: Final = _PLAYER.choice(
    "upgrades", SEATS, len(UPGRADE_KEYS), "The upgrade on each seat: 0 none, else numbered like `about upgrade`."
)
FAVOUR: Final = _PLAYER.choice("favour", 1, len(FAVOUR_KEYS), f"Whose favour: 0 nobody's, {numbered(FAVOUR_KEYS, 1)}.")
LADDER: Final = _PLAYER.choice("ladder", 1, len(LADDER_KEYS), f"Which ladder: 0 none yet, {numbered(LADDER_KEYS, 1)}.")
RUNG: Final = _PLAYER.amount("rung", 1, MAX_RUNGS, "The rung on which the player stands, from 0.")
RUNGS_LEFT: Final = _PLAYER.amount("rungs left", 1, MAX_RUNGS, "How many rungs are left to climb.")
PRICE: Final = _PLAYER.amount("price", 1, MAX_ASKED, "The price of the next rung; 20 and more are 20.")
PRICES: Final = _PLAYER.amount("prices", 1, MAX_MONEY, "The price of all rungs that are left; 63 and more are 63.")
PROGRESS: Final = _PLAYER.amount("progress", 1, MAX_ASKED, "How far the task of the next rung has come.")
TASK: Final = _PLAYER.choice(
    "tasks", TASKS_SHOWN, len(TASKS), f"The tasks of the next three rungs: 0 none, {numbered(TASKS, 1)}."
)
TASK_CLASS: Final = _PLAYER.choice("tasks' class", TASKS_SHOWN, len(CLASSES), f"Their class, if any: {_CLASS}.")
TASK_NUMBER: Final = _PLAYER.amount("tasks' number", TASKS_SHOWN, MAX_ASKED, "Their number.")

BLOCKS: Final = [_TABLE, _PLAYER]
TABLE_SIZE: Final[int] = _TABLE.size
PLAYER_SIZE: Final[int] = _PLAYER.size
