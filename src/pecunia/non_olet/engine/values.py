"""The values printed on the cards: loaded from data, with provenance, and checked against the rulebook."""

from importlib import resources
from typing import Any, Final

from pecunia.core.numbers import is_number
from pecunia.core.values import (
    MAX_LETTERS,
    RECONSTRUCTION,
    ValuesSource,
    ValueTables,
    in_range,
    is_name,
)
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAMOUS_CLASSES, FAMOUS_KEYS, LADDER_KEYS, ORDINARY
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES, PLACE_NAMES, SEATS, VILLA_DIXIUS, WOMAN

LONGEST_EVENT: Final = 20  # markers on an event; a supply of 80 hardly allows more (§5.4)
# The ranges of numbers in a file of values, under the names that the comments of values.toml use. Durations and fees
# are those of the reviews (§5.1); the number of copies is limited by the largest deck.
RANGES: Final[dict[str, tuple[int, int]]] = {
    "sesterces": (1, 999),
    "copies": (0, 40),
    "durations": (1, 5),
    "fees": (1, 5),
    "markers": (1, LONGEST_EVENT),
    "prices": (1, 999),
}
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
DECKS: Final = ["2005", "2016", "dark-red"]
# What the rulebooks state. A box with other numbers is not this game. Only the rulebook of 2005 splits the seventy
# Romans into classes; we assume the same for the box of 2016 (A150).
CLASS_SIZES: Final = [15, 20, 20, 15]
# The rulebook of 2016 prints only these totals of its decks (A63).
DECK_SIZES: Final = {"2005": 40, "2016": 36, "dark-red": 12}
RUNGS: Final = "careers.rungs"  # these names are for readers of the file; players see those of the Fluent files
OWN_FILE: Final = "values.toml"


class Task:
    """The task of a rung, for those who do not pay: a kind, a class if the kind needs one, a number."""

    def __init__(self, kind: int, klass: int, number: int) -> None:
        self.kind = kind
        self.klass = klass
        self.number = number


class Values:
    """The printed values of one box. Romans are numbers; each printed value is a list by that number."""

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
        self.provenance: dict[str, str] = {}  # by table
        self.origins: dict[str, str] = {}  # by entry: `events.tumult`
        self.replaced: dict[str, Any] = {}
        self.fixture = False
        self.printed = False  # whether a position may state Romans with the values of somebody's own cards

    def deck(self, edition: int, dark_red: bool) -> list[int]:
        """The action cards in use, as card numbers, every copy. Each edition has its own deck (§2.8)."""
        copies = self.decks[str(edition)]
        cards = [card for card, count in enumerate(copies) for _ in range(count)]
        if dark_red:
            cards.extend(card for card, count in enumerate(self.decks["dark-red"]) for _ in range(count))
        return cards

    def as_fixture(self) -> "Values":
        """A copy of the values with its own lists, because a position may state Romans that the box does not hold."""
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
        twin.origins = self.origins
        twin.replaced = self.replaced
        twin.fixture = True
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        cards = (self.duration, self.fee) if self.fixture or self.printed else ()
        return values_again, (self.replaced, self.fixture, self.printed, cards)

    def reconstructed(self) -> list[str]:
        """The tables with values that no rulebook states and that no owner has replaced completely."""
        return [table for table, origin in self.provenance.items() if origin == RECONSTRUCTION]

    def is_reconstructed(self, *entries: str) -> bool:
        """Whether one of these entries (`events.tumult`) is ours and not stated by any rulebook."""
        return any(self.origins.get(entry) == RECONSTRUCTION for entry in entries)


def values_again(replaced: dict[str, Any], fixture: bool, printed: bool, cards: tuple[list[int], ...]) -> Values:
    """The values in a pickle. `cards` are the durations and fees that a position has stated."""
    values = values_with(replaced, "pickle") if replaced else own_values()
    if cards:
        values = values.as_fixture()
        values.duration, values.fee = cards[0], cards[1]
        values.fixture = fixture
        values.printed = printed
    return values


_texts: dict[str, str] = {}


def own_values_text() -> str:
    """The file of values that ships with the package, read once; an owner's file replaces entries of it."""
    if OWN_FILE not in _texts:
        _texts[OWN_FILE] = resources.files("pecunia.non_olet.engine").joinpath(OWN_FILE).read_text(encoding="utf-8")
    return _texts[OWN_FILE]


_loaded: dict[str, Values] = {}


def own_values() -> Values:
    """The values that ship with the package, read once."""
    if OWN_FILE not in _loaded:
        text = own_values_text()
        _loaded[OWN_FILE] = _build(ValueTables(text, {}, ValuesSource(OWN_FILE, text)))
    return _loaded[OWN_FILE]


