"""The table as an array of coloured points, for tools that make videos of games (`render_mode="rgb_array"`)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.style import Style
from rich.text import Text

from pecunia.core.errors import OptionError

SIZE = 12  # of a letter
WIDE, TALL = 8, 16  # of the cell that every letter stands in
PAPER = (250, 246, 236)
INK = (43, 36, 32)


def points(lines: list[Text], columns: int, rows: int) -> NDArray[np.uint8]:
    """The lines as an image of this many columns and rows of letters: height, width, and three colours."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise OptionError("option-no-pillow") from None
    image = Image.new("RGB", (columns * WIDE, rows * TALL), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(SIZE)
    console = Console(width=columns, force_terminal=True, color_system="truecolor")
    for row, line in enumerate(lines[:rows]):
        column = 0
        for segment in console.render(line, console.options.update(no_wrap=True, overflow="crop")):
            ink, paper = _colours(segment.style)
            for letter in segment.text.rstrip("\n"):
                corner = (column * WIDE, row * TALL)
                if paper is not None:
                    draw.rectangle((*corner, corner[0] + WIDE - 1, corner[1] + TALL - 1), fill=paper)
                if letter != " ":
                    draw.text((corner[0] + WIDE // 2, corner[1] + TALL - 4), letter, ink, font, anchor="ms")
                column += 1
    return np.asarray(image, np.uint8)


Colour = tuple[int, int, int]


def _colours(style: Style | None) -> tuple[Colour, Colour | None]:
    """The colour of the letters, and that behind them if it is not that of the paper."""
    if style is None:
        return INK, None
    ink: Any = style.color.get_truecolor() if style.color is not None and not style.color.is_default else INK
    paper: Any = style.bgcolor.get_truecolor() if style.bgcolor is not None and not style.bgcolor.is_default else None
    return (tuple(paper or PAPER), tuple(ink)) if style.reverse else (tuple(ink), paper and tuple(paper))
