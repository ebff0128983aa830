"""What a seat at a table of Pecunia non olet may know, as a row of small numbers."""

from typing import Final

from pecunia.core.observation import HIGHEST, ZEROS, Layout, Observer, relative, seat_name
from pecunia.core.view import View
from pecunia.non_olet.module_names import FAMOUS, FAMOUS_KEYS, ORDINARY, UPGRADE_KEYS, UPGRADES
from pecunia.non_olet.modules.manifest import make_modules
from pecunia.non_olet.names import CARD_KEYS, CARDS, CLASSES, NOBODY, PLACES, QUEUE, SEATS, SPOT_NAMES, SPOTS, STAGES
from pecunia.non_olet.notation import MOST_SHOWN
from pecunia.non_olet.options import Options
from pecunia.non_olet.seen import Seen
from pecunia.non_olet.table import Table
from pecunia.non_olet.view import NonOletView

# What can be asked, in the order of the numbers: 0 once the game is over, 1 for the first.
KINDS: Final = [
    "draft",
    "window",
    "collect",
    "settle",
    "seat",
    "alms-giver",
    "alms-receiver",
    "assembly-player",
    "break-card",
    "break-queue",
    "business-marker",
    "conspiracy-visitor",
    "ejection-card",
    "ejection-queue",
    "fish-visitor",
    "gift",
    "gossip-place",
    "haste-marker",
    "haste-visitor",
    "latrine-change-first",
    "latrine-change-second",
    "line-cutter-card",
    "rats-marker",
    "rats-source",
    "regular-queue",
    "state-visit-discard",
    "state-visit-keep",
    "agrippina",
    "octavian",
    "pliny-marker",
    "seneca",
    "vercingetorix",
    "draft-seat",
    "fee-or-upgrade",
    "lay-upgrade",
    "bread-and-games",
    "campaign-citizen",
    "campaign-pay",
    "coliseum",
    "event-order",
    "senate-schemes",
    "take-marker",
    "tumult-card",
    "tumult-position",
    "ceres",
    "favour-swap",
    "juno-marker",
    "juno-source",
    "minerva-card",
    "minerva-marker",
]
KIND_NUMBERS: Final = {kind: number + 1 for number, kind in enumerate(KINDS)}
SPOT_NUMBERS: Final = {name: spot + 1 for spot, name in enumerate(SPOT_NAMES)}
CLASS_NUMBERS: Final = {name: klass + 1 for klass, name in enumerate(CLASSES)}
UPGRADE_NUMBERS: Final = {key: upgrade + 1 for upgrade, key in enumerate(UPGRADE_KEYS)}

ONE_DIGIT: Final = 9  # durations and fees as printed
MOST_FEE: Final = 99
MOST_MARKERS: Final = 99
MOST_ROMANS: Final = ORDINARY + len(FAMOUS_KEYS)
MOST_CARDS: Final = 99
CLASS_WORDS: Final = "0 nobody, 1 senator, 2 citizen, 3 slave, 4 woman"


