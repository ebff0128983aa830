"""Career ladders: the emblem of the office, and six boards to climb, each with its price or its task."""

from collections.abc import Mapping, Sequence

from pecunia.art.kinds import FULL, ROOMY, TABLE, Kind
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.drawing_files import keys_in
from pecunia.non_olet.art.frames.card_stock import HEIGHT, WIDTH, picture, stock
from pecunia.non_olet.art.palette import INK, TESSERA
from pecunia.non_olet.engine.module_names import LADDER_KEYS
from pecunia.non_olet.engine.names import CLASSES
from pecunia.non_olet.engine.values import TASKS, TASKS_OF_A_CLASS, Task, own_values
from pecunia.texts import Texts

WOOD = "#c9a062"
RUNGS = ("bucket-carrier", "sponge-washer", "attendant", "toll-collector", "leaseholder", "latrine-king")
LAST = len(RUNGS) - 1
FOOT, STEP = 852, 100  # the bottom of the lowest board, and the distance to the next
REPEATED = 3  # a sign is repeated at most this often; for more there is a number
# For reading: words instead of signs. The lowest board is low, the others are high. The bottom of the lowest board; its
# height and that of the others, each including the gap between them; and this gap.
BOARDS = {FULL: (854, 70, 126, 8), ROOMY: (860, 50, 141.4, 4)}
TITLE = "#7b2317"
# The tasks as signs (A166): {number} is written as a number, {many} is a sign repeated.
TASK_SIGNS = {
    "seated": "place {many}",
    "pairs": "{many}",
    "classes": "classes count={number}",
    "markers-over": "visitor over drop={number}",
    "markers-total": "visitor visitor drop={number}",
    "hand": "{many}",
    "queue": "queue count={number}",
    "villas": "{many} visitor",
    "received": "leaves plus coin={number}",
    "paid": "{many} leaves coin",
    "paid-class": "{many} leaves coin",
    "played": "{many}",
    "hastened": "minus {many}",
}
MANY = {"pairs": "pair", "hand": "card", "villas": "villa", "paid": "roman", "played": "play", "hastened": "drop"}


def task_signs(task: Task) -> str:
    """A task as a strip of signs."""
    kind = TASKS[task.kind]
    sign = CLASSES[task.klass] if kind in TASKS_OF_A_CLASS else MANY.get(kind, "")
    many = " ".join([sign] * task.number) if task.number <= REPEATED else f"{sign} count={task.number}"
    return TASK_SIGNS[kind].format(many=many, number=task.number)


def task_words(task: Task, texts: Texts) -> str:
    """A task as a sentence."""
    kind = TASKS[task.kind]
    if kind not in TASKS_OF_A_CLASS:
        return texts.text(f"task-{kind}", count=task.number)
    facts: dict[str, str | int] = {"count": task.number}
    facts["class"] = texts.text(f"class-{CLASSES[task.klass]}", count=task.number)
    return texts.text(f"task-{kind}", **facts)


def symbols() -> list[Symbol]:
    rails = path("M52 244H76V862H52ZM554 244H578V862H554Z", fill="#a9743e", stroke=INK, stroke_width=4)
    boards = "".join(_board(rung, 34, _top(rung) + 4, STEP - 10, 118) for rung in range(len(RUNGS)))
    plaque = path("M60 26H570V112H60Z", fill="#f7f0e3", stroke=INK, stroke_width=5)
    frame = stock(WOOD) + path("M26 70H604V854H26Z", fill=TESSERA, stroke=INK, stroke_width=5)
    table = Symbol(f"frame-ladder-{TABLE}", WIDTH, HEIGHT, frame + rails + boards + plaque)
    found = [table, _to_read(FULL, "M30 34H600V144H30Z")]
    return found + [picture("ladders", key) for key in (*KEYS, *(f"rung-{rung}" for rung in RUNGS))]


def printed() -> list[Symbol]:
    return [_to_read(ROOMY, "M22 12H608V98H22Z")]


def _to_read(detail: str, plaque: str) -> Symbol:
    rails = path("M35 90H69V864H35ZM561 90H595V864H561Z", fill="#a97a47", stroke="#8a5f36", stroke_width=6)
    left = 30 if detail == FULL else 22
    boards = "".join(_board(rung, left, *_room(rung, detail)) for rung in range(len(RUNGS)))
    sign = path(plaque, fill="#f7f0e3", stroke=INK, stroke_width=5)
    return Symbol(f"frame-ladder-{detail}", WIDTH, HEIGHT, stock(WOOD) + rails + boards + sign)


def _board(rung: int, left: int, top: float, high: float, line: int = 0) -> str:
    board = path(
        f"M{left} {top:g}H{WIDTH - left}V{top + high:g}H{left}Z",
        fill="#f3d98f" if rung == LAST else "#f7f0e3",
        stroke=INK,
        stroke_width=4,
        stroke_linejoin="round",
    )
    return board + path(f"M{line} {top:g}V{top + high:g}", stroke="#cdb995", stroke_width=3) if line else board


