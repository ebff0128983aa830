"""What is in a box: every card in its printed number of copies, with what an owner's file of values prints on it."""

from collections.abc import Callable
from dataclasses import replace

from pecunia.art.faces import face_of
from pecunia.art.frames.events import event_layout
from pecunia.art.frames.ladders import RUNGS, ladder_layout, task_words
from pecunia.art.frames.olet_cards import olet_back
from pecunia.art.frames.olet_table import board_layout, board_words
from pecunia.art.kinds import FULL, ROOMY
from pecunia.art.lettering import DoesNotFitError, set_words
from pecunia.art.manifest import MANIFEST
from pecunia.art.table import back_of
from pecunia.core.errors import OptionError
from pecunia.non_olet.engine import values as roman_values
from pecunia.non_olet.engine.module_names import (
    EVENT_KEYS,
    FAMOUS_KEYS,
    FAVOUR_KEYS,
    LADDER_KEYS,
    ORDINARY,
    UPGRADE_KEYS,
)
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.olet.engine import values as olet_values
from pecunia.olet.engine.names import CARD_KINDS, LETTERS, LOTTERY, MARKS
from pecunia.printing.names import OF_OLET, SETS
from pecunia.printing.pieces import career_markers, non_olet_pieces, olet_pieces
from pecunia.printing.printed import Printed
from pecunia.rulebook.box import Box
from pecunia.texts import Texts

WORDY = ("action", "roman", "famous", "upgrade", "event", "favour", "ladder", "olet-card")
NOTE_BACK = "olet-note-back"
# What the rulebooks state (§1).
NOTES = {"real-10": 32, "real-50": 68, "fake-1": 30, "fake-2": 30, "fake-3": 40}


def _card(kind: str, key: str, copies: int = 1, **facts: str) -> Printed:
    found = MANIFEST[kind]
    back = olet_back(facts["letter"]) if kind == "olet-card" else back_of(kind, key) or ""
    roomy = found.layout(key, ROOMY) if kind in WORDY else None
    layout = found.layout(key, FULL)
    return Printed(kind, key, copies, layout, lambda texts: found.words(key, texts, facts), back, roomy)


def _actions(box: Box, deck: str) -> list[Printed]:
    edition = "2005" if deck == "2005" else "2016"
    copies = box.values("non-olet").decks[deck]
    return [_card("action", key, count, edition=edition) for key, count in zip(CARD_KEYS, copies, strict=True) if count]


def _romans(box: Box) -> list[Printed]:
    values = box.values("non-olet")
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


def _famous(box: Box) -> list[Printed]:
    values = box.values("non-olet")
    return [
        _card("famous", key, duration=str(values.duration[number]), fee=str(values.fee[number]))
        for number, key in enumerate(FAMOUS_KEYS, ORDINARY)
    ]


def _events(box: Box) -> list[Printed]:
    """An event shows the markers that it is opened with."""
    found = []
    for card in _keys("event", EVENT_KEYS)(box):
        markers = box.values("non-olet").event_markers[EVENT_KEYS.index(card.key)]
        full, roomy = (event_layout(card.key, detail, markers) for detail in (FULL, ROOMY))
        found.append(replace(card, layout=full, roomy=roomy))
    return found


def _ladders(box: Box) -> list[Printed]:
    """The ladders, and a marker for each player."""
    return [*(_ladder(box.values("non-olet"), key) for key in LADDER_KEYS), *career_markers()]


def _ladder(values: roman_values.Values, key: str) -> Printed:
    tasks = values.ladders[LADDER_KEYS.index(key)]

    def words(texts: Texts) -> dict[str, str]:
        facts = {f"price-{rung}": str(price) for rung, price in enumerate(values.prices) if rung}
        facts |= {f"task-{rung}": task_words(task, texts) for rung, task in enumerate(tasks, 1)}
        return MANIFEST["ladder"].words(key, texts, facts)

    full, roomy = (ladder_layout(key, tasks, detail) for detail in (FULL, ROOMY))
    return Printed("ladder", key, 1, full, words, back_of("ladder", key) or "", roomy)


