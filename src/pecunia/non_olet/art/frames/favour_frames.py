"""Favours: a cameo, white relief on brown stone in a golden setting."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, ROOMY, TABLE, Kind
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.frames.card_stock import HEIGHT, WIDTH, picture, stock
from pecunia.non_olet.art.palette import CREAM, GOLD, GOLD_EDGE, INK
from pecunia.non_olet.engine.module_names import FAVOUR_KEYS
from pecunia.texts import Texts

STONE, NAME = "#3a2219", "#f3d98f"
# The effect of each favour (§3.5).
STRIPS = {
    "ceres": "visitor plus drop then plus card",
    "diana": "plus roman arrow queue-five",
    "juno": "visitor drop drop arrow visitor",
    "jupiter": "sits plus drop plus coin=2",
    "mars": "first-three arrow place",
    "minerva": "discard arrow plus coin=1 minus drop",
    "venus": "no-card arrow visitor",
}
KEYS = tuple(key for key in FAVOUR_KEYS if key in STRIPS)


# The middle of the cameo and its size; the place of the relief; top and height of the name, and of the bar of signs.
CAMEO = {FULL: (276, 1.0), TABLE: (276, 1.0), ROOMY: (162, 0.54)}
RELIEFS = {FULL: (152, 100, 326), TABLE: (152, 100, 326), ROOMY: (227, 67, 176)}
NAMES = {FULL: (517, 70), TABLE: (520, 84), ROOMY: (297, 86)}
BARS = {FULL: (592, 84), TABLE: (636, 158), ROOMY: (386, 84)}
LOWEST = 840  # text ends 4 mm before the edge


def symbols() -> list[Symbol]:
    return [_frame(FULL), _frame(TABLE), *(picture("favours", key) for key in KEYS)]


def printed() -> list[Symbol]:
    return [_frame(ROOMY)]


def _frame(detail: str) -> Symbol:
    middle, scale = CAMEO[detail]

    def oval(rx: int, ry: int, said: str) -> str:
        return f'<ellipse cx="315" cy="{middle}" rx="{rx * scale:g}" ry="{ry * scale:g}" {said}/>'

    y, high = BARS[detail]
    frame = (
        stock(STONE)
        + f'<rect x="22" y="22" width="586" height="836" rx="24" fill="none" stroke="{GOLD}" stroke-width="5"/>'
        + oval(232, 234, f'fill="{GOLD_EDGE}"')
        + oval(226, 228, f'fill="{GOLD}"')
        + oval(226, 228, f'fill="none" stroke="{GOLD_EDGE}" stroke-width="8" stroke-dasharray="2 22"')
        + oval(202, 204, f'fill="#7c4528" stroke="{INK}" stroke-width="5"')
        + oval(186, 188, 'fill="none" stroke="#9a6040" stroke-width="6"')
        # Signs are drawn in ink, so they stand on a bar of cream.
        + f'<rect x="48" y="{y}" width="534" height="{high}" rx="16" fill="{CREAM}"/>'
    )
    return Symbol(f"frame-favour-{detail}", WIDTH, HEIGHT, frame)


def layout(key: str, detail: str) -> Layout:
    x, y, side = RELIEFS[detail]
    top, room = NAMES[detail]
    bar, high = BARS[detail]
    items: list[Use | Slot] = [
        Use(f"frame-favour-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"favours-{key}", x, y, side, side),
        *strip(STRIPS[key], 60, bar + 4, 510, high - 8),
    ]
    if detail == TABLE:
        items.append(Slot("name", 315, top, 540, room, 78, 50, spacing=10, colour=NAME, capitals=True))
    else:
        foot = bar + high + 8
        items += [
            lettered("favour", "name", 315, top, 540, room, spacing=6, colour=NAME, capitals=True),
            lettered("favour", "text", 315, foot, 536, LOWEST - foot, 9, weight=500, family=SANS, colour=CREAM),
        ]
    return Layout("favour", key, detail, WIDTH, HEIGHT, tuple(items), edge=STONE)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"favour-{key}"), "text": texts.attribute(f"favour-{key}", "text") or ""}


KIND = Kind("favour", KEYS, symbols, layout, words, printed=printed)
