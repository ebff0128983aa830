"""The drawings of the book: latrines, queues, Romans and one card of each kind."""

from collections.abc import Sequence
from dataclasses import dataclass

from pecunia.art.cards import card_markup, use_markup
from pecunia.art.kinds import SEAT, TABLE, TILE
from pecunia.art.shapes import Use
from pecunia.non_olet.art.latrine_drawing import Visitor, latrine_markup
from pecunia.non_olet.art.table_art import BENCH_HEIGHT, BENCH_WIDTH, SEATS, VILLA, VILLA_WIDTH, drops
from pecunia.non_olet.engine.names import CLASSES, SHORT_CLASSES
from pecunia.non_olet.engine.values import Values
from pecunia.rulebook.drawings import Piece, card_piece, rows, scaled
from pecunia.texts import DEFAULT, Texts

WALL = "#e7dbc4"
TILE_WIDTH, TILE_HEIGHT = 630, 730


def _rows(*lines: Sequence[Piece]) -> str:
    return rows(*lines, wall=WALL)


def _printed(duration: int, fee: int) -> dict[str, str]:
    return {"duration": str(duration), "fee": str(fee), "class": ""}


def _visitor(key: str, duration: int, fee: int, markers: int) -> Visitor:
    return Visitor("roman", key, _printed(duration, fee), markers)


def _bench(*seats: Sequence[Visitor], over: Sequence[Use] = ()) -> Piece:
    drawn = latrine_markup(seats, Texts(DEFAULT)) + "".join(map(use_markup, over))
    return Piece(BENCH_WIDTH, BENCH_HEIGHT, drawn)


def _queue(*romans: tuple[str, int, int]) -> Piece:
    """The Romans who wait, the front on the left."""
    step, width = 150, 138
    drawn = ""
    for number, (key, duration, fee) in enumerate(romans):
        tile = card_markup("roman", key, Texts(DEFAULT), _printed(duration, fee), detail=TILE)
        drawn += scaled(number * step, 0, width, TILE_WIDTH, TILE_HEIGHT, tile)
    return Piece(step * len(romans) - step + width, width * TILE_HEIGHT / TILE_WIDTH, drawn)


def _villa(visitor: Visitor) -> Piece:
    box = VILLA.card
    house = use_markup(Use("table-villa", 0, 0, VILLA_WIDTH, BENCH_HEIGHT))
    card = card_markup(visitor.kind, visitor.key, Texts(DEFAULT), visitor.facts, detail=SEAT)
    marked = "".join(use_markup(use) for use in drops(visitor.markers, VILLA.markers))
    return Piece(VILLA_WIDTH, BENCH_HEIGHT, house + scaled(box.x, box.y, box.width, 630, 880, card) + marked)


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


def roman(_: Texts, values: Values) -> str:
    return _rows([card_piece("roman", "senator-2", Texts(DEFAULT), _printed(3, 4), 200, SEAT)])


def classes(_: Texts, values: Values) -> str:
    return _rows([_queue(("senator-1", 3, 4), ("citizen-1", 2, 2), ("slave-1", 3, 1), ("woman-1", 2, 3))])


def _scene(name: str, over: Sequence[Use] = ()) -> str:
    scene = SCENES[name]
    bench = [_bench(*scene.seats, over=over), *map(_villa, scene.villas)]
    return _rows(bench, [_queue(*scene.queue)]) if scene.queue else _rows(bench)


def setup(_: Texts, values: Values) -> str:
    return _scene("setup")


def clash(_: Texts, values: Values) -> str:
    """Only a citizen or a woman fits between a senator and a slave."""
    box = SEATS[1].card
    side = 110
    return _scene("clash", [Use("table-blocked", box.x + (box.width - side) / 2, box.y + 70, side, side)])


def women(_: Texts, values: Values) -> str:
    return _scene("women")


def villas(_: Texts, values: Values) -> str:
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


def kinds(texts: Texts, values: Values) -> str:
    """One card of each kind. The values on our cards are reconstructed: the caption says so."""
    facts = {"duration": "4", "fee": "3"}
    pieces = [card_piece(kind, key, texts, facts, 300 if kind == "event" else 215, TABLE) for kind, key in SAMPLES]
    return _rows(pieces[:4], pieces[4:])
