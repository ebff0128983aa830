"""The effects of famous Romans when they enter a latrine (§3.2 I–III, V, VIII–X)."""

from collections.abc import Callable
from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.non_olet.engine.entering import place
from pecunia.non_olet.engine.modules.famous_romans import ENTERING, check_effects, famous_roman
from pecunia.non_olet.engine.names import CITIZEN, NOBODY, SEATS, SENATOR, SLAVE, SPOTS, WOMAN
from pecunia.non_olet.engine.notation import DONE, JOIN, MOVES, VISITOR, family
from pecunia.non_olet.engine.reasons import (
    NO_SUCH_PLACE,
    NOT_HIS_PLACE,
    NOT_NOW,
    NOT_TWO_MEN,
    PLACE_FREE,
    PLACE_FULL,
    QUEUE_EMPTY,
    SENATOR_BESIDE_SLAVE,
    VERCINGETORIX_ELSEWHERE,
)
from pecunia.non_olet.engine.seating import barred, clashes
from pecunia.non_olet.engine.step_forms import (
    ListForm,
    ListStep,
    StepForm,
    a_player,
    a_roman,
    number_in,
    numbers_in,
    romans_fit,
    small,
)
from pecunia.non_olet.engine.table import Table

CRASSUS: Final = famous_roman("crassus")
OVID: Final = famous_roman("ovid")
VERCINGETORIX: Final = famous_roman("vercingetorix")
FULL_QUEUE = 7  # Vergil
REVEALED = 5  # Livia
OVIDS_MARKERS = 3
PLINYS_MARKERS = 2


class FamousEnters(Step[Table]):
    """Step 8 of ENTER. The effect happens even if an event has already removed him (A70)."""

    def __init__(self, player: int, roman: int) -> None:
        self.player = player
        self.roman = roman

    def run(self, game: Table) -> None:
        game.agenda.pop()
        effect = ENTER_EFFECTS.get(self.roman)
        if effect is not None:
            effect(game, self.player)

    def text(self) -> str:
        return f"famous-enters {self.player} {self.roman}"


def pompey(table: Table, player: int) -> None:
    """All citizens of the queue come first (§3.2 I)."""
    to_the_front(table, player, CITIZEN)


def to_the_front(table: Table, player: int, klass: int) -> None:
    """All Romans of a class go to the front of the queue. Otherwise the order stays the same (A71, A113)."""
    queue = table.queues[player]
    first = [roman for roman in queue if table.klass[roman] == klass]
    rest = [roman for roman in queue if table.klass[roman] != klass]
    if first and rest and first + rest != queue:
        table.queues[player] = first + rest
        if table.listener is not None:
            table.tell("queue-sorted", player, {"romans": first + rest})


def vergil(table: Table, player: int) -> None:
    """The queue grows to seven (§3.2 II)."""
    fill_queue(table, player, FULL_QUEUE)


def fill_queue(table: Table, player: int, size: int) -> None:
    """Draw until the queue has that many; a longer one stays as it is (A72, A140)."""
    joined: list[int] = []
    while len(table.queues[player]) < size:
        roman = table.draw_roman()
        if roman == NOBODY:
            break
        table.queues[player].append(roman)
        joined.append(roman)
    if table.listener is not None and joined:
        table.tell("queue-filled", player, {"romans": joined})


def livia(table: Table, player: int) -> None:
    """Livia: five Romans are revealed; women join the owner's queue, the others are discarded (§3.2 III, A73)."""
    table.show_romans(REVEALED)
    women = [roman for roman in table.shown if table.klass[roman] == WOMAN]
    others = [roman for roman in table.shown if table.klass[roman] != WOMAN]
    table.shown = []
    table.queues[player].extend(women)
    for roman in others:
        table.discard_roman(roman)
    if table.listener is not None:
        table.tell("livia-invited", player, {"romans": women, "others": others})


def ovid(table: Table, player: int) -> None:
    """Give every other visitor of this latrine exactly three markers; missing ones are laid as one batch (§3.2 VIII,
    A78)."""
    missing = 0
    for spot in table.visitors(player):
        index = player * SPOTS + spot
        if table.at[index] == OVID:
            continue
        more = OVIDS_MARKERS - table.markers[index]
        if more > 0:
            table.lay_markers(player, spot, more)
            missing += more
        elif more < 0:
            table.remove_markers(player, spot, -more)
    if missing:
        table.take_markers(table.active, missing)


def crassus(table: Table, player: int) -> None:
    """All other visitors who would pay one or two leave unpaid, together (§3.2 X, A80).

    The amount includes the coins that lie on a visitor (A66).
    """
    before = len(table.agenda)
    gone = True
    while gone:
        gone = False
        for spot in table.visitors(player):
            roman = table.at[player * SPOTS + spot]
            if roman != CRASSUS and 1 <= table.fee[roman] + table.coins[roman] <= 2:
                table.leave_unpaid(player, spot)
                gone = True
                break
    table.first_gone_first(before)


