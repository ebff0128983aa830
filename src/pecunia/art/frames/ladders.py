"""Career ladders: the emblem of the office, and six boards to climb, each with its price or its task."""

from collections.abc import Mapping, Sequence

from pecunia.art.frames.stock import HEIGHT, WIDTH, picture, stock
from pecunia.art.kinds import FULL, ROOMY, Kind
from pecunia.art.palette import INK, TESSERA
from pecunia.art.parts import keys_in
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.non_olet.module_names import LADDER_KEYS
from pecunia.non_olet.names import CLASSES
from pecunia.non_olet.values import TASKS, TASKS_OF_A_CLASS, Task, own_values
from pecunia.texts import Texts

WOOD = "#c9a062"
RUNGS = ("bucket-carrier", "sponge-washer", "attendant", "toll-collector", "leaseholder", "latrine-king")
LAST = len(RUNGS) - 1
FOOT, STEP = 852, 100  # where the lowest board ends, and how far it is to the next
REPEATED = 3  # so often a sign is repeated; above that a number says it
# With more room: the lowest board is low, the others are high, and the emblem stands beside the name.
ROOMY_LOW, ROOMY_STEP = 66, 139
# The tasks as signs (A166): {number} is written, {many} is a sign repeated.
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
    boards = "".join(_board(rung, 34, _top(rung), STEP, 118) for rung in range(len(RUNGS)))
    plaque = path("M60 26H570V112H60Z", fill="#f7f0e3", stroke=INK, stroke_width=5)
    frame = stock(WOOD) + path("M26 70H604V854H26Z", fill=TESSERA, stroke=INK, stroke_width=5)
    found = [Symbol("frame-ladder", WIDTH, HEIGHT, frame + rails + boards + plaque)]
    return found + [picture("ladders", key) for key in (*KEYS, *(f"rung-{rung}" for rung in RUNGS))]


def printed() -> list[Symbol]:
    rails = path("M40 100H64V868H40ZM566 100H590V868H566Z", fill="#a9743e", stroke=INK, stroke_width=4)
    boards = "".join(_board(rung, 18, *_roomy(rung), 160) for rung in range(len(RUNGS)))
    plaque = path("M18 18H612V98H18Z", fill="#f7f0e3", stroke=INK, stroke_width=5)
    return [Symbol("frame-ladder-roomy", WIDTH, HEIGHT, stock(WOOD) + rails + boards + plaque)]


def _board(rung: int, left: int, top: int, step: int, line: int) -> str:
    board = path(
        f"M{left} {top + 4}H{WIDTH - left}V{top + step - 6}H{left}Z",
        fill="#f3d98f" if rung == LAST else "#f7f0e3",
        stroke=INK,
        stroke_width=4,
        stroke_linejoin="round",
    )
    return board + path(f"M{line} {top + 4}V{top + step - 6}", stroke="#cdb995", stroke_width=3)


def layout(key: str, detail: str) -> Layout:
    return ladder_layout(key, own_values().ladders[LADDER_KEYS.index(key)], detail)


def ladder_layout(key: str, tasks: Sequence[Task], detail: str) -> Layout:
    """The card with these tasks: an owner's box may have others than ours."""
    if detail == ROOMY:
        return Layout("ladder", key, detail, WIDTH, HEIGHT, _roomy_items(key, tasks), edge=WOOD)
    items: list[Use | Slot] = [
        Use("frame-ladder", 0, 0, WIDTH, HEIGHT),
        Slot("name", 315, 30, 490, 78, 58, 34, spacing=3, capitals=True),
        Use(f"ladders-{key}", 215, 116, 200, 130),
    ]
    for rung, name in enumerate(RUNGS):
        top = _top(rung)
        items.append(Use(f"ladders-rung-{name}", 40, top + 12, 74, 74))
        if rung == 0:
            items.append(Slot("rung-0", 346, top + 14, 440, 68, 44, 30, spacing=1))
            continue
        items.append(Use("fee", 518, top + 13, 72, 72))
        items.append(
            Slot(f"price-{rung}", 554, top + 15, 72, 66, 56, 40, weight=800, family=SANS, capitals=True),
        )
        signs = task_signs(tasks[rung - 1])
        if detail == FULL:
            items.append(Slot(f"rung-{rung}", 258, top + 6, 266, 28, 25, 20))
            items.append(
                Slot(f"task-{rung}", 258, top + 31, 268, 61, 25, 18, lines=3, weight=500, family=SANS),
            )
            items += strip(signs, 398, top + 20, 114, 58)
        else:
            items += strip(signs, 128, top + 13, 378, 72)
    return Layout("ladder", key, detail, WIDTH, HEIGHT, tuple(items), edge=WOOD)


def _roomy_items(key: str, tasks: Sequence[Task]) -> tuple[Use | Slot, ...]:
    items: list[Use | Slot] = [
        Use("frame-ladder-roomy", 0, 0, WIDTH, HEIGHT),
        Use(f"ladders-{key}", 24, 28, 92, 60),
        Slot("name", 365, 20, 486, 76, 58, 30, spacing=1, capitals=True),
    ]
    for rung, name in enumerate(RUNGS):
        top, _ = _roomy(rung)
        items.append(Use(f"ladders-rung-{name}", 22, top + 6, 52, 52))
        if rung == 0:
            items.append(Slot("rung-0", 386, top + 5, 436, 54, 44, 20))
            continue
        items += [
            Use("fee", 80, top + 7, 74, 74),
            Slot(f"price-{rung}", 117, top + 10, 74, 66, 56, 40, weight=800, family=SANS, capitals=True),
            *strip(task_signs(tasks[rung - 1]), 24, top + 84, 130, 46),
            Slot(f"rung-{rung}", 386, top + 7, 436, 36, 28, 20),
            Slot(f"task-{rung}", 386, top + 42, 440, 88, 30, 18, lines=4, weight=500, family=SANS),
        ]
    return tuple(items)


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


def _roomy(rung: int) -> tuple[int, int]:
    """Where a board of the roomy card begins, and how high it is."""
    top = HEIGHT - 16 - ROOMY_LOW - ROOMY_STEP * rung
    return top, ROOMY_STEP if rung else ROOMY_LOW


KEYS = tuple(key for key in LADDER_KEYS if key in keys_in("ladders"))
KIND = Kind("ladder", KEYS, symbols, layout, words, printed=printed)
