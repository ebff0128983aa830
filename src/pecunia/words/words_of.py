"""The words of a table, as the title of its game brings them."""

from pecunia.core.game import Game
from pecunia.core.view import SPECTATOR
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.words import Words


def words_of(game: Game, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> Words:
    """What the table of this game says, in the language of the texts."""
    return TITLES[game.title].words(game.view(SPECTATOR).options, texts, names, glyphs)
