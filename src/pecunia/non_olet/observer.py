"""A seat's knowledge of a table of Pecunia non olet, as a row of small numbers."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.view import View
from pecunia.non_olet.engine.module_names import FAMOUS, FAMOUS_KEYS, ORDINARY, UPGRADE_KEYS, UPGRADES
from pecunia.non_olet.engine.modules.manifest import make_modules
from pecunia.non_olet.engine.names import (
    CARD_KEYS,
    CARDS,
    CLASSES,
    NOBODY,
    PLACES,
    QUEUE,
    SEATS,
    SPOT_NAMES,
    SPOTS,
    STAGES,
)
from pecunia.non_olet.engine.notation import MAX_SHOWN
from pecunia.non_olet.engine.options import Options
from pecunia.non_olet.engine.questions import QUESTIONS
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.module_observers import ModuleObserver, observers_of
from pecunia.observers.layout import HIGHEST, Layout, seat_name
from pecunia.observers.observer import ZEROS, Observer, count, put, relative

# 0 once the game is over, 1 for the first question.
KIND_NUMBERS: Final = {kind: number + 1 for number, kind in enumerate(QUESTIONS)}
SPOT_NUMBERS: Final = {name: spot + 1 for spot, name in enumerate(SPOT_NAMES)}
CLASS_NUMBERS: Final = {name: klass + 1 for klass, name in enumerate(CLASSES)}
UPGRADE_NUMBERS: Final = {key: upgrade + 1 for upgrade, key in enumerate(UPGRADE_KEYS)}

ONE_DIGIT: Final = 9  # durations and fees as printed
MAX_FEE: Final = 99
MAX_MARKERS: Final = 99
MAX_ROMANS: Final = ORDINARY + len(FAMOUS_KEYS)
MAX_CARDS: Final = 99
CLASS_WORDS: Final = "0 nobody, 1 senator, 2 citizen, 3 slave, 4 woman"


class NonOletObserver(Observer):
    """The layout of a table, and what its seats see."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.famous: bool = FAMOUS in options.modules
        self.upgrades: bool = UPGRADES in options.modules
        # The printed values of the cards, as bytes: in compiled code a lookup is a single load.
        self.klass = bytes(options.values.klass)
        self.duration = bytes(options.values.duration)
        self.fee = bytes(options.values.fee)
        self.modules: list[ModuleObserver] = observers_of(make_modules(options.modules))
        self.layout = self._layout()
        # Zeros, to be overwritten.
        columns = 4 if self.famous else 3  # numbers for a Roman
        self.about_nothing = ZEROS[: 4 + columns + (1 if self.upgrades else 0)]
        self.no_classes = ZEROS[: len(CLASSES)]
        self.no_cards = ZEROS[:CARDS]
        self.no_visitors = ZEROS[: SPOTS * columns]
        self.no_roman = ZEROS[:columns]
        self.none_shown = ZEROS[: MAX_SHOWN * columns]
        self.no_queue = ZEROS[: QUEUE * columns]

    def _layout(self) -> Layout:
        layout = Layout()
        players = self.options.players
        layout.add("seat", 1, players - 1, "The own seat, 0 for A: moves name seats by their letters.")
        layout.add("asked", 1, players, "Whom the table waits for: 0 nobody, 1 the own seat, 2 the next clockwise …")
        layout.add("active", 1, players, "Whose turn it is, counted like `asked`.")
        layout.add("stage", 1, len(STAGES) - 1, f"The stage of the turn: {_numbered(STAGES, 0)}.")
        layout.add(
            "question", 1, len(QUESTIONS), "What is asked: 0 nothing, else the number of the question (see below)."
        )
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
        layout.add("Roman pile", 1, MAX_ROMANS, "How many Romans lie in the pile.")
        layout.add("Roman discard", 1, MAX_ROMANS, "How many Romans lie in the discard.")
        layout.add("discarded classes", len(CLASSES), MAX_ROMANS, "How many Romans of each class lie in the discard.")
        self._add_romans(layout, "top of discard", 1, "The Roman on top of the discard")
        layout.add("action pile", 1, MAX_CARDS, "How many action cards lie in the pile.")
        layout.add(
            "action discard",
            CARDS,
            MAX_CARDS,
            f"How many of each action card lie in the discard: {', '.join(CARD_KEYS)}.",
        )
        layout.add("hand", CARDS, MAX_CARDS, "How many of each action card the own hand holds, in the same order.")
        self._add_romans(layout, "shown", MAX_SHOWN, "Romans laid open, or dealt to this seat by an event")
        for step in range(players):
            self._add_player(layout, seat_name(step))
        for module in self.modules:
            module.add_fields(layout, self.options.players)
        return layout

    def _add_romans(self, layout: Layout, name: str, size: int, meaning: str) -> None:
        layout.add(f"{name}: class", size, len(CLASSES), f"{meaning}: {CLASS_WORDS}.")
        layout.add(f"{name}: duration", size, ONE_DIGIT, f"{meaning}: how many turns he stays.")
        layout.add(f"{name}: fee", size, MAX_FEE, f"{meaning}: what he pays, with the coins that lie on him.")
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
        layout.add(f"{who}: hand size", 1, MAX_CARDS, "How many action cards the hand holds.")
        layout.add(f"{who}: villas", 1, PLACES - SEATS, "How many villas belong to the latrine.")
        layout.add(f"{who}: visitors' class", SPOTS, len(CLASSES), f"Who sits on each spot: {CLASS_WORDS}.")
        layout.add(f"{who}: visitors' markers", SPOTS, MAX_MARKERS, "Turn markers on the visitor of each spot.")
        layout.add(f"{who}: visitors' fee", SPOTS, MAX_FEE, "What the visitor of each spot would pay now.")
        if self.famous:
            layout.add(
                f"{who}: visitors famous",
                SPOTS,
                len(FAMOUS_KEYS),
                f"Who is famous: 0 nobody, {_numbered(FAMOUS_KEYS, 1)}.",
            )
        layout.add(f"{who}: queue", 1, MAX_ROMANS, "How many Romans wait in the queue.")
        self._add_romans(layout, f"{who}: queue", QUEUE, "The first five Romans of the queue")

    def write(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, NonOletView)
        table = view._table  # the table's own lists: copying them took longer than everything else
        own = max(view.seat, 0)
        players = self.options.players
        self._write_question(table, own, out)
        self._write_piles(table, out)
        self._write_hand(table, view, out)
        for player in range(own, players):
            self._write_player(table, player, out)
        for player in range(own):
            self._write_player(table, player, out)
        for number, module in enumerate(self.modules):
            module.write(table.modules[number], table, own, out)

    def _write_question(self, table: Table, own: int, out: BytesWriter) -> None:
        players = self.options.players
        first: i64 = len(out)
        question = table.question
        out.append(own)
        out.append(0 if question is None else relative(question.player, own, players))
        out.append(relative(table.active, own, players))
        out.append(table.stage)
        out.append(0 if question is None else KIND_NUMBERS[question.kind])
        out.append(1 if table.rich_slaves else 0)
        out.write(self.about_nothing)
        if question is not None:
            about = table.agenda[-1].about(table)
            if about:
                self._write_about(table, about, own, first, out)

    def _write_about(self, table: Table, about: dict[str, int | str], own: int, first: i64, out: BytesWriter) -> None:
        for name, fact in about.items():
            if isinstance(fact, int):
                if name == "player":
                    put(relative(fact, own, self.options.players), first + 6, out)
                elif name != "roman":
                    put(min(fact, HIGHEST), first + 9, out)
                elif fact != NOBODY:
                    self._put_roman(table, fact, 1, first + 10, out)
            elif name == "spot":
                put(SPOT_NUMBERS[fact], first + 7, out)
            elif name == "class":
                put(CLASS_NUMBERS[fact], first + 8, out)
            elif name == "upgrade" and self.upgrades:
                put(UPGRADE_NUMBERS[fact], len(out) - 1, out)

    def _write_piles(self, table: Table, out: BytesWriter) -> None:
        """The piles of Romans and of action cards, and their discards."""
        klass = self.klass
        discard = table.roman_discard
        out.append(len(table.roman_pile))
        out.append(len(discard))
        first: i64 = len(out)
        out.write(self.no_classes)
        for roman in discard:
            count(first + klass[roman], out)
        self._write_romans(table, discard[-1:], 1, self.no_roman, out)
        out.append(min(len(table.action_pile), MAX_CARDS))
        self._write_cards(table.action_discard, out)

    def _write_cards(self, cards: list[int], out: BytesWriter) -> None:
        first: i64 = len(out)
        out.write(self.no_cards)
        for card in cards:
            count(first + card, out)

    def _write_hand(self, table: Table, view: NonOletView, out: BytesWriter) -> None:
        if view.seat >= 0:
            self._write_cards(table.hands[view.seat], out)
        else:
            out.write(self.no_cards)
        if table.shown or table.modules:  # modules deal Romans to some seats
            self._write_romans(table, view.shown, MAX_SHOWN, self.none_shown, out)
        else:
            out.write(self.none_shown)

    def _write_romans(self, table: Table, romans: list[int], places: i64, nobody: bytes, out: BytesWriter) -> None:
        """Romans without markers, on so many places."""
        at: i64 = len(out)
        behind = at + places
        out.write(nobody)
        for roman in romans:
            self._put_roman(table, roman, places, at, out)
            at += 1
            if at == behind:
                break

    def _put_roman(self, table: Table, roman: i64, places: i64, at: i64, out: BytesWriter) -> None:
        put(self.klass[roman] + 1, at, out)
        put(self.duration[roman], at + places, out)
        fee: i64 = self.fee[roman]
        if table.modules:  # modules lay coins on Romans
            fee = min(fee + table.coins[roman], MAX_FEE)
        put(fee, at + 2 * places, out)
        if self.famous and roman >= ORDINARY:
            put(roman - ORDINARY + 1, at + 3 * places, out)

    def _write_player(self, table: Table, player: i64, out: BytesWriter) -> None:
        """The public facts about a player."""
        villas = table.villas[player]
        out.append(min(table.money[player], HIGHEST))
        if self.options.win_by_earned:
            out.append(min(table.earned[player], HIGHEST))
        out.append(min(len(table.hands[player]), MAX_CARDS))
        out.append(villas)
        at: i64 = len(out)
        out.write(self.no_visitors)
        first = player * SPOTS
        spots: i64 = (SEATS + villas) * 2
        for spot in range(spots):
            roman: i64 = table.at[first + spot]
            if roman != NOBODY:
                put(self.klass[roman] + 1, at + spot, out)
                put(min(table.markers[first + spot], MAX_MARKERS), at + SPOTS + spot, out)
                put(min(table.fee_due(player, spot), MAX_FEE), at + 2 * SPOTS + spot, out)
                if roman >= ORDINARY:
                    put(roman - ORDINARY + 1, at + 3 * SPOTS + spot, out)
        queue = table.queues[player]
        out.append(len(queue))
        self._write_romans(table, queue, QUEUE, self.no_queue, out)


def _numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
