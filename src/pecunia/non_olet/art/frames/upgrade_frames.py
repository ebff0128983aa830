"""Upgrades: square slabs of marble that lie on a seat."""

from collections.abc import Mapping

from pecunia.art.kinds import ROOMY, TABLE, Kind
from pecunia.art.shapes import SANS, Layout, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.frames.card_stock import picture
from pecunia.non_olet.art.palette import INK, MARBLE
from pecunia.non_olet.engine.module_names import UPGRADE_KEYS
from pecunia.texts import Texts

SIDE = 440
# The effect of each upgrade (§3.3).
STRIPS = {
    "wooden-urinal": "place slave plus slave",
    "marble-urinal": "place citizen plus citizen",
    "golden-urinal": "place senator plus senator",
    "reserved-citizens": "citizen arrow place",
    "reserved-senators": "senator arrow place",
    "reserved-women": "woman arrow place",
    "partition": "senator wall slave",
    "wood-splinter": "sits minus drop",
    "hourglass": "sits equals drop=3",
    "latrine-scrubber": "drop=4 or drop=5 minus drop drop",
    "towel-rails": "slave arrow coin=2",
    "sprig-of-lavender": "woman arrow coin=2",
    "fountain": "citizen arrow coin=2",
    "newspaper": "sits arrow coin=1",
    "bag-of-silver": "drop=2 or drop=3 arrow coin=1",
    "bag-of-gold": "drop=4 or drop=5 arrow coin=2",
    "mop-bucket": "sits plus card",
    "dustpan": "leaves plus card",
}
KEYS = tuple(key for key in UPGRADE_KEYS if key in STRIPS)


def symbols() -> list[Symbol]:
    bolts = "".join(f'<circle cx="{x}" cy="44" r="9" fill="#8a7a60"/>' for x in (44, 396))
    veins = "M22 120C90 80 120 170 200 130M300 36C310 90 380 80 420 130M30 330C60 300 70 290 74 250"
    full = (
        _slab(6)
        + path(veins, fill="none", stroke="#d5c6ab", stroke_width=5)
        + '<rect x="22" y="22" width="396" height="396" rx="18" fill="none" stroke="#8a7a60" stroke-width="4"/>'
        + bolts
    )
    return [
        Symbol("frame-upgrade-full", SIDE, SIDE, full),
        Symbol("frame-upgrade-table", SIDE, SIDE, _slab(12)),
        *(picture("upgrades", key) for key in KEYS),
    ]


def printed() -> list[Symbol]:
    line = '<rect x="15" y="15" width="410" height="410" rx="22" fill="none" stroke="#8a7a60" stroke-width="4"/>'
    return [Symbol("frame-upgrade-roomy", SIDE, SIDE, _slab(6) + line)]


def _slab(line: int) -> str:
    return f'<rect x="4" y="4" width="432" height="432" rx="30" fill="{MARBLE}" stroke="{INK}" stroke-width="{line}"/>'


def layout(key: str, detail: str) -> Layout:
    frame = Use(f"frame-upgrade-{detail}", 0, 0, SIDE, SIDE)
    if detail == TABLE:
        items = (frame, Use(f"upgrades-{key}", 58, 20, 324, 211), *strip(STRIPS[key], 40, 250, 360, 150))
        return Layout("upgrade", key, detail, SIDE, SIDE, items, edge=MARBLE)
    if detail == ROOMY:
        items = (
            frame,
            lettered("upgrade", "name", 220, 24, 372, 130, lines=2, capitals=True),
            Use(f"upgrades-{key}", 34, 156, 90, 58),
            *strip(STRIPS[key], 132, 156, 276, 58),
            lettered("upgrade", "text", 220, 218, 372, 186, lines=9, weight=500, family=SANS),
        )
        return Layout("upgrade", key, detail, SIDE, SIDE, items, edge=MARBLE)
    items = (
        frame,
        Use(f"upgrades-{key}", 110, 24, 220, 143),
        lettered("upgrade", "name", 220, 168, 364, 74, lines=2, capitals=True),
        *strip(STRIPS[key], 60, 246, 320, 60),
        lettered("upgrade", "text", 220, 312, 366, 90, lines=3, weight=500, family=SANS),
    )
    return Layout("upgrade", key, detail, SIDE, SIDE, items, edge=MARBLE)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"upgrade-{key}"), "text": texts.attribute(f"upgrade-{key}", "text") or ""}


KIND = Kind("upgrade", KEYS, symbols, layout, words, printed=printed)
