"""How many turns a player of Pecunia non olet still needs if nobody plays a card. His latrine and queue are played
on."""

from typing import Final

from pecunia.non_olet.engine.names import COLLECT, NOBODY, SEATING, SEATS, SENATOR, SLAVE, SPOTS, WOMAN
from pecunia.non_olet.engine.table import Table

GONE: Final = -2  # a place that no longer exists: the villa of a visitor who has left
HORIZON: Final = 16  # we look this many turns ahead; later ones are estimated
SPARE: Final = 10.0  # money left at the top of the ladder: with this much the seat almost gets there a turn earlier
TYPICAL: Final = 0.85  # sesterces that a seat brings each turn with Romans that are not yet known


class Race:
    """One player's latrine, played on turn by turn without cards, modules or interference by others."""

    def __init__(self, table: Table, seat: int) -> None:
        first = seat * SPOTS
        last = first + (SEATS + table.villas[seat]) * 2
        self.klass: list[int] = table.klass
        self.at: list[int] = table.at[first:last]
        self.markers: list[int] = table.markers[first:last]
        self.queue: list[int] = table.queues[seat]
        self.seated = 0  # how many Romans of the queue have sat down

    def collect(self, table: Table, runs: bool) -> int:
        """The water runs, unless it has already run; finished visitors pay and leave."""
        at = self.at
        markers = self.markers
        last_marker = 1 if runs else 0
        income = 0
        for spot in range(len(at)):
            roman = at[spot]
            if roman >= 0:
                if markers[spot] > last_marker:
                    if runs:
                        markers[spot] -= 1
                else:
                    income += table.fee[roman] + table.coins[roman]
                    self._leave(spot)
        return income

    def _leave(self, spot: int) -> None:
        at = self.at
        at[spot] = NOBODY
        if spot >= SEATS * 2:
            other = spot + 1 if spot % 2 == 0 else spot - 1
            if at[other] < 0:
                at[spot] = GONE
                at[other] = GONE

    def seat_queue(self, table: Table) -> None:
        """Seat Romans from the front of the queue, as long as the next one finds a place."""
        queue = self.queue
        while self.seated < len(queue):
            roman = queue[self.seated]
            spot = self._place_for(self.klass[roman])
            if spot < 0:
                return
            self.at[spot] = roman
            self.markers[spot] = table.duration[roman]
            self.seated += 1

    def _place_for(self, klass: int) -> int:
        at = self.at
        if klass == WOMAN:
            for spot in range(0, len(at), 2):
                host = at[spot]
                if host >= 0 and at[spot + 1] == NOBODY and self.klass[host] == WOMAN:
                    return spot + 1
        for spot in range(0, len(at), 2):
            if at[spot] == NOBODY and at[spot + 1] == NOBODY and not self._clashes(klass, spot):
                return spot
        return -1

    def _clashes(self, klass: int, spot: int) -> bool:
        if spot >= SEATS * 2 or (klass != SENATOR and klass != SLAVE):
            return False
        unwanted = SLAVE if klass == SENATOR else SENATOR
        if spot == 2:
            return self._sits(unwanted, 0) or self._sits(unwanted, 4)
        return self._sits(unwanted, 2)

    def _sits(self, klass: int, spot: int) -> bool:
        """Whether a Roman of a class sits on the place. Here nobody shares a place with another class."""
        roman = self.at[spot]
        if roman < 0:
            roman = self.at[spot + 1]
        return roman >= 0 and self.klass[roman] == klass

    def idle_seats(self) -> int:
        """Seats that are free for Romans not yet known, once the whole queue is seated."""
        if self.seated < len(self.queue):
            return 0
        count = 0
        for spot in range(0, SEATS * 2, 2):
            if self.at[spot] < 0 and self.at[spot + 1] < 0:
                count += 1
        return count


class Arrival:
    """When a seat would win: after how many rounds of the table, how close it would be to needing one more (from 0 to
    1), and how much money it would have left."""

    def __init__(self, when: float, barely: float, spare: float) -> None:
        self.when = when
        self.turns = when + barely
        self.spare = spare


def arrival(table: Table, seat: int, rung: int, top: int, task: bool) -> Arrival:
    """Play the seat on until it has won, as far as we can look ahead.

    With career ladders the seat pays for a rung whenever it can. If `task` is set, the next rung is free.
    """
    options = table.options
    race = Race(table, seat)
    wait = (seat - table.active) % table.players
    runs = True
    if wait == 0 and table.stage >= COLLECT:
        if table.stage == SEATING:
            race.seat_queue(table)
            wait = table.players
        else:
            runs = False
    delay = wait / table.players
    money: float = float(table.earned[seat] if options.win_by_earned else table.money[seat])
    goal: float = float(options.target)
    prices = options.values.prices
    for turn in range(HORIZON):
        missing = goal - money
        income = race.collect(table, runs) + TYPICAL * race.idle_seats()
        runs = True
        money += income
        if missing <= income and options.target_wins:
            return Arrival(delay + turn, missing / income if missing > 0.0 else 0.0, income - missing)
        if rung < top:
            if task:
                task = False
                rung += 1
            elif money >= prices[rung + 1]:
                rung += 1
                money -= prices[rung]
            if rung == top and (options.ladder_wins or money >= goal):
                spare = min(money, SPARE)
                return Arrival(delay + turn, 1.0 - spare / (2.0 * SPARE), spare)
        elif top > 0 and money >= goal:
            return Arrival(delay + turn, 1.0, 0.0)
        race.seat_queue(table)
    missing = goal - money if options.target_wins or options.both_win else 0.0
    for step in range(rung + 1, top + 1):
        missing += prices[step]
    return Arrival(delay + HORIZON + max(missing, 0.0) / (TYPICAL * SEATS), 0.0, 0.0)
