"""The folder of static files: every page is there, says that the house is in the tab, and has its preview."""

import json
import re
from pathlib import Path

from pecunia.tab.site import MARK, PLACES, build
from pecunia.texts import Texts

URL = "https://pecunia.example"


def test_every_page_has_its_mark_and_its_preview(tmp_path: Path) -> None:
    build(tmp_path / "site", URL)
    told = {}
    for place in (".", *PLACES):
        page = (tmp_path / "site" / place / "index.html").read_text(encoding="utf-8")
        assert MARK in page
        tags = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
        assert tags["url"] == URL + ("/" if place in (".", "print") else f"/{place}")  # nobody links to the printer
        assert (tmp_path / "site" / tags["image"].removeprefix(f"{URL}/")).read_bytes().startswith(b"\x89PNG")
        told[place] = tags["description"]
    assert told["day"] == Texts("en").text("preview-day")
    assert len(set(told.values())) > 4
    kit = json.loads((tmp_path / "site" / "tab" / "kit.json").read_text(encoding="utf-8"))
    files = {file.name: file.stat().st_size for file in (tmp_path / "site" / "tab" / kit["folder"]).iterdir()}
    assert files == kit["sizes"]


def test_without_an_address_there_are_no_previews(tmp_path: Path) -> None:
    build(tmp_path / "site")
    assert "og:" not in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
