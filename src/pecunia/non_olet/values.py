"""What is printed on the cards: loaded from data, with its provenance, checked against what the rulebook states."""

from importlib import resources
from typing import Any, Final

from pecunia.core.numbers import is_number
from pecunia.core.values import ValuesSource, provenances, with_replacements
from pecunia.non_olet.module_names import EVENT_KEYS, FAMOUS_CLASSES, FAMOUS_KEYS, LADDER_KEYS, ORDINARY
from pecunia.non_olet.names import CARD_KEYS, CLASSES, PLACE_NAMES, SEATS, VILLA_DIXIUS, WOMAN

LONGEST: Final = 9  # markers and fees stay one digit: nothing in any text suggests more than 5
LONGEST_EVENT: Final = 20  # markers on an event; a supply of 80 allows hardly more (§5.4)
# The words of the ladders' tasks (A166).
TASKS: Final = [
    "seated",
    "pairs",
    "classes",
    "markers-over",
    "markers-total",
    "hand",
    "queue",
    "villas",
    "received",
    "paid",
    "paid-class",
    "played",
    "hastened",
]
TASKS_OF_A_CLASS: Final = ["seated", "paid-class"]
MARKERS_IN_BOX: Final = 80
NESTED: Final = ["deck", "romans"]  # tables whose parts an owner may replace one by one
DECKS: Final = ["2005", "2016", "dark-red"]
CLASS_SIZES: Final = [15, 20, 20, 15]  # what the rulebooks state; a box that holds others is not this game
DECK_SIZES: Final = {"2005": 40, "2016": 36, "dark-red": 12}
OWN_FILE: Final = "values.toml"


class Task:
    """What a rung of a ladder asks for, where one does not pay: a kind, a class where it needs one, a number."""

    def __init__(self, kind: int, klass: int, number: int) -> None:
        self.kind = kind
        self.klass = klass
        self.number = number


class Values:
    """The printed values of one box. Romans are numbers; what is printed on them are lists by that number."""

    def __init__(self) -> None:
        self.klass: list[int] = []
        self.duration: list[int] = []
        self.fee: list[int] = []
        self.names: list[str] = []
        self.decks: dict[str, list[int]] = {}
        self.targets: list[int] = []
        self.event_markers: list[int] = []
        self.prices: list[int] = []
        self.ladders: list[list[Task]] = []
        self.provenance: dict[str, str] = {}
        self.replaced: dict[str, Any] = {}
        self.fixture = False
        self.printed = False  # a position may state Romans as somebody's cards have them

    def deck(self, edition: int, dark_red: bool) -> list[int]:
        """The action cards in use, as card numbers, every copy."""
        copies = self.decks[str(edition)]
        cards = [card for card, count in enumerate(copies) for _ in range(count)]
        if dark_red:
            cards.extend(card for card, count in enumerate(self.decks["dark-red"]) for _ in range(count))
        return cards

    def as_fixture(self) -> "Values":
        """The same values in lists of their own: a position may state Romans that the box does not hold."""
        twin = Values()
        twin.klass = self.klass
        twin.duration = self.duration[:]
        twin.fee = self.fee[:]
        twin.names = self.names
        twin.decks = self.decks
        twin.targets = self.targets
        twin.event_markers = self.event_markers
        twin.prices = self.prices
        twin.ladders = self.ladders
        twin.provenance = self.provenance
        twin.replaced = self.replaced
        twin.fixture = True
        return twin

    def reconstructed(self) -> list[str]:
        """The tables whose values no rulebook states and no owner has replaced."""
        return [table for table, origin in self.provenance.items() if origin == "reconstruction"]


def own_values_text() -> str:
    """The file of values that ships with the package; an owner's file replaces tables of it."""
    return resources.files("pecunia.non_olet").joinpath(OWN_FILE).read_text(encoding="utf-8")


_loaded: dict[str, Values] = {}


def own_values() -> Values:
    """The values that ship with the package, read once."""
    if OWN_FILE not in _loaded:
        source = ValuesSource(OWN_FILE, own_values_text())
        _loaded[OWN_FILE] = _build(source.data, source)
    return _loaded[OWN_FILE]


