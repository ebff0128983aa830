"""What the book says of a card: its words from the Fluent files, and what is printed on it, from the values."""

from collections import Counter
from collections.abc import Callable, Mapping

from pecunia.art.frames.famous import class_of
from pecunia.art.frames.ladders import task_words
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAMOUS_KEYS, LADDER_KEYS, ORDINARY
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES
from pecunia.non_olet.engine.options import HOUSE_RULES
from pecunia.olet.engine.names import CARD_KINDS, LETTERS, MARKS
from pecunia.rulebook.blocks import Entry, Fact, House, Table
from pecunia.rulebook.box import Box
from pecunia.rulebook.clauses import anchor_of, houses
from pecunia.rulebook.olet_tables import OLET_TABLES
from pecunia.texts import Texts

DECKS = ("2005", "2016", "dark-red")


def _entry(key: str, texts: Texts) -> tuple[str, str, str]:
    """Anchor, name and text: an anchor is the key of the words."""
    return key, texts.text(key), texts.attribute(key, "text") or ""


def _action(key: str, texts: Texts, box: Box) -> Entry:
    anchor, name, text = _entry(f"card-{key}", texts)
    number = CARD_KEYS.index(key)
    facts = [
        Fact(
            texts.text(f"rulebook-copies-{deck}", count=copies[number]),
            box.non_olet.is_reconstructed(f"deck.{deck}.{key}"),
        )
        for deck, copies in box.non_olet.decks.items()
        if copies[number]
    ]
    first = texts.attribute(anchor, "text-2005")
    if first:
        facts.append(Fact(texts.text("rulebook-in-2005", text=first)))
    return Entry(anchor, name, text, "action", key, facts=tuple(facts))


def _famous(key: str, texts: Texts, box: Box) -> Entry:
    values = box.non_olet
    number = ORDINARY + FAMOUS_KEYS.index(key)
    printed = {"duration": str(values.duration[number]), "fee": str(values.fee[number])}
    klass = texts.text(f"class-{class_of(key)}", count=1)
    facts = (Fact(klass), Fact(texts.text("rulebook-printed", **printed), values.is_reconstructed(f"famous.{key}")))
    return Entry(*_entry(f"famous-{key}", texts), "famous", key, printed, facts)


def _upgrade(key: str, texts: Texts, box: Box) -> Entry:
    return Entry(*_entry(f"upgrade-{key}", texts), "upgrade", key)


def _event(key: str, texts: Texts, box: Box) -> Entry:
    markers = box.non_olet.event_markers[EVENT_KEYS.index(key)]
    fact = Fact(texts.text("rulebook-event-markers", count=markers), box.non_olet.is_reconstructed(f"events.{key}"))
    return Entry(*_entry(f"event-{key}", texts), "event", key, facts=(fact,))


def _favour(key: str, texts: Texts, box: Box) -> Entry:
    return Entry(*_entry(f"favour-{key}", texts), "favour", key)


def _ladder(key: str, texts: Texts, box: Box) -> Entry:
    values = box.non_olet
    head = tuple(texts.text(f"rulebook-ladder-{column}") for column in ("rung", "price", "task"))
    rungs = [(texts.text("rung-0"), "", "")]
    for number, task in enumerate(values.ladders[LADDER_KEYS.index(key)], 1):
        rungs.append((texts.text(f"rung-{number}"), str(values.prices[number]), task_words(task, texts)))
    reconstructed = values.is_reconstructed("careers.price", f"careers.ladders.{key}")
    table = Table(head, tuple(rungs), reconstructed)
    return Entry(*_entry(f"ladder-{key}", texts), "ladder", key, rows=table)


