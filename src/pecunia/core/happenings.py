"""Happenings tell a listener what happened: a table animates them, a log prints them. Without a listener they cost
nothing."""

from pecunia.core.view import OPEN

Facts = dict[str, "int | str | list[int] | list[str]"]


class Happening:
    """One thing that happened. `facts` are for everybody; `secret` is for the player it happened to."""

    def __init__(self, kind: str, player: int, facts: Facts, secret: Facts) -> None:
        self.kind = kind
        self.player = player
        self.facts = facts
        self.secret = secret

    def seen_by(self, seat: int) -> Facts:
        """The facts that the seat (or a spectator, a negative number) may know."""
        seen: Facts = {"kind": self.kind, "player": self.player}
        seen.update(self.facts)
        if seat in (self.player, OPEN):
            seen.update(self.secret)
        return seen

    def __reduce__(self) -> tuple[object, ...]:
        return Happening, (self.kind, self.player, self.facts, self.secret)

    def __repr__(self) -> str:
        return f"Happening({self.kind!r}, {self.player}, {self.facts}, secret={self.secret})"
