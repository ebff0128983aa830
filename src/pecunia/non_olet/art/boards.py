"""The latrine of one player as a board to print: a page in landscape, with seats as wide as the cards.

A board is a bench in front of a wall, a niche for money, and a floor on which the queue begins. Wall, animal and motto
differ from player to player. All units are tenths of a millimetre.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pecunia.art.cards import use_markup
from pecunia.art.inscriptions import POINT, lettering
from pecunia.art.shapes import SANS, Use, path
from pecunia.non_olet.art.drawing_files import part
from pecunia.non_olet.art.palette import INK, MARBLE, RIPPLE
from pecunia.non_olet.art.table_art import COINS, EMBLEMS
from pecunia.texts import Texts

SAFE = 60  # text keeps at least this distance from the edge of the paper
PITCH, GAP = 750, 120  # from seat to seat, and the least room for a dolphin between two cards
ENDS = (130, 120)  # how far the bench extends beyond the outer seats
NICHES = (300, 360)  # how wide the niche for the money may be
AROUND = 100  # the least total width of wall beside bench and niche
BENCH_TOP, SLAB, FRONT, WATER = 1200, 84, 202, 60
SILL = 20
TITLE = 320  # the wall above the seats
MIN_FLOOR = 300
BETWEEN = 26  # two places of the queue
QUEUE = 5  # places at most
NUMERALS = ("I", "II", "III")
PLACES = ("left", "middle", "right")
DROPS = 3  # places for markers on either side of a keyhole
DROP = "M80 3C94 40 155 80 155 122A75 66 0 0 1 5 122C5 80 66 40 80 3Z"
MONEY = "ARCA"
ROUND = {10: 260, 5: 236, 1: 210}  # the place of a coin
VILLA = "VILLA"


@dataclass(frozen=True)
class Wall:
    """The parts of a board that differ by player: the wall, lines on it, words on it, and a motto."""

    colour: str
    line: str
    ink: str
    motto: str


# Latin, so the same in every language.
WALLS = dict(
    zip(
        EMBLEMS,
        (
            Wall("#9c3a27", "#c9694f", "#fff4e2", "HIC BENE FVIMVS"),
            Wall("#2d5f7d", "#5b8fae", "#f2f7fa", "FESTINA LENTE"),
            Wall("#b9862a", "#dcb263", "#2c1a0c", "LVCRVM GAVDIVM"),
            Wall("#2f6350", "#5f9580", "#f1f7f0", "VENI SEDI ABII"),
            Wall("#63365c", "#95658e", "#faf0f7", "CARPE SEDEM"),
            Wall("#2b2420", "#6d5c4f", "#f6ead6", "QVI SEDET VINCIT"),
        ),
    )
)


class LatrineBoard:
    """The geometry of a board. The size of the paper and of the cards decides where things stand."""

    def __init__(self, width: float, height: float, card_width: float, card_height: float) -> None:
        self.width, self.height = width, height
        ends = sum(ENDS)
        least = ends + NICHES[0] + AROUND
        self.seat = min(card_width, (width - least - 2 * GAP) / 3)
        self.pitch = min(max(PITCH, self.seat + GAP), (width - least - self.seat) / 2)
        self.seat_high = min(card_height, height - TITLE - SLAB - FRONT - SILL - WATER - MIN_FLOOR)
        self.bench_width = 2 * self.pitch + self.seat + ends
        rest = width - self.bench_width
        self.niche_width = min(NICHES[1], rest - AROUND)
        self.bench_left = round((rest - self.niche_width) * 0.36)
        self.niche_left = self.bench_left + self.bench_width + max(20, (rest - self.niche_width) * 0.12)
        self.first = self.bench_left + ENDS[0]
        self.bench_top = max(BENCH_TOP, TITLE + self.seat_high)
        self.seat_top = self.bench_top + 10 - self.seat_high
        self.water_top = self.bench_top + SLAB + FRONT + SILL
        self.floor_top = self.water_top + WATER

    @property
    def seats(self) -> list[float]:
        """The left edge of each seat."""
        return [self.first + number * self.pitch for number in range(3)]

    @property
    def queue(self) -> list[float]:
        """The left edge of each place of the queue. Cards extend over the edge of the paper."""
        step = self.seat + BETWEEN
        count = min(QUEUE, int((self.width - 2 * SAFE + BETWEEN) // step))
        left = (self.width - count * step + BETWEEN) * 0.4
        return [left + number * step for number in range(count)]


def board_markup(
    animal: str, board: LatrineBoard, texts: Texts, white: bool = False, coins: Sequence[int] = COINS
) -> str:
    """The board of the player with this animal, with room for these coins. In grey print the wall stays white."""
    wall = WALLS[animal]
    if white:
        wall = Wall("#ffffff", "#bdbdbd", INK, wall.motto)
    parts = [
        *_wall(board, wall, animal),
        *_seats(board, wall, texts),
        *_bench(board),
        *_niche(board, coins),
        *_floor(board, wall if not white else Wall(INK, INK, INK, ""), texts),
    ]
    return "".join(parts)


def emblem(animal: str, x: float, y: float, side: float, colour: str, ground: str) -> str:
    """An animal in a colour, its eye in the colour of the ground."""
    drawing = part("table", f"emblem-{animal}").drawing
    drawing = drawing.replace("currentColor", colour).replace("var(--k,#fff)", ground)
    return f'<svg x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" viewBox="0 0 100 100">{drawing}</svg>'


def mixed(colour: str, ground: str, share: float) -> str:
    """A colour laid thinly on another one. Real transparency does not work in print."""
    both = ((int(colour[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in both)


def _box(x: float, y: float, wide: float, high: float, **look: str | float) -> str:
    return path(f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}Z", **look)


def _wall(board: LatrineBoard, wall: Wall, animal: str) -> list[str]:
    right, foot = board.width, board.floor_top
    frame = "M{0} {2}V{0}H{1}V{2}"
    middle = board.seats[1] + board.seat / 2
    niche = min(board.niche_left, right - 390)
    arrow = f"M{niche + 232:g} 230h64m-26 -24l26 24l-26 24"
    return [
        _box(0, 0, board.width, board.height, fill=wall.colour),
        path(frame.format(60, right - 60, foot), fill="none", stroke=wall.line, stroke_width=6),
        path(frame.format(80, right - 80, foot), fill="none", stroke=wall.line, stroke_width=2.5),
        emblem(animal, board.first - 22, 150, 150, wall.ink, wall.colour),
        lettering(wall.motto, middle, 132, 1500, 31, colour=mixed(wall.ink, wall.colour, 0.94), spacing=22),
        use_markup(Use("sign-villa", niche + 6, 180, 92, 92)),
        lettering(VILLA, niche + 162, 215, 130, 8, SANS, 700, wall.ink, 4),
        path(arrow, fill="none", stroke=wall.ink, stroke_width=9, stroke_linecap="round", stroke_linejoin="round"),
    ]


def _seats(board: LatrineBoard, wall: Wall, texts: Texts) -> list[str]:
    found = []
    high = board.seat_high
    for number, x in enumerate(board.seats):
        look = f'fill="{mixed(wall.line, wall.colour, 0.28)}" stroke="{mixed(wall.ink, wall.colour, 0.75)}"'
        found.append(
            f'<rect x="{x:g}" y="{board.seat_top:g}" width="{board.seat:g}" height="{high:g}" rx="37" {look} '
            'stroke-width="5" stroke-dasharray="26 18"/>'
        )
        middle, half = x + board.seat / 2, board.seat_top + high / 2
        pale, clear = (mixed(wall.ink, wall.colour, share) for share in (0.5, 0.8))
        found.append(lettering(NUMERALS[number], middle, half - 158, board.seat - 40, 46, weight=400, colour=pale))
        said = texts.text(f"print-board-{PLACES[number]}").upper()
        found.append(lettering(said, middle, half + 15, board.seat - 40, 8, SANS, 700, clear, 6))
    return found


def _bench(board: LatrineBoard) -> list[str]:
    left, right, top = board.bench_left, board.bench_left + board.bench_width, board.bench_top
    line: dict[str, str | float] = {"stroke": INK, "stroke_width": 5, "stroke_linejoin": "round"}
    front = top + SLAB
    veins = "".join(
        f"M{left + share * board.bench_width:g} {top + 44}c120 -30 180 30 {wide} -10"
        for share, wide in ((0.09, 320), (0.46, 320), (0.8, 240))
    )
    found = [
        path(f"M{left + 26:g} {top:g}H{right - 26:g}L{right:g} {front:g}H{left:g}Z", fill=MARBLE, **line),
        path(veins, fill="none", stroke="#d3c5ae", stroke_width=5),
        _box(left + 14, front, board.bench_width - 28, FRONT, fill="#ded2bc", **line),
        _box(left + 16, front + 2, board.bench_width - 32, 18, fill="#c6b798"),
        _box(left, front + FRONT, board.bench_width, SILL, fill="#cbbd9f", **line),
    ]
    for x in board.seats:
        middle = x + board.seat / 2
        found.append(f'<ellipse cx="{middle:g}" cy="{top + 42:g}" rx="118" ry="27" fill="{INK}"/>')
        found.append(path(f"M{middle - 34:g} {top + 60:g}h68v130a34 34 0 0 1 -68 0Z", fill=INK))
        found += [_drop_place(middle + side * (92 + 104 * at), top) for side in (-1, 1) for at in range(DROPS)]
    last = board.seats[-1] + board.seat
    between = [x + board.seat + (board.pitch - board.seat) / 2 - 50 for x in board.seats[:2]]
    found += [
        use_markup(Use("table-dolphin", x, top - 140, 100, 162)) for x in (board.first - 108, *between, last + 10)
    ]
    found.append(path(f"M-10 {board.water_top:g}H{board.width + 10:g}v{WATER}H-10Z", fill="#2c6b98", **line))
    waves = "".join(
        f"M{x} {board.water_top + 46:g}c28 0 30 -28 56 -28c22 0 26 24 6 24m-6 -24c28 0 30 28 56 28"
        for x in range(-20, int(board.width), 112)
    )
    return [*found, path(waves, fill="none", stroke=RIPPLE, stroke_width=6)]


def _drop_place(middle: float, bench_top: float) -> str:
    """The place of a marker."""
    outline = path(DROP, fill="none", stroke="#8f8168", stroke_width=6, stroke_dasharray="14 10")
    return f'<g transform="translate({middle - 40:g} {bench_top + 122:g}) scale(.5)">{outline}</g>'


def _niche(board: LatrineBoard, coins: Sequence[int]) -> list[str]:
    """The strongbox: a place for the coins of each value."""
    left, wide = board.niche_left, board.niche_width
    radius, foot = wide / 2, board.water_top
    middle = left + radius

    def arch(inset: float) -> str:
        curve = f"A{radius - inset:g} {radius - inset:g} 0 0 1 {left + wide - inset:g} 560"
        return f"M{left + inset:g} {foot:g}V560{curve}V{foot:g}"

    found = [
        path(arch(0) + "Z", fill="#f4ecdd", stroke=INK, stroke_width=6),
        path(arch(22), fill="none", stroke="#c9b391", stroke_width=4),
        use_markup(Use("table-purse", middle - 75, 432, 150, 150)),
        lettering(MONEY, middle, 590, wide - 40, 15, spacing=12),
    ]
    room = (foot - SILL - 666) / len(coins)
    for number, worth in enumerate(sorted(coins, reverse=True)):
        y = 666 + room * (number + 0.5)
        around = min(ROUND[worth], room - 8) / 2
        side = around * 1.2
        found.append(
            f'<circle cx="{middle:g}" cy="{y:g}" r="{around:g}" fill="#fbf6ec" stroke="#a58a57" stroke-width="4" '
            'stroke-dasharray="16 11"/>'
        )
        found.append(use_markup(Use(f"table-coin-{worth}", middle - side / 2, y - side / 2, side, side)))
        points = side * 0.56 / POINT
        found.append(lettering(str(worth), middle, y - side * 0.335, side, points, SANS, 800))
    foot_stone = _box(left - 14, foot - SILL, wide + 28, SILL, fill="#cbbd9f", stroke=INK, stroke_width=5)
    return [*found, foot_stone]


def _floor(board: LatrineBoard, wall: Wall, texts: Texts) -> list[str]:
    """The mosaic on which the queue stands. Its front place has a full frame."""
    top, foot = board.floor_top, board.height
    joints = "".join(f"M{x} {top:g}V{foot:g}" for x in range(0, int(board.width) + 1, 30))
    joints += "".join(f"M0 {y}H{board.width:g}" for y in range(int(top) + 30, int(foot) + 1, 30))
    found = [
        _box(0, top, board.width, foot - top, fill="#e9dec8"),
        path(joints, stroke="#d8c9ac", stroke_width=4),
        _box(0, top, board.width, 26, fill=INK),
        path("".join(f"M{x} {top + 5:g}h30v16h-30Z" for x in range(8, int(board.width), 52)), fill="#f4ecdd"),
    ]
    for number, x in enumerate(board.queue):
        dashes: dict[str, str | float] = {} if number == 0 else {"stroke_dasharray": "22 16"}
        right = x + board.seat
        frame = f"M{x:g} {foot:g}V{top + 101:g}a37 37 0 0 1 37 -37H{right - 37:g}a37 37 0 0 1 37 37V{foot:g}"
        look: dict[str, str | float] = {"stroke": wall.colour, "stroke_width": 9 if number == 0 else 5, **dashes}
        found.append(path(frame, fill="#f4ebdb", **look))
        middle, room = x + board.seat / 2, board.seat - 60
        if number:
            found.append(lettering(str(number + 1), middle, top + 130, room, 24, weight=400, colour="#8f7a5c"))
            continue
        said = texts.text("print-board-front")
        more = texts.attribute("print-board-front", "text") or ""
        found.append(lettering(said.upper(), middle, top + 100, room, 10, spacing=3, lines=2, language=texts.language))
        found.append(
            lettering(more, middle, top + 184, room, 8, SANS, 500, "#66503f", lines=2, language=texts.language)
        )
    end = board.queue[-1] + board.seat
    arrow = f"M{(end + board.width) / 2 - 40:g} {top + 196:g}h72m-28 -30l28 30l-28 30"
    return [
        *found,
        path(arrow, fill="none", stroke=INK, stroke_width=11, stroke_linecap="round", stroke_linejoin="round"),
    ]
