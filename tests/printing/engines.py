"""PDFs as pictures, by the two engines that most programs show them with: PDFium and poppler."""

import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pypdfium2


@dataclass(frozen=True)
class Image:
    """A page in grey, row by row, a byte for each dot."""

    width: int
    height: int
    dots: bytes

    def row(self, y: int) -> bytes:
        return self.dots[y * self.width : (y + 1) * self.width]


def by_pdfium(pdf: bytes, dots_an_inch: int) -> list[Image]:
    found = []
    for page in pypdfium2.PdfDocument(pdf):
        bitmap = page.render(scale=dots_an_inch / 72, grayscale=True)
        buffer = bytes(bitmap.buffer)
        rows = [buffer[y * bitmap.stride : y * bitmap.stride + bitmap.width] for y in range(bitmap.height)]
        found.append(Image(bitmap.width, bitmap.height, b"".join(rows)))
    return found


def by_poppler(pdf: bytes, dots_an_inch: int) -> list[Image]:
    with TemporaryDirectory() as folder:
        command = ["pdftoppm", "-gray", "-r", str(dots_an_inch), "-", f"{folder}/page"]
        subprocess.run(command, input=pdf, check=True)
        return [_read(file.read_bytes()) for file in sorted(Path(folder).iterdir())]


def _read(pgm: bytes) -> Image:
    kind, size, _, dots = pgm.split(b"\n", 3)
    assert kind == b"P5"
    width, height = map(int, size.split())
    return Image(width, height, dots)


ENGINES: dict[str, Callable[[bytes, int], list[Image]]] = {"pdfium": by_pdfium, "poppler": by_poppler}