def values_from_text(text: str, file: str) -> Values:
    """The package's values with every table that an owner's file gives put in its place."""
    source = ValuesSource(file, text)
    return _with_replacements(source.data, source)


def values_with(replaced: dict[str, Any], file: str) -> Values:
    """The package's values with the tables that a record carries."""
    source = ValuesSource(file, "")
    return _with_replacements(replaced, source)


def _with_replacements(replaced: dict[str, Any], source: ValuesSource) -> Values:
    values = _build(with_replacements(own_values_text(), replaced, NESTED, source), source)
    values.replaced = replaced
    return values


def _build(data: dict[str, Any], source: ValuesSource) -> Values:
    values = Values()
    values.provenance = provenances(data, NESTED, source)
    _add_romans(values, data, source)
    for deck in DECKS:
        values.decks[deck] = _deck(data["deck"][deck], deck, source)
        villas = values.decks[deck][VILLA_DIXIUS] + (values.decks["2016"][VILLA_DIXIUS] if deck == "dark-red" else 0)
        if villas > len(PLACE_NAMES) - SEATS:  # all of them may stand beside one latrine
            raise source.error("values-villas", f"deck.{deck}", CARD_KEYS[VILLA_DIXIUS], most=len(PLACE_NAMES) - SEATS)
    values.targets = _targets(data["targets"], source)
    _add_famous(values, data["famous"], source)
    values.event_markers = [_count(data["events"].get(key), "events", key, source, LONGEST_EVENT) for key in EVENT_KEYS]
    source.refuse_unknown(data["events"], EVENT_KEYS, "events")
    _add_ladders(values, data["careers"], source)
    return values


def _add_romans(values: Values, data: dict[str, Any], source: ValuesSource) -> None:
    for klass, name in enumerate(CLASSES):
        table = f"romans.{name}"
        entries = data["romans"][name]
        source.refuse_unknown(entries, ["cards"], table)
        printed = _printed(entries.get("cards"), table, source)
        expected = CLASS_SIZES[klass]
        if data["classes"].get(name) != expected:
            raise source.error("values-class-size", "classes", name, expected=expected)
        if len(printed) != expected:
            raise source.error("values-class-total", table, "cards", found=len(printed), expected=expected)
        names = data["names"].get(name)
        if (
            not isinstance(names, list)
            or len(names) != expected
            or not all(isinstance(one, str) and one for one in names)
        ):
            raise source.error("values-names", "names", name, expected=expected)
        values.klass.extend([klass] * expected)
        values.duration.extend(duration for duration, _ in printed)
        values.fee.extend(fee for _, fee in printed)
        values.names.extend(names)
    if len(set(values.names)) != len(values.names):
        raise source.error("values-names-twice", "names", "")


def _add_famous(values: Values, entries: dict[str, Any], source: ValuesSource) -> None:
    """Famous Romans come after the seventy, in the order of §3.2. Their classes are in the rulebook."""
    for key, klass in zip(FAMOUS_KEYS, FAMOUS_CLASSES):
        duration, fee = _duration_and_fee(entries.get(key), "famous", key, source)
        values.klass.append(klass)
        values.duration.append(duration)
        values.fee.append(fee)
        values.names.append(key.replace("-", " ").title())
    source.refuse_unknown(entries, FAMOUS_KEYS, "famous")


def _add_ladders(values: Values, entries: dict[str, Any], source: ValuesSource) -> None:
    prices = entries.get("price")
    if not isinstance(prices, list) or len(prices) < 2 or prices[0] != 0:
        raise source.error("values-ladder", "careers", "price", value=prices)
    values.prices = [0, *(_count(price, "careers", "price", source) for price in prices[1:])]
    source.refuse_unknown(entries, ["rungs", "price", "ladders"], "careers")
    rungs = entries.get("rungs")  # for whoever reads the file: what players see are the names of the Fluent files
    if rungs is not None and (not isinstance(rungs, list) or len(rungs) != len(prices)):
        raise source.error("values-rungs", "careers", "rungs", expected=len(prices))
    ladders = entries.get("ladders")
    if not isinstance(ladders, dict):
        raise source.error("values-not-a-table", "careers.ladders", "")
    source.refuse_unknown(ladders, LADDER_KEYS, "careers.ladders")
    for key in LADDER_KEYS:
        tasks = ladders.get(key)
        if not isinstance(tasks, list) or len(tasks) != len(prices) - 1:
            raise source.error("values-ladder", "careers.ladders", key, value=tasks)
        values.ladders.append([_task(str(task), key, values, source) for task in tasks])


