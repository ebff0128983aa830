"""Favours: a cameo, white relief on brown stone in a golden setting."""

from collections.abc import Mapping

from pecunia.art.frames.stock import HEIGHT, WIDTH, picture, stock
from pecunia.art.kinds import FULL, TABLE, Kind
from pecunia.art.palette import CREAM, GOLD, GOLD_EDGE, INK
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use
from pecunia.art.signs import strip
from pecunia.non_olet.module_names import FAVOUR_KEYS
from pecunia.texts import Texts

STONE = "#3a2219"
# What each does (§3.5).
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


def symbols() -> list[Symbol]:
    def oval(rx: int, ry: int, said: str) -> str:
        return f'<ellipse cx="315" cy="276" rx="{rx}" ry="{ry}" {said}/>'

    frame = (
        stock(STONE)
        + f'<rect x="22" y="22" width="586" height="836" rx="24" fill="none" stroke="{GOLD}" stroke-width="5"/>'
        + oval(232, 234, f'fill="{GOLD_EDGE}"')
        + oval(226, 228, f'fill="{GOLD}"')
        + oval(226, 228, f'fill="none" stroke="{GOLD_EDGE}" stroke-width="8" stroke-dasharray="2 22"')
        + oval(202, 204, f'fill="#7c4528" stroke="{INK}" stroke-width="5"')
        + oval(186, 188, 'fill="none" stroke="#9a6040" stroke-width="6"')
    )
    # Signs are drawn in ink: they stand on a bar of cream.
    bars = {FULL: (610, 84), TABLE: (636, 158)}
    found = [
        Symbol(
            f"frame-favour-{detail}",
            WIDTH,
            HEIGHT,
            f'{frame}<rect x="48" y="{y}" width="534" height="{high}" rx="16" fill="{CREAM}"/>',
        )
        for detail, (y, high) in bars.items()
    ]
    return found + [picture("favours", key) for key in KEYS]


def layout(key: str, detail: str) -> Layout:
    items: list[Use | Slot] = [
        Use(f"frame-favour-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(f"favours-{key}", 152, 100, 326, 326),
        Slot("name", 315, 520, 540, 84, 78, 50, spacing=10, colour="#f3d98f", capitals=True),
    ]
    if detail == FULL:
        items += strip(STRIPS[key], 60, 614, 510, 76)
        items.append(Slot("text", 315, 700, 536, 146, 40, 26, lines=5, weight=500, family=SANS, colour=CREAM))
    else:
        items += strip(STRIPS[key], 60, 640, 510, 150)
    return Layout("favour", key, detail, WIDTH, HEIGHT, tuple(items), edge=STONE)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"favour-{key}"), "text": texts.attribute(f"favour-{key}", "text") or ""}


KIND = Kind("favour", KEYS, symbols, layout, words)
