"""The seats of a table, and the names of bots there."""

SUBSTITUTE = "greedy"  # plays for people who are away or have resigned

# The same in every language. Each name begins with the letter of its seat.
BOT_NAMES = ["Aulus", "Balbina", "Cassius", "Drusilla", "Ennius", "Flavia"]


class Seat:
    """One place at the table: free, a person's, or a bot's."""

    def __init__(self, bot: str, name: str) -> None:
        self.bot = bot
        self.identity = ""
        self.name = name if bot else ""
        self.away = False
        self.resigned = False

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.identity)

    @property
    def played_by(self) -> str:
        """The bot that plays here now; empty if a person does."""
        return self.bot or (SUBSTITUTE if self.away or self.resigned else "")
