"""Pages as pictures: how PDFium and poppler render a PDF, as arrays of grey or of colours from 0 to 255."""

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pypdfium2
import pytest

Picture = npt.NDArray[np.uint8]
INCH = 25.4  # millimetres


def by_pdfium(made: bytes, dots: float) -> list[Picture]:
    """Each page in grey, with this many dots per inch."""
    with closing(pypdfium2.PdfDocument(made)) as document:
        return [_rendered(document, number, dots) for number in range(len(document))]


def _rendered(document: Any, number: int, dots: float) -> Picture:
    with closing(document[number]) as page, closing(page.render(scale=dots / 72, grayscale=True)) as bitmap:
        image: Picture = bitmap.to_numpy().copy()
    return image.reshape(image.shape[0], image.shape[1])


def by_poppler(made: bytes, dots: float) -> list[Picture]:
    program = shutil.which("pdftoppm")
    if program is None:
        pytest.fail("pdftoppm is missing: make services installs poppler-utils")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "made.pdf")
        file.write_bytes(made)
        command = [program, "-gray", "-r", f"{dots:g}", str(file), f"{folder}/page"]
        subprocess.run(command, check=True, stderr=subprocess.PIPE)
        return [_grey(picture.read_bytes()) for picture in sorted(Path(folder).glob("page-*.pgm"))]


def _grey(content: bytes) -> Picture:
    """A picture in the format PGM: four words, then a byte for each dot."""
    kind, wide, high, most = content.split(maxsplit=4)[:4]
    assert (kind, most) == (b"P5", b"255")
    size = int(wide) * int(high)
    return np.frombuffer(content[-size:], np.uint8).reshape(int(high), int(wide))


ENGINES: dict[str, Callable[[bytes, float], list[Picture]]] = {"pdfium": by_pdfium, "poppler": by_poppler}
