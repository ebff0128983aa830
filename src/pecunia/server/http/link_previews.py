"""What messengers and other pages show of a link: a title, a sentence and a picture (Open Graph, cards of Twitter).

They fetch a link without cookies, and without what stands after its `#`. So they learn what a stranger may know: of a
table that is not public, nothing but that somebody is invited. Nothing is loaded for them.
"""

import re
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from pecunia.printing.shared_pictures import EVERYBODY, HEIGHT, WIDTH
from pecunia.server.access.request_checks import Scope, header
from pecunia.server.http.problems import language_of
from pecunia.server.tables.room import Room
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES

PICTURES = "/previews"  # a folder of the page
TABLE = re.compile(r"/(t|replay)/([A-Za-z0-9_-]{1,32})/?")
RULES = re.compile(r"/rules/([a-z][a-z-]{0,19})(?:/brief)?/?")
PLAIN = {"/box": "box", "/day": "day", "/puzzles": "puzzles", "/replay": "replay", "/rules": "rules"}


class Preview(NamedTuple):
    title: str
    words: str
    picture: str


def preview_of(path: str, rooms: Mapping[str, Room], texts: Texts) -> Preview:
    """What a stranger sees of a page. `rooms` are the tables in memory; others are not fetched."""
    if found := TABLE.fullmatch(path):
        room = rooms.get(found[2])
        if room is None or not room.table.row.public:
            return _told(texts, "preview-replay" if found[1] == "replay" else "preview-table")
        game = room.table.setting.game
        if room.table.status == "over" and room.table.game is not None:
            picture = f"/api/v1/tables/{found[2]}/picture"
            return Preview(TITLES[game].label, texts.text("preview-over"), picture)
        return _told(texts, "preview-playing" if room.table.status == "playing" else "preview-waiting", game)
    if (found := RULES.fullmatch(path)) and found[1] in TITLES:
        return _told(texts, "preview-rules", found[1])
    return _told(texts, f"preview-{PLAIN.get(path.rstrip('/'), 'start')}")


def _told(texts: Texts, key: str, game: str = "") -> Preview:
    drawn = game if game and TITLES[game].art is not None else EVERYBODY
    title = TITLES[game].label if game else "Pecunia"
    return Preview(title, texts.text(key), f"{PICTURES}/{drawn}.png")


def preview_tags(scope: Scope, rooms: Mapping[str, Room]) -> bytes:
    """The tags for the head of the page."""
    path = scope["path"]
    language = language_of(scope)
    told = preview_of(path, rooms, Texts(language))
    here = f"{scope['scheme']}://{header(scope, b'host')}"
    named = {
        "og:type": "website",
        "og:site_name": "Pecunia",
        "og:title": told.title,
        "og:description": told.words,
        "og:url": here + (path if TABLE.fullmatch(path) or RULES.fullmatch(path) or path in PLAIN else "/"),
        "og:image": here + told.picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": told.title,
        "og:locale": language,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
    tags += [f'<meta name="description" content="{escape(told.words)}" />']
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    return "".join(tags).encode()
