"""What a seat at a table of Pecunia non olet may know, as a row of small numbers."""

from typing import Final

from pecunia.core.observation import HIGHEST, Layout, Observer, relative, seat_name
from pecunia.core.view import View
from pecunia.non_olet.module_names import FAMOUS, FAMOUS_KEYS, ORDINARY, UPGRADE_KEYS, UPGRADES
from pecunia.non_olet.modules.manifest import make_modules
from pecunia.non_olet.names import CARD_KEYS, CARDS, CLASSES, NOBODY, PLACES, QUEUE, SEATS, SPOT_NAMES, SPOTS, STAGES
from pecunia.non_olet.notation import MOST_SHOWN
from pecunia.non_olet.options import Options
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

    def observe(self, view: View) -> list[int]:
        assert isinstance(view, NonOletView)
        players = self.options.players
        own = max(view.seat, 0)
        row = [own, relative(view.asked, own, players), relative(view.active, own, players), view.stage]
        kind = view.kind
        row.append(KIND_NUMBERS[kind] if kind else 0)
        row.append(1 if view.rich_slaves else 0)
        self._write_about(view, own, row)
        self._write_piles(view, row)
        self._write_counts(view.hand, row)
        self._write_romans(view, view.shown, MOST_SHOWN, row)
        for step in range(players):
            self._write_player(view, (own + step) % players, row)
        view.add_module_numbers(own, row)
        return row

    def _write_about(self, view: NonOletView, own: int, row: list[int]) -> None:
        about = view.about if view.asked >= 0 else {}
        player = spot = klass = count = upgrade = 0
        roman = NOBODY
        for name, fact in about.items():
            if isinstance(fact, int):
                if name == "player":
                    player = relative(fact, own, self.options.players)
                elif name == "roman":
                    roman = fact
                else:
                    count = min(fact, HIGHEST)
            elif name == "spot":
                spot = SPOT_NUMBERS[fact]
            elif name == "class":
                klass = CLASS_NUMBERS[fact]
            elif name == "upgrade":
                upgrade = UPGRADE_NUMBERS[fact]
        row.append(player)
        row.append(spot)
        row.append(klass)
        row.append(count)
        self._write_romans(view, [] if roman == NOBODY else [roman], 1, row)
        if self.upgrades:
            row.append(upgrade)

    def _write_piles(self, view: NonOletView, row: list[int]) -> None:
        discard = view.roman_discard
        row.append(view.romans_left)
        row.append(len(discard))
        classes = [0] * len(CLASSES)
        for roman in discard:
            classes[self.klass[roman]] += 1
        row.extend(classes)
        self._write_romans(view, discard[-1:], 1, row)
        row.append(min(view.actions_left, MOST_CARDS))
        self._write_counts(view.action_discard, row)

    def _write_counts(self, cards: list[int], row: list[int]) -> None:
        """How many of each action card."""
        first = len(row)
        row.extend([0] * CARDS)
        for card in cards:
            row[first + card] += 1

    def _write_romans(self, view: NonOletView, romans: list[int], places: int, row: list[int]) -> None:
        """Romans that have no markers, on so many places."""
        first = len(row)
        row.extend([0] * (places * (4 if self.famous else 3)))
        for index in range(min(len(romans), places)):
            roman = romans[index]
            at = first + index
            row[at] = self.klass[roman] + 1
            row[at + places] = self.duration[roman]
            row[at + 2 * places] = min(self.fee[roman] + view.coins(roman), MOST_FEE)
            if self.famous and roman >= ORDINARY:
                row[at + 3 * places] = roman - ORDINARY + 1

    def _write_player(self, view: NonOletView, player: int, row: list[int]) -> None:
        row.append(min(view.money(player), HIGHEST))
        if self.options.win_by_earned:
            row.append(min(view.earned(player), HIGHEST))
        row.append(min(view.hand_size(player), MOST_CARDS))
        row.append(view.villas(player))
        first = len(row)
        row.extend([0] * (SPOTS * (4 if self.famous else 3)))
        for spot in view.visitors(player):
            roman = view.roman(player, spot)
            at = first + spot
            row[at] = self.klass[roman] + 1
            row[at + SPOTS] = min(view.markers(player, spot), MOST_MARKERS)
            row[at + 2 * SPOTS] = min(view.fee_due(player, spot), MOST_FEE)
            if self.famous and roman >= ORDINARY:
                row[at + 3 * SPOTS] = roman - ORDINARY + 1
        queue = view.queue(player)
        row.append(len(queue))
        self._write_romans(view, queue, QUEUE, row)


def _numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
