"""The two sides of the board of Pecunia Olet: the black market, the jobs, the police file with its red string."""

from collections.abc import Mapping
from dataclasses import replace

from pecunia.art.kinds import FULL, TABLE, Kind
from pecunia.art.shapes import Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.olet.art.board import SIDE, WIDTH, space_key, space_layout, space_words, track_key, track_layout
from pecunia.olet.art.cards import HEIGHT as CARD_HIGH
from pecunia.olet.art.cards import WIDTH as CARD_WIDE
from pecunia.olet.art.stock import BANK, GREEN, RED
from pecunia.olet.engine.names import (
    COMMERCIAL,
    JET,
    KIND_OF,
    MARKET,
    PRINT,
    RECEIVER,
    SPACE_NAMES,
    SUPERMARKET,
    TAX,
)
from pecunia.olet.engine.values import Board, own_values
from pecunia.texts import Texts

WIDE, HIGH = 4200, 2970
TITLE = "PECVNIA OLET"
MARKET_TOP, MARKET_STEP = 250, 660
JOBS = ((PRINT,), (SUPERMARKET,), (RECEIVER,), (TAX,), (JET, COMMERCIAL))  # the kinds of spaces in each column
JOBS_TOP, JOBS_STEP, JOBS_HIGH, JOBS_ROWS = 1190, 808, 810, 5
TRACK_TOP, TRACK_WIDE, TRACK_ROWS = 2020, 4020, 3
A_ROW = 12  # the least number of cards in a row
SHAKE = (0, 14, 4, 18, 8)  # offsets, because the cards were pinned by hand


def symbols() -> list[Symbol]:
    grid = "".join(f"M{x} 0V{HIGH}" for x in range(100, WIDE, 100)) + "".join(
        f"M0 {y}H{WIDE}" for y in range(70, HIGH, 100)
    )
    mat = path(f"M0 0H{WIDE}V{HIGH}H0Z", fill="#d9dfcd") + path(grid, stroke="#c8d1bb", stroke_width=4)
    place = (
        f'<rect x="6" y="6" width="{CARD_WIDE - 12}" height="{CARD_HIGH - 12}" rx="26" fill="none" stroke="{GREEN}" '
        'stroke-width="8" stroke-dasharray="26 20" opacity=".6"/>'
    )
    pin = (
        f'<circle cx="12" cy="12" r="10" fill="{RED}" stroke="#5d170b" stroke-width="3"/>'
        '<circle cx="9" cy="9" r="2.6" fill="#ffffff99"/>'
    )
    string = path("M0 6C40 54 110 54 250 6", fill="none", stroke=RED, stroke_width=7)
    return [
        Symbol("olet-frame-board", WIDE, HIGH, mat),
        Symbol("olet-place-card", CARD_WIDE, CARD_HIGH, place),
        Symbol("olet-string", 250, 60, string),
        Symbol("olet-pin", 24, 24, pin),
    ]


def layout(key: str, detail: str) -> Layout:
    return board_layout(key, own_values().boards[key])


def board_layout(key: str, board: Board) -> Layout:
    """The side of the board with these spaces. An owner's box may have other spaces than ours."""
    items: list[Use | Slot] = [
        Use("olet-frame-board", 0, 0, WIDE, HIGH),
        Slot("title", 2100, 50, 3000, 160, 130, weight=400, family=BANK, colour=GREEN, spacing=10, fixed=TITLE),
        *_market(board),
        *_jobs(board),
        *_track(board),
    ]
    return Layout("olet-board", key, FULL, WIDE, HIGH, tuple(items))


def _spaces(board: Board, kinds: tuple[int, ...]) -> list[int]:
    return [space for space in board.spaces if KIND_OF[space] in kinds]


def _market(board: Board) -> list[Use | Slot]:
    spaces = _spaces(board, (MARKET,))
    step = min(MARKET_STEP, (WIDE - 100) / len(spaces))
    scale = min(1.0, step / MARKET_STEP)
    left = (WIDE - step * len(spaces)) / 2
    items: list[Use | Slot] = []
    for column, space in enumerate(spaces):
        middle = left + step * (column + 0.5)
        items.append(
            _use("olet-place-card", middle - CARD_WIDE * scale / 2, MARKET_TOP, CARD_WIDE * scale, CARD_HIGH * scale)
        )
        top = MARKET_TOP + CARD_HIGH * scale + 26
        items += placed(
            space_layout(space_key(board, space), TABLE), middle - WIDTH * scale / 2, top, scale, _name(space)
        )
    return items


