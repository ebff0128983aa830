"""The log: every happening in one line, as a seat saw it."""

from typing import Any

from rich.text import Text

from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.terminal.picture import Picture
from pecunia.terminal.style import MUTED, STRONG


class LoggedHappening:
    """A happening and the turn it belongs to."""

    def __init__(self, happening: Happening, turn: int) -> None:
        self.happening = happening
        self.turn = turn


class Log:
    """Everything that has happened in a game, including moves before it was resumed."""

    def __init__(self, game: Game) -> None:
        """Replay the past on a copy to hear what happened, then listen to the game itself."""
        self.told: list[LoggedHappening] = []
        if game.start is not None:
            twin = game.start.copy()
            self._listen(twin)
            for played in game.history():
                twin.play(played.move)
            twin.listener = None
        self._listen(game)

    def _listen(self, game: Game) -> None:
        def hear(happening: Happening) -> None:
            self.told.append(LoggedHappening(happening, game.turn))

        game.listener = hear

    def since_turn(self, turn: int) -> list[LoggedHappening]:
        return [told for told in self.told if told.turn >= turn]


def told_lines(picture: Picture[Any], told: list[LoggedHappening], seat: int, most: int | None = None) -> list[Text]:
    """The last `most` happenings, or all, as styled lines."""
    happenings = picture.words.in_one([each.happening for each in told])
    return [_styled(picture, happening, seat) for happening in happenings[-(most or len(happenings)) :]]


def _styled(picture: Picture[Any], happening: Happening, seat: int) -> Text:
    """A line of the log. Lines that open a turn or end the game stand out."""
    style = STRONG if happening.kind in picture.headings else MUTED
    return picture.painted(Text(picture.words.line(happening, seat), style))
