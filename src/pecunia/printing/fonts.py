"""The fonts for print, made once from the fonts of the web page.

    python -m pecunia.printing.fonts web/node_modules/@fontsource

The web page uses compressed fonts, but a typesetter needs plain ones. They get new family names, because a typesetter
takes "Condensed" in a name for a width. Their lining figures become the default, since cards are full of numbers. The
fonts are under the SIL Open Font License, which allows embedding them, and changing them under another name.
"""

import argparse
from importlib import resources
from pathlib import Path
from typing import Any

from pecunia.art.lettering import fonts_used
from pecunia.core.errors import PecuniaError

FOLDER = "fonts"
SOURCE = "{family}/files/{family}-latin-{weight}-normal.woff2"
NAMES = (1, 16)  # of the family, in the name table
NORMAL_WIDTH = 5


def family_name(family: str) -> str:
    """The name of a family on paper."""
    return family.replace("-", "")


def fonts_folder() -> str:
    """The folder of the fonts. Without them nothing can be printed."""
    folder = resources.files("pecunia").joinpath("printing", FOLDER)
    if not all(folder.joinpath(f"{font}.ttf").is_file() for font in fonts_used()):
        raise PecuniaError("print-fonts")
    return str(folder)


def make_fonts(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in fonts_used():
        family, _, weight = name.rpartition("-")
        _converted(source / SOURCE.format(family=family, weight=weight), family).save(folder / f"{name}.ttf")


def _converted(file: Path, family: str) -> Any:
    from fontTools.ttLib import TTFont

    font = TTFont(file)
    font.flavor = None
    font["OS/2"].usWidthClass = NORMAL_WIDTH
    for name in NAMES:
        font["name"].setName(family_name(family), name, 3, 1, 0x409)
    _line_figures(font)
    return font


def _line_figures(font: Any) -> None:
    """If a font has lining figures, they replace the default ones."""
    features = font["GSUB"].table.FeatureList.FeatureRecord if "GSUB" in font else []
    swaps: dict[str, str] = {}
    for record in features:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for letter, glyph in table.cmap.items():
            table.cmap[letter] = swaps.get(glyph, glyph)


def main() -> None:
    parser = argparse.ArgumentParser(description="make the fonts of the printed page")
    parser.add_argument("source", type=Path)
    make_fonts(parser.parse_args().source, Path(__file__).parent / FOLDER)


if __name__ == "__main__":
    main()
