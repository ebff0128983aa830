"""Complete cards: every card in every language, words that fit, one sheet, the export."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.cards import card_svg, words_of
from pecunia.art.export import export
from pecunia.art.kinds import FULL
from pecunia.art.lettering import DoesNotFitError, set_words, width
from pecunia.art.part import all_art, art_of
from pecunia.art.shapes import Slot
from pecunia.art.sheet import BASE, all_symbols, sheet, sheets, symbols_of
from pecunia.art.start_pictures import start_pictures
from pecunia.non_olet.art.faces import face_of, faces_of
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAMOUS_KEYS, FAVOUR_KEYS, LADDER_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES
from pecunia.non_olet.engine.values import own_values
from pecunia.olet.art import drawing_files as olet_parts
from pecunia.olet.art.board import PLAYERS, space_key, track_key
from pecunia.olet.engine.names import CARD_KINDS, MAX_PLAYERS
from pecunia.olet.engine.values import own_values as olet_values
from pecunia.texts import LANGUAGES, Texts

NON_OLET, OLET = "non-olet", "olet"

EVERY_CARD = [(kind.name, key) for kind in MANIFEST.values() for key in kind.keys]
every_card = pytest.mark.parametrize(("kind", "key"), EVERY_CARD)


@every_card
def test_every_card_is_drawn_in_every_language(kind: str, key: str) -> None:
    """A word that does not fit its slot, or a letter that the font lacks, is an error."""
    found = MANIFEST[kind]
    for language in LANGUAGES:
        texts = Texts(language)
        for detail in found.details:
            drawn = ElementTree.fromstring(card_svg(kind, key, texts, detail, found.facts))
            written = "".join(drawn.itertext())
            # The width is stated in the SVG, so that a substitute for a missing font does not overflow.
            wide = [float(line.attrib["textLength"]) for line in drawn.iterfind(".//{*}g/{*}text[@textLength]")]
            slots = found.layout(key, detail).slots
            assert max(wide, default=0) <= max((slot.width for slot in slots), default=0) + 0.1
            assert len(wide) >= len(slots)
            for slot in slots:
                said = words_of(slot, found.words(key, texts, found.facts))
                assert said, slot.says
                assert re.sub(r"\W", "", (said.upper() if slot.capitals else said)) in re.sub(r"\W", "", written)


@every_card
def test_everything_stands_on_the_card(kind: str, key: str) -> None:
    for detail in MANIFEST[kind].details:
        layout = MANIFEST[kind].layout(key, detail)
        for use in layout.uses:
            assert use.symbol in all_symbols()
            assert use.x >= 0
            assert use.y >= 0
            assert use.x + use.width <= layout.width + 0.1
            assert use.y + use.height <= layout.height + 0.1
        for slot in layout.slots:
            left = slot.x if slot.left else slot.x - slot.width / 2
            assert left >= 0
            assert left + slot.width <= layout.width
            assert slot.y + slot.height <= layout.height


@every_card
def test_set_lines_stay_inside_their_slots(kind: str, key: str) -> None:
    found = MANIFEST[kind]
    for language in LANGUAGES:
        for detail in found.details:
            for slot in found.layout(key, detail).slots:
                setting = set_words(words_of(slot, found.words(key, Texts(language), found.facts)), slot, language)
                for line in setting.lines:
                    wide = width(line.words, slot.family, slot.weight, setting.size, slot.spacing)
                    assert wide <= slot.width + 0.01
                    assert slot.y <= line.y <= slot.y + slot.height


@every_card
def test_the_edge_of_a_card_is_the_colour_of_its_frame(kind: str, key: str) -> None:
    """Printing extends the colour beyond the edge, so that a slightly wrong cut shows no white."""
    layout = MANIFEST[kind].layout(key, FULL)
    if kind not in ("olet-space", "olet-track", "olet-board"):  # these are printed on the board
        frame = all_symbols()[layout.uses[0].symbol].markup
        first = re.search(r'fill="(#[0-9a-f]{6})"', frame)
        assert first is not None
        assert first[1] == layout.edge


def test_words_that_do_not_fit_are_refused() -> None:
    slot = Slot("name", 100, 0, 100, 40, 40, 20)
    assert set_words("Villa", slot).size < 40
    with pytest.raises(DoesNotFitError):
        set_words("Villa Dixius am Rande der Stadt", slot)
    with pytest.raises(KeyError):
        set_words("Ω", slot)


def test_long_german_words_break_where_two_words_meet() -> None:
    slot = Slot("name", 100, 0, 260, 90, 40, 30, lines=2, capitals=True)
    assert [line.words for line in set_words("Bürgerversammlung", slot, "de").lines] == ["BÜRGER-", "VERSAMMLUNG"]


@pytest.mark.parametrize("game", all_art())
def test_the_sheet_has_each_symbol_once(game: str) -> None:
    markup = sheet(game)
    ElementTree.fromstring(markup)
    ids = re.findall(r'\bid="([^"]+)"', markup)
    assert len(ids) == len(set(ids))
    for reference in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', markup):
        assert "".join(reference) in ids
    for forbidden in ("<script", "<text", "<image", "<filter", "foreignObject", "http:", "https:", "data:"):
        assert forbidden not in markup.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_the_sheets_are_small_enough() -> None:
    assert len(gzip.compress(sheet(NON_OLET).encode(), 9)) < 120_000
    assert len(gzip.compress(sheet(OLET).encode(), 9)) < 40_000


def test_a_table_without_modules_loads_less() -> None:
    found = sheets(NON_OLET)
    assert list(found) == [BASE, *art_of(NON_OLET).apart.values()]
    assert len(gzip.compress(found[BASE].encode(), 9)) < 50_000
    names = [name for markup in found.values() for name in re.findall(r'<symbol id="([^"]+)"', markup)]
    assert sorted(names) == sorted(symbols_of(NON_OLET))
    base = set(re.findall(r'\bid="([^"]+)"', found[BASE]))
    for markup in found.values():
        own = set(re.findall(r'\bid="([^"]+)"', markup))
        for reference in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', markup):
            assert "".join(reference) in own | base


def test_no_symbol_is_on_both_sheets() -> None:
    """A page may show both games, so their names and ids must differ."""
    assert not symbols_of(NON_OLET).keys() & symbols_of(OLET).keys()
    ids = re.findall(r'\bid="([^"]+)"', sheet(NON_OLET) + sheet(OLET))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("famous", FAMOUS_KEYS),
        ("action", CARD_KEYS),
        ("upgrade", UPGRADE_KEYS),
        ("event", EVENT_KEYS),
        ("favour", FAVOUR_KEYS),
        ("ladder", LADDER_KEYS),
        ("olet-card", CARD_KINDS),
    ],
)
def test_every_card_of_the_engine_is_drawn_with_a_picture_of_its_own(kind: str, keys: list[str]) -> None:
    found = MANIFEST[kind]
    assert list(found.keys) == keys
    for detail in found.details:
        shown = [frozenset(use.symbol for use in found.layout(key, detail).uses) for key in keys]
        common = frozenset.intersection(*shown)
        pictures = [{symbol for symbol in uses - common if "sign-" not in symbol} for uses in shown]
        for number, own in enumerate(pictures):
            others = set().union(*pictures[:number], *pictures[number + 1 :])
            assert own - others, keys[number]


def test_every_drawing_of_pecunia_olet_is_on_its_sheet() -> None:
    shown = sheet(OLET)
    for key in olet_parts.keys_in("olet"):
        assert olet_parts.part("olet", key).drawing in shown, key
    for player in PLAYERS:
        assert {f"olet-henchman-{player}", f"olet-screen-{player}"} <= symbols_of(OLET).keys()
    assert len(PLAYERS) == MAX_PLAYERS


def test_every_space_of_the_board_and_of_the_track_is_drawn() -> None:
    for board in olet_values().boards.values():
        spaces = {space_key(board, space) for space in board.spaces}
        assert spaces <= set(MANIFEST["olet-space"].keys)
        assert "tax-sunglasses" in spaces
        track = [track_key(board, index) for index in range(len(board.track))]
        assert set(track) <= set(MANIFEST["olet-track"].keys)
        assert [key for key in track if key.startswith("investigation")] == [f"investigation-{n}" for n in (1, 2, 3)]


def test_every_class_has_faces_and_every_roman_one_of_them() -> None:
    values = own_values()
    for klass, name in enumerate(CLASSES):
        faces = [face_of(klass, number) for number in range(70) if values.klass[number] == klass]
        assert len(faces_of(name)) >= 3
        assert set(faces) == set(faces_of(name))


def test_the_export_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        export(tmp_path / name)
    for game in all_art():
        one, two = tmp_path / "one" / game, tmp_path / "two" / game
        files = sorted(file.name for file in one.iterdir())
        drawn = sorted(f"symbols.{name}.svg" for name in sheets(game))
        assert files == ["layout.json", *drawn, *(f"words.{language}.json" for language in LANGUAGES)]
        for file in files:
            assert (one / file).read_bytes() == (two / file).read_bytes()
    for name, picture in start_pictures().items():
        assert (tmp_path / "one" / "start" / f"{name}.svg").read_text(encoding="utf-8") == picture
        assert "style=" not in picture  # the page's policy would refuse it