class NonOletObserver(Observer):
    """The layout of a table, and what its seats see."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.famous: bool = FAMOUS in options.modules
        self.upgrades: bool = UPGRADES in options.modules
        self.klass: list[int] = options.values.klass
        self.duration: list[int] = options.values.duration
        self.fee: list[int] = options.values.fee
        self.layout = self._layout()
        # Where what is written begins.
        self.columns: int = 4 if self.famous else 3  # numbers for a Roman
        self.piles = self.layout.field("Roman pile").offset
        self.actions = self.layout.field("action pile").offset
        self.hand = self.layout.field("hand").offset
        self.first_player = self.layout.field("own: money").offset
        self.player_size = self.layout.field("left 1: money").offset - self.first_player

    def _layout(self) -> Layout:
        layout = Layout()
        players = self.options.players
        layout.add("seat", 1, players - 1, "The own seat, 0 for A: moves name seats by their letters.")
        layout.add("asked", 1, players, "Whom the table waits for: 0 nobody, 1 the own seat, 2 the next clockwise …")
        layout.add("active", 1, players, "Whose turn it is, counted like `asked`.")
        layout.add("stage", 1, len(STAGES) - 1, f"The stage of the turn: {_numbered(STAGES, 0)}.")
        layout.add("question", 1, len(KINDS), "What is asked: 0 nothing, else the number of the question (see below).")
        layout.add("rich slaves", 1, 1, "Whether Rich slaves is in force: slaves pay twice.")
        layout.add("about player", 1, players, "Whom the question is about, counted like `asked`.")
        layout.add("about spot", 1, SPOTS, f"Which spot it is about: 0 none, {_numbered(SPOT_NAMES, 1)}.")
        layout.add("about class", 1, len(CLASSES), f"Which class of Romans it is about: {CLASS_WORDS}.")
        layout.add("about count", 1, HIGHEST, "How many are still to be chosen, or have been.")
        self._add_romans(layout, "about Roman", 1, "The Roman that it is about")
        if self.upgrades:
            layout.add(
                "about upgrade",
                1,
                len(UPGRADE_KEYS),
                f"The upgrade that it is about: 0 none, {_numbered(UPGRADE_KEYS, 1)}.",
            )
        layout.add("Roman pile", 1, MOST_ROMANS, "How many Romans lie in the pile.")
        layout.add("Roman discard", 1, MOST_ROMANS, "How many Romans lie in the discard.")
        layout.add("discarded classes", len(CLASSES), MOST_ROMANS, "How many Romans of each class lie in the discard.")
        self._add_romans(layout, "top of discard", 1, "The Roman on top of the discard")
        layout.add("action pile", 1, MOST_CARDS, "How many action cards lie in the pile.")
        layout.add(
            "action discard",
            CARDS,
            MOST_CARDS,
            f"How many of each action card lie in the discard: {', '.join(CARD_KEYS)}.",
        )
        layout.add("hand", CARDS, MOST_CARDS, "How many of each action card the own hand holds, in the same order.")
        self._add_romans(layout, "shown", MOST_SHOWN, "Romans laid open, or dealt to this seat by an event")
        for step in range(players):
            self._add_player(layout, seat_name(step))
        for module in make_modules(self.options.modules):
            module.add_fields(layout, self.options.players)
        return layout

    def _add_romans(self, layout: Layout, name: str, size: int, meaning: str) -> None:
        layout.add(f"{name}: class", size, len(CLASSES), f"{meaning}: {CLASS_WORDS}.")
        layout.add(f"{name}: duration", size, ONE_DIGIT, f"{meaning}: how many turns he stays.")
        layout.add(f"{name}: fee", size, MOST_FEE, f"{meaning}: what he pays, with the coins that lie on him.")
        if self.famous:
            layout.add(
                f"{name}: famous",
                size,
                len(FAMOUS_KEYS),
                f"{meaning}: 0, or which famous Roman, numbered as for visitors.",
            )

    def _add_player(self, layout: Layout, who: str) -> None:
        layout.add(f"{who}: money", 1, HIGHEST, "Sesterces in the purse; 255 and more are 255.")
        if self.options.win_by_earned:
            layout.add(f"{who}: earned", 1, HIGHEST, "Sesterces earned, which decide under this house rule.")
        layout.add(f"{who}: hand size", 1, MOST_CARDS, "How many action cards the hand holds.")
        layout.add(f"{who}: villas", 1, PLACES - SEATS, "How many villas belong to the latrine.")
        layout.add(f"{who}: visitors' class", SPOTS, len(CLASSES), f"Who sits on each spot: {CLASS_WORDS}.")
        layout.add(f"{who}: visitors' markers", SPOTS, MOST_MARKERS, "Turn markers on the visitor of each spot.")
        layout.add(f"{who}: visitors' fee", SPOTS, MOST_FEE, "What the visitor of each spot would pay now.")
        if self.famous:
            layout.add(
                f"{who}: visitors famous",
                SPOTS,
                len(FAMOUS_KEYS),
                f"Who is famous: 0 nobody, {_numbered(FAMOUS_KEYS, 1)}.",
            )
        layout.add(f"{who}: queue", 1, MOST_ROMANS, "How many Romans wait in the queue.")
        self._add_romans(layout, f"{who}: queue", QUEUE, "The first five Romans of the queue")

    def observe(self, view: View) -> bytes:
        assert isinstance(view, NonOletView)
        table = view._table  # its lists as they are: copies of them took longer than all the rest
        seen = self._seen(table)
        own = max(view.seat, 0)
        players = self.options.players
        parts: list[bytes | bytearray] = [self._question(table, own)]
        parts.append(self._romans(table, seen))
        parts.append(self._actions(table, seen))
        parts.append(self._hand(table, view))
        for step in range(players):
            parts.append(self._player(table, seen, (own + step) % players))
        if table.modules:
            numbers: list[int] = []
            for module in table.modules:
                module.add_numbers(table, own, numbers)
            parts.append(bytes(numbers))
        return b"".join(parts)

    def _seen(self, table: Table) -> Seen:
        """What was written at the last question; anew where more may have changed than what is compared."""
        seen = table.seen
        if seen is not None and not table.modules and seen.rich_slaves == table.rich_slaves:
            return seen
        rows = [bytearray(ZEROS[: self.player_size]) for player in range(self.options.players)]
        romans = bytearray(ZEROS[: self.actions - self.piles])
        fresh = Seen(self.options.players, romans, bytearray(ZEROS[: self.hand - self.actions]), rows)
        fresh.rich_slaves = table.rich_slaves
        table.seen = fresh
        return fresh

    def _question(self, table: Table, own: int) -> bytearray:
        row = bytearray(ZEROS[: self.piles])
        if own:
            row[0] = own
        players = self.options.players
        row[2] = relative(table.active, own, players)
        row[3] = table.stage
        if table.rich_slaves:
            row[5] = 1
        question = table.question
        if question is not None:
            row[1] = relative(question.player, own, players)
            row[4] = KIND_NUMBERS[question.kind]
            about = table.agenda[-1].about(table)
            if about:
                self._write_about(table, about, own, row)
        return row

    def _write_about(self, table: Table, about: dict[str, int | str], own: int, row: bytearray) -> None:
        for name, fact in about.items():
            if isinstance(fact, int):
                if name == "player":
                    row[6] = relative(fact, own, self.options.players)
                elif name != "roman":
                    row[9] = min(fact, HIGHEST)
                elif fact != NOBODY:
                    self._write_romans(table, [fact], 1, 10, row)
            elif name == "spot":
                row[7] = SPOT_NUMBERS[fact]
            elif name == "class":
                row[8] = CLASS_NUMBERS[fact]
            elif name == "upgrade" and self.upgrades:
                row[self.piles - 1] = UPGRADE_NUMBERS[fact]

    def _romans(self, table: Table, seen: Seen) -> bytearray:
        """The pile of Romans and their discard."""
        row = seen.romans_row
        row[0] = len(table.roman_pile)
        discard = table.roman_discard
        counted = seen.romans
        if counted != discard:
            if counted != discard[: len(counted)]:
                counted.clear()
                row[1:] = ZEROS[: len(row) - 1]
            for index in range(len(counted), len(discard)):
                counted.append(discard[index])
                row[2 + self.klass[discard[index]]] += 1
            row[1] = len(discard)
            if discard:
                self._write_romans(table, discard[-1:], 1, 2 + len(CLASSES), row)
        return row

    def _actions(self, table: Table, seen: Seen) -> bytearray:
        """The same of the action cards."""
        row = seen.actions_row
        row[0] = min(len(table.action_pile), MOST_CARDS)
        discard = table.action_discard
        counted = seen.actions
        if counted != discard:
            if counted != discard[: len(counted)]:
                counted.clear()
                row[1:] = ZEROS[: len(row) - 1]
            for index in range(len(counted), len(discard)):
                counted.append(discard[index])
                row[1 + discard[index]] += 1
        return row

    def _hand(self, table: Table, view: NonOletView) -> bytearray:
        row = bytearray(ZEROS[: self.first_player - self.hand])
        if view.seat >= 0:
            hand = table.hands[view.seat]
            for card in hand:
                row[card] = hand.count(card)
        if table.shown or table.modules:  # which deal Romans to some seats
            self._write_romans(table, view.shown, MOST_SHOWN, CARDS, row)
        return row

    def _write_romans(self, table: Table, romans: list[int], places: int, first: int, row: bytearray) -> None:
        """Romans that have no markers, on so many places."""
        klass = self.klass
        duration = self.duration
        fee = self.fee
        coins = table.coins
        at = first
        for roman in romans:
            row[at] = klass[roman] + 1
            row[at + places] = duration[roman]
            row[at + 2 * places] = min(fee[roman] + coins[roman], MOST_FEE)
            if self.famous and roman >= ORDINARY:
                row[at + 3 * places] = roman - ORDINARY + 1
            at += 1
            if at == first + places:
                break

    def _player(self, table: Table, seen: Seen, player: int) -> bytearray:
        """What everybody sees of a player."""
        row = seen.rows[player]
        begin = 1
        money = table.money[player]
        if money != seen.money[player]:
            seen.money[player] = money
            row[0] = min(money, HIGHEST)
        if self.options.win_by_earned:
            row[begin] = min(table.earned[player], HIGHEST)
            begin += 1
        row[begin] = min(len(table.hands[player]), MOST_CARDS)
        villas = table.villas[player]
        most = villas
        if villas != seen.villas[player]:
            most = max(villas, seen.villas[player])
            seen.villas[player] = villas
            row[begin + 1] = villas
        begin += 2
        first = player * SPOTS
        at = table.at
        markers = table.markers
        seen_at = seen.at
        seen_markers = seen.markers
        for spot in range((SEATS + most) * 2):
            roman = at[first + spot]
            if roman != seen_at[first + spot] or markers[first + spot] != seen_markers[first + spot]:
                seen_at[first + spot] = roman
                seen_markers[first + spot] = markers[first + spot]
                self._write_visitor(table, player, spot, begin + spot, row)
        queue = table.queues[player]
        if queue != seen.queues[player]:
            seen.queues[player] = queue[:]
            begin += SPOTS * self.columns
            row[begin:] = ZEROS[: 1 + QUEUE * self.columns]
            row[begin] = len(queue)
            self._write_romans(table, queue, QUEUE, begin + 1, row)
        return row

    def _write_visitor(self, table: Table, player: int, spot: int, at: int, row: bytearray) -> None:
        roman = table.at[player * SPOTS + spot]
        if roman == NOBODY:
            row[at] = row[at + SPOTS] = row[at + 2 * SPOTS] = 0
            return  # (with famous Romans there is a module, and all is written anew)
        row[at] = self.klass[roman] + 1
        row[at + SPOTS] = min(table.markers[player * SPOTS + spot], MOST_MARKERS)
        row[at + 2 * SPOTS] = min(table.fee_due(player, spot), MOST_FEE)
        if self.famous:
            row[at + 3 * SPOTS] = max(roman - ORDINARY + 1, 0)


def _numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
