"""Reads a position. Cards that are not mentioned come from the rest; impossible things are refused with their line."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import OptionError
from pecunia.core.moves import seat_letter
from pecunia.core.numbers import is_number
from pecunia.core.position import NAME, PositionLines, values_in_line
from pecunia.olet.engine.names import (
    BAD,
    BAD_LAWYER,
    COMMERCIAL,
    ENDS,
    GREAT,
    GREAT_LAWYER,
    HENCHMEN,
    JET,
    KIND_OF,
    KINDS,
    LAST_HENCHMEN,
    LETTERS,
    MAX_STATED,
    NO_CARD,
    NOBODY,
    PRINTER,
    PRIVATE_JET,
    QUALITIES,
    RECEIVER,
    ROUND,
    SPACE_NAMES,
    STAGES,
    START_LETTER,
    SUPERMARKET,
    UNIT,
)
from pecunia.olet.engine.options import Options, options_from_text
from pecunia.olet.engine.position import means_card
from pecunia.olet.engine.position_checks import check_table, pawn_owner
from pecunia.olet.engine.table import Table
from pecunia.olet.engine.turn import FLY_STEPS, LAWYER_PLACE_STEP, SELL_STEPS, STAGE_STEPS
from pecunia.olet.engine.values import fixture_values, own_values, values_with

HEADERS: Final = ["game", "options", "values", "fixture", "seed", "agenda", "outcome"]
STEP_NAMES: Final = ["sell", "fly", "lawyer-place"]
BINNED: Final = "binned"
REST: Final = "rest"  # in the bins: all cards that no line names, so that the deck is empty
ZONES: Final = ["round", "turn", "first", "pawn", "trigger", "officer", "placed", "market", "deck", "binned", "aside"]
PLAYER_ZONES: Final = [NAME, "cash", "offshore", "known", "fakes", "cards", "ready", "laid"]


class Reader(PositionLines):
    """Reads one position into an empty table."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, HEADERS + ZONES)
        self.left: list[int] = []  # cards that no line has named yet

    def options(self) -> Options:
        try:
            values = fixture_values() if "fixture" in self.entries else own_values()
            if "values" in self.entries:
                replaced = values_in_line(" ".join(self.words("values")), self.file)
                values = values_with(replaced, self.file, self.line_of("values"))
            return options_from_text(" ".join(self.words("options")), values)
        except OptionError as error:
            raise self.error(error.key, self.line_of("options"), **error.facts) from None

    def check_zones(self, players: int) -> None:
        for zone in self.entries:
            letter, space, name = zone.partition(" ")
            if space:
                self.player(letter, players, self.line_of(zone))
                if name not in PLAYER_ZONES:
                    raise self.error("position-unknown", self.line_of(zone), text=zone)

    def read(self, table: Table) -> None:
        self.left = table.values.in_use(table.players)
        self._turn(table)
        self._officer(table)
        self._check_agenda()
        self._henchmen(table)
        if "pawn" not in self.entries:
            table.pawn = pawn_owner(table)
        self._cards(table)
        for seat in range(table.players):
            self._purse(table, seat)
        self._agenda(table)

    # Whose turn.

    def _seat(self, table: Table, zone: str, default: int) -> int:
        words = self.words(zone)
        if zone not in self.entries:
            return default
        return self.player(" ".join(words), table.players, self.line_of(zone))

    def _turn(self, table: Table) -> None:
        table.round = self.number("round", 1)
        stated = self.turn(table.players, STAGES)
        if stated is not None:
            table.turn, table.active, table.stage = stated
        table.first = self._seat(table, "first", table.active if table.stage == ROUND else 0)
        table.pawn = self._seat(table, "pawn", table.first)
        table.trigger = self._seat(table, "trigger", NOBODY)
        if (table.stage != ROUND) != (table.trigger != NOBODY):
            raise self.error("position-trigger", self.line_of("trigger" if table.stage == ROUND else "turn"))

    def _officer(self, table: Table) -> None:
        board = table.board
        start = board.starts[table.players]
        table.officer = self.number("officer", board.last if table.stage != ROUND else start)
        if not start <= table.officer <= board.last or (table.stage != ROUND) != (table.officer == board.last):
            raise self.error("position-officer", self.line_of("officer"), least=start, most=board.last)
        table.blocked = board.blocked_at(table.officer, start)

    # Cards.

    def _take(self, table: Table, word: str, line: int, start: bool, later: bool) -> int:
        """The first remaining card that the word means, among those of the start (S) or the later ones (A to D) or
        both."""
        for card in self.left:
            wanted = start if table.values.letter[card] == START_LETTER else later
            if wanted and means_card(word, table.values.token(card)):
                self.left.remove(card)
                return card
        known = [means_card(word, table.values.token(card)) for card in range(len(table.values.kind))]
        raise self.error("position-no-such-card" if any(known) else "position-unknown-card", line, text=word)

    def _take_all(self, table: Table, zone: str, start: bool) -> list[int]:
        """The cards of a pile. Those of the start lie aside, and never in the deck, the market or the bins."""
        line = self.line_of(zone)
        words = [word for word in self.listed(zone) if word != REST or zone != BINNED]
        return [self._take(table, word, line, start, not start) for word in words]

    def _take_own(self, table: Table, seat: int, zone: str) -> None:
        """A seat's cards. Only one printer and one ingredient of them are from the start (§2.1)."""
        values = table.values
        for word in self.listed(zone):
            printer = word.endswith("printer")
            of_start = [card for card in table.cards[seat] if values.letter[card] == START_LETTER]
            start = not any((values.kind[card] == PRINTER) == printer for card in of_start)
            table.take_card(seat, self._take(table, word, self.line_of(zone), start, True))

    def _cards(self, table: Table) -> None:
        """Read cards with their full names first, so that a short name never takes a card that is named elsewhere."""
        zones = [f"{seat_letter(seat)} cards" for seat in range(table.players)]
        for zone in [*zones, "market", "deck", BINNED, "aside"]:
            self._name_in_full(table, zone)
        for seat in range(table.players):
            zone = f"{seat_letter(seat)} cards"
            self._take_own(table, seat, zone)
            self._equip(table, seat)
            self._check_cards(table, seat, self.line_of(zone))
        self._market(table)
        table.binned = self._take_all(table, BINNED, False)
        table.aside = self._take_all(table, "aside", True)
        table.deck = self._take_all(table, "deck", False)[::-1]
        self._rest(table)

    def _name_in_full(self, table: Table, zone: str) -> None:
        """Move cards that are named with their letter to the end, where short names look last."""
        for word in self.words(zone):
            if word[1:2] == "-" and word[:1] in LETTERS:
                for index, card in enumerate(self.left):
                    if table.values.token(card) == word:
                        self.left.append(self.left.pop(index))
                        break

    def _equip(self, table: Table, seat: int) -> None:
        """Everybody always has a printer and an ingredient (I7). A seat without one gets that of the start."""
        if not table.owns(seat, PRINTER):
            table.take_card(seat, self._take(table, "S-printer", 1, True, False))
        if table.quality(seat) == 0:
            values = table.values
            spare = [card for card in self.left if values.letter[card] == START_LETTER and values.kind[card] != PRINTER]
            self.left.remove(spare[0])  # there are four, and no seat takes more than one
            table.take_card(seat, spare[0])

    def _check_cards(self, table: Table, seat: int, line: int) -> None:
        if table.owns(seat, PRIVATE_JET) > 1:
            raise self.error("second-jet", line, clause="O11")

    def _market(self, table: Table) -> None:
        words = self.words("market")
        if "market" not in self.entries:
            return
        line = self.line_of("market")
        if len(words) != table.board.market:
            raise self.error("position-market", line, found=len(words), expected=table.board.market)
        table.market = [NO_CARD if word == "-" else self._take(table, word, line, False, True) for word in words]

    def _rest(self, table: Table) -> None:
        """Cards that were not mentioned: those of S were not drawn, the others are in the deck, or nowhere on a
        fixture."""
        values = table.values
        table.aside.extend([card for card in self.left if values.letter[card] == START_LETTER])
        table.aside.sort()
        self.left = [card for card in self.left if values.letter[card] != START_LETTER]
        if REST in self.words(BINNED):
            table.binned.extend(self.left)
            self.left = []
        if "deck" in self.entries:
            if self.left and not values.fixture:
                raise self.error("position-cards-missing", self.line_of("deck"), text=values.token(self.left[0]))
        elif not values.fixture:
            shuffler = table.chance.copy().fork()
            latest = self._latest_letter(table)
            for letter in range(START_LETTER + 1, len(LETTERS)):
                cards = [card for card in self.left if values.letter[card] == letter]
                if letter < latest:
                    table.binned.extend(cards)  # the deck has already passed them (§2.1)
                    continue
                shuffler.shuffle(cards)
                table.deck = cards + table.deck
        letters = [values.letter[card] for card in table.deck]
        if letters != sorted(letters, reverse=True):
            raise self.error("position-deck-order", self.line_of("deck"))
        if "market" not in self.entries and "deck" not in self.entries:
            self._fill_market(table)

    def _latest_letter(self, table: Table) -> int:
        """The latest letter among the cards that have left the deck."""
        latest = START_LETTER
        for cards in [table.market, table.binned, *table.cards]:
            for card in cards:
                if card != NO_CARD and table.values.letter[card] > latest:
                    latest = table.values.letter[card]
        return latest

    def _fill_market(self, table: Table) -> None:
        """A market that was not mentioned is full, except for the cards that the henchmen there have bought (O24,
        O25)."""
        for position in range(table.board.market - 1, -1, -1):
            if table.on[position] == NOBODY and table.deck:
                table.market[position] = table.deck.pop()

    # Money and fakes.

    def _purse(self, table: Table, seat: int) -> None:
        letter = seat_letter(seat)
        table.cash[seat] = self._money(f"{letter} cash")
        table.offshore[seat] = self._money(f"{letter} offshore")
        wealth = table.cash[seat] + table.offshore[seat]
        zone = f"{letter} known"
        table.least[seat] = 0 if table.offshore[seat] else wealth
        table.most[seat] = wealth
        if zone in self.entries:
            words = self.words(zone)
            if len(words) != 2 or not all(is_number(word) and int(word) % UNIT == 0 for word in words):
                raise self.error("position-known", self.line_of(zone), text=" ".join(words))
            table.least[seat], table.most[seat] = int(words[0]), int(words[1])
            if not table.least[seat] <= table.cash[seat] <= table.most[seat] <= wealth:
                raise self.error("position-known", self.line_of(zone), text=" ".join(words))
        zone = f"{letter} fakes"
        if zone in self.entries:
            numbers = " ".join(self.words(zone)).split("/")
            if len(numbers) != QUALITIES or not all(is_number(number) for number in numbers):
                raise self.error("position-fakes", self.line_of(zone), text=" ".join(self.words(zone)))
            for quality in range(QUALITIES):
                table.fakes[seat * QUALITIES + quality] = int(numbers[quality])

    def _money(self, zone: str) -> int:
        amount = self.number(zone, 0)
        if amount % UNIT:
            raise self.error("position-money", self.line_of(zone), text=amount)
        if amount > MAX_STATED:
            raise self.error("position-too-rich", self.line_of(zone), text=amount, most=MAX_STATED)
        return amount

    # Henchmen.

    def _henchmen(self, table: Table) -> None:
        line = self.line_of("placed")
        for word in self.words("placed"):
            if word == "-":
                continue
            name, _, letter = word.partition(":")
            if name not in SPACE_NAMES or not table.board.exists[SPACE_NAMES.index(name)]:
                raise self.error("no-such-space", line, clause="§3", move=word)
            space = SPACE_NAMES.index(name)
            if table.on[space] != NOBODY:
                raise self.error("space-occupied", line, clause="§2.3", move=word)
            table.occupy(space, self.player(letter, table.players, line))
        used = self._used(table)
        for seat in range(table.players):
            placed = table.on.count(seat)
            letter = seat_letter(seat)
            if used:
                table.laid[seat] = self.number(f"{letter} laid", used[seat] - placed)
            else:
                table.laid[seat] = self.number(f"{letter} laid", 0)
            table.ready[seat] = self.number(f"{letter} ready", HENCHMEN - placed - table.laid[seat])
            if (
                table.ready[seat] + table.laid[seat] + placed != HENCHMEN
                or min(table.ready[seat], table.laid[seat]) < 0
            ):
                raise self.error("position-henchmen", line, player=letter)
            if used and table.laid[seat] + placed != used[seat]:
                raise self.error("position-turn-order", line, player=letter)

    def _used(self, table: Table) -> list[int]:
        """How many henchmen each seat has used so far in the round, assuming the fewest laps that the board allows
        (§2.2).

        Empty at the end of the game, when the order of play no longer tells.
        """
        if table.stage != ROUND or "outcome" in self.entries:
            return []
        for lap in range(HENCHMEN):
            used = [lap] * table.players
            for step in range((table.active - table.first) % table.players):
                used[(table.first + step) % table.players] += 1
            if self._mid_action():
                used[table.active] += 1
            stated = [self.number(f"{seat_letter(seat)} laid", 0) for seat in range(table.players)]
            if all(used[seat] >= table.on.count(seat) + stated[seat] for seat in range(table.players)):
                return used
        raise self.error("position-turn-order", self.line_of("placed"), player=seat_letter(table.active))

    def _mid_action(self) -> bool:
        """Whether a henchman has been placed and its action is still to be chosen."""
        return len(self.words("agenda")) > 1

    def _check_agenda(self) -> None:
        """The agenda is the turn, plus one step in the middle of an action."""
        parts = self._agenda_parts()
        line = self.line_of("agenda")
        if parts and (parts[0] != "turn" or len(parts) > 2):
            raise self.error("position-agenda", line)
        if len(parts) == 2 and parts[1].split(" ")[0] not in STEP_NAMES:
            raise self.error("position-unknown-step", line, text=parts[1])

    def _agenda_parts(self) -> list[str]:
        return [part.strip() for part in " ".join(self.words("agenda")).split(";") if "agenda" in self.entries]

    def _agenda(self, table: Table) -> None:
        table.agenda = [STAGE_STEPS[table.stage]]
        parts = self._agenda_parts()
        if len(parts) == 2:
            table.agenda.append(self._step(table, parts[1], self.line_of("agenda")))

    def _step(self, table: Table, text: str, line: int) -> Step[Table]:
        words = text.split()
        if words == ["lawyer-place"] and table.stage in (GREAT, BAD) and table.ready[table.active]:
            return LAWYER_PLACE_STEP
        if len(words) != 2 or words[1] not in SPACE_NAMES:
            raise self.error("position-unknown-step", line, text=text.strip())
        space = SPACE_NAMES.index(words[1])
        kind = KIND_OF[space]
        fits = {"sell": kind in (SUPERMARKET, RECEIVER), "fly": kind in (JET, COMMERCIAL)}
        if not fits.get(words[0], False):
            raise self.error("position-unknown-step", line, text=text.strip())
        if table.on[space] != table.active:
            raise self.error("position-agenda", line)
        return SELL_STEPS[space] if words[0] == "sell" else FLY_STEPS[space]


