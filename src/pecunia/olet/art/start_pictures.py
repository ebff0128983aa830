"""For the start page: money that smells."""

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.cards import card_markup
from pecunia.art.kinds import FULL
from pecunia.art.start_pictures import framed, page_picture
from pecunia.texts import LANGUAGES, Texts

NOTES = (("fake-1", 30, 270, -7), ("real-50", 70, 30, 4))
NOTE, NOTES_WIDTH, NOTES_HEIGHT = "olet-note", 860, 650


def start_pictures() -> dict[str, str]:
    return {"notes": _notes(Texts(LANGUAGES[0]))}


def _notes(texts: Texts) -> str:
    drawn = ""
    for key, x, y, turn in NOTES:
        layout = MANIFEST[NOTE].layout(key, FULL)
        note = framed(x, y, layout.width, layout.height, card_markup(NOTE, key, texts, {}))
        middle = f"{x + layout.width / 2:g} {y + layout.height / 2:g}"
        drawn += f'<g transform="rotate({turn} {middle})">{note}</g>'
    return page_picture(NOTES_WIDTH, NOTES_HEIGHT, drawn)
