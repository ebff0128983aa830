"""The features that count in Pecunia non olet, and how a player would finish his turn without thinking."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.weights import STEPS, Notes, Tally
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.non_olet.engine.module_names import FAVOUR_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.upgrades import Upgrades
from pecunia.non_olet.engine.names import CARD_KEYS, COLLECT, NOBODY, SEATS, SPOTS
from pecunia.non_olet.engine.notation import CLIMB, COLLECT_FROM, DONE, LONGEST_QUEUE, PAY, QUEUE_CARD, SEAT, VISITOR
from pecunia.non_olet.engine.seating import clashes
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import Task
from pecunia.non_olet.race import Arrival, arrival

# The features, in their order. The turns to go are measured through several windows, because the last ones count most.
# The same is done for the lead over the next player to win.
KNOTS: Final = [1.0, 2.0, 3.0, 4.0, 6.0]
LEADS: Final = [0.5, 1.0, 2.0, 4.0]
FIRSTS: Final = [1.0, 2.0, 4.0]
LATEST: Final = 5  # fees are counted separately by the turn in which they come, up to this turn
TURNS: Final = 0
MONEY: Final = 6
FEES: Final = 7  # + turns to wait - 1
TEMPO: Final = 12
TO_MOVE: Final = 13
LEAD: Final = 14
FIRST: Final = 18
OVER: Final = 21
QUEUE: Final = 22
FRONT: Final = 23
EMPTY: Final = 24
BLOCKED: Final = 25
VILLA: Final = 26
RUNG: Final = 27
RUNG_PRICES: Final = 28
TASK: Final = 29
HAND_CARDS: Final = 30
CARD: Final = 31  # + what CARD_FEATURE says of a card
ALIKE: Final[dict[str, str]] = {  # cards that differ only in the class they are about
    **dict.fromkeys(["slave-market", "citizens-assembly", "senate-meeting", "womens-forum"], "assembly"),
    **dict.fromkeys(["tax-senators", "tax-citizens", "tax-slaves"], "tax"),
}
CARD_FEATURES: Final[list[str]] = list(dict.fromkeys([ALIKE.get(key, key) for key in CARD_KEYS]))
CARD_FEATURE: Final[list[int]] = [CARD + CARD_FEATURES.index(ALIKE.get(key, key)) for key in CARD_KEYS]
UPGRADE: Final = CARD + len(CARD_FEATURES)  # + upgrade
FAVOUR: Final = UPGRADE + len(UPGRADE_KEYS)  # + favour
NAMES: Final[list[str]] = [
    "turns-to-go",
    *(f"turns-to-go-within-{knot:.0f}" for knot in KNOTS),
    "money",
    *(f"fees-in-turn-{turn}" for turn in range(1, LATEST)),
    "fees-later",
    "tempo",
    "to-move",
    *(f"lead-within-{knot}" for knot in ("half", "1", "2", "4")),
    *(f"first-within-{knot:.0f}" for knot in FIRSTS),
    "turns-to-go-money-over",
    "queue-length",
    "queue-front",
    "seats-empty",
    "seats-blocked",
    "free-villa",
    "rung",
    "rung-prices",
    "task",
    "hand",
    *(f"card-{key}" for key in CARD_FEATURES),
    *(f"upgrade-{upgrade}" for upgrade in UPGRADE_KEYS),
    *(f"favour-{favour}" for favour in FAVOUR_KEYS),
]
FEATURES: Final = len(NAMES)
# Other weights apply if the goal differs, or the number of opponents who can spoil it.
KINDS: Final = ["two", "more", "two-ladders", "more-ladders"]
# What the features are about, by their first words.
TOPICS: Final[dict[str, str]] = {
    "turns-to-go": "race",
    "lead": "race",
    "first": "race",
    "money": "money",
    "fees": "fees",
    "tempo": "tempo",
    "to-move": "tempo",
    "queue": "queue",
    "seats": "seats",
    "free-villa": "villas",
    "rung": "ladder",
    "task": "ladder",
    "card": "hand",
    "hand": "hand",
    "upgrade": "upgrades",
    "favour": "favours",
}
# The weights for the first games of a fit: what a beginner would look at.
PLAIN: Final[dict[str, tuple[float, float]]] = {"turns-to-go": (-0.3, -1.0)}
PROSPECT: Final = [0.5, 0.3, 0.2]  # how much the first Romans of a queue count
NEARNESS: Final = 3.0  # turns to go at which half of the game is over

# Tasks of the ladders by number (A166).
SEATED: Final = 0
PAIRS: Final = 1
CLASSES: Final = 2
MARKERS_OVER: Final = 3
MARKERS_TOTAL: Final = 4
HAND: Final = 5
IN_QUEUE: Final = 6
VILLAS: Final = 7
RECEIVED: Final = 8
PAID: Final = 9
PAID_CLASS: Final = 10
PLAYED: Final = 11
HASTENED: Final = 12


def ladder_of(table: Table) -> Careers | None:
    """The ladders, if they are in play and dealt."""
    for module in table.modules:
        if isinstance(module, Careers) and module.rungs:
            return module
    return None


def task_at_hand(table: Table, seat: int, task: Task) -> bool:
    """Whether the seat has done a task or will have done it by its next collection."""
    kind = task.kind
    if kind in (HAND, PLAYED):
        return len(table.hands[seat]) >= task.number
    if kind == IN_QUEUE:
        return len(table.queues[seat]) >= task.number
    first = seat * SPOTS
    count = 0
    classes = [0, 0, 0, 0]
    for spot in range((SEATS + table.villas[seat]) * 2):
        roman = table.at[first + spot]
        if roman == NOBODY:
            continue
        markers = table.markers[first + spot]
        klass = table.klass[roman]
        classes[klass] += 1
        if kind == SEATED:
            count += klass == task.klass
        elif kind == PAIRS:
            count += spot % 2
        elif kind == VILLAS:
            count += spot >= SEATS * 2 and spot % 2 == 0
        elif kind == MARKERS_OVER:
            count = max(count, markers - 1)
        elif kind == MARKERS_TOTAL:
            count += markers
        elif markers <= 1:
            if kind == RECEIVED:
                count += table.fee[roman] + table.coins[roman]
            elif kind == PAID or (kind == PAID_CLASS and klass == task.klass):
                count += 1
    if kind == CLASSES:
        count = 4 - classes.count(0)
    return count >= task.number


class NonOletJudge(Judge):
    """The race for the target or the top of the ladder, and everything that helps on the way."""

    def __init__(self) -> None:
        super().__init__(NAMES, KINDS, PLAIN, TOPICS)

    def kind(self, game: Game) -> int:
        assert isinstance(game, Table)
        more = 0 if game.players == 2 else 1
        return more if game.options.target_wins else more + 2

    def step(self, game: Game) -> int:
        assert isinstance(game, Table)
        return _step(self._races(game, ladder_of(game)))

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Table)
        notes = Notes(FEATURES)
        ladder = ladder_of(game)
        self._note(game, seat, ladder, self._races(game, ladder), notes)
        return notes.row

    def scores(self, game: Game) -> list[float]:
        assert isinstance(game, Table)
        ladder = ladder_of(game)
        races = self._races(game, ladder)
        weights = self.tables[self.kind(game)].at(_step(races))
        scores: list[float] = []
        for seat in range(game.players):
            tally = Tally(weights)
            self._note(game, seat, ladder, races, tally)
            scores.append(tally.score)
        return scores

    def _races(self, table: Table, ladder: Careers | None) -> list[Arrival]:
        return [self._race(table, seat, ladder) for seat in range(table.players)]

    def _race(self, table: Table, seat: int, ladder: Careers | None) -> Arrival:
        if ladder is None:
            return arrival(table, seat, 0, 0, False)
        top = len(table.options.values.prices) - 1
        rung = ladder.rungs[seat]
        free = rung < top and task_at_hand(table, seat, ladder.task(table, seat))
        return arrival(table, seat, rung, top, free)

    def _note(self, table: Table, seat: int, ladder: Careers | None, races: list[Arrival], tally: Tally) -> None:
        """Note all features of a seat."""
        self._note_race(races[seat], _rival(races, seat), tally)
        tally.add(MONEY, table.money[seat])
        self._note_latrine(table, seat, tally)
        self._note_queue(table, seat, tally)
        wait = (seat - table.active) % table.players
        if wait == 0:
            tally.add(TO_MOVE, 1.0)
        else:
            tally.add(TEMPO, wait / table.players)
        tally.add(HAND_CARDS, len(table.hands[seat]))
        for card in table.hands[seat]:
            tally.add(CARD_FEATURE[card], 1.0)
        if table.modules:
            self._note_modules(table, seat, ladder, tally)

    def _note_race(self, own: Arrival, rival: float, tally: Tally) -> None:
        """How far the goal is, and whether another player gets there first."""
        turns = own.turns
        tally.add(TURNS, turns)
        for index in range(len(KNOTS)):
            knot = KNOTS[index]
            tally.add(TURNS + 1 + index, turns if turns < knot else knot)
        lead = rival - own.when
        for index in range(len(LEADS)):
            knot = LEADS[index]
            tally.add(LEAD + index, -knot if lead < -knot else knot if lead > knot else lead)
        if lead > 0.0:
            for index in range(len(FIRSTS)):
                if own.when < FIRSTS[index]:
                    tally.add(FIRST + index, 1.0 - own.when / FIRSTS[index])
        tally.add(OVER, own.spare)

    def _note_latrine(self, table: Table, seat: int, tally: Tally) -> None:
        """The fees that will come, by turn. If the water has already run in this turn, each marker means one turn
        more."""
        first = seat * SPOTS
        more = 1 if seat == table.active and table.stage >= COLLECT else 0
        at = table.at
        for spot in range(first, first + (SEATS + table.villas[seat]) * 2):
            roman = at[spot]
            if roman != NOBODY:
                turn = table.markers[spot] + more
                turn = 1 if turn < 1 else LATEST if turn > LATEST else turn
                tally.add(FEES + turn - 1, table.fee[roman] + table.coins[roman])

    def _note_queue(self, table: Table, seat: int, tally: Tally) -> None:
        queue = table.queues[seat]
        tally.add(QUEUE, len(queue))
        if not queue:
            return
        quality = 0.0
        for position in range(min(len(queue), len(PROSPECT))):
            roman = queue[position]
            quality += PROSPECT[position] * table.fee[roman] / table.duration[roman]
        tally.add(FRONT, quality)
        klass = table.klass[queue[0]]
        first = seat * SPOTS
        for place in range(SEATS + table.villas[seat]):
            if table.at[first + place * 2] == NOBODY:
                tally.add(EMPTY, 1.0)
                if place >= SEATS:
                    tally.add(VILLA, 1.0)
                elif clashes(table, seat, klass, place):
                    tally.add(BLOCKED, 1.0)

    def _note_modules(self, table: Table, seat: int, ladder: Careers | None, tally: Tally) -> None:
        if ladder is not None:
            prices = table.options.values.prices
            rung = ladder.rungs[seat]
            tally.add(RUNG, rung)
            for step in range(rung + 1, len(prices)):
                tally.add(RUNG_PRICES, prices[step])
            if rung < len(prices) - 1 and task_at_hand(table, seat, ladder.task(table, seat)):
                tally.add(TASK, 1.0)
        for module in table.modules:
            if isinstance(module, Upgrades) and module.on:
                for place in range(SEATS):
                    upgrade = module.on[seat * SEATS + place]
                    if upgrade >= 0:
                        tally.add(UPGRADE + upgrade, 1.0)
            elif isinstance(module, Favours) and module.held:
                favour = module.held[seat]
                if favour >= 0:
                    tally.add(FAVOUR + favour, 1.0)

    def habit(self, game: Game, moves: list[Move]) -> Move:
        """The move of a player in a hurry: take a rung that is free, collect, seat the front Roman, play no card."""
        seating: Move | None = None
        chosen = moves[0]
        for move in moves:
            number = move.number
            if number in (DONE, PAY, CLIMB) or COLLECT_FROM <= number < VISITOR:
                return move
            if SEAT <= number < COLLECT_FROM:
                if seating is None or number > seating.number:
                    seating = move  # joining somebody is better than a pair, a pair is better than one alone
            elif number > chosen.number:
                chosen = move
        return chosen if seating is None else seating

    def shortlist(self, game: Game, moves: list[Move]) -> list[Move]:
        """A player who swaps Romans of two queues begins with his own queue; other swaps are not worth considering."""
        if game.question is None or game.question.kind != "latrine-change-first":
            return moves
        first = QUEUE_CARD + game.question.player * LONGEST_QUEUE
        own = [move for move in moves if first <= move.number < first + LONGEST_QUEUE]
        return own or moves

    def quick(self, game: Game, stream: Stream) -> Move:
        """Usually the habit, now and then a card; targets at random."""
        question = game.question
        assert question is not None
        if len(game.agenda) > 1 or stream.below(8) == 0:
            return stream.choose(question.moves)
        return self.habit(game, question.moves)


def _rival(races: list[Arrival], seat: int) -> float:
    """When the first of the other seats would have won."""
    first = -1.0
    for other in range(len(races)):
        when = races[other].when
        if other != seat and (first < 0.0 or when < first):
            first = when
    return first


def _step(races: list[Arrival]) -> int:
    """How far the game has come, judged by the turns that the player closest to victory still needs."""
    least = races[0].turns
    for race in races:
        if race.turns < least:
            least = race.turns
    return int(STEPS * NEARNESS / (NEARNESS + least) + 0.5)
