"""What is printed on the cards: loaded from data, with its provenance, checked against what the rulebook states."""

import tomllib
from importlib import resources
from typing import Any, Final

from pecunia.core.errors import ValuesError
from pecunia.non_olet.names import CARD_KEYS, CLASSES

LONGEST: Final = 9  # markers and fees stay one digit: nothing in any text suggests more than 5
PROVENANCES: Final = ["rulebook", "reconstruction", "owner"]
DECKS: Final = ["2005", "2016", "dark-red"]
CLASS_SIZES: Final = [15, 20, 20, 15]  # what the rulebooks state; a box that holds others is not this game
DECK_SIZES: Final = {"2005": 40, "2016": 36, "dark-red": 12}
OWN_FILE: Final = "values.toml"


class Values:
    """The printed values of one box. Romans are numbers; what is printed on them are lists by that number."""

    def __init__(self) -> None:
        self.klass: list[int] = []
        self.duration: list[int] = []
        self.fee: list[int] = []
        self.names: list[str] = []
        self.decks: dict[str, list[int]] = {}
        self.targets: list[int] = []
        self.provenance: dict[str, str] = {}
        self.replaced: dict[str, Any] = {}
        self.fixture = False

    def roman_text(self, roman: int) -> str:
        """A Roman as positions and logs write him: class, duration and fee."""
        return f"{CLASSES[self.klass[roman]]} {self.duration[roman]}/{self.fee[roman]}"

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
        twin.provenance = self.provenance
        twin.replaced = self.replaced
        twin.fixture = True
        return twin

    def reconstructed(self) -> list[str]:
        """The tables whose values no rulebook states and no owner has replaced."""
        return [table for table, origin in self.provenance.items() if origin == "reconstruction"]


class _Source:
    """A text of values and the places in it, so that an error can name the line."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: list[str] = text.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = getattr(error, "lineno", None) or _line_in_message(str(error), len(self.lines))
            raise ValuesError("values-not-toml", file, line, detail=str(error)) from None

    def error(self, key: str, table: str, entry: str, **facts: object) -> ValuesError:
        return ValuesError(key, self.file, self._line(table, entry), table=table, entry=entry, **facts)

    def _line(self, table: str, entry: str) -> int:
        start = 1
        for number, line in enumerate(self.lines, 1):
            words = line.strip()
            if words.startswith("[") and words.strip("[] ").replace('"', "") == table:
                start = number
            elif start and entry and words.replace('"', "").startswith(entry) and self._inside(number, start):
                return number
        return start

    def _inside(self, number: int, start: int) -> bool:
        return not any(line.strip().startswith("[") for line in self.lines[start : number - 1])


def _line_in_message(message: str, last: int) -> int:
    words = message.replace(",", " ").replace(")", " ").split()
    for word, following in zip(words, words[1:], strict=False):
        if word == "line" and following.isdigit():
            return int(following)
    return max(last, 1)


def own_values_text() -> str:
    """The file of values that ships with the package; an owner's file replaces tables of it."""
    return resources.files("pecunia.non_olet").joinpath(OWN_FILE).read_text(encoding="utf-8")


_loaded: dict[str, Values] = {}


def own_values() -> Values:
    """The values that ship with the package, read once."""
    if OWN_FILE not in _loaded:
        source = _Source(OWN_FILE, own_values_text())
        _loaded[OWN_FILE] = _build(source.data, source)
    return _loaded[OWN_FILE]


def values_from_text(text: str, file: str) -> Values:
    """The package's values with every table that an owner's file gives put in its place."""
    source = _Source(file, text)
    return _with_replacements(source.data, source)


def values_with(replaced: dict[str, Any], file: str) -> Values:
    """The package's values with the tables that a record carries."""
    source = _Source(file, "")
    return _with_replacements(replaced, source)


def _with_replacements(replaced: dict[str, Any], source: _Source) -> Values:
    data = tomllib.loads(own_values_text())
    for table, entries in replaced.items():
        if table not in data:
            raise source.error("values-unknown-table", table, "")
        if not isinstance(entries, dict):
            raise source.error("values-not-a-table", "", table)
        if table in ("deck", "romans"):
            for part, inner in entries.items():
                if part not in data[table]:
                    raise source.error("values-unknown-table", f"{table}.{part}", "")
                if not isinstance(inner, dict):
                    raise source.error("values-not-a-table", table, part)
                data[table][part] = {"provenance": "owner", **inner}
        else:
            data[table] = {"provenance": "owner", **entries}
    values = _build(data, source)
    values.replaced = replaced
    return values


def _build(data: dict[str, Any], source: _Source) -> Values:
    values = Values()
    for table, entries in data.items():
        parts = (
            {f"{table}.{part}": inner for part, inner in entries.items()}
            if table in ("deck", "romans")
            else {table: entries}
        )
        for name, inner in parts.items():
            origin = inner.get("provenance", "")
            if origin not in PROVENANCES:
                raise source.error("values-provenance", name, "provenance", value=origin)
            values.provenance[name] = origin
    _add_romans(values, data, source)
    for deck in DECKS:
        values.decks[deck] = _deck(data["deck"][deck], deck, source)
    values.targets = _targets(data["targets"], source)
    return values


def _add_romans(values: Values, data: dict[str, Any], source: _Source) -> None:
    for klass, name in enumerate(CLASSES):
        table = f"romans.{name}"
        entries = data["romans"][name]
        unknown = [entry for entry in entries if entry not in ("provenance", "cards")]
        if unknown:
            raise source.error("values-unknown-entry", table, unknown[0])
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


def _printed(cards: Any, table: str, source: _Source) -> list[tuple[int, int]]:
    """Duration and fee of each card of a class, in order of duration, then fee."""
    if not isinstance(cards, dict):
        raise source.error("values-not-a-table", table, "cards")
    printed: list[tuple[int, int]] = []
    for entry, copies in cards.items():
        duration, _, fee = str(entry).partition("/")
        if not (duration.isdigit() and fee.isdigit() and 1 <= int(duration) <= LONGEST and int(fee) <= LONGEST):
            raise source.error("values-not-a-card", table, "cards", value=entry)
        printed.extend([(int(duration), int(fee))] * _count(copies, table, "cards", source))
    return sorted(printed)


def _deck(entries: dict[str, Any], deck: str, source: _Source) -> list[int]:
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


def _targets(entries: dict[str, Any], source: _Source) -> list[int]:
    """The target by number of players; nobody plays with 0 or 1."""
    return [0, 0, *(_count(entries.get(str(players)), "targets", str(players), source) for players in range(2, 7))]


def _count(value: Any, table: str, entry: str, source: _Source) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise source.error("values-not-a-number", table, entry, value=value)
    return value
