"""ENTER with modules (§2.6): the same procedure as in the base game, but cut into steps, because modules act in
between."""

from pecunia.core.agenda import Step
from pecunia.non_olet.engine.names import NOBODY
from pecunia.non_olet.engine.settle import effect_over, settle_in_between
from pecunia.non_olet.engine.table import Table


def place(game: Table, player: int, position: int, spot: int) -> None:
    """Seat one Roman of the queue. Without modules this happens in one go."""
    if not game.modules:
        game.enter(player, spot)
        game.refill_waiting()
        return
    game.agenda.append(Entered(player, game.queues[player][position], NOBODY))
    game.agenda.append(Enter(player, position, spot))


def place_pair(game: Table, player: int, spot: int) -> None:
    """Seat the first two of the queue together. It is one placement, so no event can separate them (A22)."""
    if not game.modules:
        game.enter(player, spot)
        game.enter(player, spot + 1)
        game.refill_waiting()
        return
    queue = game.queues[player]
    game.agenda.append(Entered(player, queue[0], queue[1]))
    game.agenda.append(Enter(player, 0, spot + 1))
    game.agenda.append(Enter(player, 0, spot))


class Enter(Step[Table]):
    """Steps 1 to 4: a Roman leaves the queue, sits down, and gets the markers that his card and the modules say."""

    def __init__(self, player: int, position: int, spot: int) -> None:
        self.player = player
        self.position = position
        self.spot = spot

    def run(self, game: Table) -> None:
        game.agenda.pop()
        roman = game.sit_down(self.player, self.position, self.spot)
        markers = game.duration[roman]
        for module in game.modules:
            markers = module.duration(game, self.player, self.spot // 2, roman, markers)
        game.lay_first_markers(self.player, self.spot, markers)
        game.agenda.append(EnterExtras(self.player, self.spot // 2, roman))
        for module in game.modules:
            module.taking(game, game.active, markers)

    def text(self) -> str:
        return f"enter {self.player} {self.position} {self.spot}"


class EnterExtras(Step[Table]):
    """Steps 5 and 6: coins on the card, a card for the host."""

    def __init__(self, player: int, seat: int, roman: int) -> None:
        self.player = player
        self.seat = seat
        self.roman = roman

    def run(self, game: Table) -> None:
        game.agenda.pop()
        for module in game.modules:
            module.entering(game, self.player, self.seat, self.roman)

    def text(self) -> str:
        return f"enter-extras {self.player} {self.seat} {self.roman}"


class Entered(Step[Table]):
    """Steps 7 to 9: events that were emptied, then the effects of famous Romans, the front one first, then
    settlement."""

    def __init__(self, player: int, first: int, second: int) -> None:
        self.player = player
        self.first = first
        self.second = second

    def run(self, game: Table) -> None:
        game.agenda[-1] = PlacementOver()
        for roman in (self.second, self.first):
            if roman != NOBODY:
                for module in game.modules:
                    module.entered(game, self.player, roman)
                settle_in_between(game)
        for module in game.modules:
            module.run_emptied(game)

    def text(self) -> str:
        return f"entered {self.player} {self.first} {self.second + 1}"


class PlacementOver(Step[Table]):
    def run(self, game: Table) -> None:
        game.agenda.pop()
        effect_over(game)

    def text(self) -> str:
        return "placement-over"
