"""The effects of famous Romans when they leave a latrine (§3.2 XI–XVIII)."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.non_olet.engine.modules.famous_romans import FAMOUS_ROMANS, LEAVING, check_effects, famous_roman
from pecunia.non_olet.engine.names import END_FAMOUS, ORDINARY, SPOTS
from pecunia.non_olet.engine.notation import DISCARDS, DONE, INDEX_OF, MOVES, YES
from pecunia.non_olet.engine.step_forms import StepForm, a_player, a_roman, small
from pecunia.non_olet.engine.table import Table

AGRIPPINA: Final = famous_roman("agrippina")
FLAMMA: Final = famous_roman("flamma")
OCTAVIAN: Final = famous_roman("octavian")
SENECA: Final = famous_roman("seneca")
OCTAVIANS_REWARD: Final = [0, 1, 3, 5]
# Romans who bring a sesterce for each other visitor of their class (§3.2 XII–XV).
LIKE_MINDED: Final[dict[int, int]] = {
    ORDINARY + number: roman.klass for number, roman in enumerate(FAMOUS_ROMANS) if roman.for_class
}
check_effects(LEAVING, [SENECA, *LIKE_MINDED, FLAMMA, OCTAVIAN, AGRIPPINA])


class FamousLeaves(Step[Table]):
    """Step 7 of LEAVE: the reward for the owner of the latrine, on anybody's turn.

    Only visitors who are still there count: those who leave together do not count each other, those who pay one by one
    do (A82).
    """

    def __init__(self, player: int, roman: int) -> None:
        self.player = player
        self.roman = roman

    def run(self, game: Table) -> None:
        roman = self.roman
        if roman == SENECA and game.has_marker(self.player):  # a marker off each, or none at all (§3.2 XI, A81)
            game.ask_always(self.player, "seneca", [MOVES[YES], MOVES[DONE]])
        elif roman == AGRIPPINA and game.can_draw_action():  # two cards or none (§3.2 XVIII, A85)
            game.ask_always(self.player, "agrippina", [MOVES[YES], MOVES[DONE]])
        elif roman == OCTAVIAN:
            game.agenda[-1] = Octavian(self.player, 0)
        else:
            game.agenda.pop()
            reward(game, self.player, self._sesterces(game))

    def _sesterces(self, game: Table) -> int:
        if self.roman == FLAMMA:  # every card of the queue counts (§3.2 XVI, A83)
            return len(game.queues[self.player])
        if self.roman not in LIKE_MINDED:
            return 0
        klass = LIKE_MINDED[self.roman]
        first = self.player * SPOTS
        return sum([game.klass[game.at[first + spot]] == klass for spot in game.visitors(self.player)])

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        if move == DONE:
            return
        if self.roman == AGRIPPINA:
            game.draw_actions(self.player, 2)
            return
        for spot in game.marked(self.player):
            game.remove_markers(self.player, spot, 1)

    def text(self) -> str:
        return f"famous-leaves {self.player} {self.roman}"


def reward(table: Table, player: int, amount: int) -> None:
    """The bank pays for a departure. This counts as received (A166)."""
    if not amount:
        return
    if table.listener is not None:
        table.tell("famous-paid", player, {"amount": amount})
    for module in table.modules:
        module.received(table, player, amount)
    table.receive(player, amount, END_FAMOUS)


class Octavian(Step[Table]):
    """Discard none, one, two or three action cards for 0, 1, 3 or 5 sesterces (§3.2 XVII).

    The owner is asked even if it is not his turn: this is an effect of leaving and not a card that is played (A84).
    """

    def __init__(self, player: int, discarded: int) -> None:
        self.player = player
        self.discarded = discarded

    def run(self, game: Table) -> None:
        hand = game.hands[self.player]
        if self.discarded == len(OCTAVIANS_REWARD) - 1 or not hand:
            self._end(game)
        else:
            moves = [DISCARDS[card] for card in sorted(set(hand))]
            game.ask_always(self.player, "octavian", [*moves, MOVES[DONE]])

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            self._end(game)
            return
        game.agenda[-1] = Octavian(self.player, self.discarded + 1)
        game.discard_action(self.player, INDEX_OF[move])

    def _end(self, game: Table) -> None:
        game.agenda.pop()
        reward(game, self.player, OCTAVIANS_REWARD[self.discarded])

    def about(self, game: Table) -> dict[str, int | str]:
        return {"discarded": self.discarded}

    def text(self) -> str:
        return f"octavian {self.player} {self.discarded}"


LEAVE_STEPS: Final[list[StepForm]] = [
    StepForm("famous-leaves", [a_player, a_roman], lambda n: FamousLeaves(n[0], n[1])),
    StepForm("octavian", [a_player, small], lambda n: Octavian(n[0], n[1])),
]