def layout(key: str, detail: str) -> Layout:
    return ladder_layout(key, own_values().ladders[LADDER_KEYS.index(key)], detail)


def ladder_layout(key: str, tasks: Sequence[Task], detail: str) -> Layout:
    """The card with these tasks. An owner's box may have other tasks than ours."""
    made = {FULL: _full_items, ROOMY: _roomy_items}
    items = made[detail](key) if detail in made else _table_items(key, tasks)
    frame = Use(f"frame-ladder-{detail}", 0, 0, WIDTH, HEIGHT)
    return Layout("ladder", key, detail, WIDTH, HEIGHT, (frame, *items), edge=WOOD)


def _table_items(key: str, tasks: Sequence[Task]) -> list[Use | Slot]:
    items: list[Use | Slot] = [
        Slot("name", 315, 30, 490, 78, 58, 34, spacing=3, capitals=True),
        Use(f"ladders-{key}", 215, 116, 200, 130),
    ]
    for rung, name in enumerate(RUNGS):
        top = _top(rung)
        items.append(Use(f"ladders-rung-{name}", 40, top + 12, 74, 74))
        if rung == 0:
            items.append(Slot("rung-0", 346, top + 14, 440, 68, 44, 30, spacing=1))
            continue
        items += _price(rung, 518, top + 13, 72)
        items += strip(task_signs(tasks[rung - 1]), 128, top + 13, 378, 72)
    return items


def _full_items(key: str) -> list[Use | Slot]:
    items: list[Use | Slot] = [
        Use(f"ladders-{key}", 36, 48, 126, 82),
        lettered("ladder", "name", 380, 36, 424, 106, lines=2, spacing=1, capitals=True),
    ]
    for rung, name in enumerate(RUNGS):
        top, high = _room(rung, FULL)
        side = 54 if rung == 0 else 78
        items.append(Use(f"ladders-rung-{name}", 79 - side / 2, round(top + (high - side) / 2, 1), side, side))
        if rung == 0:
            items.append(lettered("ladder", "rung-0", 128, top, 440, high, left=True))
            continue
        items += _price(rung, 512, round(top + (high - 78) / 2, 1), 78)
        items += [
            lettered("ladder", f"rung-{rung}", 128, top + 12, 376, 34, colour=TITLE, left=True),
            lettered("ladder", f"task-{rung}", 128, top + 46, 376, 58, 2, weight=500, family=SANS, left=True),
        ]
    return items


def _roomy_items(key: str) -> list[Use | Slot]:
    """No emblem: the words need all the room."""
    items: list[Use | Slot] = [lettered("ladder", "name", 315, 13, 562, 84, spacing=0.5, capitals=True)]
    for rung, name in enumerate(RUNGS):
        top, high = _room(rung, ROOMY)
        if rung == 0:
            items.append(Use(f"ladders-rung-{name}", 44, top + 2, 40, 40))
            items.append(lettered("ladder", "rung-0", 106, top, 480, high, left=True))
            continue
        items += [
            Use(f"ladders-rung-{name}", 37, top + 5, 54, 54),
            *_price(rung, 28, top + 62, 72),
            lettered("ladder", f"rung-{rung}", 106, top + 1, 490, 35.2, colour=TITLE, left=True),
            lettered("ladder", f"task-{rung}", 106, top + 36, 490, high - 38, 3, weight=500, family=SANS, left=True),
        ]
    return items


def _price(rung: int, x: float, y: float, side: float) -> list[Use | Slot]:
    number = Slot(f"price-{rung}", x + side / 2, y + 2, side, 66, 56, 40, weight=800, family=SANS, capitals=True)
    return [Use("fee", x, y, side, side), number]


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    """Prices and tasks are those of our own box; facts (`price-1`, `task-1` …) replace them."""
    values = own_values()
    found = {"name": texts.text(f"ladder-{key}")}
    for rung in range(len(RUNGS)):
        found[f"rung-{rung}"] = texts.text(f"rung-{rung}")
        if rung:
            found[f"price-{rung}"] = str(values.prices[rung])
            found[f"task-{rung}"] = task_words(values.ladders[LADDER_KEYS.index(key)][rung - 1], texts)
    return {**found, **facts}


def _top(rung: int) -> int:
    return FOOT - STEP * (rung + 1)


def _room(rung: int, detail: str) -> tuple[float, float]:
    """Top and height of a board on a card for reading."""
    bottom, low, high, gap = BOARDS[detail]
    top = bottom - low - high * rung
    return round(top, 1), round((high if rung else low) - gap, 1)


KEYS = tuple(key for key in LADDER_KEYS if key in keys_in("ladders"))
KIND = Kind("ladder", KEYS, symbols, layout, words, printed=printed)
