"""Reads the modules' lines of a position. Cards that are not mentioned are dealt from the rest."""

from typing import TYPE_CHECKING

from pecunia.core.chance import Stream
from pecunia.core.moves import seat_letter
from pecunia.core.numbers import is_number
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAVOUR_KEYS, LADDER_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.modules.careers import PAID, Careers
from pecunia.non_olet.engine.modules.events import ROW_ZONES, Events
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.upgrades import DISPLAY, NONE, Upgrades
from pecunia.non_olet.engine.names import DRAFT, NOBODY, SEATS
from pecunia.non_olet.engine.table import Table

if TYPE_CHECKING:
    from pecunia.non_olet.engine.position_reader import Reader


def read_modules(reader: "Reader", table: Table, shuffler: Stream) -> None:
    """Lay out every module in play."""
    for module in table.modules:
        if isinstance(module, Upgrades):
            _read_upgrades(reader, table, module, shuffler)
        elif isinstance(module, Events):
            _read_events(reader, table, module, shuffler)
        elif isinstance(module, Careers):
            _read_careers(reader, table, module, shuffler)
        elif isinstance(module, Favours):
            _read_favours(reader, table, module)


class Box:
    """The cards of one kind. Each can be laid out once."""

    def __init__(self, reader: "Reader", keys: list[str]) -> None:
        self.reader = reader
        self.keys = keys
        self.left = list(range(len(keys)))

    def take(self, word: str, zone: str) -> int:
        line = self.reader.line_of(zone)
        if word not in self.keys:
            raise self.reader.error("position-unknown-card", line, text=word)
        card = self.keys.index(word)
        if card not in self.left:
            raise self.reader.error("position-no-such-card", line, text=word)
        self.left.remove(card)
        return card

    def zone(self, zone: str) -> list[int]:
        return [self.take(word, zone) for word in self.reader.words(zone) if word != "-"]

    def named(self, zone: str) -> list[int]:
        """Cards that are named a second time, to state something else about them."""
        found = []
        for word in self.reader.words(zone):
            if word != "-":
                if word not in self.keys:
                    raise self.reader.error("position-unknown-card", self.reader.line_of(zone), text=word)
                found.append(self.keys.index(word))
        return found


def _read_upgrades(reader: "Reader", table: Table, module: Upgrades, shuffler: Stream) -> None:
    box = Box(reader, UPGRADE_KEYS)
    module.on = [NONE] * (table.players * SEATS)
    for player in range(table.players):
        zone = f"{seat_letter(player)} upgrades"
        words = reader.words(zone)
        if zone in reader.entries and len(words) != SEATS:
            raise reader.error("position-upgrades", reader.line_of(zone))
        for seat, word in enumerate(words):
            if word != "-":
                module.on[player * SEATS + seat] = box.take(word, zone)
    module.display = box.zone("display")
    exchanged = box.zone("upgrade-exchanged")
    if len(exchanged) > 1:
        raise reader.error("position-one-card", reader.line_of("upgrade-exchanged"))
    module.exchanged = exchanged[0] if exchanged else NONE
    module.discard = box.zone("upgrade-discard")[::-1]
    pile = box.zone("upgrade-pile")
    for word in " ".join(reader.words("agenda")).split(";"):
        parts = word.split()
        if parts and parts[0] in ("lay-upgrade", "draft-seat") and len(parts) == 3 and is_number(parts[2]):
            box.left = [upgrade for upgrade in box.left if upgrade != int(parts[2])]
    shuffler.shuffle(box.left)
    while "display" not in reader.entries and len(module.display) < DISPLAY and box.left:
        module.display.append(box.left.pop())
    module.pile = [*reversed(pile + box.left)]
    for upgrade in box.named("upgrades-used"):
        module.used[upgrade] = True


def _read_events(reader: "Reader", table: Table, module: Events, shuffler: Stream) -> None:
    box = Box(reader, EVENT_KEYS)
    for word in reader.words("events"):
        if word == "-":
            continue
        key, _, markers = word.partition("@")
        event = box.take(key, "events")
        printed = table.options.values.event_markers[event]
        count = printed
        if markers:
            if not is_number(markers) or int(markers) < 1:
                raise reader.error("position-not-a-number", reader.line_of("events"), text=word)
            count = int(markers)
            if count > printed and not table.options.values.fixture:
                raise reader.error("position-event", reader.line_of("events"), text=word, most=printed)
        module.open.append(event)
        module.markers.append(count)
    module.emptied = box.zone("events-emptied")
    module.executed = box.zone("events-executed")
    most = module.row(table)
    if len(module.open) + len(module.emptied) + len(module.executed) > most and not table.options.values.fixture:
        stated = [zone for zone in ROW_ZONES if zone in reader.entries]
        raise reader.error("position-events", reader.line_of(stated[0]), most=most)
    module.discard = box.zone("event-discard")[::-1]
    pile = box.zone("event-pile")
    shuffler.shuffle(box.left)
    module.pile = [*reversed(pile + box.left)]


def _read_careers(reader: "Reader", table: Table, module: Careers, shuffler: Stream) -> None:
    if table.stage == DRAFT:
        return
    box = Box(reader, LADDER_KEYS)
    ladders: list[int] = []
    top = len(table.options.values.prices) - 1
    for player in range(table.players):
        zone = f"{seat_letter(player)} ladder"
        words = reader.words(zone)
        rung = 0
        if zone in reader.entries:
            if len(words) != 2 or not is_number(words[1]) or int(words[1]) > top:
                raise reader.error("position-ladder", reader.line_of(zone), text=" ".join(words), most=top)
            rung = int(words[1])
            if rung == top and table.options.ladder_wins and "outcome" not in reader.entries:
                raise reader.error("position-climbed", reader.line_of(zone), player=seat_letter(player))
        ladders.append(box.take(words[0], zone) if words else NOBODY)
        module.rungs.append(rung)
    shuffler.shuffle(box.left)
    module.ladders = [ladder if ladder != NOBODY else box.left.pop() for ladder in ladders]
    counts = reader.words("career-counts")
    if counts:
        if len(counts) != 9 or not all(is_number(word) for word in counts):
            raise reader.error("position-not-a-number", reader.line_of("career-counts"), text=" ".join(counts))
        numbers = [int(word) for word in counts]
        if numbers[0] > 1 or sum(numbers[5:]) != numbers[1 + PAID]:  # every visitor who paid has a class
            raise reader.error("position-counts", reader.line_of("career-counts"), text=" ".join(counts))
        module.climbed = numbers[0] > 0
        module.counts = numbers[1:5]
        module.paid_classes = numbers[5:]


def _read_favours(reader: "Reader", table: Table, module: Favours) -> None:
    box = Box(reader, FAVOUR_KEYS)
    for player in range(table.players):
        zone = f"{seat_letter(player)} favour"
        words = reader.words(zone)
        if len(words) > 1:
            raise reader.error("position-favour", reader.line_of(zone))
        module.held.append(box.take(words[0], zone) if words else NOBODY)
    module.middle = box.zone("favours")
    module.rest = box.zone("favours-rest")
    if table.stage != DRAFT:
        # Players without a stated favour get one that disturbs a rules question least: any that is left, Venus last.
        for player in range(table.players):
            if module.held[player] == NOBODY:
                source = box.left if box.left else module.middle
                module.held[player] = source.pop(0)
        module.middle.extend(box.left)
    for favour in box.named("favours-used"):
        module.used[favour] = True
    for favour in box.named("favours-fresh"):
        module.fresh[favour] = True
    module.shield(table)
