"""The effects of the ten events (§3.4). Each concerns all players, the active one first, then clockwise. Venus does not
protect from them."""

from collections.abc import Callable
from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.moves import Move
from pecunia.non_olet.engine.kept_order import EVENT_CARD, by_number
from pecunia.non_olet.engine.modules.famous_enter import to_the_front
from pecunia.non_olet.engine.modules.secrets import Coliseum, Schemes, SecretStep, card_rows_in, deal_romans
from pecunia.non_olet.engine.names import CITIZEN, NOBODY, SLAVE, SPOT_NAMES, SPOTS, WOMAN
from pecunia.non_olet.engine.notation import (
    DONE,
    LONGEST_QUEUE,
    MOVES,
    PAY,
    QUEUE_CARD,
    SHOWN,
    VISITOR,
    YES,
    queue_card,
)
from pecunia.non_olet.engine.settle import settle_in_between
from pecunia.non_olet.engine.step_forms import (
    ListForm,
    ListStep,
    StepForm,
    a_player,
    a_spot,
    number_in,
    numbers_in,
    romans_fit,
    rows_in,
    small,
)
from pecunia.non_olet.engine.table import Table


def run_event(table: Table, event: int) -> None:
    EFFECTS[event](table)


def in_order(table: Table) -> list[int]:
    """All players, the active one first."""
    return [(table.active + step) % table.players for step in range(table.players)]


def slave_revolt(table: Table) -> None:
    """In every queue all slaves go to the front (§3.4 I, A113)."""
    for player in in_order(table):
        to_the_front(table, player, SLAVE)


def bread_and_games(table: Table) -> None:
    table.agenda.append(BreadAndGames(0))


class BreadAndGames(Step[Table]):
    """Each player discards exactly one slave of his own queue, if there is one (§3.4 II, A114)."""

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            game.agenda.pop()
            return
        player = (game.active + self.asked) % game.players
        queue = game.queues[player]
        slaves = [queue_card(player, at) for at in range(len(queue)) if game.klass[queue[at]] == SLAVE]
        if slaves:
            game.ask(player, "bread-and-games", slaves)
        else:
            game.agenda[-1] = BreadAndGames(self.asked + 1)

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = BreadAndGames(self.asked + 1)
        player = (move - QUEUE_CARD) // LONGEST_QUEUE
        roman = game.queues[player].pop((move - QUEUE_CARD) % LONGEST_QUEUE)
        game.discard_roman(roman)
        if game.listener is not None:
            game.tell("queue-left", player, {"romans": [roman]})
        game.refill(player)

    def text(self) -> str:
        return f"bread-and-games {self.asked}"


def coliseum(table: Table) -> None:
    """Three Romans for each player: keep one, pass the rest to the left, and so on (§3.4 III)."""
    table.agenda.append(Coliseum(0, deal_romans(table), [0] * table.players))


def tumult(table: Table) -> None:
    """Three Romans for each player, who may swap them with his queue (§3.4 IV)."""
    table.agenda.append(Tumult(0, deal_romans(table), [], 0))


