"""The words of a table. Its title provides them."""

from pecunia.core.game import Game
from pecunia.core.view import SPECTATOR
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.words import Words


def words_of(game: Game, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> Words:
    """The words for the table of this game, in the language of the texts."""
    return TITLES[game.title].words(game.view(SPECTATOR).options, texts, names, glyphs)