def read_position(text: str, file: str, table: Table, asks_forced: bool) -> None:
    """Lay the position on the (new) table and run to its question. Raises PositionError with the line."""
    reader = Reader(text, file)
    reader.check_game("olet")
    options = reader.options()
    reader.check_zones(options.players)
    table.lay_table(options, "")
    table.chance = reader.chance()
    reader.read(table)
    reader.end(table, ENDS)
    if table.outcome is None:
        _check_stage(reader, table)
    check_table(reader, table)
    table.asks_forced = asks_forced
    table.begin()
    if table.question is not None and not table.question.moves:
        raise reader.error("position-agenda", reader.line_of("agenda"))


def _check_stage(reader: Reader, table: Table) -> None:
    """The player who is asked must have something to choose."""
    line = reader.line_of("turn")
    mid_action = len(table.agenda) > 1
    if table.stage in (ROUND, LAST_HENCHMEN) and not mid_action and table.ready[table.active] == 0:
        raise reader.error("position-henchmen", line, player=seat_letter(table.active))
    for stage, kind in ((GREAT, GREAT_LAWYER), (BAD, BAD_LAWYER)):
        if table.stage == stage and table.owned[table.active * KINDS + kind] == 0:
            raise reader.error("position-no-lawyer", line, player=seat_letter(table.active))
    if table.stage in (GREAT, BAD) and not mid_action and table.active not in table.on:  # O47
        raise reader.error("position-henchmen", line, player=seat_letter(table.active))
