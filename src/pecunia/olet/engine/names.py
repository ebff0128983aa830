"""The words of Pecunia Olet as numbers: kinds of spaces, cards and track spaces, and the amounts the rules state."""

from typing import Final

MAX_PLAYERS: Final = 4
HENCHMEN: Final = 3
NOBODY: Final = -1
NO_CARD: Final = -1


class SpaceKind:
    """A kind of space (§3). A space has the letters of its kind and a number: M1 is the leftmost of the market.

    A board may have at most `most` of them, more than any box will print. The moves of the first `usual` are in the
    table that every record and network knows. Moves are numbered by both, so neither ever changes.
    """

    def __init__(self, key: str, letters: str, most: int, usual: int) -> None:
        self.key = key
        self.letters = letters
        self.most = most
        self.usual = usual


# In the order of their numbers, which never change: a new kind goes to the end, with no usual spaces.
SPACES_BY_KIND: Final = [
    SpaceKind("market", "M", 12, 8),
    SpaceKind("print", "PR", 8, 4),
    SpaceKind("supermarket", "SM", 8, 4),
    SpaceKind("receiver", "RC", 8, 4),
    SpaceKind("tax", "TX", 8, 4),
    SpaceKind("jet", "JT", 8, 4),
    SpaceKind("commercial", "CF", 1, 1),  # the only one (§6)
]
SPACE_KINDS: Final[list[str]] = [kind.key for kind in SPACES_BY_KIND]
SPACE_LETTERS: Final[list[str]] = [kind.letters for kind in SPACES_BY_KIND]
MAX_SPACES: Final[list[int]] = [kind.most for kind in SPACES_BY_KIND]
# Literal numbers, so that the compiler compares with constants. The check below compares them with the declarations.
MARKET: Final = 0
PRINT: Final = 1
SUPERMARKET: Final = 2
RECEIVER: Final = 3
TAX: Final = 4
JET: Final = 5
COMMERCIAL: Final = 6
SPACE_NAMES: Final[list[str]] = [
    f"{kind.letters}{number}" for kind in SPACES_BY_KIND for number in range(1, kind.most + 1)
]
SPACES: Final = len(SPACE_NAMES)
KIND_OF: Final[list[int]] = [kind for kind, most in enumerate(MAX_SPACES) for number in range(most)]
FIRST_OF: Final[list[int]] = [KIND_OF.index(kind) for kind in range(len(SPACE_KINDS))]  # the first space of each kind
SIGNS: Final = ["hat", "bin", "sunglasses"]  # printed on spaces

# Kinds of cards (§1), in the order of their numbers: a new kind goes to the end.
CARD_KINDS: Final = ["printer", "ink", "paper", "hologram", "diner", "jet", "lottery", "great-lawyer", "bad-lawyer"]
KINDS: Final = len(CARD_KINDS)
PRINTER: Final = 0
INK: Final = 1
PAPER: Final = 2
HOLOGRAM: Final = 3
DINER: Final = 4
PRIVATE_JET: Final = 5
LOTTERY: Final = 6
GREAT_LAWYER: Final = 7
BAD_LAWYER: Final = 8


def _check(declared: list[str], numbers: dict[str, int]) -> None:
    """Every declared kind has its place in the list as its number."""
    if [declared[number] for number in numbers.values()] != list(numbers) or len(numbers) != len(declared):
        raise ValueError(f"numbers of kinds differ from their declarations: {numbers}")


_check(
    SPACE_KINDS,
    {
        "market": MARKET,
        "print": PRINT,
        "supermarket": SUPERMARKET,
        "receiver": RECEIVER,
        "tax": TAX,
        "jet": JET,
        "commercial": COMMERCIAL,
    },
)
_check(
    CARD_KINDS,
    {
        "printer": PRINTER,
        "ink": INK,
        "paper": PAPER,
        "hologram": HOLOGRAM,
        "diner": DINER,
        "jet": PRIVATE_JET,
        "lottery": LOTTERY,
        "great-lawyer": GREAT_LAWYER,
        "bad-lawyer": BAD_LAWYER,
    },
)
CARDS: Final = 42  # the number of cards in the box
LETTERS: Final = ["S", "A", "B", "C", "D"]
START_LETTER: Final = 0
MARKS: Final = ["", "3+", "4"]  # cards for all numbers of players, for three or four, for four
MARK_NEEDS: Final = [2, 3, 4]

# The police track (§2.4).
TRACK_KINDS: Final = ["plain", "godfather", "investigation", "strike", "last"]
PLAIN: Final = TRACK_KINDS.index("plain")
GODFATHER: Final = TRACK_KINDS.index("godfather")
INVESTIGATION: Final = TRACK_KINDS.index("investigation")
STRIKE: Final = TRACK_KINDS.index("strike")
LAST: Final = TRACK_KINDS.index("last")

# Amounts, in dollars.
QUALITIES: Final = 3
UNIT: Final = 10  # the smallest note
MAX_STATED: Final = 999_990  # the most money a position may state, because a flight offers every amount
START_CASH: Final = [20, 30, 40, 50]  # clockwise from the first player (§2.1)
NOTES_PER_PRINTER: Final = 2
SUPERMARKET_PAYS: Final = 50
SUPERMARKET_MOST: Final = 3
RECEIVER_RATES: Final = [20, 30, 40]  # by the worst quality handed in (§3.4); the symbols ascend (O15)
RECEIVER_MOST: Final = 8
TAX_FRAUD: Final = 30
FARE: Final = 30
DINER_PAYS: Final = 50  # O29

# The stage of the game: a round, then the end of the game (§2.6).
ROUND: Final = 0
LAST_HENCHMEN: Final = 1
GREAT: Final = 2
BAD: Final = 3
STAGES: Final = ["round", "last-henchmen", "great-lawyer", "bad-lawyer"]

# Ways to end.
MAX_MONEY: Final = "most-money"
SHARED: Final = "shared"
REPLAY: Final = "replay"
ROUND_CAP: Final = "round-cap"
ENDS: Final = [MAX_MONEY, SHARED, REPLAY, ROUND_CAP]


def declared() -> list[tuple[str, str]]:
    """Kind and key of everything that is printed. Texts, drawings and values of a thing use the same key."""
    lists = {"card": CARD_KINDS, "space": SPACE_KINDS, "sign": SIGNS, "track": TRACK_KINDS}
    return [(kind, key) for kind, keys in lists.items() for key in keys]
