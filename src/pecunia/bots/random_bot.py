"""The bot that every other bot must beat."""

from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.view import View


class RandomBot:
    """Chooses each legal move with the same chance."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, view: View) -> Move:
        return self.stream.choose(view.moves)

    def remembers(self) -> bool:
        return False
