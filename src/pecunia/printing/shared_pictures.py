"""Pictures that people share: of the games, for previews of links, and of the result of a game.

They are drawn as SVG, like everything else, and Typst makes PNG of them. Their size is that of previews (1.91 to 1).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from pecunia.art.lettering import width
from pecunia.art.part import art_of
from pecunia.art.shapes import CREAM, DISPLAY, FAMILIES, INK, SANS
from pecunia.art.sheet import HEAD
from pecunia.printing.card_sides import on_paper
from pecunia.printing.paper import Size
from pecunia.printing.pdf import new_document
from pecunia.printing.picture_page import Page, Placed
from pecunia.texts import LANGUAGES
from pecunia.titles.registry import TITLES

WIDTH, HEIGHT, EDGE = 1200, 630, 60
UNIT = 25.4 / 96  # millimetres of a dot
DOTS = 96.0  # in an inch
GOLD = "#e3b34a"
EVERYBODY = "pecunia"  # the picture for all games
ELSEWHERE = "–"  # for a letter that the fonts do not have


class Line(NamedTuple):
    """A player of a game that is over, as the picture shows them."""

    name: str
    score: str
    won: bool


def title_pictures() -> dict[str, bytes]:
    """A picture of each game, and one of them all. Names of games are their only words, so they suit all languages."""
    games = {name: each.label for name, each in TITLES.items() if each.art is not None}
    drawn = {EVERYBODY: _framed("Pecunia", [_start(name) for name in games])}
    return _pngs(drawn | {name: _framed(label, [_start(name)]) for name, label in games.items()})


def result_picture(game: str, heading: str, lines: Sequence[Line], language: str) -> bytes:
    """How a game ended: who won, and everybody's score. The heading says what was played, and when."""
    step = min(72.0, 330 / len(lines))
    body = _words(heading, WIDTH / 2, 200, 34, SANS, 500, "middle", WIDTH - 4 * EDGE)
    for number, line in enumerate(lines):
        y = 290 + number * step
        weight = 800 if line.won else 500
        if line.won:
            dot = f'cx="{EDGE + 100}" cy="{y - step * 0.2:.1f}" r="{step * 0.2:.1f}"'
            body += f'<circle {dot} fill="{GOLD}" stroke="{INK}"/>'
        body += _words(line.name, EDGE + 150, y, step * 0.62, SANS, weight, "start", WIDTH - 2 * EDGE - 400)
        body += _words(line.score, WIDTH - EDGE - 100, y, step * 0.62, SANS, weight, "end", 220)
    return _pngs({"": _framed(TITLES[game].label, [], body)}, language)[""]


def _start(game: str) -> str:
    """A picture of the start page that is the same in all languages."""
    return next(drawn for name, drawn in art_of(game).start().items() if "." not in name)


def _framed(heading: str, pictures: Sequence[str], body: str = "") -> str:
    """A page with a name on top, and pictures side by side below it."""
    drawn = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CREAM}"/>'
    frame = f'x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - 40}"'
    drawn += f'<rect {frame} fill="none" stroke="{INK}" stroke-width="4"/>'
    drawn += _words(heading, WIDTH / 2, 130, 76, DISPLAY, 700, "middle", WIDTH - 4 * EDGE)
    each = (WIDTH - (len(pictures) + 1) * EDGE) / max(1, len(pictures))
    for number, picture in enumerate(pictures):
        place = f'x="{EDGE + number * (each + EDGE):.1f}" y="180" width="{each:.1f}" height="390"'
        drawn += picture.replace("<svg ", f"<svg {place} ", 1)
    return on_paper(f'{HEAD} viewBox="0 0 {WIDTH} {HEIGHT}">{drawn}{body}</svg>')


def _words(words: str, x: float, y: float, size: float, family: str, weight: int, anchor: str, room: float) -> str:
    """Words in one line, smaller if there is no room for them."""
    known = "".join(letter if _has(letter, family, weight) else ELSEWHERE for letter in words)
    size = min(size, size * room / max(1.0, width(known, family, weight, size)))
    look = f'font-family="{FAMILIES[family]}" font-weight="{weight}" font-size="{size:.1f}" fill="{INK}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {look}>{escape(known)}</text>'


def _has(letter: str, family: str, weight: int) -> bool:
    try:
        return width(letter, family, weight, 1) >= 0
    except KeyError:
        return False


def _pngs(drawn: dict[str, str], language: str = LANGUAGES[0]) -> dict[str, bytes]:
    size = Size(WIDTH * UNIT, HEIGHT * UNIT)
    with new_document(language) as document:
        for svg in drawn.values():
            document.page(Page(size, (Placed(svg, 0, 0, size),)))
        return dict(zip(drawn, document.pictures(DOTS), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="draw the pictures for previews of links")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, png in title_pictures().items():
        (folder / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main()
