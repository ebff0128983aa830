"""The pictures of this house, by the title of the game."""

from collections.abc import Callable
from typing import Any

from pecunia.bots.command import short_name
from pecunia.bots.registry import OURS
from pecunia.core.game import Game
from pecunia.terminal.non_olet.picture import NonOletPicture
from pecunia.terminal.olet.picture import OletPicture
from pecunia.terminal.picture import Picture
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.words import LONGEST_NAME

# Each is made from the options of a table, texts, the players' names and the signs that the terminal knows.
PICTURES: dict[str, Callable[[Any, Texts, list[str], Glyphs], Picture[Any]]] = {
    "non-olet": NonOletPicture,
    "olet": OletPicture,
}
SPECTATOR = -1


def picture_of(game: Game, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> Picture[Any]:
    view: Any = game.view(SPECTATOR)  # every game's views know the options of the table
    return PICTURES[game.title](view.options, texts, [shown_name(name, texts) for name in names], glyphs)


def shown_name(name: str, texts: Texts) -> str:
    """What somebody is called at the table: a bot of this house by its name in the language of whoever looks, or where
    that is too long by its first word."""
    if name not in OURS:
        return short_name(name)
    told = texts.text(f"bot-{name}")
    return told if len(told) <= LONGEST_NAME else told.split()[0]
