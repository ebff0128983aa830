"""The picture of a table in the terminal. Its title provides it."""

from typing import Any

from pecunia.bots.program import short_name
from pecunia.bots.registry import OURS
from pecunia.core.game import Game
from pecunia.core.view import SPECTATOR
from pecunia.terminal.picture import Picture
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.words import LONGEST_NAME


def picture_of(game: Game, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> Picture[Any]:
    shown = [shown_name(name, texts) for name in names]
    return TITLES[game.title].picture(game.view(SPECTATOR).options, texts, shown, glyphs)


def shown_name(name: str, texts: Texts) -> str:
    """A player's name at the table. Our own bots have a name in the viewer's language; if it is too long, only its
    first word is used."""
    if name not in OURS:
        return short_name(name)
    told = texts.text(f"bot-{name}")
    return told if len(told) <= LONGEST_NAME else told.split()[0]
