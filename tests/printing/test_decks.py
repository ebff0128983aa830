"""What is in a box: every card in its printed number of copies, with the values of its owner."""

import json

import pytest

from pecunia.core.errors import OptionError, ValuesError
from pecunia.non_olet.engine.module_names import EVENT_KEYS, LADDER_KEYS
from pecunia.non_olet.engine.names import CLASSES
from pecunia.printing.decks import box_of, set_of
from pecunia.printing.product_names import DECKS, PRINTED, PRODUCTS, SETS
from pecunia.printing.products import MAKERS
from pecunia.rulebook.box import Box
from pecunia.texts import Texts

# What the rulebooks state.
COPIES = {
    "actions-2005": 40,
    "actions-2016": 36,
    "dark-red": 12,
    "romans": 70,
    "famous": 18,
    "upgrades": 18,
    "events": 10,
    "careers": 6 + 6,
    "favours": 7,
    "olet-cards": 42,
    "olet-money": 200,
    "olet-board": 2,
    "pieces-2005": 6 + 25 + 18 + 60,
    "pieces-2016": 6 + 42 + 15 + 21 + 80,
    "olet-pieces": 12 + 4 + 4 + 1 + 1,
}


def test_names() -> None:
    for part in PRINTED.values():
        assert list(part.prints().decks) == list(part.decks)
    assert tuple(MAKERS) == PRODUCTS
    assert set(COPIES) == set(DECKS)


@pytest.mark.parametrize("name", SETS)
def test_every_card_in_its_number_of_copies(name: str) -> None:
    found = set_of(name, Box())
    assert sum(card.copies for card in found) == sum(COPIES[deck] for deck in SETS[name])


def test_romans_have_the_numbers_of_the_box() -> None:
    box = Box()
    printed = sorted(
        (words["duration"], words["fee"]) for card in set_of("romans", box) for words in [card.words(Texts("en"))]
    )
    values = box.values("non-olet")
    assert printed == sorted((str(values.duration[roman]), str(values.fee[roman])) for roman in range(70))


def test_an_owners_values_are_printed() -> None:
    box = box_of(("romans",), '[romans.senator]\ncards = { "5/1" = 15 }\n', "box.toml")
    senators = [card.words(Texts("de")) for card in set_of("romans", box) if card.key.startswith("senator")]
    assert {(words["duration"], words["fee"]) for words in senators} == {("5", "1")}


def test_romans_have_the_names_of_the_box() -> None:
    box = Box()
    for language in ("de", "fr"):
        printed = [card.words(Texts(language))["name"] for card in set_of("romans", box)]
        assert printed == box.values("non-olet").names[:70]
    owned = box_of(("romans",), names_table("Nullus 1"), "box.toml")
    senators = [card.words(Texts("it"))["name"] for card in set_of("romans", owned) if card.key.startswith("senator")]
    assert senators == ["Nullus 1", *box.values("non-olet").names[1:15]]


def names_table(first: str) -> str:
    """Our own names, except the first."""
    values = Box().values("non-olet")
    names = [first, *values.names[1:70]]
    rows = {klass: [name for at, name in enumerate(names) if CLASSES[values.klass[at]] == klass] for klass in CLASSES}
    return "[names]\n" + "".join(f"{klass} = {json.dumps(row)}\n" for klass, row in rows.items())


@pytest.mark.parametrize(("name", "key"), [("M" * 30, "print-name-long"), ("Ωmega", "print-name-letter")])
def test_a_name_that_cannot_be_printed_is_refused(name: str, key: str) -> None:
    with pytest.raises(OptionError, match=key) as refused:
        box_of(("romans",), names_table(name), "box.toml")
    assert name in Texts("en").error(refused.value)


def test_events_show_the_markers_of_the_box() -> None:
    owned = "".join(f"{key} = {number + 3}\n" for number, key in enumerate(EVENT_KEYS))
    for box in (Box(), box_of(("events",), f"[events]\n{owned}", "box.toml")):
        for card in set_of("events", box):
            markers = box.values("non-olet").event_markers[EVENT_KEYS.index(card.key)]
            for layout in (card.layout, card.roomy):
                assert layout is not None
                assert f"×{markers}" in [slot.fixed for slot in layout.slots]


def test_values_that_do_not_hold_are_refused() -> None:
    with pytest.raises(ValuesError):
        box_of(("romans",), '[romans.senator]\ncards = { "5/1" = 14 }\n', "box.toml")
    short = "".join(f'{key} = ["hand 1"]\n' for key in LADDER_KEYS)
    with pytest.raises(OptionError, match="print-ladder"):
        box_of(("careers",), f"[careers]\nprice = [0, 3]\n[careers.ladders]\n{short}", "box.toml")
    with pytest.raises(OptionError, match="print-values-both"):
        box_of(("romans", "olet"), "[x]", "box.toml")
