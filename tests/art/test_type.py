"""Readable words: fixed sizes, away from the cut, in the typefaces of their game."""

import pytest

from pecunia.art.all_kinds import MANIFEST, kinds_of
from pecunia.art.kinds import FULL, ROOMY
from pecunia.art.lettering import set_words
from pecunia.art.shapes import DISPLAY, SANS, Slot
from pecunia.art.type_sizes import MIN_LARGE, MIN_SIZE, card_sizes, points, role
from pecunia.non_olet.art.frames.event_frames import MAX_PLACES, event_layout
from pecunia.non_olet.engine.values import LONGEST_EVENT, own_values
from pecunia.olet.art.stock import BANK, PRINT

CUT = 34  # tenths of a millimetre between words and the edge: 4 mm, less a little for accents and tails
NUMBERS = ("duration", "fee", "price", "value", "number")  # as large as the sign they stand on
to_be_read = pytest.mark.parametrize("kind", card_sizes())


@to_be_read
@pytest.mark.parametrize("detail", [FULL, ROOMY])
def test_words_to_be_read_have_the_sizes_of_their_kind(kind: str, detail: str) -> None:
    for key in MANIFEST[kind].keys:
        for slot in MANIFEST[kind].layout(key, detail).slots:
            if slot.fixed or role(slot.says) in NUMBERS:
                continue
            assert [points(kind, size) for size in slot.sizes] == list(card_sizes()[kind][role(slot.says)].one), (
                slot.says
            )


def test_no_size_is_too_small() -> None:
    for kinds in card_sizes().values():
        for sizes in kinds.values():
            assert min(*sizes.one, *sizes.two) >= MIN_SIZE
            assert min(sizes.large) >= MIN_LARGE
            assert max(sizes.large) >= max(sizes.one)


@to_be_read
@pytest.mark.parametrize("detail", [FULL, ROOMY])
def test_what_is_read_stays_away_from_the_cut(kind: str, detail: str) -> None:
    for key in MANIFEST[kind].keys:
        layout = MANIFEST[kind].layout(key, detail)
        for slot in layout.slots:
            if role(slot.says) not in ("name", "text", "class", "task", "rung"):
                continue
            left = slot.x if slot.left else slot.x - slot.width / 2
            assert min(left, layout.width - left - slot.width) >= CUT, f"{key} {slot.says}"
            # Names are in the middle of plaques and bands, which may be nearer to the edge than their words.
            if role(slot.says) == "text":
                assert layout.height - slot.y - slot.height >= CUT, f"{key} {slot.says}"


def test_the_first_size_that_fits_is_taken_and_no_other() -> None:
    slot = Slot("name", 100, 0, 200, 60, 40, 30, sizes=(40, 30))
    assert set_words("Ovid", slot).size == 40
    assert set_words("Plinius maior", slot).size == 30
    fitted = Slot("name", 100, 0, 200, 60, 40, 20)
    assert 20 < set_words("Plinius maior", fitted).size < 40


def test_each_game_is_set_in_its_own_typefaces() -> None:
    for game, own in (("non-olet", {DISPLAY, SANS}), ("olet", {BANK, PRINT})):
        for kind in kinds_of(game).values():
            for key in kind.keys:
                for detail in kind.details:
                    families = {slot.family for slot in kind.layout(key, detail).slots}
                    assert families <= own, f"{kind.name} {key}"


def test_every_roman_of_our_box_has_a_name_that_fits() -> None:
    (slot,) = (slot for slot in MANIFEST["roman"].layout("senator-1", FULL).slots if slot.says == "name")
    for name in own_values().names[:70]:
        assert len(set_words(name, slot).lines) == 1


@pytest.mark.parametrize("detail", [FULL, ROOMY])
@pytest.mark.parametrize("markers", range(1, LONGEST_EVENT + 1))
def test_an_event_has_a_drop_for_each_marker_and_their_number(markers: int, detail: str) -> None:
    layout = event_layout("tumult", detail, markers)
    plain = event_layout("tumult", detail)
    drops = [use for use in layout.uses if use.symbol == "table-drop"]
    assert len(drops) == (markers if markers <= MAX_PLACES else 1)
    (number,) = (slot for slot in layout.slots if slot not in plain.slots)
    assert number.fixed == f"×{markers}"
    assert not [use for use in plain.uses if use.symbol == "table-drop"]
    shown = [use for use in layout.uses if use.symbol == "event-place"]
    for one, other in zip(shown, shown[1:]):
        assert one.x + one.width <= other.x
    assert shown[0].x >= 29
    assert number.x + number.width / 2 <= 851
    assert shown[-1].x + shown[-1].width <= number.x - number.width / 2 + 1
