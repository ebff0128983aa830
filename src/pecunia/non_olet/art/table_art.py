"""Things on the table beside the cards: backs, tokens, the latrine with its places, the players' animals."""

from dataclasses import asdict, dataclass
from typing import Any

from pecunia.art.shapes import Symbol, Use
from pecunia.non_olet.art.drawing_files import keys_in
from pecunia.non_olet.art.frames.card_stock import picture

EMBLEMS = ("duck", "snail", "crab", "hare", "fish", "tortoise")
COINS = (1, 5, 10)
MAX_DROPS = 5  # more markers are shown as one drop and their number
BACKS = {
    "roman": "table-back-roman",
    "famous": "table-back-roman",
    "action": "table-back-action",
    "upgrade": "table-back-upgrade",
    "event": "table-back-event",
    "favour": "table-back-favour",
    "ladder": "table-back-ladder",
}


def back_of(kind: str, key: str) -> str | None:
    """The back of a card; None if this table has none for the kind. Cards of a kind are shuffled together."""
    return BACKS.get(kind)


def table_symbols() -> list[Symbol]:
    return [picture("table", key) for key in keys_in("table")]


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Place:
    """The places of things on one place of the latrine: one card, or two that share it; their markers, coins, an
    upgrade."""

    card: Box
    pair: tuple[Box, Box]
    markers: Box
    pair_markers: tuple[Box, Box]
    coins: Box
    pair_coins: tuple[Box, Box]
    upgrade: Box | None
    keyhole: Box | None


BENCH_WIDTH, BENCH_HEIGHT = 960, 420
VILLA_WIDTH = 300
_SEATS = (175, 480, 785)
_ARMRESTS = (34, 327.5, 632.5, 926)


def _card(x: float, y: float, width: float) -> Box:
    return Box(x, y, width, round(width * 880 / 630, 1))


def _seat(middle: float) -> Place:
    left, right = middle - 137, middle + 1
    return Place(
        card=_card(middle - 90, 16, 180),
        pair=(_card(left, 79, 136), _card(right, 79, 136)),
        markers=Box(middle - 90, 274, 180, 31),
        pair_markers=(Box(left, 275, 136, 26), Box(right, 275, 136, 26)),
        coins=Box(middle + 62, 232, 38, 38),
        pair_coins=(Box(left + 100, 238, 34, 34), Box(right + 100, 238, 34, 34)),
        upgrade=Box(middle + 30, 300, 72, 72),
        keyhole=Box(middle - 60, 260, 120, 110),
    )


SEATS = tuple(_seat(middle) for middle in _SEATS)
VILLA = Place(
    card=_card(72, 88, 158),
    pair=(_card(18, 112, 132), _card(152, 112, 132)),
    markers=Box(61, 322, 180, 31),
    pair_markers=(Box(18, 322, 132, 26), Box(152, 322, 132, 26)),
    coins=Box(196, 272, 36, 36),
    pair_coins=(Box(118, 262, 32, 32), Box(252, 262, 32, 32)),
    upgrade=None,
    keyhole=None,
)


def bench() -> list[Use]:
    """The furniture of a latrine with three seats. The keyholes are drawn with the visitors."""
    stones = [Use("table-bench", 0, 0, BENCH_WIDTH, BENCH_HEIGHT)]
    return stones + [Use("table-dolphin", x - 33, 166, 66, 107.3) for x in _ARMRESTS]


def drops(count: int, box: Box) -> list[Use]:
    """Markers side by side in the middle of their box. More than five are a single one with the number beside it."""
    height = box.height
    width = round(height * 172 / 202, 1)
    shown = count if count <= MAX_DROPS else 1
    gap = round(width * 0.19, 1)
    left = box.x + (box.width - shown * width - (shown - 1) * gap) / 2
    if count > MAX_DROPS:
        left -= width * 0.8
    return [Use("table-drop", round(left + i * (width + gap), 1), box.y, width, height) for i in range(shown)]


def table_data() -> dict[str, Any]:
    """The geometry of the table for the export."""
    return {
        "bench": {
            "width": BENCH_WIDTH,
            "height": BENCH_HEIGHT,
            "items": [asdict(use) for use in bench()],
            "seats": [asdict(seat) for seat in SEATS],
        },
        "villa": {"width": VILLA_WIDTH, "height": BENCH_HEIGHT, "symbol": "table-villa", "place": asdict(VILLA)},
        "emblems": [f"table-emblem-{animal}" for animal in EMBLEMS],
        "coins": {str(value): f"table-coin-{value}" for value in COINS},
    }
