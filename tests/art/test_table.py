"""The table: backs, places, markers, and a latrine as one picture."""

from xml.etree import ElementTree

import pytest

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.export import layouts
from pecunia.art.sheet import all_symbols
from pecunia.non_olet.art.latrine_drawing import Visitor, latrine_svg
from pecunia.non_olet.art.table_art import COINS, EMBLEMS, SEATS, VILLA, Box, back_of, bench, drops
from pecunia.non_olet.engine.names import CARD_KEYS, MAX_PLAYERS
from pecunia.texts import Texts

FACTS = {"duration": "3", "fee": "4"}
SVG = "{http://www.w3.org/2000/svg}"


def test_every_player_has_an_animal_and_every_coin_a_drawing() -> None:
    assert len(set(EMBLEMS)) == MAX_PLAYERS
    for name in [*(f"emblem-{animal}" for animal in EMBLEMS), *(f"coin-{value}" for value in COINS)]:
        assert f"table-{name}" in all_symbols()


def test_backs_tell_the_piles_apart_and_nothing_more() -> None:
    """All cards of a pile have the same back: it shows the pile and not the card."""
    for kind in ("roman", "famous", "action", "upgrade", "event", "favour"):
        assert len({back_of(kind, key) for key in MANIFEST[kind].keys}) == 1
    assert back_of("roman", "senator-1") == back_of("famous", "caesar")
    exported = layouts("non-olet")["backs"]["action"]
    assert set(exported) == set(CARD_KEYS)  # the dark red cards are shuffled in with the others
    assert set(exported.values()) == {"table-back-action"}
    for kind, found in MANIFEST.items():
        for key in found.keys:
            back = back_of(kind, key)
            assert back is None or back in all_symbols()


@pytest.mark.parametrize("place", [*SEATS, VILLA])
def test_two_on_a_place_do_not_cover_each_other(place: object) -> None:
    assert isinstance(place, type(VILLA))
    left, right = place.pair
    assert left.x + left.width <= right.x


def test_markers_stand_side_by_side_in_their_box() -> None:
    box = Box(100, 10, 180, 31)
    for count in range(1, 6):
        shown = drops(count, box)
        assert len(shown) == count
        assert shown[0].x >= box.x
        assert shown[-1].x + shown[-1].width <= box.x + box.width
        for one, next_one in zip(shown, shown[1:]):
            assert one.x + one.width <= next_one.x
    assert len(drops(6, box)) == 1
    assert drops(0, box) == []


def test_a_latrine_shows_who_sits_there() -> None:
    seats = [
        [Visitor("roman", "senator-2", FACTS, markers=2)],
        [Visitor("roman", "woman-1", FACTS, 1), Visitor("roman", "woman-2", FACTS, markers=7, coins=2)],
        [],
    ]
    drawn = ElementTree.fromstring(latrine_svg(seats, Texts("it"), "Una latrina"))
    written = [element.text for element in drawn.iter(f"{SVG}text")]
    assert written.count("ROMANA") == 2
    assert written.count("SENATORE") == 1
    assert "×7" in written
    ids = [element.get("id") for element in drawn.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    turned = [element for element in drawn.iter(f"{SVG}g") if "scale(-1 1)" in element.get("transform", "")]
    assert len(turned) == 1, "of two women on a seat one turns to the other"


def test_the_bench_has_an_armrest_on_both_sides_of_every_seat() -> None:
    assert [use.symbol for use in bench()].count("table-dolphin") == len(SEATS) + 1
