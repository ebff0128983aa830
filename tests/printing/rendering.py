"""Pages as pictures: what PDFium and poppler make of a PDF, as arrays of grey or of colours from 0 to 255."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pypdfium2
import pytest

Picture = npt.NDArray[np.uint8]
INCH = 25.4  # millimetres


def by_pdfium(made: bytes, dots: float) -> Iterator[Picture]:
    """Each page in grey, with so many dots in an inch."""
    for page in pypdfium2.PdfDocument(made):
        image: Any = page.render(scale=dots / 72, grayscale=True).to_numpy()
        yield image.reshape(image.shape[0], image.shape[1])


def by_poppler(made: bytes, dots: float) -> Iterator[Picture]:
    program = shutil.which("pdftoppm")
    if program is None:
        pytest.fail("pdftoppm is missing: make services installs poppler-utils")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "made.pdf")
        file.write_bytes(made)
        subprocess.run(
            [program, "-gray", "-r", f"{dots:g}", file, f"{folder}/page"], check=True, stderr=subprocess.PIPE
        )
        for picture in sorted(Path(folder).glob("page-*.pgm")):
            yield _grey(picture.read_bytes())


def _grey(content: bytes) -> Picture:
    """A picture in the format PGM: four words, then a byte for each dot."""
    kind, wide, high, most = content.split(maxsplit=4)[:4]
    assert (kind, most) == (b"P5", b"255")
    size = int(wide) * int(high)
    return np.frombuffer(content[-size:], np.uint8).reshape(int(high), int(wide))
