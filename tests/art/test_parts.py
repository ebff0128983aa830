"""The drawings: every file is a plain, small, self-contained SVG, and no two are the same."""

import re
from xml.etree import ElementTree

import pytest

from pecunia.art.drawing_files import Drawings, Part
from pecunia.titles.registry import TITLES

DRAWINGS = [Drawings(title.package) for title in TITLES.values()]
HOME = {folder: drawings for drawings in DRAWINGS for folder in drawings.folders()}
EVERY_PART = [(folder, key) for folder, drawings in HOME.items() for key in drawings.keys_in(folder)]
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {f"{SVG}{name}" for name in ("svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "clipPath")}


def part(folder: str, key: str) -> Part:
    return HOME[folder].part(folder, key)


def test_no_two_titles_have_a_folder_of_the_same_name() -> None:
    """The names of symbols begin with their folder."""
    assert len(HOME) == sum(len(drawings.folders()) for drawings in DRAWINGS) > 10


def source(folder: str, key: str) -> ElementTree.Element:
    found = part(folder, key)
    silhouette = f'<path class="sil" d="{found.outline}"/>' if found.outline else ""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{silhouette}{found.drawing}</svg>')


@pytest.mark.parametrize(("folder", "key"), EVERY_PART)
def test_a_drawing_is_plain_and_needs_nothing_else(folder: str, key: str) -> None:
    found = source(folder, key)
    ids = set()
    for element in found.iter():
        assert element.tag in ALLOWED, element.tag
        for name, value in element.attrib.items():
            assert "filter" not in name
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.startswith("#"), value
            if name == "id":
                assert value not in ids
                ids.add(value)
            if name in ("fill", "stroke") and folder not in ("classes", "table", "olet"):
                assert not value.startswith(("currentColor", "var(")), value
    for reference in re.findall(r'href="#([-\w]+)"', part(folder, key).drawing):
        assert reference in ids


def test_no_two_drawings_are_the_same() -> None:
    drawings: dict[str, str] = {}
    for folder, key in EVERY_PART:
        other = drawings.setdefault(part(folder, key).drawing, f"{folder}/{key}")
        assert other == f"{folder}/{key}"


@pytest.mark.parametrize("folder", ["romans", "famous"])
def test_busts_have_an_outline_for_the_tesserae(folder: str) -> None:
    assert all(part(folder, key).outline for key in HOME[folder].keys_in(folder))