def _olet_card(key: str, texts: Texts, box: Box) -> Entry:
    values = box.olet
    kind = CARD_KINDS.index(key)
    copies = [number for number, of_kind in enumerate(values.kind) if of_kind == kind]
    kinds = Counter((values.letter[card], values.mark[card], values.worth[card]) for card in copies)
    said = ", ".join(f"{count} × {_olet_copy(*kind, texts)}" for kind, count in kinds.items())
    reconstructed = any(table.startswith("cards.") for table in box.olet.reconstructed())
    fact = Fact(texts.text("rulebook-olet-copies", count=len(copies), letters=said), reconstructed)
    printed = {"letter": LETTERS[values.letter[copies[0]]]}
    if values.worth[copies[0]]:
        printed["value"] = texts.text("olet-money", amount=str(values.worth[copies[0]]))
    return Entry(*_entry(f"olet-card-{key}", texts), "olet-card", key, printed, (fact,))


def _olet_copy(letter: int, mark: int, worth: int, texts: Texts) -> str:
    """`A (3+)`: the letter, for how many players, and what a ticket pays."""
    marked = f"{LETTERS[letter]} ({MARKS[mark]})" if mark else LETTERS[letter]
    return f"{marked} {texts.text('olet-money', amount=str(worth))}" if worth else marked


def _space(key: str, texts: Texts, box: Box) -> Entry:
    return Entry(*_entry(f"olet-space-{key}", texts), "olet-space", key)


def _sign(key: str, texts: Texts, box: Box) -> Entry:
    return Entry(*_entry(f"olet-sign-{key}", texts))


def _track(key: str, texts: Texts, box: Box) -> Entry:
    drawn = f"{key}-1" if key == "investigation" else key
    return Entry(*_entry(f"olet-track-{key}", texts), "olet-track", drawn)


ENTRIES: Mapping[str, Mapping[str, Callable[[str, Texts, Box], Entry]]] = {
    "non-olet": {
        "card": _action,
        "famous": _famous,
        "upgrade": _upgrade,
        "event": _event,
        "favour": _favour,
        "ladder": _ladder,
    },
    "olet": {"card": _olet_card, "space": _space, "sign": _sign, "track": _track},
}


def house(name: str, texts: Texts) -> House:
    """A house rule with its choices; a number is a choice that speaks for itself."""
    choices = [f"house-{name}-{value}" for value in HOUSE_RULES[name] if not value.isdecimal()]
    said = tuple((texts.text(choice), texts.attribute(choice, "text") or "") for choice in choices)
    changed = tuple(
        anchor_of("non-olet", clause) for clause in houses().get(name, []) if texts.rule("non-olet", clause) is not None
    )
    anchor = f"house-{name}"
    return House(anchor, texts.text(anchor), texts.attribute(anchor, "text") or "", said, changed)


def decks(texts: Texts, box: Box) -> Table:
    """How many there are of each action card."""
    values = box.non_olet
    head = (texts.text("rulebook-decks-card"), *(texts.text(f"rulebook-decks-{deck}") for deck in DECKS))
    rows = []
    for number, key in enumerate(CARD_KEYS):
        counts = [values.decks[deck][number] for deck in DECKS]
        rows.append((f"[](#card-{key})", *(str(count) if count else "–" for count in counts)))
    return Table(head, tuple(rows))


def romans(texts: Texts, box: Box) -> Table:
    """How many ordinary Romans of each class stay how long, and what they pay."""
    values = box.non_olet
    durations = sorted(set(values.duration[:ORDINARY]))
    head = (
        texts.text("rulebook-romans-class"),
        *(texts.text("rulebook-romans-duration", count=one) for one in durations),
    )
    rows = []
    for klass, name in enumerate(CLASSES):
        cells = []
        for duration in durations:
            fees = [
                values.fee[card]
                for card in range(ORDINARY)
                if values.klass[card] == klass and values.duration[card] == duration
            ]
            cells.append(", ".join(f"{fees.count(fee)} × {fee}" for fee in sorted(set(fees))))
        rows.append((texts.text(f"class-{name}", count=2), *cells))
    return Table(head, tuple(rows), values.is_reconstructed(*(f"romans.{name}.cards" for name in CLASSES)))


TABLES: Mapping[str, Callable[[Texts, Box], Table]] = {"decks": decks, "romans": romans, **OLET_TABLES}