def _task(text: str, ladder: str, values: Values, source: ValuesSource) -> Task:
    """`seated senator 2`, `received 5`: the kind, a class for those that need one, a number."""
    words = text.split()
    wanted = 3 if words and words[0] in TASKS_OF_A_CLASS else 2
    if len(words) != wanted or words[0] not in TASKS or not is_number(words[-1]):
        raise source.error("values-task", "careers.ladders", ladder, value=text)
    if wanted == 3 and words[1] not in CLASSES:
        raise source.error("values-task", "careers.ladders", ladder, value=text)
    task = Task(TASKS.index(words[0]), CLASSES.index(words[1]) if wanted == 3 else 0, int(words[-1]))
    most = _most_of_a_task(words[0], task.klass, values)
    least = 0 if words[0] == "markers-over" else 1  # a task of none is no task
    if not least <= task.number <= most:
        raise source.error("values-task-number", "careers.ladders", ladder, value=text, least=least, most=most)
    return task


def _most_of_a_task(kind: str, klass: int, values: Values) -> int:
    """The highest number a task can ask for: what the box holds without other modules and dark red cards (§5.5)."""
    cards = sum(values.decks["2016"])
    villas = values.decks["2016"][VILLA_DIXIUS]
    places = SEATS + villas
    return {
        "seated": min(places * 2 if klass == WOMAN else places, CLASS_SIZES[klass]),  # only women share a place
        "pairs": min(places, CLASS_SIZES[WOMAN] // 2),
        "classes": len(CLASSES),
        "markers-over": MARKERS_IN_BOX - 1,
        "markers-total": MARKERS_IN_BOX,
        "hand": cards,
        "queue": ORDINARY,
        "villas": villas,
        "received": sum(values.fee[:ORDINARY]),
        "paid": ORDINARY,
        "paid-class": CLASS_SIZES[klass],
        "played": cards,
        "hastened": MARKERS_IN_BOX,
    }[kind]


def _duration_and_fee(text: Any, table: str, entry: str, source: ValuesSource) -> tuple[int, int]:
    duration, _, fee = str(text).partition("/")
    if not (is_number(duration) and is_number(fee) and 1 <= int(duration) <= LONGEST and int(fee) <= LONGEST):
        raise source.error("values-not-a-card", table, entry, value=text)
    return int(duration), int(fee)


def _printed(cards: Any, table: str, source: ValuesSource) -> list[tuple[int, int]]:
    """Duration and fee of each card of a class, in order of duration, then fee."""
    if not isinstance(cards, dict):
        raise source.error("values-not-a-table", table, "cards")
    printed: list[tuple[int, int]] = []
    for entry, copies in cards.items():
        card = _duration_and_fee(entry, table, "cards", source)
        printed.extend([card] * _count(copies, table, "cards", source))
    return sorted(printed)


def _deck(entries: dict[str, Any], deck: str, source: ValuesSource) -> list[int]:
    table = f"deck.{deck}"
    copies = [0] * len(CARD_KEYS)
    for key, count in entries.items():
        if key == "provenance":
            continue
        if key not in CARD_KEYS:
            raise source.error("values-unknown-entry", table, key)
        copies[CARD_KEYS.index(key)] = _count(count, table, key, source)
    if sum(copies) != DECK_SIZES[deck]:
        raise source.error("values-deck-total", table, "", found=sum(copies), expected=DECK_SIZES[deck])
    return copies


def _targets(entries: dict[str, Any], source: ValuesSource) -> list[int]:
    """The target by number of players; nobody plays with 0 or 1."""
    return [0, 0, *(_count(entries.get(str(players)), "targets", str(players), source) for players in range(2, 7))]


def _count(value: Any, table: str, entry: str, source: ValuesSource, most: int = 999) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise source.error("values-not-a-number", table, entry, value=value)
    return value
