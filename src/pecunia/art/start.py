"""The pictures of the start page: a latrine with a free seat, who waits for it, and money that smells.

They are put into the page as they are, so that its fonts and the light of its room reach them.
"""

import re

from pecunia.art.cards import card_markup
from pecunia.art.kinds import FULL, TILE
from pecunia.art.latrine import Visitor, latrine_markup
from pecunia.art.manifest import MANIFEST
from pecunia.art.sheet import HEAD, needed_patterns
from pecunia.art.table import BENCH_HEIGHT, BENCH_WIDTH
from pecunia.texts import LANGUAGES, Texts

QUEUE = (("slave-1", 3, 2), ("citizen-2", 2, 3), ("woman-3", 1, 3), ("senator-3", 5, 5), ("slave-2", 2, 1))
GOSSIPS = (("woman-2", (2, 3), 1), ("woman-4", (4, 3), 3))
TILE_WIDTH, TILE_HEIGHT, TILE_STEP = 630, 730, 690
NOTES = (("fake-1", 30, 270, -7), ("real-50", 70, 30, 4))
NOTE, NOTES_WIDTH, NOTES_HEIGHT = "olet-note", 860, 650
_STYLE = re.compile(' style="[^"]*"')


def start_pictures() -> dict[str, str]:
    """By name. Only those who sit have their names written below them, so only the latrine speaks a language."""
    nobody = Texts(LANGUAGES[0])
    latrines = {f"latrine.{language}": _latrine(Texts(language)) for language in LANGUAGES}
    return {**latrines, "queue": _queue(nobody), "notes": _notes(nobody)}


def _latrine(texts: Texts) -> str:
    seats = [
        [Visitor("roman", "senator-2", _printed(3, 4), markers=2)],
        [],
        [
            Visitor("roman", "woman-2", _printed(2, 3), markers=1),
            Visitor("roman", "woman-4", _printed(4, 3), markers=3),
        ],
    ]
    return _picture(BENCH_WIDTH, BENCH_HEIGHT, latrine_markup(seats, texts))


def _queue(texts: Texts) -> str:
    drawn = ""
    for number, (key, duration, fee) in enumerate(QUEUE):
        tile = card_markup("roman", key, texts, _printed(duration, fee), detail=TILE)
        drawn += _framed(number * TILE_STEP, 0, TILE_WIDTH, TILE_HEIGHT, tile)
    return _picture(TILE_STEP * len(QUEUE), TILE_HEIGHT, drawn)


def _notes(texts: Texts) -> str:
    drawn = ""
    for key, x, y, turn in NOTES:
        layout = MANIFEST[NOTE].layout(key, FULL)
        note = _framed(x, y, layout.width, layout.height, card_markup(NOTE, key, texts, {}))
        middle = f"{x + layout.width / 2:g} {y + layout.height / 2:g}"
        drawn += f'<g transform="rotate({turn} {middle})">{note}</g>'
    return _picture(NOTES_WIDTH, NOTES_HEIGHT, drawn)


def _printed(duration: int, fee: int) -> dict[str, str]:
    return {"duration": str(duration), "fee": str(fee)}


def _framed(x: float, y: float, width: float, height: float, drawn: str) -> str:
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f'<svg x="{x:g}" y="{y:g}" {size}>{drawn}</svg>'


def _picture(width: int, height: int, drawn: str) -> str:
    """Nobody need hear of a picture that says nothing new; a page allows no styles written into its elements."""
    plain = _STYLE.sub("", drawn)
    head = f'{HEAD} viewBox="0 0 {width} {height}" aria-hidden="true">'
    return f"{head}<defs>{needed_patterns(plain)}</defs>{plain}</svg>\n"
