"""Tables of Pecunia Olet drawn at random, for a network that is to play them all: options and printed values.

Values follow §6 of the rules: what the rulebooks state stays, everything else is drawn within its bounds. Some boxes
are close to ours and some are not.
"""

from typing import Any, Final

from pecunia.core.chance import Stream
from pecunia.lab.draws import between, one_of, percent, weighted
from pecunia.olet.engine.names import CARD_KINDS, LETTERS, LOTTERY, MARKS, REPLAY, SHARED, START_LETTER, UNIT
from pecunia.olet.engine.options import Options, make_options
from pecunia.olet.engine.values import SIDE_PLAYERS, Values, own_values, values_with

# Many tables are as most people play them: usual rules, our box. Four are the hardest to learn.
USUAL: Final = 55  # in percent
USUAL_PLAYERS: Final = {2: 15, 3: 25, 4: 60}
# How often each choice comes up at the others.
PLAYERS: Final = {2: 42, 3: 25, 4: 33}
TIES: Final = {SHARED: 90, REPLAY: 10}
BOXES: Final = {"ours": 50, "close": 25, "any": 25}
OPEN_MONEY: Final = 15  # in percent

# How many spaces of each kind a drawn board has, by side.
SPACES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "two": {
        "market": (4, 7),
        "print": (1, 3),
        "supermarket": (1, 3),
        "receiver": (1, 3),
        "tax": (2, 3),
        "jet": (1, 2),
        "commercial": (1, 1),
    },
    "many": {
        "market": (5, 9),
        "print": (2, 4),
        "supermarket": (2, 4),
        "receiver": (1, 4),
        "tax": (2, 4),
        "jet": (1, 3),
        "commercial": (1, 1),
    },
}
HAT: Final = 50  # in percent, for the spaces that may have one
MARKET_HAT: Final = 10
TRACK_LENGTHS: Final[dict[str, tuple[int, int]]] = {"two": (10, 22), "many": (18, 40)}
PRICE_STEPS: Final = {0: 15, 1: 70, 2: 15}  # from a position to the next one on its left, in tens
CARD_SWAPS: Final = {"close": 4, "any": 40}
# How much the lottery tickets change, in tens.
TICKETS: Final = {"close": 3, "any": 8}


def variant(stream: Stream) -> Options:
    """The options of a table, with the values of its box. The seed of a game decides who begins."""
    if percent(stream, USUAL):
        return make_options(players=weighted(stream, USUAL_PLAYERS))
    return make_options(
        players=weighted(stream, PLAYERS),
        open_money=percent(stream, OPEN_MONEY),
        tie=weighted(stream, TIES),
        values=drawn_values(stream, weighted(stream, BOXES)),
    )


def drawn_values(stream: Stream, box: str) -> Values:
    """The values of our box, of one that is close to it, or of any box that fits the rulebooks."""
    if box == "ours":
        return own_values()
    replaced: dict[str, Any] = {"cards": _cards(stream, box)}
    if box == "any":
        replaced["board"] = {side: _board(stream, SPACES[side]) for side in SPACES}
        replaced["track"] = {side: _track(stream, side) for side in SPACES}
    else:
        replaced["board"] = {side: {"market": _shifted_market(stream, side)} for side in SPACES}
        replaced["track"] = {side: _shuffled_track(stream, side) for side in SPACES}
    return values_with(replaced, "")


def _board(stream: Stream, numbers: dict[str, tuple[int, int]]) -> dict[str, list[str]]:
    board = {kind: [_space(stream) for _space_here in range(between(stream, *most))] for kind, most in numbers.items()}
    board["commercial"] = ["plain"]
    board["market"] = _market(stream, len(board["market"]))
    taxes = board["tax"]
    glasses = stream.below(len(taxes))
    taxes[glasses] = "sunglasses" if taxes[glasses] == "plain" else "hat sunglasses"
    if not any("hat" in space for space in [*board["print"], *taxes]):  # otherwise no game would end (O57)
        board["print"][-1] = "hat"
    return board


def _space(stream: Stream) -> str:
    return "hat" if percent(stream, HAT) else "plain"


def _market(stream: Stream, positions: int) -> list[str]:
    """Prices fall to the right, where the bins are."""
    price = between(stream, 1, 3)
    bins = between(stream, 1, 3)
    found = []
    for position in range(positions):
        words = [str(price * UNIT)]
        if position < bins:
            words.append("bin")
        if percent(stream, MARKET_HAT):
            words.append("hat")
        found.append(" ".join(words))
        price += weighted(stream, PRICE_STEPS)
    return found[::-1]


def _shifted_market(stream: Stream, side: str) -> list[str]:
    """Our prices, some of them ten more or less."""
    board = own_values().boards[side]
    found = []
    for space in range(board.market):
        price = max(UNIT, board.price[space] + UNIT * between(stream, -1, 1))
        found.append(f"{price} bin" if board.bin[space] else str(price))
    return found


def _track(stream: Stream, side: str) -> dict[str, Any]:
    """Three investigations, some strikes and visits of the Godfather, in any order; the last space comes last."""
    length = between(stream, *TRACK_LENGTHS[side])
    special = ["investigation"] * 3 + ["strike"] * between(stream, 1, 2) + ["godfather"] * between(stream, 1, 4)
    places = list(range(1, length))
    stream.shuffle(places)
    spaces = ["plain"] * length
    for name, place in zip(special, places):
        spaces[place] = name
    return {"start": _starts(stream, side, length), "spaces": [*spaces, "last"]}


def _starts(stream: Stream, side: str, length: int) -> dict[str, int]:
    """The more players, the longer the way."""
    starts = {players: between(stream, 0, length // 5) for players in SIDE_PLAYERS[side]}
    ordered = sorted(starts.values(), reverse=True)
    return {str(players): start for players, start in zip(sorted(starts), ordered)}


def _shuffled_track(stream: Stream, side: str) -> dict[str, Any]:
    """Our track, with some neighbours exchanged."""
    board = own_values().boards[side]
    spaces = [name.partition("-")[0] for name in board.printed()[1]]
    for _swap in range(len(spaces) // 4):
        place = between(stream, 1, len(spaces) - 3)
        spaces[place], spaces[place + 1] = spaces[place + 1], spaces[place]
    return {"spaces": spaces}


def _cards(stream: Stream, box: str) -> dict[str, Any]:
    """Our cards. Some cards of A to D have changed places, with their marks; tickets are worth something else."""
    own = own_values()
    rows = [[own.kind[card], own.letter[card], own.mark[card], own.worth[card]] for card in range(len(own.kind))]
    later = [row for row in rows if row[1] != START_LETTER]
    for _swap in range(CARD_SWAPS[box]):
        one, other = one_of(stream, later), one_of(stream, later)
        what = one_of(stream, [1, 2])  # the letter or the mark
        one[what], other[what] = other[what], one[what]
    for row in later:
        if row[0] == LOTTERY:
            row[3] = max(UNIT, row[3] + UNIT * between(stream, -TICKETS[box], TICKETS[box]))
    found: dict[str, Any] = {}
    for letter, name in enumerate(LETTERS):
        if letter != START_LETTER:
            found[name] = {"cards": [_row(row) for row in rows if row[1] == letter]}
    return found


def _row(row: list[int]) -> dict[str, Any]:
    kind, _letter, mark, worth = row
    entry: dict[str, Any] = {"card": CARD_KINDS[kind], "copies": 1}
    if mark:
        entry["mark"] = MARKS[mark]
    if kind == LOTTERY:
        entry["value"] = worth
    return entry