def _olet_cards(box: Box) -> list[Printed]:
    """Cards that are the same are printed as one, so many times."""
    values = box.values("olet")
    found: dict[tuple[str, str, str, int], int] = {}
    for card, kind in enumerate(values.kind):
        seen = (CARD_KINDS[kind], LETTERS[values.letter[card]], MARKS[values.mark[card]], values.worth[card])
        found[seen] = found.get(seen, 0) + 1
    return [
        _card("olet-card", kind, copies, letter=letter, mark=mark, **_worth(kind, worth))
        for (kind, letter, mark, worth), copies in found.items()
    ]


def _worth(kind: str, worth: int) -> dict[str, str]:
    return {"value": str(worth)} if kind == CARD_KINDS[LOTTERY] else {}


def _money(box: Box) -> list[Printed]:
    """All notes have the same back: it betrays nothing."""
    return [
        replace(_card("olet-note", key, copies), back=NOTE_BACK, part=f"notes-{key}") for key, copies in NOTES.items()
    ]


def _boards(box: Box) -> list[Printed]:
    return [_board(side, board) for side, board in box.values("olet").boards.items()]


def _board(side: str, board: olet_values.Board) -> Printed:
    layout = board_layout(side, board)
    return Printed("olet-board", side, 1, layout, lambda texts: board_words(board, texts), part="board-sides")


def _keys(kind: str, keys: list[str]) -> Callable[[Box], list[Printed]]:
    return lambda box: [_card(kind, key) for key in keys if key in MANIFEST[kind].keys]


DECKS: dict[str, Callable[[Box], list[Printed]]] = {
    "actions-2005": lambda box: _actions(box, "2005"),
    "actions-2016": lambda box: _actions(box, "2016"),
    "dark-red": lambda box: _actions(box, "dark-red"),
    "romans": _romans,
    "famous": _famous,
    "upgrades": _keys("upgrade", UPGRADE_KEYS),
    "events": _events,
    "careers": _ladders,
    "favours": _keys("favour", FAVOUR_KEYS),
    "pieces-2005": lambda box: non_olet_pieces("2005"),
    "pieces-2016": lambda box: non_olet_pieces("2016"),
    "olet-cards": _olet_cards,
    "olet-money": _money,
    "olet-board": _boards,
    "olet-pieces": lambda box: olet_pieces(),
}


def set_of(name: str, box: Box) -> list[Printed]:
    """Everything in a set, in the order of the box."""
    if name not in SETS:
        raise OptionError("print-set", value=name, known=", ".join(SETS))
    return [replace(card, deck=deck, part=card.part or deck) for deck in SETS[name] for card in DECKS[deck](box)]


def box_of(sets: tuple[str, ...], values: str, file: str) -> Box:
    """The box with what an owner's file says: of the game that the sets are of."""
    if not values:
        return Box()
    olet = {deck.startswith(OF_OLET) for name in sets for deck in SETS.get(name, ())}
    if olet == {True, False}:
        raise OptionError("print-values-both")
    if olet == {True}:
        return Box({"olet": olet_values.values_from_text(values, file)})
    box = Box({"non-olet": roman_values.values_from_text(values, file)})
    if len(box.values("non-olet").prices) != len(RUNGS):  # the drawn ladder has as many boards as the real one
        raise OptionError("print-ladder", found=len(box.values("non-olet").prices), expected=len(RUNGS))
    for number, name in enumerate(box.values("non-olet").names[:ORDINARY]):
        _check_name(name, face_of(box.values("non-olet").klass[number], number))
    return box


def _check_name(name: str, face: str) -> None:
    """An owner may call a Roman anything that has room on a card, in letters that the font has."""
    slot = next(slot for slot in MANIFEST["roman"].layout(face, FULL).slots if slot.says == "name")
    try:
        set_words(name, slot)
    except DoesNotFitError:
        raise OptionError("print-name-long", value=name) from None
    except KeyError as letter:
        raise OptionError("print-name-letter", value=name, letter=letter.args[0]) from None
