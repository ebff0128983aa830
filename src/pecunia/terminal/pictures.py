"""The pictures of this house, by the title of the game."""

from collections.abc import Callable
from typing import Any

from pecunia.core.game import Game
from pecunia.terminal.non_olet.picture import NonOletPicture
from pecunia.terminal.olet.picture import OletPicture
from pecunia.terminal.picture import Picture
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs

# Each is made from the options of a table, texts, the players' names and the signs that the terminal knows.
PICTURES: dict[str, Callable[[Any, Texts, list[str], Glyphs], Picture[Any]]] = {
    "non-olet": NonOletPicture,
    "olet": OletPicture,
}
SPECTATOR = -1


def picture_of(game: Game, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> Picture[Any]:
    view: Any = game.view(SPECTATOR)  # every game's views know the options of the table
    return PICTURES[game.title](view.options, texts, names, glyphs)
