"""Errors are part of the product: each has a stable key and a plain sentence, and the file and line if there is one.

`str(error)` is the sentence, in English. The texts are a layer above this one, so the package hands over what makes
sentences when it is imported (`speak_with`).
"""

from collections.abc import Callable
from typing import Any, Final

PLAIN: Final = (str, int, float, bool, type(None))  # facts that every process can read


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

    def __reduce__(self) -> tuple[object, ...]:
        return reason_again, (self.key, self.clause, self.asked)


def reason_again(key: str, clause: str, asked: str) -> Reason:
    """The reason in a pickle."""
    reason = Reason(key, clause)
    reason.asked = asked
    return reason


class PecuniaError(Exception):
    """The base of all errors of this package. `key` is stable, `facts` fill the sentence of that key.

    `str(error)` is the sentence. A note below it, in tracebacks, has the key and the facts.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
        self.add_note(self._key_and_facts())

    def __str__(self) -> str:
        return sentence_of(self) or self._key_and_facts()

    def _key_and_facts(self) -> str:
        facts = ", ".join([f"{name}={value}" for name, value in self.facts.items()])
        return f"{self.key} ({facts})" if facts else self.key

    def _made_of(self) -> tuple[object, ...]:
        """The positional arguments that make this error again."""
        return (self.key,)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross processes. A fact that another process might not be able to read becomes text."""
        facts = {name: value if isinstance(value, PLAIN) else str(value) for name, value in self.facts.items()}
        return error_again, (type(self), self._made_of(), facts)


def error_again(kind: Any, arguments: tuple[object, ...], facts: dict[str, object]) -> Any:
    """The error in a pickle."""
    return kind(*arguments, **facts)


_SPEAKERS: Final[list[Callable[[PecuniaError], str]]] = []


def speak_with(speaker: Callable[[PecuniaError], str]) -> None:
    """Let errors say their sentence with this function."""
    _SPEAKERS[:] = [speaker]


def sentence_of(error: PecuniaError) -> str:
    """The sentence of an error; empty if there is none, for instance while the texts themselves cannot be read."""
    try:
        return _SPEAKERS[0](error) if _SPEAKERS else ""
    except Exception:  # an error must always be able to say something
        return ""


class IllegalMove(PecuniaError):
    """The move is not legal now. The game has not changed."""

    def __init__(self, reason: Reason, move: str) -> None:
        asked = {"asked": reason.asked} if reason.asked else {}
        super().__init__(reason.key, move=move, clause=reason.clause, **asked)
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[object, ...]:
        return error_again, (type(self), (self.reason, self.move), {})


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
        return sentence_of(self) or f"{self.file}:{self.line}: {self._key_and_facts()}"

    def _made_of(self) -> tuple[object, ...]:
        return self.key, self.file, self.line


class RecordError(FileError):
    """A record that cannot be read or does not follow the rules."""


class PositionError(FileError):
    """A position that cannot be read or cannot exist."""


class ValuesError(FileError):
    """A file of card values that cannot be read or breaks what the rulebook states."""


class ValuesWarning(FileError):
    """Something unlikely in a file of card values that can be played with. It is shown and never raised."""
