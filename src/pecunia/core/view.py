"""The part of a game that one seat may know."""

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pecunia.core.chance import Stream, stream_of
from pecunia.core.changes import Change, put
from pecunia.core.errors import Reason
from pecunia.core.moves import Move, Outcome, seat_letter
from pecunia.core.options import TableOptions
from pecunia.core.pickling import DEALT_AGAIN, own_last_moves, view_again

if TYPE_CHECKING:
    from pecunia.core.game import Game

SPECTATOR: Final = -1  # the seat of somebody who only watches
OPEN: Final = -2  # the seat of somebody who looks at a game that is over, and sees everything that any seat saw
NOTEBOOK: Final = "pecunia.notebook"  # named and not imported: drawing is a layer above
NOT_YOUR_QUESTION = Reason("not-your-question", "")


class View:
    """A light facade: it reads the game when asked, and gives no access to anything that the seat cannot see."""

    def __init__(self, game: "Game", seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def title(self) -> str:
        """The name of the title: `non-olet`."""
        return self._game.title

    @property
    def options(self) -> TableOptions:
        """How the table is set."""
        raise NotImplementedError

    @property
    def asked(self) -> int:
        """The seat that is asked now, -1 once the game is over. Everybody sees which player the table waits for."""
        question = self._game.question
        return -1 if question is None else question.player

    @property
    def kind(self) -> str:
        """The kind of the open question: a stable key, empty once the game is over."""
        question = self._game.question
        return "" if question is None else question.kind

    @property
    def moves(self) -> list[Move]:
        """The legal moves of the open question. Empty for all other seats, because they would reveal a hand."""
        question = self._game.question
        return [] if question is None or question.player != self.seat else question.moves

    @property
    def about(self) -> dict[str, int | str]:
        """Plain facts about the open question that everybody may know, by a stable key."""
        game = self._game
        return {} if game.question is None else game.agenda[-1].about(game)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self._game.seats

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._game.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._game.outcome

    @property
    def undo_limit(self) -> int:
        """How many of its last moves the seat may take back."""
        return self._game.undo_limit(self.seat)

    def why_not(self, move: Move | str) -> Reason | None:
        """Why the seat may not play the move, or the one with this text, now; None if it may."""
        question = self._game.question
        if question is not None and question.player != self.seat:
            return NOT_YOUR_QUESTION
        return self._game.why_not(move)

    def imagine(self, stream: Stream | Random) -> "Game":
        """A whole game that looks the same to this seat. Its unseen cards are dealt again from the stream."""
        raise NotImplementedError

    def token(self, card: int) -> str:
        """The word that positions use for a card; snapshots use its number."""
        return str(card)

    def snapshot(self) -> dict[str, object]:
        """Everything the seat may know, as plain values that can leave the process."""
        known = self.public()
        put(known, self.own())
        return known

    def public(self) -> dict[str, object]:
        """A new snapshot of everything that everybody may know: the view of a spectator."""
        raise NotImplementedError

    def public_after(self, before: "View", known: dict[str, object]) -> dict[str, object]:
        """Like `public`. `known` is the public snapshot of an earlier moment, that of the view `before`.

        A game may take parts from it that are still the same. That saves making them, and comparing them later.
        """
        return self.public()

    def own_after(self, before: "View", known: list[Change]) -> list[Change]:
        """Like `own`. `known` is what it was at an earlier moment, that of the view `before`, of the same seat. What
        is still the same may be taken from it."""
        return self.own()

    def own(self) -> list[Change]:
        """The places where the seat's snapshot differs from the public one. They stay the same during a game, and none
        lies inside another. So the changes for everybody are computed once, however many clients there are."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """The view in a line. It names nothing that the seat may not know, such as the seed."""
        who = {SPECTATOR: "a spectator", OPEN: "everybody"}.get(self.seat) or f"seat {seat_letter(self.seat)}"
        asked = "the game is over" if self.asked < 0 else f"{seat_letter(self.asked)} is asked {self.kind!r}"
        return f"<{type(self).__name__} of {who}: {self.options.text()}, turn {self.turn}, {asked}>"

    def _repr_html_(self) -> str:
        """What the seat may know, as a notebook shows it."""
        drawing: Any = import_module(NOTEBOOK)
        html: str = drawing.view_html(self)
        return html

    def __copy__(self) -> "View":
        return self._game.copy().view(self.seat)

    def __deepcopy__(self, memo: object) -> "View":
        return self._game.copy().view(self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds a game that looks the same to the seat, so nobody can read from it what the seat may not know.
        (Everybody sees everything through an OPEN view.)"""
        shown = self._game.copy() if self.seat == OPEN else self.imagine(stream_of(DEALT_AGAIN))
        return view_again, (shown, self.seat, own_last_moves(self._game, self.undo_limit))

    def _own_question(self) -> list[Change]:
        """The parts that every game shows only to the seat itself. Spectators have none."""
        if self.seat < 0:
            return []
        moves = [move.text for move in self.moves]
        return [(["seat"], self.seat), (["moves"], moves), (["undo"], self.undo_limit)]

    def _own_question_after(self, before: "View", known: list[Change], found: list[Change]) -> None:
        """Put into `found`, a copy of `known`, what has changed in the parts of `_own_question`, which come first."""
        if self.seat < 0:
            return
        question, earlier = self._game.question, before._game.question
        if question is not earlier:
            mine = question is not None and question.player == self.seat
            if mine or (earlier is not None and earlier.player == self.seat):
                found[1] = (["moves"], [move.text for move in self.moves])
        undo = self.undo_limit
        if undo != known[2][1]:
            found[2] = (["undo"], undo)
