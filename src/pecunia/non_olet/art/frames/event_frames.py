"""Events: landscape, a fresco on a white ground. The drops that an event still holds stand on its lower rail."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, ROOMY, TABLE, Kind
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.frames.card_stock import HEIGHT, WIDTH, picture, stock
from pecunia.non_olet.art.palette import INK, RED
from pecunia.non_olet.engine.module_names import EVENT_KEYS
from pecunia.texts import Texts

TITLE = "#fff6e6"
# The effect of each event (§3.4).
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


# The top of the white ground, the line between picture and text, and top and height of the picture.
ROOM = {FULL: (104, 398, 110, 282), TABLE: (104, 402, 110, 285), ROOMY: (122, 288, 130, 150)}
RAIL = 530  # top of the rail
PLACE, STEP = 64, 88  # the width of a marker's place, and the distance to the next
MAX_PLACES = 8  # a larger number of markers is shown as one drop and a number


def symbols() -> list[Symbol]:
    return [_frame(FULL), _frame(TABLE), *(picture("events", key) for key in KEYS)]


def printed() -> list[Symbol]:
    middle = PLACE / 2
    circle = f'<circle cx="{middle:g}" cy="{middle:g}" r="30" fill="#fbf5ea" stroke="#b9985f" stroke-width="3"/>'
    return [_frame(ROOMY), Symbol("event-place", PLACE, PLACE, circle)]


def _frame(detail: str) -> Symbol:
    top, line, _, _ = ROOM[detail]
    frame = (
        stock(RED, HEIGHT, WIDTH)
        + path(f"M26 {top}H854V604H26Z", fill="#fbf5ea", stroke=INK, stroke_width=5)
        + path(f"M44 {line}H836", stroke=RED, stroke_width=4)
        + path(f"M29 {RAIL + 3}H851V602H29Z", fill="#e9dcc3")
        + path(f"M26 {RAIL}H854", stroke=INK, stroke_width=4)
    )
    return Symbol(f"frame-event-{detail}", HEIGHT, WIDTH, frame)


def layout(key: str, detail: str) -> Layout:
    """A card with an empty rail: at a table, markers lie on it."""
    return event_layout(key, detail)


def event_layout(key: str, detail: str, markers: int = 0) -> Layout:
    """The card with so many markers printed on its rail. An owner's box may differ from ours."""
    _, line, picture_top, tall = ROOM[detail]
    scene = picture("events", key)
    wide = round(tall * scene.width / scene.height, 1)
    left = 36 if detail == ROOMY else (HEIGHT - wide) / 2
    items: list[Use | Slot] = [
        Use(f"frame-event-{detail}", 0, 0, HEIGHT, WIDTH),
        Use(scene.name, left, picture_top, wide, tall),
    ]
    if detail == TABLE:
        items.append(Slot("name", 440, 16, 820, 84, 68, 40, spacing=2, colour=TITLE, capitals=True))
        items += strip(STRIPS[key], 40, 412, 800, 112)
    elif detail == ROOMY:
        items.append(lettered("event", "name", 440, 14, 800, 102, spacing=2, colour=TITLE, capitals=True))
        items += strip(STRIPS[key], 490, 156, 350, 104)
        items.append(lettered("event", "text", 440, line + 4, 796, 236, lines=7, weight=500, family=SANS))
    else:
        items.append(lettered("event", "name", 440, 18, 800, 84, spacing=2, colour=TITLE, capitals=True))
        items += strip(STRIPS[key], 40, line + 16, 246, 94)
        items.append(lettered("event", "text", 569, line + 6, 546, 122, lines=4, weight=500, family=SANS))
    return Layout("event", key, detail, HEIGHT, WIDTH, (*items, *_markers(markers)), edge=RED)


def _markers(count: int) -> list[Use | Slot]:
    """A drop for each marker to lie on, and their number."""
    if not count:
        return []
    places = count if count <= MAX_PLACES else 1
    left = (HEIGHT - STEP * (places + 1)) / 2
    items: list[Use | Slot] = []
    for x in (left + STEP * place for place in range(places)):
        items += [Use("event-place", x, RAIL + 5, PLACE, PLACE), Use("table-drop", x + 13, RAIL + 13, 38, 44.6)]
    number = Slot("number", left + STEP * places + 40, RAIL + 8, 80, 56, 50, weight=800, family=SANS, fixed=f"×{count}")
    return [*items, number]


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text(f"event-{key}"), "text": texts.attribute(f"event-{key}", "text") or ""}


KIND = Kind("event", KEYS, symbols, layout, words, printed=printed)
