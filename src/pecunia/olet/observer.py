"""A seat's knowledge of a table of Pecunia Olet, as a row of small numbers, and its moves as slots.

For the other seats it has what an attentive player knows (§4.1): all their possessions, and the least and the most cash
they can have. Money is in tens of dollars.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.moves import Move, Question
from pecunia.core.view import View
from pecunia.observers import layout as layouts
from pecunia.observers.layout import Layout, MoveSlots
from pecunia.observers.observer import NO_SLOT, ZEROS, Observer, count, put, relative, write_move
from pecunia.olet import observer_fields as at
from pecunia.olet.engine.names import (
    FIRST_OF,
    HENCHMEN,
    KIND_OF,
    KINDS,
    LOTTERY,
    NO_CARD,
    NOBODY,
    QUALITIES,
    SPACE_NAMES,
    UNIT,
)
from pecunia.olet.engine.notation import (
    ACTIONS,
    ALL_ACTIONS,
    DEPOSIT,
    FAMILY_OF,
    LIFTS,
    MOVES,
    PLACE,
    PLACES,
    SPACE_OF,
    WITHDRAW,
    family,
)
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.questions import QUESTIONS
from pecunia.olet.engine.table import Table
from pecunia.olet.engine.view import OletView

# 0 once the game is over, 1 for the first question.
QUESTION_NUMBERS: Final = {kind: number + 1 for number, kind in enumerate(QUESTIONS)}
SPACE_NUMBERS: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
FLY: Final = "fly"

# Deposits are counted from the largest one: how much stays at home. Withdrawals are counted from the smallest one: how
# much is needed. Amounts further away have no slot.
AMOUNTS: Final = 64
PLACE_HERE: Final = 0
LIFT_HERE: Final = 1
VERBS: Final = 2
# Moves without a space and without an amount have the first slots, in the order of their numbers.
PLAIN_MOVES: Final[list[int]] = [
    number for number in range(ACTIONS) if SPACE_OF[number] < 0 and FAMILY_OF[number] not in (DEPOSIT, WITHDRAW)
]
DEPOSITS: Final[int] = len(PLAIN_MOVES)
WITHDRAWALS: Final[int] = DEPOSITS + AMOUNTS
TABLE_SLOTS: Final[int] = WITHDRAWALS + AMOUNTS
LAYOUT: Final = Layout("olet", at.VERSION, at.BLOCKS, MoveSlots(TABLE_SLOTS, {layouts.SPACE: VERBS}))


def _slot_of(number: int) -> int:
    space = SPACE_OF[number]
    if space < 0:
        return PLAIN_MOVES.index(number) if number in PLAIN_MOVES else NO_SLOT
    return TABLE_SLOTS + space * VERBS + (PLACE_HERE if FAMILY_OF[number] == PLACE else LIFT_HERE)


# By the number of a move: its slot, if it has no amount.
SLOT_OF: Final[list[int]] = [_slot_of(number) for number in range(ALL_ACTIONS)]


class OletObserver(Observer):
    """What the seats of tables with these options see."""

    def __init__(self, options: Options) -> None:
        self.layout = LAYOUT
        self.options = options
        self.players: i64 = options.players
        values = options.values
        # The printed values of the cards, as bytes: in compiled code a lookup is a single load. Money is in tens.
        self.kind = bytes(values.kind)
        self.letter = bytes(values.letter)
        self.tens = bytes([min(worth // UNIT, at.HIGHEST_TICKET) for worth in values.worth])
        self.start: int = options.board.starts[options.players]
        self.empty = self._empty_row()
        self.tracks = [self._track_from(officer) for officer in range(len(options.board.track))]

    def __reduce__(self) -> tuple[object, ...]:
        return OletObserver, (self.options,)

    def _empty_row(self) -> bytes:
        """The row of a table with these options on which nothing lies."""
        options = self.options
        board = options.board
        row = bytearray(ZEROS[: LAYOUT.size])
        row[at.PLAYERS] = options.players
        row[at.OPEN_MONEY] = 1 if options.open_money else 0
        row[at.REPLAY] = 1 if options.tie != "shared" else 0
        row[at.CAPPED] = 1 if options.round_cap else 0
        for player in range(options.players):
            row[at.TABLE_SIZE + player * at.PLAYER_SIZE + at.PRESENT] = 1
            row[at.TABLE_SIZE + player * at.PLAYER_SIZE + at.PLACE] = player
        for space in board.spaces:
            first = at.SPACES_AT + space * at.SPACE_SIZE
            kind = KIND_OF[space]
            row[first + at.EXISTS] = 1
            row[first + at.KIND] = kind + 1
            row[first + at.NUMBER] = space - FIRST_OF[kind] + 1
            row[first + at.PRICE] = min(board.price[space] // UNIT, at.HIGHEST_PRICE)
            row[first + at.HAT] = 1 if board.hat[space] else 0
            row[first + at.BIN] = 1 if board.bin[space] else 0
            row[first + at.SUNGLASSES] = 1 if board.sunglasses[space] else 0
        return bytes(row)

    def _track_from(self, officer: int) -> bytes:
        """The fields about the track, with the officer on one of its spaces."""
        board = self.options.board
        row = bytearray(ZEROS[: at.BLOCKED - at.OFFICER])
        row[0] = min(officer - self.start, at.MAX_STEPS) if officer > self.start else 0
        row[at.TO_LAST - at.OFFICER] = min(board.last - officer, at.MAX_STEPS)
        for step in range(at.AHEAD):
            space = officer + 1 + step
            if space <= board.last:
                row[at.TRACK - at.OFFICER + step] = board.track[space] + 1
                row[at.LEVELS - at.OFFICER + step] = board.level[space]
        return bytes(row)

    def write(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, OletView)
        table = view._table  # the table's own lists: copying them took longer than everything else
        own = max(view.seat, 0)
        first: i64 = len(out)
        out.write(self.empty)
        self._write_turn(table, view, own, first, out)
        self._write_question(table, own, first, out)
        self._write_board(table, own, first, out)
        self._write_deck(table, first, out)
        block: i64 = first + at.TABLE_SIZE
        player: i64 = own
        for _step in range(self.players):
            self._write_player(table, player, view.shows(player), block, out)
            player += 1
            if player == self.players:
                player = 0
            block += at.PLAYER_SIZE

    def _write_turn(self, table: Table, view: OletView, own: int, first: i64, out: BytesWriter) -> None:
        put(own, first + at.SEAT, out)
        self._put_seat(table.active, own, first + at.ACTIVE, first + at.IS_ACTIVE, out)
        self._put_seat(table.first, own, first + at.FIRST, first + at.IS_FIRST, out)
        self._put_seat(table.pawn, own, first + at.PAWN, first + at.HAS_PAWN, out)
        if table.trigger != NOBODY:
            self._put_seat(table.trigger, own, first + at.TRIGGER, first + at.HAS_TRIGGER, out)
        put(table.stage, first + at.STAGE, out)
        put(min(table.round, at.MAX_ROUNDS), first + at.ROUND, out)
        if self.options.round_cap:
            put(min(max(self.options.round_cap - table.round, 0), at.MAX_ROUNDS), first + at.ROUNDS_LEFT, out)
        put(max(min(view.lap, HENCHMEN), 0), first + at.LAP, out)

    def _put_seat(self, seat: int, own: int, in_table: i64, in_player: i64, out: BytesWriter) -> None:
        """Write a seat for the table, and a flag for that player."""
        number = relative(seat, own, self.options.players)
        put(number, in_table, out)
        put(1, in_player + at.TABLE_SIZE + (number - 1) * at.PLAYER_SIZE, out)

    def _write_question(self, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        question = table.question
        if question is None:
            return
        self._put_seat(question.player, own, first + at.ASKED, first + at.IS_ASKED, out)
        put(QUESTION_NUMBERS[question.kind], first + at.QUESTION, out)
        about = table.agenda[-1].about(table)
        if about:
            name = about.get("space")
            if isinstance(name, str):
                space = SPACE_NUMBERS[name]
                put(KIND_OF[space] + 1, first + at.ABOUT, out)
                put(1, first + at.SPACES_AT + space * at.SPACE_SIZE + at.IS_ABOUT, out)

    def _write_board(self, table: Table, own: int, first: i64, out: BytesWriter) -> None:
        here: i64 = first + at.OFFICER
        for number in self.tracks[table.officer]:
            put(number, here, out)
            here += 1
        put(table.blocked, first + at.BLOCKED, out)
        if table.strike:
            put(1, first + at.STRIKE, out)
        place: i64 = first + at.SPACES_AT
        players = self.options.players
        on = table.on
        for space in self.options.board.spaces:
            owner = on[space]
            if owner != NOBODY:
                put(relative(owner, own, players), place + space * at.SPACE_SIZE + at.HENCHMAN, out)
        for card in table.market:  # the spaces of the market come first
            if card != NO_CARD:
                put(self.kind[card] + 1, place + at.CARD, out)
                put(self.tens[card], place + at.TICKET, out)
            place += at.SPACE_SIZE

    def _write_deck(self, table: Table, first: i64, out: BytesWriter) -> None:
        letter = self.letter
        kind = self.kind
        unseen: i64 = first + at.UNSEEN
        tens = 0
        put(len(table.deck), first + at.DECK, out)
        for card in table.deck:
            count(unseen + letter[card] * KINDS + kind[card], at.MAX_COPIES, out)
            tens += self.tens[card]
        put(min(tens, at.MAX_TENS), first + at.TICKETS_UNSEEN, out)
        binned: i64 = first + at.BINNED
        for card in table.binned:
            count(binned + kind[card], at.MAX_COPIES, out)

    def _write_player(self, table: Table, player: i64, shown: bool, first: i64, out: BytesWriter) -> None:
        cash = table.cash[player]
        wealth = (cash + table.offshore[player]) // UNIT
        least = in_tens(cash if shown else table.least[player])
        if shown:
            put(1, first + at.SHOWN, out)
        put(min(wealth, at.MAX_TENS), first + at.WEALTH, out)
        put(min(wealth // at.COARSE, at.MAX_TENS), first + at.WEALTH_COARSE, out)
        put(least, first + at.MIN_CASH, out)
        put(in_tens(cash if shown else table.most[player]), first + at.MAX_CASH, out)
        put(min(least, at.NEAR), first + at.CASH_NEAR, out)
        fakes: i64 = player * QUALITIES
        for quality in range(QUALITIES):
            put(min(table.fakes[fakes + quality], at.MAX_FAKES), first + at.FAKES + quality, out)
        put(table.quality(player), first + at.QUALITY, out)
        owned: i64 = player * KINDS
        for kind in range(KINDS):
            put(min(table.owned[owned + kind], at.MAX_COPIES), first + at.OWNED + kind, out)
        if table.owned[owned + LOTTERY]:
            put(in_tens(table.tickets(player)), first + at.TICKETS, out)
        put(table.ready[player], first + at.READY, out)
        put(table.laid[player], first + at.LAID, out)

    def write_slots(self, question: Question, slots: BytesWriter, numbers: BytesWriter) -> int:
        moves = question.moves
        if question.kind != FLY:
            for move in moves:
                write_move(SLOT_OF[move.number], move.number, slots, numbers)
            return len(moves)
        deposits = deposits_of(moves)
        kept = min(deposits, AMOUNTS)
        for step in range(kept):
            write_move(DEPOSITS + step, moves[deposits - 1 - step].number, slots, numbers)
        taken = min(len(moves) - deposits, AMOUNTS)
        for step in range(taken):
            write_move(WITHDRAWALS + step, moves[deposits + step].number, slots, numbers)
        return kept + taken

    def move_at(self, question: Question, slot: int) -> Move | None:
        moves = question.moves
        if slot >= TABLE_SLOTS:
            space = (slot - TABLE_SLOTS) // VERBS
            move = PLACES[space] if (slot - TABLE_SLOTS) % VERBS == PLACE_HERE else LIFTS[space]
            return move if question.allows(move) else None
        if slot < DEPOSITS:
            move = MOVES[PLAIN_MOVES[slot]]
            return move if question.allows(move) else None
        if question.kind != FLY:
            return None
        deposits = deposits_of(moves)
        if slot < WITHDRAWALS:
            step = slot - DEPOSITS
            return moves[deposits - 1 - step] if step < deposits else None
        step = deposits + slot - WITHDRAWALS
        return moves[step] if step < len(moves) else None


def deposits_of(moves: list[Move]) -> int:
    """How many of the transfers are deposits. They come first, the smallest first; then withdrawals, the smallest first
    too (`spaces.transfers`)."""
    low = 0
    high = len(moves)
    while low < high:
        middle = (low + high) // 2
        if family(moves[middle].number) == DEPOSIT:
            low = middle + 1
        else:
            high = middle
    return low


def in_tens(money: i64) -> int:
    return min(money // UNIT, at.MAX_TENS)
