"""The declaration of an action card, and the steps that several cards share."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.kept_order import CARD, number_of
from pecunia.non_olet.engine.names import END_GIFT, SPOTS
from pecunia.non_olet.engine.notation import (
    DONE,
    LONGEST_QUEUE,
    MOVES,
    PLAY,
    PLAYER,
    QUEUE_CARD,
    VISITOR,
    VISITOR_OF,
    family,
)
from pecunia.non_olet.engine.reasons import (
    MUST_TAKE_MARKER,
    NO_CARD_THERE,
    NO_MARKERS,
    NO_OTHER_CARD_IN_PLAY,
    NO_SUCH_PLAYER,
    NO_VISITOR_THERE,
    NOT_NOW,
    YOURSELF,
)
from pecunia.non_olet.engine.step_forms import StepForm
from pecunia.non_olet.engine.table import Table


class ActionCard:
    """One kind of action card. `clause` is where the rules describe it; `steps` are the steps of its effect."""

    def __init__(self, key: str, clause: str, steps: list[StepForm]) -> None:
        self.key = key  # this identifies the card; some names are printed on two kinds (A148)
        self.number: int = number_of(CARD, key)
        self.clause = clause
        self.steps = steps

    def obstacle(self, table: Table) -> Reason | None:
        """Why the active player cannot play it now; None if at least one choice changes something (A43)."""
        return None

    def play(self, table: Table) -> None:
        """Carry out its effect: at once if there is nothing to choose, otherwise by steps on the agenda."""
        raise NotImplementedError


class CardStep(Step[Table]):
    """A step of a card's effect. No other card can be played before the effect is over (A8)."""

    def why_not(self, game: Table, move: Move) -> Reason:
        number = move.number
        kind = family(number)
        if kind == PLAY:
            return NO_OTHER_CARD_IN_PLAY
        if kind == PLAYER:
            return self.why_not_player(game, number - PLAYER)
        if kind == QUEUE_CARD:
            player = (number - QUEUE_CARD) // LONGEST_QUEUE
            position = (number - QUEUE_CARD) % LONGEST_QUEUE
            if player >= game.players:
                return NO_SUCH_PLAYER
            if position >= len(game.queues[player]):
                return NO_CARD_THERE
            return self.why_not_queue_card(game, player, position)
        if kind == VISITOR_OF:
            player = (number - VISITOR_OF) // SPOTS
            spot = (number - VISITOR_OF) % SPOTS
            if player >= game.players:
                return NO_SUCH_PLAYER
            if spot not in game.visitors(player):
                return NO_VISITOR_THERE
            return self.why_not_visitor_of(game, player, spot)
        if kind == VISITOR:
            question = game.question
            if question is not None and number - VISITOR not in game.visitors(question.player):
                return NO_VISITOR_THERE
            return self.why_not_visitor(game, number - VISITOR)
        return self.why_not_done(game) if kind == DONE else NOT_NOW

    def why_not_player(self, game: Table, player: int) -> Reason:
        return NO_SUCH_PLAYER if player >= game.players else NOT_NOW

    def why_not_queue_card(self, game: Table, player: int, position: int) -> Reason:
        return NOT_NOW

    def why_not_visitor_of(self, game: Table, player: int, spot: int) -> Reason:
        return NOT_NOW

    def why_not_visitor(self, game: Table, spot: int) -> Reason:
        return NOT_NOW

    def why_not_done(self, game: Table) -> Reason:
        return NOT_NOW


class RemoveMarkers(CardStep):
    """Take markers off one's own visitors, one by one; as many as there are, never fewer (A45).

    It continues even if the first visitor has no markers left, or is gone (A172).
    """

    def __init__(self, question: str, left: int) -> None:
        self.question = question
        self.left = left

    def run(self, game: Table) -> None:
        spots = game.marked(game.active) if self.left else []
        if spots:
            game.ask(game.active, self.question, [MOVES[VISITOR + spot] for spot in spots])
        else:
            game.agenda.pop()

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = RemoveMarkers(self.question, self.left - 1)
        game.remove_markers(game.active, move - VISITOR, 1)

    def why_not_visitor(self, game: Table, spot: int) -> Reason:
        return NO_MARKERS

    def why_not_done(self, game: Table) -> Reason:
        return MUST_TAKE_MARKER

    def about(self, game: Table) -> dict[str, int | str]:
        return {"left": self.left}

    def text(self) -> str:
        return f"{self.question} {self.left}"


class Gift(CardStep):
    """Give a sesterce to another player, who may win with it (A13, A47)."""

    def run(self, game: Table) -> None:
        others = [MOVES[PLAYER + player] for player in range(game.players) if player != game.active]
        game.ask(game.active, "gift", others)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        game.give(game.active, move - PLAYER, 1, END_GIFT)

    def why_not_player(self, game: Table, player: int) -> Reason:
        return YOURSELF if player == game.active else NO_SUCH_PLAYER

    def text(self) -> str:
        return "gift"


GIFT: Final = StepForm("gift", [], lambda numbers: Gift())