class Tumult(SecretStep):
    """Openly, in order: each may swap any of his three new Romans with cards of his own queue, position for position
    (A116).

    `dealt` are the Romans that players still have before them, `out` those that the asked player has put into his
    queue, `chosen` is the one that he is swapping right now (0 for none, else position + 1).
    """

    def __init__(self, asked: int, dealt: list[list[int]], out: list[int], chosen: int) -> None:
        self.asked = asked
        self.dealt = dealt
        self.out = out
        self.chosen = chosen

    def player(self, game: Table) -> int:
        return (game.active + self.asked) % game.players

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            game.agenda.pop()
            return
        player = self.player(game)
        mine = self.dealt[player]
        if self.chosen:
            queue = game.queues[player]
            free = [at for at in range(len(queue)) if queue[at] not in self.out]
            game.ask(player, "tumult-position", [queue_card(player, at) for at in free])
        elif mine and self._room(game, player):
            moves = [MOVES[SHOWN + at] for at in range(len(mine))]
            game.ask(player, "tumult-card", [*moves, MOVES[DONE]])
        else:
            self._next(game)

    def _room(self, game: Table, player: int) -> bool:
        """A player can make at most as many swaps as his queue has cards: a card swapped in is not swapped out
        again."""
        return any(roman not in self.out for roman in game.queues[player])

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            self._next(game)
        elif move >= SHOWN:
            game.agenda[-1] = Tumult(self.asked, self.dealt, self.out, move - SHOWN + 1)
        else:
            self._swap(game, (move - QUEUE_CARD) % LONGEST_QUEUE)

    def _swap(self, game: Table, position: int) -> None:
        player = self.player(game)
        dealt = [row[:] for row in self.dealt]
        new = dealt[player].pop(self.chosen - 1)
        old = game.queues[player][position]
        game.queues[player][position] = new
        # The card swapped out goes to the discard at once, before the unused ones (A168).
        game.discard_roman(old)
        game.agenda[-1] = Tumult(self.asked, dealt, [*self.out, new], 0)
        if game.listener is not None:
            game.tell("tumult-swapped", player, {"romans": [new, old], "position": position})

    def _next(self, game: Table) -> None:
        player = self.player(game)
        dealt = [row[:] for row in self.dealt]
        for roman in dealt[player]:
            game.discard_roman(roman)
        dealt[player] = []
        game.agenda[-1] = Tumult(self.asked + 1, dealt, [], 0)

    def held_romans(self) -> list[int]:
        return [roman for row in self.dealt for roman in row]

    def seen_by(self, table: Table, seat: int) -> list[int]:
        """Everything is open: all seats see the Romans of the player who is asked."""
        return self.dealt[self.player(table)] if self.asked < table.players else []

    def about(self, game: Table) -> dict[str, int | str]:
        return {"roman": self.dealt[self.player(game)][self.chosen - 1]} if self.chosen else {}

    def fits(self, table: Table) -> bool:
        if self.asked > table.players or len(self.dealt) != table.players:
            return False
        if not romans_fit(table, self.held_romans() + self.out):
            return False
        return self.chosen <= (len(self.dealt[self.player(table)]) if self.asked < table.players else 0)

    def text(self) -> str:
        rows = "/".join([",".join([str(roman) for roman in row]) or "-" for row in self.dealt])
        return f"tumult {self.asked} {rows} {','.join([str(roman) for roman in self.out]) or '-'} {self.chosen}"


def flower_market(table: Table) -> None:
    table.agenda.append(FlowerMarket(0))


class FlowerMarket(Step[Table]):
    """Every woman in every latrine loses a marker (§3.4 V); a woman without markers loses nothing (A117)."""

    def __init__(self, visited: int) -> None:
        self.visited = visited

    def run(self, game: Table) -> None:
        if self.visited == game.players:
            game.agenda.pop()
            return
        game.agenda[-1] = FlowerMarket(self.visited + 1)
        settle_in_between(game)
        player = (game.active + self.visited) % game.players
        for spot in game.marked(player):
            if game.klass[game.at[player * SPOTS + spot]] == WOMAN:
                game.remove_markers(player, spot, 1)

    def text(self) -> str:
        return f"flower-market {self.visited}"


def campaign(table: Table) -> None:
    """Citizens go to war, or their owner pays for them (§3.4 VI)."""
    table.agenda.append(Campaign(0, []))


class Campaign(ListStep):
    """Each player, for each citizen in his latrine: pay a sesterce or remove him, one after the other (A118, A163)."""

    def __init__(self, asked: int, spared: list[int]) -> None:
        self.asked = asked
        self.spared = spared

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            game.agenda.pop()
            return
        player = (game.active + self.asked) % game.players
        first = player * SPOTS
        moves: list[Move] = []
        for spot in game.visitors(player):
            roman = game.at[first + spot]
            if game.klass[roman] == CITIZEN and roman not in self.spared:
                moves.append(MOVES[VISITOR + spot])
        if moves:
            game.ask(player, "campaign-citizen", moves)
        else:
            game.agenda[-1] = Campaign(self.asked + 1, [])
            settle_in_between(game)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.append(CampaignChoice((game.active + self.asked) % game.players, move - VISITOR))

    def fits(self, table: Table) -> bool:
        return self.asked <= table.players and romans_fit(table, self.spared)

    def text(self) -> str:
        return f"campaign {self.asked} {','.join([str(roman) for roman in self.spared]) or '-'}"


