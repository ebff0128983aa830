"""Errors are part of the product: each has a stable key and a plain sentence, and the file and line if there is one."""


class Reason:
    """Why a move is not allowed: a stable key (its sentence is in the Fluent files) and the clause of the rules.

    `asked` is the kind of the open question, if the sentence of this reason names it. Everybody may know that kind.
    """

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause
        self.asked = ""

    def during(self, asked: str) -> "Reason":
        """The same reason while a question of this kind is open."""
        twin = Reason(self.key, "")
        twin.clause = self.clause
        twin.asked = asked
        return twin

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.clause!r})"


class PecuniaError(Exception):
    """The base of all errors of this package. `key` is stable, `facts` fill the sentence of that key."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


class IllegalMove(PecuniaError):
    """The move is not legal now. The game has not changed."""

    def __init__(self, reason: Reason, move: str) -> None:
        asked = {"asked": reason.asked} if reason.asked else {}
        super().__init__(reason.key, move=move, clause=reason.clause, **asked)
        self.reason = reason
        self.move = move


class NotAMove(PecuniaError):
    """The text is not the notation of any move of this game."""


class OptionError(PecuniaError):
    """An option that does not exist, or a value it cannot have."""


class FileError(PecuniaError):
    """Something is wrong in a text from outside: a record, a position, a file of values."""

    def __init__(self, key: str, file: str, line: int, **facts: object) -> None:
        super().__init__(key, **facts)
        self.file = file
        self.line = line

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {super().__str__()}"


class RecordError(FileError):
    """A record that cannot be read or does not follow the rules."""


class PositionError(FileError):
    """A position that cannot be read or cannot exist."""


class ValuesError(FileError):
    """A file of card values that cannot be read or breaks what the rulebook states."""


class ValuesWarning(FileError):
    """Something unlikely in a file of card values that can be played with. It is shown and never raised."""