def _jobs(board: Board) -> list[Use | Slot]:
    columns = [_spaces(board, kinds) for kinds in JOBS]
    longest = max(len(column) for column in columns)
    abreast = 2 if longest > JOBS_ROWS else 1  # an owner's board may have many of a kind
    step = JOBS_HIGH / max(3, -(-longest // abreast))
    wide = JOBS_STEP / abreast
    scale = min(1.24, step / 214, wide / (WIDTH + 16))
    left = (WIDE - JOBS_STEP * len(JOBS)) / 2
    items: list[Use | Slot] = []
    for number, column in enumerate(columns):
        for at, space in enumerate(column):
            row, beside = divmod(at, abreast)
            x = left + JOBS_STEP * number + wide * (beside + 0.5) - WIDTH * scale / 2
            items += placed(space_layout(space_key(board, space), TABLE), x, JOBS_TOP + step * row, scale, _name(space))
    return items


def _track(board: Board) -> list[Use | Slot]:
    """The file, row by row from the left; the string runs from pin to pin."""
    a_row = max(A_ROW, -(-len(board.track) // TRACK_ROWS))
    step = TRACK_WIDE / a_row
    card = step * 0.86
    scale = card / SIDE
    spots = []
    for index in range(len(board.track)):
        row, column = divmod(index, a_row)
        spots.append((110 + step * column, TRACK_TOP + (card + 22) * row + SHAKE[index % len(SHAKE)]))
    items: list[Use | Slot] = []
    for index, (x, y) in enumerate(spots):
        items += placed(track_layout(track_key(board, index), FULL), x, y, scale, f"track-{index}-")
        players = [number for number, start in board.starts.items() if start == index]
        for number in players:
            items += strip(f"olet-count={number}", x + card * 0.7, y + card * 0.17, card * 0.22, card * 0.24)
    for index, (x, y) in enumerate(spots):
        pin_x, pin_y = x + 75 * scale, y + 16 * scale
        if (index + 1) % a_row and index + 1 < len(spots):
            items.append(_use("olet-string", pin_x, pin_y - 0.024 * step, step, 0.24 * step))
        items.append(_use("olet-pin", pin_x - 12 * scale, pin_y - 12 * scale, 24 * scale, 24 * scale))
    return items


def placed(layout: Layout, x: float, y: float, scale: float, prefix: str) -> list[Use | Slot]:
    """A whole small layout as part of a larger one; the keys of its slots get the prefix."""
    items: list[Use | Slot] = []
    for item in layout.items:
        left, top = round(x + item.x * scale, 1), round(y + item.y * scale, 1)
        wide, high = round(item.width * scale, 1), round(item.height * scale, 1)
        if isinstance(item, Use):
            items.append(replace(item, x=left, y=top, width=wide, height=high))
            continue
        items.append(
            replace(
                item,
                says=f"{prefix}{item.says}",
                x=left,
                y=top,
                width=wide,
                height=high,
                size=round(item.size * scale, 1),
                least=round(item.least * scale, 1),
                spacing=round(item.spacing * scale, 1),
            )
        )
    return items


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return board_words(own_values().boards[key], texts)


def board_words(board: Board, texts: Texts) -> dict[str, str]:
    found = {"name": TITLE}
    for space in board.spaces:
        facts = {"price": str(board.price[space])} if KIND_OF[space] == MARKET else {}
        for says, said in space_words(space_key(board, space), texts, facts).items():
            found[f"{_name(space)}{says}"] = said
    found.update({f"track-{index}-number": str(index) for index in range(len(board.track))})
    return found


def _name(space: int) -> str:
    return f"{SPACE_NAMES[space]}-"


def _use(symbol: str, x: float, y: float, width: float, height: float) -> Use:
    return Use(symbol, round(x, 1), round(y, 1), round(width, 1), round(height, 1))


KIND = Kind("olet-board", tuple(own_values().boards), symbols, layout, words, details=(FULL,))
