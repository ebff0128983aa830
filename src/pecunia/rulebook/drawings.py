"""The drawings of the books, put together from the art of the tables. Most have no words and serve every language."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pecunia.art.cards import card_markup, use_markup
from pecunia.art.kinds import FULL, SEAT, TABLE, TILE
from pecunia.art.latrine import Visitor, latrine_markup
from pecunia.art.manifest import MANIFEST
from pecunia.art.shapes import Use
from pecunia.art.sheet import HEAD, needed_patterns
from pecunia.art.table import BENCH_HEIGHT, BENCH_WIDTH, SEATS, VILLA, VILLA_WIDTH, drops
from pecunia.non_olet.engine.names import CLASSES, SHORT_CLASSES
from pecunia.olet.engine.names import TRACK_KINDS
from pecunia.olet.engine.values import Values, own_values
from pecunia.texts import DEFAULT, Texts

WALL = {"non-olet": "#e7dbc4", "olet": "#2f4a3e"}
MARGIN = 30
_STYLE = re.compile(' style="[^"]*"')
TILE_WIDTH, TILE_HEIGHT = 630, 730


@dataclass(frozen=True)
class Piece:
    """Something drawn, with the room it takes."""

    width: float
    height: float
    drawn: str


def _printed(duration: int, fee: int) -> dict[str, str]:
    return {"duration": str(duration), "fee": str(fee), "class": ""}


def _visitor(key: str, duration: int, fee: int, markers: int) -> Visitor:
    return Visitor("roman", key, _printed(duration, fee), markers)


def _bench(*seats: Sequence[Visitor], over: Sequence[Use] = ()) -> Piece:
    drawn = latrine_markup(seats, Texts(DEFAULT)) + "".join(map(use_markup, over))
    return Piece(BENCH_WIDTH, BENCH_HEIGHT, drawn)


def _queue(*romans: tuple[str, int, int]) -> Piece:
    """Whoever waits, the front on the left."""
    step, width = 150, 138
    drawn = ""
    for number, (key, duration, fee) in enumerate(romans):
        tile = card_markup("roman", key, Texts(DEFAULT), _printed(duration, fee), detail=TILE)
        drawn += _scaled(number * step, 0, width, TILE_WIDTH, TILE_HEIGHT, tile)
    return Piece(step * len(romans) - step + width, width * TILE_HEIGHT / TILE_WIDTH, drawn)


def _card(kind: str, key: str, texts: Texts, facts: Mapping[str, str], width: float, detail: str) -> Piece:
    layout = MANIFEST[kind].layout(key, detail)
    drawn = card_markup(kind, key, texts, facts, detail=detail)
    high = width * layout.height / layout.width
    return Piece(width, high, _scaled(0, 0, width, layout.width, layout.height, drawn))


def _villa(visitor: Visitor) -> Piece:
    box = VILLA.card
    house = use_markup(Use("table-villa", 0, 0, VILLA_WIDTH, BENCH_HEIGHT))
    card = card_markup(visitor.kind, visitor.key, Texts(DEFAULT), visitor.facts, detail=SEAT)
    marked = "".join(use_markup(use) for use in drops(visitor.markers, VILLA.markers))
    return Piece(VILLA_WIDTH, BENCH_HEIGHT, house + _scaled(box.x, box.y, box.width, 630, 880, card) + marked)


def _scaled(x: float, y: float, width: float, of_width: float, of_height: float, drawn: str) -> str:
    high = width * of_height / of_width
    size = f'width="{width:g}" height="{high:g}" viewBox="0 0 {of_width:g} {of_height:g}"'
    return f'<svg x="{x:g}" y="{y:g}" {size}>{drawn}</svg>'


def _rows(*rows: Sequence[Piece], game: str = "non-olet") -> str:
    """Pieces in rows, each row in the middle, on the wall of the game. A page allows no styles in its elements."""
    widths = [sum(piece.width for piece in row) + MARGIN * (len(row) - 1) for row in rows]
    wall = max(widths) + 2 * MARGIN
    y, drawn = float(MARGIN), ""
    for row, wide in zip(rows, widths, strict=True):
        x, high = (wall - wide) / 2, max(piece.height for piece in row)
        for piece in row:
            drawn += f'<g transform="translate({x:g} {y + (high - piece.height) / 2:g})">{piece.drawn}</g>'
            x += piece.width + MARGIN
        y += high + MARGIN
    drawn = _STYLE.sub("", drawn)
    ground = f'<rect width="{wall:g}" height="{y:g}" rx="14" fill="{WALL[game]}"/>'
    head = f'{HEAD} viewBox="0 0 {wall:g} {y:g}" width="{wall:g}" height="{y:g}">'
    return f"{head}<defs>{needed_patterns(drawn)}</defs>{ground}{drawn}</svg>\n"


@dataclass(frozen=True)
class Scene:
    """A latrine as it lies on the table. tests/rules/examples.scenario plays each of them, to prove its caption."""

    seats: tuple[tuple[Visitor, ...], ...]
    villas: tuple[Visitor, ...] = ()
    queue: tuple[tuple[str, int, int], ...] = ()

    def position(self) -> list[str]:
        """The scene as lines of a position: `A L SEN3/4@2`."""
        lines = [
            f"A {place} {' '.join(map(_token, here)) or '-'}" for place, here in zip("LMR", self.seats, strict=True)
        ]
        lines += [f"A V{number} {_token(visitor)}" for number, visitor in enumerate(self.villas, 1)]
        if self.queue:
            lines.append("A queue " + " ".join(_printed_token(*roman) for roman in self.queue))
        return lines


def _printed_token(key: str, duration: int | str, fee: int | str) -> str:
    return f"{SHORT_CLASSES[CLASSES.index(key.partition('-')[0])]}{duration}/{fee}"


def _token(visitor: Visitor) -> str:
    return f"{_printed_token(visitor.key, visitor.facts['duration'], visitor.facts['fee'])}@{visitor.markers}"


WAITING = (("citizen-2", 2, 3), ("slave-1", 3, 2), ("woman-3", 1, 3), ("senator-3", 5, 5), ("slave-2", 2, 1))
SENATOR = _visitor("senator-2", 3, 4, 2)
SLAVE = _visitor("slave-3", 4, 2, 3)
GOSSIPS = (_visitor("woman-2", 2, 3, 1), _visitor("woman-4", 4, 3, 3))
PATIENT = _visitor("citizen-1", 2, 2, 1)
SCENES = {
    "setup": Scene(((_visitor("senator-2", 3, 4, 3),), (), (_visitor("slave-3", 4, 2, 4),)), queue=WAITING),
    "clash": Scene(((SENATOR,), (), (PATIENT,)), queue=(("slave-1", 3, 2), *WAITING[2:])),
    "women": Scene(((_visitor("citizen-3", 3, 2, 2),), GOSSIPS, (SENATOR,))),
    "villa": Scene(((SENATOR,), (PATIENT,), (_visitor("senator-4", 2, 4, 1),)), villas=(SLAVE,)),
}


def _roman(_: Texts) -> str:
    return _rows([_card("roman", "senator-2", Texts(DEFAULT), _printed(3, 4), 200, SEAT)])


def _classes(_: Texts) -> str:
    return _rows([_queue(("senator-1", 3, 4), ("citizen-1", 2, 2), ("slave-1", 3, 1), ("woman-1", 2, 3))])


def _scene(name: str, over: Sequence[Use] = ()) -> str:
    scene = SCENES[name]
    bench = [_bench(*scene.seats, over=over), *map(_villa, scene.villas)]
    return _rows(bench, [_queue(*scene.queue)]) if scene.queue else _rows(bench)


def _setup(_: Texts) -> str:
    return _scene("setup")


def _clash(_: Texts) -> str:
    """Nobody but a citizen or a woman fits between a senator and a slave."""
    box = SEATS[1].card
    side = 110
    return _scene("clash", [Use("table-blocked", box.x + (box.width - side) / 2, box.y + 70, side, side)])


def _women(_: Texts) -> str:
    return _scene("women")


def _villas(_: Texts) -> str:
    return _scene("villa")


SAMPLES = (
    ("action", "line-cutter"),
    ("action", "alms"),
    ("famous", "cleopatra"),
    ("upgrade", "fountain"),
    ("favour", "juno"),
    ("ladder", "matron"),
    ("event", "tumult"),
)


def _kinds(texts: Texts) -> str:
    """One card of each kind. What is printed on ours is reconstructed: the caption says so."""
    facts = {"duration": "4", "fee": "3"}
    pieces = [_card(kind, key, texts, facts, 300 if kind == "event" else 215, TABLE) for kind, key in SAMPLES]
    return _rows(pieces[:4], pieces[4:])


def _olet_cards(texts: Texts) -> str:
    keys = ("printer", "ink", "paper", "hologram", "diner", "jet", "lottery", "great-lawyer", "bad-lawyer")
    pieces = [_card("olet-card", key, texts, {"value": "100"}, 170, TABLE) for key in keys]
    return _rows(pieces[:5], pieces[5:], game="olet")


def _olet_spaces(texts: Texts) -> str:
    keys = ("market-bin", "print-hat", "supermarket-hat", "receiver", "tax-sunglasses", "jet", "commercial")
    pieces = [_card("olet-space", key, texts, {"price": "40"}, 330, TABLE) for key in keys]
    return _rows(pieces[:3], pieces[3:6], pieces[6:], game="olet")


def _olet_notes(texts: Texts) -> str:
    fakes = [_card("olet-note", f"fake-{quality}", texts, {}, 300, FULL) for quality in (1, 2, 3)]
    return _rows(fakes, [_card("olet-note", "real-50", texts, {}, 300, FULL)], game="olet")


def _olet_market(texts: Texts, values: Values) -> str:
    """The market of two players at the start: each card above its space."""
    board = values.boards["two"]
    cards = ("diner", "ink", "printer", "paper", "printer")
    columns = []
    for space, card in zip(board.spaces, cards, strict=False):
        bought = _card("olet-card", card, texts, {"letter": "A"}, 190, TABLE)
        key = "market-bin" if board.bin[space] else "market"
        tile = _card("olet-space", key, texts, {"price": str(board.price[space])}, 190, TABLE)
        columns.append(_above(bought, tile))
    return _rows(columns, game="olet")


def _above(upper: Piece, lower: Piece) -> Piece:
    top = upper.height + MARGIN / 2
    drawn = f'{upper.drawn}<g transform="translate(0 {top:g})">{lower.drawn}</g>'
    return Piece(max(upper.width, lower.width), top + lower.height, drawn)


def _olet_track(_: Texts, values: Values) -> str:
    """The police track of two players, the officer at its start."""
    board = values.boards["two"]
    side, in_a_row = 120, 8
    steps = []
    for number, kind in enumerate(board.track):
        key = TRACK_KINDS[kind]
        level = f"-{board.level[number]}" if key == "investigation" else ""
        steps.append(_card("olet-track", f"{key}{level}", Texts(DEFAULT), {"number": str(number)}, side, FULL))
    officer = use_markup(Use("olet-officer", 34, 28, 64, 84))
    steps[0] = Piece(side, side, steps[0].drawn + officer)
    return _rows(*(steps[at : at + in_a_row] for at in range(0, len(steps), in_a_row)), game="olet")


DRAWINGS: Mapping[str, Callable[[Texts], str]] = {
    "roman": _roman,
    "classes": _classes,
    "setup": _setup,
    "clash": _clash,
    "women": _women,
    "villa": _villas,
    "kinds": _kinds,
    "olet-cards": _olet_cards,
    "olet-notes": _olet_notes,
    "olet-spaces": _olet_spaces,
}
# Those that show what is printed in a box.
OF_A_BOX: Mapping[str, Callable[[Texts, Values], str]] = {"olet-market": _olet_market, "olet-track": _olet_track}
# Those that speak a language.
SPOKEN = ("kinds", "olet-cards", "olet-market", "olet-spaces")


def file_of(name: str, language: str) -> str:
    """The name of the file of a drawing; a drawing that nobody knows is a KeyError."""
    if name not in DRAWINGS and name not in OF_A_BOX:
        raise KeyError(name)
    return f"{name}.{language}.svg" if name in SPOKEN else f"{name}.svg"


def drawing(name: str, language: str, values: Values | None = None) -> str:
    """A drawing; boards are ours, or those of an owner's box."""
    if name in OF_A_BOX:
        return OF_A_BOX[name](Texts(language), values or own_values())
    return DRAWINGS[name](Texts(language))
