"""Events: landscape, a fresco on a white ground; the drops an event still holds stand on its lower rail."""

from collections.abc import Mapping

from pecunia.art.frames.stock import HEIGHT, WIDTH, picture, stock
from pecunia.art.kinds import FULL, ROOMY, Kind
from pecunia.art.palette import INK, RED
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.non_olet.module_names import EVENT_KEYS
from pecunia.texts import Texts

# What each does (§3.4).
STRIPS = {
    "slave-revolt": "slave arrow queue-front",
    "bread-and-games": "slave arrow gone",
    "coliseum": "roman roman roman pass queue-end",
    "tumult": "roman roman roman exchange queue",
    "flower-market": "woman minus drop",
    "campaign": "citizen minus coin=1 or gone",
    "feeding-the-poor": "coin=1 arrow coin=2",
    "freeing-the-slaves": "slave plus coin=1",
    "senate-schemes": "discard exchange card",
    "temple-service": "plus card card",
}
KEYS = tuple(key for key in EVENT_KEYS if key in STRIPS)


def symbols() -> list[Symbol]:
    return [_frame("frame-event", 104, 402), *(picture("events", key) for key in KEYS)]


def printed() -> list[Symbol]:
    return [_frame("frame-event-roomy", 126, 300)]


def _frame(name: str, top: int, line: int) -> Symbol:
    """Where the white ground begins, and where the line between picture and text is."""
    frame = (
        stock(RED, HEIGHT, WIDTH)
        + path(f"M26 {top}H854V604H26Z", fill="#fbf5ea", stroke=INK, stroke_width=5)
        + path(f"M44 {line}H836", stroke=RED, stroke_width=4)
        + path("M29 533H851V602H29Z", fill="#e9dcc3")
        + path("M26 530H854", stroke=INK, stroke_width=4)
    )
    return Symbol(name, HEIGHT, WIDTH, frame)


def layout(key: str, detail: str) -> Layout:
    scene = picture("events", key)
    tall = 160 if detail == ROOMY else 285
    wide = round(tall * scene.width / scene.height, 1)
    if detail == ROOMY:
        roomy = (
            Use("frame-event-roomy", 0, 0, HEIGHT, WIDTH),
            Use(scene.name, 36, 134, wide, tall),
            Slot("name", 440, 14, 820, 108, 68, 40, spacing=3, colour="#fff6e6", capitals=True),
            *strip(STRIPS[key], 490, 160, 350, 108),
            Slot("text", 440, 306, 800, 220, 42, 25, lines=7, weight=500, family=SANS),
        )
        return Layout("event", key, detail, HEIGHT, WIDTH, roomy, edge=RED)
    items: list[Use | Slot] = [
        Use("frame-event", 0, 0, HEIGHT, WIDTH),
        Use(scene.name, (HEIGHT - wide) / 2, 110, wide, tall),
        Slot("name", 440, 16, 800, 84, 68, 40, spacing=3, colour="#fff6e6", capitals=True),
    ]
    if detail == FULL:
        items += strip(STRIPS[key], 40, 420, 250, 94)
        items.append(Slot("text", 575, 408, 540, 120, 42, 25, lines=4, weight=500, family=SANS))
    else:
        items += strip(STRIPS[key], 40, 412, 800, 112)
    return Layout("event", key, detail, HEIGHT, WIDTH, tuple(items), edge=RED)


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"event-{key}"), "text": texts.attribute(f"event-{key}", "text") or ""}


KIND = Kind("event", KEYS, symbols, layout, words, printed=printed)
