"""The words of Pecunia Olet as numbers: kinds of spaces, cards and track spaces, and the amounts the rules state."""

from typing import Final

MOST_PLAYERS: Final = 4
HENCHMEN: Final = 3
NOBODY: Final = -1
NO_CARD: Final = -1

# Kinds of spaces (§3). A space has the letters of its kind and a number: M1 is the leftmost of the market.
MARKET: Final = 0
PRINT: Final = 1
SUPERMARKET: Final = 2
RECEIVER: Final = 3
TAX: Final = 4
JET: Final = 5
COMMERCIAL: Final = 6
SPACE_KINDS: Final = ["market", "print", "supermarket", "receiver", "tax", "jet", "commercial"]
SPACE_LETTERS: Final = ["M", "PR", "SM", "RC", "TX", "JT", "CF"]
# A board may have so many of each kind, more than any box will print; but one commercial flight (§6).
MOST_SPACES: Final = [12, 8, 8, 8, 8, 8, 1]
SPACE_NAMES: Final[list[str]] = [
    f"{letters}{number}" for letters, most in zip(SPACE_LETTERS, MOST_SPACES) for number in range(1, most + 1)
]
SPACES: Final = 53
KIND_OF: Final[list[int]] = [kind for kind, most in enumerate(MOST_SPACES) for number in range(most)]
FIRST_OF: Final = [0, 12, 20, 28, 36, 44, 52]  # the first space of each kind

# Kinds of cards (§1).
PRINTER: Final = 0
INK: Final = 1
PAPER: Final = 2
HOLOGRAM: Final = 3
DINER: Final = 4
PRIVATE_JET: Final = 5
LOTTERY: Final = 6
GREAT_LAWYER: Final = 7
BAD_LAWYER: Final = 8
CARD_KINDS: Final = ["printer", "ink", "paper", "hologram", "diner", "jet", "lottery", "great-lawyer", "bad-lawyer"]
KINDS: Final = 9
CARDS: Final = 42  # so many are in the box
LETTERS: Final = ["S", "A", "B", "C", "D"]
START_LETTER: Final = 0
MARKS: Final = ["", "3+", "4"]  # cards for all numbers of players, for three or four, for four
MARK_NEEDS: Final = [2, 3, 4]

# The police track (§2.4).
PLAIN: Final = 0
GODFATHER: Final = 1
INVESTIGATION: Final = 2
STRIKE: Final = 3
LAST: Final = 4
TRACK_KINDS: Final = ["plain", "godfather", "investigation", "strike", "last"]

# Amounts, in dollars.
QUALITIES: Final = 3
UNIT: Final = 10  # the smallest note
MOST_STATED: Final = 999_990  # a position states no more of somebody's money, for a flight offers every amount
START_CASH: Final = [20, 30, 40, 50]  # clockwise from the first player (§2.1)
NOTES_PER_PRINTER: Final = 2
SUPERMARKET_PAYS: Final = 50
SUPERMARKET_MOST: Final = 3
RECEIVER_RATES: Final = [20, 30, 40]  # by the worst quality handed in (§3.4); the symbols ascend (O15)
RECEIVER_MOST: Final = 8
TAX_FRAUD: Final = 30
FARE: Final = 30
DINER_PAYS: Final = 50  # O29

# What the table is busy with: a round, then the end of the game (§2.6).
ROUND: Final = 0
LAST_HENCHMEN: Final = 1
GREAT: Final = 2
BAD: Final = 3
STAGES: Final = ["round", "last-henchmen", "great-lawyer", "bad-lawyer"]

# Ways to end.
MOST_MONEY: Final = "most-money"
SHARED: Final = "shared"
REPLAY: Final = "replay"
ROUND_CAP: Final = "round-cap"
ENDS: Final = [MOST_MONEY, SHARED, REPLAY, ROUND_CAP]