def values_from_text(text: str, file: str) -> Values:
    """The package's values with an owner's entries in place of ours."""
    source = ValuesSource(file, text)
    return _with_replacements(source.data, source)


def values_with(replaced: dict[str, Any], file: str, line: int = 1) -> Values:
    """The package's values, with the entries from a line of a record or a position in place of ours."""
    return _with_replacements(replaced, ValuesSource(file, "", line))


def _with_replacements(replaced: dict[str, Any], source: ValuesSource) -> Values:
    values = _build(ValueTables(own_values_text(), _with_whole_decks(replaced), source))
    values.replaced = replaced
    return values


def _with_whole_decks(replaced: dict[str, Any]) -> dict[str, Any]:
    """If the copies in the file make up the whole deck, all other cards of that deck have none: an owner who lists 12
    dark red cards need not list the others."""
    decks = replaced.get("deck")
    if not isinstance(decks, dict):
        return replaced
    whole: dict[str, Any] = {}
    for deck, entries in decks.items():
        whole[deck] = entries
        if deck in DECK_SIZES and isinstance(entries, dict):
            listed = sum([count for count in entries.values() if in_range(count, *RANGES["copies"])])
            if listed == DECK_SIZES[deck]:
                whole[deck] = {**dict.fromkeys(CARD_KEYS, 0), **entries}
    return {**replaced, "deck": whole}


def _build(tables: ValueTables) -> Values:
    data = tables.data
    source = tables.source
    values = Values()
    values.provenance = tables.provenance(RUNGS)
    values.origins = tables.origins
    _add_romans(values, data, source)
    for deck in DECKS:
        values.decks[deck] = _deck(data["deck"][deck], deck, source)
        villas = values.decks[deck][VILLA_DIXIUS] + (values.decks["2016"][VILLA_DIXIUS] if deck == "dark-red" else 0)
        if villas > len(PLACE_NAMES) - SEATS:  # all of them may lie beside one latrine
            raise source.error("values-villas", f"deck.{deck}", CARD_KEYS[VILLA_DIXIUS], most=len(PLACE_NAMES) - SEATS)
    values.targets = _targets(data["targets"], source)
    _add_famous(values, data["famous"], source)
    source.refuse_unknown(data["events"], EVENT_KEYS, "events")
    values.event_markers = [_number(data["events"][key], "markers", "events", key, source) for key in EVENT_KEYS]
    _add_ladders(values, data["careers"], tables)
    return values


def _add_romans(values: Values, data: dict[str, Any], source: ValuesSource) -> None:
    source.refuse_unknown(data["classes"], CLASSES, "classes")
    source.refuse_unknown(data["names"], CLASSES, "names")
    for klass, name in enumerate(CLASSES):
        table = f"romans.{name}"
        entries = data["romans"][name]
        source.refuse_unknown(entries, ["cards"], table)
        printed = _printed(entries["cards"], table, source)
        expected = CLASS_SIZES[klass]
        if not in_range(data["classes"][name], expected, expected):
            raise source.error("values-class-size", "classes", name, expected=expected)
        if len(printed) != expected:
            raise source.error("values-class-total", table, "cards", found=len(printed), expected=expected)
        values.klass.extend([klass] * expected)
        values.duration.extend(duration for duration, _ in printed)
        values.fee.extend(fee for _, fee in printed)
        values.names.extend(_names(data["names"][name], name, expected, source))
    _check_names(values, source)


def _names(names: Any, klass: str, expected: int, source: ValuesSource) -> list[str]:
    if not isinstance(names, list) or len(names) != expected:
        raise source.error("values-names", "names", klass, expected=expected)
    for name in names:
        if not is_name(name):
            raise source.error("values-name", "names", klass, value=name, most=MAX_LETTERS)
    return names


def _check_names(values: Values, source: ValuesSource) -> None:
    """No two Romans have the same name, including famous ones: positions use the names, in small letters."""
    known = [key.replace("-", " ") for key in FAMOUS_KEYS]
    for name, klass in zip(values.names, values.klass):
        word = name.lower().replace("-", " ")
        if word in known:
            raise source.error("values-names-twice", "names", CLASSES[klass], value=name)
        known.append(word)


def _add_famous(values: Values, entries: dict[str, Any], source: ValuesSource) -> None:
    """Famous Romans come after the seventy, in the order of §3.2. Their classes are in the rulebook."""
    source.refuse_unknown(entries, FAMOUS_KEYS, "famous")
    for key, klass in zip(FAMOUS_KEYS, FAMOUS_CLASSES):
        duration, fee = _duration_and_fee(entries[key], "famous", key, source)
        values.klass.append(klass)
        values.duration.append(duration)
        values.fee.append(fee)
        values.names.append(key.replace("-", " ").title())


