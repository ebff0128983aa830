"""The numbers of an observation of Pecunia Olet, in their order: one layout for all options.

Every constant says where its field begins: in the row for fields of the table, within an entity for those of players
and spaces. A change here changes what networks see, so it needs a new VERSION. Money is in tens of dollars.
"""

from typing import Final

from pecunia.observers.layout import PLAYER, SPACE, TABLE, Block, numbered
from pecunia.olet.engine.names import (
    CARD_KINDS,
    CARDS,
    HENCHMEN,
    KINDS,
    LETTERS,
    MAX_PLAYERS,
    MAX_SPACES,
    QUALITIES,
    SPACE_KINDS,
    SPACES,
    STAGES,
    TRACK_KINDS,
)
from pecunia.olet.engine.questions import QUESTIONS

VERSION: Final = 1

AHEAD: Final = 16  # spaces of the police track that are shown, from the officer on
# Inputs of a network should not be tiny, so amounts are cut off where hardly any game goes.
MAX_TENS: Final = 127
COARSE: Final = 8  # large amounts are also given in units of this many tens
NEAR: Final = 15  # small amounts are also given as alternatives
MAX_ROUNDS: Final = 24
MAX_STEPS: Final = 40
MAX_FAKES: Final = 24
MAX_COPIES: Final = 8
HIGHEST_PRICE: Final = 24
HIGHEST_TICKET: Final = 40

_SEAT: Final = "0 nobody, 1 the own seat, 2 the next clockwise …"
_KINDS: Final = ", ".join(CARD_KINDS)

# ---- the table ------------------------------------------------------------------------------------------------------
_TABLE: Final = Block(TABLE, 1)
# What the options state: these numbers never change during a game.
SEAT: Final = _TABLE.choice("seat", 1, MAX_PLAYERS - 1, "The own seat, 0 for A.")
PLAYERS: Final = _TABLE.choice("players", 1, MAX_PLAYERS, "How many play.")
OPEN_MONEY: Final = _TABLE.amount("open money", 1, 1, "Whether all money is open.")
REPLAY: Final = _TABLE.amount("replay", 1, 1, "Whether nobody wins if several have the most money.")
CAPPED: Final = _TABLE.amount("capped", 1, 1, "Whether the game ends after some rounds, without a winner.")
# The turn and the question.
ASKED: Final = _TABLE.choice("asked", 1, MAX_PLAYERS, f"Whom the table waits for: {_SEAT}")
ACTIVE: Final = _TABLE.choice("active", 1, MAX_PLAYERS, "Whose turn it is, counted like `asked`.")
FIRST: Final = _TABLE.choice("first", 1, MAX_PLAYERS, "The first player of the round, counted like `asked`.")
PAWN: Final = _TABLE.choice("pawn", 1, MAX_PLAYERS, "The first player of the next round, counted like `asked`.")
TRIGGER: Final = _TABLE.choice(
    "trigger", 1, MAX_PLAYERS, "Who brought the officer to the last space, counted like `asked`."
)
STAGE: Final = _TABLE.choice("stage", 1, len(STAGES) - 1, f"What the table is busy with: {numbered(STAGES, 0)}.")
QUESTION: Final = _TABLE.choice("question", 1, len(QUESTIONS), f"What is asked: 0 nothing, {numbered(QUESTIONS, 1)}.")
ABOUT: Final = _TABLE.choice(
    "about space", 1, len(SPACE_KINDS), f"The kind of space that it is about: 0 none, {numbered(SPACE_KINDS, 1)}."
)
ROUND: Final = _TABLE.amount("round", 1, MAX_ROUNDS, "The number of the round; 24 and more are 24.")
ROUNDS_LEFT: Final = _TABLE.amount("rounds left", 1, MAX_ROUNDS, "Rounds after this one, if they are capped.")
LAP: Final = _TABLE.choice("lap", 1, HENCHMEN, "Which lap of the round is played, 0 once it was broken off.")
# The police.
OFFICER: Final = _TABLE.amount("officer", 1, MAX_STEPS, "How many steps the officer has gone; 40 and more are 40.")
TO_LAST: Final = _TABLE.amount("to the last space", 1, MAX_STEPS, "How many are left; 40 and more are 40.")
TRACK: Final = _TABLE.choice(
    "track", AHEAD, len(TRACK_KINDS), f"The next sixteen spaces of the track: 0 none, {numbered(TRACK_KINDS, 1)}."
)
LEVELS: Final = _TABLE.amount("track levels", AHEAD, QUALITIES, "The quality that each of them blocks, 0 for none.")
BLOCKED: Final = _TABLE.choice("blocked", 1, QUALITIES, "The best quality that the supermarket knows, 0 for none.")
STRIKE: Final = _TABLE.amount("strike", 1, 1, "Whether the police are on strike.")
# Cards that lie nowhere in particular.
DECK: Final = _TABLE.amount("deck", 1, CARDS, "How many cards lie in the deck.")
UNSEEN: Final = _TABLE.amount(
    "unseen",
    len(LETTERS) * KINDS,
    MAX_COPIES,
    f"Cards in the deck by letter ({', '.join(LETTERS)}) and kind: {_KINDS}.",
)
TICKETS_UNSEEN: Final = _TABLE.amount("tickets unseen", 1, MAX_TENS, "What the lottery tickets in the deck are worth.")
BINNED: Final = _TABLE.amount("binned", KINDS, MAX_COPIES, f"Cards that have left the game, by kind: {_KINDS}.")

