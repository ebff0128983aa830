"""The icons of the installed page: drawn from the art, in the sizes that the manifest promises."""

import json
from pathlib import Path

HOUSE = Path(__file__).parents[2]
PUBLIC = HOUSE / "web" / "public"
DRAWING = HOUSE / "src" / "pecunia" / "non_olet" / "art" / "parts" / "table" / "icon.svg"


def test_the_icon_is_the_drawing() -> None:
    assert PUBLIC.joinpath("icon.svg").read_bytes() == DRAWING.read_bytes()


def test_icons_have_the_sizes_of_the_manifest() -> None:
    icons = json.loads(PUBLIC.joinpath("manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    drawn = [icon for icon in icons if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in drawn} == {"192x192", "512x512"}
    for icon in drawn:
        head = PUBLIC.joinpath(icon["src"].lstrip("/")).read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        width, height = (int.from_bytes(head[at : at + 4], "big") for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
