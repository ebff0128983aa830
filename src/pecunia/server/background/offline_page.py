"""A replay as one HTML file that needs nothing else: the page, the drawings, the words and the game.

`web/` builds the page once, without a game (`page/offline.html`). This module fills in the game.
"""

from functools import cache
from html import escape
from importlib import resources
from typing import Any

import msgspec

from pecunia.art.export import layouts, words
from pecunia.art.part import all_art
from pecunia.art.sheet import BASE, sheets
from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.background.replays import RecordedGame, RememberingTexts, make_replay, replayed_moves, viewers
from pecunia.server.page_texts import NOT_IN_A_REPLAY, is_left_out
from pecunia.texts import text_files
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import PAGE
from pecunia.words.words_of import words_of

TEMPLATE = "offline.html"
PLACE = "<!--replay-->"  # the place in the template where the data goes


def offline_page(recorded: RecordedGame, language: str) -> str:
    """The HTML file. Raises if this installation has no page."""
    head, found, tail = template().partition(PLACE)
    assert found
    label = TITLES[recorded.game.title].label
    filled = {
        "language": language,
        "label": label,
        "replay": make_replay(recorded, language),
        "spoken": spoken(recorded, language),
        "art": art(recorded.game.title, language),
        "sheets": needed_sheets(recorded),
        "words": texts(language),
    }
    data = (
        msgspec.json.encode(filled).decode().replace("<", "\\u003c")
    )  # nothing in the data may close the script element
    head = head.replace('<html lang="en">', f'<html lang="{language}">').replace(
        "<title>Pecunia</title>", f"<title>{escape(label)}</title>"
    )
    return f'{head}<script type="application/json" id="filled">{data}</script>{tail}'


def template() -> str:
    file = resources.files("pecunia.server").joinpath("page", TEMPLATE)
    if not file.is_file():
        raise PecuniaError("page-missing")
    return file.read_text(encoding="utf-8")


@cache
def art(game: str, language: str) -> dict[str, Any] | None:
    """The layout of the drawings and their words. None for a title without drawings: the page shows it in words."""
    return {"layout": layouts(game), "words": words(game, language)} if game in all_art() else None


def needed_sheets(recorded: RecordedGame) -> list[str]:
    """The drawings of the game and of the modules in play."""
    game = recorded.game.title
    if game not in all_art():
        return []
    view: Any = recorded.game.view(SPECTATOR)
    wanted = [BASE, *(all_art()[game].apart[module] for module in getattr(view, "modules", []))]
    return [drawn for name, drawn in sheets(game).items() if name in wanted]


def texts(language: str) -> list[str]:
    files = [file for file in text_files(language) if not is_left_out(file.name.removesuffix(".ftl"), NOT_IN_A_REPLAY)]
    return [file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name)]


def spoken(recorded: RecordedGame, language: str) -> dict[str, Any]:
    """The table in words after every move. Each text is stored once; each viewer has a list of text numbers per moment.

    If the words are the same as at the moment before, the entry is null.
    """
    game = recorded.game
    words = words_of(game, RememberingTexts(language), recorded.names, PAGE)
    pool: dict[str, int] = {}
    said: dict[str, list[Any]] = {name: [] for name in viewers(game)}
    before: dict[str, Any] = {}

    def look(now: Any) -> None:
        for name, seat in viewers(game).items():
            parts = [
                [pool.setdefault(text, len(pool)) for text in (part.title, *part.lines)]
                for part in words.spoken(now.view(seat))
            ]
            said[name].append(None if before.get(name) == parts else parts)
            before[name] = parts

    look(game.earlier(len(game.history())))
    for step in replayed_moves(game, words):
        look(step.game)
    return {"texts": list(pool), "moments": said}
