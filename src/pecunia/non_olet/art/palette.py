"""The colours of Pecunia non olet. Cards have the same colours by day and by night; only the room has themes."""

from typing import Final

from pecunia.art import shapes
from pecunia.non_olet.engine.names import CLASSES

INK: Final = shapes.INK
CREAM: Final = shapes.CREAM
GOLD: Final = "#e3b34a"
GOLD_EDGE: Final = "#8a5f14"
WATER: Final = "#1f5f8b"
RIPPLE: Final = "#8fc1e0"
RED: Final = "#a5341f"
BEIGE: Final = "#d9c4a0"  # the border of the basic deck
DARK_RED: Final = "#7d1f22"  # the border of the twelve advanced cards
MARBLE: Final = "#efe6d6"
TESSERA: Final = "#f3e8d3"
JOINT: Final = "#cdb995"

# Each class is a stone: ground, lighter, darker. They differ in lightness as well as in hue.
STONES: Final[dict[str, tuple[str, str, str]]] = dict(
    zip(
        CLASSES,
        [
            ("#6a2140", "#7f3354", "#57172f"),
            ("#d7a23e", "#e3b65c", "#c78f2a"),
            ("#2f6b57", "#40806a", "#245746"),
            ("#3f7cac", "#5a93c0", "#316894"),
        ],
    )
)
