"""The table at one moment, as text or as an SVG drawing: for environments, notebooks and other programs."""

import io
import re
from typing import Final

from rich.console import Console

from pecunia.core.view import View
from pecunia.terminal.elements import Lines
from pecunia.terminal.frame import Frame
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import UNICODE, Glyphs

LANGUAGE: Final = "en"
WIDTH: Final = 120
HEIGHT: Final = 50
FONT: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # removed, so that pictures load nothing from the network


def still_lines(view: View, glyphs: Glyphs = UNICODE) -> Lines:
    """The table as a seat sees it. Seats are shown by their letters."""
    picture = TITLES[view.title].picture(view.options, Texts(LANGUAGE), [""] * view.players, glyphs)
    return Frame(picture, WIDTH, HEIGHT).lines(view, [])


def still_text(view: View) -> str:
    """The table as plain text."""
    return "\n".join([line.plain.rstrip() for line in still_lines(view)]) + "\n"


def still_svg(view: View) -> str:
    """The table as an SVG drawing."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in still_lines(view):
        console.print(line, no_wrap=True, overflow="crop", highlight=False)
    return FONT.sub("", console.export_svg(title=view.title))
