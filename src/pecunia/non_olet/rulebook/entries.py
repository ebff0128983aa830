"""The book's text about a card: its words from the Fluent files, and the printed values."""

from pecunia.non_olet.art.frames.famous_frames import class_of
from pecunia.non_olet.art.frames.ladder_frames import task_words
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAMOUS_KEYS, LADDER_KEYS, ORDINARY
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.non_olet.engine.values import Values
from pecunia.rulebook.blocks import Entry, Fact, Table
from pecunia.rulebook.entries import entry_words
from pecunia.texts import Texts


def action(key: str, texts: Texts, values: Values) -> Entry:
    anchor, name, text = entry_words(f"card-{key}", texts)
    number = CARD_KEYS.index(key)
    facts = [
        Fact(
            texts.text(f"rulebook-copies-{deck}", count=copies[number]),
            values.is_reconstructed(f"deck.{deck}.{key}"),
        )
        for deck, copies in values.decks.items()
        if copies[number]
    ]
    first = texts.attribute(anchor, "text-2005")
    if first:
        facts.append(Fact(texts.text("rulebook-in-2005", text=first)))
    return Entry(anchor, name, text, "action", key, facts=tuple(facts))


def famous(key: str, texts: Texts, values: Values) -> Entry:
    number = ORDINARY + FAMOUS_KEYS.index(key)
    printed = {"duration": str(values.duration[number]), "fee": str(values.fee[number])}
    klass = texts.text(f"class-{class_of(key)}", count=1)
    facts = (Fact(klass), Fact(texts.text("rulebook-printed", **printed), values.is_reconstructed(f"famous.{key}")))
    return Entry(*entry_words(f"famous-{key}", texts), "famous", key, printed, facts)


def upgrade(key: str, texts: Texts, values: Values) -> Entry:
    return Entry(*entry_words(f"upgrade-{key}", texts), "upgrade", key)


def event(key: str, texts: Texts, values: Values) -> Entry:
    markers = values.event_markers[EVENT_KEYS.index(key)]
    fact = Fact(texts.text("rulebook-event-markers", count=markers), values.is_reconstructed(f"events.{key}"))
    return Entry(*entry_words(f"event-{key}", texts), "event", key, facts=(fact,))


def favour(key: str, texts: Texts, values: Values) -> Entry:
    return Entry(*entry_words(f"favour-{key}", texts), "favour", key)


def ladder(key: str, texts: Texts, values: Values) -> Entry:
    head = tuple(texts.text(f"rulebook-ladder-{column}") for column in ("rung", "price", "task"))
    rungs = [(texts.text("rung-0"), "", "")]
    for number, task in enumerate(values.ladders[LADDER_KEYS.index(key)], 1):
        rungs.append((texts.text(f"rung-{number}"), str(values.prices[number]), task_words(task, texts)))
    reconstructed = values.is_reconstructed("careers.price", f"careers.ladders.{key}")
    table = Table(head, tuple(rungs), reconstructed)
    return Entry(*entry_words(f"ladder-{key}", texts), "ladder", key, rows=table)
