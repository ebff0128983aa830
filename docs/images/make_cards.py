"""Draws cards.svg: a latrine, and one card of each kind.

python docs/images/make_cards.py
"""

from pathlib import Path

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.cards import drawn as markup
from pecunia.art.kinds import FULL
from pecunia.art.sheet import HEAD, needed_patterns
from pecunia.non_olet.art.frames.event_frames import event_layout
from pecunia.non_olet.art.latrine_drawing import Visitor, latrine_markup
from pecunia.non_olet.engine.module_names import EVENT_KEYS
from pecunia.non_olet.engine.values import own_values
from pecunia.texts import Texts

WIDTH, HEIGHT = 1300, 830
CARDS = (
    ("famous", "cleopatra"),
    ("action", "alms"),
    ("action", "line-cutter"),
    ("favour", "juno"),
    ("event", "tumult"),
)
CARD_HEIGHT = 270


def printed(duration: int, fee: int) -> dict[str, str]:
    return {"duration": str(duration), "fee": str(fee)}


def main() -> None:
    texts = Texts("en")
    seats = [
        [Visitor("roman", "senator-2", printed(3, 4), markers=2)],
        [Visitor("roman", "woman-2", printed(2, 3), markers=1), Visitor("roman", "woman-4", printed(4, 3), markers=3)],
        [Visitor("roman", "citizen-1", printed(4, 3), markers=6, coins=2)],
    ]
    drawn = [f'<svg x="60" y="10" width="1180" height="516" viewBox="0 0 960 420">{latrine_markup(seats, texts)}</svg>']
    x = 30.0
    markers = own_values().event_markers
    for kind, key in CARDS:
        layout = MANIFEST[kind].layout(key, FULL)
        if kind == "event":
            layout = event_layout(key, FULL, markers[EVENT_KEYS.index(key)])
        card = markup(layout, MANIFEST[kind].words(key, texts, printed(3, 5)), texts.language)
        width = round(CARD_HEIGHT * layout.width / layout.height, 1)
        box = f'x="{x:g}" y="545" width="{width:g}" height="{CARD_HEIGHT}" viewBox="0 0 {layout.width} {layout.height}"'
        drawn.append(f"<svg {box}>{card}</svg>")
        x += width + 22
    body = "".join(drawn)
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f4ecdd"/>'
    title = "<title>Pecunia non olet: a latrine, and one card of each kind</title>"
    head = f'{HEAD} viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{title}<defs>{needed_patterns(body)}</defs>'
    Path(__file__).with_name("cards.svg").write_text(f"{head}{ground}\n{body}\n</svg>\n", encoding="utf-8")


if __name__ == "__main__":
    main()