class CampaignChoice(Step[Table]):
    def __init__(self, player: int, spot: int) -> None:
        self.player = player
        self.spot = spot

    def run(self, game: Table) -> None:
        moves = [MOVES[YES]]  # yes: he goes to war
        if game.money[self.player] > 0:
            moves.append(MOVES[PAY])
        game.ask(self.player, "campaign-pay", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        if move == PAY:
            below = game.agenda[-1]
            assert isinstance(below, Campaign)
            roman = game.at[self.player * SPOTS + self.spot]
            game.agenda[-1] = Campaign(below.asked, [*below.spared, roman])
            game.pay_bank(self.player, 1)
        else:
            game.leave_unpaid(self.player, self.spot)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": self.player, "spot": SPOT_NAMES[self.spot]}

    def text(self) -> str:
        return f"campaign-choice {self.player} {self.spot}"


def feeding_the_poor(table: Table) -> None:
    """A coin on every Roman in latrines and queues who would pay exactly one, coins included (§3.4 VII, A66, A119)."""
    for player in in_order(table):
        for roman in everybody(table, player):
            if table.fee[roman] + table.coins[roman] == 1:
                table.lay_coins(player, roman, 1)


def freeing_the_slaves(table: Table) -> None:
    """A coin on every slave in latrines and queues (§3.4 VIII)."""
    for player in in_order(table):
        for roman in everybody(table, player):
            if table.klass[roman] == SLAVE:
                table.lay_coins(player, roman, 1)


def everybody(table: Table, player: int) -> list[int]:
    """All Romans of a player's latrine and queue."""
    latrine = table.at[player * SPOTS : player * SPOTS + SPOTS]
    return [roman for roman in latrine if roman != NOBODY] + table.queues[player]


def senate_schemes(table: Table) -> None:
    """Each player exchanges as many action cards as he likes (§3.4 IX)."""
    table.agenda.append(Schemes(0, [[] for player in range(table.players)]))


def temple_service(table: Table) -> None:
    """Each player draws two action cards, player by player (§3.4 X, A169)."""
    for player in in_order(table):
        table.draw_actions(player, 2)


_DECLARED: Final[dict[str, Callable[[Table], None]]] = {
    "slave-revolt": slave_revolt,
    "bread-and-games": bread_and_games,
    "coliseum": coliseum,
    "tumult": tumult,
    "flower-market": flower_market,
    "campaign": campaign,
    "feeding-the-poor": feeding_the_poor,
    "freeing-the-slaves": freeing_the_slaves,
    "senate-schemes": senate_schemes,
    "temple-service": temple_service,
}
EFFECTS: Final[list[Callable[[Table], None]]] = [
    list(_DECLARED.values())[declared] for declared in by_number(EVENT_CARD, list(_DECLARED))
]
STEPS: Final[list[StepForm]] = [
    StepForm("bread-and-games", [small], lambda n: BreadAndGames(n[0])),
    StepForm("flower-market", [small], lambda n: FlowerMarket(n[0])),
    StepForm("campaign-choice", [a_player, a_spot], lambda n: CampaignChoice(n[0], n[1])),
    ListForm("campaign", 2, lambda words: Campaign(number_in(words[0]), numbers_in(words[1]))),
    ListForm(
        "tumult",
        4,
        lambda words: Tumult(number_in(words[0]), rows_in(words[1]), numbers_in(words[2]), number_in(words[3])),
    ),
    ListForm("coliseum", 3, lambda words: Coliseum(number_in(words[0]), rows_in(words[1]), numbers_in(words[2]))),
    ListForm("senate-schemes", 2, lambda words: Schemes(number_in(words[0]), card_rows_in(words[1]))),
]
