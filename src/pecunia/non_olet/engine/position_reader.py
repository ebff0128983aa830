"""Reads a position. Cards that are not mentioned are dealt from the rest; impossible things are refused with their
line."""

from typing import Final

from pecunia.core.errors import OptionError
from pecunia.core.moves import seat_letter, seat_number
from pecunia.core.numbers import is_number
from pecunia.core.position import FLAGS, NAME, PositionLines, values_in_line
from pecunia.non_olet.engine.module_names import ORDINARY
from pecunia.non_olet.engine.modules.famous_enter import VERCINGETORIX
from pecunia.non_olet.engine.modules.module_reader import read_modules
from pecunia.non_olet.engine.modules.modules_in_play import COIN_MODULES, DECLARATIONS, MODULE_OF_ZONE, make_modules
from pecunia.non_olet.engine.modules.secrets import SecretStep
from pecunia.non_olet.engine.names import (
    CARD_KEYS,
    COLLECT,
    DRAFT,
    ENDS,
    NOBODY,
    PAYING,
    PLACE_NAMES,
    QUEUE,
    SEATS,
    SENATOR,
    SHORT_CLASSES,
    SLAVE,
    SPOTS,
    STAGES,
    START,
    VILLA_DIXIUS,
    WOMAN,
)
from pecunia.non_olet.engine.options import IMMEDIATE, Options, options_from_text
from pecunia.non_olet.engine.position import slug
from pecunia.non_olet.engine.position_checks import check_table
from pecunia.non_olet.engine.seating import clashes, may_share
from pecunia.non_olet.engine.steps import agenda_fits, step_of, turn_step
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import Values, own_values, values_with

OUT: Final = "out"  # out of play: Romans and action cards
ROMAN_ZONES: Final = ["shown", "due", "roman-pile", "roman-discard", OUT]
ROMAN_PLAYER_ZONES: Final = ["queue", *PLACE_NAMES]
CARD_ZONES: Final = ["action-pile", "action-discard"]
MODULE_ZONES: Final = [zone for declared in DECLARATIONS for zone in declared.zones]
MODULE_PLAYER_ZONES: Final = [declared.player_zone for declared in DECLARATIONS if declared.player_zone]
PLAYER_ZONES: Final = [NAME, "money", "earned", "hand", "queue", *PLACE_NAMES, *MODULE_PLAYER_ZONES]
# `rest` stands for all remaining Romans or action cards. Where both can lie, each also has a word of its own.
REST: Final = "rest"
ROMAN_REST: Final = "roman-rest"
CARD_REST: Final = "action-rest"
RESTS: Final = [REST, ROMAN_REST, CARD_REST]
ROMAN_REST_ZONES: Final = ["queue", "roman-pile", "roman-discard", OUT]
CARD_REST_ZONES: Final = ["hand", *CARD_ZONES, OUT]
MAX_PRINTED: Final = 9  # the same limit as in a file of values
HEADERS: Final = ["game", "options", "values", *FLAGS, "seed", "turn", "agenda", "outcome"]

# Lines in which `rest` is an ordinary word.
OTHER_ZONES: Final = [NAME, *MODULE_ZONES, *MODULE_PLAYER_ZONES, *HEADERS]


class RomanToken:
    """A Roman as a position names him, and the Roman that was found for him."""

    def __init__(
        self, line: int, word: str, klass: int, printed: tuple[int, int] | None, name: str, markers: int
    ) -> None:
        self.line = line
        self.word = word
        self.klass = klass
        self.printed = printed
        self.name = name
        self.markers = markers
        self.coins = 0
        self.roman = NOBODY


