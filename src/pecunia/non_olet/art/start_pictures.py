"""For the start page: a latrine with a free seat, and the Romans who wait for it."""

from pecunia.art.cards import card_markup
from pecunia.art.kinds import TILE
from pecunia.art.start_pictures import framed, page_picture
from pecunia.non_olet.art.latrine_drawing import Visitor, latrine_markup
from pecunia.non_olet.art.table_art import BENCH_HEIGHT, BENCH_WIDTH
from pecunia.texts import LANGUAGES, Texts

QUEUE = (("slave-1", 3, 2), ("citizen-2", 2, 3), ("woman-3", 1, 3), ("senator-3", 5, 5), ("slave-2", 2, 1))
TILE_WIDTH, TILE_HEIGHT, TILE_STEP = 630, 730, 690


def start_pictures() -> dict[str, str]:
    """By name. Only visitors have their names written below them, so only the latrine depends on the language."""
    latrines = {f"latrine.{language}": _latrine(Texts(language)) for language in LANGUAGES}
    return {**latrines, "queue": _queue(Texts(LANGUAGES[0]))}


def _latrine(texts: Texts) -> str:
    seats = [
        [Visitor("roman", "senator-2", _printed(3, 4), markers=2)],
        [],
        [
            Visitor("roman", "woman-2", _printed(2, 3), markers=1),
            Visitor("roman", "woman-4", _printed(4, 3), markers=3),
        ],
    ]
    return page_picture(BENCH_WIDTH, BENCH_HEIGHT, latrine_markup(seats, texts))


def _queue(texts: Texts) -> str:
    drawn = ""
    for number, (key, duration, fee) in enumerate(QUEUE):
        tile = card_markup("roman", key, texts, _printed(duration, fee), detail=TILE)
        drawn += framed(number * TILE_STEP, 0, TILE_WIDTH, TILE_HEIGHT, tile)
    return page_picture(TILE_STEP * len(QUEUE), TILE_HEIGHT, drawn)


def _printed(duration: int, fee: int) -> dict[str, str]:
    return {"duration": str(duration), "fee": str(fee)}
