"""The board of Pecunia Olet: spaces for henchmen, the cards of the police file, and the pieces."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, TABLE, Kind
from pecunia.art.shapes import Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.olet.art.stock import GREEN, PAPER, PRINT, RED, drawn, sheet_of
from pecunia.olet.engine.names import INVESTIGATION, KIND_OF, QUALITIES, SPACE_KINDS, TRACK_KINDS
from pecunia.olet.engine.values import Board
from pecunia.texts import Texts

WIDTH = 620
HEIGHTS = {FULL: 372, TABLE: 200}
SIDE = 150
HAT, BIN, SUNGLASSES = "hat", "bin", "sunglasses"
# The signs that may be printed on the spaces of a kind, besides the hat.
MARKS = {"market": BIN, "tax": SUNGLASSES}
# The action of a henchman there (§3); the market shows its price.
STRIPS = {
    "print": "olet-printer olet-arrow olet-fake olet-fake",
    "supermarket": "olet-count=3 olet-fake olet-arrow olet-bill=50",
    "receiver": "olet-count=8 olet-fake olet-arrow olet-bill=20 olet-bill=30 olet-bill=40",
    "tax": "olet-plus olet-bill=30",
    "jet": "olet-real olet-arrow olet-envelope",
    "commercial": "olet-minus olet-bill=30 olet-real olet-arrow olet-envelope",
}
# Players differ by pattern as well as by colour: plain, stripes, dots, check.
PLAYERS = ("red", "blue", "ochre", "violet")
PIECES = ("envelope", "officer", "pawn", HAT, BIN, SUNGLASSES)


def space_keys() -> tuple[str, ...]:
    """The key of a space is its kind and the signs printed on it: `tax-sunglasses-hat`."""
    found: list[str] = []
    for kind in SPACE_KINDS:
        marks = ["", f"-{MARKS[kind]}"] if kind in MARKS else [""]
        found += [f"{kind}{mark}{hat}" for mark in marks for hat in ("", f"-{HAT}")]
    return tuple(found)


def space_key(board: Board, space: int) -> str:
    """The key of a space of a board."""
    marks = ((BIN, board.bin), (SUNGLASSES, board.sunglasses), (HAT, board.hat))
    return "-".join([SPACE_KINDS[KIND_OF[space]], *(mark for mark, printed in marks if printed[space])])


def space_symbols() -> list[Symbol]:
    found: list[Symbol] = []
    for detail, high in HEIGHTS.items():
        place = path(
            "M516 186V100A45 62 0 0 1 606 100V186Z",
            fill="none",
            stroke="#7d9484",
            stroke_width=5,
            stroke_dasharray="14 9",
        )
        found.append(Symbol(f"olet-frame-space-{detail}", WIDTH, high, sheet_of(WIDTH, high, PAPER, 10) + place))
    found += [drawn(f"space-{kind}") for kind in SPACE_KINDS]
    found += [drawn(piece) for piece in PIECES]
    found += [drawn(f"{piece}-{player}") for piece in ("henchman", "screen") for player in PLAYERS]
    return found


def space_layout(key: str, detail: str) -> Layout:
    kind, *marks = key.split("-")
    high = HEIGHTS[detail]
    items: list[Use | Slot] = [
        Use(f"olet-frame-space-{detail}", 0, 0, WIDTH, high),
        Use(f"olet-space-{kind}", 14, 28, 174, 145),
        Slot("name", 350, 16, 312, 60, 50, 30, weight=600, family=PRINT, colour=GREEN),
    ]
    if kind == "market":
        items.append(Slot("price", 350, 84, 300, 96, 84, 40, weight=700, family=PRINT, colour=GREEN))
    else:
        items += strip(STRIPS[kind], 198, 84, 308, 92)
    if detail == FULL:
        items.append(Slot("text", 310, 204, 580, 156, 34, 25, lines=5, weight=500, family=PRINT, colour=GREEN))
    if HAT in marks:
        items.append(Use(f"olet-{HAT}", 520, 4, 92, 64))
    if BIN in marks:
        items.append(Use(f"olet-{BIN}", 4, 4, 66, 66))
    if SUNGLASSES in marks:
        items.append(Use(f"olet-{SUNGLASSES}", 6, 122, 90, 75))
    return Layout("olet-space", key, detail, WIDTH, high, tuple(items))


def space_words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    kind, *marks = key.split("-")
    said = [texts.attribute(f"olet-space-{kind}", "text") or ""]
    said += [texts.attribute(f"olet-sign-{mark}", "text") or "" for mark in marks]
    found = {"name": texts.text(f"olet-space-{kind}"), "text": " ".join(said)}
    if "price" in facts:
        found["price"] = texts.text("olet-money", amount=facts["price"])
    return found


TRACK_KEYS = tuple(
    key
    for kind in TRACK_KINDS
    for key in ([f"{kind}-{level + 1}" for level in range(QUALITIES)] if kind == "investigation" else [kind])
)


def track_key(board: Board, index: int) -> str:
    """The key of a space of the police track. For an investigation it includes the quality that the supermarket knows
    from then on."""
    kind = board.track[index]
    return f"{TRACK_KINDS[kind]}-{board.level[index]}" if kind == INVESTIGATION else TRACK_KINDS[kind]


def track_symbols() -> list[Symbol]:
    """A card of the police file, pinned to the board."""
    card = (
        path("M13 21H147V148H13Z", fill="#00000055")
        + path("M8 14H142V142H8Z", fill=PAPER, stroke=GREEN, stroke_width=3)
        + f'<circle cx="75" cy="16" r="9" fill="{RED}" stroke="#5d170b" stroke-width="3"/>'
        + '<circle cx="72" cy="13" r="2.6" fill="#ffffff99"/>'
    )
    return [Symbol("olet-frame-track", SIDE, SIDE, card), *(drawn(f"track-{kind}") for kind in TRACK_KINDS)]


def track_layout(key: str, detail: str) -> Layout:
    kind, _, level = key.partition("-")
    items: list[Use | Slot] = [
        Use("olet-frame-track", 0, 0, SIDE, SIDE),
        Use(f"olet-track-{kind}", 22, 24, 106, 106),
        Slot("number", 26, 112, 32, 28, 24, weight=600, family=PRINT, colour=GREEN),
    ]
    if level:
        filled = " ".join("olet-dot" if pip < int(level) else "olet-ring" for pip in range(QUALITIES))
        items += strip(filled, 78, 114, 60, 24)
    return Layout("olet-track", key, detail, SIDE, SIDE, tuple(items))


def track_words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    kind = key.partition("-")[0]
    name = "" if kind == "plain" else texts.text(f"olet-track-{kind}")
    return {"name": name, **facts}


SPACES = Kind("olet-space", space_keys(), space_symbols, space_layout, space_words, facts={"price": "100"})
TRACK = Kind("olet-track", TRACK_KEYS, track_symbols, track_layout, track_words, (FULL,), facts={"number": "31"})
