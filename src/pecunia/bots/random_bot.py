"""The bot that every other bot must beat."""

from random import Random

from pecunia.core.chance import Stream, stream_from
from pecunia.core.moves import Move
from pecunia.core.view import View


class RandomBot:
    """Chooses each legal move with the same chance."""

    def __init__(self, stream: Stream | Random | str | int | None = None) -> None:
        self.stream = stream_from(stream)

    def choose(self, view: View) -> Move:
        return self.stream.choose(view.moves)

    def __repr__(self) -> str:
        return "<Bot random>"

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, (self.stream,)

    def remembers(self) -> bool:
        return False
