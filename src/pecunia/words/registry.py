"""The words of each game, by its title."""

from typing import Any

from pecunia.core.game import Game
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs
from pecunia.words.non_olet.words import NonOletWords
from pecunia.words.olet.words import OletWords
from pecunia.words.words import Words

WORDS: dict[str, type[Words]] = {"non-olet": NonOletWords, "olet": OletWords}


def words_of(game: Game, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> Words:
    """What the table of this game says, in the language of the texts."""
    view: Any = game.view(-1)  # every game's views know the options of the table
    make: Any = WORDS[game.title]
    words: Words = make(texts, view.options, names, glyphs)
    return words
