"""Text is readable in the light and the dark theme (WCAG 2: text 4.5, large text and graphics 3)."""

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "web" / "src" / "app.css"
INK = "#35211b"
# The colours of things and of their backgrounds, with the contrast they need.
TEXT = 4.5
GRAPHICS = 3.0
PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "muted") for ground in ("wall", "panel", "floor", "bar")),
    *(("line", ground, TEXT) for ground in ("wall", "panel", "bar")),
    ("active-ink", "active", TEXT),
    ("tablet-ink", "tablet", TEXT),
    ("tablet-muted", "tablet", TEXT),
    (INK, "stock", TEXT),
    (INK, "brass", TEXT),
    *(("focus", ground, GRAPHICS) for ground in ("wall", "panel", "floor", "bar")),
]


def colours(theme: str) -> dict[str, str]:
    styles = STYLES.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for selector in (r":root", r':root\[data-theme="dark"\]')[: 1 + (theme == "dark")]:
        block = re.search(rf"^{selector} \{{(.*?)^\}}", styles, re.DOTALL | re.MULTILINE)
        assert block is not None
        found |= dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block[1]))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_written_can_be_read(theme: str) -> None:
    known = colours(theme)
    for ink, ground, least in PAIRS:
        ratio = contrast(known.get(ink, ink), known[ground])
        assert ratio >= least, f"{ink} on {ground} by {theme}: {ratio:.2f}"


def test_the_measure() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
