"""The part of Pecunia non olet for the art package."""

from typing import Any, Final

from pecunia.art.part import ArtPart
from pecunia.art.print_layouts import line_between
from pecunia.art.shapes import SANS
from pecunia.non_olet.art.faces import face_of
from pecunia.non_olet.art.frames import (
    actions,
    event_frames,
    famous_frames,
    favour_frames,
    ladder_frames,
    romans,
    upgrade_frames,
)
from pecunia.non_olet.art.frames.card_stock import floor_tiles
from pecunia.non_olet.art.palette import CREAM, INK
from pecunia.non_olet.art.signs import NUMBERS, signs
from pecunia.non_olet.art.start_pictures import start_pictures
from pecunia.non_olet.art.table_art import back_of, table_data, table_symbols
from pecunia.non_olet.art.type_sizes import SIZES
from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAMOUS, FAVOURS, ORDINARY, UPGRADES
from pecunia.non_olet.engine.values import own_values

KINDS: Final = (
    romans.KIND,
    famous_frames.KIND,
    actions.KIND,
    upgrade_frames.KIND,
    event_frames.KIND,
    favour_frames.KIND,
    ladder_frames.KIND,
)


def for_page() -> dict[str, Any]:
    return {
        "backs": {kind.name: {key: back_of(kind.name, key) for key in kind.keys} for kind in KINDS},
        "table": table_data(),
        "faces": [face_of(klass, number) for number, klass in enumerate(own_values().klass[:ORDINARY])],
    }


ART: Final = ArtPart(
    kinds=KINDS,
    apart={FAMOUS: "famous", UPGRADES: "upgrade", EVENTS: "event", FAVOURS: "favour", CAREERS: "ladder"},
    portraits={"roman": "romans", "famous": "famous"},
    signs=signs(),
    numbers=NUMBERS,
    table=table_symbols,
    floors=floor_tiles(),
    sizes=SIZES,
    enlarged={},
    quieter={
        INK: "#5f4033",
        CREAM: "#dcc8a4",
        romans.QUIET: "#80604b",
        ladder_frames.TITLE: "#8f3a28",
        "#f3d98f": "#d9bd74",
        "#fff6e6": "#f3d3bc",
    },
    between={SANS: line_between("between", "#a9743e")},
    for_page=for_page,
    start=start_pictures,
)
