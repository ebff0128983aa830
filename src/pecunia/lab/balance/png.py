"""The plots as PNG, for slides and papers that cannot use SVG. Typst renders them, like the pages for printing."""

import re
from pathlib import Path

from pecunia.core.errors import OptionError
from pecunia.lab.balance.plot import FONTS
from pecunia.lab.balance.report_blocks import Block, Plot
from pecunia.printing.fonts import fonts_folder
from pecunia.printing.paper import Size
from pecunia.printing.pdf import checked_typst, new_document
from pecunia.printing.picture_page import Page, Placed

UNIT = 25.4 / 96  # millimetres
DOTS = 192.0  # in an inch: two for each unit
SIDES = re.compile(r"viewBox='0 0 (\d+) (\d+)'")


def checked_png(folder: Path | None) -> None:
    """Refuse before anything is played if plots cannot be made."""
    if folder is None:
        raise OptionError("balance-png")
    checked_typst()
    fonts_folder()


def pngs(blocks: list[Block], language: str) -> dict[str, bytes]:
    """The plots of a report, by file name."""
    plots = [block for block in blocks if isinstance(block, Plot)]
    with new_document(language) as document:
        for plot in plots:
            document.page(_page(plot.svg))
        made = document.pictures(DOTS) if plots else []
    return {Path(plot.file).with_suffix(".png").name: png for plot, png in zip(plots, made, strict=True)}


def _page(svg: str) -> Page:
    sides = SIDES.search(svg)
    assert sides is not None
    size = Size(int(sides[1]) * UNIT, int(sides[2]) * UNIT)
    return Page(size, (Placed(svg.replace(FONTS, "alegreyasans"), 0, 0, size),))