# ---- a player -------------------------------------------------------------------------------------------------------
_PLAYER: Final = Block(PLAYER, MAX_PLAYERS)
PRESENT: Final = _PLAYER.amount("present", 1, 1, "Whether somebody plays here.")
PLACE: Final = _PLAYER.choice("place", 1, MAX_PLAYERS - 1, "0 the own seat, 1 the next clockwise …")
IS_ASKED: Final = _PLAYER.amount("asked", 1, 1, "Whether the table waits for this player.")
IS_ACTIVE: Final = _PLAYER.amount("active", 1, 1, "Whether it is this player's turn.")
IS_FIRST: Final = _PLAYER.amount("first", 1, 1, "Whether this is the first player of the round.")
HAS_PAWN: Final = _PLAYER.amount("pawn", 1, 1, "Whether this is the first player of the next round.")
HAS_TRIGGER: Final = _PLAYER.amount("trigger", 1, 1, "Whether this player brought the officer to the last space.")
SHOWN: Final = _PLAYER.amount("shown", 1, 1, "Whether the seat sees how much of the money is cash.")
WEALTH: Final = _PLAYER.amount("wealth", 1, MAX_TENS, "Cash and offshore money together; 127 and more are 127.")
WEALTH_COARSE: Final = _PLAYER.amount("wealth in eights", 1, MAX_TENS, "The same divided by eight.")
MIN_CASH: Final = _PLAYER.amount("least cash", 1, MAX_TENS, "The cash is no less than this; one's own exactly.")
MAX_CASH: Final = _PLAYER.amount("most cash", 1, MAX_TENS, "The cash is no more than this; one's own exactly.")
CASH_NEAR: Final = _PLAYER.choice("least cash near", 1, NEAR, "The least cash as an alternative; 15 and more are 15.")
FAKES: Final = _PLAYER.amount("fakes", QUALITIES, MAX_FAKES, "Fakes of each quality, the worst first.")
QUALITY: Final = _PLAYER.choice("quality", 1, QUALITIES, "The quality that the player prints, 0 for none.")
OWNED: Final = _PLAYER.amount("cards", KINDS, MAX_COPIES, f"How many cards of each kind: {_KINDS}.")
TICKETS: Final = _PLAYER.amount("tickets", 1, MAX_TENS, "What the lottery tickets are worth together.")
READY: Final = _PLAYER.amount("ready", 1, HENCHMEN, "Henchmen who can still be placed.")
LAID: Final = _PLAYER.amount("laid", 1, HENCHMEN, "Henchmen who lie and stand up after the round.")

# ---- a space of the board -------------------------------------------------------------------------------------------
_SPACE: Final = Block(SPACE, SPACES)
EXISTS: Final = _SPACE.amount("present", 1, 1, "Whether the board has this space.")
KIND: Final = _SPACE.choice("kind", 1, len(SPACE_KINDS), f"Its kind: 0 none, {numbered(SPACE_KINDS, 1)}.")
NUMBER: Final = _SPACE.amount("number", 1, max(MAX_SPACES), "Its place among those of its kind, from the left, from 1.")
PRICE: Final = _SPACE.amount("price", 1, HIGHEST_PRICE, "The price of a card here.")
HAT: Final = _SPACE.amount("hat", 1, 1, "Whether it has a hat.")
BIN: Final = _SPACE.amount("bin", 1, 1, "Whether it has a bin.")
SUNGLASSES: Final = _SPACE.amount("sunglasses", 1, 1, "Whether it has the sunglasses.")
HENCHMAN: Final = _SPACE.choice("henchman", 1, MAX_PLAYERS, f"Whose henchman stands here: {_SEAT}")
CARD: Final = _SPACE.choice("card", 1, KINDS, f"The card for sale here: 0 none, {numbered(CARD_KINDS, 1)}.")
TICKET: Final = _SPACE.amount("ticket", 1, HIGHEST_TICKET, "What this lottery ticket is worth.")
IS_ABOUT: Final = _SPACE.amount("about", 1, 1, "Whether the question is about this space.")

BLOCKS: Final = [_TABLE, _PLAYER, _SPACE]
TABLE_SIZE: Final[int] = _TABLE.size
PLAYER_SIZE: Final[int] = _PLAYER.size
SPACE_SIZE: Final[int] = _SPACE.size
SPACES_AT: Final[int] = TABLE_SIZE + MAX_PLAYERS * PLAYER_SIZE
