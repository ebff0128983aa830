"""The part that the options of every game have in common."""


class TableOptions:
    """How a table is set. Options never change once the game has begun."""

    players: int

    def text(self) -> str:
        """The options as records and positions write them."""
        raise NotImplementedError
