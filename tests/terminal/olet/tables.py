"""Tables of Pecunia Olet for the tests of the terminal."""

from collections.abc import Iterator
from typing import Any

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.olet.engine.view import OletView
from pecunia.olet.terminal.picture import OletPicture
from pecunia.terminal.elements import Lines
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs

from ..tables import NAMES

SMALL = (80, 24)
LARGE = (120, 40)


def plain(lines: Lines) -> str:
    return "\n".join(line.plain for line in lines)


def seen(game: Game, seat: int) -> OletView:
    view = game.view(seat)
    assert isinstance(view, OletView)
    return view


def picture_for(game: Game, language: str = "en", glyphs: Glyphs = UNICODE) -> OletPicture:
    return OletPicture(seen(game, -1).options, Texts(language), NAMES[: game.seats], glyphs)


def played(players: int, seed: str, bot: str = "random", **options: Any) -> Iterator[Game]:
    """A game among bots before its first move and after each move. It yields the same object each time."""
    game = new("olet", seed=seed, players=players, **options)
    bots = [make_bot(bot, stream_of(f"{seed} {seat}")) for seat in range(players)]
    yield game
    while game.question is not None:
        seat = game.question.player
        game.play(bots[seat].choose(game.view(seat)))
        yield game
