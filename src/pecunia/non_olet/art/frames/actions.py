"""Action cards: a name plaque, a scene on mosaic with one red actor, signs, the rules text."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, ROOMY, TABLE, Kind
from pecunia.art.shapes import SANS, Layout, Slot, Symbol, Use, path
from pecunia.art.signs import strip
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.frames.card_stock import HEIGHT, WIDTH, panel, picture, stock
from pecunia.non_olet.art.palette import BEIGE, CREAM, DARK_RED, INK
from pecunia.non_olet.engine.names import CARD_KEYS, STATE_VISIT
from pecunia.texts import Texts

# The twelve dark red cards are the last of the list.
BORDERS = {"basic": BEIGE, "advanced": DARK_RED}
PLAQUES = {
    FULL: "M74 20H556V56L602 34V124L556 102V138H74V102L28 124V34L74 56Z",
    TABLE: "M74 18H556V64L602 40V142L556 118V164H74V118L28 142V40L74 64Z",
    ROOMY: "M54 18H576V72L608 54V154L576 136V190H54V136L22 154V54L54 72Z",
}
PICTURE = {FULL: (150, 424), TABLE: (176, 474), ROOMY: (202, 206)}  # top and height
SCENE = {FULL: 556, TABLE: 570, ROOMY: 278}  # the width of the drawing
NAMES = {FULL: (24, 110, 462), ROOMY: (20, 168, 514)}  # top, height and width
LOWEST = 842  # text ends about 4 mm before the edge
# The effect of each card (§3.1).
STRIPS = {
    "line-cutter": "to-front",
    "ejection": "leave-queue arrow queue-end",
    "latrine-change": "swap",
    "villa-dixius": "plus place",
    "great-haste": "minus drop drop",
    "fish-poisoning": "rival plus drop drop",
    "latrine-gossip": "rival woman drop equals drop woman",
    "slave-market": "slave arrow gone",
    "citizens-assembly": "citizen arrow gone",
    "senate-meeting": "senator arrow gone",
    "womens-forum": "woman arrow gone",
    "tax-senators": "everybody senator minus coin=1",
    "tax-citizens": "everybody citizen minus coin=1",
    "tax-slaves": "everybody slave minus coin=1",
    "colosseum-break": "roman roman roman arrow queue-end",
    "regular-guest": "pile arrow queue-end",
    "state-visit": "roman roman roman arrow queue-front",
    "good-business": "minus drop drop drop then coin=1 arrow rival",
    "spring-cleaning": "visitor visitor visitor minus drop",
    "rat-infestation": "visitor drop drop arrow visitor",
    "conspiracy": "everybody visitor arrow gone",
    "alms": "purse-full arrow coin=2 arrow purse-empty",
    "rich-slaves": "slave arrow coin plus coin",
    "rumour-mill": "plus card card card then coin=1 arrow rival",
}


def deck_of(key: str) -> str:
    return "basic" if CARD_KEYS.index(key) < STATE_VISIT else "advanced"


def symbols() -> list[Symbol]:
    frames = [_frame(deck, detail) for deck in BORDERS for detail in (FULL, TABLE)]
    return frames + [picture("actions", key) for key in CARD_KEYS]


def printed() -> list[Symbol]:
    return [_frame(deck, ROOMY) for deck in BORDERS]


def _frame(deck: str, detail: str) -> Symbol:
    top, high = PICTURE[detail]
    foot = top + high + 5
    frame = (
        stock(BORDERS[deck])
        + panel(26, top, 578, high, "url(#tesserae)")
        + panel(26, foot, 578, 854 - foot, CREAM)
        + path(PLAQUES[detail], fill=CREAM, stroke=INK, stroke_width=5, stroke_linejoin="round")
    )
    return Symbol(f"frame-action-{deck}-{detail}", WIDTH, HEIGHT, frame)


def layout(key: str, detail: str) -> Layout:
    top, high = PICTURE[detail]
    foot = top + high + 5
    scene = picture("actions", key)
    wide = SCENE[detail]
    tall = wide * scene.height / scene.width
    items: list[Use | Slot] = [
        Use(f"frame-action-{deck_of(key)}-{detail}", 0, 0, WIDTH, HEIGHT),
        Use(scene.name, (WIDTH - wide) / 2, round(top + (high - tall) / 2, 1), wide, round(tall, 1)),
    ]
    if detail == TABLE:
        items.append(Slot("name", 315, 22, 470, 138, 66, 34, lines=2, spacing=1, capitals=True))
        items += strip(STRIPS[key], 46, foot + 30, 538, 140)
    else:
        y, high, wide = NAMES[detail]
        items.append(lettered("action", "name", 315, y, wide, high, lines=2, spacing=1, capitals=True))
        items += strip(STRIPS[key], 46, foot + 8, 538, 84)
        text = foot + 98
        items.append(lettered("action", "text", 315, text, 550, LOWEST - text, lines=9, weight=500, family=SANS))
    return Layout("action", key, detail, WIDTH, HEIGHT, tuple(items), edge=BORDERS[deck_of(key)])


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    text = None
    if facts.get("edition"):
        text = texts.attribute(f"card-{key}", f"text-{facts['edition']}")
    return {
        "name": texts.text(f"card-{key}"),
        "text": text or texts.attribute(f"card-{key}", "text") or "",
    }


KIND = Kind("action", tuple(CARD_KEYS), symbols, layout, words, printed=printed)
