"""Pages as one PDF, made by Typst. A drawing that is used many times is stored once in the file."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from pecunia.core.errors import PecuniaError
from pecunia.printing.fonts import fonts_folder
from pecunia.printing.paper import Size
from pecunia.printing.picture_page import Page, marks
from pecunia.printing.prints import prints_of
from pecunia.titles.registry import first_title

SOURCE = "document.typ"
HAIRLINE = "0.2mm"
LOOK = 60.0  # dots per inch of a preview


class Document:
    """The source of a document, built up in a folder: pages of pictures, and chapters of text."""

    def __init__(self, folder: Path, language: str, game: str) -> None:
        self.title = ""
        self._folder = folder
        self._lines = [f'#set text(lang: "{language}", size: 10pt)', prints_of(game).typefaces.rules()]
        self._pictures: dict[str, str] = {}

    def picture(self, svg: str) -> str:
        """The file name of a picture. Equal pictures are stored once."""
        if svg not in self._pictures:
            name = f"{len(self._pictures)}.svg"
            (self._folder / name).write_text(svg, encoding="utf-8")
            self._pictures[svg] = name
        return self._pictures[svg]

    def page(self, page: Page) -> None:
        size = f"width: {page.size.width:g}mm, height: {page.size.height:g}mm"
        body = [f"#page({size}, margin: 0mm)["]
        for placed in page.pictures:
            size = f"width: {placed.size.width:.3f}mm, height: {placed.size.height:.3f}mm"
            what = f'image("{self.picture(placed.svg)}", {size})'
            body.append(f"#place(top + left, dx: {placed.x:.3f}mm, dy: {placed.y:.3f}mm, {what})")
        for x, y, across, down in marks(page):
            line = f"line(end: ({across:g}mm, {down:g}mm), stroke: {HAIRLINE})"
            body.append(f"#place(top + left, dx: {x:.3f}mm, dy: {y:.3f}mm, {line})")
        self._lines += [*body, "]"]

    def turn_over(self, size: Size) -> None:
        """The next page begins on the front of a sheet: after an odd page comes an empty one."""
        self._lines.append(f"#set page(width: {size.width:g}mm, height: {size.height:g}mm)")
        self._lines.append('#pagebreak(to: "odd", weak: true)')

    def chapter(self, markup: str) -> None:
        """Add Typst markup of our own; text from others goes through `quoted`."""
        self._lines.append(markup)

    def pdf(self) -> bytes:
        made = self._compiled("pdf")
        assert isinstance(made, bytes)
        return made

    def pictures(self, dots: float = LOOK) -> list[bytes]:
        """Each page as a PNG, by default in the resolution of a preview."""
        made = self._compiled("png", dots)
        return [made] if isinstance(made, bytes) else made

    def _compiled(self, form: Literal["pdf", "png"], dots: float = LOOK) -> bytes | list[bytes]:
        checked_typst()
        import typst

        source = self._folder / SOURCE
        lines = [f"#set document(title: {quoted(self.title)})", *self._lines]
        source.write_text("\n".join(lines), encoding="utf-8")
        found: bytes | list[bytes] = typst.compile(
            str(source), font_paths=[fonts_folder()], ignore_system_fonts=True, format=form, ppi=dots
        )
        return found


def checked_typst() -> None:
    """Everything but printing works without Typst, in a browser for example, where it has no wheel."""
    if find_spec("typst") is None:
        raise PecuniaError("print-typst")


def quoted(words: str) -> str:
    """Any text as a Typst string, in which nothing is markup."""
    escaped = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


@contextmanager
def new_document(language: str, game: str | None = None) -> Iterator[Document]:
    """A document in the typefaces of a game, in a folder that is deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="pecunia-print-") as folder:
        yield Document(Path(folder), language, game or first_title())
