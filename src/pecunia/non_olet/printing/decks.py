"""The decks of Pecunia non olet: every card in its printed number of copies."""

from collections.abc import Callable
from dataclasses import replace

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.kinds import FULL, ROOMY
from pecunia.art.lettering import DoesNotFitError, set_words
from pecunia.core.errors import OptionError
from pecunia.non_olet.art.faces import face_of
from pecunia.non_olet.art.frames.event_frames import event_layout
from pecunia.non_olet.art.frames.ladder_frames import RUNGS, ladder_layout, task_words
from pecunia.non_olet.art.table_art import BACKS
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAMOUS_KEYS, LADDER_KEYS, ORDINARY
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.non_olet.engine.values import Values
from pecunia.non_olet.printing.pieces import career_markers
from pecunia.printing.decks import printed_card
from pecunia.printing.printed import Printed
from pecunia.texts import Texts


def _card(kind: str, key: str, copies: int = 1, **facts: str) -> Printed:
    return printed_card(kind, key, BACKS[kind], copies, facts)


def actions(values: Values, deck: str) -> list[Printed]:
    edition = "2005" if deck == "2005" else "2016"
    copies = values.decks[deck]
    return [_card("action", key, count, edition=edition) for key, count in zip(CARD_KEYS, copies, strict=True) if count]


def romans(values: Values) -> list[Printed]:
    return [
        _card(
            "roman",
            face_of(values.klass[number], number),
            name=values.names[number],
            duration=str(values.duration[number]),
            fee=str(values.fee[number]),
        )
        for number in range(ORDINARY)
    ]


def famous(values: Values) -> list[Printed]:
    return [
        _card("famous", key, duration=str(values.duration[number]), fee=str(values.fee[number]))
        for number, key in enumerate(FAMOUS_KEYS, ORDINARY)
    ]


def events(values: Values) -> list[Printed]:
    """An event shows the markers that it has when it is opened."""
    found = []
    for card in simple("event", EVENT_KEYS)(values):
        markers = values.event_markers[EVENT_KEYS.index(card.key)]
        full, roomy = (event_layout(card.key, detail, markers) for detail in (FULL, ROOMY))
        found.append(replace(card, layout=full, roomy=roomy))
    return found


def ladders(values: Values) -> list[Printed]:
    """The ladders, and a marker for each player."""
    return [*(_ladder(values, key) for key in LADDER_KEYS), *career_markers()]


def _ladder(values: Values, key: str) -> Printed:
    tasks = values.ladders[LADDER_KEYS.index(key)]

    def words(texts: Texts) -> dict[str, str]:
        facts = {f"price-{rung}": str(price) for rung, price in enumerate(values.prices) if rung}
        facts |= {f"task-{rung}": task_words(task, texts) for rung, task in enumerate(tasks, 1)}
        return MANIFEST["ladder"].words(key, texts, facts)

    full, roomy = (ladder_layout(key, tasks, detail) for detail in (FULL, ROOMY))
    return Printed("ladder", key, 1, full, words, BACKS["ladder"], roomy)


def simple(kind: str, keys: list[str]) -> Callable[[Values], list[Printed]]:
    return lambda values: [_card(kind, key) for key in keys if key in MANIFEST[kind].keys]


def check(values: Values) -> None:
    """Whether an owner's values can be drawn."""
    if len(values.prices) != len(RUNGS):  # the drawn ladder has as many boards as the real one
        raise OptionError("print-ladder", found=len(values.prices), expected=len(RUNGS))
    for number, name in enumerate(values.names[:ORDINARY]):
        _check_name(name, face_of(values.klass[number], number))


def _check_name(name: str, face: str) -> None:
    """An owner may call a Roman anything that has room on a card, in letters that the font has."""
    slot = next(slot for slot in MANIFEST["roman"].layout(face, FULL).slots if slot.says == "name")
    try:
        set_words(name, slot)
    except DoesNotFitError:
        raise OptionError("print-name-long", value=name) from None
    except KeyError as letter:
        raise OptionError("print-name-letter", value=name, letter=letter.args[0]) from None