class Vercingetorix(ListStep):
    """Up to two more men from the front of the queue, each onto a place that holds exactly one man (A75, A158).

    At most one man joins each of two other places. `taboo` are the Romans of his own place and of places that somebody
    has already joined.
    """

    def __init__(self, player: int, left: int, taboo: list[int]) -> None:
        self.player = player
        self.left = left
        self.taboo = taboo

    def run(self, game: Table) -> None:
        moves = self._moves(game) if self.left else []
        if moves:
            moves.append(MOVES[DONE])
            game.ask(self.player, "vercingetorix", moves)
        else:
            game.agenda.pop()

    def _moves(self, game: Table) -> list[Move]:
        seats = range(SEATS + game.villas[self.player])
        return [MOVES[JOIN + seat] for seat in seats if self._obstacle(game, seat) is None]

    def _obstacle(self, game: Table, seat: int) -> Reason | None:
        """Why the front Roman of the queue cannot join the visitor of the seat or villa."""
        player = self.player
        queue = game.queues[player]
        if not queue:
            return QUEUE_EMPTY
        if seat >= SEATS + game.villas[player]:
            return NO_SUCH_PLACE
        index = player * SPOTS + seat * 2
        host = game.at[index]
        if host == NOBODY:
            return PLACE_FREE
        if game.at[index + 1] != NOBODY:
            return PLACE_FULL
        if host in self.taboo:
            return VERCINGETORIX_ELSEWHERE
        klass = game.klass[queue[0]]
        other = game.klass[host]
        if klass == WOMAN or other == WOMAN:
            return NOT_TWO_MEN
        if (klass == SENATOR and other == SLAVE) or (klass == SLAVE and other == SENATOR):
            return SENATOR_BESIDE_SLAVE
        if clashes(game, player, klass, seat):
            return SENATOR_BESIDE_SLAVE
        return NOT_HIS_PLACE if barred(game, player, queue[0], seat, NOBODY) else None

    def why_not(self, game: Table, move: Move) -> Reason:
        if family(move.number) != JOIN:
            return NOT_NOW
        return self._obstacle(game, move.number - JOIN) or NOT_NOW

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            game.agenda.pop()
            return
        host = game.at[self.player * SPOTS + (move - JOIN) * 2]
        taboo = [*self.taboo, host, game.queues[self.player][0]]
        game.agenda[-1] = Vercingetorix(self.player, self.left - 1, taboo)
        place(game, self.player, 0, (move - JOIN) * 2 + 1)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"left": self.left}

    def fits(self, table: Table) -> bool:
        return self.player < table.players and self.left <= 2 and romans_fit(table, self.taboo)

    def text(self) -> str:
        return f"vercingetorix {self.player} {self.left} {','.join([str(roman) for roman in self.taboo])}"


def neighbours_on_place(table: Table, player: int, roman: int) -> list[int]:
    """A Roman and the visitor who shares his place; only himself if he is no longer there."""
    first = player * SPOTS
    for spot in table.visitors(player):
        if table.at[first + spot] == roman:
            pair = [table.at[first + spot // 2 * 2], table.at[first + spot // 2 * 2 + 1]]
            return [each for each in pair if each != NOBODY]
    return [roman]


class Pliny(Step[Table]):
    """Each other player, clockwise from the active one, lays two markers on his own visitors (§3.2 IX, A79).

    It continues even if Pliny himself has been removed: an effect that has begun is completed (A172).
    """

    def __init__(self, asked: int, left: int) -> None:
        self.asked = asked
        self.left = left

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            game.agenda.pop()
            return
        player = (game.active + self.asked) % game.players
        spots = game.visitors(player)
        if self.left == 0 or not spots:
            game.agenda[-1] = Pliny(self.asked + 1, PLINYS_MARKERS)
            if self.left == 0:
                game.take_markers(player, PLINYS_MARKERS)  # the player who lays them chooses the events (A112)
        else:
            game.ask(player, "pliny-marker", [MOVES[VISITOR + spot] for spot in spots])

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = Pliny(self.asked, self.left - 1)
        game.lay_markers((game.active + self.asked) % game.players, move - VISITOR, 1)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"left": self.left}

    def text(self) -> str:
        return f"pliny {self.asked} {self.left}"


def vercingetorix(table: Table, player: int) -> None:
    """Up to two more men may join other visitors (§3.2 V)."""
    table.agenda.append(Vercingetorix(player, 2, neighbours_on_place(table, player, VERCINGETORIX)))


def pliny(table: Table, player: int) -> None:
    table.agenda.append(Pliny(1, PLINYS_MARKERS))


ENTER_EFFECTS: Final[dict[int, Callable[[Table, int], None]]] = {
    famous_roman("pompey"): pompey,
    famous_roman("vergil"): vergil,
    famous_roman("livia"): livia,
    VERCINGETORIX: vercingetorix,
    OVID: ovid,
    famous_roman("pliny"): pliny,
    CRASSUS: crassus,
}
check_effects(ENTERING, list(ENTER_EFFECTS))
ENTER_STEPS: Final[list[StepForm]] = [
    StepForm("famous-enters", [a_player, a_roman], lambda n: FamousEnters(n[0], n[1])),
    StepForm("pliny", [small, small], lambda n: Pliny(n[0], n[1])),
    ListForm(
        "vercingetorix",
        3,
        lambda words: Vercingetorix(number_in(words[0]), number_in(words[1]), numbers_in(words[2])),
    ),
]
