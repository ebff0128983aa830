"""Tells a recorded game turn by turn, in words."""

from pathlib import Path

from rich.console import Console

from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import seat_letter
from pecunia.games import from_record
from pecunia.terminal.elements import wrapped
from pecunia.terminal.frame import Frame
from pecunia.terminal.log import Log, LoggedHappening, told_lines
from pecunia.terminal.pictures import picture_of
from pecunia.terminal.style import glyphs_for
from pecunia.texts import Texts
from pecunia.titles.title import read_text


def replay(file: Path, turn: int | None, seat: int, texts: Texts, console: Console) -> int:
    """Show the whole game, or the table at the beginning of a turn. A negative seat is a spectator."""
    game, record = from_record(read_text(file), str(file))
    if seat >= game.seats:
        raise OptionError("option-seat", value=seat_letter(seat))
    names = record.names(game.seats)
    if turn is not None:
        if not 1 <= turn <= game.turn:
            raise OptionError("option-turn", value=turn, most=game.turn)
        game = game.earlier(sum(played.turn >= turn for played in game.history()))
    view = game.view(seat)
    picture = picture_of(game, texts, names, glyphs_for(console))
    if turn is None:
        for line in told_lines(picture, [*_opening(game), *Log(game).told], seat):
            for each in wrapped(line, console.width):
                console.print(each, highlight=False)
    for each in Frame(picture, console.width, console.height).lines(view, []):
        console.print(each, no_wrap=True, overflow="crop", highlight=False)
    return 0


def _opening(game: Game) -> list[LoggedHappening]:
    """The beginning of the first turn. The game does not report it, because it begins with the game."""
    start = game.start or game
    if start.question is None:
        return []
    return [LoggedHappening(Happening("turn-began", start.question.player, {"turn": start.turn}, {}), start.turn)]