class Reader(PositionLines):
    """Reads one position into an empty table."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, HEADERS + ROMAN_ZONES + CARD_ZONES + MODULE_ZONES)
        self.tokens: dict[str, list[RomanToken]] = {}
        self.used: set[int] = set()
        self.romans_in_play: list[int] = []

    # Options and values.

    def options(self) -> Options:
        line = self.line_of("options")
        try:
            values = own_values()
            if "values" in self.entries:
                replaced = values_in_line(" ".join(self.words("values")), self.file)
                values = values_with(replaced, self.file, self.line_of("values"))
            options = options_from_text(" ".join(self.words("options")), values)
        except OptionError as error:
            raise self.error(error.key, line, **error.facts) from None
        if any(roman < 0 for roman in options.famous):
            raise self.error("position-famous", line)
        if "fixture" in self.entries or "printed" in self.entries:
            values = options.values.as_fixture()
            values.fixture = "fixture" in self.entries
            values.printed = "printed" in self.entries
            return options.but(values, options.famous)
        return options

    # Romans.

    def read_romans(self, options: Options) -> None:
        """Find every named Roman: first those with a name, then those with values, then any of the class."""
        values = options.values
        drafting = self.words("turn")[2:] == [STAGES[DRAFT]]
        self.romans_in_play = [*range(ORDINARY), *([] if drafting else options.famous)]  # famous ones come later (A68)
        self._use_held(options)
        self._check_rests()
        for zone, entry in self.entries.items():
            name = zone.partition(" ")[2] or zone
            if name in ROMAN_ZONES or name in ROMAN_PLAYER_ZONES:
                romans = [word for word in self.cards(zone) if name != OUT or word[:3] in SHORT_CLASSES]
                self.tokens[zone] = [self._token(word, entry.line) for word in romans]
                for token in self.tokens[zone]:
                    self._check_load(name, token)
        # Only some modules lay coins on Romans (§3.3, §3.4, §3.5).
        if not values.fixture and not any(module in options.modules for module in COIN_MODULES):
            for token in [token for tokens in self.tokens.values() for token in tokens if token.coins]:
                raise self.error("position-coins", token.line, modules=", ".join(COIN_MODULES))
        waiting = [token for zone in self.tokens for token in self.tokens[zone] if zone != "due"]
        for token in waiting:
            if token.name:
                self._assign(values, token)
        for token in waiting:
            if token.printed is not None and not token.name:
                self._assign(values, token)
        for token in waiting:
            if token.printed is None and not token.name:
                self._assign(values, token)
        for token in self.tokens.get("due", []):
            self._recall(values, token)

    def _use_held(self, options: Options) -> None:
        """Romans that a step of the agenda holds (Coliseum, Tumult) are nowhere else."""
        for text in " ".join(self.words("agenda")).split(";"):
            step = step_of(text, START)
            if isinstance(step, SecretStep):
                self.used.update(step.held_romans())

    def cards(self, zone: str) -> list[str]:
        """The cards that a line names, without `rest`."""
        return [word for word in self.listed(zone) if word not in RESTS]

    def _check_rests(self) -> None:
        """`rest` is in one place only, once for Romans and once for action cards, below the cards that are named
        there."""
        found: dict[str, str] = {}
        for zone, entry in self.entries.items():
            name = zone.partition(" ")[2] or zone
            rests = [word for word in entry.words if word in RESTS]
            if not rests or name in OTHER_ZONES:
                continue
            if name not in ROMAN_REST_ZONES + CARD_REST_ZONES or (name != OUT and rests[0] != REST):
                raise self.error("position-rest-place", entry.line, text=rests[0])
            if name != OUT and entry.words[-len(rests) :] != rests:
                raise self.error("position-rest-last", entry.line, text=rests[0])
            for word in rests:
                for kind, zones in ((ROMAN_REST, ROMAN_REST_ZONES), (CARD_REST, CARD_REST_ZONES)):
                    if word in (kind, REST) and name in zones:
                        if kind in found:
                            raise self.error("position-rest-twice", entry.line, zone=found[kind])
                        found[kind] = zone

    def _check_load(self, zone: str, token: RomanToken) -> None:
        """Markers lie on visitors only, coins on visitors and in queues (§2.3, A120)."""
        if token.markers >= 0 and zone not in PLACE_NAMES:
            raise self.error("position-markers", token.line, clause="§2.3", text=token.word)
        if token.coins and zone not in ROMAN_PLAYER_ZONES:
            raise self.error("position-coins-there", token.line, clause="A120", text=token.word)

    def _token(self, word: str, line: int) -> RomanToken:
        whole = word
        word, dollar, coins = word.partition("$")
        head, at, markers = word.partition("@")
        head, colon, name = head.partition(":")
        klass = head[:3]
        printed = head[3:]
        bare = (dollar and not is_number(coins)) or (at and not is_number(markers)) or (colon and not name)
        if klass not in SHORT_CLASSES or bare:
            raise self.error("position-not-a-roman", line, text=whole)
        numbers: tuple[int, int] | None = None
        if printed:
            duration, _, fee = printed.partition("/")
            if not (is_number(duration) and is_number(fee) and int(duration) > 0):
                raise self.error("position-not-a-roman", line, text=word)
            numbers = (int(duration), int(fee))
        token = RomanToken(line, whole, SHORT_CLASSES.index(klass), numbers, name, int(markers) if markers else -1)
        token.coins = int(coins) if coins else 0
        return token

    def _fits(self, values: Values, roman: int, token: RomanToken) -> bool:
        if values.klass[roman] != token.klass or (token.name and slug(values.names[roman]) != token.name):
            return False
        return token.printed is None or (values.duration[roman], values.fee[roman]) == token.printed

    def _assign(self, values: Values, token: RomanToken) -> None:
        romans = self.romans_in_play
        fitting = [roman for roman in romans if roman not in self.used and self._fits(values, roman, token)]
        if not fitting and token.printed is not None and self._may_be_printed(values, token.printed):
            printed = token.printed
            token.printed = None
            fitting = [roman for roman in romans if roman not in self.used and self._fits(values, roman, token)]
            token.printed = printed
            if fitting:
                ordinary = [roman for roman in fitting if roman < ORDINARY]
                fitting = (ordinary or fitting)[-1:]
                values.duration[fitting[0]], values.fee[fitting[0]] = printed
        if not fitting:
            text = SHORT_CLASSES[token.klass]
            if token.printed is not None:
                text += f"{token.printed[0]}/{token.printed[1]}"
            raise self.error("position-no-such-roman", token.line, text=text + (f":{token.name}" if token.name else ""))
        # A famous Roman must be named to be meant.
        token.roman = fitting[0]
        self.used.add(token.roman)

    def _may_be_printed(self, values: Values, printed: tuple[int, int]) -> bool:
        """Whether a position may state a Roman that the box does not have."""
        return values.fixture or (values.printed and max(printed) <= MAX_PRINTED)

    def _recall(self, values: Values, token: RomanToken) -> None:
        """A Roman may be named a second time in the list of those that phase 1 emptied."""
        for roman in self.used:
            if self._fits(values, roman, token):
                token.roman = roman
                return
        raise self.error("position-not-a-roman", token.line, text="due")

    def romans(self, zone: str) -> list[int]:
        return [token.roman for token in self.tokens.get(zone, [])]

    def wants_rest(self, zone: str, kind: str) -> bool:
        """Whether the remaining Romans (ROMAN_REST) or action cards (CARD_REST) go there."""
        words = self.words(zone)
        return REST in words or kind in words


class Dealer:
    """Lays everything that a reader found on the table, and deals the cards that were not mentioned."""

    def __init__(self, reader: Reader, table: Table) -> None:
        self.reader = reader
        self.table = table
        romans = [roman for roman in reader.romans_in_play if roman not in reader.used]
        self.romans_left = romans
        self.cards_left: list[int] = table.options.values.deck(table.options.edition, table.options.dark_red)
        self.shuffler = table.chance.copy().fork()
        self.shuffler.shuffle(self.romans_left)

    def deal(self) -> None:
        self._header()
        read_modules(self.reader, self.table, self.shuffler)  # upgrades decide who may sit where
        for player in range(self.table.players):
            self._purse(player)
            self._latrine(player)
        self._cards()
        self._queues()
        self._piles()
        for zone, tokens in self.reader.tokens.items():
            if zone != "due":  # `due` only names Romans again
                for token in tokens:
                    self.table.coins[token.roman] = token.coins

    def _header(self) -> None:
        reader, table = self.reader, self.table
        table.stage = START
        stated = reader.turn(table.players, STAGES)
        if stated is not None:
            table.turn, table.active, table.stage = stated
        table.rich_slaves = "rich-slaves" in reader.entries

    def _purse(self, player: int) -> None:
        reader, table = self.reader, self.table
        letter = seat_letter(player)
        table.money[player] = reader.number(f"{letter} money", 0)
        table.earned[player] = reader.number(f"{letter} earned", table.money[player])
        won = table.has_target(player) and self._target_wins(letter)
        if won and "outcome" not in reader.entries:
            raise reader.error(
                "position-won", reader.line_of(f"{letter} money"), player=letter, target=table.options.target
            )

    def _target_wins(self, letter: str) -> bool:
        """Whether the target wins. With careers it does so only by a house rule; one of these also asks for the last
        rung (A126)."""
        options = self.table.options
        rung = self.reader.words(f"{letter} ladder")[1:]
        return options.target_wins or (options.both_win and rung == [str(len(options.values.prices) - 1)])

    def _latrine(self, player: int) -> None:
        reader, table = self.reader, self.table
        letter = seat_letter(player)
        for place, name in enumerate(PLACE_NAMES):
            zone = f"{letter} {name}"
            if zone not in reader.entries:
                continue
            line = reader.line_of(zone)
            if place >= SEATS:
                if table.villas[player] != place - SEATS:
                    raise reader.error("position-villa-order", line, text=name)
                table.villas[player] += 1
                self._take_card(VILLA_DIXIUS, line)
            tokens = reader.tokens[zone]
            if len(tokens) > 2:
                raise reader.error("place-full", line, clause="A25")
            if len(tokens) == 2 and not self._may_sit_together(player, tokens, place):
                raise reader.error("not-two-women", line, clause="A22")
            for slot, token in enumerate(tokens):
                index = player * SPOTS + place * 2 + slot
                if clashes(table, player, token.klass, place):
                    raise reader.error("senator-beside-slave", line, clause="§2.5")
                table.at[index] = token.roman
                table.markers[index] = token.markers if token.markers >= 0 else table.duration[token.roman]

    def _may_sit_together(self, player: int, tokens: list[RomanToken], place: int) -> bool:
        """Two women, or two Romans that a module lets share. Vercingetorix may have put any two men together
        (§3.2 V)."""
        classes = [token.klass for token in tokens]
        if VERCINGETORIX in self.table.options.famous and WOMAN not in classes:
            return set(classes) != {SENATOR, SLAVE}
        return may_share(self.table, player, tokens[1].roman, tokens[0].roman, place, False)

    def _take_card(self, card: int, line: int) -> None:
        if card not in self.cards_left:
            raise self.reader.error("position-no-such-card", line, text=CARD_KEYS[card])
        self.cards_left.remove(card)

    def _named_cards(self, zone: str) -> list[int]:
        reader = self.reader
        cards = []
        for word in reader.cards(zone):
            if zone == OUT and word[:3] in SHORT_CLASSES:
                continue
            if word not in CARD_KEYS:
                raise reader.error("position-unknown-card", reader.line_of(zone), text=word)
            cards.append(CARD_KEYS.index(word))
            self._take_card(cards[-1], reader.line_of(zone))
        return cards

    def _cards(self) -> None:
        """Hands and action cards. A card being played is on the agenda and nowhere else (A171)."""
        reader, table = self.reader, self.table
        self._agenda()
        for player in range(table.players):
            table.hands[player] = self._named_cards(f"{seat_letter(player)} hand")
        pile = self._named_cards("action-pile")
        discard = self._named_cards("action-discard")
        table.out_cards = self._named_cards(OUT)
        self.shuffler.shuffle(self.cards_left)
        zones = {f"{seat_letter(player)} hand": table.hands[player] for player in range(table.players)}
        zones["action-discard"] = discard
        zones[OUT] = table.out_cards
        for zone, cards in zones.items():
            if reader.wants_rest(zone, CARD_REST):
                cards.extend(self.cards_left)
                self.cards_left = []
        table.action_pile = [*reversed(pile + self.cards_left)]
        table.action_discard = discard[::-1]

    def _agenda(self) -> None:
        reader, table = self.reader, self.table
        if "agenda" not in reader.entries:
            table.agenda = [turn_step(table.stage)]
            return
        line = reader.line_of("agenda")
        for text in " ".join(reader.words("agenda")).split(";"):
            step = step_of(text, table.stage)
            if step is None:
                raise reader.error("position-unknown-step", line, text=text.strip())
            table.agenda.append(step)
            words = text.split()
            if words[0] == "resolve":
                card = int(words[1])
                if card >= len(CARD_KEYS):
                    raise reader.error("position-unknown-step", line, text=text.strip())
                if card != VILLA_DIXIUS:
                    self._take_card(card, line)

    def _queues(self) -> None:
        """Queues that were not mentioned get five Romans each, before the piles take the rest."""
        reader, table = self.reader, self.table
        for player in range(table.players):
            zone = f"{seat_letter(player)} queue"
            table.queues[player] = reader.romans(zone)
            if zone not in reader.entries and "draft" not in " ".join(reader.words("agenda")):
                table.queues[player] = [self.romans_left.pop() for card in range(min(QUEUE, len(self.romans_left)))]
        for player in range(table.players):
            zone = f"{seat_letter(player)} queue"
            if reader.wants_rest(zone, ROMAN_REST):
                table.queues[player].extend(self.romans_left)
                self.romans_left = []
            if table.options.queue_cap and len(table.queues[player]) > QUEUE:
                raise reader.error("queue-full", reader.line_of(zone), clause="A36")

    def _piles(self) -> None:
        reader, table = self.reader, self.table
        table.shown = reader.romans("shown")
        table.due = self._due()
        discard = reader.romans("roman-discard")
        table.out_romans = reader.romans(OUT)
        zones = {"roman-discard": discard, OUT: table.out_romans}
        for zone, romans in zones.items():
            if reader.wants_rest(zone, ROMAN_REST):
                romans.extend(self.romans_left)
                self.romans_left = []
        table.roman_discard = discard[::-1]
        table.roman_pile = [*reversed(reader.romans("roman-pile") + self.romans_left)]

    def _due(self) -> list[int]:
        """The visitors that phase 1 emptied. If no line says so: all finished visitors, before they have paid
        (A173)."""
        table = self.table
        if "due" in self.reader.entries:
            return self.reader.romans("due")
        if table.options.finished_timing != IMMEDIATE or table.stage not in (COLLECT, PAYING):
            return []
        return [table.at[table.active * SPOTS + spot] for spot in table.finished(table.active)]


def read_position(text: str, file: str, table: Table, asks_forced: bool) -> None:
    """Lay the position on the (new) table and run to its question. Raises PositionError with the line."""
    reader = Reader(text, file)
    reader.check_game(table.title)
    options = reader.options()
    for zone in reader.entries:
        name = zone
        if " " in zone:
            letter, _, name = zone.partition(" ")
            if seat_number(letter) >= options.players:
                raise reader.error("position-player", reader.line_of(zone), text=letter)
            if name not in PLAYER_ZONES:
                raise reader.error("position-unknown", reader.line_of(zone), text=zone)
        module = MODULE_OF_ZONE.get(name, "")
        if module and module not in options.modules:
            raise reader.error("position-no-module", reader.line_of(zone), text=zone, module=module)
    reader.read_romans(options)
    table.lay_table(options, "")
    table.modules = make_modules(options.modules)
    table.chance = reader.chance()
    Dealer(reader, table).deal()
    reader.end(table, ENDS)
    if table.outcome is None and not agenda_fits(table):
        raise reader.error("position-agenda", reader.line_of("agenda" if "agenda" in reader.entries else "turn"))
    check_table(reader, table)
    table.asks_forced = asks_forced
    table.begin()
    if table.question is not None and not table.question.moves:
        raise reader.error("position-agenda", reader.line_of("agenda"))
