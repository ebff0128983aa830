"""The drawings of the books, built from the art of the tables. Most have no words and serve all languages."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.cards import card_markup
from pecunia.art.sheet import HEAD, needed_patterns
from pecunia.rulebook.part import rulebook_of
from pecunia.texts import Texts
from pecunia.titles.registry import title

MARGIN = 30
_STYLE = re.compile(' style="[^"]*"')


@dataclass(frozen=True)
class Piece:
    """Something drawn, with its size."""

    width: float
    height: float
    drawn: str


def card_piece(kind: str, key: str, texts: Texts, facts: Mapping[str, str], width: float, detail: str) -> Piece:
    layout = MANIFEST[kind].layout(key, detail)
    drawn = card_markup(kind, key, texts, facts, detail=detail)
    high = width * layout.height / layout.width
    return Piece(width, high, scaled(0, 0, width, layout.width, layout.height, drawn))


def scaled(x: float, y: float, width: float, of_width: float, of_height: float, drawn: str) -> str:
    high = width * of_height / of_width
    size = f'width="{width:g}" height="{high:g}" viewBox="0 0 {of_width:g} {of_height:g}"'
    return f'<svg x="{x:g}" y="{y:g}" {size}>{drawn}</svg>'


def rows(*lines: Sequence[Piece], wall: str) -> str:
    """Pieces in rows, each row centred, on a wall of this colour. Pages do not allow inline styles."""
    widths = [sum(piece.width for piece in row) + MARGIN * (len(row) - 1) for row in lines]
    wide_wall = max(widths) + 2 * MARGIN
    y, drawn = float(MARGIN), ""
    for row, wide in zip(lines, widths, strict=True):
        x, high = (wide_wall - wide) / 2, max(piece.height for piece in row)
        for piece in row:
            drawn += f'<g transform="translate({x:g} {y + (high - piece.height) / 2:g})">{piece.drawn}</g>'
            x += piece.width + MARGIN
        y += high + MARGIN
    drawn = _STYLE.sub("", drawn)
    ground = f'<rect width="{wide_wall:g}" height="{y:g}" rx="14" fill="{wall}"/>'
    head = f'{HEAD} viewBox="0 0 {wide_wall:g} {y:g}" width="{wide_wall:g}" height="{y:g}">'
    return f"{head}<defs>{needed_patterns(drawn)}</defs>{ground}{drawn}</svg>\n"


def above(upper: Piece, lower: Piece) -> Piece:
    top = upper.height + MARGIN / 2
    drawn = f'{upper.drawn}<g transform="translate(0 {top:g})">{lower.drawn}</g>'
    return Piece(max(upper.width, lower.width), top + lower.height, drawn)


def file_of(game: str, name: str, language: str) -> str:
    """The file name of a drawing; an unknown drawing raises KeyError."""
    part = rulebook_of(game)
    if name not in part.drawings:
        raise KeyError(name)
    return f"{name}.{language}.svg" if name in part.spoken else f"{name}.svg"


def drawing(game: str, name: str, language: str, values: Any = None) -> str:
    """A drawing with our values, or with an owner's."""
    return rulebook_of(game).drawings[name](Texts(language), values or title(game).engine.own_values())
