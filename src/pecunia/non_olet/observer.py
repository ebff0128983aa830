"""A seat's knowledge of a table of Pecunia non olet, as a row of small numbers, and its moves as slots."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.moves import Move, Question
from pecunia.core.view import View
from pecunia.non_olet import observer_fields as at
from pecunia.non_olet.engine.module_names import MODULES, ORDINARY, UPGRADE_KEYS
from pecunia.non_olet.engine.modules.modules_in_play import make_modules
from pecunia.non_olet.engine.modules.secrets import Schemes, SecretStep
from pecunia.non_olet.engine.names import CLASSES, DRAFT, MAX_PLAYERS, NOBODY, SEATS, SPOT_NAMES, SPOTS
from pecunia.non_olet.engine.notation import (
    ACTIONS,
    FAMILY_OF,
    INDEX_OF,
    LONGEST_QUEUE,
    MAX_SHOWN,
    MOVES,
    PLAYER,
    QUEUE_CARD,
    VISITOR_OF,
)
from pecunia.non_olet.engine.options import Options
from pecunia.non_olet.engine.questions import QUESTIONS
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.module_observers import ModuleObserver, observers_of, printed_rules
from pecunia.observers import layout as layouts
from pecunia.observers.layout import Layout, MoveSlots
from pecunia.observers.observer import NO_SLOT, ZEROS, Observer, count, put, relative, write_move

# 0 once the game is over, 1 for the first question.
KIND_NUMBERS: Final = {kind: number + 1 for number, kind in enumerate(QUESTIONS)}
SPOT_NUMBERS: Final = {name: spot + 1 for spot, name in enumerate(SPOT_NAMES)}
CLASS_NUMBERS: Final = {name: klass + 1 for klass, name in enumerate(CLASSES)}
UPGRADE_NUMBERS: Final = {key: upgrade + 1 for upgrade, key in enumerate(UPGRADE_KEYS)}

# What is done to a player: one of his visitors is chosen, a Roman of his queue, or he himself.
VERBS: Final = SPOTS + LONGEST_QUEUE + 1
# The moves that concern no player in particular have slots in the order of their numbers.
TABLE_MOVES: Final[list[int]] = [
    number for number in range(ACTIONS) if FAMILY_OF[number] not in (VISITOR_OF, QUEUE_CARD, PLAYER)
]
LAYOUT: Final = Layout("non-olet", at.VERSION, at.BLOCKS, MoveSlots(len(TABLE_MOVES), {layouts.PLAYER: VERBS}))


def _slot_of(number: int, own: int, players: int) -> int:
    """The slot of a move for the player `own`."""
    family = FAMILY_OF[number]
    if family not in (VISITOR_OF, QUEUE_CARD, PLAYER):
        return TABLE_MOVES.index(number)
    index = INDEX_OF[number]
    things = SPOTS if family == VISITOR_OF else LONGEST_QUEUE if family == QUEUE_CARD else 1
    player = index // things
    if player >= players:
        return NO_SLOT
    verb = index % things + (0 if family == VISITOR_OF else SPOTS if family == QUEUE_CARD else SPOTS + LONGEST_QUEUE)
    return len(TABLE_MOVES) + (player - own) % players * VERBS + verb


class SlotTables:
    """Slots by the number of a move and moves by slot, for each seat at a table with so many players."""

    def __init__(self, players: int) -> None:
        self.slots: list[list[int]] = []
        self.moves: list[list[int]] = []
        for own in range(players):
            slots = [_slot_of(number, own, players) for number in range(ACTIONS)]
            moves = [NO_SLOT] * LAYOUT.moves.slots
            for number, slot in enumerate(slots):
                if slot != NO_SLOT:
                    moves[slot] = number
            self.slots.append(slots)
            self.moves.append(moves)


SLOT_TABLES: Final[list[SlotTables]] = [SlotTables(players) for players in range(MAX_PLAYERS + 1)]


class NonOletObserver(Observer):
    """What the seats of tables with these options see."""

    def __init__(self, options: Options) -> None:
        self.layout = LAYOUT
        self.options = options
        self.players: i64 = options.players
        self.slot_tables = SLOT_TABLES[options.players]
        values = options.values
        # The printed values of the cards, as bytes: in compiled code a lookup is a single load.
        self.klass = bytes(values.klass)
        self.duration = bytes([min(duration, at.LONGEST_STAY) for duration in values.duration])
        self.fee = bytes([min(fee, at.MAX_FEE) for fee in values.fee])
        self.kind = bytes([_kind(*printed) for printed in zip(values.klass, values.duration, values.fee)])
        self.modules: list[ModuleObserver] = observers_of(make_modules(options.modules))
        self.empty = self._empty_row()

    def __reduce__(self) -> tuple[object, ...]:
        return NonOletObserver, (self.options,)

    def _empty_row(self) -> bytes:
        """The row of a table with these options on which nothing lies."""
        options = self.options
        row = bytearray(ZEROS[: LAYOUT.size])
        row[at.PLAYERS] = options.players
        row[at.OLD] = 1 if options.edition == 2005 else 0
        for number, module in enumerate(MODULES):
            row[at.MODULE + number] = 1 if module in options.modules else 0
        row[at.DARK_RED] = 1 if options.dark_red else 0
        row[at.OPEN_DRAFT] = 1 if options.open_draft else 0
        row[at.TARGET] = min(options.target, at.MAX_MONEY)
        row[at.TARGET_COARSE] = min(options.target // at.COARSE, at.MAX_FOURS)
        row[at.TIMING] = options.finished_timing
        row[at.QUEUE_CAP] = 1 if options.queue_cap else 0
        row[at.BY_EARNED] = 1 if options.win_by_earned else 0
        row[at.PAID_ONLY] = 1 if options.leave_paid_only else 0
        row[at.UPGRADE_ONCE] = 1 if options.upgrade_once else 0
        printed_rules(options, row)
        for player in range(options.players):
            row[at.TABLE_SIZE + player * at.PLAYER_SIZE + at.PRESENT] = 1
            row[at.TABLE_SIZE + player * at.PLAYER_SIZE + at.PLACE] = player
        return bytes(row)

    def write(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, NonOletView)
        table = view._table  # the table's own lists: copying them took longer than everything else
        own = max(view.seat, 0)
        first: i64 = len(out)
        out.write(self.empty)
        self._write_question(table, own, first, out)
        self._write_romans_away(table, view, first, out)
        self._write_actions(table, view.seat, first, out)
        block: i64 = first + at.TABLE_SIZE
        player: i64 = own
        for _step in range(self.players):
            self._write_player(table, player, block, out)
            player += 1
            if player == self.players:
                player = 0
            block += at.PLAYER_SIZE
        for number, module in enumerate(self.modules):
            module.write(table.modules[number], table, own, first, out)

    def _write_question(self, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        players = self.options.players
        question = table.question
        players_at: i64 = first + at.TABLE_SIZE
        put(own, first + at.SEAT, out)
        active = relative(table.active, own, players)
        put(active, first + at.ACTIVE, out)
        put(1, players_at + (active - 1) * at.PLAYER_SIZE + at.IS_ACTIVE, out)
        begins = relative(self.options.start, own, players)
        put(1, players_at + (begins - 1) * at.PLAYER_SIZE + at.BEGINS, out)
        put(table.stage, first + at.STAGE, out)
        if table.rich_slaves:
            put(1, first + at.RICH_SLAVES, out)
        if table.due:
            put(min(len(table.due), SPOTS), first + at.DUE, out)
        if table.shielded != NOBODY and table.stage != DRAFT:  # Venus protects once the favours are dealt
            shielded = relative(table.shielded, own, players)
            put(1, players_at + (shielded - 1) * at.PLAYER_SIZE + at.SHIELDED, out)
        if question is None:
            return
        asked = relative(question.player, own, players)
        put(asked, first + at.ASKED, out)
        put(1, players_at + (asked - 1) * at.PLAYER_SIZE + at.IS_ASKED, out)
        put(KIND_NUMBERS[question.kind], first + at.QUESTION, out)
        about = table.agenda[-1].about(table)
        if about:
            self._write_about(table, about, own, first, out)

    def _write_about(self, table: Table, about: dict[str, int | str], own: int, first: i64, out: BytesWriter) -> None:
        for name, fact in about.items():
            if isinstance(fact, int):
                if name == "player":
                    player = relative(fact, own, self.options.players)
                    put(player, first + at.ABOUT_PLAYER, out)
                    put(1, first + at.TABLE_SIZE + (player - 1) * at.PLAYER_SIZE + at.IS_ABOUT, out)
                elif name != "roman":
                    put(min(fact, at.MAX_MARKERS), first + at.ABOUT_COUNT, out)
                elif fact != NOBODY:
                    self._put_roman(table, fact, 1, first + at.ABOUT_ROMAN, out)
            elif name == "spot":
                put(SPOT_NUMBERS[fact], first + at.ABOUT_SPOT, out)
            elif name == "class":
                put(CLASS_NUMBERS[fact], first + at.ABOUT_CLASS, out)
            elif name == "upgrade":
                put(UPGRADE_NUMBERS[fact], first + at.ABOUT_UPGRADE, out)

    def _write_romans_away(self, table: Table, view: NonOletView, first: i64, out: BytesWriter) -> None:
        """The Romans of the pile, of the discard, and those that are shown."""
        pile = table.roman_pile
        discard = table.roman_discard
        put(len(pile), first + at.PILE, out)
        self._count_romans(pile, first + at.UNSEEN, first + at.FAMOUS_UNSEEN, out)
        if discard:
            put(len(discard), first + at.DISCARD, out)
            self._put_roman(table, discard[-1], 1, first + at.TOP, out)
            self._count_romans(discard, first + at.DISCARDED, first + at.FAMOUS_GONE, out)
        shown = table.shown
        if table.modules:  # events deal Romans to some seats
            top = table.agenda[-1]
            if isinstance(top, SecretStep):
                hidden = top.hidden_romans(view.seat)
                self._count_romans(hidden, first + at.UNSEEN, first + at.FAMOUS_UNSEEN, out)
                shown = view.shown
        if shown:
            self._put_romans(table, shown, MAX_SHOWN, first + at.SHOWN, out)

    def _count_romans(self, romans: list[int], first: i64, famous: i64, out: BytesWriter) -> None:
        """Count Romans by kind; famous ones also by name."""
        kind = self.kind
        for roman in romans:
            count(first + kind[roman], at.MAX_OF_A_KIND, out)
            if roman >= ORDINARY:
                put(1, famous + roman - ORDINARY, out)

    def _write_actions(self, table: Table, seat: int, first: i64, out: BytesWriter) -> None:
        put(min(len(table.action_pile), at.MAX_CARDS), first + at.ACTION_PILE, out)
        self._count_cards(table.action_pile, first + at.CARDS_UNSEEN, out)
        self._count_cards(table.action_discard, first + at.CARDS_GONE, out)
        for player, hand in enumerate(table.hands):
            self._count_cards(hand, first + (at.HAND if player == seat else at.CARDS_UNSEEN), out)
        if table.modules and seat >= 0:
            top = table.agenda[-1]
            if isinstance(top, Schemes):
                self._count_cards(top.chosen[seat], first + at.CHOSEN, out)

    def _count_cards(self, cards: list[int], first: i64, out: BytesWriter) -> None:
        for card in cards:
            count(first + card, at.MAX_COPIES, out)

    def _put_romans(self, table: Table, romans: list[int], places: i64, first: i64, out: BytesWriter) -> None:
        """Romans without markers, on so many places."""
        behind = first + places
        for roman in romans:
            self._put_roman(table, roman, places, first, out)
            first += 1
            if first == behind:
                break

    def _put_roman(self, table: Table, roman: i64, places: i64, first: i64, out: BytesWriter) -> None:
        put(self.klass[roman] + 1, first, out)
        put(self.duration[roman], first + places, out)
        fee: i64 = self.fee[roman]
        if table.modules:  # modules lay coins on Romans
            fee = min(fee + table.coins[roman], at.MAX_FEE)
        put(fee, first + 2 * places, out)
        if roman >= ORDINARY:
            put(roman - ORDINARY + 1, first + 3 * places, out)

    def _write_player(self, table: Table, player: i64, first: i64, out: BytesWriter) -> None:
        """The public facts about a player."""
        options = self.options
        money = table.money[player]
        earned = table.earned[player]
        put(min(money, at.MAX_MONEY), first + at.MONEY, out)
        put(min(money // at.COARSE, at.MAX_FOURS), first + at.MONEY_COARSE, out)
        put(min(earned, at.MAX_MONEY), first + at.EARNED, out)
        missing = max(options.target - (earned if options.win_by_earned else money), 0)
        put(min(missing, at.MAX_MONEY), first + at.MISSING, out)
        put(min(missing // at.COARSE, at.MAX_FOURS), first + at.MISSING_COARSE, out)
        put(min(missing, at.NEAR), first + at.MISSING_NEAR, out)
        put(min(len(table.hands[player]), at.MAX_IN_HAND), first + at.HAND_SIZE, out)
        villas: i64 = table.villas[player]
        put(villas, first + at.VILLAS, out)
        spots: i64 = (SEATS + villas) * 2
        latrine: i64 = player * SPOTS
        for spot in range(spots):
            roman: i64 = table.at[latrine + spot]
            if roman != NOBODY:
                put(self.klass[roman] + 1, first + at.VISITORS + spot, out)
                put(min(table.markers[latrine + spot], at.MAX_MARKERS), first + at.MARKERS + spot, out)
                put(min(table.fee_due(player, spot), at.MAX_FEE), first + at.FEES + spot, out)
                put(self.duration[roman], first + at.STAYS + spot, out)
                if roman >= ORDINARY:
                    put(roman - ORDINARY + 1, first + at.FAMES + spot, out)
        queue = table.queues[player]
        put(min(len(queue), at.MAX_WAITING), first + at.WAITING, out)
        self._put_romans(table, queue, at.QUEUE_SHOWN, first + at.QUEUE, out)
        if len(queue) > at.QUEUE_SHOWN:
            for roman in queue[at.QUEUE_SHOWN :]:
                count(first + at.BEHIND + self.klass[roman], at.MAX_OF_A_KIND, out)

    def write_slots(self, question: Question, slots: BytesWriter, numbers: BytesWriter) -> int:
        table = self.slot_tables.slots[question.player]
        for move in question.moves:
            write_move(table[move.number], move.number, slots, numbers)
        return len(question.moves)

    def move_at(self, question: Question, slot: int) -> Move | None:
        number = self.slot_tables.moves[question.player][slot]
        if number == NO_SLOT:
            return None
        move = MOVES[number]
        return move if question.allows(move) else None


def _kind(klass: int, duration: int, fee: int) -> int:
    """The number of a kind of Romans. Values that no box has count as the nearest ones."""
    stay = min(max(duration, 1), at.DIGITS) - 1
    pays = min(max(fee, 1), at.DIGITS) - 1
    return (klass * at.DIGITS + stay) * at.DIGITS + pays