def _add_ladders(values: Values, entries: dict[str, Any], tables: ValueTables) -> None:
    source = tables.source
    source.refuse_unknown(entries, ["rungs", "price", "ladders"], "careers")
    prices = entries["price"]
    if not isinstance(prices, list) or len(prices) < 2 or not in_range(prices[0], 0, 0):
        raise source.error("values-prices", "careers", "price", value=prices)
    values.prices = [0, *(_number(price, "prices", "careers", "price", source) for price in prices[1:])]
    ladders = entries["ladders"]
    source.refuse_unknown(ladders, LADDER_KEYS, "careers.ladders")
    for key in LADDER_KEYS:
        tasks = ladders[key]
        if not isinstance(tasks, list) or len(tasks) != len(prices) - 1:
            raise source.error("values-ladder", "careers.ladders", key, expected=len(prices) - 1)
        values.ladders.append([_task(task, key, values, source) for task in tasks])
    # We may have more rungs than the owner has prices.
    rungs = entries["rungs"]
    named = isinstance(rungs, list) and len(rungs) == len(prices) and all(map(is_name, rungs))
    if not named and RUNGS in tables.stated:
        raise source.error("values-rungs", "careers", "rungs", expected=len(prices))


def _task(text: Any, ladder: str, values: Values, source: ValuesSource) -> Task:
    """`seated senator 2`, `received 5`: the kind, a class for those that need one, a number."""
    words = text.split() if isinstance(text, str) else []
    wanted = 3 if words and words[0] in TASKS_OF_A_CLASS else 2
    if len(words) != wanted or words[0] not in TASKS or not is_number(words[-1]):
        raise source.error("values-task", "careers.ladders", ladder, value=text)
    if wanted == 3 and words[1] not in CLASSES:
        raise source.error("values-task", "careers.ladders", ladder, value=text)
    task = Task(TASKS.index(words[0]), CLASSES.index(words[1]) if wanted == 3 else 0, int(words[-1]))
    least, most = least_of_a_task(words[0]), most_of_a_task(words[0], task.klass, values)
    if not least <= task.number <= most:
        raise source.error("values-task-number", "careers.ladders", ladder, value=text, least=least, most=most)
    return task


def least_of_a_task(kind: str) -> int:
    """A task of zero would not be a task."""
    return 0 if kind == "markers-over" else 1


def most_of_a_task(kind: str, klass: int, values: Values) -> int:
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
    numbers = text.split("/") if isinstance(text, str) else []
    if len(numbers) == 2 and is_number(numbers[0]) and is_number(numbers[1]):
        duration, fee = int(numbers[0]), int(numbers[1])
        if in_range(duration, *RANGES["durations"]) and in_range(fee, *RANGES["fees"]):
            return duration, fee
    shortest, longest = RANGES["durations"]
    least, most = RANGES["fees"]
    bounds = {"shortest": shortest, "longest": longest, "least": least, "most": most}
    raise source.error("values-not-a-card", table, entry, value=text, **bounds)


def _printed(cards: Any, table: str, source: ValuesSource) -> list[tuple[int, int]]:
    """Duration and fee of each card of a class, sorted by duration, then fee."""
    if not isinstance(cards, dict):
        raise source.error("values-not-a-table", table, "cards")
    printed: list[tuple[int, int]] = []
    for entry, copies in cards.items():
        card = _duration_and_fee(entry, table, "cards", source)
        printed.extend([card] * _number(copies, "copies", table, "cards", source))
    return sorted(printed)


def _deck(entries: dict[str, Any], deck: str, source: ValuesSource) -> list[int]:
    table = f"deck.{deck}"
    source.refuse_unknown(entries, CARD_KEYS, table)
    copies = [_number(entries.get(key, 0), "copies", table, key, source) for key in CARD_KEYS]
    if sum(copies) != DECK_SIZES[deck]:
        raise source.error("values-deck-total", table, "", found=sum(copies), expected=DECK_SIZES[deck])
    return copies


def _targets(entries: dict[str, Any], source: ValuesSource) -> list[int]:
    """The target by number of players; nobody plays with 0 or 1."""
    numbers = [str(players) for players in range(2, 7)]
    source.refuse_unknown(entries, numbers, "targets")
    return [0, 0, *(_number(entries[players], "sesterces", "targets", players, source) for players in numbers)]


def _number(value: Any, kind: str, table: str, entry: str, source: ValuesSource) -> int:
    least, most = RANGES[kind]
    if not in_range(value, least, most):
        raise source.error("values-not-a-number", table, entry, value=value, least=least, most=most)
    assert isinstance(value, int)
    return value
